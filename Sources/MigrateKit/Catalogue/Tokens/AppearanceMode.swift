/// An appearance that a token may have a value of its own for.
public enum AppearanceMode: String, CaseIterable, Codable, Sendable {
  case light, dark, highContrast, darkHighContrast

  /// The modes whose value counts when this one has none, nearest first; then the token's `$value`.
  var fallbacks: [AppearanceMode] {
    switch self {
    case .light: []
    case .dark, .highContrast: [.light]
    case .darkHighContrast: [.dark, .light]
    }
  }

  /// Reads a mode from the names that design tools give it: `Dark`, `high-contrast`, `Default`.
  init?(named name: String) {
    let letters = name.lowercased().filter { $0.isLetter }
    switch letters {
    case "light", "default", "base", "day", "lightmode", "mode", "normal": self = .light
    case "dark", "night", "darkmode": self = .dark
    case "highcontrast", "lighthighcontrast", "increasedcontrast", "hc", "lighthc",
      "highcontrastlight":
      self = .highContrast
    case "darkhighcontrast", "highcontrastdark", "darkincreasedcontrast", "darkhc":
      self = .darkHighContrast
    default: return nil
    }
  }
}
