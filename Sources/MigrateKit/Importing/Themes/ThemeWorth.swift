import MigrateKitCore

// Reduces a value that depends on the theme, the platform or the release to what a token file can
// state.

extension Worth {
  /// The value for a token file: the only one, that of iOS if platforms differ, or the light and
  /// the dark one if the code chooses among its themes.
  ///
  /// A theme is dark by its name, or if its type declares `userInterfaceStyle` as `.dark`. Among themes that are not
  /// made for the appearance, the one that is on at first counts.
  func tokenValue(_ index: DeclarationIndex, initial: Set<String> = []) -> StyleValue? {
    switch self {
    case .value(let value): return value
    case .several(let variants):
      if let phone = variants.first(where: \.isForPhone)
        ?? variants.first(where: \.isForNewReleases)
      {
        return phone.value
      }
      if let first = first(among: variants, in: initial, index) { return first.value }
      // An animation is that of people who did not ask for less of it.
      if let moving = variants.first(where: { $0.condition == "!" + Worth.reducedMotion }) {
        return moving.value
      }
      if let font = bundledFont(among: variants) { return font }
      guard let (light, dark) = pair(among: variants, index) else { return nil }
      guard case .color(let bright) = light.value, case .color(let dark) = dark.value else {
        // Other values than colors are those of the light theme.
        return light.value
      }
      return .color(ColorValue(light: bright.light, dark: dark.dark ?? dark.light))
    case .unknown: return nil
    }
  }

  /// Whether it asks for the kind of device.
  var asksDevice: Bool {
    guard case .several(let variants) = self else { return false }
    return variants.contains { $0.parts.contains("phone") }
  }

  /// The font of the app where another variant is a font of the system of the same size, for when the app's cannot be
  /// loaded: `MyFonts.isRegistered`.
  ///
  /// Of fonts that people choose by a flag, none is a fallback.
  private func bundledFont(among variants: [Variant]) -> StyleValue? {
    let phone = variants.filter { $0.ownCondition != $0.condition }
    let both = phone.isEmpty ? variants : phone
    guard both.count == 2, both[1].ownCondition == "!" + both[0].ownCondition,
      both[0].asksWhetherLoaded
    else { return nil }
    let fonts = both.compactMap { variant -> FontValue? in
      if case .font(let font) = variant.value { font } else { nil }
    }
    guard fonts.count == 2, fonts[0].family != nil, fonts[1].family == nil,
      fonts[0].size == fonts[1].size
    else { return nil }
    return .font(fonts[0])
  }

  /// The values of a color in other themes than light and dark: sepia, high contrast.
  func otherThemes(_ index: DeclarationIndex, initial: Set<String> = []) -> [ThemeColor] {
    guard case .several(let variants) = self, !variants.contains(where: \.isForPhone) else {
      return []
    }
    var own: [Variant] = []
    if let first = first(among: variants, in: initial, index) {
      own = [first]
    } else if let (light, dark) = pair(among: variants, index), variants.count > 2 {
      own = [light, dark]
    }
    guard !own.isEmpty else { return [] }
    return variants.compactMap { variant in
      // The colors of people have no value in code.
      guard !own.contains(variant), variant.condition != "custom",
        // That of the system is one of the two.
        !variant.isOfSystem || !own.contains(where: { $0.value.isSame(as: variant.value) }),
        case .color(let color) = variant.value
      else {
        return nil
      }
      return ThemeColor(name: variant.condition, color: color.light)
    }
  }

  /// The value of the theme that is on at first, unless that is one of a light and a dark theme.
  private func first(
    among variants: [Variant], in initial: Set<String>, _ index: DeclarationIndex
  ) -> Variant? {
    guard let first = variants.first(where: { $0.isOfOne(of: initial) }) else { return nil }
    guard let (light, dark) = pair(among: variants, index) else { return first }
    return light == first || dark == first ? nil : first
  }

