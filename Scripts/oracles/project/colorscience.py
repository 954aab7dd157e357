"""sRGB colors in light and dark: conversions, CIEDE2000, and the system's own colors."""

import math

WHITE = (0.95047, 1.0, 1.08883)


def linear(c):
    sign = -1 if c < 0 else 1
    c = abs(c)
    return sign * (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4)


def encoded(c):
    sign = -1 if c < 0 else 1
    c = abs(c)
    return sign * (12.92 * c if c <= 0.0031308 else 1.055 * c ** (1 / 2.4) - 0.055)


def from_p3(r, g, b):
    """Display P3 as extended sRGB."""
    r, g, b = linear(r), linear(g), linear(b)
    return (
        encoded(1.2249401763 * r - 0.2249401763 * g),
        encoded(-0.0420569547 * r + 1.0420569547 * g),
        encoded(-0.0196375546 * r - 0.0786360456 * g + 1.0982736001 * b),
    )


def from_hsb(h, s, v):
    i = math.floor(h * 6) % 6
    f = h * 6 - math.floor(h * 6)
    p, q, t = v * (1 - s), v * (1 - f * s), v * (1 - (1 - f) * s)
    return ((v, t, p), (q, v, p), (p, v, t), (p, q, v), (t, p, v), (v, p, q))[i]


def lab(color):
    r, g, b = (linear(c) for c in color[:3])
    xyz = (
        0.4124564 * r + 0.3575761 * g + 0.1804375 * b,
        0.2126729 * r + 0.7151522 * g + 0.0721750 * b,
        0.0193339 * r + 0.1191920 * g + 0.9503041 * b,
    )
    f = [
        t ** (1 / 3) if t > 216 / 24389 else (24389 / 27 * t + 16) / 116
        for t in (v / w for v, w in zip(xyz, WHITE))
    ]
    return 116 * f[1] - 16, 500 * (f[0] - f[1]), 200 * (f[1] - f[2])


def difference(first, second):
    """CIEDE2000 of two colors without their alpha."""
    (l1, a1, b1), (l2, a2, b2) = lab(first), lab(second)
    mean = ((math.hypot(a1, b1) + math.hypot(a2, b2)) / 2) ** 7
    g = 0.5 * (1 - math.sqrt(mean / (mean + 25**7)))
    a1, a2 = a1 * (1 + g), a2 * (1 + g)
    c1, c2 = math.hypot(a1, b1), math.hypot(a2, b2)
    h1, h2 = math.degrees(math.atan2(b1, a1)) % 360, math.degrees(math.atan2(b2, a2)) % 360
    dl, dc, dh = l2 - l1, c2 - c1, 0.0
    if c1 * c2:
        dh = (h2 - h1 + 180) % 360 - 180
    dh_ = 2 * math.sqrt(c1 * c2) * math.sin(math.radians(dh / 2))
    lm, cm = (l1 + l2) / 2, (c1 + c2) / 2
    hm = h1 + h2
    if c1 * c2:
        hm = (
            (h1 + h2) / 2
            if abs(h1 - h2) <= 180
            else (h1 + h2 + 360) / 2 if h1 + h2 < 360 else (h1 + h2 - 360) / 2
        )
    t = (
        1
        - 0.17 * math.cos(math.radians(hm - 30))
        + 0.24 * math.cos(math.radians(2 * hm))
        + 0.32 * math.cos(math.radians(3 * hm + 6))
        - 0.20 * math.cos(math.radians(4 * hm - 63))
    )
    sl = 1 + 0.015 * (lm - 50) ** 2 / math.sqrt(20 + (lm - 50) ** 2)
    sc, sh = 1 + 0.045 * cm, 1 + 0.015 * cm * t
    turn = math.radians(60 * math.exp(-(((hm - 275) / 25) ** 2)))
    rt = -math.sin(turn) * 2 * math.sqrt(cm**7 / (cm**7 + 25**7))
    return math.sqrt(
        (dl / sl) ** 2 + (dc / sc) ** 2 + (dh_ / sh) ** 2 + rt * (dc / sc) * (dh_ / sh)
    )


def bits(color):
    return tuple(round(min(max(c, 0), 1) * 255) for c in color)


