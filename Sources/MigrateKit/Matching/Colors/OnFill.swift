/// Text and icons on the colored fill of a shape are not those of the page, even where they have its color.
///
/// White on a red badge stays white where the text of the page becomes black, and so does white on a black scrim, and on
/// a red bar that no token is for.
struct OnFill {
  /// What something lies on.
  enum Fill {
    case color(ColorValue)
    /// A background of a color that the system names and that does not become a token, of whatever extent.
    case background(ColorValue)
    /// A translucent black.
    case scrim(ColorValue)
    case unknown
  }

  let index: MatchIndex
  let thresholds: Thresholds

  /// A fill that covers less lets the page show through.
  private static let leastAlpha = 0.5

  /// The findings, by position, that may lie on a colored fill or on one of unknown color, each with that fill.
  func findings(in suggestions: [Suggestion], on file: PaintedFile) -> [Int: Fill] {
    let whites = suggestions.indices.filter { position in
      let suggestion = suggestions[position]
      return suggestion.token != nil && suggestion.finding.isNamedBySystem
        && OnAccent.mayLie(suggestion.finding.role.role)
    }
    guard !whites.isEmpty else { return [:] }
    var colors: [Int: [ColorValue]]?
    let read = readLayers(suggestions, file)
    let common = Set(
      suggestions.filter { $0.token == nil && $0.finding.isNamedBySystem }
        .flatMap(\.finding.layers))
    var result: [Int: Fill] = [:]
    for position in whites {
      let fronts = suggestions[position].finding.layers.filter(file.layers.indices.contains)
      if colors == nil, fronts.contains(where: { !file.layers[$0].backdrops.isEmpty }) {
        colors = self.colors(suggestions, file)
      }
      let groups = backdrops(of: fronts, file, colors ?? [:])
      // A background that is one of several colors marks a state of a part, or is a gradient, and no page.
      let fills = groups.flatMap { backdrops in
        backdrops.count > 1 ? backdrops : backdrops.filter { file.layers[$0].isFill }
      }
      let beneath = groups.flatMap { $0 }
      let scrim = beneath.flatMap { colors?[$0] ?? [] }.first(where: Self.isScrim)
      if let colored = fills.flatMap({ colors?[$0] ?? [] }).first(where: isColored) {
        result[position] = .color(colored)
      } else if let colored = beneath.filter(common.contains)
        .flatMap({ colors?[$0] ?? [] }).first(where: isColored)
      {
        result[position] = .background(colored)
      } else if let scrim {
        result[position] = .scrim(scrim)
      } else if fronts.contains(where: { file.layers[$0].isOnUnknownFill })
        || fills.contains(where: {
          file.layers[$0].isFill && colors?[$0] == nil && !read.contains($0)
        })
      {
        result[position] = .unknown
      }
    }
    return result
  }

  /// The layers beneath some, each with its alternatives; beneath a faint one also those that show through it.
  private func backdrops(
    of layers: [Int], _ file: PaintedFile, _ colors: [Int: [ColorValue]]
  ) -> [[Int]] {
    var found = layers.map { file.layers[$0].backdrops }
    var next = found.flatMap { $0 }
    for _ in 0..<Self.mostFaint {
      let faint = next.filter { layer in
        colors[layer].map { $0.allSatisfy { $0.light.alpha < Self.leastAlpha } } ?? false
      }
      guard !faint.isEmpty else { break }
      let deeper = faint.map { file.layers[$0].backdrops }
      found += deeper
      next = deeper.flatMap { $0 }
    }
    return found
  }

  /// So many faint layers above one another are looked through.
  private static let mostFaint = 3

  /// The layers of hard-coded colors, and those painted with a name of the design system through which the page shows.
  private func readLayers(_ suggestions: [Suggestion], _ file: PaintedFile) -> Set<Int> {
    // The system's accent color is the one that the app has set.
    var layers = Set(
      suggestions.filter { !$0.finding.source.hasSuffix("accentColor") }
        .flatMap(\.finding.layers))
    for use in file.uses {
      guard let layer = use.layer, case .alpha(let alpha)? = use.change else { continue }
      if Double(alpha) < 255 * Self.leastAlpha { layers.insert(layer) }
    }
    return layers
  }

  /// Whether a color is a translucent black, which darkens what is beneath it in every appearance.
  private static func isScrim(_ color: ColorValue) -> Bool {
    guard !color.isAdaptive else { return false }
    let light = color.light.rgba8
    return light.red == 0 && light.green == 0 && light.blue == 0
      && color.light.alpha >= leastScrim && color.light.alpha < 1
  }

  private static let leastScrim = 0.4

  /// The colors of the layers, by the code before any change.
  private func colors(_ suggestions: [Suggestion], _ file: PaintedFile) -> [Int: [ColorValue]] {
    var colors = file.colors
    for suggestion in suggestions {
      guard let color = suggestion.colorBefore else { continue }
      for layer in suggestion.finding.layers { colors[layer] = [color] }
    }
    for use in file.uses {
      guard let layer = use.layer, case .color(let token)? = index.withCode.value(of: use),
        let color = use.painted(token)
      else { continue }
      colors[layer] = [color]
    }
    return colors
  }

  /// Whether a fill is too colorful for a page, and no token named for pages and surfaces has its color.
  private func isColored(_ color: ColorValue) -> Bool {
    let code = ColorAppearances(color)
    guard color.light.alpha >= Self.leastAlpha, code.light.isVivid else { return false }
    return !index.colors[index.colors(within: thresholds.nearColor, of: code)].contains { entry in
      ColorComparison(code, entry.value).distance <= thresholds.nearColor
        && entry.tokens.contains { NameWords.role(of: index.tokens[$0].ownName) == .background }
    }
  }
}
