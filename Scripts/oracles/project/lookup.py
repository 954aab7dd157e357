"""The meaning of an expression's names, member by member."""

import sdk
from environment import key_of
from project import TYPES
from resolution import Invisible, Meaning, NotEvaluated, Symbols, Unresolved

ASSET_TYPES = ("Color", "ShapeStyle", "UIColor", "NSColor", "ColorResource")
SITES = {
    "ShapeStyle": "ShapeStyle",
    "Color": "Color",
    "UIColor": "UIColor",
    "NSColor": "NSColor",
    "CGColor": "CGColor",
    "Font": "Font",
    "Font.Weight": "Font.Weight",
    "Font.Design": "Font.Design",
    "UIFont": "UIFont",
    "CGFloat": "CGFloat",
    "Double": "Double",
    "Animation": "Animation",
}


class Lookup(Symbols):
    def meaning(self, node, place, site=None):
        """What a name or a chain of members means; raises where it means nothing here."""
        kind = node[0]
        if kind == "ref":
            return self._head(node[1], place)
        if kind == "mem" and node[1] is None:
            owner = site[1] if isinstance(site, tuple) else SITES.get(site)
            if owner is None:
                raise NotEvaluated("an implicit member of a type that is not known")
            return self._member(Meaning("type", owner), node[2], place)
        if kind == "mem":
            return self._member(self.meaning(node[1], place, site), node[2], place)
        if kind == "call":
            return self._called(self.meaning(node[1], place, site), node)
        if kind in ("force",):
            return self.meaning(node[1], place, site)
        if kind in ("int", "float"):
            return Meaning("value", "Double" if kind == "float" else "Int", static=False)
        if kind == "str":
            return Meaning("value", "String", static=False)
        raise NotEvaluated(f"an expression of kind {kind}")

    def _called(self, meaning, node):
        if meaning.kind == "type":
            return Meaning("value", meaning.path, meaning.declaration, static=False)
        if meaning.declaration and meaning.declaration["kind"] == "init":
            return Meaning("value", meaning.path, meaning.declaration, static=False)
        return meaning

    def _head(self, name, place):
        if name == "self" or name == "Self":
            if place.scopes:
                return Meaning(
                    "type" if name == "Self" else "value", place.scopes[0], static=name == "Self"
                )
            raise NotEvaluated("self outside of a type")
        for scope in place.scopes:
            found = self._find(self.plain(scope), name, place, set())
            if found:
                return self._as_meaning(found, place, scope)
        declarations = self.members.get((None, name), [])
        if declarations:
            try:
                return self._as_meaning(self.choose(declarations, place, name), place, None)
            except Invisible:
                if name not in sdk.TYPES:
                    raise
        if name in sdk.TYPES:
            self._platform(name, place)
            return Meaning("type", name)
        if name in self.modules and (name in place.imports or name == place.target.module):
            return Meaning("module", name)
        if name[:1].islower():
            raise NotEvaluated(f"'{name}' may be a local name")
        raise Unresolved(f"'{name}' is declared nowhere")

    def _platform(self, name, place):
        allowed = sdk.PLATFORMS.get(name)
        for platform, _ in place.situations if allowed else ():
            if platform not in allowed:
                raise Invisible(f"'{name}' does not exist in {platform}")

    def _as_meaning(self, declaration, place, owner):
        kind, name = declaration["kind"], declaration["name"]
        parent = self.plain(declaration["parent"])
        if kind in TYPES:
            return Meaning("type", f"{parent}.{name}" if parent else name, declaration)
        if kind == "typealias":
            return Meaning(
                "type", self.type_path(declaration["type"], declaration, place), declaration
            )
        if kind == "case":
            return Meaning("value", parent, declaration, static=False)
        return Meaning("value", self.value_type(declaration, place), declaration, static=False)

    def _member(self, base, name, place):
        if base.kind == "folder":
            return self._asset_member(base, f"{base.symbol}.{name}", place)
        if base.kind == "module":
            found = self.choose(self.members.get((None, name), []), place, name)
            if not found:
                raise Unresolved(f"module {base.path} declares no '{name}'")
            return self._as_meaning(found, place, None)
        if base.path is None:
            declared = base.declaration or {}
            value = declared.get("value") or [None]
            labels = [label for label, _ in value[1]] if value[0] == "tuple" else []
            if name in labels or f"{name}:" in (declared.get("type") or ""):
                return Meaning("value", None, static=False)
            raise NotEvaluated(f"the type before '.{name}' is not written out")
        static = base.kind == "type"
        if name == "init" and static:
            return Meaning("type", base.path, base.declaration)
        if name == "self" or name == "shared" and base.path in sdk.TYPES:
            return base
        invisible = None
        for owner in sdk.FAMILIES.get(base.path, [base.path]):
            try:
                found = self._find(owner, name, place, set(), static)
            except Invisible as error:
                invisible = error
                continue
            if found:
                return self._as_meaning(found, place, owner)
        if base.path in sdk.TYPES:
            if static and base.path in ASSET_TYPES and self._is_asset(name, place):
                return self._asset_member(base, name, place)
            if sdk.has_static(base.path, name) if static else sdk.has_instance(name):
                return Meaning("value", base.path, static=False)
            invisible = invisible or static and self._other_catalog(name)
            raise invisible or Unresolved(
                f"'{base.path}' has no {'static ' if static else ''}member '{name}'"
            )
        if invisible:
            raise invisible
        if name == "rawValue" and not static and self.raw_type(base.path):
            return Meaning("value", self.raw_type(base.path), static=False)
        self._unread(base.path, name)
        raise Unresolved(
            f"'{base.path}' has no {'static ' if static else ''}member '{name}'", outside=False
        )

    def _find(self, owner, name, place, seen, static=None):
        """The member of a type or of what it inherits from."""
        if owner in seen:
            return None
        seen.add(owner)
        found = self.members.get((owner, name), [])
        if static is not None:
            fitting = [
                d
                for d in found
                if d["kind"] in (*TYPES, "typealias", "case") or d["static"] == static
            ]
            found = (
                fitting if static else [d for d in found if not d["static"] and d["kind"] != "case"]
            )
        if found:
            return self.choose(found, place, f"{owner}.{name}")
        for declaration in self.extended.get(owner, []):
            for supertype in declaration.get("super", []):
                inherited = self._find(self.plain(supertype), name, place, seen, static)
                if inherited:
                    return inherited
        return None

    def _unread(self, path, name):
        if name in ("rawValue", "hashValue", "id", "description", "allCases") or sdk.has_instance(
            name
        ):
            raise NotEvaluated(f"'.{name}' is a member of the standard library")
        if path not in self.types:
            raise NotEvaluated(f"the type '{path}' is not declared in what is read")
        known = {
            "String",
            "Int",
            "CGFloat",
            "Double",
            "CaseIterable",
            "Equatable",
            "Hashable",
            "Sendable",
            "Codable",
            "Identifiable",
            "Decodable",
            "Encodable",
            "RawRepresentable",
            "View",
            "Error",
        }
        for declaration in self.extended[path]:
            for supertype in declaration.get("super", []):
                if self.plain(supertype) not in self.types and supertype not in known:
                    raise NotEvaluated(f"'{path}' inherits from '{supertype}', which is not read")
            if any("dynamicMemberLookup" in a for a in declaration["attributes"]):
                raise NotEvaluated(f"'{path}' looks members up dynamically")

    def kinds(self, path):
        """The kinds of declarations that a path has: struct, class, enum, protocol, …"""
        return {d["kind"] for d in self.types.get(path, [])}

    def raw_type(self, path):
        """The type of an enum's raw values; None without any."""
        supertypes = [s for d in self.types.get(path, []) for s in d.get("super", [])]
        if "enum" not in self.kinds(path):
            return None
        return next((s for s in supertypes if s in sdk.NUMBERS | {"String"}), None)

    def _is_asset(self, name, place):
        """Whether a name is a generated symbol, or a folder of some; those of the SDK's colors are not generated."""
        symbols = self.project.colors(place.target)[1]
        if name in symbols:
            return not sdk.has_static("UIColor", name) and not sdk.has_static("Color", name)
        return any(s.startswith(f"{name}.") for s in symbols)

    def _asset_member(self, base, symbol, place):
        symbols = self.project.colors(place.target)[1]
        if symbol not in symbols and not any(s.startswith(f"{symbol}.") for s in symbols):
            raise Unresolved(f"the asset catalogs have no '{symbol}'")
        found = Meaning("value" if symbol in symbols else "folder", base.path, static=False)
        found.symbol = symbol
        return found

    def asset_symbol(self, name, place):
        return self.project.colors(place.target)[1].get(name)

    def _other_catalog(self, name):
        holders = [t.name for t in self.project.targets if name in self.project.colors(t)[1]]
        return (
            Invisible(f"the asset '{name}' is in a catalog of {', '.join(holders)}")
            if holders
            else None
        )

    def environment_member(self, declaration):
        """The member of the environment's values that a wrapped property has; None for none that is read."""
        key, is_path = key_of(declaration)
        found = self.members.get(("EnvironmentValues", key), []) if is_path else []
        return found[0] if found else None

    # The type of a value.

    def type_path(self, text, declaration, place):
        """The path of a type as it is written in a declaration; None where that is no plain name."""
        if not text:
            return None
        text = text.strip().removeprefix("some ").removeprefix("any ").rstrip("?!")
        if not text.replace(".", "").replace("_", "").isalnum():
            text = self.plain(text) or ""
            if not text.replace(".", "").replace("_", "").isalnum():
                return None
        if text == "Self":
            return self.plain(declaration["parent"])
        node = None
        for part in text.split("."):
            node = ["ref", part] if node is None else ["mem", node, part]
        try:
            found = self.meaning(node, place.moved(declaration))
        except (Unresolved, Invisible, NotEvaluated, RecursionError):
            # An alias may name one of the same name in a module that is not read.
            return None
        return found.path if found.kind == "type" else None

    def value_type(self, declaration, place):
        """The type of a value: as annotated, else of its first value or of its place in the environment."""
        key, is_path = key_of(declaration)
        if is_path:
            member = self.environment_member(declaration)
            return self.value_type(member, place) if member else None
        if key:
            return self.type_path(key, declaration, place)
        if declaration.get("type"):
            return self.type_path(declaration["type"], declaration, place)
        value = declaration.get("value")
        if not value:
            return None
        try:
            return self.meaning(value, place.moved(declaration)).path
        except (Unresolved, Invisible, NotEvaluated, RecursionError):
            return None
