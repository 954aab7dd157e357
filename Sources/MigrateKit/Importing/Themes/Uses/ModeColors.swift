import MigrateKitCore

/// Finds the colors that code uses in one appearance: `isDark ? .night : .palm`.
///
/// A palette for light mode beside one for dark mode is for no color of both, however equal they are. A palette is what one
/// declaration holds under names that begin with the same word.
struct ModeColors {
  /// Why a color is not in force, as a clause, by its path.
  private(set) var doubts: [String: String] = [:]

  /// The minimum number of uses of a palette, and of a single color.
  private static let fewestUses = (palette: 10, color: 3)
  /// The minimum number of colors in a palette.
  private static let fewestColors = 3
  /// The share of the uses of a palette in one appearance.
  private static let share = 0.6

  /// Judges colors.
  ///
  /// - Parameters:
  ///   - tokens: The tokens that the app declares.
  ///   - uses: Their uses in all files.
  ///   - themes: The files of the theme, whose uses show nothing.
  init(_ tokens: [ImportedToken], uses: [TokenUseReading], themes: Set<String>) {
    var counts: [String: Counts] = [:]
    for reading in uses where !PathPlace.isTest(reading.path) && !themes.contains(reading.path) {
      for use in reading.uses { counts[use.token, default: Counts()].add(use.style) }
    }
    let colors = tokens.filter(Self.isJudged)
    // A hue of a palette is for whatever has it, however the app uses it today.
    for color in colors where !PaletteNames.contain(color.name) {
      let own = counts[color.path] ?? Counts()
      if own.total >= Self.fewestUses.color, let style = own.style(of: 1) {
        doubts[color.path] = "code uses it in \(style) mode only"
      }
    }
    let named = colors.filter { NameWords.split($0.name).count > 1 }
    let palettes = Dictionary(grouping: named, by: Palette.init).filter { palette, colors in
      colors.count >= Self.fewestColors && !PaletteNames.contain(palette.word)
    }
    var closed: Set<Palette> = []
    for (palette, colors) in palettes {
      let all = Self.sum(colors, counts)
      guard all.total >= Self.fewestUses.palette, let style = all.style(of: Self.share) else {
        continue
      }
      closed.insert(palette)
      for color in colors {
        doubts[color.path] = "code uses the colors named '\(palette.word)' in \(style) mode"
      }
    }
    // Beside a palette for one mode, one that is not in use is hardly for both.
    for (palette, colors) in palettes where closed.contains(where: palette.isBeside) {
      guard Self.sum(colors, counts).total < 2 else { continue }
      for color in colors where counts[color.path] == nil && doubts[color.path] == nil {
        doubts[color.path] = "no code uses it, and the palette beside it is for one mode"
      }
    }
  }

  /// A color of one look, which may be for one appearance.
  private static func isJudged(_ token: ImportedToken) -> Bool {
    guard case .color(let color) = token.value, token.source != .asset else { return false }
    return !color.isAdaptive && !token.guess.isFeedback
  }

  private static func sum(_ colors: [ImportedToken], _ counts: [String: Counts]) -> Counts {
    colors.reduce(into: Counts()) { $0.add(counts[$1.path] ?? Counts()) }
  }

  private struct Palette: Hashable {
    var owner: String
    var file: String
    var word: String

    init(_ token: ImportedToken) {
      if case .member(let name) = token.source { owner = name } else { owner = "" }
      file = token.file
      word = NameWords.split(token.name).first ?? ""
    }

    func isBeside(_ other: Palette) -> Bool {
      owner == other.owner && file == other.file && word != other.word
    }
  }

  /// The numbers of uses in light and in dark mode.
  private struct Counts {
    var total = 0
    var light = 0
    var dark = 0

    mutating func add(_ style: SystemAppearance.Style?) {
      total += 1
      switch style {
      case .light: light += 1
      case .dark: dark += 1
      case nil: break
      }
    }

    mutating func add(_ other: Counts) {
      total += other.total
      light += other.light
      dark += other.dark
    }

    /// The appearance of at least a share of the uses.
    func style(of share: Double) -> String? {
      guard Double(max(light, dark)) >= share * Double(total) else { return nil }
      return light > dark ? "light" : "dark"
    }
  }
}
