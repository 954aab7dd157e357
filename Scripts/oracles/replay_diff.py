"""Finds in a diff the hard-coded values that became references to design tokens."""
import difflib
import re
from dataclasses import dataclass

HUES = ("red green blue orange yellow pink purple indigo teal mint cyan brown gray grey black white "
        "lightGray darkGray magenta systemRed systemGreen systemBlue systemOrange systemYellow "
        "systemPink systemPurple systemIndigo systemTeal systemMint systemCyan systemBrown systemGray "
        "systemGray2 systemGray3 systemGray4 systemGray5 systemGray6").split()
# What code may name without a design token of its own: the SDK's words for colors, fonts and numbers.
SYSTEM = set(HUES) | set(
    "clear label secondaryLabel tertiaryLabel quaternaryLabel primary secondary tertiary quaternary "
    "systemBackground secondarySystemBackground tertiarySystemBackground systemGroupedBackground "
    "secondarySystemGroupedBackground separator opaqueSeparator link placeholderText tint accentColor "
    "systemFill secondarySystemFill tertiarySystemFill quaternarySystemFill windowBackgroundColor "
    "controlBackgroundColor textColor labelColor secondaryLabelColor controlAccentColor tintColor "
    "largeTitle title title1 title2 title3 headline subheadline body callout footnote caption caption1 "
    "caption2 zero infinity nil true false self default none automatic regular medium bold semibold light "
    "thin heavy black leading trailing top bottom center horizontal vertical all".split())

TOKEN = re.compile(r'"(?:\\.|[^"\\])*"|//.*|[A-Za-z_#@$][\w]*|\d[\w.]*\w|\d|\.\.\.|[^\s\w]')
NUMBER = re.compile(r"^(?:0x[0-9A-Fa-f_]+|\d[\d_]*(?:\.\d+)?)$")
COLOR_TYPES = {"Color", "UIColor", "NSColor", "CGColor"}
FONT_TYPES = {"Font", "UIFont", "NSFont"}
FONT_CALLS = {"system", "custom", "systemFont", "boldSystemFont", "italicSystemFont",
              "monospacedSystemFont", "monospacedDigitSystemFont"}
# The label, or the function, whose plain number is a distance or a radius.
NUMBER_LABELS = {
    "cornerRadius": "radius", "radius": "radius", "spacing": "spacing", "constant": "spacing",
    "top": "spacing", "bottom": "spacing", "leading": "spacing", "trailing": "spacing",
    "left": "spacing", "right": "spacing", "inset": "spacing", "minLength": "spacing",
    "horizontal": "spacing", "vertical": "spacing",
}
NUMBER_CALLS = {"cornerRadius": "radius", "padding": "spacing", "spacing": "spacing",
                "offset": "spacing", "inset": "spacing", "equalToConstant": "spacing"}


@dataclass
class Moved:
    """One hard-coded value, and the reference that replaced it."""
    file: str
    line: int
    column: int
    category: str
    before: str
    after: str
    text: str


def lex(line):
    return [(m.group(), m.start()) for m in TOKEN.finditer(line) if not m.group().startswith("//")]


def closing(tokens, opening):
    """The index behind the bracket that closes the one at `opening`, or None on another line."""
    depth = 0
    for index in range(opening, len(tokens)):
        depth += tokens[index][0] in "([{"
        depth -= tokens[index][0] in ")]}"
        if depth == 0:
            return index + 1
    return None


def constant_arguments(tokens, start, end):
    """Whether there is a literal among the tokens, and no name but labels, weights and casts."""
    words = [t for t, _ in tokens[start:end]]
    literal = any(NUMBER.match(w) or w.startswith('"') for w in words)
    for index, word in enumerate(words):
        if not re.match(r"[A-Za-z_]", word):
            continue
        labelled = index + 1 < len(words) and words[index + 1] == ":"
        member = index > 0 and words[index - 1] == "."
        if not labelled and not member and word not in COLOR_TYPES | FONT_TYPES | {"CGFloat", "Double", "Float"}:
            return False
    return literal


def chained_alpha(tokens, end):
    """The index behind constant alpha that is chained on, such as `.opacity(0.5)`."""
    words = [t for t, _ in tokens[end:end + 5]]
    if len(words) == 5 and words[0] == "." and words[1] in ("opacity", "withAlphaComponent") \
            and words[2] == "(" and NUMBER.match(words[3]) and words[4] == ")":
        return end + 5
    return end


def literals(tokens):
    """The spans of tokens that hard-code a style value, as (start, end, category)."""
    spans, index = [], 0
    while index < len(tokens):
        found = literal_at(tokens, index)
        if found:
            spans.append((index, *found))
            index = found[0]
        else:
            index += 1
    return spans


def literal_at(tokens, index):
    word = tokens[index][0]
    before = tokens[index - 1][0] if index else ""
    following = tokens[index + 1][0] if index + 1 < len(tokens) else ""
    if word == "#colorLiteral" and following == "(":
        end = closing(tokens, index + 1)
        return end and (chained_alpha(tokens, end), "color")
    if word in COLOR_TYPES and following == "(" and before != ".":
        end = closing(tokens, index + 1)
        if end and constant_arguments(tokens, index + 2, end - 1):
            if end < len(tokens) and tokens[end][0] == "!":
                end += 1
            return chained_alpha(tokens, end), "color"
        return None
    if word in FONT_TYPES and before != ".":
        call = index + 1 if following == "(" else index + 3
        if following == "." and (len(tokens) <= call or tokens[index + 2][0] not in FONT_CALLS):
            return None
        return font_call(tokens, call)
    if word in COLOR_TYPES and following == "." and index + 2 < len(tokens) \
            and tokens[index + 2][0] in HUES:
        if index + 3 < len(tokens) and tokens[index + 3][0] == "(":
            return None
        return chained_alpha(tokens, index + 3), "color"
    if word == "." and following in HUES and before in ("(", ":", "?", "=", ",", "["):
        return chained_alpha(tokens, index + 2), "color"
    if word == "." and following in FONT_CALLS and before in ("(", ":", "?", "=", ","):
        return font_call(tokens, index + 2)
    if NUMBER.match(word) and word.strip("0.") and number_category(tokens, index):
        return index + 1, number_category(tokens, index)
    return None


