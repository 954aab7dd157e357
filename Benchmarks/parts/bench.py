"""What every part of the measurement shares."""

import pathlib
import subprocess

from parts.measure import Command, timings

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
MAPPING = ROOT / "mappings/wellness.json"


class Row:
    """One line of the first table: what, the figure, the goal, and whether it is reached."""

    def __init__(self, what, figure, goal="", reached=None):
        self.what, self.figure, self.goal, self.reached = what, figure, goal, reached


class Bench:
    """What every part needs: the tool, the peers, a place to work, and how often to repeat."""

    def __init__(self, tool, peers, work, load, quick):
        self.tool, self.peers, self.work, self.quick = tool, peers, work, quick
        # How many processes wanted a processor, on an average of the minute before.
        self.load = load
        # What was measured: a commit, or where the program comes from.
        self.origin = ""
        # A build of an earlier commit to compare with, if there is one.
        self.before = None
        self.rows, self.tables, self.raw = [], [], {}

    def rounds(self, count):
        return max(2, count // 3) if self.quick else count

    def scan(self, tree, *options, name="dsmigrate", mapping=MAPPING):
        words = [self.tool, "scan", "--format", "json", "--mapping", mapping, *options, tree]
        return Command(name, words, (0, 2))

    def peak(self, tree):
        """The most memory that a scan of a tree has, in megabytes, as it tells itself.

        A process begins with the largest size of the one that starts it, which a shell keeps small.
        """
        scan = self.scan(tree, "--timings")
        sample = Command(scan.name, ["sh", "-c", '"$@"; exit $?', "sh", *scan.words], scan.statuses).run()
        return timings(sample.error)["peak"]["MB"]

    def table(self, title, text, header, rows):
        self.tables.append((title, text, header, rows))


def fresh(folder):
    subprocess.run(["rm", "-rf", folder], check=True)
    folder.mkdir(parents=True)
    return folder


def seconds(value):
    return f"{value:.2f} s" if value < 10 else f"{value:.1f} s"


def megabytes(figures):
    return f"{figures.megabytes:,.0f} MB"


def lastline(text):
    return (text.strip().splitlines() or ["?"])[-1]
