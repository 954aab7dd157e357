"""Finds what a name means at a place of a target, and whether the place can see it."""

import re

import conditions
from buildsettings import version
from project import TYPES, path_of

RANKS = {"private": 0, "fileprivate": 1, "internal": 2, "package": 3, "public": 4, "open": 4}
PREFIXES = re.compile(r"^(SwiftUI|SwiftUICore|UIKit|AppKit|CoreGraphics|Foundation|Swift)\.")


class Unresolved(Exception):
    """Nothing declares the name; `outside` where what stands before it is not the project's either."""

    def __init__(self, message, outside=True):
        super().__init__(message)
        self.outside = outside


class Invisible(Exception):
    """The name is declared, but not for this place."""


class NotEvaluated(Exception):
    """It cannot be said from what is read here."""


class Place:
    """A position of a file as one target compiles it."""

    def __init__(self, file, offset, target, imports=None):
        self.file, self.offset, self.target = file, offset, target
        self.imports = file.imports if imports is None else imports
        self.scopes = file.scopes(offset)
        self.conditions = file.conditions(offset)
        self.situations = [
            (platform, flags)
            for platform, flags in conditions.situations(
                target, self.conditions, target.files.get(file.path)
            )
            if file.builds_for(platform)
        ]

    def moved(self, declaration):
        """The place of a declaration, as its own target compiles it."""
        file = declaration["file"]
        target = (
            self.target
            if file.path in self.target.files
            else next((t for t in file.targets if t in self.target.depends), self.target)
        )
        place = Place(file, declaration["start"], target)
        place.situations = self.situations or place.situations
        return place


class Meaning:
    """What a path means: a type, a folder of assets, a value with its declaration, or a name of the SDK."""

    def __init__(self, kind, path=None, declaration=None, static=True):
        self.kind, self.path, self.declaration, self.static = kind, path, declaration, static
        # The generated symbol of an asset, or of a folder of assets that is a namespace.
        self.symbol = None