  /// The value of the light theme and that of the dark one.
  private func pair(
    among variants: [Variant], _ index: DeclarationIndex
  ) -> (light: Variant, dark: Variant)? {
    func isDark(_ variant: Variant) -> Bool {
      variant.hasWord(of: Worth.darkWords) || variant.states("dark", index)
    }
    let others = variants.filter { !isDark($0) }
    // `OceanNight` belongs to `OceanDay`, whatever other themes there are.
    for dark in variants where dark.hasWord(of: Worth.darkWords) {
      let light = others.first { other in
        other.hasWord(of: Worth.lightWords) && other.otherWords == dark.otherWords
      }
      if let light { return (light, dark) }
    }
    guard let dark = variants.first(where: isDark) else { return nil }
    let named = others.first {
      $0.hasWord(of: Worth.lightWords) || $0.states("light", index)
    }
    guard let light = named ?? (others.count == 1 ? others[0] : nil) else { return nil }
    return (light, dark)
  }
}

extension Worth {
  fileprivate static let darkWords: Set<String> = ["dark", "night"]
  fileprivate static let lightWords: Set<String> = ["light", "day", "default"]
}

extension Worth.Variant {
  /// Whether its condition is that something is there: `AppFonts.isRegistered`, `FontLoader.serifAvailable`.
  fileprivate var asksWhetherLoaded: Bool {
    let name = ownCondition.split(at: ".").last.map(String.init) ?? ownCondition
    let words: Set<String> = [
      "available", "bundled", "exists", "has", "installed", "loaded", "ready", "register",
      "registered",
    ]
    return NameWords.split(name).contains(where: words.contains)
  }

  /// Whether its condition is that one of some themes is on.
  fileprivate func isOfOne(of themes: Set<String>) -> Bool {
    condition.split(at: ",").contains { themes.contains(String($0.drop { $0 == " " })) }
  }

  /// Whether its condition is a theme that follows the system's appearance.
  fileprivate var isOfSystem: Bool {
    ["system", "automatic", "auto"].contains(condition)
  }

  /// Whether its condition names a theme that contains one of some words: `DarkTheme`.
  fileprivate func hasWord(of words: Set<String>) -> Bool {
    NameWords.split(condition).contains(where: words.contains)
  }

  /// The words of its condition that name no appearance.
  fileprivate var otherWords: [String] {
    NameWords.split(condition).filter {
      !Worth.darkWords.contains($0) && !Worth.lightWords.contains($0)
    }
  }

  /// Whether a type in its condition declares its appearance: `var userInterfaceStyle:
  /// UIUserInterfaceStyle { .dark }`.
  fileprivate func states(_ appearance: String, _ index: DeclarationIndex) -> Bool {
    let names = ["userInterfaceStyle", "colorScheme", "interfaceStyle"]
    return condition.split(at: ",").contains { part in
      let type = String(part.drop { $0 == " " })
      return names.contains { name in
        index.members(name, of: type).contains { place in
          index[place].code?.filter { !$0.isWhitespace && $0 != "{" && $0 != "}" }
            .hasSuffix(".\(appearance)") ?? false
        }
      }
    }
  }

  /// Whether it applies to the newest releases of the system, and nothing else is asked.
  fileprivate var isForNewReleases: Bool {
    let parts = condition.split(at: ")")
    return !parts.isEmpty && condition.hasSuffix(")")
      && parts.allSatisfy { $0.drop { $0 == "," || $0 == " " }.hasPrefix("#available(") }
  }

  /// Whether it applies to a build for iOS, whatever the other conditions.
  fileprivate var isForPhone: Bool {
    !asksWhetherLoaded
      && (parts.contains(where: Self.phone.contains) || parts.allSatisfy(Self.excludesOther))
      && parts.allSatisfy { Self.phone.contains($0) || $0.hasPrefix("!") }
  }

  /// Whether a condition leaves out a platform that is none of a phone.
  private static func excludesOther(_ part: Substring) -> Bool {
    part.hasPrefix("!os(") && !phone.contains(part.dropFirst())
  }

  /// Its condition without the build for iOS.
  fileprivate var ownCondition: String {
    parts.filter { !Self.phone.contains($0) }.joined(separator: ", ")
  }

  fileprivate var parts: [Substring] {
    condition.split(at: ",").map { $0.drop { $0 == " " } }
  }
  private static let phone: Set<Substring> = ["iOS", "os(iOS)", "canImport(UIKit)", "phone"]
}
