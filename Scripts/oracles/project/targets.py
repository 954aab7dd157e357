"""What a build makes: targets with their files, catalogs, platforms, settings and dependencies."""

import os
import re
from dataclasses import dataclass, field

PLATFORMS = {
    "iphoneos": "iOS",
    "iphonesimulator": "iOS",
    "macosx": "macOS",
    "watchos": "watchOS",
    "watchsimulator": "watchOS",
    "appletvos": "tvOS",
    "appletvsimulator": "tvOS",
    "xros": "visionOS",
    "xrsimulator": "visionOS",
    "ios": "iOS",
    "macos": "macOS",
    "tvos": "tvOS",
    "visionos": "visionOS",
}
DEPLOYMENT = {
    "iOS": "IPHONEOS_DEPLOYMENT_TARGET",
    "macOS": "MACOSX_DEPLOYMENT_TARGET",
    "watchOS": "WATCHOS_DEPLOYMENT_TARGET",
    "tvOS": "TVOS_DEPLOYMENT_TARGET",
    "visionOS": "XROS_DEPLOYMENT_TARGET",
}
SKIPPED = {".git", ".build", "DerivedData", "node_modules"}


@dataclass
class Target:
    name: str
    module: str
    platforms: set = field(default_factory=set)
    # Each file with the platforms in which it is compiled; None means all of the target's.
    files: dict = field(default_factory=dict)
    catalogs: set = field(default_factory=set)
    # One set of compilation conditions for each build configuration; None where unread.
    configurations: list = field(default_factory=list)
    deployment: dict = field(default_factory=dict)
    # Names of what it depends on: ("target", project, name), ("product", name), ("module", package, name).
    needs: set = field(default_factory=set)
    identity: tuple = ()
    package: str = ""
    is_library: bool = False
    is_test: bool = False
    asset_symbols: bool = True
    depends: set = field(default_factory=set)

    def __hash__(self):
        return id(self)

    def __eq__(self, other):
        return self is other


def identifier(name):
    """A name as the module that Xcode makes of it."""
    name = re.sub(r"[^A-Za-z0-9_]", "_", name)
    return "_" + name[1:] if name[:1].isdigit() else name


def walk(folder):
    """All files below a folder; links are not followed."""
    for place, folders, names in os.walk(folder):
        folders[:] = sorted(f for f in folders if f not in SKIPPED)
        for name in sorted(names):
            yield os.path.join(place, name)


def contents(path):
    """The Swift files and catalogs that a file or folder brings into a target."""
    path = os.path.normpath(path)
    if path.endswith(".xcassets"):
        return [], [path]
    if path.endswith(".swift"):
        return [path], []
    files, catalogs = [], set()
    if os.path.isdir(path):
        for file in walk(path):
            if ".xcassets/" in file:
                catalogs.add(file[: file.index(".xcassets/") + 9])
            elif file.endswith(".swift"):
                files.append(file)
    return files, sorted(catalogs)


def link(targets):
    """Resolves the needs of all targets to each other, with what those need in turn."""
    by_identity, products = {}, {}
    for target in targets:
        by_identity[target.identity] = target
        for product in getattr(target, "products", ()):
            products.setdefault(product, set()).add(target)
    for target in targets:
        found, open_ = set(), [target]
        while open_:
            for need in open_.pop().needs:
                if need[0] == "product":
                    reached = products.get(need[1], set())
                elif need[0] == "framework":
                    reached = {t for t in targets if t.is_library and t.module == need[1]}
                else:
                    reached = {by_identity[need]} if need in by_identity else set()
                    if not reached and need[0] == "module":
                        reached = products.get(need[2], set())
                for other in reached - found:
                    if other.is_library and other is not target:
                        found.add(other)
                        open_.append(other)
        target.depends = found
    _spread_platforms(targets)


def _spread_platforms(targets):
    """A package's target is compiled for whatever depends on it, else for what it names itself."""
    for target in targets:
        if not target.package:
            continue
        clients = [t for t in targets if not t.package and target in t.depends]
        platforms = set().union(*(t.platforms for t in clients)) if clients else set()
        target.platforms = platforms or target.platforms
        for platform in target.platforms:
            versions = [t.deployment[platform] for t in clients if platform in t.deployment]
            if versions and platform not in target.deployment:
                target.deployment[platform] = min(versions)
