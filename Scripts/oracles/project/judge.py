"""Judges each replacement that a rewrite makes, without looking at how the tool came to it."""

import collections

import colorscience
import sdk
from kinds import Font, Frame, Several, Struct
from lookup import Lookup
from resolution import Invisible, NotEvaluated, Place, Unresolved
from targets import Target
from values import Values

# What rounding to 8 bits does to a distance.
STEP = 0.25
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
            # Whether it sees a declaration cannot be said, but it can be said that there is none.
            verdict.unknown.append("the file belongs to no target")
        for target in file.targets or [self.everything()]:
            place = Place(file, offset, target, imports)
            # What the code names already it is not compiled without.
            place.situations = [
                s for s in place.situations if sdk.may_compile(finding["source"], s[0])
            ]
            if not place.situations:
                continue
            for path, site in paths(replacement, finding["site"], self._parameter(place)):
                self._names(path, place, site, verdict)
            if not verdict.violations:
                self._worth(verdict, place, source, replacement)
        if not verdict.fine and not verdict.unknown and not verdict.violations:
            verdict.unknown.append("the code is compiled in no known situation")
        return verdict

    def _parameter(self, place):
        """The type of the parameter that an argument of an app's own function is given for, as a site."""

        def type_of(call, index, label):
            if call[1] and call[1][0] == "ref" and call[1][1][:1].isupper():
                return self._added(call, index, label, place)
            try:
                declared = self.lookup.meaning(call[1], place).declaration
                if not declared or declared["kind"] != "func":
                    return None
                names = [label or "_" for label, _ in call[2]]
                found = self.values.overload(
                    self.lookup.members[(self.lookup.plain(declared["parent"]), declared["name"])],
                    call[2],
                    Frame(place, "light"),
                )
                position = found["labels"].index(names[index]) if label else index
                path = self.lookup.type_path(found["types"][position], found, place)
                return ("case", path) if path in self.lookup.types else None
            except (NotEvaluated, Unresolved, Invisible, KeyError, IndexError, ValueError):
                return None

        return type_of

    def _added(self, call, index, label, place):
        """The enum that an initializer of the app's, of a type of any module, takes a case of."""
        argument = call[2][index][1]
        for declared in self.lookup.members.get((call[1][1], "init"), []):
            labels, types = declared.get("labels", []), declared.get("types", [])
            if index or not labels or labels[0] != (label or "_"):
                continue
            if self.lookup.obstacle(declared, place):
                continue
            path = self.lookup.type_path(types[0], declared, place)
            if (path, argument[2]) in self.lookup.members:
                return ("case", path)
        return None

    def everything(self):
        """One target of all files, for those that no manifest places."""
        if not hasattr(self, "_all"):
            self._all = Target(
                "no target", "", set().union(*(t.platforms for t in self.project.targets))
            )
            self._all.files = {path: None for path in self.project.files}
            self._all.depends = set(self.project.targets)
            self._all.catalogs = set().union(*(t.catalogs for t in self.project.targets))
            self._all.platforms = set(sorted(self._all.platforms)[:1])
        return self._all

    def _names(self, node, place, site, verdict):
        try:
            self.lookup.meaning(node, place, site)
            verdict.fine.append("declared")
        except NotEvaluated as error:
            if self._used(node, place.target):
                verdict.fine.append("used elsewhere in the target")
            elif node[0] != "ref":
                verdict.unknown.append(f"name: {error}")
        except Unresolved as error:
            if error.outside and self._used(node, place.target):
                verdict.fine.append("used elsewhere in the target")
            else:
                verdict.add("unresolved", f"{error} [{place.target.name}]")
        except Invisible as error:
            if not place.file.targets:
                verdict.unknown.append(f"name: {error}")
            elif "does not depend" in str(error) and self._used(node, place.target):
                verdict.unknown.append(
                    "name: used elsewhere in the target, though no target that it sees declares it"
                )
            else:
                verdict.add("invisible", f"{error} [{place.target.name}]")

    def _used(self, node, target):
        """Whether another place of the target writes the same path already; the SDK's names do not count.

        What the SDK adds to the value of such a path (`R.color.brand()!.cgColor`) needs no use of its own.
        """
        if node[0] == "force" or node[0] == "mem" and node[1] and sdk.has_instance(node[2]):
            return self._used(node[1], target)
        path = text(node)
        if not path or "." not in path or path.split(".")[0] in sdk.TYPES and path.count(".") < 2:
            return False
        if id(target) not in self.uses:
            found = set()
            for name in target.files:
                if name in self.project.files:
                    found |= self.project.files[name].uses
            self.uses[id(target)] = found
        return any(
            u == path or u.startswith((path + ".", path + "(")) for u in self.uses[id(target)]
        )

    def _worth(self, verdict, place, source, replacement):
        finding = verdict.finding
        pairs = []
        for old, new, site in compared(source, replacement, finding["site"]):
            for appearance in ("light", "dark"):
                try:
                    frames = (Frame(place, appearance, site), Frame(place, appearance, site))
                    values = [self.values.evaluate(t, f) for t, f in zip((old, new), frames)]
                    pairs.append((appearance, *values))
                except NotEvaluated as error:
                    verdict.unknown.append(f"value: {error}")
                    return
                except (RecursionError, TypeError, KeyError, IndexError, ValueError) as error:
                    verdict.unknown.append(f"value: the oracle failed with {type(error).__name__}")
                    return
        for appearance, old, new in pairs:
            self._compare(verdict, appearance, old, new)

    def _compare(self, verdict, appearance, old, new):
        if isinstance(new, Several):
            # Whatever the environment holds, the change has to be fine.
            for one in new.values:
                self._compare(verdict, appearance, old, one)
            return
        status = verdict.finding["status"]
        stated = stated_difference(verdict.finding, appearance) if status == "review" else None
        if isinstance(old, Font) and isinstance(new, Font):
            old, new = old.size, new.size
        numbers = [isinstance(v, (int, float)) and not isinstance(v, bool) for v in (old, new)]
        if all(numbers):
            limit = 1e-6 if status == "exact" else 0.5
            states = stated is not None and abs(abs(old - new) - stated) <= 0.005
            if is_pill(verdict.finding) and not states:
                # At or beyond half the height, one number looks like another.
                if new < old - limit:
                    verdict.add("wrong number", f"{old:g} becomes {new:g}, which is no pill")
            elif stated is not None:
                if not states:
                    verdict.add(
                        "wrong number", f"{old:g} becomes {new:g}, and the report says by {stated:g}"
                    )
            elif abs(old - new) > limit + 1e-9:
                verdict.add("wrong number", f"{old:g} becomes {new:g}")
            verdict.fine.append("value")
        elif isinstance(old, tuple) and isinstance(new, tuple):
            distance = colorscience.difference(old, new)
            alpha = abs(old[3] - new[3])
            # Equal to 8 bits; half a step may round either way.
            same = all(
                abs(a - b) * 255 <= 0.5 + 1e-6 or int(a * 255 + 0.5) == int(b * 255 + 0.5)
                for a, b in zip(old, new)
            )
            if stated is not None:
                if abs(distance - stated) > STEP:
                    verdict.add(
                        "visible difference",
                        f"{appearance}: {colorscience.text(old)} becomes {colorscience.text(new)}, "
                        f"ΔE00 {distance:.1f}, and the report says {stated:.1f}",
                    )
            elif (status == "exact" and not same) or distance > 1 or alpha > 1 / 255 + 1e-9:
                why = f"{appearance}: {colorscience.text(old)} becomes {colorscience.text(new)}, ΔE00 {distance:.1f}"
                verdict.add("visible difference", why)
            verdict.fine.append("value")
        elif isinstance(old, Struct) and isinstance(new, Struct):
            if status == "review":
                seconds = [v.fields.get("duration", v.fields.get("response")) for v in (old, new)]
                if None not in seconds and abs(abs(seconds[0] - seconds[1]) - seconds_of(verdict)) > 0.005:
                    verdict.add("wrong number", f"{seconds[0]:g} s becomes {seconds[1]:g} s")
            elif (old.path, old.fields) != (new.path, new.fields):
                verdict.add("visible difference", f"{old.fields} becomes {new.fields}")
            verdict.fine.append("value")
        elif any(numbers) or isinstance(old, tuple):
            verdict.add("wrong number", f"{kind_of(old)} becomes {kind_of(new)}")
        else:
            verdict.unknown.append("value: of different or unread kinds")


