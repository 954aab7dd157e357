"""Lists the targets of a package for Scripts/check-darwin, each after those it depends on.

    swift package dump-package | targets.py FOLDER

One line a target: its kind, its name, its folder, the names of the targets it depends on with commas
between them, and the file with the resources that the build would embed in its code, or "-". That file
is written into FOLDER.
"""

import json
import os
import re
import sys


def embedded(target, folder, path):
    """Declares the resources as the build does, without their bytes."""
    names = []
    for resource in target.get("resources", []):
        if "embedInCode" not in resource["rule"]:
            continue
        top = os.path.join(path, resource["path"])
        files = [top] if os.path.isfile(top) else [
            os.path.join(at, name) for at, _, found in os.walk(top) for name in found]
        names += [re.sub(r"\W", "_", os.path.basename(file)) for file in files]
    if not names:
        return "-"
    file = os.path.join(folder, target["name"] + "-resources.swift")
    with open(file, "w") as out:
        out.write("struct PackageResources {\n")
        for name in sorted(names):
            out.write(f"  static let {name}: [UInt8] = []\n")
        out.write("}\n")
    return file


def main():
    package = json.load(sys.stdin)
    folder = sys.argv[1]
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
        print(target["type"], name, path, ",".join(needs(target)) or "-", embedded(target, folder, path))


main()
