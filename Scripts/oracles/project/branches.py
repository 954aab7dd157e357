"""Chooses the branches of `#if` in a text, line by line, for one platform and configuration."""

import re

import conditions


def choose(text, platform, flags, parse):
    """The text with the lines that are not compiled left blank; `parse` reads a condition."""
    result, stack = [], []
    for line in text.split("\n"):
        directive = re.match(r"\s*#(if|elseif|else|endif)\b\s*(.*)", line)
        if not directive:
            result.append(line if all(level["on"] for level in stack) else "")
            continue
        word, condition = directive.group(1), directive.group(2).split("//")[0].strip()
        result.append("")
        if word == "if":
            holds = _holds(condition, platform, flags, parse)
            stack.append({"on": holds, "done": holds})
        elif not stack:
            raise ValueError(f"#{word} without #if")
        elif word == "endif":
            stack.pop()
        else:
            holds = not stack[-1]["done"] and (
                word == "else" or _holds(condition, platform, flags, parse)
            )
            stack[-1] = {"on": holds, "done": stack[-1]["done"] or holds}
    return "\n".join(result)


def _holds(condition, platform, flags, parse):
    value = conditions.evaluate(parse(condition), platform, flags)
    if value is None:
        raise ValueError(f"#if {condition}: not known here")
    return value
