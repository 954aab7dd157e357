"""Draws samples of what the tool applies and holds, and counts the verdicts on them. See Scripts/judge."""
import collections
import json
import os
import random
import shutil
import sys

import replay_run

CONTEXT = 6
MOST_OF_A_FILE = 3
HELD = {"color", "font", "radius"}
GOALS = {"applied": 98, "held": 85}


def copy(source, target):
    """Copies the files that the tool reads; what an app has of the tool itself is left out."""
    for folder, folders, files in os.walk(source):
        folders[:] = sorted(f for f in folders if f not in (".git", ".build"))
        for name in files:
            path = os.path.join(folder, name)
            if not replay_run.KEPT.search(path) or os.path.islink(path):
                continue
            copied = os.path.join(target, os.path.relpath(path, source))
            os.makedirs(os.path.dirname(copied), exist_ok=True)
            shutil.copyfile(path, copied)


def scan(tool, name, source, work):
    folder = os.path.join(work, name)
    if not os.path.isdir(folder):
        copy(source, folder)
        replay_run.run(tool, folder, "init")
    if not os.path.exists(os.path.join(folder, ".dsmigrate.json")):
        sys.stderr.write(f"judge: {name} has no theme that init finds; it is left out\n")
        return folder, []
    report = replay_run.run(tool, folder, "scan", ".", "--root", ".", "--format", "json")
    return folder, json.loads(report)["findings"]


def kind(finding):
    """`applied`, `held`, or None for what is neither."""
    if finding["status"] in ("exact", "near"):
        return "applied" if finding["replacement"] and finding["edits"] else None
    codes = {reason["code"] for reason in finding["reasons"]}
    is_held = finding["status"] in ("review", "gap") and finding["category"] in HELD
    return "held" if is_held and finding["place"] == "view" and "reportOnly" not in codes else None


def draw(tool, apps, seed, count, each, work):
    """Samples as (kind, app, folder, finding); each app gives as many as the others while it has any, or `each`."""
    pools = {"applied": {}, "held": {}}
    for name, source in sorted(apps.items()):
        folder, findings = scan(tool, name, source, work)
        for sort, pool in pools.items():
            mine = sorted((f for f in findings if kind(f) == sort), key=lambda f: f["id"])
            random.Random(f"{seed} {name} {sort}").shuffle(mine)
            pool[name] = [(sort, name, folder, finding) for finding in mine]
    if each is not None:
        return [sample for pool in pools.values() for mine in pool.values() for sample in mine[:each]]
    return [sample for pool in pools.values() for sample in spread(pool, count)]


def spread(pool, count):
    drawn, files = [], collections.Counter()
    queues = {name: list(reversed(samples)) for name, samples in sorted(pool.items())}
    while len(drawn) < count and any(queues.values()):
        for name, queue in queues.items():
            while queue and len(drawn) < count:
                sample = queue.pop()
                place = name, sample[3]["file"]
                files[place] += 1
                if files[place] <= MOST_OF_A_FILE:
                    drawn.append(sample)
                    break
    return drawn


def show(samples, seed):
    for sort, name, folder, finding in samples:
        line = finding["range"]["start"]["line"]
        print(f"\n### {sort} {name} {finding['id']} (seed {seed})")
        print(f"{finding['file']}:{line}: {finding['category']} for {finding['role']}"
              f" ({finding['roleEvidence']}), {finding['status']}")
        print(f"    {finding['source']} -> {finding['replacement'] or finding['token'] or '-'}")
        for reason in finding["reasons"]:
            print(f"    {reason['code']}: {reason['message']}")
        with open(os.path.join(folder, finding["file"]), encoding="utf-8", errors="replace") as file:
            lines = file.read().split("\n")
        for number in range(max(1, line - CONTEXT), min(len(lines), line + CONTEXT) + 1):
            print(f"{'>' if number == line else ' '} {number:5} {lines[number - 1][:140]}")


def score(paths):
    """Counts verdicts by round and kind; 1 where a round misses a goal."""
    missed = 0
    print("| judgments | kind | judged | right | wrong | doubtful | right |\n|---|---|--:|--:|--:|--:|--:|")
    for path in paths:
        with open(path, encoding="utf-8") as file:
            rows = [line.rstrip("\n").split("\t") for line in file]
        rows = [dict(zip(rows[0], row)) for row in rows[1:]]
        for sort, goal in GOALS.items():
            verdicts = collections.Counter(row["verdict"] for row in rows if row["kind"] == sort)
            total = sum(verdicts.values())
            if not total:
                continue
            share = 100 * verdicts["right"] / total
            missed += share < goal
            print(f"| {os.path.basename(path)} | {sort} | {total} | {verdicts['right']} | {verdicts['wrong']}"
                  f" | {verdicts['doubtful']} | {share:.1f}% |")
    return 1 if missed else 0
