/// Any bytes as a mapping, as a token file, as a configuration and as a color set: each loads or is
/// told in sentences, and what loads can be listed, checked and matched against.
enum DesignSystemTarget {
  private static let mapping = Array(
    """
    { "name": "Any", "tokens": ["any.tokens.json"],
      "code": { "color": { "Color": "Color.{name}" }, "radius": { "CGFloat": "R.{name}" },
        "font": { "Font": "Font.{name}" } } }
    """.utf8)

  private static let tokens = Array(
    """
    { "color": { "$type": "color",
        "a": { "$value": { "colorSpace": "srgb", "components": [0, 0.5, 1] } }, "b": { "$value": "{color.a}" } },
      "radius": { "$type": "dimension", "card": { "$value": { "value": 12, "unit": "px" } } } }
    """.utf8)

  private static let code = Array(
    """
    Text("a").foregroundColor(Color(red: 0, green: 0.5, blue: 1)).cornerRadius(12)
      .font(.system(size: 17, weight: .bold)).background(Color(hex: 0xFFFFFF))
    """.utf8)

  private struct Missing: Error {}

  static func run(_ bytes: [UInt8]) {
    load(mapping: bytes, files: tokens)
    load(mapping: mapping, files: bytes)
    _ = ConfigurationFile.read(bytes, file: ".dsmigrate.json")
    _ = try? ColorSetFile(json: bytes).color(in: .ios18)
  }

  /// Loads a mapping whose files are all `files`.
  private static func load(mapping: [UInt8], files: [UInt8]) {
    let loaded = MappingLoader.load("any.json") { name in
      if name == "any.json" { return mapping }
      guard name.hasSuffix(".json") else { throw Missing() }
      return files
    }
    hold(loaded.problems)
    guard let designSystem = loaded.designSystem else {
      if loaded.errors.isEmpty { hold("nothing loads and nothing says why") }
      return
    }
    let style = TextStyle()
    _ = TokenListReporter(style: style).text(designSystem)
    _ = TokenListReporter(style: style).json(designSystem)
    hold(PipelineLaws(designSystem).broken(by: code))
  }
}
