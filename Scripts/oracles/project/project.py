"""An app as the full parser and its manifests describe it."""

import json
import os
import re
import subprocess

import catalogs
import packages
import sdk
import targets
import xcodegen
import xcodeproject


def parse(reader, requests):
    """The answers of the parser's program to `file PATH` and `expression TEXT`."""
    text = "".join(r.replace("\n", " ") + "\n" for r in requests)
    run = subprocess.run([reader], input=text.encode(), stdout=subprocess.PIPE, check=True)
    return [json.loads(line) for line in run.stdout.decode("utf-8", "replace").split("\n") if line]


class File:
    def __init__(self, path, parsed):
        self.path = path
        self.declarations = parsed["declarations"]
        for declaration in self.declarations:
            declaration["file"] = self
        self.regions = parsed["regions"]
        self.imports = {entry[0] for entry in parsed["imports"]}
        self.places_of_imports = [(entry[0], entry[1]) for entry in parsed["imports"]]
        self.exported = {entry[0] for entry in parsed["imports"] if entry[2]}
        self.uses = set(parsed["uses"])
        self.targets = []
        self.named_types = None

    def builds_for(self, platform):
        """Whether the SDK of a platform has all types that the file names, outside of any `#if`."""
        if self.named_types is None:
            types = set() if self.regions else {u.split(".")[0] for u in self.uses}
            for declaration in self.declarations:
                # Those under `#if` may be left out of a build.
                if not self.conditions(declaration["start"]):
                    types.update(re.findall(r"\w+", declaration.get("type") or ""))
            types.update(
                sdk.FRAMEWORKS[module]
                for module, offset in self.places_of_imports
                if module in sdk.FRAMEWORKS and not self.conditions(offset)
            )
            self.named_types = types & sdk.PLATFORMS.keys()
        return all(platform in sdk.PLATFORMS[name] for name in self.named_types)

    def conditions(self, offset):
        """The conditions of `#if` around a place."""
        return [c for c, start, end in self.regions if c and start <= offset < end]

    def scopes(self, offset):
        """The paths of the types around a place, the innermost first."""
        found = []
        for declaration in self.declarations:
            if (
                declaration["kind"] not in TYPES
                or not declaration["start"] <= offset < declaration["end"]
            ):
                continue
            found.append(path_of(declaration))
        result = []
        for path in reversed(found):
            parts = path.split(".")
            result += [".".join(parts[:n]) for n in range(len(parts), 0, -1)]
        return list(dict.fromkeys(result))


TYPES = ("struct", "class", "enum", "actor", "protocol", "extension")


def path_of(declaration):
    """The path of a type, or of the type that an extension extends."""
    if declaration["kind"] == "extension":
        return declaration["name"].split("<")[0].replace(" ", "")
    return (declaration["parent"] + "." if declaration["parent"] else "") + declaration["name"]


class Project:
    def __init__(self, root, reader):
        self.root, self.problems = root, []
        paths = list(targets.walk(root))
        sources = [
            p for p in paths if p.endswith(".swift") and os.path.basename(p) != "Package.swift"
        ]
        manifests = [p for p in paths if os.path.basename(p) == "Package.swift"]
        answers = parse(reader, ["file " + p for p in sources + manifests])
        self.files = {p: File(p, a) for p, a in zip(sources, answers) if a}
        self.targets = []
        for path, parsed in zip(manifests, answers[len(sources) :]):
            self.targets += packages.read(path, parsed["declarations"], self.problems)
        self._projects(paths)
        self.has_manifest = bool(self.targets)
        if not self.targets:
            self._one_module()
        targets.link(self.targets)
        for target in self.targets:
            for path in target.files:
                if path in self.files:
                    self.files[path].targets.append(target)
        self.assets = {}

    def _projects(self, paths):
        folders = sorted(
            {
                p[: p.index(".xcodeproj/") + 10]
                for p in paths
                if p.endswith(".xcodeproj/project.pbxproj")
            }
        )
        for folder in folders:
            self.targets += xcodeproject.read(folder, self.problems)
        generated = {os.path.dirname(f) for f in folders}
        included = set()
        for path in sorted(p for p in paths if os.path.basename(p) == "project.yml"):
            if os.path.dirname(path) not in generated:
                self.targets += xcodegen.read(path, self.problems, included)
        # A specification that another one includes is no project of its own.
        self.targets = [t for t in self.targets if t.identity[1] not in included]

    def _one_module(self):
        target = targets.Target("(no manifest)", "", {"iOS"}, identity=("all",))
        target.files = {p: None for p in self.files if "Tests/" not in p}
        target.catalogs = {
            p[: p.index(".xcassets/") + 9] for p in targets.walk(self.root) if ".xcassets/" in p
        }
        self.targets = [target]

    def colors(self, target):
        """The colors of the catalogs of a target: by asset name, and by generated symbol."""
        key = id(target)
        if key not in self.assets:
            named, symbols = {}, {}
            for catalog in sorted(target.catalogs):
                for name, (path, contents) in catalogs.colors(catalog).items():
                    named[name] = contents
                    if target.asset_symbols:
                        symbols[path] = contents
            self.assets[key] = named, symbols
        return self.assets[key]

    def relative(self, path):
        return os.path.relpath(path, self.root)
