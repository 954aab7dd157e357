import MigrateKitCore

/// The color support of a terminal.
package enum ColorDepth: Hashable, Sendable {
  /// No colors.
  case none
  /// The user's palette: enough to highlight words, too few to show a color.
  case palette
  /// The fixed 256 of xterm.
  case indexed
  /// Every color of 24 bits.
  case full

  /// The color support of a terminal, by its environment variables.
  ///
  /// - Parameter variable: The value of a variable of the environment.
  package init(environment variable: (String) -> String?) {
    let name = variable("TERM") ?? ""
    let says = [variable("COLORTERM"), variable("TERM_PROGRAM")].compactMap { $0?.lowercased() }
    if name == "dumb" || name.isEmpty {
      self = .none
    } else if says.contains(where: Self.fullPrograms.contains)
      || Self.fullTerminals.contains(where: name.contains)
    {
      self = .full
    } else {
      self = name.contains("256color") ? .indexed : .palette
    }
  }

  private static let fullPrograms: Set<String> = [
    "truecolor", "24bit", "iterm.app", "vscode", "wezterm", "ghostty", "warpterminal", "zed",
  ]
  private static let fullTerminals = ["direct", "kitty", "alacritty", "foot", "ghostty", "wezterm"]

  /// The code of an escape sequence for a color; `nil` if the color cannot be shown.
  func code(for color: ColorSample, isBackground: Bool) -> String? {
    let shown = color.rgba8
    let layer = isBackground ? 48 : 38
    switch self {
    case .none, .palette: return nil
    case .indexed: return "\(layer);5;\(Self.index(of: shown))"
    case .full: return "\(layer);2;\(shown.red);\(shown.green);\(shown.blue)"
    }
  }

  // MARK: The 256 colors of xterm

  private static let steps = [0, 95, 135, 175, 215, 255]

  /// The nearest of the 256: a cube of six steps a side from 16 on, and a ramp of grays from 232 on.
  private static func index(of color: RGBA8) -> Int {
    let parts = [color.red, color.green, color.blue].map(Int.init)
    let places = parts.map { part in
      steps.indices.min { abs(steps[$0] - part) < abs(steps[$1] - part) } ?? 0
    }
    let gray = min(max((parts.reduce(0, +) / 3 - 3) / 10, 0), 23)
    let isGray =
      distance(parts, to: [8 + 10 * gray]) < distance(parts, to: places.map { steps[$0] })
    return isGray ? 232 + gray : 16 + 36 * places[0] + 6 * places[1] + places[2]
  }

  private static func distance(_ parts: [Int], to other: [Int]) -> Int {
    parts.indices.reduce(0) { sum, index in
      let step = parts[index] - (other.count == 1 ? other[0] : other[index])
      return sum + step * step
    }
  }
}
