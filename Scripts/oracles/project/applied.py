"""Which findings of a report the tool's patch carries out."""

import os
import subprocess


def findings(report, before, after):
    """The findings whose edits turn the files before into the files after, and the files that do not fit."""
    by_file = {}
    for finding in report["findings"]:
        if finding["edits"] and finding.get("replacement"):
            by_file.setdefault(finding["file"], []).append(finding)
    result, strange = [], []
    for name in (
        subprocess.run(
            ["git", "-C", after, "diff", "--name-only", "-z"], capture_output=True, check=True
        )
        .stdout.decode()
        .split("\0")
    ):
        if not name.endswith(".swift"):
            continue
        with open(os.path.join(before, name), "rb") as old, open(
            os.path.join(after, name), "rb"
        ) as new:
            chosen = match(old.read(), new.read(), by_file.get(name, []))
        if chosen is None:
            strange.append(name)
        else:
            result += chosen
    return result, strange


def match(old, new, findings):
    """The findings carried out in a file; None where no choice of them explains it."""
    edits = {}
    for finding in findings:
        for edit in finding["edits"]:
            span = edit["range"]
            key = (span["start"]["offset"], span["end"]["offset"], edit["text"])
            edits.setdefault(key, []).append(finding)
    # Insertions at one place keep the order of the report.
    ordered = sorted(edits, key=lambda edit: edit[:2])
    done = _align(old, new, ordered)
    if done is None:
        return None
    taken = set(done)
    return [
        f
        for f in findings
        if all(
            (e["range"]["start"]["offset"], e["range"]["end"]["offset"], e["text"]) in taken
            for e in f["edits"]
        )
    ]


def _align(old, new, edits):
    """The edits that turn one text into the other, by trying each before leaving it out."""
    choices = [(0, 0, 0, ())]
    seen = set()
    while choices:
        index, at, to, taken = choices.pop()
        if (index, at, to) in seen:
            continue
        seen.add((index, at, to))
        if index == len(edits):
            if old[at:] == new[to:]:
                return taken
            continue
        start, end, text = edits[index]
        choices.append((index + 1, at, to, taken))
        gap = start - at
        data = text.encode()
        if (
            gap >= 0
            and old[at:start] == new[to : to + gap]
            and new[to + gap : to + gap + len(data)] == data
        ):
            choices.append((index + 1, end, to + gap + len(data), (*taken, edits[index])))
    return None
