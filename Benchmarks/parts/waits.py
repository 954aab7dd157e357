"""What people wait for besides a first scan: a second one, a huge file, a build; and what a change costs."""

import re
import shutil
import subprocess
import sys
import time

from parts import corpus
from parts.bench import ROOT, Row, fresh, megabytes, seconds
from parts.measure import Command, interleaved, median, ratio

# Findings in one file, and the seconds and megabytes that it may take.
FINDINGS, MOST_SECONDS, MOST_MEGABYTES = 300_000, 10, 400
# The seconds that a clean release build may take.
BUILD_SECONDS = 120


def again(bench, part):
    """A scan after one file changed, beside the scan before."""
    first, second = bench.scan(part), bench.scan(part, name="again")
    changed = next(iter(sorted(part.rglob("*.swift"))))
    text = changed.read_text(encoding="utf-8", errors="surrogateescape")

    def change():
        changed.write_text(text + f"\n// {time.time_ns()}\n", encoding="utf-8", errors="surrogateescape")

    second.run, run = (lambda: (change(), run())[1]), second.run
    try:
        figures = interleaved([first, second], bench.rounds(5))
    finally:
        changed.write_text(text, encoding="utf-8", errors="surrogateescape")
    share = ratio(figures, "again", "dsmigrate")
    bench.raw["again"] = {name: of.raw for name, of in figures.items()}
    bench.rows.append(Row(
        "a scan after one file changed, of the scan before", f"{share:.2f} ×", "0.3 ×", share <= 0.3))


def init(bench, part):
    """`init` beside a scan of the same files."""
    commands = [bench.scan(part), Command("init", [bench.tool, "init", "--dry-run", part], (0, 2))]
    figures = interleaved(commands, bench.rounds(5))
    share = ratio(figures, "init", "dsmigrate")
    bench.raw["init"] = {name: of.raw for name, of in figures.items()}
    bench.rows.append(Row("init, of a scan of the same files", f"{share:.2f} ×", "2 ×", share <= 2))


def huge(bench):
    """Very many findings in one file."""
    folder = fresh(bench.work / "huge")
    count = FINDINGS // (30 if bench.quick else 1)
    rows = []
    for name, line in (
        ("radii", '    Text("a").cornerRadius({0})\n'),
        ("colors", '    Text("a").foregroundColor(Color(red: 0.{0}, green: 0.2, blue: 0.3))\n'),
        ("names of colors", '    Text("a").foregroundColor(.red)\n'),
    ):
        times = {}
        for findings in (count // 4, count):
            lines = "".join(line.format(number % 40 + 1) for number in range(findings))
            source = f"import SwiftUI\nstruct V: View {{\n  var body: some View {{\n{lines}  }}\n}}\n"
            (folder / "V.swift").write_text(source)
            times[findings] = median([bench.scan(folder)], 1)["dsmigrate"]
        figures = times[count]
        growth = figures.cpu / max(times[count // 4].cpu, 0.001)
        rows.append((name, figures, growth))
    bench.raw["huge"] = {name: of.raw for name, of, _ in rows}
    worst = max(rows, key=lambda row: row[1].wall)
    largest = max(rows, key=lambda row: row[1].megabytes)
    bench.rows.append(Row(
        f"a file of {count:,} findings", f"{seconds(worst[1].wall)} ({worst[0]})", f"{MOST_SECONDS} s",
        worst[1].wall <= MOST_SECONDS))
    bench.rows.append(Row(
        f"peak memory, a file of {count:,} findings", f"{megabytes(largest[1])} ({largest[0]})",
        f"{MOST_MEGABYTES} MB", largest[1].megabytes <= MOST_MEGABYTES))
    bench.table(
        "One huge file", f"{count:,} findings in one view.",
        ["", "wall", "processor", "growth from a quarter of them", "peak memory"],
        [[name, seconds(of.wall), seconds(of.cpu), f"{growth:.1f} ×", megabytes(of)]
         for name, of, growth in rows])


def build(bench):
    """A release build of a fresh clone."""
    if bench.quick:
        return
    clone = fresh(bench.work / "clone")
    subprocess.run(["git", "clone", "-q", ROOT, clone], check=True)
    command = ["swift", "build", "-c", "release", "--product", "dsmigrate"]
    if sys.platform == "linux":
        command.append("--static-swift-stdlib")
    start = time.perf_counter()
    subprocess.run(command, cwd=clone, check=True, stdout=subprocess.DEVNULL)
    wall = time.perf_counter() - start
    shutil.rmtree(clone)
    bench.raw["build"] = wall
    bench.rows.append(Row(
        "clean release build", seconds(wall), f"{BUILD_SECONDS} s", wall <= BUILD_SECONDS))


def instructions(bench, part):
    """Instructions of a scan on one thread, which no other work of the machine changes."""
    valgrind = shutil.which("valgrind")
    if not valgrind:
        bench.rows.append(Row("instructions of a scan", "valgrind is not installed"))
        return
    size = corpus.size(part)[1] / 1e6
    counts = {}
    for name, tool in (("now", bench.tool), ("before", bench.before)):
        if not tool:
            continue
        scan = bench.scan(part, "--jobs", "1").words[1:]
        out = bench.work / "callgrind.out"
        # Older valgrinds give up on debug information that they cannot read.
        plain = bench.work / "stripped"
        subprocess.run(["strip", "-g", "-o", plain, tool], check=True)
        words = [valgrind, "--tool=callgrind", f"--callgrind-out-file={out}", plain, *scan]
        error = subprocess.run(words, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True).stderr
        counts[name] = int(re.search(r"Collected : (\d+)", error)[1])
    bench.raw["instructions"] = counts
    bench.rows.append(Row(
        f"instructions of a scan of {size:.0f} MB, one thread", f"{counts['now'] / 1e9:.2f} G"))
    if "before" in counts:
        share = counts["now"] / counts["before"]
        bench.rows.append(Row("instructions, of those of `--before`", f"{share:.3f} ×", "1.15 ×", share <= 1.15))
