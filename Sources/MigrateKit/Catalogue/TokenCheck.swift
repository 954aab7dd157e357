/// What a check of a mapping and its token files found, beyond what keeps them from loading.
public struct TokenCheck: Sendable {
  /// Something about the tokens that their authors should know.
  public struct Finding: Hashable, Sendable {
    /// What it is about.
    public var kind: Kind
    /// The tokens or names concerned, the one at fault first.
    public var tokens: [String]
    /// One sentence, lower case and without a full stop.
    public var message: String
  }

  /// What a finding is about, in the order that they are reported.
  public enum Kind: String, CaseIterable, Codable, Sendable {
    /// A name in a shared group that the vocabulary does not have.
    case unknownName
    /// A token that code cannot name anywhere.
    case noSpelling
    /// A token of which nothing says what it is for.
    case noRole
    /// Text that is hard to read on a background of the same system.
    case contrast
    /// A shared name that the system does not answer to.
    case missingName
    /// Independent tokens of one value and with a role in common.
    case sameValue

    /// Whether `--check` counts it.
    ///
    /// The others may well be meant: a system need not answer to every shared name, and may use one
    /// value twice.
    public var isMistake: Bool {
      switch self {
      case .unknownName, .noSpelling, .noRole, .contrast: true
      case .missingName, .sameValue: false
      }
    }
  }

  /// The name of the system; that of the file when nothing loads.
  public var name: String
  /// How many tokens load.
  public var tokenCount: Int
  /// How many names the vocabulary has; 0 without one.
  public var vocabularyCount: Int
  /// The mistakes in the files.
  public var problems: [CatalogueProblem]
  /// What is worth knowing of the tokens, by kind and token.
  public var findings: [Finding]

  /// Checks what a mapping loaded to.
  public init(_ loaded: LoadedMapping) {
    name = loaded.catalogue?.name ?? loaded.files.first ?? ""
    tokenCount = loaded.catalogue?.tokens.count ?? 0
    vocabularyCount = loaded.vocabulary?.entries.count ?? 0
    problems = loaded.problems
    findings = []
    guard let catalogue = loaded.catalogue else { return }
    if let vocabulary = loaded.vocabulary { findings += Self.coverage(catalogue, vocabulary) }
    findings += Self.uses(catalogue)
    findings += Self.contrasts(catalogue)
    findings += Self.sameValues(catalogue)
    let order = Kind.allCases
    findings.sort { a, b in
      let (i, j) = (order.firstIndex(of: a.kind) ?? 0, order.firstIndex(of: b.kind) ?? 0)
      return i == j ? a.tokens.lexicographicallyPrecedes(b.tokens) : i < j
    }
  }

  /// The exit status of a check: 2 if something does not load, else 1 with `--check` if there is a
  /// warning or a mistake, else 0.
  public func exitStatus(isCheck: Bool) -> Int32 {
    if problems.contains(where: { $0.severity == .error }) { return 2 }
    let hasMistakes = !problems.isEmpty || findings.contains { $0.kind.isMistake }
    return isCheck && hasMistakes ? 1 : 0
  }

  // MARK: The checks

  private static func coverage(_ catalogue: Catalogue, _ vocabulary: Vocabulary) -> [Finding] {
    let paths = Set(catalogue.tokens.map(\.path))
    let names = vocabulary.entries.keys.sorted()
    let missing = names.filter { !paths.contains($0) }.map { name in
      Finding(kind: .missingName, tokens: [name], message: "no token answers to '\(name)'")
    }
    let groups = vocabulary.groups
    let unknown = catalogue.tokens.compactMap { token -> Finding? in
      guard let group = token.path.split(separator: ".").first, groups.contains(group),
        vocabulary.entries[token.path] == nil
      else { return nil }
      return Finding(
        kind: .unknownName, tokens: [token.path],
        message: "'\(token.path)' is no name of the vocabulary"
          + DidYouMean.hint(token.path, among: names))
    }
    return missing + unknown
  }

