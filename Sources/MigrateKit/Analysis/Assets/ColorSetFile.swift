/// Why a colorset could not be read.
package struct ColorSetError: Error, Hashable {
  /// One sentence, lower case and without a full stop.
  package let message: String
}

/// The `Contents.json` of one colorset: one named color in its appearances.
///
/// Source: Apple, "Asset Catalog Format Reference: Named Color Type", and undocumented forms that
/// Xcode writes: hex and decimal bytes, system references, Display P3.
package struct ColorSetFile: Sendable {
  private let entries: [Entry]

  /// Reads the JSON of a colorset.
  package init(json: [UInt8]) throws(ColorSetError) {
    do {
      let contents = try JSONParser.parse(json, allowsLastComma: true).0.members()
      entries = try contents.array("colors").map { try Entry($0.members()) }
    } catch {
      throw ColorSetError(message: "it is not the JSON of a color set")
    }
  }

  /// Whether no entry has a color, as in a new catalog.
  package var isUnset: Bool { entries.allSatisfy { $0.color == nil } }

  /// Whether some appearance is a color of the system whose value is not known.
  package func namesUnknownColor(in release: SystemColors.Release) -> Bool {
    entries.contains { entry in
      entry.color.map { $0.reference != nil && (try? $0.value(in: release)) == nil } ?? false
    }
  }

  /// The color in every appearance it is given for; `nil` if its light appearance has no value (an
  /// unset accent color, a color for other devices only), or if it differs between kinds of devices.
  ///
  /// An appearance that is switched on in Xcode and left unset has that of any appearance.
  package func color(in release: SystemColors.Release) throws(ColorSetError) -> ColorValue? {
    let usual = entries.filter { $0.isForEveryScreen && $0.color != nil }
    let universal = usual.filter { $0.idiom == "universal" }
    var found: [ColorValue?] = []
    for idiom in ["universal", "iphone", "ipad", "mac"] {
      let own = usual.filter { $0.idiom == idiom }
      guard !own.isEmpty else { continue }
      // A kind of device falls back on the entries for any.
      found.append(try color(of: own, else: universal, in: release))
    }
    return found.uniqued().count == 1 ? found[0] : nil
  }

  private func color(
    of entries: [Entry], else others: [Entry], in release: SystemColors.Release
  ) throws(ColorSetError) -> ColorValue? {
    let reading = Reading(entries: entries + others, release: release)
    let light = Appearance(luminosity: "light")
    let dark = Appearance(luminosity: "dark")
    let any = Appearance()
    // A system color has a value per appearance, so each uses that of its own.
    guard
      let lightColor = try reading.color(of: [light, any]),
      let darkColor = try reading.color(of: [dark, any])
    else { return nil }
    let lightHigh = try reading.color(of: [light.highContrast, any.highContrast, light, any])
    let darkHigh = try reading.color(of: [dark.highContrast, any.highContrast, dark, any])
    let plain = ColorValue(
      light: lightColor.light, dark: darkColor.dark ?? darkColor.light,
      highContrast: lightHigh.map { $0.highContrast ?? $0.light },
      darkHighContrast: darkHigh.map { $0.darkHighContrast ?? $0.dark ?? $0.light })
    return plain.withoutRepetition
  }
}

/// Looks entries up by appearance.
private struct Reading {
  let entries: [Entry]
  let release: SystemColors.Release

  /// The color of the first appearance that has an entry; `nil` when that entry has no value.
  func color(of appearances: [Appearance]) throws(ColorSetError) -> ColorValue? {
    for appearance in appearances {
      if let entry = entries.first(where: { $0.appearance == appearance }) {
        return try entry.color?.value(in: release)
      }
    }
    return nil
  }
}

extension ColorValue {
  /// The same color, its parts left out where they only repeat the one they fall back on.
  fileprivate var withoutRepetition: ColorValue {
    ColorValue(
      light: light, dark: dark == light ? nil : dark,
      highContrast: highContrast == light ? nil : highContrast,
      darkHighContrast: darkHighContrast == (dark ?? light) ? nil : darkHighContrast)
  }
}

// MARK: - The shape of the file

private struct Appearance: Equatable {
  var luminosity: String?
  var isHighContrast = false

  var highContrast: Appearance { Appearance(luminosity: luminosity, isHighContrast: true) }
}

private struct Entry: Sendable {
  let idiom: String?
  let color: AssetColor?
  let appearance: Appearance
  let displayGamut: String?
  let subtype: String?
  let locale: String?

  init(_ json: JSONObject) throws(MistypedMember) {
    idiom = try json.string("idiom")
    color = try json.object("color").map { object throws(MistypedMember) in
      try AssetColor(object)
    }
    displayGamut = try json.string("display-gamut")
    subtype = try json.string("subtype")
    locale = try json.string("locale")
    var appearance = Appearance()
    for part in try json.array("appearances") {
      let part = try part.members()
      let value = try part.string("value")
      switch try part.string("appearance") {
      case "luminosity": appearance.luminosity = value
      case "contrast": appearance.isHighContrast = value == "high"
      default: break
      }
    }
    self.appearance = appearance
  }

  /// Whether the entry is not an exception for wide-gamut screens, a region or a device.
  var isForEveryScreen: Bool {
    (displayGamut == nil || displayGamut == "sRGB") && subtype == nil && locale == nil
  }
}
