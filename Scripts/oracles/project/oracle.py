"""The command line of Scripts/project-oracle."""

import argparse
import collections
import json
import os
import shutil
import subprocess
import sys
import tempfile

import applied
import judge
from project import Project, parse

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__)))))
GIT = [
    "git",
    "-c",
    "user.name=oracle",
    "-c",
    "user.email=oracle@localhost",
    "-c",
    "core.autocrlf=false",
    # Collecting garbage goes on beside the copying that follows.
    "-c",
    "gc.auto=0",
]


def run(command, folder, accepted=(0,)):
    result = subprocess.run(command, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    if result.returncode not in accepted:
        text = result.stderr.decode(errors="replace").strip().splitlines()
        print(
            f"  {' '.join(command[:2])} ended with {result.returncode}: {text[-1] if text else ''}",
            file=sys.stderr,
        )
    return result


def prepare(app, mapping, tool, folder):
    """A copy of an app in a git work tree of its own, with a mapping."""
    shutil.copytree(app, folder, symlinks=True, ignore=shutil.ignore_patterns(".git", ".build"))
    if mapping == "init":
        if not os.path.exists(os.path.join(folder, ".dsmigrate.json")):
            run([tool, "init"], folder)
    run([*GIT, "init", "-q"], folder)
    run([*GIT, "add", "-A"], folder)
    run([*GIT, "commit", "-qm", "before"], folder)


def mapping_file(mapping):
    if mapping == "init" or os.path.exists(mapping):
        return mapping if mapping == "init" else os.path.abspath(mapping)
    path = os.path.join(ROOT, "mappings", f"{mapping}.json")
    if not os.path.exists(path):
        print(f"no mapping '{mapping}': neither a file nor one of mappings/", file=sys.stderr)
        sys.exit(2)
    return path


def examine(app, options, work):
    """Runs the tool on one app and judges what it would write."""
    name = os.path.basename(os.path.abspath(app))
    before, after = os.path.join(work, name), os.path.join(work, "after", name)
    prepare(os.path.abspath(app), options.mapping, options.tool, before)
    shutil.copytree(before, after, symlinks=True)
    extra = [] if options.mapping == "init" else ["--mapping", options.mapping]
    extra += ["--level", options.level] if options.level else []
    scanned = run([options.tool, "scan", "--format", "json", *extra], before, (0, 1, 2))
    report = json.loads(scanned.stdout)
    patch = run([options.tool, "patch", *extra], before, (0, 1, 2)).stdout
    if patch.strip():
        file = os.path.join(work, name + ".patch")
        with open(file, "wb") as out:
            out.write(patch)
        run([*GIT, "apply", "--whitespace=nowarn", file], after)
    if options.reports:
        os.makedirs(options.reports, exist_ok=True)
        kind = os.path.basename(options.mapping).removesuffix(".json")
        with open(os.path.join(options.reports, f"{name}.{kind}.json"), "wb") as out:
            out.write(scanned.stdout)
        with open(os.path.join(options.reports, f"{name}.{kind}.patch"), "wb") as out:
            out.write(patch)
    return name, report, verdicts(before, after, report, options)


def verdicts(before, after, report, options):
    project = Project(before, options.reader)
    findings, strange = applied.findings(report, before, after)
    jury = judge.Judge(project)
    files = sorted({f["file"] for f in findings})
    rewritten = parse(options.reader, [f"file {os.path.join(after, f)}" for f in files])
    imported = {f: {entry[0] for entry in parsed["imports"]} for f, parsed in zip(files, rewritten)}
    requests = [f"expression {t}" for f in findings for t in (f["source"], f["replacement"])]
    trees = iter(parse(options.reader, requests))
    found, problems = [], []
    for finding in findings:
        file = project.files.get(os.path.join(before, finding["file"]))
        source, replacement = next(trees), next(trees)
        if file:
            found.append(jury.judge(finding, file, imported[finding["file"]], source, replacement))
    for name in files:
        file = project.files.get(os.path.join(before, name))
        problems += [
            (name, why) for why in judge.imports(project, jury.lookup, file, imported[name])
        ]
    for name in strange:
        verdict = judge.Verdict(
            {
                "file": name,
                "range": {"start": {"line": 0}},
                "source": "?",
                "replacement": "?",
                "status": "?",
            }
        )
        verdict.unknown.append("the report does not explain the patch of this file")
        found.append(verdict)
    return project, found, problems


def held(report):
    """Held findings by reason, as the report counts them."""
    names = (
        "notDeclared",
        "declaredDifferently",
        "notVisible",
        "otherPlatform",
        "valueUnknown",
        "external",
    )
    reasons = report["summary"].get("byReason", {})
    return " ".join(f"{n}={reasons[n]}" for n in names if reasons.get(n)) or "–"


def describe(name, verdict):
    finding = verdict.finding
    place = f"{name}/{finding['file']}:{finding['range']['start']['line']}"
    source = " ".join(finding["source"].split())
    return f"{place}: {source} → {finding['replacement']} ({finding['status']})"


def show(name, project, found, problems, options):
    for verdict in found:
        for kind, why in verdict.violations:
            print(f"  {kind}: {describe(name, verdict)}: {why}")
        if options.list == "all" and not verdict.violations:
            word = "not evaluated" if verdict.unknown else "fine"
            print(
                f"  {word}: {describe(name, verdict)}: {'; '.join(dict.fromkeys(verdict.unknown or verdict.fine))}"
            )
    for file, why in problems:
        print(f"  invisible: {name}/{file}: {why}")
    for problem in project.problems:
        print(f"  note: {problem}")


def main():
    parser = argparse.ArgumentParser(prog="Scripts/project-oracle", add_help=True)
    parser.add_argument("--mapping", default="init")
    parser.add_argument("--level")
    parser.add_argument("--tool", required=True)
    parser.add_argument("--reader", required=True)
    parser.add_argument("--reports")
    parser.add_argument("--list", choices=["violations", "all"])
    parser.add_argument("--keep", action="store_true")
    parser.add_argument("apps", nargs="+")
    options = parser.parse_args()
    options.mapping = mapping_file(options.mapping)
    sys.setrecursionlimit(5000)
    heads = ("app", "applied", *judge.KINDS, "not evaluated", "held")
    widths = (22, 7, 10, 9, 12, 18, 13, 0)
    line = lambda cells: "  ".join(
        str(c).rjust(w) if i else str(c).ljust(w) for i, (c, w) in enumerate(zip(cells, widths))
    )
    rows, total = [], collections.Counter()
    work = tempfile.mkdtemp(prefix="project-oracle.")
    try:
        for app in options.apps:
            name, report, (project, found, problems) = examine(app, options, work)
            counts = judge.summary(found, problems)
            reasons = collections.Counter(
                u for v in found if not v.violations for u in set(v.unknown)
            )
            if options.list:
                print(f"{name}:")
                show(name, project, found, problems, options)
            rows.append(
                (
                    name,
                    len(found),
                    *(counts[k] for k in judge.KINDS),
                    counts["not evaluated"],
                    held(report),
                )
            )
            for reason, count in reasons.most_common(8) if options.list else ():
                print(f"  not evaluated, {count}: {reason}")
            total.update(counts)
            total["applied"] += len(found)
            print(line(rows[-1]), file=sys.stderr, flush=True)
    finally:
        if options.keep:
            print(f"kept in {work}", file=sys.stderr)
        else:
            shutil.rmtree(work, ignore_errors=True)
    print(line(heads))
    for row in rows:
        print(line(row))
    if len(rows) > 1:
        print(
            line(
                (
                    "all",
                    total["applied"],
                    *(total[k] for k in judge.KINDS),
                    total["not evaluated"],
                    "",
                )
            )
        )
    sys.exit(1 if any(total[k] for k in judge.KINDS) else 0)


if __name__ == "__main__":
    main()
