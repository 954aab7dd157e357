"""Counts the values of storyboards and xibs by their XML, beside what a scan finds of them.

Usage: python3 Scripts/oracles/interface_files.py [--tool PATH] DIR...

Prints a line for each directory and category, and each file in which both differ. Counted are the
colors of objects (not the copies at the end of a file), the fonts with a size or a style, and the
corner radii among the runtime attributes. Exit status: 0 where both agree everywhere, 1 where not.
"""

import collections
import json
import pathlib
import subprocess
import sys
import xml.etree.ElementTree as ElementTree

COPIES = {"resources", "systemColor", "namedColor", "designables"}
COLOR_KEYS = {"red", "white", "name", "systemColor", "cocoaTouchSystemColor", "catalog"}
CATEGORIES = ("color", "font", "radius")


def category(element):
    """What kind of value an element is; None for none."""
    attributes = element.attrib
    if element.tag == "color" and COLOR_KEYS & attributes.keys():
        return "color"
    if element.tag in ("fontDescription", "font"):
        size = attributes.get("pointSize", attributes.get("size"))
        # A size of 0 is the system's own.
        if "style" in attributes or size is not None and float(size) > 0:
            return "font"
    if element.tag == "userDefinedRuntimeAttribute":
        if attributes.get("keyPath", "").lower().endswith("cornerradius"):
            return "radius"
    return None


def listed(element):
    """The categories of the values in an element, one for each value."""
    if kind := category(element):
        yield kind
    if element.tag not in COPIES:
        for child in element:
            yield from listed(child)


def found(tool, root):
    """How many values a scan finds, by file and category."""
    report = subprocess.run(
        [tool, "scan", str(root), "--all", "--format", "json"], capture_output=True, check=True
    )
    return collections.Counter(
        (pathlib.Path(finding["file"]).name, finding["category"])
        for finding in json.loads(report.stdout)["findings"]
        if finding["file"].endswith((".storyboard", ".xib"))
    )


def main(arguments):
    tool = str(pathlib.Path(__file__).resolve().parents[2] / ".build/release/dsmigrate")
    if arguments[:1] == ["--tool"]:
        tool, arguments = arguments[1], arguments[2:]
    if not arguments:
        sys.exit("usage: python3 Scripts/oracles/interface_files.py [--tool PATH] DIR...")
    agrees = True
    for root in arguments:
        files = [
            path
            for path in sorted(pathlib.Path(root).rglob("*"))
            if path.suffix in (".storyboard", ".xib") and path.is_file()
        ]
        truth = collections.Counter(
            (path.name, kind) for path in files for kind in listed(ElementTree.parse(path).getroot())
        )
        scanned = found(tool, root)
        for kind in CATEGORIES:
            total, number = (
                sum(count for (_, other), count in counts.items() if other == kind)
                for counts in (truth, scanned)
            )
            print(f"{root}: {len(files)} files, {kind}: {number} of {total}")
        for key in sorted(truth.keys() | scanned.keys()):
            if truth[key] != scanned[key]:
                agrees = False
                print(f"  {key[0]}, {key[1]}: {scanned[key]} of {truth[key]}")
    sys.exit(0 if agrees else 1)


main(sys.argv[1:])
