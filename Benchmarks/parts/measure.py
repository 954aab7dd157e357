"""Runs commands and says what they took."""

import os
import statistics
import time


class Sample:
    """One run: seconds on the wall, seconds of processor time, peak megabytes, and what it said."""

    def __init__(self, wall, cpu, megabytes, status, error):
        self.wall, self.cpu, self.megabytes = wall, cpu, megabytes
        self.status, self.error = status, error


def run(command, folder=None, statuses=(0,)):
    """Runs a command once; what it prints goes to a pipe's end that keeps nothing.

    Both ends of a comparison write to /dev/null; a program that looks for it there (GNU grep does,
    ripgrep does not) would stop early, and none of ours does.
    """
    errors = os.memfd_create("errors") if hasattr(os, "memfd_create") else os.open(os.devnull, os.O_RDWR)
    start = time.perf_counter()
    process = os.posix_spawnp(
        command[0], [str(word) for word in command], os.environ,
        file_actions=[
            (os.POSIX_SPAWN_OPEN, 0, os.devnull, os.O_RDONLY, 0),
            (os.POSIX_SPAWN_OPEN, 1, os.devnull, os.O_WRONLY, 0),
            (os.POSIX_SPAWN_DUP2, errors, 2),
        ])
    _, status, usage = os.wait4(process, 0)
    wall = time.perf_counter() - start
    os.lseek(errors, 0, os.SEEK_SET)
    error = os.read(errors, 1 << 20).decode(errors="replace")
    os.close(errors)
    code = os.waitstatus_to_exitcode(status)
    if code not in statuses:
        raise SystemExit(f"{' '.join(map(str, command))[:300]}: exit status {code}: {error[:300]}")
    unit = 1e6 if os.uname().sysname == "Darwin" else 1e3 / 1.024
    return Sample(wall, usage.ru_utime + usage.ru_stime, usage.ru_maxrss / unit, code, error)


class Command:
    """A command to measure, under a name."""

    def __init__(self, name, words, statuses=(0,)):
        self.name, self.words, self.statuses = name, words, statuses

    def run(self):
        return run(self.words, statuses=self.statuses)


class Figures:
    """The runs of one command."""

    def __init__(self, samples):
        self.samples = samples
        self.wall = statistics.median(sample.wall for sample in samples)
        self.cpu = statistics.median(sample.cpu for sample in samples)
        self.megabytes = max(sample.megabytes for sample in samples)

    @property
    def raw(self):
        return {
            "wall": [round(sample.wall, 4) for sample in self.samples],
            "cpu": [round(sample.cpu, 4) for sample in self.samples],
            "megabytes": round(self.megabytes, 1),
        }


def interleaved(commands, rounds):
    """Each command once a round, so that what slows the machine down slows all of them down.

    The first round fills the caches and does not count.
    """
    samples = {command.name: [] for command in commands}
    for number in range(rounds + 1):
        for command in commands:
            sample = command.run()
            if number:
                samples[command.name].append(sample)
    return {name: Figures(of) for name, of in samples.items()}


def median(commands, rounds):
    """The same for commands that are compared with nothing: only the first one fills the caches."""
    return {
        command.name: Figures([command.run() for _ in range(rounds + 1)][1:]) for command in commands
    }


def ratio(figures, ours, theirs, of="wall"):
    """The median of the ratios of each round: ours to theirs."""
    pairs = zip(figures[ours].samples, figures[theirs].samples)
    return statistics.median(getattr(a, of) / getattr(b, of) for a, b in pairs)


def timings(error):
    """What `--timings` told: for each stage the milliseconds, files, megabytes, megabytes a second."""
    rows = {}
    for line in error.splitlines():
        words = line.split()
        if len(words) < 3 or words[0] == "dsmigrate:":
            continue
        try:
            rows[words[0]] = {unit: float(value) for value, unit in zip(words[1::2], words[2::2])}
        except ValueError:
            continue
    return rows
