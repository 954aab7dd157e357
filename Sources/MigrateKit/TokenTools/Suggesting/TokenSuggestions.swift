import MigrateKitCore

/// Proposes tokens for unmatched values: a palette from the colors, scales for type and radii, and
/// the other values as they are.
///
/// Colors that look alike are one proposal (`TokenProposals`). Text sizes and radii are fitted to a
/// scale with the fewest steps.
package struct TokenSuggestions: Sendable {
  /// A token that the code could use.
  package struct Proposed: Sendable {
    /// The proposed path.
    package var path: String
    /// The value.
    package var value: StyleValue
    /// Its roles, the most frequent first; empty if the code does not state one.
    package var roles: [UsageRole]
    /// The values that it would replace, the most frequent first.
    package var values: [StyleValue]
    /// Where they are, in order of path and position.
    package var findings: [Finding]
    /// How many they are.
    package var count: Int { findings.count }
  }

  /// The tokens by category: colors by use, scales by size.
  package let tokens: [Proposed]
  /// The number of values that are used once and resemble no other; no token is proposed for them.
  package let single: Int
  /// The number of clear colors, which need no token.
  package let clearCount: Int

  /// Proposes tokens for the gaps among `suggestions`.
  ///
  /// - Parameters:
  ///   - suggestions: Findings with their suggestions; those that are not gaps, or miss no token, are
  ///     ignored.
  ///   - taken: Paths of tokens that are known already.
  ///   - systems: The design systems of the code, whose templates make code of the proposed paths.
  package init(
    _ suggestions: [Suggestion], taken: some Sequence<String> = [], systems: [DesignSystem] = []
  ) {
    // The ends of a capsule follow from its height.
    let missing = suggestions.filter { suggestion in
      !suggestion.reasons.contains { $0.code == .pill }
    }
    let proposals = TokenProposals(missing, taken: taken).proposals
    let clear = proposals.filter { $0.value.isClear }
    let all = MergedColors(proposals.filter { !$0.value.isClear }).proposals
    clearCount = clear.map(\.count).reduce(0, +)
    let groups = Dictionary(grouping: all, by: \.value.category)
    let least = all.contains { $0.count > 1 } ? 2 : 1
    var tokens: [Proposed] = []
    for category in TokenCategory.allCases {
      let group = groups[category] ?? []
      switch category {
      case .font: tokens += TypeScale(group, least: least).tokens
      case .radius: tokens += RadiusScale(group, least: least).tokens
      default: tokens += group.filter { $0.count >= least }.map(Proposed.init)
      }
    }
    var names = CodeNames(systems, taken: taken)
    let paths = names.paths(for: tokens.map { ($0.path, $0.value) })
    for (index, path) in zip(tokens.indices, paths) { tokens[index].path = path }
    self.tokens = tokens
    single = all.map(\.count).reduce(0, +) - tokens.map(\.count).reduce(0, +)
  }

  /// The tokens as a token file of the format.
  package func document() -> [UInt8] {
    TokenDocument(
      summary: "Proposed from values that the code repeats; names and roles are guesses.",
      tokens: tokens.map(\.draft)
    ).write()
  }
}

extension TokenSuggestions.Proposed {
  init(_ proposal: TokenProposals.Proposal) {
    self.init(
      path: proposal.path, value: proposal.value, roles: proposal.roles, values: proposal.values,
      findings: proposal.findings)
  }

  /// The first places, each of at most `width` columns, and how many more there are.
  func places(limit: Int, width: Int = .max) -> String {
    let shown = findings.prefix(limit).map { finding in
      SafeText.cutStart(SafeText.line("\(finding.file):\(finding.start.line)"), to: width)
    }
    let more = findings.count - shown.count
    return shown.joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
  }

  /// The token in the form of the format.
  fileprivate var draft: TokenDraft {
    var draft = TokenDraft(path: path, value)
    let system = SystemColors.hueName(of: value).map { "The system's \($0). " } ?? ""
    draft.summary = "\(system)\(Count.text(count, "use")): \(places(limit: 3))"
    if !roles.isEmpty, value.category == .color || value.category == .font {
      var own = draft.extensions["dsmigrate"]?.object ?? JSONObject()
      own["roles"] = .array(roles.map { .string($0.rawValue) })
      draft.extensions["dsmigrate"] = .object(own)
    }
    return draft
  }
}
