"""Targets of Swift packages, read from the syntax tree of Package.swift; nothing is executed."""

import os

from buildsettings import version
from targets import Target, contents

KINDS = (
    "target",
    "executableTarget",
    "testTarget",
    "macro",
    "plugin",
    "systemLibrary",
    "binaryTarget",
)


class Manifest:
    """The values of a manifest that are written out, also through its own constants."""

    def __init__(self, declarations):
        self.constants = {
            d["name"]: d.get("value")
            for d in declarations
            if d["kind"] in ("let", "var") and d["in"] < 0
        }

    def find(self):
        for value in self.constants.values():
            if value and value[0] == "call" and value[1] == ["ref", "Package"]:
                return value
        return None

    def resolve(self, node):
        if node and node[0] == "ref":
            return self.resolve(self.constants.get(node[1]))
        return node

    def items(self, node):
        """The elements of a list; None where they are not written out."""
        node = self.resolve(node)
        if not node:
            return []
        if node[0] == "array":
            return [self.resolve(element) for element in node[1]]
        if node[0] == "op" and node[1] == "+":
            left, right = self.items(node[2]), self.items(node[3])
            return None if left is None or right is None else left + right
        return None

    def text(self, node):
        node = self.resolve(node)
        return node[1] if node and node[0] == "str" else None

    def argument(self, call, label):
        return next((value for name, value in call[2] if name == label), None)

    def name(self, node):
        """The name of a call such as `.target(…)`."""
        if node and node[0] == "call" and node[1] and node[1][0] == "mem":
            return node[1][2]
        return None


def read(path, declarations, problems):
    """The targets that a manifest declares."""
    manifest = Manifest(declarations)
    package = manifest.find()
    folder = os.path.dirname(path)
    entries = manifest.items(manifest.argument(package, "targets")) if package else None
    if entries is None:
        problems.append(f"{path}: its targets are not written out")
        return []
    platforms, deployment = _platforms(manifest, package)
    products = _products(manifest, package)
    targets = []
    for entry in entries:
        kind, name = manifest.name(entry), None
        if kind in KINDS:
            name = manifest.text(manifest.argument(entry, "name"))
        if not name:
            problems.append(f"{path}: a target that is not written out")
            continue
        target = Target(
            name, name.replace("-", "_"), identity=("module", folder, name), package=folder
        )
        target.is_library = kind == "target"
        target.is_test = kind == "testTarget"
        target.platforms, target.deployment = set(platforms), dict(deployment)
        target.configurations = [{"DEBUG", "SWIFT_PACKAGE"}, {"SWIFT_PACKAGE"}]
        target.products = products.get(name, set())
        # The only target of its kind may have its files in the folder for all of them.
        alone = sum((manifest.name(e) == "testTarget") == target.is_test for e in entries) == 1
        _members(manifest, entry, target, folder, alone)
        _needs(manifest, entry, target, folder)
        targets.append(target)
    return targets


def _platforms(manifest, package):
    names, deployment = set(), {}
    for entry in manifest.items(manifest.argument(package, "platforms")) or []:
        name = manifest.name(entry)
        if not name:
            continue
        names.add(name)
        value = entry[2][0][1] if entry[2] else None
        if value and value[0] == "mem":
            deployment[name] = version(value[2].lstrip("v").replace("_", "."))
        elif value and value[0] == "str":
            deployment[name] = version(value[1])
    return names, deployment


def _products(manifest, package):
    result = {}
    for entry in manifest.items(manifest.argument(package, "products")) or []:
        if manifest.name(entry) != "library":
            continue
        name = manifest.text(manifest.argument(entry, "name"))
        for target in manifest.items(manifest.argument(entry, "targets")) or []:
            result.setdefault(manifest.text(target), set()).add(name)
    return result


def _members(manifest, entry, target, folder, alone):
    path = manifest.text(manifest.argument(entry, "path"))
    roots = (
        ("Tests", "Sources", "Source", "src", "srcs")
        if target.is_test
        else ("Sources", "Source", "src", "srcs")
    )
    if path is None:
        places = [os.path.join(folder, root, target.name) for root in roots]
        if alone:
            places += [os.path.join(folder, root) for root in roots]
        place = next((p for p in places if os.path.isdir(p)), places[0])
    else:
        place = os.path.normpath(os.path.join(folder, path))
    texts = lambda label: [
        manifest.text(n) for n in manifest.items(manifest.argument(entry, label)) or []
    ]
    sources = [os.path.join(place, s) for s in texts("sources") if s] or [place]
    excluded = [os.path.normpath(os.path.join(place, e)) for e in texts("exclude") if e]
    outside = lambda p: not any(p == e or p.startswith(e + "/") for e in excluded)
    for source in sources:
        files, _ = contents(source)
        target.files |= {file: None for file in files if outside(file)}
    _, catalogs = contents(place)
    target.catalogs = {c for c in catalogs if outside(c)}


def _needs(manifest, entry, target, folder):
    for need in manifest.items(manifest.argument(entry, "dependencies")) or []:
        name = manifest.text(need)
        if name is None and (manifest.name(need) or "").removesuffix("Item") in (
            "target",
            "product",
            "byName",
        ):
            name = manifest.text(manifest.argument(need, "name"))
        if name and (manifest.name(need) or "").removesuffix("Item") == "product":
            target.needs.add(("product", name))
        elif name:
            target.needs.add(("module", folder, name))
