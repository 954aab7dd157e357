"""Writes what was measured as Markdown."""

import datetime
import os
import pathlib
import platform
import subprocess

HERE = pathlib.Path(__file__).resolve().parent.parent


BUSY = (
    "**The machine was busy during this measurement: wall-clock times are too long; rely on ratios and"
    " processor time.**\n")


def text(bench, apps):
    parts = [
        "# Results\n",
        "Written by `Benchmarks/run`, except for the last section, which is `Benchmarks/PROFILE.md`."
        " `README.md` explains the rows.\n",
        first_table(bench),
        "Ratios compare interleaved runs and are more reliable than single figures.\n",
        *([BUSY] if bench.load > os.cpu_count() / 2 else []),
        *[section(*table) for table in bench.tables],
        surroundings(bench, apps),
    ]
    profile = HERE / "PROFILE.md"
    if profile.exists():
        parts.append(profile.read_text(encoding="utf-8"))
    return "\n".join(parts)


def first_table(bench):
    marks = {True: "yes", False: "**no**", None: ""}
    rows = [[row.what, row.figure, row.goal, marks[row.reached]] for row in bench.rows]
    return table(["", "measured", "goal", "reached"], rows)


def section(title, intro, header, rows):
    return f"## {title}\n\n{intro}\n\n{table(header, rows)}"


def table(header, rows):
    lines = [header, ["---"] * len(header), *rows]
    return "".join("| " + " | ".join(map(str, line)) + " |\n" for line in lines)


def surroundings(bench, apps):
    peers = bench.peers
    rows = [
        ["date", f"{datetime.datetime.now():%Y-%m-%d %H:%M}"],
        ["dsmigrate", bench.origin],
        ["machine", f"{processor()}, {os.cpu_count()} processors, {memory()}"],
        ["system", system()],
        ["load when it began", f"{bench.load:.1f}"],
        ["Swift", first_line("swift", "--version")],
        ["ripgrep", peers.version("rg")],
        ["ast-grep", peers.version("ast-grep")],
        ["SwiftFormat", peers.version("swiftformat")],
    ]
    text = "## Where and with what\n\n" + table(["", ""], rows)
    if apps:
        text += "\n" + table(
            ["app", "commit", "Swift files", "MB"],
            [[app.name, (app.commit or "")[:12], f"{len(app.swift):,}", f"{app.swift_bytes / 1e6:.1f}"]
             for app in apps])
    return text


def commit():
    def git(*words):
        return subprocess.run(["git", "-C", HERE, *words], capture_output=True, text=True).stdout.strip()
    # Files that a run itself writes do not change what it measures.
    dirty = git("status", "--porcelain", "--", "..", ":!.")
    return git("rev-parse", "--short=12", "HEAD") + (", with changes" if dirty else "")


def processor():
    try:
        lines = pathlib.Path("/proc/cpuinfo").read_text().splitlines()
        return next(line.split(":")[1].strip() for line in lines if line.startswith("model name"))
    except (OSError, StopIteration):
        return platform.processor() or platform.machine()


def memory():
    return f"{os.sysconf('SC_PAGE_SIZE') * os.sysconf('SC_PHYS_PAGES') / 2**30:.0f} GB of memory"


def system():
    try:
        lines = pathlib.Path("/etc/os-release").read_text().splitlines()
        name = next(line.split("=")[1].strip('"') for line in lines if line.startswith("PRETTY_NAME"))
    except (OSError, StopIteration):
        name = platform.system()
    return f"{name}, {platform.release()}"


def first_line(*words):
    result = subprocess.run(words, capture_output=True, text=True)
    return (result.stdout.splitlines() or ["?"])[0]
