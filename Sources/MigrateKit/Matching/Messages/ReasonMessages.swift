/// The sentences of reasons: what a person reads, with the figures a machine reads.
///
/// Figures are rounded in the sentence alone. The sentences that belong to one category are in
/// extensions.
enum ReasonMessages {
  /// A figure for a sentence: at most two decimals, at most one from ten on.
  static func short(_ value: Double) -> String {
    DecimalText.text(value, places: value < 10 ? 2 : 1) ?? "?"
  }

  /// 8 bits of alpha as a person says it: `50 %`.
  static func percent(_ alpha: Int16) -> String {
    "\(Int((Double(alpha) / 255 * 100).rounded())) %"
  }

  /// Roles as a person lists them: `background and fill`.
  static func list(_ roles: Set<UsageRole>) -> String {
    // In the order of the vocabulary, so that the sentence is the same on every run.
    list(UsageRole.allCases.filter(roles.contains).map(\.rawValue))
  }

  /// Words as a person lists them: `a, b and c`.
  static func list(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "nothing" }
    return words.dropLast().joined(separator: ", ") + " and " + last
  }

  // MARK: Every category

  static let noMapping = Reason(
    .noMapping, "no mapping says which tokens there are; dsmigrate init writes a first one")

  static let inTest = Reason(.inTest, "tests are reported, not rewritten")

  static let reportOnly = Reason(
    .reportOnly, "a token here could not compile or would change an interface")

  static let oneHop = Reason(.oneHop, "the value sits in a constant; its uses decide")

  static let lightDarkPair = Reason(
    .lightDarkPair, "one value for light and one for dark; not the system alone may choose")

  static let severalValues = Reason(
    .severalValues, "the expression holds several values, and no single token matches them")

  static func tie(_ groups: [AliasGroup]) -> Reason {
    let names = groups.map(\.name)
    let shown = names.count > 4 ? Array(names.prefix(3)) + ["\(names.count - 3) more"] : names
    return Reason(
      .tie,
      "\(list(shown)) have this value, and nothing distinguishes them; 'prefer' in the mapping would",
      values: [
        "tokens": .text(names.joined(separator: ", ")), "count": .number(Double(names.count)),
      ])
  }

  static func deprecated(_ path: String, because why: String) -> Reason {
    Reason(
      .deprecatedToken, "\(path) is deprecated" + (why.isEmpty ? "" : ": \(why)"),
      values: ["token": .text(path)])
  }

  static func closeRunnerUp(
    _ path: String, distance: Double, unit: Distance.Unit, margin: Double
  ) -> Reason {
    Reason(
      .closeRunnerUp,
      "\(path) is almost as near, at \(Rejections.amount(distance, unit))",
      values: [
        "token": .text(path), "distance": .number(distance), "margin": .number(margin),
      ])
  }

  /// A site as a person says it: `where a UIColor is expected`.
  static func place(_ site: Site) -> String {
    switch site {
    case .any: "where no type is expected"
    case .viewModifier: "as a modifier of a view"
    case .layer: "on a layer"
    case .animation: "where an \(site.rawValue) is expected"
    case .nsColor, .nsFont: "where an \(site.rawValue) is expected"
    default: "where a \(site.rawValue) is expected"
    }
  }

  static func notVisible(_ path: String) -> Reason {
    Reason(
      .notVisible,
      "'modules' in the mapping says that this file's module does not see \(path)",
      values: ["token": .text(path)])
  }

  static func noCode(_ path: String, site: Site) -> Reason {
    Reason(
      .noCode, "the mapping does not say how \(path) is written \(place(site))",
      values: ["token": .text(path), "site": .text(site.rawValue)])
  }

  static func missingRequirement(_ name: String, in type: String?) -> Reason {
    Reason(
      .missingRequirement,
      "the token is written with '\(name)', which \(type.map { "'\($0)'" } ?? "this place") does not declare",
      values: ["name": .text(name)])
  }

  /// Why a token of one part of an interface does not match, or only in part.
  static func notIndicated(_ token: DesignToken, in query: MatchQuery) -> Reason {
    let missing = token.components.subtracting(query.components)
    let isPartial = missing != token.components && query.role != .unknown
    return Reason(
      isPartial ? .roleUnknown : .meaningNotStated,
      "\(token.path) is for \(list(token.components.nouns)); nothing here indicates "
        + (missing.singulars.first ?? ""),
      values: ["token": .text(token.path), "means": .text(missing.nouns.first ?? "")])
  }

  static func wrongRole(_ token: DesignToken, role: UsageRole) -> Reason {
    Reason(
      .wrongRole,
      "\(token.path) has this value, but serves \(list(token.roles)), not \(role.rawValue)",
      values: ["token": .text(token.path), "role": .text(role.rawValue)])
  }
}
