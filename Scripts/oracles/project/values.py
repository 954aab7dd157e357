"""What an expression is worth in light or dark, from literals, declarations and asset catalogs."""

import catalogs
import colorscience
import sdk
from calls import Calls
from colorvalues import ColorForms
from environment import Environment
from expressions import Expressions
from kinds import TRAITS, Case, Font, Several, Struct, Typed, Unread
from resolution import Invisible, NotEvaluated, Unresolved


class Values(Expressions, Calls, ColorForms, Environment):
    def __init__(self, lookup):
        self.lookup, self.project = lookup, lookup.project
        self.assigned = {
            use[:-2]
            for file in self.project.files.values()
            for use in file.uses
            if use.endswith(" =")
        }

    def evaluate(self, node, frame):
        method = getattr(self, "_" + node[0], None) if node else None
        if not method:
            raise NotEvaluated(
                f"an expression of kind {node[1] if node and node[0] == 'other' else node and node[0]}"
            )
        return method(node, frame)

    def _ref(self, node, frame):
        name = node[1]
        if name in frame.names:
            if isinstance(frame.names[name], Unread):
                raise frame.names[name].error
            return frame.names[name]
        if name == "self" and frame.self_value is not None:
            return frame.self_value
        if name in ("$0", "traits", "traitCollection"):
            return TRAITS
        if name in ("colorScheme", "scheme"):
            return Case("ColorScheme", frame.appearance)
        if frame.self_value is not None:
            try:
                return self.member(frame.self_value, name, frame)
            except NotEvaluated:
                pass
        return self._named(node, frame)

    def _mem(self, node, frame):
        _, base, name = node
        if base is None:
            if name in ("dark", "light", "unspecified") and frame.site == ("case", "ColorScheme"):
                return Case("ColorScheme", name)
            if isinstance(frame.site, tuple):
                return Case(frame.site[1], name)
            return self._named(node, frame)
        if not self._is_type(base, frame):
            value = self.evaluate(base, frame)
            return self.member(value, name, frame)
        return self._named(node, frame)

    def _is_type(self, node, frame):
        if node[0] == "ref" and node[1] in frame.names:
            return False
        try:
            return self.lookup.meaning(node, frame.place, frame.site).kind in ("type", "module", "folder")
        except (NotEvaluated, Unresolved, Invisible):
            return False

    def _named(self, node, frame):
        """The value of a declaration, or of a color of the SDK or of a catalog."""
        try:
            meaning = self.lookup.meaning(node, frame.place, frame.site)
        except (Unresolved, Invisible) as error:
            raise NotEvaluated(str(error)) from error
        if meaning.declaration:
            return self.declared(meaning.declaration, frame)
        name = node[2] if node[0] == "mem" else node[1]
        if meaning.path in sdk.COLORS:
            if meaning.symbol:
                return self.asset(self.lookup.asset_symbol(meaning.symbol, frame.place), frame)
            owner = "Color" if meaning.path == "ShapeStyle" else meaning.path
            color = colorscience.system(owner, name, frame.appearance)
            if color:
                return color
            raise NotEvaluated(f"the value of the SDK's '{name}'")
        if meaning.path in sdk.FONTS:
            return Font(sdk.TEXT_STYLES.get(name), name)
        if name == "zero":
            return 0
        raise NotEvaluated(f"the SDK's '{name}'")

    def declared(self, declaration, frame, self_value=None):
        """The value of a constant or of a computed property."""
        if declaration["kind"] == "case":
            return Case(self.lookup.plain(declaration["parent"]), declaration["name"])
        if declaration["kind"] not in ("let", "var"):
            raise NotEvaluated(f"'{declaration['name']}' is a {declaration['kind']}")
        wrapped = self.wrapped(declaration, frame)
        if wrapped is not None:
            return wrapped
        if any(
            a.startswith("@") and a[1:2].isupper() and not a.startswith("@MainActor")
            for a in declaration["attributes"]
        ):
            raise NotEvaluated(
                f"'{declaration['name']}' has a wrapper: {declaration['attributes'][0]}"
            )
        if declaration["kind"] == "var" and not declaration.get("body") and declaration["static"]:
            path = f"{self.lookup.plain(declaration['parent'])}.{declaration['name']}"
            if any(self.lookup.plain(use) == path for use in self.assigned):
                raise NotEvaluated(f"'{path}' is assigned elsewhere")
        kind = (declaration.get("type") or "").rstrip("?!")
        site = kind.split(".")[-1] if kind.split(".")[-1] in sdk.TYPES else None
        inner = frame.inner(
            place=frame.place.moved(declaration), names={}, self_value=self_value, site=site
        )
        if declaration.get("body"):
            return self.run(declaration["body"], inner)
        if declaration.get("value"):
            return self.typed(self.evaluate(declaration["value"], inner), kind)
        raise NotEvaluated(f"'{declaration['name']}' has no value where it is declared")

    @staticmethod
    def typed(value, kind):
        """A number of a type that is written: whole ones divide without a fraction."""
        if kind.startswith(("Int", "UInt")) and isinstance(value, int):
            return Typed(value)
        if kind in ("Double", "CGFloat", "Float") and isinstance(value, int):
            return float(value)
        return value

    def member(self, value, name, frame):
        """A member of a value."""
        if isinstance(value, Several):
            return Several([self.member(v, name, frame) for v in value.values])
        if value is TRAITS and name in ("userInterfaceStyle", "traitCollection"):
            return Case("ColorScheme", frame.appearance) if name[0] == "u" else TRAITS
        if isinstance(value, Struct) and name in value.fields:
            if isinstance(value.fields[name], Unread):
                raise value.fields[name].error
            return value.fields[name]
        if name == "rawValue" and isinstance(value, Case):
            return self.raw(value, frame)
        for owner in self.owners(value):
            for declaration in self.lookup.members.get((owner, name), []):
                if not declaration["static"] and declaration["kind"] in ("let", "var"):
                    return self.declared(declaration, frame, value)
        if isinstance(value, tuple) and name in ("cgColor", "color", "swiftUIColor", "uiColor"):
            return value
        raise NotEvaluated(f"the member '.{name}'")

    def raw(self, case, frame):
        """The raw value of a case: the written one, else its name or the number after the one before."""
        cases = sorted(
            (
                d
                for (owner, _), declarations in self.lookup.members.items()
                if owner == case.path
                for d in declarations
                if d["kind"] == "case"
            ),
            key=lambda d: d["start"],
        )
        kind = self.lookup.raw_type(case.path)
        if kind == "String":
            found = next((d for d in cases if d["name"] == case.name), None)
            if found is None:
                raise NotEvaluated(f"the raw value of '{case.name}'")
            return self.evaluate(found["value"], frame) if found.get("value") else case.name
        number = -1
        for declaration in cases:
            number = number + 1
            if declaration.get("value"):
                number = self.evaluate(declaration["value"], frame)
            if declaration["name"] == case.name:
                return self.typed(number, kind or "")
        raise NotEvaluated(f"the raw value of '{case.name}'")

    @staticmethod
    def owners(value):
        if isinstance(value, (Struct, Case)):
            return [value.path]
        if isinstance(value, tuple):
            return ["Color", "UIColor", "NSColor", "CGColor"]
        return ["CGFloat", "Double"] if isinstance(value, (int, float)) else []

    def asset(self, contents, frame):
        color = catalogs.value(contents, frame.appearance)
        return color if color else self._fail(f"the asset {self.project.relative(contents)}")