def stated_difference(finding, appearance):
    """How much a change that needs review changes, as the report states it; None where it states no such figure."""
    distance = finding["distance"] or {}
    if distance.get("unit") not in ("pt", "dE00"):
        return None
    if appearance == "dark" and distance.get("dark") is not None:
        return distance["dark"]
    return distance.get("value")


def seconds_of(verdict):
    """The difference in seconds that the report states."""
    distance = verdict.finding["distance"] or {}
    return distance.get("value", 0) if distance.get("unit") == "s" else 0


def is_pill(finding):
    """Whether a radius becomes that of a pill, which looks the same whatever its number is."""
    return any(reason["code"] == "pill" for reason in finding["reasons"])


def compared(source, replacement, site):
    """What has to be equal: two expressions, or the arguments of two calls of one modifier."""
    modifiers = all(
        t[0] == "call" and t[1][0] == "ref" and t[1][1][:1].islower() for t in (source, replacement)
    )
    if not modifiers or source[1] != replacement[1]:
        return [(source, replacement, site)]
    new = {label: value for label, value in replacement[2]}
    return [
        (value, new[label], PARAMETERS.get(label, site))
        for label, value in source[2]
        if label in new
    ]


def kind_of(value):
    """What a value is, for messages."""
    if isinstance(value, (int, float)):
        return f"{value:g}"
    names = {tuple: "a color", str: "a text", Font: "a font", type(None): "nothing"}
    return names.get(type(value), "another kind of value")


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


