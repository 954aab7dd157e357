"""The initializers of colors and of the app's own types."""

import re

import colorscience
import sdk
from kinds import TRAITS, Closure, Struct, Unread
from resolution import NotEvaluated

PASSED_ON = {"uiColor", "nsColor", "cgColor", "color", "_"}


class ColorForms:
    """The part of the evaluator that constructs values."""

    def construct(self, owner, arguments, closure, frame):
        """A value of a type from the arguments of its initializer."""
        if owner in ("Color", "ShapeStyle", "UIColor", "NSColor", "CGColor"):
            return self.color(owner, arguments, closure, frame)
        if owner in sdk.FONTS:
            return self.font("init", arguments, frame)
        if owner in sdk.NUMBERS and len(arguments) == 1:
            return float(self.evaluate(arguments[0][1], frame))
        return self.structure(owner, arguments, closure, frame)

    def structure(self, owner, arguments, closure, frame):
        fields = {}
        for declarations in (
            d for (parent, _), d in self.lookup.members.items() if parent == owner
        ):
            for declaration in declarations:
                if (
                    not declaration["static"]
                    and declaration.get("value")
                    and declaration["kind"] in ("let", "var")
                ):
                    fields[declaration["name"]] = self.unless_unread(
                        lambda: self.declared(declaration, frame)
                    )
        declared = self.lookup.members.get((owner, "init"), [])
        if declared:
            self.assigned_fields(declared, owner, fields, arguments, closure, frame)
            return Struct(owner, fields)
        for label, value in arguments:
            kind = next((d.get("type") for d in self.lookup.members.get((owner, label), [])), None)
            inner = frame.inner(site=kind if kind in sdk.TYPES else None)
            fields[label] = self.unless_unread(lambda: self.evaluate(value, inner))
        return Struct(owner, fields)

    @staticmethod
    def unless_unread(evaluate):
        """A value, or why it cannot be said, which counts once something asks for it."""
        try:
            return evaluate()
        except NotEvaluated as error:
            return Unread(error)

    def assigned_fields(self, declared, owner, fields, arguments, closure, frame):
        """Adds what the body of an initializer assigns to the properties: `self.text = text`."""
        chosen = self.overload(declared, arguments, frame)
        inner = frame.inner(place=frame.place.moved(chosen), names={}, self_value=None, site=None)
        self.bind(chosen, arguments, closure, frame, inner)
        for statement in chosen.get("body") or []:
            kind, call = statement[0], statement[1] if len(statement) > 1 else None
            if kind == "let" and statement[2]:
                inner.names[statement[1]] = self.evaluate(statement[2], inner)
                continue
            if kind != "expr" or not call or call[0] != "set":
                raise NotEvaluated(f"the body of the initializer of '{owner}'")
            target = call[1]
            if target[0] not in ("ref", "mem"):
                raise NotEvaluated(f"the body of the initializer of '{owner}'")
            name = target[1] if target[0] == "ref" else target[2]
            types = [d.get("type") for d in self.lookup.members.get((owner, name), [])]
            site = (types or [None])[0]
            around = inner.inner(site=site if site in sdk.TYPES else None)
            fields[name] = self.unless_unread(lambda: self.evaluate(call[2], around))

    def color(self, owner, arguments, closure, frame):
        named = {label or "_": value for label, value in arguments}
        own = self.own_initializer(owner, arguments, closure, frame)
        if own is not None:
            return own
        labels = [label or "_" for label, _ in arguments]
        if closure or "dynamicProvider" in named:
            return self.provided(closure or named["dynamicProvider"], frame)
        number = lambda label, default=None: self.number(named, label, default, frame)
        alpha = lambda: number("opacity", number("alpha", 1.0))
        if {"red", "green", "blue"} <= set(labels) or {"displayP3Red", "green", "blue"} <= set(
            labels
        ):
            space = self.space(named)
            first = "displayP3Red" if "displayP3Red" in named else "red"
            parts = (number(first), number("green"), number("blue"))
            if "p3" in space.lower() or first == "displayP3Red":
                parts = colorscience.from_p3(*parts)
            elif "linear" in space.lower():
                raise NotEvaluated("a linear color space")
            return (*parts, alpha())
        if "white" in named:
            return (number("white"),) * 3 + (alpha(),)
        if {"hue", "saturation", "brightness"} <= set(labels):
            return (
                *colorscience.from_hsb(number("hue"), number("saturation"), number("brightness")),
                alpha(),
            )
        if "hex" in "".join(labels).lower() or labels == ["rgb"] or labels == ["_"]:
            return self.single(owner, arguments, named, frame)
        if len(arguments) == 1 and labels[0] in PASSED_ON:
            kinds = {"uiColor": "UIColor", "nsColor": "NSColor", "cgColor": "CGColor"}
            return self.passed(arguments[0][1], kinds.get(labels[0], owner), frame)
        if "named" in named or labels in (["_", "bundle"], ["_"]):
            return self.single(owner, arguments, named, frame)
        if labels == ["resource"]:
            return self.resource(arguments[0][1], frame)
        light = next(
            (named[l] for l in ("light", "any", "lightMode", "default") if l in named), None
        )
        dark = next((named[l] for l in ("dark", "darkMode") if l in named), None)
        if light and dark and len(labels) == 2:
            chosen = dark if frame.appearance == "dark" else light
            return self.passed(chosen, owner, frame)
        raise NotEvaluated(f"the initializer {owner}({''.join(l + ':' for l in labels)})")

    def own_initializer(self, owner, arguments, closure, frame):
        """The value by the app's own initializer; None where it has none or it cannot be followed."""
        given = [label or "_" for label, _ in arguments]
        for family in (
            ("Color", "UIColor", "NSColor") if owner not in ("UIColor", "NSColor") else (owner,)
        ):
            for declaration in self.lookup.members.get((family, "init"), []):
                if declaration["labels"][: len(given)] != given:
                    continue
                if not self.fits(declaration, arguments):
                    continue
                inner = frame.inner(
                    place=frame.place.moved(declaration), names={}, self_value=None, site=family
                )
                try:
                    self.bind(declaration, arguments, closure, frame, inner)
                    return self.initialized(declaration["body"], inner, family)
                except NotEvaluated:
                    continue
        return None

    @staticmethod
    def fits(declaration, arguments):
        """Whether literals can have the types of the parameters; raises where both can."""
        for (_, node), kind in zip(arguments, declaration["types"]):
            literal = node[2][0] if node[0] == "pre" else node[0]
            text, whole = kind.startswith("String"), kind.startswith(("Int", "UInt"))
            number = whole or kind.startswith(("Double", "CGFloat", "Float"))
            if literal == "str" and not text or literal in ("int", "float") and not number:
                return False
            if literal == "float" and whole:
                return False
            if whole and node[0] == "op":
                raise NotEvaluated("arithmetic that may be done on whole numbers")
        return True

    def initialized(self, body, frame, owner):
        """The color that the body of an initializer passes to another one."""
        for statement in body or []:
            if statement[0] == "let" and statement[2]:
                frame.names[statement[1]] = self.evaluate(statement[2], frame)
                continue
            call = statement[1] if statement[0] == "expr" else None
            target = call[1] if call and call[0] == "call" else None
            if (
                target
                and target[0] == "mem"
                and target[1] in (["ref", "self"], ["ref", "super"])
                and target[2] == "init"
            ):
                return self.color(owner, call[2], call[3], frame)
            if call and call[0] == "set" and call[1] == ["ref", "self"]:
                return self.evaluate(call[2], frame)
            raise NotEvaluated("the body of an initializer")
        raise NotEvaluated("an empty initializer")

    def provided(self, node, frame):
        closure = node if isinstance(node, Closure) else self.evaluate(node, frame)
        if not isinstance(closure, Closure):
            raise NotEvaluated("a dynamic provider")
        inner = closure.frame.inner(appearance=frame.appearance, site="UIColor")
        inner.names |= {name: TRAITS for name in closure.node[1]}
        value = self.run(closure.node[2], inner)
        if not isinstance(value, tuple):
            raise NotEvaluated("a dynamic provider")
        return value

    def number(self, named, label, default, frame):
        if label not in named:
            if default is None:
                raise NotEvaluated(f"no '{label}'")
            return default
        value = self.evaluate(named[label], frame.inner(site="CGFloat"))
        if not isinstance(value, (int, float)):
            raise NotEvaluated(f"'{label}' is not a number")
        return float(value)

    @staticmethod
    def space(named):
        node = named.get("_") or named.get("colorSpace")
        return node[2] if node and node[0] == "mem" else "sRGB"

    def passed(self, node, owner, frame):
        value = self.evaluate(node, frame.inner(site=owner))
        if not isinstance(value, tuple):
            raise NotEvaluated("a color made of something else")
        return value

    def resource(self, node, frame):
        contents = node[0] == "mem" and self.lookup.asset_symbol(node[2], frame.place)
        if contents:
            return self.asset(contents, frame)
        raise NotEvaluated("a color resource")

    def single(self, owner, arguments, named, frame):
        """A color from a name, a hex number or a hex string."""
        label, node = arguments[0]
        if label is None and node[0] == "mem" and node[1] in (None, ["ref", "ColorResource"]):
            contents = self.lookup.asset_symbol(node[2], frame.place)
            if contents:
                return self.asset(contents, frame)
            other = "UIColor" if owner != "UIColor" else "Color"
            return self.passed(node, other, frame)
        value = self.evaluate(node, frame)
        if isinstance(value, tuple):
            return value
        if isinstance(value, str) and (label == "named" or label is None):
            contents = self.project.colors(frame.place.target)[0].get(value)
            if contents:
                return self.asset(contents, frame)
        digits = f"{value:06X}" if isinstance(value, int) and not isinstance(value, bool) else value
        digits = digits.lstrip("#").removeprefix("0x") if isinstance(digits, str) else ""
        if len(digits) == 3:
            digits = "".join(c * 2 for c in digits)
        if not re.fullmatch(r"[0-9a-fA-F]{6}", digits):
            raise NotEvaluated("a name or hex value that is not plain")
        alpha = self.number(named, "opacity", self.number(named, "alpha", 1.0, frame), frame)
        return (*(int(digits[i : i + 2], 16) / 255 for i in (0, 2, 4)), alpha)
