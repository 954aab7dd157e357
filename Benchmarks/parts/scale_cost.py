"""What many repositories cost: the figures of `Benchmarks/scale --measure`."""

import datetime
import platform
import subprocess
import tempfile
import time

from . import scale

SIZES = [50, 100, 200, 400]
MEDIAN_FILES = 20
DOCUMENT = scale.ROOT / "Documentation" / "Contributing" / "Performance.md"
START, END = "<!-- measured -->\n", "<!-- end of what is measured -->\n"


def measure(options):
    """Prints the figures, or puts them into the document."""
    with tempfile.TemporaryDirectory(prefix="dsmigrate-scale-") as folder:
        place = scale.Workplace(options.keep or folder, options)
        shards = max(options.shards)
        rows = [Row(place, count, shards, options.seed) for count in options.sizes or SIZES]
    text = "\n".join(heading(options) + table(rows, place.workers, shards) + million(rows[-1], place.workers))
    if options.write:
        document = DOCUMENT.read_text()
        before, _, rest = document.partition(START)
        _, _, after = rest.partition(END)
        DOCUMENT.write_text(f"{before}{START}\n{text}\n\n{END}{after}")
    print(text)
    return 0


class Row:
    """One size: so many repositories."""

    def __init__(self, place, count, shards, seed):
        self.count = count
        self.files, self.size = place.make(count, MEDIAN_FILES, seed)
        whole = place.folder / "whole.json"
        self.whole = place.scan(whole)
        self.report = whole.stat().st_size
        start = time.monotonic()
        parallel = place.jobs()
        if parallel.wait() != 0:
            raise scale.Broken(parallel.stderr.read())
        self.jobs = time.monotonic() - start
        largest = max(place.names, key=lambda name: len(list((place.repositories / name).rglob("*.swift"))))
        self.largest_files = len(list((place.repositories / largest).rglob("*.swift")))
        self.largest = place.run(
            "scan", str(place.repositories / largest), "--mapping", str(scale.MAPPING), "--jobs", "1",
            "--format", "json", "--output", str(place.folder / "largest.json"))
        reports = [place.folder / f"shard-{number}.json" for number in range(1, shards + 1)]
        self.shards = [
            place.scan(path, "--shard", f"{number}/{shards}") for number, path in enumerate(reports, 1)]
        merged = place.folder / "merged.json"
        self.merge = place.merge(reports, merged)
        self.merge_jobs = place.merge(sorted((place.results / "reports").glob("*.json")), merged)
        if merged.read_bytes() != whole.read_bytes():
            raise scale.Broken("the merged reports differ from that of one run")


def heading(options):
    commit = subprocess.run(
        ["git", "rev-parse", "--short", "HEAD"], cwd=scale.ROOT, capture_output=True, text=True).stdout
    is_debug = "debug" in (options.tool or "")
    build = "a debug build, many times slower than a release" if is_debug else "a release build"
    return [
        f"{datetime.date.today()}, commit {commit.strip()}, {build}, {platform.system()} "
        f"{platform.machine()}, {scale.PROCESSORS} processors; `Benchmarks/scale --measure`.", ""]


def table(rows, workers, shards):
    columns = [
        "repositories", "files", "MB", "one run", "peak", f"{workers} workers, scan and patch",
        f"{shards} shards: longest", "highest peak", "merging the shards", "peak", "report",
    ]
    lines = ["| " + " | ".join(columns) + " |", "|" + "---:|" * len(columns)]
    for row in rows:
        cells = [
            f"{row.count:,}", f"{row.files:,}", f"{row.size / 1e6:.0f}", seconds(row.whole.seconds),
            memory(row.whole), seconds(row.jobs), seconds(max(cost.seconds for cost in row.shards)),
            memory(max(row.shards, key=lambda cost: cost.memory)), seconds(row.merge.seconds),
            memory(row.merge), f"{row.report / 1e6:.1f} MB",
        ]
        lines.append("| " + " | ".join(cells) + " |")
    return lines


def million(row, workers):
    """What a million files would take, by the figures of the largest size."""
    times = 1e6 / row.files
    processor = row.whole.processor / row.files * 1000
    report = row.report / row.files
    merging = row.merge.processor / (row.report / 1e6)
    hours = processor * 1e6 / 1000 / 3600
    return [
        "", "A million files of this kind, from the last row:", "",
        f"- **Time**: {row.whole.processor:.1f} s of processor for {row.files:,} files are "
        f"{processor:.2f} ms a file; × 1,000,000 = {hours * 60:.0f} minutes of one processor, "
        f"{hours * 60 / workers:.0f} on {workers}, {hours * 60 / 32:.1f} on 32.",
        f"- **Memory of a worker**: the largest repository has {row.largest_files:,} files and takes "
        f"{memory(row.largest)}; a worker holds one repository at a time, however many there are. A "
        f"shard holds what is in it: {memory(max(row.shards, key=lambda cost: cost.memory))} with "
        f"{row.files // len(row.shards):,} files, so {times * len(row.shards):,.0f} shards hold the "
        f"same.",
        f"- **Reports**: {report:,.0f} bytes a file; × 1,000,000 = {report / 1000:.1f} GB.",
        f"- **Merging**: {merging * 1000:.0f} ms of processor for each MB of reports; × "
        f"{report / 1e3:.1f} GB = {merging * report:.0f} s. It held {memory(row.merge)} for "
        f"{len(row.shards)} reports of {row.report / len(row.shards) / 1e6:.1f} MB and "
        f"{memory(row.merge_jobs)} for {row.count} small ones: one report, and where the findings of "
        f"each file stand.",
    ]


def seconds(value):
    return f"{value:.2f} s"


def memory(cost):
    return f"{cost.memory / 1e6:.0f} MB"
