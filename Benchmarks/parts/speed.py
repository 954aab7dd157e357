"""How fast a scan is, beside other programs and by its stages."""

import statistics
import subprocess

from parts import corpus
from parts.bench import ROOT, Row, fresh, lastline, megabytes, seconds
from parts.measure import Command, interleaved, ratio, timings


def apps(bench, whole):
    """The whole scan beside a search and a bare read of the same files."""
    files, size = corpus.size(whole)
    commands = [
        bench.scan(whole), bench.peers.ripgrep(whole), bench.peers.counting(whole), bench.peers.cat(whole)]
    commands = [command for command in commands if command]
    figures = interleaved(commands, bench.rounds(9))
    bench.raw["apps"] = {name: of.raw for name, of in figures.items()}
    text = f"{files:,} files, {size / 1e6:.1f} MB; median of the rounds, interleaved, warm cache."
    rows = [
        [name, seconds(of.wall), seconds(of.cpu), f"{size / 1e6 / of.wall:,.0f} MB/s", megabytes(of)]
        for name, of in figures.items()
    ]
    bench.table("The whole scan", text, ["", "wall", "processor", "speed", "peak memory"], rows)
    if "ripgrep" in figures:
        times = ratio(figures, "dsmigrate", "ripgrep")
        processor = ratio(figures, "dsmigrate", "ripgrep", of="cpu")
        bench.rows.append(Row(
            "whole scan, time of ripgrep's search", f"{times:.1f} × (processor time {processor:.1f} ×)",
            "4.3 ×", times <= 4.3))
        counting = ratio(figures, "dsmigrate", "ripgrep -c")
        bench.rows.append(Row("whole scan, time of ripgrep's count", f"{counting:.1f} ×", "8.9 ×", counting <= 8.9))
    else:
        bench.rows.append(Row("whole scan, time of ripgrep's search", "ripgrep is not installed", "4.3 ×"))
    swift = corpus.size(whole, ".swift")[1] / 1e6
    peak = bench.peak(whole)
    bench.rows.append(Row(
        f"peak memory, {swift:.0f} MB of Swift", f"{peak:.0f} MB", "100 MB", peak <= 100))
    with corpus.as_one_project(whole):
        peak = bench.peak(whole)
    bench.rows.append(Row(
        "peak memory, the same files as one project", f"{peak:.0f} MB", "100 MB", peak <= 100))


def stages(bench, whole):
    """Where the time of a scan goes."""
    told = [timings(bench.scan(whole, "--timings").run().error) for _ in range(bench.rounds(6))]
    told += [timings(bench.scan(whole, "--timings", "--jobs", "1").run().error)]
    units = ["ms", "files", "MB", "MB/s"]
    bench.raw["stages"] = told
    every, single = told[:-1], told[-1]
    rows = []
    for stage in single:
        def middle(unit):
            values = [run[stage][unit] for run in every if unit in run.get(stage, {})]
            return f"{statistics.median(values):,.0f}" if values else ""
        alone = single[stage]
        if stage == "peak":
            rows.append([stage, middle("MB") + " MB", "", "", "", f"{alone['MB']:,.0f} MB"])
        else:
            rows.append([stage, *map(middle, units), f"{alone['ms']:,.0f}"])
    bench.table(
        "Where the time goes",
        "The output of `--timings`: `find`, `report` and `wall` in wall-clock time, the others in processor time"
        " of all threads together.",
        ["stage", "ms", "files", "MB", "MB/s", "ms on one thread"], rows)


def tokenizer(bench, part):
    """The tokenizer alone."""
    result = subprocess.run([ROOT / "Benchmarks/tokenizer-speed", part], capture_output=True, text=True)
    speeds = {line.split()[0]: float(line.split()[1]) for line in result.stdout.splitlines()}
    bench.raw["tokenizer"] = speeds
    if "tokenizer" not in speeds:
        why = "not measured: " + lastline(result.stderr)
        bench.rows.append(Row("the tokenizer alone, one core", why, "400 MB/s"))
        return
    bench.rows.append(Row(
        "the tokenizer alone, one core", f"{speeds['tokenizer']:.0f} MB/s", "400 MB/s",
        speeds["tokenizer"] >= 400))
    bench.table(
        "The tokenizer alone", "On one core, over files in memory, median of 7 passes.",
        ["", "speed"],
        [["each byte looked up in a table", f"{speeds['bytes']:,.0f} MB/s"],
         ["the tokenizer", f"{speeds['tokenizer']:,.0f} MB/s"],
         ["the toolchain's parser with its tokens", f"{speeds['parser']:,.1f} MB/s"]])


def peers(bench, part):
    """Programs that know Swift's syntax, over a part of the files."""
    files, size = corpus.size(part, ".swift")
    ours = bench.scan(part)
    slow = [bench.peers.ast_grep(part), bench.peers.swiftformat(part)]
    commands = [ours, *[command for command in slow if command]]
    figures = interleaved(commands, bench.rounds(3))
    bench.raw["peers"] = {name: of.raw for name, of in figures.items()}
    rows = [
        [name, seconds(of.wall), seconds(of.cpu), f"{of.wall / figures['dsmigrate'].wall:.1f} ×",
         megabytes(of)]
        for name, of in figures.items()
    ]
    for name, what, goal in (
        ("ast-grep", "faster than ast-grep with five patterns", 10),
        ("SwiftFormat", "faster than SwiftFormat `--lint` with one rule", 30),
    ):
        if name in figures:
            times = 1 / ratio(figures, "dsmigrate", name)
            processor = 1 / ratio(figures, "dsmigrate", name, of="cpu")
            bench.rows.append(Row(
                what, f"{times:.1f} × (processor time {processor:.1f} ×)", f"{goal} ×", times >= goal))
        else:
            rows.append([name, "not installed", "", "", ""])
            bench.rows.append(Row(what, "not installed", f"{goal} ×"))
    bench.table(
        "Beside programs that know the syntax", f"{files:,} Swift files, {size / 1e6:.1f} MB.",
        ["", "wall", "processor", "time of ours", "peak memory"], rows)


def startup(bench):
    """How long nothing takes."""
    folder = fresh(bench.work / "small")
    (folder / "Small.swift").write_text("import SwiftUI\nlet a = Text(\"a\").foregroundColor(.red)\n")
    commands = [
        Command("true", ["true"]), Command("version", [bench.tool, "--version"]),
        Command("scan", [bench.tool, "scan", folder / "Small.swift"]),
        bench.scan(folder, name="mapping"),
    ]
    figures = interleaved(commands, 60)
    bench.raw["startup"] = {name: of.raw for name, of in figures.items()}
    names = {
        "true": "`true`, for comparison", "version": "`--version`",
        "scan": "a scan of one small file", "mapping": "the same with a mapping, as JSON",
    }
    for name in ("version", "scan"):
        figure = figures[name].wall * 1000
        bench.rows.append(Row(f"start-up, {names[name]}", f"{figure:.1f} ms", "10 ms", figure < 10))
    rows = [
        [names[name], f"{of.wall * 1000:.1f} ms", f"{of.cpu * 1000:.1f} ms"]
        for name, of in figures.items()]
    bench.table("Start-up", "Median of 60.", ["", "wall", "processor"], rows)
