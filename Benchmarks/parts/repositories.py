"""Git repositories of synthetic Swift, as a company has them: many small ones, few large ones.

Repository number N depends on the seed and on N alone, so that more of them leave the others as they
are.
"""

import math
import os
import pathlib
import subprocess

from . import synthetic

MEDIAN_FILES = 20
# A log-normal distribution: a tenth of the repositories have more than four times the median.
SPREAD = 1.1
LARGEST_FACTOR = 50

GIT = {
    "GIT_CONFIG_GLOBAL": os.devnull, "GIT_CONFIG_SYSTEM": os.devnull, "GIT_AUTHOR_NAME": "Benchmarks",
    "GIT_AUTHOR_EMAIL": "benchmarks@example.com", "GIT_COMMITTER_NAME": "Benchmarks",
    "GIT_COMMITTER_EMAIL": "benchmarks@example.com",
}


def write(folder, count, median=MEDIAN_FILES, seed=1):
    """Writes repositories; gives how many files and bytes they have together."""
    files = size = 0
    for number in range(1, count + 1):
        draw = synthetic.Draw(f"repositories/{seed}/{number}")
        factor = min(math.exp(SPREAD * synthetic.normal(draw)), LARGEST_FACTOR)
        repository = pathlib.Path(folder) / f"repo-{number:04}"
        maker = synthetic.Synthesizer(f"{seed}/{number}")
        written = maker.write(str(repository), max(round(median * factor), 1))
        files, size = files + written[0], size + written[1]
        commit(repository)
    return files, size


def commit(repository):
    """Makes a folder a git work tree in which everything is committed."""
    for arguments in (["init", "-q"], ["add", "-A"], ["commit", "-qm", "All"]):
        subprocess.run(["git", *arguments], cwd=repository, check=True, env={**os.environ, **GIT})
