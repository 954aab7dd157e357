/// An appearance that a token may have its own value for.
package enum AppearanceMode: String, CaseIterable, Codable, Sendable {
  case light, dark, highContrast, darkHighContrast

  /// The modes whose value counts when this one has none, nearest first; then the token's `$value`.
  package var fallbacks: [AppearanceMode] {
    switch self {
    case .light: []
    case .dark, .highContrast: [.light]
    case .darkHighContrast: [.dark, .light]
    }
  }

  /// Parses a mode from the names that design tools use: `Dark`, `high-contrast`, `Default`.
  package init?(named name: String) {
    let letters = name.lowercased().replacing("a11y", with: "ax").filter { $0.isLetter }
    switch letters {
    case "light", "default", "base", "day", "lightmode", "mode", "normal": self = .light
    case "dark", "night", "darkmode": self = .dark
    default:
      guard let mode = Self.highContrast(named: letters) else { return nil }
      self = mode
    }
  }

  /// The words for increased contrast in design tools; `ax` is what teams call Apple's
  /// accessibility appearances.
  private static let contrastWords = [
    "highcontrast", "increasedcontrast", "increasecontrast", "morecontrast", "accessibility",
    "accessible", "contrast", "hc", "ax",
  ]

  /// Reads an appearance with increased contrast: `lightax`, `axdark`, `highcontrast`.
  private static func highContrast(named letters: String) -> AppearanceMode? {
    for word in contrastWords {
      for rest in [letters.droppingPrefix(word), letters.droppingSuffix(word)].compactMap({ $0 }) {
        switch rest {
        case "", "light", "day", "lightmode": return .highContrast
        case "dark", "night", "darkmode": return .darkHighContrast
        default: continue
        }
      }
    }
    return nil
  }
}

extension AppearanceMode {
  /// The appearance in a sentence: `in dark appearance with increased contrast`.
  package var phrase: String {
    switch self {
    case .light: "in light appearance"
    case .dark: "in dark appearance"
    case .highContrast: "in light appearance with increased contrast"
    case .darkHighContrast: "in dark appearance with increased contrast"
    }
  }

  /// Whether it is an appearance with increased contrast.
  package var isHighContrast: Bool { self == .highContrast || self == .darkHighContrast }

  /// The same appearance without increased contrast.
  package var plain: AppearanceMode {
    switch self {
    case .light, .highContrast: .light
    case .dark, .darkHighContrast: .dark
    }
  }
}

extension String {
  fileprivate func droppingPrefix(_ prefix: String) -> Substring? {
    hasPrefix(prefix) ? dropFirst(prefix.count) : nil
  }

  fileprivate func droppingSuffix(_ suffix: String) -> Substring? {
    hasSuffix(suffix) ? dropLast(suffix.count) : nil
  }
}
