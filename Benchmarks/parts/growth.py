"""How time and memory grow with what is read and with what is found."""

import math
import signal
import subprocess
import sys

from parts import synthetic, tokens
from parts.bench import MAPPING, ROOT, Row, fresh, seconds
from parts.measure import Command, median

sys.path.insert(0, str(ROOT / "Scripts"))
from hostile_shapes import SHAPES  # noqa: E402

# Seconds of processor time that a bad input may take before it is given up.
LIMIT = 20


def growth(bench):
    """1×, 10× and 100× of a synthetic app: time on a straight line, memory."""
    base = 20 if bench.quick else 200
    rows, points, memory = [], [], {}
    for styled in (synthetic.STYLED_SHARE, 0):
        maker = synthetic.Synthesizer(1, styled)
        for factor in (1, 10, 100):
            tree = fresh(bench.work / "synthetic")
            count, size = maker.write(tree, files=base * factor)
            figures = median([bench.scan(tree)], 7 if factor < 100 else 5)["dsmigrate"]
            found = findings(bench, tree)
            peak = bench.peak(tree)
            memory[styled > 0, factor] = (peak, found)
            if styled:
                points.append((size / 1e6, figures.cpu, figures.wall))
            rows.append([
                "as in apps" if styled else "none", f"{factor} ×", f"{count:,}", f"{size / 1e6:.1f} MB",
                f"{found:,}", seconds(figures.wall), seconds(figures.cpu),
                f"{figures.cpu / size * 1e9:.1f} ms", f"{peak:.0f} MB"])
    start = processor_time(bench, fresh(bench.work / "small"), b"let a = 1\n")
    slope = exponent(points[1:], start)
    bench.raw["growth"] = {
        "points": points, "memory": [[*key, *value] for key, value in memory.items()]}
    bench.rows.append(Row(
        "time over 1×, 10×, 100× of a tree", f"grows as bytes to the power of {slope:.2f}",
        "1: a straight line", slope <= 1.05))
    plain = [memory[False, factor][0] for factor in (10, 100)]
    bench.rows.append(Row(
        "peak memory at ten times the files, nothing found",
        f"{plain[0]:.0f} → {plain[1]:.0f} MB ({plain[1] / plain[0]:.2f} ×)", "flat",
        plain[1] <= plain[0] * 1.15))
    (few, found_few), (many, found_many) = memory[True, 10], memory[True, 100]
    rest = (many - few - (plain[1] - plain[0])) * 1e6 / max(found_many - found_few, 1)
    bench.table(
        "Growth",
        f"Synthetic trees; a smaller one is the beginning of a larger one. A finding keeps {rest:,.0f} bytes"
        f" in memory.",
        ["values", "size", "files", "bytes", "findings", "wall", "processor", "processor a MB",
         "peak memory"], rows)


def shapes(bench):
    """Bad inputs at 1×, 2× and 4×: none may grow faster than its size."""
    folder = fresh(bench.work / "shapes")
    start = processor_time(bench, folder, b"let a = 1\n")
    rows = []
    for name, (_, data) in SHAPES.items():
        # What is read fast is given more of, so that its time is no noise.
        sources = grown(data, 0.2)
        if processor_time(bench, folder, sources[0]) - start < 0.04:
            sources = grown(data, 1)
        times = []
        for source in sources:
            given_up = math.inf in times
            times.append(math.inf if given_up else processor_time(bench, folder, source) - start)
        if math.inf not in times and times[2] > 4.2 * times[0]:
            # Other work of the machine only adds: what seems to grow too fast is looked at twice more.
            for _ in range(2):
                again = [processor_time(bench, folder, source) - start for source in sources]
                times = [min(pair) for pair in zip(times, again)]
        rows.append(Shape(name, f"{len(sources[0]):,} bytes", times))
        print(f"  {name}: {rows[-1].growth:.1f} ×", file=sys.stderr, flush=True)
    counts = (2500, 5000, 10_000)
    times = [token_time(bench, folder, count) - start for count in counts]
    rows.append(Shape("10,000 tokens, 500 colors", f"{counts[0]:,} tokens", times))
    rows.sort(key=lambda shape: -shape.growth)
    worst = rows[0]
    bench.raw["shapes"] = [[shape.name, shape.size, *shape.times] for shape in rows]
    bench.rows.append(Row(
        f"the worst of {len(rows)} shapes of input at 4 × the size",
        f"{worst.growth:.1f} × the time ({worst.name})", "4 ×", worst.growth <= 4.6))
    bench.table(
        "Bad inputs",
        "Processor time less what a file of one line takes, the least of three runs where it seems to grow"
        " faster than the input. The names say how many of a thing the same input has in"
        " `Scripts/hostile-inputs`.",
        ["shape", "1 ×", "time", "2 ×", "4 ×", "growth from 1 × to 4 ×"],
        [shape.cells for shape in rows])


