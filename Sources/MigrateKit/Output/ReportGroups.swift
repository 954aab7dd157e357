import MigrateKitCore

/// The groups of a report: like findings together, most frequent first.
struct ReportGroups {
  /// Equivalent findings: the same value becomes the same token.
  struct Kind {
    var first: Suggestion
    var count = 1
    var files: Set<PathKey>
  }

  /// Findings held for the same reasons.
  struct Held {
    /// The reasons that hold them.
    var holder: Holder
    /// The option that applies them, if any.
    var option: String
    var suggestions: [Suggestion] = []
  }

  /// What holds findings.
  enum Holder: Hashable {
    /// One reason: accepting it is enough, or only a decision lifts it.
    case reason(ReasonCode)
    /// Several reasons, each of which a person may accept, and only all of them apply the change.
    case severalReasons([ReasonCode])
    /// A decision that cannot be applied.
    case decision
    /// A level that includes imperceptible changes.
    case level
    /// No known reason.
    case unknown
  }

  /// Findings that no token matches, for the same reason and role.
  struct Gap {
    var code: ReasonCode
    var category: TokenCategory
    var role: UsageRole
    var suggestions: [Suggestion] = []
  }

  /// The applied changes, by path and position.
  private(set) var applied: [Suggestion] = []
  /// The held changes, in groups, largest first.
  private(set) var held: [Held] = []
  /// The values without a token, in groups, largest first.
  private(set) var gaps: [Gap] = []
  /// The undecided report-only values.
  private(set) var reportOnly: [Held] = []
  /// The values that a decision keeps.
  private(set) var kept: [Suggestion] = []
  /// Everything else, by status.
  private(set) var others: [(name: String, count: Int)] = []

  /// The applied changes by why they are safe: the number, and the words.
  func appliedKinds(accepted: String) -> [String] {
    let byRule = applied.filter { $0.appliedDecision == nil }
    let exact = byRule.count { $0.status == .exact }
    let renamed = byRule.count { $0.isRenamed }
    let near = byRule.count { $0.status == .near && !$0.isRenamed }
    return [
      (exact, "pixel-identical"), (near, "imperceptible"), (renamed, "by their deprecated name"),
      (byRule.count - exact - near - renamed, accepted),
      (applied.count - byRule.count, "decided by you"),
    ].filter { $0.0 > 0 }.map { "\(Count.grouped($0.0)) \($0.1)" }
  }

  /// The number of held values.
  var heldCount: Int { held.reduce(0) { $0 + $1.suggestions.count } }
  /// The number of report-only values.
  var reportOnlyCount: Int { reportOnly.reduce(0) { $0 + $1.suggestions.count } }
  /// 71: The number of values without a token.
  var gapCount: Int { gaps.reduce(0) { $0 + $1.suggestions.count } }

  /// The number of values without a token by reason, most frequent first.
  var gapCounts: [(code: ReasonCode, count: Int)] {
    let counts = gaps.reduce(into: [ReasonCode: Int]()) {
      $0[$1.code, default: 0] += $1.suggestions.count
    }
    return ReasonCode.allCases.compactMap { code in
      counts[code].map { (code: code, count: $0) }
    }.largestFirst(\.count)
  }

  /// Whether the mapping is for another design system than the project's: no token's code is used,
  /// and none that a change would write is declared.
  private(set) var isForAnotherSystem = false
  /// Whether values without a token are counted instead of listed, since the mapping is not the project's.
  private(set) var hidesGaps = false
  /// Whether the code moves from a system that the configuration names.
  private(set) var isMove = false

  /// Sorts the findings of a report into groups.
  init(_ report: RunReport) {
    var (held, reportOnly): ([Held], [Held]) = ([], [])
    var gaps: [Gap] = []
    var counts: [String: Int] = [:]
    for suggestion in report.suggestions {
      if report.policy.applies(suggestion) {
        applied.append(suggestion)
      } else if let name = Self.otherName(suggestion) {
        counts[name, default: 0] += 1
      } else if suggestion.appliedDecision?.keeps ?? false {
        kept.append(suggestion)
      } else if suggestion.status == .gap, suggestion.appliedDecision == nil {
        Self.add(suggestion, to: &gaps)
      } else if suggestion.finding.disposition == .reportOnly, suggestion.appliedDecision == nil {
        Self.add(suggestion, to: &reportOnly, policy: report.policy)
      } else {
        Self.add(suggestion, to: &held, policy: report.policy)
      }
    }
    self.held = held.largestFirst(\.suggestions.count)
    self.reportOnly = reportOnly.largestFirst(\.suggestions.count)
    self.gaps = gaps.largestFirst(\.suggestions.count)
    others = Self.otherNames.compactMap { name in counts[name].map { (name, $0) } }
    isMove = report.suggestions.contains { $0.reasons.contains { $0.code == .deprecatedName } }
    isForAnotherSystem =
      report.tokenUses == 0 && report.mappings.count == 1 && applied.isEmpty
      && held.contains { $0.suggestions.contains(where: \.isUndeclared) }
      && held.allSatisfy { $0.suggestions.allSatisfy { $0.token == nil || $0.isUndeclared } }
    hidesGaps = isForAnotherSystem && !report.hasOwnMapping
  }

