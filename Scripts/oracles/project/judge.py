"""Judges each replacement that a rewrite makes, without looking at how the tool came to it."""
import collections

import colorscience
import sdk
from lookup import Lookup
from resolution import Invisible, NotEvaluated, Place, Unresolved
from values import Font, Frame, Values

KINDS = ("unresolved", "invisible", "wrong number", "visible difference")


class Verdict:
    def __init__(self, finding):
        self.finding, self.violations, self.unknown, self.fine = finding, [], [], []

    def add(self, kind, why):
        if (kind, why) not in self.violations:
            self.violations.append((kind, why))


class Judge:
    def __init__(self, project):
        self.project, self.lookup = project, Lookup(project)
        self.values = Values(self.lookup)
        self.uses = {}

    def judge(self, finding, file, imports, source, replacement):
        """The verdict on one replacement; `source` and `replacement` are trees."""
        verdict = Verdict(finding)
        offset = finding["range"]["start"]["offset"]
        if not file.targets:
            verdict.unknown.append("the file belongs to no target")
            return verdict
        for target in file.targets:
            place = Place(file, offset, target, imports)
            if not place.situations:
                continue
            for path in paths(replacement):
                self._names(path, place, finding, verdict)
            if not verdict.violations:
                self._worth(verdict, place, source, replacement)
        if not verdict.fine and not verdict.unknown and not verdict.violations:
            verdict.unknown.append("the code is compiled in no known situation")
        return verdict

    def _names(self, node, place, finding, verdict):
        try:
            self.lookup.meaning(node, place, finding["site"])
            verdict.fine.append("declared")
        except NotEvaluated as error:
            if self._used(node, place.target):
                verdict.fine.append("used elsewhere in the target")
            elif node[0] == "ref" or node[1] is None or shadow_call(node):
                return
            else:
                verdict.unknown.append(f"name: {error}")
        except Unresolved as error:
            if self._used(node, place.target):
                verdict.fine.append("used elsewhere in the target")
            else:
                verdict.add("unresolved", f"{error} [{place.target.name}]")
        except Invisible as error:
            if "does not depend" in str(error) and self._used(node, place.target):
                verdict.unknown.append("name: used elsewhere in the target, though no target that it sees declares it")
            else:
                verdict.add("invisible", f"{error} [{place.target.name}]")

    def _used(self, node, target):
        """Whether another place of the target writes the same path already; the SDK's names do not count."""
        path = text(node)
        if not path or "." not in path or path.split(".")[0] in sdk.TYPES and path.count(".") < 2:
            return False
        if id(target) not in self.uses:
            found = set()
            for name in target.files:
                if name in self.project.files:
                    found |= self.project.files[name].uses
            self.uses[id(target)] = found
        return any(u == path or u.startswith((path + ".", path + "(")) for u in self.uses[id(target)])

    def _worth(self, verdict, place, source, replacement):
        finding = verdict.finding
        pairs = {}
        for appearance in ("light", "dark"):
            try:
                pairs[appearance] = tuple(
                    self.values.evaluate(tree, Frame(place, appearance, finding["site"]))
                    for tree in (source, replacement))
            except NotEvaluated as error:
                verdict.unknown.append(f"value: {error}")
                return
            except (RecursionError, TypeError, KeyError, IndexError, ValueError) as error:
                verdict.unknown.append(f"value: the oracle failed with {type(error).__name__}")
                return
        for appearance, (old, new) in pairs.items():
            self._compare(verdict, appearance, old, new)

    def _compare(self, verdict, appearance, old, new):
        status = verdict.finding["status"]
        if isinstance(old, Font) and isinstance(new, Font):
            old, new = old.size, new.size
        numbers = [isinstance(v, (int, float)) and not isinstance(v, bool) for v in (old, new)]
        if all(numbers):
            limit = 1e-6 if status == "exact" else 0.5
            if abs(old - new) > limit + 1e-9:
                verdict.add("wrong number", f"{old:g} becomes {new:g}")
            verdict.fine.append("value")
        elif isinstance(old, tuple) and isinstance(new, tuple):
            distance = colorscience.difference(old, new)
            alpha = abs(old[3] - new[3])
            same = colorscience.bits(old) == colorscience.bits(new)
            if (status == "exact" and not same) or distance > 1 or alpha > 1 / 255 + 1e-9:
                why = f"{appearance}: {colorscience.text(old)} becomes {colorscience.text(new)}, ΔE00 {distance:.1f}"
                verdict.add("visible difference", why)
            verdict.fine.append("value")
        else:
            verdict.unknown.append("value: of different or unread kinds")


def shadow_call(node):
    """Whether a call is that of a modifier, whose own name is the SDK's."""
    return node[0] == "ref"


def text(node):
    """The path of a chain as `UseReader` writes it."""
    if node[0] == "ref":
        return node[1]
    if node[0] == "mem" and node[1]:
        base = text(node[1])
        return base and f"{base}.{node[2]}"
    if node[0] == "call" and not node[2] and not node[3]:
        base = text(node[1])
        return base and base + "()"
    return None


def paths(node):
    """The chains of names in an expression, each as long as it is written."""
    kind = node[0] if node else None
    if kind in ("ref", "mem"):
        base = node
        while base and base[0] in ("mem", "call", "force"):
            if base[0] == "call":
                yield from (p for _, a in base[2] for p in paths(a))
            base = base[1]
        if base is None or base[0] == "ref":
            yield node
        elif base:
            yield from paths(base)
    elif kind == "call":
        callee = node[1]
        yield from paths(callee) if callee and not (callee[0] == "ref" and callee[1][:1].islower()) else ()
        for _, argument in node[2]:
            yield from paths(argument)
    elif kind in ("op",):
        yield from paths(node[2])
        yield from paths(node[3])
    elif kind in ("pre",):
        yield from paths(node[2])
    elif kind in ("force",):
        yield from paths(node[1])
    elif kind == "if":
        yield from paths(node[1])
        for block in node[2:]:
            for statement in block or []:
                yield from paths(statement[1])
    elif kind in ("array",):
        for element in node[1]:
            yield from paths(element)
    elif kind == "tuple":
        for _, element in node[1]:
            yield from paths(element)


def imports(project, lookup, before, after):
    """What is wrong with the imports that a rewrite adds to a file."""
    found = []
    for module in sorted(after - before.imports):
        for target in before.targets:
            declared = [t for t in project.targets if t.module == module]
            others = any(
                module in project.files[p].imports for p in target.files
                if p in project.files and project.files[p] is not before)
            if declared and not any(t in target.depends for t in declared) and not others:
                found.append(f"import {module}: {target.name} does not depend on it")
            elif not declared and not others:
                found.append(f"import {module}: no module of the project, and no file of {target.name} imports it")
    return found


def summary(verdicts, import_problems):
    """The counts of one app."""
    counts = collections.Counter()
    for verdict in verdicts:
        for kind in {k for k, _ in verdict.violations}:
            counts[kind] += 1
        if verdict.unknown and not verdict.violations:
            counts["not evaluated"] += 1
    counts["invisible"] += len(import_problems)
    return counts
