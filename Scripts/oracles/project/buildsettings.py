"""Build settings of Xcode targets: project, xcconfig files and target, for each configuration."""

import os
import re

from targets import DEPLOYMENT, PLATFORMS


def version(text):
    """A version such as 17.0 as a tuple of two numbers."""
    parts = [int(p) for p in re.findall(r"\d+", str(text))[:2]]
    return tuple(parts + [0] * (2 - len(parts)))


def expand(text, settings, depth=0):
    """A setting with the settings it refers to put in."""
    if isinstance(text, list):
        text = " ".join(map(str, text))
    text = str(text)

    def value(match):
        name, _, modifier = match.group(1).partition(":")
        found = settings.get(name, "")
        result = expand(found, settings, depth + 1) if depth < 8 else ""
        return re.sub(r"[^A-Za-z0-9_]", "_", result) if modifier.startswith("c99") else result

    return re.sub(r"\$[({]([^(){}$]+)[)}]", value, text)


def xcconfig(path, seen=()):
    """The settings of an xcconfig file and those that it includes; conditional ones are left out."""
    settings = {}
    if path in seen or not os.path.isfile(path):
        return settings
    with open(path, encoding="utf-8", errors="replace") as file:
        for line in file:
            line = re.sub(r"//.*", "", line).strip()
            include = re.match(r'#include\??\s*"(.*)"', line)
            if include:
                other = os.path.join(os.path.dirname(path), include.group(1))
                settings.update(xcconfig(os.path.normpath(other), (*seen, path)))
                continue
            name, equals, value = line.partition("=")
            if equals and "[" not in name:
                settings[name.strip()] = value.strip().rstrip(";").strip()
    return settings


def merge(*layers):
    """Later layers win; $(inherited) takes the value of the layer before."""
    result = {}
    for layer in layers:
        for name, value in layer.items():
            if isinstance(value, list):
                value = " ".join(map(str, value))
            before = result.get(name, "")
            result[name] = re.sub(r"\$[({]inherited[)}]", lambda m: str(before), str(value))
    return result


def apply(target, all_settings):
    """What the settings of all configurations say about a target."""
    for settings in all_settings:
        flags = expand(settings.get("SWIFT_ACTIVE_COMPILATION_CONDITIONS", ""), settings).split()
        others = expand(settings.get("OTHER_SWIFT_FLAGS", ""), settings).split()
        flags += [o[2:] for o in others if o.startswith("-D") and len(o) > 2]
        flags += [b for a, b in zip(others, others[1:]) if a == "-D"]
        target.configurations.append(set(flags))
        target.platforms |= platforms(settings)
        switch = settings.get("ASSETCATALOG_COMPILER_GENERATE_ASSET_SYMBOLS", "YES")
        extension = settings.get(
            "ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS", "YES"
        )
        target.asset_symbols &= "NO" not in (switch, extension)
        for platform, name in DEPLOYMENT.items():
            if settings.get(name):
                found = version(expand(settings[name], settings))
                target.deployment[platform] = min(found, target.deployment.get(platform, found))


def platforms(settings):
    listed = expand(settings.get("SUPPORTED_PLATFORMS", ""), settings).split()
    root = expand(settings.get("SDKROOT", ""), settings)
    names = listed or [root]
    found = {PLATFORMS[n.lower()] for n in names if n.lower() in PLATFORMS}
    if settings.get("SUPPORTS_MACCATALYST") == "YES" and "iOS" in found:
        found.add("macCatalyst")
    return found
