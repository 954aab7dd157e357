"""Holds the roles of a scan against the roles that a reader gave. See Scripts/roles."""
import collections
import hashlib
import json
import os
import subprocess
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
DATA = os.path.join(ROOT, "Scripts", "roles-data")
MAPPINGS = ["coaching", "ritual", "runner", "story", "wellness"]


def table(path):
    with open(path, encoding="utf-8") as file:
        rows = [line.rstrip("\n").split("\t") for line in file]
    return [dict(zip(rows[0], row)) for row in rows[1:]]


class Label:
    """One occurrence, and what a reader says it is for."""

    def __init__(self, row):
        self.app, self.path, self.category = row["app"], row["path"], row["category"]
        self.position = int(row["line"]), int(row["column"])
        self.hash, self.role = row["hash"], row["role"]
        self.accepted = {self.role, *filter(None, row["also"].split(","))}
        self.meaning = row["meaning"]
        self.finding = None

    @property
    def said(self):
        return self.finding["role"]

    @property
    def is_right(self):
        return self.said in self.accepted

    def place(self):
        return f"{self.app} {self.path}:{self.position[0]}:{self.position[1]}"

    def is_current(self, directory):
        try:
            with open(os.path.join(directory, self.path), encoding="utf-8", errors="replace") as file:
                line = file.read().split("\n")[self.position[0] - 1]
        except (OSError, IndexError):
            return False
        return hashlib.sha256(line.strip().encode()).hexdigest()[:10] == self.hash


def scan(tool, directory, mapping=None):
    """The findings of a directory by file, with paths relative to the directory."""
    command = [tool, "scan", directory, "--all", "--quiet", "--format", "json"]
    if mapping:
        command += ["--mapping", os.path.join(ROOT, "mappings", mapping + ".json")]
    run = subprocess.run(command, capture_output=True, check=False)
    if run.returncode == 2 and not run.stdout:
        sys.exit(f"roles: the scan of {directory} failed: {run.stderr.decode()}")
    report = json.loads(run.stdout)
    prefix = os.path.relpath(os.path.realpath(directory), os.path.realpath(report["root"]))
    files = collections.defaultdict(list)
    for finding in report["findings"]:
        files[os.path.normpath(os.path.relpath(finding["file"], prefix))].append(finding)
    return files


def join(label, files):
    """The smallest finding of the label's category that its position lies in."""
    def point(end):
        return end["line"], end["column"]

    around = [
        f for f in files.get(label.path, [])
        if f["category"] == label.category
        and point(f["range"]["start"]) <= label.position < point(f["range"]["end"])
    ]
    return max(around, key=lambda f: point(f["range"]["start"]), default=None)


def share(part, whole):
    return f"{100 * part / whole:.0f}%" if whole else "–"


def print_table(title, labels):
    judged = [l for l in labels if l.finding and l.role != "none"]
    missing = [l for l in labels if not l.finding and l.role != "none"]
    print(f"\n### {title}\n")
    print(f"{len(labels)} labelled, {len(judged)} found, {len(missing)} not found.\n")
    print("| category | role | labelled | right | recall | same word | said | right | precision |")
    print("|---|---|--:|--:|--:|--:|--:|--:|--:|")
    for category in ("color", "font", "radius"):
        mine = [l for l in judged if l.category == category]
        sums = [0, 0, 0, 0, 0]
        for role in sorted({l.role for l in mine} | {l.said for l in mine} - {"unknown"}):
            wanted = [l for l in mine if l.role == role]
            said = [l for l in mine if l.said == role]
            found, kept = sum(l.is_right for l in wanted), sum(l.is_right for l in said)
            same = sum(l.said == role for l in wanted)
            if role != "unknown":
                row = len(wanted), found, same, len(said), kept
                sums = [a + b for a, b in zip(sums, row)]
            print(f"| {category} | {role} | {len(wanted)} | {found} | {share(found, len(wanted))}"
                  f" | {share(same, len(wanted))}"
                  f" | {len(said)} | {kept} | {share(kept, len(said))} |")
        print(f"| **{category}** | all but unknown | {sums[0]} | {sums[1]} |"
              f" **{share(sums[1], sums[0])}** | {share(sums[2], sums[0])} |"
              f" {sums[3]} | {sums[4]} | **{share(sums[4], sums[3])}** |")
    return judged


def print_confusion(judged):
    pairs = collections.Counter(
        (l.category, l.role, l.said) for l in judged if not l.is_right)
    print("\n| category | a reader says | the tool says | times |\n|---|---|---|--:|")
    for (category, role, said), count in sorted(pairs.items(), key=lambda p: (-p[1], p[0])):
        print(f"| {category} | {role} | {said} | {count} |")


