"""Values that a view takes from its environment, and instances that others hand to it."""

import re

from kinds import Several, Struct
from resolution import NotEvaluated

WRAPPERS = re.compile(r"@(Environment|EnvironmentObject|ObservedObject|StateObject|Bindable)\b")
KEY = re.compile(r"@Environment\(\s*(\\\.)?([\w.]+?)(\.self)?\s*\)")


class Environment:
    """The part of the evaluator that follows wrapped properties."""

    def wrapped(self, declaration, frame):
        """The value of a wrapped property; None where the wrapper is another one."""
        if not any(WRAPPERS.match(a) for a in declaration["attributes"]):
            return None
        member = self.lookup.environment_member(declaration)
        if not member:
            return self.instances(self.lookup.value_type(declaration, frame.place))
        path = self.lookup.value_type(member, frame.place)
        if path and self.lookup.kinds(path) & {"protocol", "class"}:
            return self.instances(path)
        default = self.default_of(member)
        return self.declared(default, frame.inner(place=frame.place.moved(default), names={}))

    def default_of(self, member):
        """The declaration of a default: the one of an `@Entry` itself, else `defaultValue` of its key."""
        if member.get("value"):
            return {**member, "attributes": [], "kind": "let"}
        for key in keys(member.get("body")):
            for owner in (f"EnvironmentValues.{key}", key):
                for default in self.lookup.members.get((owner, "defaultValue"), []):
                    return default
        raise NotEvaluated(f"the default of '{member['name']}' in the environment")

    def instances(self, path):
        """An instance of a type; of a protocol, one of each type that has it."""
        if path not in self.lookup.types:
            raise NotEvaluated("an instance of a type that is not read")
        if "protocol" not in self.lookup.kinds(path):
            return Struct(path, {})
        types = sorted(
            owner
            for owner, declarations in self.lookup.extended.items()
            if "protocol" not in self.lookup.kinds(owner)
            and any(self.lookup.plain(s) == path for d in declarations for s in d.get("super", []))
            and any(not t.is_test for d in declarations for t in d["file"].targets)
        )
        if not types:
            raise NotEvaluated(f"no type conforms to '{path}'")
        return Several([Struct(t, {}) for t in types])


def key_of(declaration):
    """`theme` and True of `@Environment(\\.theme)`; `Theme` and False of `@Environment(Theme.self)`."""
    for attribute in declaration["attributes"]:
        found = KEY.match(attribute)
        if found:
            return found.group(2), bool(found.group(1))
    return None, False


def keys(node):
    """The keys that a body names: `ThemeKey` of `self[ThemeKey.self]`."""
    if not isinstance(node, list):
        return
    if node[:1] == ["mem"] and len(node) == 3 and node[2] == "self" and node[1][:1] == ["ref"]:
        yield node[1][1]
    for part in node:
        yield from keys(part)
