/// A design system with the values of record: what the project declares, where it declares a token.
///
/// Tokens that a file cannot reach at all are kept apart; so are the values of the token file that the
/// project contradicts, since old code may still hold them.
struct RecordedSystem: Sendable {
  /// The design system with the values of the project; what is out of reach is not a candidate.
  let system: DesignSystem
  /// How the values of contradicted tokens differ, by path.
  private(set) var disagreements: [String: Disagreement] = [:]
  /// Matches with the tokens in reach.
  let matcher: MatcherParts
  /// Matches with the token file's values of the tokens that the project declares with another one.
  let contradicted: Deferred<MatcherParts>?
  /// Matches with the tokens that are declared where the file cannot see them.
  let outOfReach: Deferred<MatcherParts>?

  /// A token whose value in the project is not that of the token file.
  struct Disagreement: Hashable, Sendable {
    var token: String
    var code: String
    var inFile: StyleValue
    var inProject: StyleValue
    var declaration: Int32?
  }

  /// What a project says of the tokens of a system, by their numbers.
  struct Record: Hashable, Sendable {
    /// How the values of contradicted tokens differ.
    var disagreements: [Int: Disagreement] = [:]
    /// The tokens that are declared where the files cannot see them.
    var hidden: Set<Int> = []
    /// The colors of asset catalogs that the project's constants represent, by name.
    var assets: [Int: String] = [:]
    /// What the project says of the systems that it moves from.
    var sources: [Record] = []

    /// What `standing` says of each token; asked no further than needed to know it.
    ///
    /// - Parameters:
    ///   - system: The design system.
    ///   - standing: How the code of a token represents the files; `nil` where nothing of it is declared.
    init(_ system: DesignSystem, standing: (_ code: String, _ site: Site) -> CodeStanding?) {
      for (number, token) in system.tokens.enumerated() {
        var isHidden = false
        for (place, code) in RecordedSystem.codes(of: token, in: system).enumerated() {
          guard let found = standing(code.code, code.site) else {
            isHidden = false
            continue
          }
          isHidden = found.isOutOfReach && (isHidden || place == 0)
          assets[number] = assets[number] ?? found.asset
          guard found.fault == nil, let value = found.value else { continue }
          if let value = value.measured(as: token.category), !value.isSame(as: token.value) {
            disagreements[number] = Disagreement(
              token: token.path, code: code.code, inFile: token.value, inProject: value,
              declaration: found.declaration)
          }
          break
        }
        if isHidden { hidden.insert(number) }
      }
      sources = system.sources.map { Record($0, standing: standing) }
    }
  }

  /// The system with the values of a record.
  ///
  /// Every token stays in it, so that a token has one number; what is not a candidate lends its value to names
  /// that point to it alone.
  init(_ system: DesignSystem, _ record: Record, keepsRejections: Bool) {
    var recorded = system
    for number in record.hidden { recorded.tokens[number].isForAliasesOnly = true }
    recorded.takeValues(of: record)
    for disagreement in record.disagreements.values {
      disagreements[disagreement.token] = disagreement
    }
    self.system = recorded
    matcher = MatcherParts(
      recorded, assets: record.assets,
      sources: zip(system.sources, record.sources).map { source, record in
        // Whoever wrote a value meant the token, whether or not this file can see it.
        var source = source
        source.takeValues(of: record)
        return MatcherParts(source, assets: record.assets, keepsRejections: false)
      }, keepsRejections: keepsRejections)
    func deferred(_ isCandidate: @escaping @Sendable (Int) -> Bool) -> Deferred<MatcherParts> {
      Deferred {
        var system = system
        for number in system.tokens.indices where !isCandidate(number) {
          system.tokens[number].isForAliasesOnly = true
        }
        return MatcherParts(system, sources: [], keepsRejections: keepsRejections)
      }
    }
    contradicted =
      record.disagreements.isEmpty
      ? nil : deferred { record.disagreements[$0] != nil && !record.hidden.contains($0) }
    outOfReach = record.hidden.isEmpty ? nil : deferred { record.hidden.contains($0) }
  }

  /// The codes of a token in the order in which they are asked for its value: the types in which themes are declared
  /// first.
  static func codes(
    of token: DesignToken, in system: DesignSystem
  ) -> [(code: String, site: Site)] {
    let path = ([token.path] + token.aliasOf).first { system.codes[$0] != nil }
    guard let path, let sites = system.codes[path] else { return [] }
    return Site.sites(of: token.category).compactMap { site in sites[site].map { ($0.text, site) } }
  }
}

extension DesignSystem {
  /// Takes the values that the project declares for tokens.
  fileprivate mutating func takeValues(of record: RecordedSystem.Record) {
    for (number, disagreement) in record.disagreements {
      tokens[number].value = disagreement.inProject
    }
  }
}

/// A design system indexed for matching, with what was matched already.
struct MatcherParts: Sendable {
  let name: String
  let index: MatchIndex
  let caches: MatchCaches
  /// The systems that the code moves from.
  let sources: [MatcherParts]

  init(
    _ system: DesignSystem, assets: [Int: String] = [:], sources: [MatcherParts]? = nil,
    keepsRejections: Bool
  ) {
    name = system.name
    index = MatchIndex(system, assets: assets)
    caches = MatchCaches(system, index: index, keepsRejections: keepsRejections)
    self.sources =
      sources ?? system.sources.map { MatcherParts($0, keepsRejections: false) }
  }
}
