import MigrateKitCore

/// A type scale fitted to the fonts in use: each size is named after Apple's text style of that
/// size, and scales with the nearest one.
struct TypeScale {
  let tokens: [TokenSuggestions.Proposed]

  /// Fits a scale; a step with fewer than `least` uses is left out.
  init(_ proposals: [TokenProposals.Proposal], least: Int) {
    let fonts = proposals.compactMap { proposal -> Use? in
      if case .font(let font) = proposal.value { Use(font, proposal) } else { nil }
    }
    let icons = fonts.filter(\.isIcon)
    let texts = fonts.filter { !$0.isIcon }
    tokens = (Self.tokens(texts, isIcon: false) + Self.tokens(icons, isIcon: true))
      .filter { $0.count >= least }
  }

  /// A font of the code.
  private struct Use {
    let font: FontValue
    let proposal: TokenProposals.Proposal
    var isIcon: Bool { proposal.roles.first == .icon }
    /// The font with an explicit weight.
    var plain: FontValue {
      var font = font
      font.weight = font.weight ?? .regular
      return font
    }

    init(_ font: FontValue, _ proposal: TokenProposals.Proposal) {
      self.font = font.normalized
      self.proposal = proposal
    }

    /// The properties that distinguish fonts of one size.
    var kind: Kind {
      Kind(
        weight: font.weight ?? .regular, family: font.family, design: font.design,
        isItalic: font.isItalic)
    }
  }

  private struct Kind: Hashable {
    var weight: FontValue.Weight
    var family: String?
    var design: FontValue.Design?
    var isItalic: Bool

    /// The suffix after the name of the size: `-semibold-rounded`; empty for the plain one.
    func suffix(besides plain: Kind) -> String {
      var words: [String] = []
      if weight != plain.weight { words.append(weight.rawValue) }
      if design != plain.design, let design, design != .default { words.append(design.rawValue) }
      if family != plain.family { words.append(family.map(Self.word) ?? "system") }
      if isItalic != plain.isItalic { words.append("italic") }
      return words.map { "-" + $0 }.joined()
    }

    /// A family as a part of a path: `Instrument Sans` is `instrumentSans`.
    private static func word(_ family: String) -> String {
      let words = family.split { !($0.isLetter || $0.isNumber) }
      return words.enumerated().map { index, word in
        index == 0 ? word.lowercased() : word.prefix(1).uppercased() + word.dropFirst()
      }.joined()
    }
  }

  private static func tokens(_ uses: [Use], isIcon: Bool) -> [TokenSuggestions.Proposed] {
    var counts: [Double: Int] = [:]
    for use in uses { counts[use.font.size, default: 0] += use.proposal.count }
    // The difference between 12 and 13 is visible; between 32 and 33 it is not.
    let scale = FittedScale(counts) { max(0.5, $0 * 0.06) }
    var names = StyleNames(isIcon: isIcon, sizes: scale.steps.map(\.value))
    return scale.steps.flatMap { step -> [TokenSuggestions.Proposed] in
      let name = names.name(for: step.value)
      let members = uses.filter { step.members.contains($0.font.size) }
      return tokens(members, size: step.value, name: name)
    }
  }

  /// One token for each kind of font of a step, the most frequent one with the plain name.
  private static func tokens(
    _ uses: [Use], size: Double, name: StyleNames.Name
  ) -> [TokenSuggestions.Proposed] {
    var order: [Kind] = []
    var groups: [Kind: [Use]] = [:]
    for use in uses {
      if groups[use.kind] == nil { order.append(use.kind) }
      groups[use.kind, default: []].append(use)
    }
    let counts = groups.mapValues { $0.reduce(0) { $0 + $1.proposal.count } }
    let ranked = order.largestFirst { counts[$0] ?? 0 }
    guard let plain = ranked.first else { return [] }
    return ranked.map { kind in
      let members = groups[kind] ?? []
      let findings = members.flatMap(\.proposal.findings)
        .sorted { ($0.file, $0.start.line) < ($1.file, $1.start.line) }
      let font = FontValue(
        size: size, weight: kind.weight, design: kind.design, family: kind.family,
        isItalic: kind.isItalic, textStyle: name.textStyle)
      return TokenSuggestions.Proposed(
        path: name.path + kind.suffix(besides: plain), value: .font(font),
        roles: TokenProposals.roles(of: findings),
        values: members.map { StyleValue.font($0.plain) }.uniqued(),
        findings: findings)
    }
  }
}

/// Names for the sizes of a scale: those of the system's text styles, each once, if the sizes are
/// equal.
///
/// Text of 14 points is not a footnote (13 points) and is named by its size.
private struct StyleNames {
  struct Name {
    var path: String
    /// The text style to scale with; icons keep their size.
    var textStyle: String?
  }

  private var names: [Double: Name] = [:]

  init(isIcon: Bool, sizes: [Double]) {
    if isIcon {
      for size in sizes { names[size] = Name(path: "icon.\(Self.number(size))", textStyle: nil) }
      return
    }
    let styles = SystemTextStyle.all.filter {
      // Of several styles with the same size, the plain one determines the name.
      !$0.name.hasPrefix("extra") && $0.name != "headline"
    }
    let pairs = sizes.flatMap { size in
      styles.map { (size: size, style: $0, distance: ($0.size - size).magnitude) }
    }.filter { $0.distance < 0.5 }
      .sorted { ($0.distance, $0.size) < ($1.distance, $1.size) }
    var used: Set<String> = []
    for pair in pairs where names[pair.size] == nil && used.insert(pair.style.name).inserted {
      names[pair.size] = Name(path: "text.\(pair.style.name)", textStyle: pair.style.name)
    }
    for size in sizes where names[size] == nil {
      let nearest = styles.min { ($0.size - size).magnitude < ($1.size - size).magnitude }
      names[size] = Name(path: "text.\(Self.number(size))", textStyle: nearest?.name)
    }
  }

  mutating func name(for size: Double) -> Name {
    names[size] ?? Name(path: "text.\(Self.number(size))", textStyle: nil)
  }

  private static func number(_ value: Double) -> String {
    String((DecimalText.text(value, places: 2) ?? "0").map { $0 == "." ? "_" : $0 })
  }
}
