import MigrateKitCore

extension JSONWriter {
  /// A value for the page: colors as `#RRGGBBAA`, sizes with their text.
  mutating func look(of value: StyleValue?, category: TokenCategory? = nil) {
    guard let value else { return null() }
    beginObject(inline: true)
    switch value {
    case .color(let color):
      member("light", color.light.rgba8.hex)
      if let dark = color.dark { member("dark", dark.rgba8.hex) }
    case .font(let font):
      member("kind", "font")
      member("points", font.size)
      member("text", ValueText.text(font))
      if let weight = font.weight { member("weight", weight.rawValue) }
      if let design = font.design { member("design", design.rawValue) }
      if font.isItalic {
        member("italic", true)
      }
    case .radius(let number), .number(let number, _):
      member("kind", value.category.rawValue)
      key("points")
      self.number(number)
      member("text", Self.measure(value, number))
    case .shadow(let shadow):
      member("kind", "shadow")
      member("color", shadow.color.light.rgba8.hex)
      for (name, number) in [("radius", shadow.radius), ("x", shadow.x), ("y", shadow.y)] {
        key(named: name)
        self.number(number)
      }
      member("text", ValueText.text(shadow))
    case .animation(let animation):
      member("kind", "animation")
      member("text", ValueText.text(animation))
    }
    if let category { member("category", category.rawValue) }
    endObject()
  }

  /// A number for the page, next to a picture that shows what it measures.
  private static func measure(_ value: StyleValue, _ number: Double) -> String {
    switch value.category {
    case .opacity: Percent.text(number)
    case .duration: ValueText.points(number) + " s"
    default: ValueText.points(number)
    }
  }
}
