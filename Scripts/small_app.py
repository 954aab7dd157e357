"""A small app with a design system whose tokens its theme declares, for the scripts that rewrite one."""

VIEW = """import SwiftUI

struct View{0}: View {{
  var body: some View {{
    Text("Hi {0}")
      .foregroundColor(Color(red: 8 / 255, green: 145 / 255, blue: 178 / 255))
      .cornerRadius(12)
  }}
}}
"""

THEME = """import SwiftUI

extension Color {
  static let brand = Color(red: 8 / 255, green: 145 / 255, blue: 178 / 255)
}

enum Radius {
  static let card: CGFloat = 12
}
"""

MAPPING = """{ "name": "Small", "tokens": ["small.tokens.json"],
  "code": {
    "color": { "Color": "Color.{name}", "ShapeStyle": "Color.{name}" },
    "radius": { "CGFloat": "Radius.{name}" } },
  "prefer": ["radius.card"],
  "roles": { "color.brand": ["text", "icon", "tint"] } }
"""

TOKENS = """{ "color": { "$type": "color", "brand": { "$value": {
    "colorSpace": "srgb", "components": [0.03137254901, 0.56862745098, 0.69803921568] } } },
  "radius": { "$type": "dimension", "card": { "$value": { "value": 12, "unit": "px" } } } }
"""


def write_design(folder):
    """Writes the mapping, the token file, the theme and the configuration of an app."""
    (folder / "design").mkdir(parents=True)
    (folder / "design/small.json").write_text(MAPPING)
    (folder / "design/small.tokens.json").write_text(TOKENS)
    (folder / "design/Theme.swift").write_text(THEME)
    (folder / ".dsmigrate.json").write_text('{ "mapping": "design/small.json", "exclude": ["design/**"] }')
