"""The command line of Scripts/typecheck-project."""

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile

import branches
from project import Project, parse

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__)))))
FIXTURE = os.path.join(ROOT, "Tests/MigrateKitTests/Fixtures/three-targets")
# What the SDK of a platform does not have although the stub of SwiftUI brings it along.
MISSING = {
    "macOS": "".join(
        f'@available(*, unavailable, message: "not in macOS")\npublic typealias {n} = Never\n'
        for n in ("UIColor", "UIFont", "UIView", "UILabel", "UIScreen", "UIViewController")
    )
}


class Check:
    def __init__(self, folder, options, work):
        self.folder, self.options, self.work = folder, options, work
        self.project = Project(folder, options.reader)
        self.errors, self.compilations = [], 0

    def run(self):
        platforms = sorted(set().union(*(t.platforms for t in self.project.targets)))
        for platform in platforms:
            for flags in ({"DEBUG"}, set()):
                self._situation(platform, flags)
        return sorted(set(self.errors))

    def _situation(self, platform, flags):
        out = tempfile.mkdtemp(dir=self.work)
        for name in (
            sorted(os.listdir(self.options.unread)) if os.path.isdir(self.options.unread) else []
        ):
            file = os.path.join(self.options.unread, name)
            if platform == "iOS":
                self._compile(name.removesuffix(".swift"), [file], out, platform, flags, True)
        waiting = [t for t in self.project.targets if platform in t.platforms]
        while waiting:
            ready = [t for t in waiting if not t.depends & set(waiting)] or waiting
            for target in ready:
                files = [p for p, only in target.files.items() if not only or platform in only]
                self._compile(
                    target.module, sorted(files), out, platform, flags, target.is_library, target
                )
            waiting = [t for t in waiting if t not in ready]

    def _compile(self, module, files, out, platform, flags, is_library, target=None):
        """Compiles the chosen branches of a module; the lines stay where they are."""
        sources = tempfile.mkdtemp(dir=out)
        chosen = []
        for number, path in enumerate(files):
            with open(path, encoding="utf-8") as file:
                text = branches.choose(file.read(), platform, flags, self._condition)
            copy = os.path.join(sources, f"{number}-{os.path.basename(path)}")
            with open(copy, "w", encoding="utf-8") as file:
                file.write(text)
            chosen.append(copy)
            if platform == "macOS" and re.search(r"^\s*import UIKit\b", text, re.M):
                self.errors.append(f"{self._shown(path)}: imports UIKit in {platform}")
        if platform in MISSING and target:
            chosen.append(
                self._extra(sources, "Missing.swift", MISSING[platform].replace("public ", ""))
            )
        if target and self.project.colors(target)[1]:
            chosen.append(
                self._extra(
                    sources, "GeneratedAssetSymbols.swift", symbols(self.project.colors(target)[1])
                )
            )
        command = [
            "swiftc",
            "-wmo",
            "-continue-building-after-errors",
            "-swift-version",
            "5",
            "-suppress-warnings",
            "-parse-as-library",
            "-module-name",
            module,
            "-I",
            self.options.stubs,
            "-I",
            out,
            "-load-plugin-library",
            os.path.join(self.options.stubs, "libPreviewsMacros.so"),
        ]
        if is_library:
            command += [
                "-emit-module",
                "-emit-module-path",
                os.path.join(out, module + ".swiftmodule"),
            ]
        else:
            command += ["-typecheck"]
        result = subprocess.run(
            [*command, *chosen], stdout=subprocess.PIPE, stderr=subprocess.STDOUT
        )
        self.compilations += 1
        if result.returncode:
            self._report(result.stdout.decode(), dict(zip(chosen, files)), module)

    def _report(self, text, names, module):
        found = False
        for path, place, message in re.findall(r"^(/[^:\n]+):(\d+):\d+: error: (.*)$", text, re.M):
            found = True
            self.errors.append(
                f"{self._shown(names.get(path, path))}:{place}: {message} [{module}]"
            )
        if not found:
            self.errors.append(
                f"{module}: {text.strip().splitlines()[-1] if text.strip() else 'the compiler failed'}"
            )

    def _shown(self, path):
        return (
            os.path.relpath(path, self.folder)
            if path.startswith(self.folder)
            else os.path.basename(path)
        )

    @staticmethod
    def _extra(folder, name, text):
        path = os.path.join(folder, name)
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)
        return path

    def _condition(self, text):
        return parse(self.options.reader, ["expression " + text])[0]


def symbols(colors):
    """What Xcode writes for the colors of a target's catalogs."""
    names = sorted(n for n in colors if "." not in n)
    lines = ["import SwiftUI", "extension SwiftUI.Color {"]
    lines += [f'  static var {n}: SwiftUI.Color {{ .init("{n}") }}' for n in names]
    lines += ["}", "extension SwiftUI.ShapeStyle where Self == SwiftUI.Color {"]
    lines += [f'  static var {n}: SwiftUI.Color {{ .init("{n}") }}' for n in names]
    return "\n".join([*lines, "}", ""])


def newer(folder):
    """Replaces availability that no target of the fixture reaches: Linux has no platform versions."""
    for place, _, names in os.walk(folder):
        for name in names:
            path = os.path.join(place, name)
            if not name.endswith(".swift"):
                continue
            with open(path, encoding="utf-8") as file:
                text = file.read()
            changed = re.sub(
                r"@available\(iOS 2\d[^)]*\)",
                '@available(*, unavailable, message: "too new")',
                text,
            )
            if changed != text:
                with open(path, "w", encoding="utf-8") as file:
                    file.write(changed)


def main():
    parser = argparse.ArgumentParser(prog="Scripts/typecheck-project")
    for name in ("tool", "reader", "stubs"):
        parser.add_argument("--" + name, required=True)
    parser.add_argument("--keep", action="store_true")
    parser.add_argument("project", nargs="?", default=FIXTURE)
    parser.add_argument("unread", nargs="?")
    options = parser.parse_args()
    options.unread = options.unread or options.project + "-unread"
    work = tempfile.mkdtemp(prefix="typecheck-project.")
    name = os.path.basename(options.project)
    before, after = os.path.join(work, "before", name), os.path.join(work, "after", name)
    failed = False
    try:
        for folder in (before, after):
            shutil.copytree(options.project, folder, symlinks=True)
        run = subprocess.run(
            [options.tool, "apply", "--allow-no-vcs", "."],
            cwd=after,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
        )
        if run.returncode:
            print(f"apply ended with {run.returncode}: {run.stdout.decode().strip()}")
            failed = True
        changed = sum(
            open(os.path.join(p, n), "rb").read()
            != open(os.path.join(p.replace(after, before, 1), n), "rb").read()
            for p, _, names in os.walk(after)
            for n in names
            if n.endswith(".swift")
        )
        for folder, word in ((before, "before"), (after, "after")):
            newer(folder)
            check = Check(folder, options, work)
            errors = check.run()
            note = f", rewritten: {changed} files" if word == "after" else ""
            print(f"{name} {word}: {len(errors)} errors in {check.compilations} compilations{note}")
            for error in errors:
                print(f"  {error}")
            failed |= bool(errors)
    except (ValueError, OSError) as error:
        print(f"typecheck-project: {error}", file=sys.stderr)
        sys.exit(2)
    finally:
        if options.keep:
            print(f"kept in {work}")
        else:
            shutil.rmtree(work, ignore_errors=True)
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
