"""What `#if` conditions say in a target."""

from buildsettings import version

KITS = {
    "UIKit": {"iOS", "tvOS", "visionOS", "macCatalyst", "watchOS"},
    "AppKit": {"macOS"},
    "WatchKit": {"watchOS"},
    "SwiftUI": None,
    "Foundation": None,
    "Combine": None,
    "CoreGraphics": None,
    "Cocoa": {"macOS"},
    "ActivityKit": {"iOS", "macCatalyst"},
    "WidgetKit": {"iOS", "macOS", "watchOS"},
}


def evaluate(node, platform, flags, modules=frozenset()):
    """True, False, or None where it cannot be said."""
    kind = node[0] if node else "other"
    if kind == "bool":
        return node[1]
    if kind == "ref":
        return node[1] in flags
    if kind == "pre" and node[1] == "!":
        inner = evaluate(node[2], platform, flags, modules)
        return None if inner is None else not inner
    if kind == "op" and node[1] in ("&&", "||"):
        left = evaluate(node[2], platform, flags, modules)
        right = evaluate(node[3], platform, flags, modules)
        decides = node[1] == "||"
        if decides in (left, right):
            return decides
        return None if None in (left, right) else not decides
    if kind == "call" and node[1] and node[1][0] == "ref" and node[2]:
        return _call(node[1][1], node[2][0][1], platform, modules)
    return None


def _call(name, argument, platform, modules):
    word = argument[1] if argument[0] == "ref" else None
    if name == "os":
        if platform == "macCatalyst":
            return word == "iOS"
        return word == platform or (word == "OSX" and platform == "macOS")
    if name == "canImport":
        if word in KITS:
            return KITS[word] is None or platform in KITS[word]
        return True if word in modules else None
    if name == "targetEnvironment":
        return platform == "macCatalyst" if word == "macCatalyst" else None
    if name in ("swift", "compiler") and argument[0] == "pre" and argument[1] in (">=", "<"):
        limit = version(argument[2][1] if len(argument[2]) > 1 else "")
        return ((6, 0) >= limit) == (argument[1] == ">=")
    return None


def situations(target, conditions, platforms=None):
    """The platforms and configurations of a target in which all conditions hold or may hold."""
    found = []
    for platform in sorted(platforms or target.platforms or {"iOS"}):
        for flags in target.configurations or [{"DEBUG"}, set()]:
            values = [evaluate(c, platform, flags) for c in conditions]
            if False not in values:
                found.append((platform, frozenset(flags)))
    return found