  private static func uses(_ catalogue: Catalogue) -> [Finding] {
    catalogue.tokens.flatMap { token -> [Finding] in
      var findings: [Finding] = []
      if catalogue.spellings[token.path] == nil {
        findings.append(
          Finding(
            kind: .noSpelling, tokens: [token.path],
            message: "no spelling for '\(token.path)', so no code can use it"))
      }
      // General radii (small, medium, large) are for anything; for numbers a role only ranks.
      let needsRole =
        (token.category == .color || token.category == .font) && !token.isForAliasesOnly
      if needsRole, token.roles.isEmpty, token.means == nil {
        findings.append(
          Finding(
            kind: .noRole, tokens: [token.path],
            message: "nothing says what '\(token.path)' is for, so it answers for any role"))
      }
      return findings
    }
  }

  /// The shared names that must be readable, and what they stand on.
  private static let readable: [(foregrounds: [String], backgrounds: [String])] = [
    (
      ["color.text.primary", "color.text.secondary"],
      ["color.background.app", "color.background.surface", "color.background.card"]
    ),
    (["color.text.onAccent"], ["color.accent.primary"]),
  ]

  private static func contrasts(_ catalogue: Catalogue) -> [Finding] {
    var colors: [String: ColorValue] = [:]
    for token in catalogue.tokens {
      if case .color(let color) = token.value { colors[token.path] = color }
    }
    let minimum = catalogue.thresholds.textContrast
    return readable.flatMap { pair -> [Finding] in
      pair.foregrounds.flatMap { foreground in
        pair.backgrounds.compactMap { background -> Finding? in
          guard let text = colors[foreground], let ground = colors[background],
            ground.light.alpha == 1, ground.dark?.alpha ?? 1 == 1
          else { return nil }
          let light = Contrast.ratio(text.light, on: ground.light)
          let dark = Contrast.ratio(text.dark ?? text.light, on: ground.dark ?? ground.light)
          let failing = [(light, "light"), (dark, "dark")].filter { $0.0 < minimum - 0.005 }
          guard !failing.isEmpty else { return nil }
          let isSame = failing.count == 2 && abs(light - dark) < 0.005
          let ratios =
            isSame
            ? "\(ratio(light)) in light and dark appearance"
            : failing.map { "\(ratio($0.0)) in \($0.1) appearance" }.joined(separator: ", ")
          return Finding(
            kind: .contrast, tokens: [foreground, background],
            message: "'\(foreground)' on '\(background)' is \(ratios); text needs \(ratio(minimum))"
          )
        }
      }
    }
  }

  private static func ratio(_ value: Double) -> String {
    (DecimalText.text(value, places: 2) ?? "?") + ":1"
  }

  /// Groups tokens of one value that are not one another's aliases and could answer one another.
  private static func sameValues(_ catalogue: Catalogue) -> [Finding] {
    var groups: [StyleValue: [DesignToken]] = [:]
    for token in catalogue.tokens where token.aliasOf.isEmpty {
      groups[token.value.quantized, default: []].append(token)
    }
    return groups.values.compactMap { tokens -> Finding? in
      guard tokens.count > 1 else { return nil }
      let paths = tokens.map(\.path)
      return Finding(
        kind: .sameValue, tokens: paths,
        message: "one value under \(paths.count) names: \(paths.joined(separator: ", "))")
    }
  }
}

extension StyleValue {
  /// The value as far as the eye and the screen tell it apart: colors in 8 bits.
  fileprivate var quantized: StyleValue {
    guard case .color(let color) = self else { return self }
    func rounded(_ sample: ColorSample) -> ColorSample { ColorSample(sample.rgba8) }
    return .color(
      ColorValue(
        light: rounded(color.light), dark: color.dark.map(rounded),
        highContrast: color.highContrast.map(rounded),
        darkHighContrast: color.darkHighContrast.map(rounded)))
  }
}
