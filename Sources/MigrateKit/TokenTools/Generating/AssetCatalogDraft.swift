import MigrateKitCore

/// The colors of a design system as an asset catalog: one color set for each color that is not an alias.
///
/// Each is named by the path of its token, so that Xcode shows the token and `tokens import` reads
/// it back.
package struct AssetCatalogDraft: Sendable {
  /// The files by path relative to the catalog, in order.
  package let files: [(path: String, bytes: [UInt8])]

  /// Writes the catalog of a system.
  package init(_ designSystem: DesignSystem) {
    var files = [(path: "Contents.json", bytes: JSONWriter.document(.object(Self.info)))]
    for token in designSystem.tokens where token.aliasOf.isEmpty {
      guard let color = token.color else { continue }
      files.append((path: "\(Self.name(of: token.path)).colorset/Contents.json", Self.set(color)))
    }
    self.files = files
  }

  /// A path with characters that file systems reserve replaced.
  private static func name(of path: String) -> String {
    String(SafeText.line(path).map { $0 == "/" || $0 == "\\" || $0 == ":" ? "-" : $0 })
  }

  private static let info = JSONObject([
    "info": .object(JSONObject(["author": .string("xcode"), "version": .number(1)]))
  ])

  private static func set(_ color: ColorValue) -> [UInt8] {
    var entries = [entry(color.light, appearances: [])]
    if let dark = color.dark {
      entries.append(entry(dark, appearances: [("luminosity", "dark")]))
    }
    if let high = color.highContrast {
      entries.append(entry(high, appearances: [("contrast", "high")]))
    }
    if color.hasHighContrast {
      entries.append(
        entry(
          color.drawn(in: .darkHighContrast),
          appearances: [("luminosity", "dark"), ("contrast", "high")]))
    }
    var object = JSONObject()
    object["colors"] = .array(entries)
    object["info"] = info["info"]
    return JSONWriter.document(.object(object))
  }

  private static func entry(
    _ sample: ColorSample, appearances: [(name: String, value: String)]
  ) -> JSONValue {
    let color = sample.space == .displayP3 ? sample : sample.inSRGB
    var object = JSONObject()
    if !appearances.isEmpty {
      object["appearances"] = .array(
        appearances.map {
          .object(JSONObject(["appearance": .string($0.name), "value": .string($0.value)]))
        })
    }
    object["color"] = .object(
      JSONObject([
        "color-space": .string(color.space == .displayP3 ? "display-p3" : "srgb"),
        "components": .object(
          JSONObject([
            "alpha": .string(FixedText.text(color.alpha, places: 3)),
            "blue": .string(component(color.blue)), "green": .string(component(color.green)),
            "red": .string(component(color.red)),
          ])),
      ]))
    object["idiom"] = .string("universal")
    return .object(object)
  }

  /// `0x91` for a step of 8 bits, else a fraction.
  private static func component(_ value: Double) -> String {
    let steps = value * 255
    guard (steps - steps.rounded()).magnitude < 0.0015, (0...1).contains(value) else {
      return FixedText.text(value, places: 5)
    }
    let hex = String(Int(steps.rounded()), radix: 16, uppercase: true)
    return "0x" + (hex.count == 1 ? "0" + hex : hex)
  }
}