class Symbols:
    def __init__(self, project):
        self.project, self.members, self.types = project, {}, {}
        self.modules = {t.module: t for t in project.targets if t.module}
        for file in project.files.values():
            for declaration in file.declarations:
                if declaration["kind"] == "extension":
                    continue
                parent = self.plain(declaration["parent"])
                self.members.setdefault((parent, declaration["name"]), []).append(declaration)
                if declaration["kind"] in TYPES:
                    self.types.setdefault(self.plain(path_of(declaration)), []).append(declaration)
        self.extended = {}
        for file in project.files.values():
            for declaration in file.declarations:
                if declaration["kind"] in TYPES:
                    self.extended.setdefault(self.plain(path_of(declaration)), []).append(
                        declaration
                    )

    def plain(self, path):
        """A path without a module in front and without generic arguments."""
        if path is None:
            return None
        path = PREFIXES.sub("", re.sub(r"<.*>", "", path).replace(" ", ""))
        head, dot, rest = path.partition(".")
        return rest if dot and head in self.modules and (None, head) not in self.members else path

    # What can be seen.

    def access(self, declaration):
        """The effective access level of a declaration."""
        parent = self._enclosing(declaration)
        own = declaration["access"]
        if parent is None:
            return own or "internal"
        if own is None:
            own = "internal"
            if parent["kind"] == "extension" and parent["access"]:
                own = "fileprivate" if parent["access"] == "private" else parent["access"]
            elif parent["kind"] == "protocol" or declaration["kind"] == "case":
                own = self.access(parent)
        if parent["kind"] == "extension":
            return own
        outer = self.access(parent)
        return own if RANKS[own] <= RANKS[outer] else outer

    def _enclosing(self, declaration):
        index = declaration["in"]
        return declaration["file"].declarations[index] if index >= 0 else None

    def obstacle(self, declaration, place):
        """Why a place cannot use a declaration; None when it can."""
        file, target = declaration["file"], place.target
        access = self.access(declaration)
        where = f"{self.project.relative(file.path)}:{declaration['line']}"
        if file.path in target.files:
            if RANKS[access] < 2 and file is not place.file:
                return f"{access} in {where}"
            if access == "private" and not self._in_scope(declaration, place):
                return f"private in another scope, {where}"
        else:
            modules = [t for t in file.targets if t in target.depends]
            if not modules:
                names = ", ".join(sorted(t.name for t in file.targets)) or "no target"
                return f"declared in {names} ({where}), which {target.name} does not depend on"
            same = any(t.package and t.package == target.package for t in modules)
            if access not in ("public", "open") and not (access == "package" and same):
                return f"{access} in module {modules[0].module} ({where})"
            if not any(self._imported(t.module, declaration, place) for t in modules):
                return f"module {modules[0].module} is not imported ({where})"
        return self._situation(declaration, place, where) or self._too_new(
            declaration, place, where
        )

    def _in_scope(self, declaration, place):
        parent = self._enclosing(declaration)
        if parent is None:
            return True
        inside = parent["start"] <= place.offset < parent["end"]
        return inside or self.plain(path_of(parent)) in place.scopes

    def _imported(self, module, declaration, place):
        head = (declaration["parent"] or declaration["name"]).split(".")[0]
        if module in self._closure(place.imports):
            return True
        own = any(
            d["file"].targets and d["file"].targets[0].module == module
            for d in self.members.get((None, self.plain(head)), [])
        )
        # A member of another module's type is visible once any file of the target imports it.
        return not own and any(
            module in self._closure(self.project.files[p].imports)
            for p in place.target.files
            if p in self.project.files
        )

    def _closure(self, imports):
        found, open_ = set(), list(imports)
        while open_:
            module = open_.pop()
            if module in found:
                continue
            found.add(module)
            target = self.modules.get(module)
            for path in target.files if target else ():
                if path in self.project.files:
                    open_ += self.project.files[path].exported
        return found

    def _situation(self, declaration, place, where):
        file = declaration["file"]
        own = file.path in place.target.files
        limits = place.target.files.get(file.path)
        needed = file.conditions(declaration["start"])
        for platform, flags in place.situations:
            if limits and platform not in limits:
                return f"not compiled for {platform} ({where})"
            flags = flags if own else flags & {"DEBUG"} | {"SWIFT_PACKAGE"}
            for condition in needed:
                if condition in place.conditions:
                    continue
                if conditions.evaluate(condition, platform, flags, self.modules) is False:
                    return (
                        f"under an #if that does not hold in {platform} {sorted(flags)} ({where})"
                    )
        return None

    def _too_new(self, declaration, place, where):
        while declaration:
            for attribute in declaration["attributes"]:
                if not attribute.startswith("@available"):
                    continue
                if "unavailable" in attribute:
                    return f"unavailable ({where})"
                for name, number in re.findall(
                    r"\b(iOS|macOS|watchOS|tvOS|visionOS)\s+([\d.]+)", attribute
                ):
                    least = place.target.deployment.get(name)
                    compiled = {p for p, _ in place.situations}
                    if (
                        name in compiled
                        and least
                        and version(number) > least
                        and not self._guarded(place)
                    ):
                        return f"needs {name} {number}, the target starts at {least[0]}.{least[1]} ({where})"
            declaration = self._enclosing(declaration)
        return None

    def _guarded(self, place):
        return any(
            a.startswith("@available")
            for d in place.file.declarations
            if d["start"] <= place.offset < d["end"]
            for a in d["attributes"]
        )

    # What a name means.

    def choose(self, declarations, place, name):
        """The visible one of several declarations of a name."""
        if not declarations:
            return None
        obstacles = [(self.obstacle(d, place), d) for d in declarations]
        visible = [d for o, d in obstacles if o is None]
        if not visible:
            raise Invisible(f"'{name}': {obstacles[0][0]}")
        own = [d for d in visible if d["file"].path in place.target.files]
        chosen = own or visible
        values = [
            d
            for d in chosen
            if d["kind"] in ("let", "var", "case") and d["static"] == chosen[0]["static"]
        ]
        parents = {self.plain(d["parent"]) for d in values}
        if (
            len(values) > 1
            and len(parents) == 1
            and not any(self._enclosing(d) and self._enclosing(d).get("where") for d in values)
        ):
            if self._together(values, place):
                places = ", ".join(
                    f"{self.project.relative(d['file'].path)}:{d['line']}" for d in values[:2]
                )
                raise Invisible(f"'{name}' is ambiguous: declared in {places}")
        return chosen[0]

    def _together(self, values, place):
        """Whether two declarations are compiled in one situation."""
        for platform, flags in place.situations:
            holding = [
                d
                for d in values
                if all(
                    conditions.evaluate(c, platform, flags, self.modules) is not False
                    for c in d["file"].conditions(d["start"])
                )
                and platform in (place.target.files.get(d["file"].path) or {platform})
            ]
            if len(holding) > 1:
                return True
        return False
