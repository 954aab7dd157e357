import MigrateKitCore

/// Checks the contrast of readable colors on their backgrounds (`ContrastPairs`) in each
/// appearance, against WCAG 2.2 (1.4.3 and 1.4.11) and the system's assertions.
enum ContrastCheck {
  /// A background of content: an opaque color, or a translucent one over an opaque one.
  struct Backdrop {
    /// The names, the topmost first.
    let names: [String]
    /// The topmost color.
    let top: CheckedColor
    let appearances: Set<AppearanceMode>
    let samples: [AppearanceMode: ColorSample]
    /// Whether some appearance with increased contrast has its own color.
    let hasHighContrast: Bool

    init(_ color: CheckedColor) {
      names = [color.name]
      top = color
      appearances = color.appearances
      samples = Dictionary(
        uniqueKeysWithValues: AppearanceMode.allCases.map { ($0, color.value.drawn(in: $0)) })
      hasHighContrast = color.value.hasHighContrast
    }

    init(_ top: CheckedColor, over bottom: CheckedColor) {
      names = [top.name, bottom.name]
      self.top = top
      appearances = top.appearances.intersection(bottom.appearances)
      samples = Dictionary(
        uniqueKeysWithValues: AppearanceMode.allCases.map { mode in
          (mode, top.value.drawn(in: mode).composited(over: bottom.value.drawn(in: mode)))
        })
      hasHighContrast = top.value.hasHighContrast || bottom.value.hasHighContrast
    }

    /// `'card'`; a translucent one `'tint' over 'card'`.
    var title: String { names.map { "'\($0)'" }.joined(separator: " over ") }
  }

  static func findings(_ system: CheckedSystem) -> [TokenCheck.Finding] {
    let backdrops = backdrops(of: system)
    let accents = system.colors.filter(\.carriesLabels).map { Backdrop($0) }
    let pairs = ContrastPairs(system)
    return system.colors.flatMap { color -> [TokenCheck.Finding] in
      let own = backdrops.filter { pairs.meet(color, background: $0.top) }
      switch color.purpose {
      case .text: return findings(.contrast, color, on: own, system)
      case .accent: return findings(.accentContrast, color, on: own, system)
      case .graphic: return findings(.graphicContrast, color, on: own, system)
      case .label:
        let labeled = accents.filter { pairs.meet(label: color, accent: $0.top) }
        return findings(.labelContrast, color, on: labeled, system)
      case .background, .other: return []
      }
    }
  }

  /// The opaque backgrounds, and each translucent one over each of them.
  static func backdrops(of system: CheckedSystem) -> [Backdrop] {
    let backgrounds = system.colors.filter { $0.purpose == .background }
    let opaque = backgrounds.filter { $0.value.isOpaque && !isHalf($0, of: backgrounds) }
    return opaque.map { Backdrop($0) }
      + backgrounds.filter { !$0.value.isOpaque }.flatMap { top in
        opaque.map { Backdrop(top, over: $0) }
      }
  }

  /// Whether a color for one appearance equals an adaptive one in that appearance.
  private static func isHalf(_ color: CheckedColor, of backgrounds: [CheckedColor]) -> Bool {
    color.appearances.count < AppearanceMode.allCases.count
      && backgrounds.contains { whole in
        whole.value.isAdaptive
          && color.appearances.allSatisfy {
            whole.value.drawn(in: $0).rgba8 == color.value.drawn(in: $0).rgba8
          }
      }
  }

  // MARK: One color

  private static func findings(
    _ kind: TokenCheck.Kind, _ color: CheckedColor, on backdrops: [Backdrop],
    _ system: CheckedSystem
  ) -> [TokenCheck.Finding] {
    backdrops.flatMap { backdrop -> [TokenCheck.Finding] in
      let figures = figures(of: color, on: backdrop, isText: kind != .graphicContrast, system)
      let failing = figures.filter { $0.value < ($0.needs ?? 0) - 0.005 }
      var findings: [TokenCheck.Finding] = []
      if !failing.isEmpty {
        let hint = kind == .labelContrast ? remedy(on: backdrop, failing, system) : ""
        findings.append(
          TokenCheck.Finding(
            kind: kind, tokens: [color.name] + backdrop.names,
            message: sentence(color, backdrop, failing, kind) + hint, figures: figures))
      }
      return findings + lessContrast(color, backdrop, figures)
    }
  }

  /// The ratio in every appearance that both are designed for; under increased contrast only if a
  /// color changes or the system asserts a ratio for it.
  private static func figures(
    of color: CheckedColor, on backdrop: Backdrop, isText: Bool, _ system: CheckedSystem
  ) -> [TokenCheck.Figure] {
    let thresholds = system.designSystem.thresholds
    let promise = isText ? system.designSystem.assertions.highContrastText : nil
    let least = isText ? thresholds.textContrast : thresholds.largeTextContrast
    let differs = color.value.hasHighContrast || backdrop.hasHighContrast
    let modes = color.appearances.intersection(backdrop.appearances)
    return AppearanceMode.allCases.compactMap { mode in
      guard modes.contains(mode), let background = backdrop.samples[mode],
        !mode.isHighContrast || differs || promise != nil
      else { return nil }
      return TokenCheck.Figure(
        appearance: mode, vision: nil,
        value: Contrast.ratio(color.value.drawn(in: mode), on: background),
        needs: mode.isHighContrast ? promise ?? least : least, unit: .contrast)
    }
  }

