"""Asset catalogs: the colors of a bundle and the symbols that Xcode generates for them."""

import json
import os
import re

from colorscience import from_p3, system


def symbol(name):
    """The Swift name that Xcode generates for an asset, as its documentation describes."""
    words = [w for w in re.split(r"[^A-Za-z0-9]+", name) if w]
    if not words:
        return ""
    first = words[0]
    upper = re.match(r"[A-Z]+", first)
    if upper:
        run = len(upper.group())
        run = run if run == len(first) or run == 1 else run - 1
        first = first[:run].lower() + first[run:]
    result = first + "".join(w[:1].upper() + w[1:] for w in words[1:])
    result = "_" + result if result[0].isdigit() else result
    # A color named as the member of Color that it would hide loses the suffix only.
    return result[:-5] if result.endswith("Color") and len(result) > 5 else result


def colors(catalog):
    """The color sets of a catalog: name with namespaces, generated symbol path, and value."""
    found = {}
    for place, folders, names in os.walk(catalog):
        folders.sort()
        if not place.endswith(".colorset") or "Contents.json" not in names:
            continue
        spaces = []
        parent = os.path.dirname(place)
        while parent != catalog and len(parent) > len(catalog):
            if _properties(parent).get("provides-namespace"):
                spaces.insert(0, os.path.basename(parent))
            parent = os.path.dirname(parent)
        name = os.path.basename(place)[:-9]
        path = ".".join([space_symbol(s) for s in spaces] + [symbol(name)])
        found["/".join([*spaces, name])] = (path, os.path.join(place, "Contents.json"))
    return found


def space_symbol(name):
    words = [w for w in re.split(r"[^A-Za-z0-9]+", name) if w]
    return "".join(w[:1].upper() + w[1:] for w in words)


def _properties(folder):
    try:
        with open(os.path.join(folder, "Contents.json"), encoding="utf-8") as file:
            return json.load(file).get("properties") or {}
    except (OSError, ValueError):
        return {}


def value(path, appearance):
    """The color of a color set in light or dark; None where it is not written out."""
    try:
        with open(path, encoding="utf-8") as file:
            entries = json.load(file).get("colors") or []
    except (OSError, ValueError):
        return None
    chosen = None
    for entry in entries:
        looks = {a.get("appearance"): a.get("value") for a in entry.get("appearances") or []}
        if "contrast" in looks or entry.get("idiom", "universal") not in ("universal", "iphone"):
            continue
        if not looks and chosen is None or looks.get("luminosity") == appearance:
            chosen = entry
    color = (chosen or {}).get("color") or {}
    if color.get("reference"):
        # A color of the system, such as systemRedColor.
        return system("UIColor", color["reference"].removesuffix("Color"), appearance)
    parts = color.get("components")
    if not parts:
        return None
    space = color.get("color-space", "srgb")
    alpha = _number(parts.get("alpha", "1"))
    if "white" in parts:
        return (_number(parts["white"]),) * 3 + (alpha,)
    rgb = tuple(_number(parts[c]) for c in ("red", "green", "blue"))
    if space == "display-p3":
        rgb = from_p3(*rgb)
    elif space not in ("srgb", "extended-srgb"):
        return None
    return (*rgb, alpha)


def _number(text):
    text = str(text)
    if text.lower().startswith("0x"):
        return int(text, 16) / 255
    return float(text) if "." in text else int(text) / 255 if float(text) > 1 else float(text)