def text(color):
    return "#" + "".join(f"{c:02X}" for c in bits(color))


def _rgba(value):
    digits = f"{value:08X}"
    return tuple(int(digits[i : i + 2], 16) / 255 for i in (0, 2, 4, 6))


# The system's colors of iOS 13 to 18, light and dark, as RRGGBBAA.
SYSTEM = {
    "red": (0xFF3B30FF, 0xFF453AFF),
    "orange": (0xFF9500FF, 0xFF9F0AFF),
    "yellow": (0xFFCC00FF, 0xFFD60AFF),
    "green": (0x34C759FF, 0x30D158FF),
    "mint": (0x00C7BEFF, 0x63E6E2FF),
    "teal": (0x30B0C7FF, 0x40C8E0FF),
    "cyan": (0x32ADE6FF, 0x64D2FFFF),
    "blue": (0x007AFFFF, 0x0A84FFFF),
    "indigo": (0x5856D6FF, 0x5E5CE6FF),
    "purple": (0xAF52DEFF, 0xBF5AF2FF),
    "pink": (0xFF2D55FF, 0xFF375FFF),
    "brown": (0xA2845EFF, 0xAC8E68FF),
    "gray": (0x8E8E93FF, 0x8E8E93FF),
}
GRAYS = {
    "systemGray2": (0xAEAEB2FF, 0x636366FF),
    "systemGray3": (0xC7C7CCFF, 0x48484AFF),
    "systemGray4": (0xD1D1D6FF, 0x3A3A3CFF),
    "systemGray5": (0xE5E5EAFF, 0x2C2C2EFF),
    "systemGray6": (0xF2F2F7FF, 0x1C1C1EFF),
}
SEMANTIC = {
    "label": (0x000000FF, 0xFFFFFFFF),
    "secondaryLabel": (0x3C3C4399, 0xEBEBF599),
    "tertiaryLabel": (0x3C3C434C, 0xEBEBF54C),
    "quaternaryLabel": (0x3C3C432D, 0xEBEBF528),
    "systemBackground": (0xFFFFFFFF, 0x000000FF),
    "secondarySystemBackground": (0xF2F2F7FF, 0x1C1C1EFF),
    "tertiarySystemBackground": (0xFFFFFFFF, 0x2C2C2EFF),
    "systemGroupedBackground": (0xF2F2F7FF, 0x000000FF),
    "secondarySystemGroupedBackground": (0xFFFFFFFF, 0x1C1C1EFF),
    "separator": (0x3C3C434A, 0x54545899),
    "opaqueSeparator": (0xC6C6C8FF, 0x38383AFF),
    "darkText": (0x000000FF, 0x000000FF),
    "lightText": (0xFFFFFF99, 0xFFFFFF99),
}
FIXED = {"white": 0xFFFFFFFF, "black": 0x000000FF, "clear": 0x00000000}
PLAIN = {
    "red": 0xFF0000FF,
    "green": 0x00FF00FF,
    "blue": 0x0000FFFF,
    "yellow": 0xFFFF00FF,
    "cyan": 0x00FFFFFF,
    "magenta": 0xFF00FFFF,
    "orange": 0xFF8000FF,
    "purple": 0x800080FF,
    "brown": 0x996633FF,
    "gray": 0x808080FF,
    "darkGray": 0x555555FF,
    "lightGray": 0xAAAAAAFF,
}


def system(owner, name, appearance):
    """A color of the SDK; None for one whose value is not known here."""
    index = 1 if appearance == "dark" else 0
    if name in FIXED:
        return _rgba(FIXED[name])
    if owner in ("UIColor", "NSColor"):
        if name in PLAIN:
            return _rgba(PLAIN[name])
        if owner == "NSColor":
            return None
        hue = name.removeprefix("system")
        hue = hue[:1].lower() + hue[1:]
        if name.startswith("system") and hue in SYSTEM:
            return _rgba(SYSTEM[hue][index])
        found = GRAYS.get(name) or SEMANTIC.get(name)
        return _rgba(found[index]) if found else None
    found = SYSTEM.get(name) or {"primary": SEMANTIC["label"]}.get(name)
    return _rgba(found[index]) if found else None
