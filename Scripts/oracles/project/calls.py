"""Calls of conversions, initializers, functions and methods."""

import sdk
from kinds import Font, Several, Struct, Typed, Unread
from resolution import Invisible, NotEvaluated, Unresolved


class Calls:
    """The part of the evaluator that follows calls."""

    def _call(self, node, frame):
        _, callee, arguments, closure = node
        if callee and callee[0] == "closure":
            return self.run(callee[2], frame.inner())
        contents = self.generated(callee, frame)
        if contents:
            return self.asset(contents, frame)
        name = (
            callee[1]
            if callee and callee[0] == "ref"
            else callee[2] if callee and callee[0] == "mem" else None
        )
        if (
            callee[0] == "ref"
            and name in sdk.NUMBERS | {"UInt", "UInt32", "UInt64", "NSNumber"}
            and len(arguments) == 1
        ):
            value = self.evaluate(arguments[0][1], frame)
            if not isinstance(value, (int, float)):
                self._fail("a conversion")
            return Typed(value) if name.startswith(("Int", "UInt")) else float(value)
        if (
            callee[0] == "mem"
            and callee[1] is not None
            and name != "init"
            and not self._is_type(callee[1], frame)
        ):
            return self.method(self.evaluate(callee[1], frame), name, arguments, frame)
        if name == "init" and callee[0] == "mem":
            owner = (
                frame.site
                if callee[1] is None
                else self.lookup.meaning(callee[1], frame.place).path
            )
            return self.construct(owner, arguments, closure, frame)
        if callee[0] == "mem" and name in ("system", "systemFont", "custom", "boldSystemFont", "preferredFont"):
            return self.font(name, arguments, frame)
        if callee[0] == "mem" and frame.site == "Animation" and name in sdk.ANIMATIONS:
            return Struct(
                f"Animation.{name}",
                {label: self.evaluate(v, frame.inner(site="Double")) for label, v in arguments},
            )
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
                return self.apply(
                    self.overload(overloads, arguments, frame), arguments, closure, frame, None
                )
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
        for label, value in arguments:
            if label in (None, "forTextStyle") and value[0] == "mem" and value[2] in sdk.TEXT_STYLES:
                return Font(sdk.TEXT_STYLES[value[2]], value[2])
        return Font(None, "style")

    def method(self, value, name, arguments, frame):
        if isinstance(value, Several):
            return Several([self.method(v, name, arguments, frame) for v in value.values])
        if (
            isinstance(value, tuple)
            and name in ("opacity", "withAlphaComponent")
            and len(arguments) == 1
        ):
            alpha = self.evaluate(arguments[0][1], frame)
            if not isinstance(alpha, (int, float)):
                self._fail("an opacity")
            return (*value[:3], value[3] * alpha if name == "opacity" else float(alpha))
        if isinstance(value, Font):
            return value
        for owner in self.owners(value):
            overloads = self.lookup.members.get((owner, name), [])
            if overloads:
                return self.apply(
                    self.overload(overloads, arguments, frame), arguments, None, frame, value
                )
        raise NotEvaluated(f"a call of '.{name}'")

    def overload(self, declarations, arguments, frame):
        # Of one declaration for each branch of `#if`, the one that is compiled.
        declarations = [
            d for d in declarations if self.lookup.obstacle(d, frame.place) is None
        ] or declarations
        given = [label or "_" for label, _ in arguments]
        for declaration in declarations:
            labels, defaults = declaration.get("labels", []), declaration.get("defaults", [])
            if [
                l for l, d in zip(labels, defaults) if d is None or l in given or l == "_"
            ] == given or labels == given:
                return declaration
        raise NotEvaluated(f"the overload for ({', '.join(given)})")

    def bind(self, declaration, arguments, closure, frame, inner):
        """Puts the arguments of a call into the names of its parameters."""
        given = [(label or "_", value) for label, value in arguments]
        if closure:
            given.append((None, closure))
        for label, name, default, kind in zip(
            declaration["labels"],
            declaration["names"],
            declaration["defaults"],
            declaration["types"],
        ):
            kind = kind.rstrip("?!")
            if given and given[0][0] in (label, None):
                site = kind if kind in sdk.TYPES else self.cases(kind, declaration, frame)
                try:
                    inner.names[name] = self.typed(
                        self.evaluate(given.pop(0)[1], frame.inner(site=site)), kind
                    )
                except NotEvaluated as error:
                    inner.names[name] = Unread(error)
            elif default is not None:
                try:
                    inner.names[name] = self.typed(
                        self.evaluate(default, inner.inner(site=kind)), kind
                    )
                except NotEvaluated as error:
                    inner.names[name] = Unread(error)
            else:
                raise NotEvaluated(f"the argument '{label}'")

    def generated(self, callee, frame):
        """The color set that R.swift's `R.color.name` stands for: names without regard to case and signs."""
        declared = (None, "R") in self.lookup.members
        if declared or callee[0] != "mem" or callee[1] != ["mem", ["ref", "R"], "color"]:
            return None
        plain = lambda name: "".join(c for c in name if c.isalnum()).lower()
        named = self.project.colors(frame.place.target)[0]
        found = [contents for name, contents in named.items() if plain(name) == plain(callee[2])]
        return found[0] if len(found) == 1 else None

    def cases(self, kind, declaration, frame):
        """What an implicit member means where a parameter is of an enum of the app."""
        path = self.lookup.type_path(kind, declaration, frame.place)
        kinds = {d["kind"] for d in self.lookup.types.get(path, [])}
        return ("case", path) if "enum" in kinds else None

    def apply(self, declaration, arguments, closure, frame, self_value):
        """The result of a function of the app."""
        result = (declaration.get("type") or "").rstrip("?!")
        inner = frame.inner(
            place=frame.place.moved(declaration),
            names={},
            self_value=self_value,
            site=result if result in sdk.TYPES else None,
        )
        self.bind(declaration, arguments, closure, frame, inner)
        value = self.run(declaration.get("body"), inner)
        return value if value is not None else self._fail("a function without a value")
