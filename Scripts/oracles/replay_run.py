"""Replays one commit: what the tool proposes where a team moved values to tokens by hand."""
import json
import os
import re
import subprocess
from collections import defaultdict
from dataclasses import dataclass

import replay_diff

ACCEPTED = "notDeclared,declaredDifferently"
# What the tool reads of a work tree.
KEPT = re.compile(r"(\.swift|\.pbxproj|\.xcconfig|\.xib|\.storyboard|/Contents\.json|\.xcworkspacedata|"
                  r"(^|/)(project\.yml|swiftgen\.yml|\.gitignore|Info\.plist))$")
BRIDGES = {"cgColor", "color", "uiColor", "swiftUIColor", "font", "rawValue", "points", "value"}


class ReplayError(Exception):
    pass


@dataclass
class Outcome:
    """One value that the team moved, and what the tool makes of it."""
    moved: replay_diff.Moved
    known: bool
    first: bool
    applied: str  # "same", "another" or "" where nothing is applied
    said: str


def git(clone, *arguments):
    return subprocess.run(["git", "-C", clone, *arguments], stdout=subprocess.PIPE, check=True).stdout


def write_tree(clone, commit, folder):
    """Writes the files of a commit that the tool reads, without the history."""
    listing = git(clone, "ls-tree", "-r", "-z", commit).decode(errors="replace").split("\0")
    wanted = []
    for entry in filter(None, listing):
        mode, kind, name, path = re.match(r"(\d+) (\w+) (\w+)\t(.*)", entry, re.S).groups()
        if kind == "blob" and mode != "120000" and KEPT.search(path):
            wanted.append((name, path))
    batch = subprocess.Popen(["git", "-C", clone, "cat-file", "--batch"],
                             stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    for name, path in wanted:
        batch.stdin.write(name.encode() + b"\n")
        batch.stdin.flush()
        head = batch.stdout.readline().split()
        if head[-1] == b"missing":  # a file too large for the clone
            continue
        size = int(head[2])
        data = batch.stdout.read(size)
        batch.stdout.read(1)
        target = os.path.join(folder, path)
        os.makedirs(os.path.dirname(target), exist_ok=True)
        with open(target, "wb") as file:
            file.write(data)
    batch.stdin.close()
    batch.wait()


def run(tool, folder, *arguments):
    done = subprocess.run([tool, *arguments], cwd=folder, stdout=subprocess.PIPE,
                          stderr=subprocess.PIPE, text=True, errors="replace")
    if done.returncode > 1:
        raise ReplayError(f"{' '.join(arguments)}: {done.stderr.strip() or done.stdout[-300:].strip()}")
    return done.stdout


def parts(code):
    """The names of a reference, without bridges, unwrapping and what only converts it."""
    code = re.sub(r"\s+", "", code).rstrip("!")
    wrapped = re.match(r"^(?:Color|UIColor|NSColor|Font|CGFloat)\((?:uiColor:|nsColor:|cgColor:)?(\.?[A-Za-z_].*)\)$", code)
    if wrapped:
        code = wrapped.group(1)
    names, name, depth = [], "", 0
    for character in code:
        depth += character in "(["
        depth -= character in ")]"
        if character == "." and depth == 0:
            names.append(name.rstrip("?!"))
            name = ""
        else:
            name += character
    names.append(name.rstrip("?!"))
    names = [n[:-2] if n.endswith("()") else n for n in names]
    while len(names) > 1 and names[-1] in BRIDGES:
        names.pop()
    return names


def same_code(theirs, ours):
    """Whether two references name one thing: `.ink` and `Color.ink`, `theme.ink` and `Theme.current.ink`."""
    a, b = parts(theirs), parts(ours)
    if a == b:
        return True
    if a and a[0] == "":
        return len(a) - 1 <= len(b) and b[-(len(a) - 1):] == a[1:]
    if b and b[0] == "":
        return len(b) - 1 <= len(a) and a[-(len(b) - 1):] == b[1:]
    if min(len(a), len(b)) > 1 and a[-min(len(a), len(b)):] == b[-min(len(a), len(b)):]:
        return True
    while a and a[0] in ("self", "Self"):
        a = a[1:]
    # A theme in a variable: the name of the variable is the file's own.
    if len(a) > 1 and re.match(r"[a-z]", a[0]) and re.search("(?i)theme|color|font|style|palette", a[0]):
        return len(a) - 1 <= len(b) and b[-(len(a) - 1):] == a[1:]
    return False


class Tokens:
    """The tokens of a mapping by the last name of their code."""

    def __init__(self, listing):
        self.codes = defaultdict(set)
        for token in listing["tokens"]:
            for spelling in token["spellings"].values():
                self.codes[parts(spelling["text"])[-1]].add((token["path"], spelling["text"]))

    def named(self, reference):
        return {path for path, code in self.codes[parts(reference)[-1]] if same_code(reference, code)}


def patched(patch):
    """The lines that a patch removes, by file, with the lines that take their place."""
    changes, file, number, added = {}, None, 0, []
    hunk = []
    for line in patch.split("\n"):
        if line.startswith("--- "):
            file = line[6:]
        elif line.startswith("+++ "):
            pass
        elif line.startswith("@@"):
            number = int(replay_diff.HUNK.match(line).group(1))
            hunk, added = [], []
        elif line.startswith("-"):
            hunk.append(number)
            number += 1
        elif line.startswith("+"):
            added.append(line[1:])
            for place in hunk:
                changes[(file, place)] = list(added)
        elif line.startswith(" "):
            hunk, added = [], []
            number += 1
    return changes


def replay(tool, clone, repository, commit, pattern, folder):
    """The outcomes for one commit. `folder` receives both trees, which are called as the repository is:
    names in code often begin with the name of the app."""
    name = repository.split("/")[-1]
    before, after = (os.path.join(folder, side, name) for side in ("before", "after"))
    diff = git(clone, "diff", "-U0", "--no-color", "--no-ext-diff", "--no-renames",
               commit + "^", commit, "--", "*.swift").decode(errors="replace")
    moved = [m for m in replay_diff.moved_in_diff(diff.split("\n"))
             if not pattern or re.search(pattern, m.after)]
    for place, name in ((before, commit + "^"), (after, commit)):
        if not os.path.isdir(place):
            write_tree(clone, name, place)
    subprocess.run(["rm", "-rf", os.path.join(after, "design"), os.path.join(after, ".dsmigrate.json"),
                    os.path.join(before, "design"), os.path.join(before, ".dsmigrate.json")], check=True)
    said = run(tool, after, "init")
    with open(os.path.join(folder, "init.txt"), "w") as file:
        file.write(said)
    if not os.path.exists(os.path.join(after, "design")):
        return [Outcome(one, False, False, "", "init found no tokens") for one in moved]
    subprocess.run(["cp", "-r", os.path.join(after, "design"), os.path.join(after, ".dsmigrate.json"),
                    before], check=True)
    tokens = Tokens(json.loads(run(tool, after, "tokens", "list", "--format", "json")))
    report = run(tool, before, "scan", "--all", "--format", "json", "--accept", ACCEPTED)
    with open(os.path.join(folder, "scan.json"), "w") as file:
        file.write(report)
    changes = patched(run(tool, before, "patch", "--accept", ACCEPTED))
    found = defaultdict(list)
    for finding in json.loads(report)["findings"]:
        start, end = finding["range"]["start"], finding["range"]["end"]
        for line in range(start["line"], end["line"] + 1):
            found[(finding["file"], line)].append(finding)
    return [outcome(one, tokens, found[(one.file, one.line)], changes) for one in moved]


def outcome(moved, tokens, findings, changes):
    theirs = tokens.named(moved.after)
    finding = covering(moved, findings)
    if finding is None:
        return Outcome(moved, bool(theirs), False, "", "not found")
    candidates = finding["candidates"]
    named = lambda c: c["token"] in theirs or (c["replacement"] and same_code(moved.after, c["replacement"]))
    first = bool(candidates) and bool(named(candidates[0]))
    new = changes.get((moved.file, moved.line))
    replacement = finding["replacement"]
    accepted = set(ACCEPTED.split(","))
    applied = ""
    if new and replacement and any(replacement in line for line in new) \
            and (finding["status"] in ("exact", "near")
                 or {r["code"] for r in finding["reasons"]} & accepted):
        applied = "same" if first or same_code(moved.after, replacement) else "another"
    rank = next((str(i + 1) for i, c in enumerate(candidates) if named(c)), "-")
    said = (f"{finding['status']} {finding['role']} rank {rank}: "
            + ", ".join(f"{c['replacement'] or c['token']} {c['distance']}" for c in candidates[:3])
            + " [" + " ".join(r["code"] for r in finding["reasons"]) + "]")
    return Outcome(moved, bool(theirs), first, applied, said)


def covering(moved, findings):
    """The finding at the value: the one whose range holds its column, else the only one like it."""
    for finding in findings:
        start, end = finding["range"]["start"], finding["range"]["end"]
        begins = start["column"] if start["line"] == moved.line else 0
        ends = end["column"] if end["line"] == moved.line else 1 << 30
        if begins <= moved.column < ends or finding["source"] == moved.before:
            return finding
    return None