  private static let otherNames = ["in tests", "in definitions", "suppressed", "never rewritten"]

  private static func otherName(_ suggestion: Suggestion) -> String? {
    switch suggestion.status {
    case .definition: return otherNames[1]
    case .suppressed: return otherNames[2]
    case .unresolved: return otherNames[3]
    case .exact, .near, .review, .gap:
      return suggestion.countsAsHardCoded ? nil : otherNames[0]
    }
  }

  private static func add(_ suggestion: Suggestion, to gaps: inout [Gap]) {
    let codes = suggestion.reasons.map(\.code)
    let code = codes.first(where: \.explainsGap) ?? codes.first ?? .tooFar
    let category = suggestion.finding.category
    let role = suggestion.finding.role.role
    if let index = gaps.firstIndex(where: {
      $0.code == code && $0.category == category && $0.role == role
    }) {
      gaps[index].suggestions.append(suggestion)
    } else {
      gaps.append(Gap(code: code, category: category, role: role, suggestions: [suggestion]))
    }
  }

  private static func add(
    _ suggestion: Suggestion, to held: inout [Held], policy: ApplyPolicy
  ) {
    let (holder, option) = holder(of: suggestion, policy: policy)
    if let index = held.firstIndex(where: { $0.holder == holder && $0.option == option }) {
      held[index].suggestions.append(suggestion)
    } else {
      held.append(Held(holder: holder, option: option, suggestions: [suggestion]))
    }
  }

  /// The reasons that hold a suggestion, and the option that would apply it.
  private static func holder(
    of suggestion: Suggestion, policy: ApplyPolicy
  ) -> (holder: Holder, option: String) {
    if suggestion.appliedDecision != nil { return (.decision, "") }
    let codes = suggestion.holdingCodes.filter { !policy.accepts($0, for: suggestion) }
    if let final = codes.first(where: { !$0.isAcceptable }) { return (.reason(final), "") }
    if suggestion.replacement == nil || suggestion.finding.disposition != .open {
      return (codes.first.map(Holder.reason) ?? .unknown, "")
    }
    if suggestion.status == .near { return (.level, "--level near") }
    guard let first = codes.first else { return (.unknown, "--level review") }
    if let unproven = codes.first(where: { $0.effect == .unproven }) {
      return (.reason(unproven), "--accept \(codes.map(\.rawValue).joined(separator: ","))")
    }
    let option = "--accept " + codes.map(\.rawValue).joined(separator: ",")
    return (codes.count > 1 ? .severalReasons(codes) : .reason(first), option)
  }

  /// Equivalent findings combined, most frequent first.
  static func kinds(_ suggestions: [Suggestion]) -> [Kind] {
    struct Key: Hashable {
      var value: StyleValue?
      var token: String?
      var note: String
    }
    var order: [Key] = []
    var kinds: [Key: Kind] = [:]
    for suggestion in suggestions {
      let key = Key(
        value: suggestion.finding.value, token: suggestion.token,
        note: suggestion.finding.value == nil ? suggestion.finding.source : "")
      if kinds[key] == nil {
        order.append(key)
        kinds[key] = Kind(first: suggestion, files: [PathKey(suggestion.finding.file)])
      } else {
        kinds[key]?.count += 1
        kinds[key]?.files.insert(PathKey(suggestion.finding.file))
      }
    }
    return order.compactMap { kinds[$0] }.largestFirst(\.count)
  }
}

extension Suggestion {
  /// Whether the project does not declare the new code.
  fileprivate var isUndeclared: Bool { reasons.contains { $0.code == .notDeclared } }

  /// The reasons that hold it, in the order of the list of reasons.
  var holdingCodes: [ReasonCode] {
    let known = heldBy.isEmpty ? Set(reasons.map(\.code)) : heldBy
    return ReasonCode.allCases.filter(known.contains)
  }
}

extension Suggestion {
  /// Whether it is safe because the mapping states the replacement of a deprecated name, not
  /// because of the value.
  var isRenamed: Bool {
    status == .near && finding.context.deprecated != nil
      && reasons.contains { $0.code == .deprecatedName }
  }
}
