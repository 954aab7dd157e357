"""Reads the old property list format of project.pbxproj into dictionaries, lists and strings."""

import re

LEXEME = re.compile(
    r'\s+|//[^\n]*|/\*.*?\*/|"((?:[^"\\]|\\.)*)"|([A-Za-z0-9_./$:@+~%^&*!?\\\-]+)|([{}()=;,])', re.S
)
ESCAPES = {"n": "\n", "t": "\t", "r": "\r", '"': '"', "\\": "\\", "'": "'"}


class PropertyListError(ValueError):
    pass


def lexemes(text):
    at = 0
    while at < len(text):
        match = LEXEME.match(text, at)
        if not match:
            line = text.count("\n", 0, at) + 1
            raise PropertyListError(f"line {line}: unexpected {text[at]!r}")
        at = match.end()
        if match.group(1) is not None:
            yield "text", re.sub(
                r"\\(.)", lambda m: ESCAPES.get(m.group(1), m.group(1)), match.group(1)
            )
        elif match.group(2) is not None:
            yield "text", match.group(2)
        elif match.group(3) is not None:
            yield "mark", match.group(3)
    yield "end", ""


def parse(text):
    """The value of a whole file."""
    stream = lexemes(text)
    value, _ = _value(stream, next(stream))
    return value


def _value(stream, lexeme):
    kind, text = lexeme
    if kind == "text":
        return text, next(stream)
    if text == "{":
        return _dictionary(stream)
    if text == "(":
        return _list(stream)
    raise PropertyListError(f"expected a value, found {text!r}")


def _dictionary(stream):
    result = {}
    lexeme = next(stream)
    while lexeme != ("mark", "}"):
        if lexeme[0] != "text":
            raise PropertyListError(f"expected a key, found {lexeme[1]!r}")
        key = lexeme[1]
        if next(stream) != ("mark", "="):
            raise PropertyListError(f"expected '=' after {key!r}")
        result[key], lexeme = _value(stream, next(stream))
        if lexeme == ("mark", ";"):
            lexeme = next(stream)
    return result, next(stream)


def _list(stream):
    result = []
    lexeme = next(stream)
    while lexeme != ("mark", ")"):
        value, lexeme = _value(stream, lexeme)
        result.append(value)
        if lexeme == ("mark", ","):
            lexeme = next(stream)
    return result, next(stream)
