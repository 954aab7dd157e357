#!/usr/bin/env python3
"""Draws occurrences of hard-coded style values from apps, for a person to label with their roles.

Usage: Scripts/oracles/label_sample.py [--seed N] [--count N] [--per-file N] NAME=DIR…

Prints one row an occurrence: app, path, line, column, category, hash of the line. An occurrence is
found by its spelling alone, with the regular expressions below; nothing of the tool is asked, so
that the sample is not biased towards what the tool understands. The draw is random with a seed and
stratified: by category in the shares below, and evenly over the apps as far as each has enough.
"""
import argparse
import hashlib
import os
import random
import re
import sys

SHARES = {"color": 0.55, "font": 0.20, "radius": 0.25}
SKIPPED_FOLDERS = re.compile(
    r"(^|/)(Pods|Carthage|\.build|DerivedData|Generated|\w*Tests?|\w*UITests|\w*TestSuite)(/|$)")

HUES = "|".join(
    "white black red orange yellow green mint teal cyan blue indigo purple pink brown gray "
    "lightGray darkGray magenta systemRed systemOrange systemYellow systemGreen systemMint "
    "systemTeal systemCyan systemBlue systemIndigo systemPurple systemPink systemBrown systemGray "
    "systemGray2 systemGray3 systemGray4 systemGray5 systemGray6".split())
NUMBER = r"(?!0(?:\.0*)?\b(?![.\d]))[0-9][0-9_]*(?:\.[0-9]+)?"

# Each pattern's first group starts where the occurrence does.
PATTERNS = {
    "color": [
        r"(?<![\w.])((?:Color|UIColor|NSColor|CGColor)(?:\.init)?\(\s*"
        r"(?:red|white|gray|hue|hex\w*|rgba?|calibrated\w+|device\w+|srgb\w+|displayP3\w+|light|"
        r"\.sRGB\w*|\.displayP3|0x)\b)",
        r"((?<!\w)#colorLiteral\()",
        rf"(?<![\w.])((?:Color|UIColor|NSColor)\.(?:{HUES})\b)(?!\()",
        rf"(?<=[\s(\[:=?,])(\.(?:{HUES})\b)(?![(:])",
    ],
    "font": [
        rf"((?:(?<![\w.])Font)?\.system\(\s*size:\s*[^,)]*?{NUMBER})",
        rf"((?:(?<![\w.])(?:UI|NS)Font)?\.\w*[sS]ystemFont\(\s*ofSize:\s*{NUMBER})",
        rf"((?:(?<![\w.])Font)?\.custom\(\s*[^,()]+,\s*(?:size|fixedSize):\s*{NUMBER})",
        rf"(?<![\w.])((?:UI|NS)Font\(\s*name:\s*[^,()]+,\s*size:\s*{NUMBER})",
        rf"(SymbolConfiguration\(\s*pointSize:\s*{NUMBER})",
    ],
    "radius": [
        rf"\w*[cC]ornerRadius\(\s*({NUMBER})",
        rf"\b(?:\w*[cC]ornerRadius|(?:top|bottom)(?:Leading|Trailing|Left|Right)(?:Radius)?):"
        rf"\s*({NUMBER})",
        rf"\b[xy]Radius:\s*({NUMBER})",
        rf"\bcornerRadius\s*=\s*({NUMBER})",
        rf"\b(?:let|var)\s+\w*(?:[cC]orner|[rR]adius)\w*\s*(?::\s*\w+)?\s*=\s*({NUMBER})",
    ],
}
COMPILED = {c: [re.compile(p) for p in ps] for c, ps in PATTERNS.items()}
BLANKED = re.compile(r'//[^\n]*|/\*.*?\*/|"""(?:.*?)"""|"(?:\\.|[^"\\\n])*"', re.S)


def blank(text):
    """The text without comments, and without the contents of strings, at the same offsets."""
    def replace(match):
        found = match.group()
        if found.startswith('"'):
            quotes = 3 if found.startswith('"""') else 1
            inner = re.sub(r"[^\n]", "_", found[quotes:-quotes])
            return found[:quotes] + inner + found[:quotes]
        return re.sub(r"[^\n]", " ", found)
    return BLANKED.sub(replace, text)


def occurrences(directory):
    for folder, folders, files in os.walk(directory):
        folders.sort()
        for name in sorted(files):
            path = os.path.relpath(os.path.join(folder, name), directory)
            if not name.endswith(".swift") or SKIPPED_FOLDERS.search(path):
                continue
            with open(os.path.join(directory, path), encoding="utf-8", errors="replace") as file:
                text = file.read()
            if re.search(r"(?i)do not edit|generated", text[:400]):
                continue
            code, lines = blank(text), text.split("\n")
            for category, patterns in COMPILED.items():
                for start in sorted({m.start(1) for p in patterns for m in p.finditer(code)}):
                    line = text.count("\n", 0, start) + 1
                    prefix = text[text.rfind("\n", 0, start) + 1:start]
                    column = len(prefix.encode()) + 1
                    yield category, path, line, column, line_hash(lines[line - 1])


def line_hash(line):
    """Tells whether a line is still the one that was labelled."""
    return hashlib.sha256(line.strip().encode()).hexdigest()[:10]


def spread(available, wanted):
    """How many to draw from each app: evenly, as far as each has enough."""
    drawn = dict.fromkeys(available, 0)
    while wanted > 0:
        open_ = [a for a in sorted(available) if drawn[a] < available[a]]
        if not open_:
            break
        for app in open_[:wanted]:
            drawn[app] += 1
        wanted -= len(open_[:wanted])
    return drawn


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=480)
    parser.add_argument("--per-file", type=int, default=3)
    parser.add_argument("apps", nargs="+")
    options = parser.parse_args()
    random_ = random.Random(options.seed)
    pools = {category: {} for category in SHARES}
    for app in sorted(options.apps):
        name, directory = app.split("=", 1)
        found = list(occurrences(directory))
        random_.shuffle(found)
        taken = {}
        for category, *row in found:
            key = category, row[0]
            taken[key] = taken.get(key, 0) + 1
            if taken[key] <= options.per_file:
                pools[category].setdefault(name, []).append(row)
    for category, share in SHARES.items():
        pool = pools[category]
        drawn = spread({a: len(rows) for a, rows in pool.items()}, round(options.count * share))
        for app in sorted(pool):
            for path, line, column, hash_ in sorted(pool[app][:drawn[app]]):
                print(app, path, line, column, category, hash_, sep="\t")


if __name__ == "__main__":
    sys.exit(main())
