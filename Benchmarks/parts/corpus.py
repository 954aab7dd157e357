"""One tree with what a scan reads of some apps, so that every program is given the same bytes."""

import contextlib
import os
import pathlib
import shutil
import subprocess

SUFFIXES = (".swift", ".xib", ".storyboard")
# As the tool has it: other people's code, and what a build leaves.
CLOSED = {
    ".git", ".build", ".hg", ".svn", "pods", "carthage", "deriveddata", "sourcepackages", "checkouts",
    ".swiftpm", "vendor", "vendored", "node_modules", "third_party", "thirdparty", "third-party",
    "third party", "3rdparty", "3rd-party", "3rd_party",
}
CLOSED_SUFFIXES = (".framework", ".xcframework", ".bundle", ".imageset", ".appiconset")


class App:
    """The files of one app."""

    def __init__(self, folder):
        self.folder = pathlib.Path(folder).resolve()
        self.name = self.folder.name
        self.files = sorted(self.find())
        self.commit = commit(self.folder)
        self.swift = [name for name in self.files if name.endswith(".swift")]
        self.swift_bytes = sum((self.folder / name).stat().st_size for name in self.swift)

    def find(self):
        for folder, folders, names in os.walk(self.folder):
            folders[:] = [
                name for name in folders
                if name.lower() not in CLOSED and not name.endswith(CLOSED_SUFFIXES)
            ]
            inner = os.path.relpath(folder, self.folder)
            is_color = folder.endswith(".colorset")
            is_catalog = ".xcassets" in folder
            for name in names:
                path = os.path.join(folder, name)
                if os.path.islink(path):
                    continue
                if name.endswith(SUFFIXES) or (is_color or is_catalog) and name == "Contents.json":
                    yield os.path.normpath(os.path.join(inner, name))

    def copy(self, folder):
        for name in self.files:
            target = folder / self.name / name
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(self.folder / name, target)


def commit(folder):
    """The commit of a work tree whose top is the folder, if there is one."""
    result = subprocess.run(
        ["git", "-C", str(folder), "rev-parse", "--show-toplevel", "HEAD"], capture_output=True, text=True)
    lines = result.stdout.split()
    is_top = len(lines) == 2 and pathlib.Path(lines[0]).resolve() == folder
    return lines[1] if is_top else None


@contextlib.contextmanager
def as_one_project(tree):
    """Takes the repositories of the apps in a tree away, so that all of it is one project."""
    repositories = list(tree.glob("*/.git"))
    for repository in repositories:
        repository.rename(tree.parent / f"{repository.parent.name}.git")
    try:
        yield
    finally:
        for repository in repositories:
            (tree.parent / f"{repository.parent.name}.git").rename(repository)


def stage(folders, work):
    """Copies apps to one tree, each a repository, and the first 20 MB of them to a smaller one for slow programs."""
    apps = [app for app in map(App, folders) if app.files]
    whole, part = work / "apps", work / "part"
    for folder in (whole, part):
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
    taken = 0
    for app in apps:
        app.copy(whole)
        # As much of a repository as tells one from another, and nothing that the other programs would read.
        (whole / app.name / ".git").mkdir()
    # Whole apps from the smallest on, so that several are among them.
    for app in sorted(apps, key=lambda app: app.swift_bytes):
        if taken and taken + app.swift_bytes > 22_000_000:
            break
        app.copy(part)
        taken += app.swift_bytes
    return apps, whole, part


def size(folder, suffix=""):
    """How many files and bytes a tree has."""
    sizes = [
        os.path.getsize(os.path.join(place, name))
        for place, _, names in os.walk(folder) for name in names if name.endswith(suffix)
    ]
    return len(sizes), sum(sizes)
