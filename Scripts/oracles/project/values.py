"""What an expression is worth in light or dark, from literals, declarations and asset catalogs."""
import catalogs
import colorscience
import sdk
from colorvalues import ColorForms
from resolution import Invisible, NotEvaluated, Unresolved


class Typed(int):
    """An integer whose type is stated: its quotients are whole."""


class Font:
    def __init__(self, size, style=None):
        self.size, self.style = size, style


class Case:
    def __init__(self, path, name):
        self.path, self.name = path, name


class Struct:
    def __init__(self, path, fields):
        self.path, self.fields = path, fields


class Closure:
    def __init__(self, node, frame):
        self.node, self.frame = node, frame


class Unread:
    """A value that cannot be said, as long as nothing asks for it."""

    def __init__(self, error):
        self.error = error


TRAITS = object()


class Frame:
    """The surroundings of an evaluation: place, appearance, local values, `self`."""

    def __init__(self, place, appearance, site=None, names=None, self_value=None, depth=0):
        self.place, self.appearance, self.site = place, appearance, site
        self.names, self.self_value, self.depth = names or {}, self_value, depth

    def inner(self, **changes):
        if self.depth > 40:
            raise NotEvaluated("declarations that refer to each other")
        frame = Frame(self.place, self.appearance, self.site, dict(self.names), self.self_value, self.depth + 1)
        for name, value in changes.items():
            setattr(frame, name, value)
        return frame


