/// A design system with the values that the project declares.
///
/// Tokens that are not visible to a file are kept separately; so are the token file's values that
/// the project contradicts, because old code may still use them.
package struct RecordedSystem: Sendable {
  /// The design system with the project's values; tokens that are not visible are not candidates.
  let system: DesignSystem
  /// The differences of contradicted tokens, by path.
  package private(set) var disagreements: [String: Disagreement] = [:]
  /// The paths of the tokens that have the token file's value in the project.
  package private(set) var confirmed: Set<String> = []
  /// The platform whose sizes text styles have here; `nil` for those of iOS.
  let platform: BuildPlatform?
  /// Matches with the visible tokens.
  let matcher: MatcherParts
  /// Matches with the token file's values of the tokens that the project declares with another one.
  let contradicted: Deferred<MatcherParts>?
  /// Matches with the tokens that are declared where the file cannot see them.
  let outOfReach: Deferred<MatcherParts>?

  /// A token whose value in the project is not that of the token file.
  package struct Disagreement: Hashable, Sendable {
    package var token: String
    package var code: String
    package var inFile: StyleValue
    package var inProject: StyleValue
    package var declaration: Int32?
  }

  /// A project's facts about the tokens of a system, by token number.
  struct Record: Hashable, Sendable {
    /// The differences of contradicted tokens.
    var disagreements: [Int: Disagreement] = [:]
    /// The tokens that have the token file's value.
    var confirmed: Set<Int> = []
    /// The declared values that say what a token file cannot.
    var completions: [Int: StyleValue] = [:]
    /// The tokens that are declared where the files cannot see them.
    var hidden: Set<Int> = []
    /// The colors of asset catalogs that the project's constants represent, by name.
    var assets: [Int: String] = [:]
    /// The facts about the systems that the project moves from.
    var sources: [Record] = []
    /// The platform whose sizes text styles have in the files; `nil` for those of iOS.
    var platform: BuildPlatform?

    /// Whether tokens match as the token file says.
    var changesNothing: Bool {
      hidden.isEmpty && completions.isEmpty && disagreements.isEmpty && assets.isEmpty
        && platform == nil && sources.allSatisfy(\.changesNothing)
    }

    /// Evaluates `standing` for each token, as few times as needed.
    ///
    /// - Parameters:
    ///   - system: The design system.
    ///   - platform: The platform whose sizes text styles have in the files; `nil` for those of iOS.
    ///   - asset: The color of a catalog that a name is Xcode's symbol for.
    ///   - standing: The state of a token's code for the files; `nil` if it is not declared.
    init(
      _ system: DesignSystem, on platform: BuildPlatform?, asset: (_ symbol: String) -> String?,
      standing: (_ code: String, _ site: Site) -> CodeStanding?
    ) {
      self.platform = platform
      for (number, token) in system.tokens.enumerated() {
        var isHidden = false
        for (place, code) in RecordedSystem.codes(of: token, in: system).enumerated() {
          let found = standing(code.code, code.site)
          // A constant that is still to be declared, such as `UIColor.brand`, is that of the asset of its name.
          if assets[number] == nil, code.site.colorType != nil, found?.isDeclared != true,
            let name = RecordedSystem.colorConstant(code.code)
          {
            assets[number] = asset(name)
          }
          guard let found else {
            isHidden = false
            continue
          }
          isHidden = found.isOutOfReach && (isHidden || place == 0)
          assets[number] = assets[number] ?? found.asset
          guard found.fault == nil,
            let value = found.value?.stated(like: token.value, on: platform)
          else { continue }
          if token.value.completed(from: value) != token.value { completions[number] = value }
          if let value = value.measured(as: token.category) {
            guard !value.isSame(as: token.value.completed(from: value)) else {
              confirmed.insert(number)
              break
            }
            disagreements[number] = Disagreement(
              token: token.path, code: code.code, inFile: token.value, inProject: value,
              declaration: found.declaration)
          }
          break
        }
        if isHidden { hidden.insert(number) }
      }
      sources = system.sources.map {
        Record($0, on: platform, asset: asset, standing: standing)
      }
    }
  }

  /// The system with the values of a record.
  ///
  /// Keeps every token, so that token numbers stay valid; a token that is not a candidate only
  /// provides the value of its aliases.
  ///
  /// `plain` is the index of the system, for a record that changes nothing.
  init(
    _ system: DesignSystem, _ record: Record, plain: Deferred<MatcherParts>?, keepsRejections: Bool
  ) {
    var recorded = system
    for number in record.hidden { recorded.tokens[number].matchNothing() }
    recorded.takeValues(of: record)
    for disagreement in record.disagreements.values {
      disagreements[disagreement.token] = disagreement
    }
    confirmed = Set(record.confirmed.map { system.tokens[$0].path })
    platform = record.platform
    recorded = recorded.drawn(on: platform)
    self.system = recorded
    if record.changesNothing, let plain {
      matcher = plain.value
    } else {
      matcher = MatcherParts(
        recorded, assets: record.assets,
        sources: zip(system.sources, record.sources).map { source, record in
          // A value may mean the token, whether or not it is visible to this file.
          var source = source
          source.takeValues(of: record)
          return MatcherParts(
            source.drawn(on: record.platform), assets: record.assets, keepsRejections: false)
        }, keepsRejections: keepsRejections)
    }
    func deferred(_ isCandidate: @escaping @Sendable (Int) -> Bool) -> Deferred<MatcherParts> {
      Deferred {
        var system = system.drawn(on: record.platform)
        for number in system.tokens.indices where !isCandidate(number) {
          system.tokens[number].matchNothing()
        }
        return MatcherParts(system, sources: [], keepsRejections: keepsRejections)
      }
    }
    contradicted =
      record.disagreements.isEmpty
      ? nil : deferred { record.disagreements[$0] != nil && !record.hidden.contains($0) }
    outOfReach = record.hidden.isEmpty ? nil : deferred { record.hidden.contains($0) }
  }

  /// The name of a constant of a color's type: `brand` of `UIColor.brand`.
  private static func colorConstant(_ code: String) -> String? {
    guard let period = code.firstIndex(of: "."), ColorType(named: String(code[..<period])) != nil
    else { return nil }
    let name = code[code.index(after: period)...]
    return name.isEmpty || name.contains(".") ? nil : String(name)
  }

  /// The codes of a token in the order in which they are asked for its value: the types in which themes are declared
  /// first.
  package static func codes(
    of token: DesignToken, in system: DesignSystem
  ) -> [(code: String, site: Site)] {
    let ofAlias = token.aliasOf.lazy.compactMap { system.codes[$0] }
    guard let sites = system.codes[token.path] ?? ofAlias.first else { return [] }
    return Site.sites(of: token.category).compactMap { site in sites[site].map { ($0.text, site) } }
  }
}

extension DesignSystem {
  /// Adopts the values that the project declares for tokens.
  fileprivate mutating func takeValues(of record: RecordedSystem.Record) {
    for (number, declared) in record.completions {
      tokens[number].value = tokens[number].value.completed(from: declared)
    }
    for (number, disagreement) in record.disagreements {
      tokens[number].value = disagreement.inProject
    }
  }
}

/// A design system indexed for matching, with its cache.
package struct MatcherParts: Sendable {
  let name: String
  let index: MatchIndex
  let caches: MatchCaches
  /// The systems that the code moves from.
  let sources: [MatcherParts]

  package init(
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
