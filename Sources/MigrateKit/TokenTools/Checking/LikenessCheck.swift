import MigrateKitCore

/// Reports equal and indistinguishable values, and names with two values.
enum LikenessCheck {
  static func findings(_ system: CheckedSystem) -> [TokenCheck.Finding] {
    sameValues(system) + nearDuplicates(system) + similar(system) + twoValues(system)
  }

  /// Groups tokens of the same value that are not aliases.
  private static func sameValues(_ system: CheckedSystem) -> [TokenCheck.Finding] {
    var groups: [StyleValue: [DesignToken]] = [:]
    for token in system.primitives { groups[token.value.quantized, default: []].append(token) }
    return groups.values.compactMap { tokens -> TokenCheck.Finding? in
      guard tokens.count > 1 else { return nil }
      let paths = tokens.map(\.path)
      return TokenCheck.Finding(
        kind: .sameValue, tokens: paths,
        message: "one value under \(paths.count) names: \(paths.joined(separator: ", "))")
    }
  }

  // MARK: Colors that look alike

  /// Pairs that are indistinguishable in some appearance, although their values differ.
  private static func nearDuplicates(_ system: CheckedSystem) -> [TokenCheck.Finding] {
    let limit = system.designSystem.thresholds.nearColor
    let tokens = system.primitives.filter { $0.color?.isOpaque == true }
    return pairs(tokens) { a, b in
      guard let one = a.color, let other = b.color, mayMeet(a, b) else { return nil }
      let figures = distances(one, other, modes: [.light, .dark]) { $0 > 0 && $0 <= limit }
      guard !figures.isEmpty else { return nil }
      return TokenCheck.Finding(
        kind: .nearDuplicate, tokens: [a.path, b.path],
        message: "'\(a.path)' and '\(b.path)' look the same: \(reported(figures))", figures: figures
      )
    }
  }

  /// Pairs of backgrounds, of texts or of lines that are distinguished only side by side.
  private static func similar(_ system: CheckedSystem) -> [TokenCheck.Finding] {
    let thresholds = system.designSystem.thresholds
    let colors = system.colors.filter {
      ($0.purpose == .background || $0.purpose == .text || $0.roles.contains(.border))
        && $0.purpose != .accent && $0.value.isOpaque
    }
    return pairs(colors) { a, b in
      guard a.purpose == b.purpose else { return nil }
      let modes = AppearanceMode.allCases.filter {
        !$0.isHighContrast && a.appearances.contains($0) && b.appearances.contains($0)
      }
      let figures = distances(a.value, b.value, modes: modes) {
        $0 > thresholds.nearColor && $0 <= thresholds.reviewColor
      }
      guard !figures.isEmpty else { return nil }
      return TokenCheck.Finding(
        kind: .similar, tokens: [a.name, b.name],
        message: "'\(a.name)' and '\(b.name)' are close: \(reported(figures))", figures: figures)
    }
  }

  private static func mayMeet(_ a: DesignToken, _ b: DesignToken) -> Bool {
    a.roles.isEmpty || b.roles.isEmpty || !a.roles.isDisjoint(with: b.roles)
  }

  private static func distances(
    _ a: ColorValue, _ b: ColorValue, modes: [AppearanceMode], where counts: (Double) -> Bool
  ) -> [TokenCheck.Figure] {
    var figures: [TokenCheck.Figure] = []
    for mode in modes {
      if mode == .dark, modes.contains(.light), !a.isAdaptive, !b.isAdaptive { continue }
      let (one, other) = (a.drawn(in: mode), b.drawn(in: mode))
      guard one.rgba8 != other.rgba8 else { continue }
      let distance = ciede2000(one.lab, other.lab)
      guard counts(distance) else { continue }
      figures.append(
        TokenCheck.Figure(
          appearance: mode, vision: nil, value: distance, needs: nil, unit: .dE00))
    }
    return figures
  }

  private static func reported(_ figures: [TokenCheck.Figure]) -> String {
    figures.map {
      "ΔE00 \(DecimalText.text($0.value, places: 2) ?? "?") \($0.appearance.phrase)"
    }.joined(separator: ", ")
  }

  // MARK: Names

  /// Equal last components in different groups with different values of one category.
  private static func twoValues(_ system: CheckedSystem) -> [TokenCheck.Finding] {
    var groups: [String: [DesignToken]] = [:]
    for token in system.primitives where !token.isForAliasesOnly {
      let last = token.path.split(at: ".").last ?? ""
      groups["\(token.category.rawValue) \(last)", default: []].append(token)
    }
    return groups.values.compactMap { tokens -> TokenCheck.Finding? in
      guard Set(tokens.map(\.value.quantized)).count > 1, let first = tokens.first else {
        return nil
      }
      let name = first.path.split(at: ".").last ?? ""
      let values = tokens.map { "\($0.path) \($0.value.brief)" }
      return TokenCheck.Finding(
        kind: .twoValues, tokens: tokens.map(\.path),
        message: "'\(name)' names \(tokens.count) values: \(values.joined(separator: ", "))")
    }
  }

  private static func pairs<Element>(
    _ elements: [Element], _ body: (Element, Element) -> TokenCheck.Finding?
  ) -> [TokenCheck.Finding] {
    elements.indices.flatMap { first in
      elements[(first + 1)...].compactMap { body(elements[first], $0) }
    }
  }
}

extension StyleValue {
  /// The value as far as the eye and the screen distinguish it: colors in 8 bits.
  var quantized: StyleValue {
    guard case .color(let color) = self else { return self }
    func rounded(_ sample: ColorSample) -> ColorSample { ColorSample(sample.rgba8) }
    return .color(
      ColorValue(
        light: rounded(color.light), dark: color.dark.map(rounded),
        highContrast: color.highContrast.map(rounded),
        darkHighContrast: color.darkHighContrast.map(rounded)))
  }

  /// The value in a few letters, without a swatch: `#0891B2 / #22D3EE`, `17 semibold`.
  var brief: String { ValueText(style: TextStyle()).line(self).text }
}
