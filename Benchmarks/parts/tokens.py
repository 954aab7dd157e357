"""A design system of any size: a token file and its mapping."""

import json
import os


def write(folder, count):
    """Half of the tokens are colors, the rest fonts, radii and spacings."""
    colors, others = count - count // 2, count // 2
    fonts, radii = others // 2, others // 4
    spacings = others - fonts - radii
    document = {
        "color": {"$type": "color", **{f"color{n}": color(n) for n in range(colors)}},
        "font": {"$type": "typography", **{f"font{n}": font(n) for n in range(fonts)}},
        "radius": {"$type": "dimension", **{f"radius{n}": length(n) for n in range(radii)}},
        "spacing": {"$type": "dimension", **{f"spacing{n}": length(n) for n in range(spacings)}},
    }
    mapping = {
        "name": "Synthetic",
        "tokens": ["tokens.json"],
        "code": {
            "color": {"Color": "Color.Synthetic.{name}", "UIColor": "UIColor(Color.Synthetic.{name})"},
            "font": {"Font": "Font.Synthetic.{name}"},
            "radius": {"CGFloat": "Radius.{name}"},
            "spacing": {"CGFloat": "Spacing.{name}"},
        },
        "roles": {"color.**": ["text", "background"]},
    }
    for name, value in (("tokens.json", document), ("mapping.json", mapping)):
        with open(os.path.join(folder, name), "w", encoding="utf-8") as output:
            json.dump(value, output, indent=2)


def color(number):
    # An odd factor spreads the numbers over the cube without meeting one twice.
    code = number * 2654435761 % 0x1000000
    parts = [code >> 16, code >> 8 & 0xFF, code & 0xFF]
    return {
        "$value": {
            "colorSpace": "srgb", "components": [round(part / 255, 5) for part in parts],
            "hex": f"#{code:06x}",
        }
    }


def font(number):
    return {
        "$value": {
            "fontFamily": "SF Pro", "fontSize": {"value": 8 + number % 400 / 4, "unit": "px"},
            "fontWeight": 100 * (1 + number % 9), "letterSpacing": {"value": 0, "unit": "px"},
            "lineHeight": 1.2,
        }
    }


def length(number):
    return {"$value": {"value": 0.25 * (number + 1), "unit": "px"}}