  private static func sentence(
    _ color: CheckedColor, _ backdrop: Backdrop, _ failing: [TokenCheck.Figure],
    _ kind: TokenCheck.Kind
  ) -> String {
    let what = kind == .graphicContrast ? "an icon" : "text"
    // Increased contrast has another threshold, and often another color, so it gets its own clause.
    let plain = failing.filter { !$0.appearance.isHighContrast }
    let increased = failing.filter(\.appearance.isHighContrast)
    let clauses = [(plain, ""), (increased, " with increased contrast")].filter { !$0.0.isEmpty }
      .map { figures, condition in
        let needs = Set(figures.compactMap(\.needs)).sorted().map(ratio).joined(separator: " and ")
        return "\(reported(figures)); \(what) needs \(needs)"
          + (plain.isEmpty ? "" : condition)
      }
    return "'\(color.name)' on \(backdrop.title) is \(clauses.joined(separator: "; it is "))"
  }

  /// `2.92:1 in light appearance, 1.81:1 in dark appearance`; an equal ratio once.
  private static func reported(_ figures: [TokenCheck.Figure]) -> String {
    if figures.count == 2, abs(figures[0].value - figures[1].value) < 0.005 {
      let condition = figures[0].appearance.isHighContrast ? " with increased contrast" : ""
      return "\(ratio(figures[0].value)) in light and dark appearance\(condition)"
    }
    return figures.map { "\(ratio($0.value)) \($0.appearance.phrase)" }.joined(separator: ", ")
  }

  /// The suggested alternative: the most readable text or label of the system, else black or white.
  private static func remedy(
    on backdrop: Backdrop, _ failing: [TokenCheck.Figure], _ system: CheckedSystem
  ) -> String {
    // Increased contrast uses other colors; if both fail, the usual appearance counts.
    let plain = failing.filter { !$0.appearance.isHighContrast }
    let figures = plain.isEmpty ? failing : plain
    func least(_ value: ColorValue) -> Double {
      figures.compactMap { figure in
        backdrop.samples[figure.appearance].map {
          Contrast.ratio(value.drawn(in: figure.appearance), on: $0)
        }
      }.min() ?? 0
    }
    let texts = system.colors.filter {
      ($0.purpose == .text || $0.purpose == .label) && $0.value.isOpaque
    }.map { (name: $0.name, ratio: least($0.value)) }
    let best = texts.max { ($0.ratio, $1.name) < ($1.ratio, $0.name) }
    let needed = (figures.compactMap(\.needs).max() ?? 0) - 0.005
    if let best, best.ratio >= needed { return "; '\(best.name)' has \(ratio(best.ratio)) there" }
    let plains = [("black", 0.0), ("white", 1.0)].map { name, level in
      let color = ColorSample(red: level, green: level, blue: level)
      return (name: name, ratio: least(ColorValue(light: color)))
    }
    let own = best.map { "; no text of the system has more than \(ratio($0.ratio)) there" } ?? ""
    guard let plain = plains.max(by: { $0.ratio < $1.ratio }), plain.ratio >= needed else {
      return own
    }
    return own + (own.isEmpty ? "; " : ", ") + "\(plain.name) has \(ratio(plain.ratio))"
  }

  // MARK: Increased contrast

  /// Reports a color for increased contrast whose contrast is lower than the usual one's, and too
  /// low.
  private static func lessContrast(
    _ color: CheckedColor, _ backdrop: Backdrop, _ figures: [TokenCheck.Figure]
  ) -> [TokenCheck.Finding] {
    figures.filter(\.appearance.isHighContrast).compactMap { figure in
      let usual = figures.first { $0.appearance == figure.appearance.plain }
      guard let usual, figure.value < usual.value - 0.005, figure.value < (figure.needs ?? 0)
      else { return nil }
      return TokenCheck.Finding(
        kind: .lessContrast, tokens: [color.name] + backdrop.names,
        message: "increased contrast changes '\(color.name)' on \(backdrop.title) from "
          + "\(ratio(usual.value)) to \(ratio(figure.value)) \(figure.appearance.plain.phrase)",
        figures: [usual, figure])
    }
  }

  /// `4.5:1`.
  static func ratio(_ value: Double) -> String {
    (DecimalText.text(value, places: 2) ?? "?") + ":1"
  }
}

extension ColorValue {
  /// Whether some appearance with increased contrast has its own color.
  var hasHighContrast: Bool { highContrast != nil || darkHighContrast != nil }
}
