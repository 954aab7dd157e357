"""The demonstration and the measurement of `Benchmarks/scale`."""

import collections
import csv
import os
import pathlib
import shutil
import signal
import subprocess
import sys
import tempfile
import time

from . import release, repositories

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
JOB = pathlib.Path(__file__).resolve().parent / "scale-job"
MAPPING = ROOT / "mappings" / "wellness.json"
PROCESSORS = os.cpu_count() or 1
# GNU parallel asks to be cited once; a script cannot answer.
PARALLEL = ["parallel", "--will-cite"]


class Broken(Exception):
    """A law does not hold."""


def hold(law, is_held, detail=""):
    if not is_held:
        raise Broken(f"{law}{': ' if detail else ''}{detail}")
    print(f"  holds: {law}")


class Workplace:
    """A folder with repositories and with what is made of them."""

    def __init__(self, folder, options):
        self.folder = pathlib.Path(folder)
        self.repositories = self.folder / "repositories"
        self.results = self.folder / "results"
        self.tool = pathlib.Path(options.tool).resolve() if options.tool else release.build(ROOT)
        self.workers = options.workers

    def make(self, count, median, seed):
        """Writes the repositories anew; gives how many files and bytes they have."""
        for folder in (self.repositories, self.results):
            shutil.rmtree(folder, ignore_errors=True)
        for name in ("reports", "patches", "running"):
            (self.results / name).mkdir(parents=True)
        return repositories.write(self.repositories, count, median, seed)

    @property
    def names(self):
        return sorted(path.name for path in self.repositories.iterdir())

    @property
    def log(self):
        return self.results / "joblog"

    def scan(self, output, *arguments):
        """One scan over all repositories; gives how it went."""
        return self.run(
            "scan", str(self.repositories), "--root", str(self.repositories), "--mapping", str(MAPPING),
            "--format", "json", "--output", str(output), *arguments)

    def merge(self, reports, output):
        return self.run("merge", *map(str, reports), "--output", str(output))

    def run(self, *arguments):
        """Runs the command; gives the time that it took and the most memory that it held."""
        start = time.monotonic()
        process = subprocess.Popen([str(self.tool), *arguments], stderr=subprocess.PIPE)
        said = process.stderr.read().decode()
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
        seconds = time.monotonic() - start
        if process.returncode != 0:
            raise Broken(f"'{' '.join(arguments[:2])}' ended with {process.returncode}: {said}")
        # Kilobytes, but bytes on macOS.
        unit = 1 if sys.platform == "darwin" else 1024
        return Cost(seconds, usage.ru_utime + usage.ru_stime, usage.ru_maxrss * unit)

    def jobs(self, *arguments):
        """Starts GNU parallel with one job for each repository."""
        environment = {
            **os.environ, "TOOL": str(self.tool), "MAPPING": str(MAPPING),
            "REPOSITORIES": str(self.repositories), "RESULTS": str(self.results),
        }
        command = PARALLEL + [
            "--jobs", str(self.workers), "--joblog", str(self.log), *arguments, str(JOB), "{}",
        ]
        process = subprocess.Popen(
            command, env=environment, stdin=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        process.stdin.write("\n".join(self.names) + "\n")
        process.stdin.close()
        return process

    def logged(self):
        """The jobs that ended, in that order."""
        if not self.log.exists():
            return []
        with open(self.log, newline="") as log:
            return list(csv.DictReader(log, delimiter="\t"))


Cost = collections.namedtuple("Cost", "seconds processor memory")


# MARK: The demonstration


def show(options):
    with tempfile.TemporaryDirectory(prefix="dsmigrate-scale-") as temporary:
        try:
            demonstrate(Workplace(options.keep or temporary, options), options)
        except Broken as failure:
            print(f"  BROKEN: {failure}")
            return 1
    return 0


def demonstrate(place, options):
    files, size = place.make(options.repositories, options.files, options.seed)
    print(f"{options.repositories} repositories, {files:,} files, {size:,} bytes")
    survivors = kill_one(place)
    resume(place, survivors)
    whole = place.folder / "whole.json"
    place.scan(whole)
    check_reports(place, whole, options.shards)
    check_patches(place)
    subprocess.run(
        [place.tool, "merge", "--format", "text", *sorted((place.results / "reports").iterdir())],
        check=True)


def kill_one(place):
    """Runs the jobs until a third is done, and kills one; gives what was finished, with its times."""
    print(f"\n{place.workers} workers, one job a repository; one is killed with SIGKILL in the middle")
    parallel = place.jobs("--halt", "now,fail=1")
    goal = len(place.names) // 3
    victim = None
    while victim is None:
        if parallel.poll() is not None:
            raise Broken(f"the jobs ended before one could be killed: {parallel.stderr.read()}")
        if len(place.logged()) >= goal:
            victim = kill_any(place)
        time.sleep(0.002)
    parallel.wait()
    done = [row["Command"].split()[-1] for row in place.logged() if row["Exitval"] == "0"]
    print(f"  killed the job of {victim}; {len(done)} of {len(place.names)} jobs were done")
    hold("the killed job does not count as done", victim not in done)
    hold("jobs were left to do", 0 < len(done) < len(place.names))
    for path in written(place):
        if path.suffix == ".json":
            place.merge([path], os.devnull)
    hold("every report that was written is whole", True)
    return {path: path.stat().st_mtime_ns for path in written(place) if path.stem in done}


def kill_any(place):
    """Kills the process of some job that runs; gives its repository, or `None` when none does."""
    for path in (place.results / "running").iterdir():
        try:
            os.kill(int(path.read_text()), signal.SIGKILL)
            return path.name
        except (ValueError, FileNotFoundError, ProcessLookupError):
            continue
    return None


def written(place):
    """The reports and patches that are there; what was being written has a hidden name."""
    found = [path for name in ("reports", "patches") for path in (place.results / name).iterdir()]
    return [path for path in found if not path.name.startswith(".")]


def resume(place, survivors):
    print("\nThe same command line again, with --resume-failed")
    parallel = place.jobs("--resume-failed")
    if parallel.wait() != 0:
        raise Broken(f"jobs failed: {parallel.stderr.read()}")
    succeeded = collections.Counter(
        row["Command"].split()[-1] for row in place.logged() if row["Exitval"] == "0")
    hold("each repository was done, and by one job", succeeded == collections.Counter(place.names))
    for name, suffix in (("reports", ".json"), ("patches", ".patch")):
        made = sorted(path.stem for path in written(place) if path.suffix == suffix)
        hold(f"there is one of the {name} for each", made == place.names)
    again = [path.name for path, time in survivors.items() if path.stat().st_mtime_ns != time]
    hold("what was finished before was not done again", not again, ", ".join(again))


def check_reports(place, whole, counts):
    print("\nReports")
    merged = place.folder / "merged.json"
    place.merge(sorted(p for p in written(place) if p.suffix == ".json"), merged)
    expected = whole.read_bytes()
    hold("merged, they are the report of one run, byte for byte", merged.read_bytes() == expected)
    for count in counts:
        shards = [place.folder / f"shard-{number}-{count}.json" for number in range(1, count + 1)]
        for number, path in enumerate(shards, 1):
            place.scan(path, "--shard", f"{number}/{count}")
        place.merge(reversed(shards), merged)
        hold(f"so are the reports of {count} shards", merged.read_bytes() == expected)


def check_patches(place):
    print("\nPatches")
    changed = 0
    for path in sorted(path for path in written(place) if path.suffix == ".patch"):
        if path.stat().st_size == 0:
            continue
        changed += files_in(path)
        repository = place.repositories / path.stem
        applied = subprocess.run(
            ["git", "apply", "--check", str(path)], cwd=repository, capture_output=True, text=True)
        if applied.returncode != 0:
            raise Broken(f"the patch of {path.stem} does not apply: {applied.stderr}")
    hold("every patch applies", changed > 0)
    whole = place.folder / "whole.patch"
    place.run("patch", str(place.repositories), "--mapping", str(MAPPING), "--output", str(whole))
    hold(f"together they change the {changed:,} files that one run changes", changed == files_in(whole))
    print()


def files_in(patch):
    with open(patch, errors="replace") as lines:
        return sum(line.startswith("+++ ") for line in lines)
