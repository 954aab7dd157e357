"""The names of Apple's SDK that replacements use."""

import re

COLORS = {"Color", "UIColor", "NSColor", "CGColor", "ShapeStyle"}
NUMBERS = {"CGFloat", "Double", "Float", "Int", "TimeInterval"}
FONTS = {"Font", "UIFont", "NSFont"}
TYPES = (
    COLORS
    | NUMBERS
    | FONTS
    | {
        "Animation",
        "ColorResource",
        "Font.Weight",
        "Font.Design",
        "LinearGradient",
        "Gradient",
        "CGSize",
        "UIEdgeInsets",
        "EdgeInsets",
        "CGPoint",
        "Duration",
        "Material",
        "CALayer",
        "Bundle",
        "String",
        "Text",
        "View",
    }
)
MODULES = {"SwiftUI", "UIKit", "AppKit", "CoreGraphics", "Foundation", "QuartzCore"}
PLATFORMS = {
    "UIColor": {"iOS", "tvOS", "watchOS", "visionOS", "macCatalyst"},
    "UIFont": {"iOS", "tvOS", "watchOS", "visionOS", "macCatalyst"},
    "UIImage": {"iOS", "tvOS", "watchOS", "visionOS", "macCatalyst"},
    "UIScreen": {"iOS", "tvOS", "macCatalyst"},
    "UIView": {"iOS", "tvOS", "visionOS", "macCatalyst"},
    "NSColor": {"macOS"},
    "NSFont": {"macOS"},
}
ANIMATIONS = {"spring", "interpolatingSpring", "easeIn", "easeOut", "easeInOut", "linear"}
# The sizes of SwiftUI's text styles at the default text size of iOS.
TEXT_STYLES = {
    "largeTitle": 34,
    "title": 28,
    "title1": 28,
    "title2": 22,
    "title3": 20,
    "headline": 17,
    "body": 17,
    "callout": 16,
    "subheadline": 15,
    "footnote": 13,
    "caption": 12,
    "caption1": 12,
    "caption2": 11,
}
# A type of each framework that some platforms lack.
FRAMEWORKS = {"UIKit": "UIColor", "AppKit": "NSColor", "Cocoa": "NSColor"}
# Which declarations extend a type: members of ShapeStyle where Self == Color serve Color.
FAMILIES = {
    "Color": ["Color", "ShapeStyle", "View"],
    "ShapeStyle": ["ShapeStyle", "Color", "View"],
    "TimeInterval": ["TimeInterval", "Double"],
    "UIColor": ["UIColor"],
    "CGFloat": ["CGFloat"],
}

_HUES = "red orange yellow green mint teal cyan blue indigo purple pink brown gray".split()
_STATIC = {
    "Color": set(_HUES)
    | {"primary", "secondary", "accentColor", "white", "black", "clear", "init"},
    "Font": set(
        "largeTitle title title2 title3 headline subheadline body callout footnote caption caption2 "
        "system custom init".split()
    ),
    "Animation": set(
        "default easeIn easeOut easeInOut linear spring bouncy smooth snappy "
        "interactiveSpring".split()
    ),
}
_STATIC["Font.Weight"] = set(
    "ultraLight thin light regular medium semibold bold heavy black".split()
)
_STATIC["Font.Design"] = {"default", "monospaced", "rounded", "serif"}
_STATIC["ShapeStyle"] = _STATIC["Color"] | {
    "tint",
    "foreground",
    "background",
    "tertiary",
    "quaternary",
}
_INSTANCE = {
    "opacity",
    "withAlphaComponent",
    "cgColor",
    "weight",
    "bold",
    "italic",
    "monospacedDigit",
    "design",
    "size",
    "width",
    "height",
    "rawValue",
    "leading",
    "speed",
    "delay",
    "repeatForever",
    "repeatCount",
    "components",
    "gradient",
    "mix",
    "resolve",
}


def has_static(owner, name):
    """Whether the SDK declares a static member; for UIKit by the pattern of its names."""
    if owner in ("UIColor", "NSColor"):
        return name in _HUES or bool(
            re.fullmatch(
                r"(system[A-Z]\w*|\w*[lL]abel(Color)?|darkGray|lightGray|magenta|white|black|clear|link|tintColor|"
                r"(opaque)?[sS]eparator(Color)?|placeholderText|darkText|lightText|init|controlAccentColor|"
                r"\w*(BackgroundColor|TextColor)|(secondary|tertiary)?[sS]ystem\w*(Background|Fill))",
                name,
            )
        )
    if owner in ("UIFont", "NSFont"):
        return name in (
            "systemFont",
            "boldSystemFont",
            "preferredFont",
            "italicSystemFont",
            "init",
            "monospacedDigitSystemFont",
            "monospacedSystemFont",
        )
    if owner in NUMBERS:
        return name in ("pi", "zero", "infinity", "greatestFiniteMagnitude", "init")
    return name in _STATIC.get(owner, {"init"})


def has_instance(name):
    return name in _INSTANCE


def may_compile(code, platform):
    """Whether a platform has the types that an expression names: `Color(uiColor:)` needs UIKit."""
    labels = {"uiColor": "UIColor", "nsColor": "NSColor"}
    named = {labels.get(word, word) for word in re.findall(r"\w+", code)}
    return all(platform in PLATFORMS[name] for name in named & PLATFORMS.keys())