class Shape:
    """A bad input and what it took at three sizes."""

    def __init__(self, name, size, times):
        self.name, self.size, self.times = name, size, times
        self.growth = math.inf if math.inf in times else times[2] / max(times[0], 0.005)

    @property
    def cells(self):
        times = [f"{time * 1000:,.0f} ms" if time < math.inf else f"> {LIMIT} s" for time in self.times]
        return [self.name, self.size, *times, f"{self.growth:.1f} ×"]


def grown(data, megabytes):
    """A shape at 1×, 2× and 4×, the first of about so many megabytes."""
    unit = (len(data(200)) - len(data(100))) / 100
    count = max(int(megabytes * 1e6 / unit), 1)
    return [data(count * factor) for factor in (1, 2, 4)]


def processor_time(bench, folder, source, mapping=MAPPING):
    """What a file takes, the best of some runs where one is short; infinity for more than the limit."""
    (folder / "a.swift").write_bytes(source)
    scan = bench.scan(folder, mapping=mapping)
    words = ["sh", "-c", f'ulimit -t {LIMIT}; exec "$@"', "sh", *scan.words]
    command = Command(scan.name, words, (*scan.statuses, -signal.SIGXCPU, -signal.SIGKILL))
    first = command.run()
    if first.status < 0:
        return math.inf
    return min(first.cpu, command.run().cpu) if first.cpu < 0.2 else first.cpu


def token_time(bench, folder, count):
    tokens.write(folder, count)
    lines = (f'let c{n} = Color(hex: "#{n * 7919:06X}")\n' for n in range(500))
    return processor_time(bench, folder, "".join(lines).encode(), folder / "mapping.json")


def million(bench):
    """A million findings."""
    folder = fresh(bench.work / "findings")
    lines = "".join(f'    Text("a").cornerRadius({number % 40 + 1})\n' for number in range(1000))
    made, base, rows, times = 0, 10 if bench.quick else 250, [], []
    for factor in (1, 2, 4):
        for made in range(made, base * factor):
            (folder / f"V{made}.swift").write_text(
                f"struct V{made}: View {{\n  var body: some View {{\n{lines}  }}\n}}\n")
        made = base * factor
        sample = bench.scan(folder).run()
        times.append(sample.cpu)
        rows.append([
            f"{made * 1000:,}", seconds(sample.wall), seconds(sample.cpu), f"{sample.megabytes:,.0f} MB"])
    growth = times[-1] / times[0]
    bench.raw["million"] = rows
    bench.rows.append(Row(
        f"{rows[-1][0]} findings, 4 × as many", f"{growth:.1f} × the time", "4 ×", growth <= 4.6))
    bench.table(
        "A million findings", "1,000 in a file.",
        ["findings", "wall", "processor", "peak memory"], rows)


def findings(bench, tree):
    """How many findings a tree has, from the summary at the end of the report."""
    process = subprocess.Popen(
        [bench.tool, "scan", "--format", "json", "--mapping", MAPPING, tree],
        stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    last = b""
    while chunk := process.stdout.read(1 << 20):
        last = (last + chunk)[-(1 << 21):]
    process.wait()
    text = last.decode(errors="replace")
    summary = text[text.rindex('"summary"'):]
    return int(summary[summary.rindex('"findings":') + 11:].split(",")[0].split()[0])


def exponent(points, start):
    """By which power of the bytes the time grows, from the first point to the last."""
    (small, before, _), (large, after, _) = points[0], points[-1]
    return math.log((after - start) / (before - start)) / math.log(large / small)
