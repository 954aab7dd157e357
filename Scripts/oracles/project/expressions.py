"""Literals, operators and statements."""

from kinds import Case, Closure, Struct, Typed
from resolution import NotEvaluated


class Expressions:
    """The part of the evaluator that needs no declarations."""

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
        return Struct(
            None, {label: self.evaluate(value, frame.inner(site=None)) for label, value in node[1]}
        )

    def _closure(self, node, frame):
        return Closure(node, frame)

    def _pre(self, node, frame):
        value = self.evaluate(node[2], frame)
        if node[1] == "!" and isinstance(value, bool):
            return not value
        return (
            {"-": lambda: type(value)(-value), "+": lambda: value}[node[1]]()
            if node[1] in "-+"
            else self._fail()
        )

    def _fail(self, why="an operator"):
        raise NotEvaluated(why)

    def _op(self, node, frame):
        _, symbol, left, right = node
        if symbol == "??":
            first = self.evaluate(left, frame)
            return first if first is not None else self.evaluate(right, frame)
        a = self.evaluate(left, frame)
        b = self.evaluate(
            right, frame.inner(site=("case", a.path) if isinstance(a, Case) else frame.site)
        )
        if symbol in ("==", "!="):
            same = (a.name == b.name) if isinstance(a, Case) and isinstance(b, Case) else a == b
            return same == (symbol == "==")
        if not all(isinstance(v, (int, float)) for v in (a, b)):
            self._fail(f"'{symbol}' on values that are no numbers")
        whole = isinstance(a, Typed) or isinstance(b, Typed)
        try:
            result = {
                "+": lambda: a + b,
                "-": lambda: a - b,
                "*": lambda: a * b,
                "/": lambda: int(a) // int(b) if whole else a / b,
                ">>": lambda: int(a) >> int(b),
                "<<": lambda: int(a) << int(b),
                "&": lambda: int(a) & int(b),
                "|": lambda: int(a) | int(b),
                "&&": lambda: a and b,
                "||": lambda: a or b,
                "<": lambda: a < b,
                ">": lambda: a > b,
                "<=": lambda: a <= b,
                ">=": lambda: a >= b,
            }[symbol]()
        except (KeyError, ZeroDivisionError):
            self._fail(f"the operator '{symbol}'")
        return (
            Typed(result)
            if whole and isinstance(result, int) and not isinstance(result, bool)
            else result
        )

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
