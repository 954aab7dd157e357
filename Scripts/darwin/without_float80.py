"""Leaves the declarations that mention Float80 out of a Swift interface, which arm64 does not have.

    without_float80.py <INTERFACE >INTERFACE

A declaration is a line at one depth of braces with all that is inside its braces. Of one that mentions the
type in its first line nothing stays; of another the members that do not mention it stay. The bodies of
functions are kept or dropped as a whole.
"""

import re
import sys

TYPES = re.compile(r"^\s*(@\S+ )*(public |package |internal |final |@\S+ )*(extension|struct|enum|class|protocol|actor)\b")
WORD = re.compile(r"Float80|FPIEEE80")


def items(lines, start, end):
    """The declarations of a range of lines: (first, last) with attributes on lines before them."""
    at = start
    while at < end:
        first = at
        depth = 0
        while True:
            text = re.sub(r'"(\\.|[^"\\])*"', '""', lines[at])
            depth += text.count("{") - text.count("}")
            at += 1
            # `#if` around members belongs to no declaration; attributes belong to the next line.
            if depth <= 0 and not re.fullmatch(r"\s*(@\S+(\(.*\))?\s*)+", lines[at - 1]):
                break
            if at >= end:
                break
        yield first, at


def write(lines, start, end, out):
    for first, after in items(lines, start, end):
        head = next((index for index in range(first, after) if "{" in lines[index]), after - 1)
        if not any(WORD.search(line) for line in lines[first:after]):
            out.extend(lines[first:after])
        elif any(WORD.search(line) for line in lines[first:head + 1]) or not TYPES.match(lines[head]):
            continue
        else:
            out.extend(lines[first:head + 1])
            write(lines, head + 1, after - 1, out)
            out.append(lines[after - 1])


text = sys.stdin.read()
# Where the widest type of floating-point numbers is meant, and not this one, it is Double.
for old, new in [
    ("_MaxBuiltinFloatType = Builtin.FPIEEE80", "_MaxBuiltinFloatType = Builtin.FPIEEE64"),
    ("typealias CLongDouble = Swift.Float80", "typealias CLongDouble = Swift.Double"),
    ("init(_builtinFloatLiteral value: Builtin.FPIEEE80)", "init(_builtinFloatLiteral value: Builtin.FPIEEE64)"),
    ("Float16(Float80(value))", "Float16(Double(value))"),
    ("fptrunc_FPIEEE80_FPIEEE32(value)", "fptrunc_FPIEEE64_FPIEEE32(value)"),
    ("Double(Builtin.fptrunc_FPIEEE80_FPIEEE64(value))", "Double(value)"),
]:
    text = text.replace(old, new)
lines = text.split("\n")
out = []
write(lines, 0, len(lines), out)
sys.stdout.write("\n".join(out))