# What the parameters of the SDK expect, where a replacement writes an implicit member.
PARAMETERS = {
    "uiColor": "UIColor",
    "nsColor": "NSColor",
    "resource": "ColorResource",
    "color": "Color",
    "radius": "CGFloat",
    "x": "CGFloat",
    "y": "CGFloat",
}

# What the modifiers of the SDK's values expect without a label.
MODIFIERS = {"weight": "Font.Weight", "design": "Font.Design", "fontDesign": "Font.Design"}


def paths(node, site, own):
    """The chains of names in an expression, each as long as it is written, with what is expected there.

    `own` says what the parameter of an app's own function takes.
    """
    kind = node[0] if node else None
    if kind in ("ref", "mem"):
        base = node
        while base and base[0] in ("mem", "call", "force"):
            if base[0] == "call":
                yield from arguments(base, site, own)
            base = base[1]
        if base is None or base[0] == "ref":
            yield node, site
        else:
            yield from paths(base, site, own)
    elif kind == "call":
        callee = node[1]
        if callee and not (callee[0] == "ref" and callee[1][:1].islower()):
            yield from paths(callee, site, own)
        yield from arguments(node, site, own)
    elif kind in ("op", "pre", "force", "array", "if"):
        for part in node[1] if kind == "array" else node[1:]:
            if isinstance(part, list) and part and isinstance(part[0], str):
                yield from paths(part, site, own)
            elif kind == "if":
                for statement in part or []:
                    yield from paths(statement[1], site, own)
    elif kind == "tuple":
        for _, element in node[1]:
            yield from paths(element, site, own)


def arguments(call, site, own):
    """The chains in the arguments of a call."""
    for index, (label, argument) in enumerate(call[2]):
        callee = call[1] or [None]
        name = callee[1] if callee[0] == "ref" else callee[2] if callee[0] == "mem" else None
        swap = {"Color": "UIColor", "UIColor": "Color"}.get(name) if label is None else None
        if callee[0] == "mem":
            swap = MODIFIERS.get(name) if label is None else None
            # A parameter of the app's own has a type of its own.
            known = name in MODIFIERS or sdk.has_instance(name)
            expected = site if known else own(call, index, label)
        elif argument[:2] == ["mem", None] and name and name[:1].isupper():
            # An initializer that the app adds to a type for the cases of an enum.
            expected = own(call, index, label) or site
            swap = expected if isinstance(expected, tuple) else swap
        else:
            expected = site
        yield from paths(argument, PARAMETERS.get(label) or swap or expected, own)


def imports(project, lookup, before, after):
    """What is wrong with the imports that a rewrite adds to a file."""
    found = []
    for module in sorted(after - before.imports - sdk.MODULES):
        for target in before.targets:
            declared = [t for t in project.targets if t.module == module]
            others = any(
                module in project.files[p].imports
                for p in target.files
                if p in project.files and project.files[p] is not before
            )
            if declared and not any(t in target.depends for t in declared) and not others:
                found.append(f"import {module}: {target.name} does not depend on it")
            elif not declared and not others:
                found.append(
                    f"import {module}: no module of the project, and no file of {target.name} imports it"
                )
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