class Values(ColorForms):
    def __init__(self, lookup):
        self.lookup, self.project = lookup, lookup.project
        self.assigned = {
            use[:-2] for file in self.project.files.values() for use in file.uses if use.endswith(" =")}

    def evaluate(self, node, frame):
        method = getattr(self, "_" + node[0], None) if node else None
        if not method:
            raise NotEvaluated(f"an expression of kind {node[1] if node and node[0] == 'other' else node and node[0]}")
        return method(node, frame)

    # Literals and operators.

    def _int(self, node, frame):
        return int(node[1].replace("_", ""), 0) if not node[1].isdigit() else int(node[1])

    def _float(self, node, frame):
        return float(node[1].replace("_", ""))

    def _bool(self, node, frame):
        return node[1]

    def _str(self, node, frame):
        if node[1] is None:
            raise NotEvaluated("a string with interpolations")
        return node[1]

    def _nil(self, node, frame):
        return None

    def _force(self, node, frame):
        return self.evaluate(node[1], frame)

    def _tuple(self, node, frame):
        return Struct(None, {label: self.evaluate(value, frame.inner(site=None)) for label, value in node[1]})

    def _closure(self, node, frame):
        return Closure(node, frame)

    def _pre(self, node, frame):
        value = self.evaluate(node[2], frame)
        if node[1] == "!" and isinstance(value, bool):
            return not value
        return {"-": lambda: type(value)(-value), "+": lambda: value}[node[1]]() if node[1] in "-+" else self._fail()

    def _fail(self, why="an operator"):
        raise NotEvaluated(why)

    def _op(self, node, frame):
        _, symbol, left, right = node
        if symbol == "??":
            first = self.evaluate(left, frame)
            return first if first is not None else self.evaluate(right, frame)
        a = self.evaluate(left, frame)
        b = self.evaluate(right, frame.inner(site=("case", a.path) if isinstance(a, Case) else frame.site))
        if symbol in ("==", "!="):
            same = (a.name == b.name) if isinstance(a, Case) and isinstance(b, Case) else a == b
            return same == (symbol == "==")
        if not all(isinstance(v, (int, float)) for v in (a, b)):
            self._fail(f"'{symbol}' on values that are no numbers")
        whole = isinstance(a, Typed) or isinstance(b, Typed)
        try:
            result = {
                "+": lambda: a + b, "-": lambda: a - b, "*": lambda: a * b,
                "/": lambda: int(a) // int(b) if whole else a / b, ">>": lambda: int(a) >> int(b),
                "<<": lambda: int(a) << int(b), "&": lambda: int(a) & int(b), "|": lambda: int(a) | int(b),
                "&&": lambda: a and b, "||": lambda: a or b, "<": lambda: a < b, ">": lambda: a > b,
                "<=": lambda: a <= b, ">=": lambda: a >= b}[symbol]()
        except (KeyError, ZeroDivisionError):
            self._fail(f"the operator '{symbol}'")
        return Typed(result) if whole and isinstance(result, int) and not isinstance(result, bool) else result

    # Statements.

    def _if(self, node, frame):
        if self.evaluate(node[1], frame):
            return self.run(node[2], frame)
        return self.run(node[3], frame) if node[3] else None

    def _switch(self, node, frame):
        subject = self.evaluate(node[1], frame)
        for patterns, body in node[2]:
            for pattern in patterns:
                if pattern == ["default"]:
                    return self.run(body, frame)
                if isinstance(subject, Case):
                    if pattern[0] != "mem":
                        self._fail("a pattern")
                    if pattern[2] == subject.name:
                        return self.run(body, frame)
                elif self.evaluate(pattern, frame) == subject:
                    return self.run(body, frame)
        self._fail("a switch without a case for the value")

    def run(self, block, frame):
        """The value that a body returns."""
        for position, statement in enumerate(block or []):
            kind = statement[0]
            if kind == "let" and statement[2]:
                frame.names[statement[1]] = self.evaluate(statement[2], frame)
            elif kind == "return" and statement[1]:
                return self.evaluate(statement[1], frame)
            elif kind == "guard":
                if not self.evaluate(statement[1], frame):
                    return self.run(statement[2], frame)
            elif kind == "expr":
                value = self.evaluate(statement[1], frame)
                if value is not None or position == len(block) - 1:
                    return value
            else:
                self._fail(f"a statement ({statement[1] if len(statement) > 1 else kind})")
        return None

    # Names.

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
            return self.lookup.meaning(node, frame.place, frame.site).kind in ("type", "module")
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
            contents = self.lookup.asset_symbol(name, frame.place)
            if contents:
                return self.asset(contents, frame)
            owner = "Color" if meaning.path == "ShapeStyle" else meaning.path
            color = colorscience.system(owner, name, frame.appearance)
            if color:
                return color
            raise NotEvaluated(f"the value of the SDK's '{name}'")
        if meaning.path in sdk.FONTS:
            return Font(None, name)
        if name == "zero":
            return 0
        raise NotEvaluated(f"the SDK's '{name}'")

    def declared(self, declaration, frame, self_value=None):
        """The value of a constant or of a computed property."""
        if declaration["kind"] == "case":
            return Case(self.lookup.plain(declaration["parent"]), declaration["name"])
        if declaration["kind"] not in ("let", "var"):
            raise NotEvaluated(f"'{declaration['name']}' is a {declaration['kind']}")
        if any(a.startswith("@") and a[1:2].isupper() and not a.startswith("@MainActor")
               for a in declaration["attributes"]):
            raise NotEvaluated(f"'{declaration['name']}' has a wrapper: {declaration['attributes'][0]}")
        if declaration["kind"] == "var" and not declaration.get("body") and declaration["static"]:
            path = f"{self.lookup.plain(declaration['parent'])}.{declaration['name']}"
            if any(self.lookup.plain(use) == path for use in self.assigned):
                raise NotEvaluated(f"'{path}' is assigned elsewhere")
        kind = (declaration.get("type") or "").rstrip("?!")
        site = kind.split(".")[-1] if kind.split(".")[-1] in sdk.TYPES else None
        inner = frame.inner(place=frame.place.moved(declaration), names={}, self_value=self_value, site=site)
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
        if value is TRAITS and name in ("userInterfaceStyle", "traitCollection"):
            return Case("ColorScheme", frame.appearance) if name[0] == "u" else TRAITS
        if isinstance(value, Struct) and name in value.fields:
            return value.fields[name]
        if name == "rawValue" and isinstance(value, Case):
            for declaration in self.lookup.members.get((value.path, value.name), []):
                if declaration.get("value"):
                    return self.evaluate(declaration["value"], frame)
        for owner in self.owners(value):
            for declaration in self.lookup.members.get((owner, name), []):
                if not declaration["static"] and declaration["kind"] in ("let", "var"):
                    return self.declared(declaration, frame, value)
        if isinstance(value, tuple) and name in ("cgColor", "color", "swiftUIColor", "uiColor"):
            return value
        raise NotEvaluated(f"the member '.{name}'")

    @staticmethod
    def owners(value):
        if isinstance(value, (Struct, Case)):
            return [value.path]
        if isinstance(value, tuple):
            return ["Color", "UIColor", "NSColor", "CGColor"]
        return ["CGFloat", "Double"] if isinstance(value, (int, float)) else []

    # Calls.

    def _call(self, node, frame):
        _, callee, arguments, closure = node
        if callee and callee[0] == "closure":
            return self.run(callee[2], frame.inner())
        name = callee[1] if callee and callee[0] == "ref" else callee[2] if callee and callee[0] == "mem" else None
        if callee[0] == "ref" and name in sdk.NUMBERS | {"UInt", "UInt32", "UInt64", "NSNumber"} and len(arguments) == 1:
            value = self.evaluate(arguments[0][1], frame)
            if not isinstance(value, (int, float)):
                self._fail("a conversion")
            return Typed(value) if name.startswith(("Int", "UInt")) else float(value)
        if callee[0] == "mem" and callee[1] is not None and name != "init" and not self._is_type(callee[1], frame):
            return self.method(self.evaluate(callee[1], frame), name, arguments, frame)
        if name == "init" and callee[0] == "mem":
            owner = frame.site if callee[1] is None else self.lookup.meaning(callee[1], frame.place).path
            return self.construct(owner, arguments, closure, frame)
        if callee[0] == "mem" and name in ("system", "systemFont", "custom", "boldSystemFont"):
            return self.font(name, arguments, frame)
        try:
            meaning = self.lookup.meaning(callee, frame.place, frame.site)
        except (Unresolved, Invisible) as error:
            raise NotEvaluated(str(error)) from error
        if meaning.kind == "type":
            return self.construct(meaning.path, arguments, closure, frame)
        if meaning.declaration and meaning.declaration["kind"] == "func":
            owner, overloads = self.lookup.plain(meaning.declaration["parent"]), []
            overloads = self.lookup.members.get((owner, meaning.declaration["name"]), [])
            try:
                return self.apply(self.overload(overloads, arguments), arguments, closure, frame, None)
            except NotEvaluated:
                if owner in sdk.COLORS and "hex" in name.lower():
                    return self.single(owner, [("hex", arguments[0][1])], {}, frame)
                raise
        raise NotEvaluated(f"a call of '{name}'")

    def font(self, name, arguments, frame):
        for label, value in arguments:
            if label in ("size", "ofSize", "fixedSize"):
                size = self.evaluate(value, frame.inner(site="CGFloat"))
                return Font(size if isinstance(size, (int, float)) else self._fail("a font's size"))
        return Font(None, "style")

    def method(self, value, name, arguments, frame):
        if isinstance(value, tuple) and name in ("opacity", "withAlphaComponent") and len(arguments) == 1:
            alpha = self.evaluate(arguments[0][1], frame)
            if not isinstance(alpha, (int, float)):
                self._fail("an opacity")
            return (*value[:3], value[3] * alpha if name == "opacity" else float(alpha))
        if isinstance(value, Font):
            return value
        for owner in self.owners(value):
            overloads = self.lookup.members.get((owner, name), [])
            if overloads:
                return self.apply(self.overload(overloads, arguments), arguments, None, frame, value)
        raise NotEvaluated(f"a call of '.{name}'")

    def overload(self, declarations, arguments):
        given = [label or "_" for label, _ in arguments]
        for declaration in declarations:
            labels, defaults = declaration.get("labels", []), declaration.get("defaults", [])
            if [l for l, d in zip(labels, defaults) if d is None or l in given or l == "_"] == given or labels == given:
                return declaration
        raise NotEvaluated(f"the overload for ({', '.join(given)})")

    def bind(self, declaration, arguments, closure, frame, inner):
        """Puts the arguments of a call into the names of its parameters."""
        given = [(label or "_", value) for label, value in arguments]
        if closure:
            given.append((None, closure))
        for label, name, default, kind in zip(
                declaration["labels"], declaration["names"], declaration["defaults"], declaration["types"]):
            kind = kind.rstrip("?!")
            if given and given[0][0] in (label, None):
                site = kind if kind in sdk.TYPES else None
                try:
                    inner.names[name] = self.typed(self.evaluate(given.pop(0)[1], frame.inner(site=site)), kind)
                except NotEvaluated as error:
                    inner.names[name] = Unread(error)
            elif default is not None:
                try:
                    inner.names[name] = self.typed(self.evaluate(default, inner.inner(site=kind)), kind)
                except NotEvaluated as error:
                    inner.names[name] = Unread(error)
            else:
                raise NotEvaluated(f"the argument '{label}'")

    def apply(self, declaration, arguments, closure, frame, self_value):
        """The result of a function of the app."""
        result = (declaration.get("type") or "").rstrip("?!")
        inner = frame.inner(
            place=frame.place.moved(declaration), names={}, self_value=self_value,
            site=result if result in sdk.TYPES else None)
        self.bind(declaration, arguments, closure, frame, inner)
        value = self.run(declaration.get("body"), inner)
        return value if value is not None else self._fail("a function without a value")

    def asset(self, contents, frame):
        color = catalogs.value(contents, frame.appearance)
        return color if color else self._fail(f"the asset {self.project.relative(contents)}")
