"""The command as it is handed out: built as the README says."""

import pathlib
import subprocess
import sys


def build(root):
    """The release build of what is checked out at `root`."""
    command = ["swift", "build", "-c", "release", "--product", "dsmigrate"]
    if sys.platform == "linux":
        # One file, which needs no Swift where it runs.
        command.append("--static-swift-stdlib")
    subprocess.run(command, cwd=root, check=True, stdout=subprocess.DEVNULL)
    shown = subprocess.run(command + ["--show-bin-path"], cwd=root, check=True, capture_output=True)
    return pathlib.Path(shown.stdout.decode().strip()) / "dsmigrate"