def font_call(tokens, call):
    if call < len(tokens) and tokens[call][0] == "(":
        end = closing(tokens, call)
        if end and constant_arguments(tokens, call + 1, end - 1):
            return end, "font"
    return None


def number_category(tokens, index):
    words = [t for t, _ in tokens[:index]]
    sign = bool(words) and words[-1] == "-"
    words = words[:-1] if sign else words
    following = tokens[index + 1][0] if index + 1 < len(tokens) else ""
    if following not in ("", ")", ",", "]", ";", "}"):
        return None
    if len(words) > 1 and words[-1] in (":", "=") and words[-2] in NUMBER_LABELS:
        return None if sign else NUMBER_LABELS[words[-2]]
    if len(words) > 1 and words[-1] == "(" and words[-2] in NUMBER_CALLS:
        return None if sign else NUMBER_CALLS[words[-2]]
    joined = "".join(words)
    if re.search(r"\.padding\((\.\w+|\[[.\w,]*\]),$", joined):
        return "spacing"
    return None


REFERENCE = re.compile(r'^\.?[A-Za-z_]\w*(?:\(\))?(?:[!?]?\.[A-Za-z_]\w*(?:\(\))?)*!?$')
NAMED = re.compile(r'^(?:UIColor|Color|NSColor)\((?:named:)?"[^"]+"(?:,bundle:[.\w]+)?\)!?$')
HELPER = re.compile(r'^(\.?[\w.]+)\((?:\w+:)?(\.?[A-Za-z_][\w.]*(?:\(\))?)(?:,(?:\w+:)?\.?[A-Za-z_][\w.]*)*\)(?:\.\w+)*$')


def is_reference(text):
    """Whether the code names something that is no word of the SDK."""
    if NAMED.match(text):
        return True
    if REFERENCE.match(text):
        parts = [p.rstrip("()!?") for p in text.split(".") if p]
        while parts and parts[-1] in ("cgColor", "color", "uiColor", "swiftUIColor"):
            parts.pop()
        return bool(parts) and (len(parts) > 1 or text.startswith(".")) and parts[-1] not in SYSTEM
    helper = HELPER.match(text)
    return bool(helper) and helper.group(2).split(".")[-1] not in SYSTEM | {"self"}


def pairs(removed, added):
    """Each removed line with the added line most like it; no line twice."""
    scores = []
    for r, (_, old) in enumerate(removed):
        for a, new in enumerate(added):
            if abs(r - a) > 40:
                continue
            score = difflib.SequenceMatcher(None, [t for t, _ in lex(old)], [t for t, _ in lex(new)],
                                            autojunk=False).ratio()
            if score >= 0.4:
                scores.append((-score, abs(r - a), r, a))
    used, taken = set(), set()
    for _, _, r, a in sorted(scores):
        if r not in used and a not in taken:
            used.add(r)
            taken.add(a)
            yield removed[r], added[a]


def moved_in_line(old, new):
    """The literals of a line that are references in the other, as (column, category, before, after)."""
    tokens, others = lex(old), lex(new)
    spans = literals(tokens)
    if not spans:
        return
    words, index, places = [], 0, []
    for start, end, _ in spans:
        words += [t for t, _ in tokens[index:start]]
        places.append(len(words))
        words.append("\0" + str(start))
        index = end
    words += [t for t, _ in tokens[index:]]
    theirs = [t for t, _ in others]
    partner = {-1: -1, len(words): len(theirs)}
    for block in difflib.SequenceMatcher(None, words, theirs, autojunk=False).get_matching_blocks():
        for step in range(block.size):
            partner[block.a + step] = block.b + step
    for (start, end, category), place in zip(spans, places):
        if place - 1 not in partner or place + 1 not in partner:
            continue
        first, last = partner[place - 1] + 1, partner[place + 1]
        if first >= last:
            continue
        after = "".join(t for t, _ in others[first:last])
        if is_reference(after):
            begin = tokens[start][1]
            finish = tokens[end - 1][1] + len(tokens[end - 1][0])
            yield begin + 1, category, old[begin:finish], after


HUNK = re.compile(r"^@@ -(\d+)")


def moved_in_diff(lines):
    """The moved values of a diff without context (`git diff -U0`), as `Moved`."""
    file, number, removed, added = None, 0, [], []

    def flush():
        if removed and added and len(removed) * len(added) < 40000:
            for (line, old), new in pairs(removed, added):
                for column, category, before, after in moved_in_line(old, new):
                    yield Moved(file, line, column, category, before, after, old.strip())
        removed.clear()
        added.clear()

    for line in lines:
        if line.startswith("diff --git"):
            yield from flush()
            file = None
        elif line.startswith("--- "):
            file = line[6:].rstrip("\n").rstrip("\t").strip('"') if line.startswith("--- a/") else None
        elif line.startswith("+++ "):
            pass
        elif line.startswith("@@"):
            yield from flush()
            number = int(HUNK.match(line).group(1))
        elif file and line.startswith("-"):
            removed.append((number, line[1:].rstrip("\n")))
            number += 1
        elif file and line.startswith("+"):
            added.append(line[1:].rstrip("\n"))
    yield from flush()
