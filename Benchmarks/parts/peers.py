"""The programs that ours is held against, where they are installed."""

import pathlib
import shutil
import subprocess

from parts.measure import Command

HERE = pathlib.Path(__file__).resolve().parent.parent
PATTERN = r"Color\(|\.system\(size|cornerRadius"


class Peers:
    """Finds programs in PATH and in a folder given beside it."""

    def __init__(self, folder=None):
        self.folder = folder

    def find(self, name):
        return shutil.which(name, path=self.folder or "") or shutil.which(name)

    def version(self, name, *arguments):
        path = self.find(name)
        if not path:
            return "not installed"
        output = subprocess.run([path, *(arguments or ["--version"])], capture_output=True, text=True).stdout
        return (output.splitlines() or ["?"])[0].removeprefix(name).strip()

    def ripgrep(self, tree):
        """Every file of the tree is one that a scan reads: no option chooses among them."""
        path = self.find("rg")
        return path and Command("ripgrep", [path, "--no-config", "-n", PATTERN, tree], (0, 1))

    def counting(self, tree):
        """The same search that prints numbers only, over the Swift files alone."""
        path = self.find("rg")
        options = ["--no-config", "-c", "--no-ignore", "-g", "*.swift"]
        return path and Command("ripgrep -c", [path, *options, PATTERN, tree], (0, 1))

    def cat(self, tree):
        return Command("cat", ["sh", "-c", f"find '{tree}' -type f -print0 | xargs -0 cat"])

    def ast_grep(self, tree):
        path = self.find("ast-grep")
        rules = HERE / "ast-grep.yml"
        return path and Command("ast-grep", [path, "scan", "--rule", rules, "--no-ignore", "vcs", tree], (0, 1))

    def swiftformat(self, tree):
        path = self.find("swiftformat")
        options = ["--lint", "--rules", "semicolons", "--cache", "ignore", "--quiet"]
        return path and Command("SwiftFormat", [path, *options, tree], (0, 1))
