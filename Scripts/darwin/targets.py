"""Lists the targets of a package for Scripts/check-darwin, each after those it depends on.

    swift package dump-package | targets.py

One line a target: its kind, its name, its folder, and the folders inside that other targets compile.
"""

import json
import sys


def main():
    package = json.load(sys.stdin)
    targets = {target["name"]: target for target in package["targets"] if target["type"] != "plugin"}

    def needs(target):
        words = (list(dependency.values())[0][0] for dependency in target["dependencies"])
        return [word for word in words if word in targets]

    done = []

    def visit(name):
        if name in done:
            return
        for inner in needs(targets[name]):
            visit(inner)
        done.append(name)

    for name in targets:
        visit(name)
    for name in done:
        target = targets[name]
        top = "Tests" if target["type"] == "test" else "Sources"
        path = target.get("path") or f"{top}/{name}"
        print(target["type"], name, path, *target.get("exclude", []))


main()