def tokens(tool, mapping):
    """The tokens of a mapping, by how they are spelled: several may be spelled the same."""
    path = os.path.join(ROOT, "mappings", mapping + ".json")
    command = [tool, "tokens", "list", "--mapping", path, "--format", "json"]
    listed = json.loads(subprocess.run(command, capture_output=True, check=True).stdout)
    spelled = collections.defaultdict(list)
    for token in listed["tokens"]:
        for spelling in {s["text"] for s in token["spellings"].values()}:
            spelled[token["category"], spelling].append(token)
    return spelled


def fault(label, finding, candidates):
    """What is wrong with a change that is applied by default; None when nothing is.

    `candidates` are the tokens that the replacement may stand for."""
    said = finding["role"]
    if said not in label.accepted | {"unknown"}:
        return f"was read as {said} ({finding['roleEvidence']})"
    if "unknown" in label.accepted or not candidates:
        return None
    if not any(not t["roles"] or label.accepted & set(t["roles"]) for t in candidates):
        roles = sorted({role for token in candidates for role in token["roles"]})
        return f"becomes a token for {', '.join(roles)}"
    if all(t["means"] for t in candidates) and not label.meaning:
        return f"becomes a token that means {candidates[0]['means']}, which the code does not state"
    return None


def wrong_changes(tool, labels, directories):
    """For each mapping, the changes applied by default, and those that are wrong."""
    for mapping in MAPPINGS:
        scans = {app: scan(tool, path, mapping) for app, path in directories.items()}
        known = tokens(tool, mapping)
        applied, wrong = 0, []
        for label in labels:
            finding = join(label, scans[label.app])
            if not finding or finding["status"] not in ("exact", "near"):
                continue
            if not finding.get("replacement"):
                continue
            applied += 1
            spelled = known[finding["category"], finding["replacement"]]
            found = fault(label, finding, spelled)
            if found:
                wrong.append(f"{mapping}: {label.place()}: {finding['source']} is {label.role},"
                             f" {found} and becomes {finding['token']}")
        yield mapping, applied, wrong


def main(tool, half, lists, arguments):
    apps = {row["app"]: row for row in table(os.path.join(DATA, "apps.tsv"))}
    directories = dict(argument.split("=", 1) for argument in arguments)
    for app in directories:
        if app not in apps:
            sys.exit(f"roles: no app '{app}' in apps.tsv; it knows {', '.join(apps)}")
    labels = [
        label for label in map(Label, table(os.path.join(DATA, "labels.tsv")))
        if label.app in directories and half in ("both", apps[label.app]["half"])
    ]
    stale = [l for l in labels if not l.is_current(directories[l.app])]
    if stale:
        sys.exit(f"roles: {len(stale)} lines are not those that were labelled, the first in"
                 f" {stale[0].place()}; check out the commits of apps.tsv")
    scanned = {app: scan(tool, path) for app, path in sorted(directories.items())
               if half in ("both", apps[app]["half"])}
    for label in labels:
        label.finding = join(label, scanned[label.app])

    for title in ("tune", "held"):
        mine = [l for l in labels if apps[l.app]["half"] == title]
        if mine:
            print_confusion(print_table(f"Half `{title}`", mine))
    traps = [l for l in labels if l.role == "none"]
    caught = [l for l in traps if l.finding and l.finding["status"] != "unresolved"]
    print(f"\nNo style value at all: {len(traps)} labelled, {len(caught)} found.")

    used = {app: directories[app] for app in scanned}
    print("\n| mapping | applied by default | with a wrong role |\n|---|--:|--:|")
    failures = []
    for mapping, applied, wrong in wrong_changes(tool, labels, used):
        print(f"| `{mapping}` | {applied} | {len(wrong)} |")
        failures += wrong
    print("".join(f"\nWRONG {line}" for line in failures))
    if lists:
        print_lists([l for l in labels if lists == apps[l.app]["half"]], caught)
    return 1 if failures or caught else 0


def print_lists(labels, caught):
    print("\n## Read otherwise than a reader does\n")
    for l in labels:
        if l.finding and l.role != "none" and not l.is_right:
            print(f"{l.place()}: {l.category}, {'|'.join(sorted(l.accepted))},"
                  f" read as {l.said} ({l.finding['roleEvidence']})")
    print("\n## Not found\n")
    for l in labels:
        if not l.finding and l.role != "none":
            print(f"{l.place()}: {l.category}, {l.role}")
    for l in caught:
        print(f"{l.place()}: found, but it is not a style value")
