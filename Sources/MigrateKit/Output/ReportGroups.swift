/// What a report lists together: like findings, in groups, most frequent first.
struct ReportGroups {
  /// Findings that a reader can take for one: the same value becomes the same token.
  struct Kind {
    var first: Suggestion
    var count = 1
    var files: Set<PathKey>
  }

  /// Findings that wait for the same thing.
  struct Held {
    /// What holds them.
    var holder: Holder
    /// What applies them: an option, or nothing.
    var option: String
    var suggestions: [Suggestion] = []
  }

  /// What findings wait for.
  enum Holder: Hashable {
    /// One reason: accepting it is enough, or only a decision lifts it.
    case reason(ReasonCode)
    /// Several reasons, each of which a person may accept, and only all of them apply the change.
    case severalReasons([ReasonCode])
    /// A decision that cannot be carried out.
    case decision
    /// A level that takes what is imperceptible too.
    case level
    /// No reason that is known.
    case unknown
  }

  /// Findings that no token matches, for the same reason and role.
  struct Gap {
    var code: ReasonCode
    var category: TokenCategory
    var role: UsageRole
    var suggestions: [Suggestion] = []
  }

  /// What this run applies, by path and position.
  private(set) var applied: [Suggestion] = []
  /// What waits, in groups, largest first.
  private(set) var held: [Held] = []
  /// What has no token, in groups, largest first.
  private(set) var gaps: [Gap] = []
  /// What a rewrite is not safe for, and nobody decided on.
  private(set) var reportOnly: [Held] = []
  /// What stays as it is because a person decided so.
  private(set) var kept: [Suggestion] = []
  /// Everything else, by what it is.
  private(set) var others: [(name: String, count: Int)] = []

  /// What this run applies, by what makes it certain: how many, and the words for it.
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

  /// How many values wait.
  var heldCount: Int { held.reduce(0) { $0 + $1.suggestions.count } }
  /// How many values are report only.
  var reportOnlyCount: Int { reportOnly.reduce(0) { $0 + $1.suggestions.count } }
  /// How many values have no token.
  var gapCount: Int { gaps.reduce(0) { $0 + $1.suggestions.count } }

  /// How many values have no token for each reason, most frequent first.
  var gapCounts: [(code: ReasonCode, count: Int)] {
    let counts = gaps.reduce(into: [ReasonCode: Int]()) {
      $0[$1.code, default: 0] += $1.suggestions.count
    }
    let order = ReasonCode.allCases.compactMap { code in
      counts[code].map { (code: code, count: $0) }
    }
    return order.enumerated().sorted {
      ($1.element.count, $0.offset) < ($0.element.count, $1.offset)
    }.map(\.element)
  }

  /// Whether the mapping is for another design system than the project's: no code of a token is used, and none
  /// that a change would write is declared.
  private(set) var isForAnotherSystem = false
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
    self.held = Self.largestFirst(held, \.suggestions.count)
    self.reportOnly = Self.largestFirst(reportOnly, \.suggestions.count)
    self.gaps = Self.largestFirst(gaps, \.suggestions.count)
    others = Self.otherNames.compactMap { name in counts[name].map { (name, $0) } }
    isMove = report.suggestions.contains { $0.reasons.contains { $0.code == .deprecatedName } }
    isForAnotherSystem =
      report.tokenUses == 0 && report.mappings.count == 1 && applied.isEmpty
      && held.contains { $0.suggestions.contains(where: \.isUndeclared) }
      && held.allSatisfy { $0.suggestions.allSatisfy { $0.token == nil || $0.isUndeclared } }
  }

  private static func largestFirst<Group>(
    _ groups: [Group], _ count: (Group) -> Int
  ) -> [Group] {
    groups.enumerated().sorted {
      (count($1.element), $0.offset) < (count($0.element), $1.offset)
    }.map(\.element)
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

  /// What holds a suggestion back, and the option that would apply it.
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

  /// Like findings made one, most frequent first.
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
    return order.compactMap { kinds[$0] }.enumerated()
      .sorted { ($1.element.count, $0.offset) < ($0.element.count, $1.offset) }.map(\.element)
  }
}

extension Suggestion {
  /// Whether the project does not declare the code that it would write.
  fileprivate var isUndeclared: Bool { reasons.contains { $0.code == .notDeclared } }

  /// The reasons that hold it back, in the order in which reasons are listed.
  var holdingCodes: [ReasonCode] {
    let known = heldBy.isEmpty ? Set(reasons.map(\.code)) : heldBy
    return ReasonCode.allCases.filter(known.contains)
  }
}

extension Suggestion {
  /// Whether the mapping's word for a deprecated name makes it certain, rather than the value.
  var isRenamed: Bool {
    status == .near && finding.context.deprecated != nil
      && reasons.contains { $0.code == .deprecatedName }
  }
}
