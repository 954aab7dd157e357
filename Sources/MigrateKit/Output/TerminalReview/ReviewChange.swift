import MigrateKitCore

/// One value that a person may decide on.
struct ReviewChange: Sendable {
  /// What a run does with values without a decision.
  typealias Standing = ReviewRisk.Standing

  /// The finding with its match, without decisions.
  let suggestion: Suggestion
  /// The risk of the change.
  let risk: ReviewRisk
  /// The text that a search covers.
  let words: String

  var finding: Finding { suggestion.finding }
  var standing: Standing { risk.standing }

  init(_ suggestion: Suggestion, policy: ApplyPolicy) {
    self.suggestion = suggestion
    let finding = suggestion.finding
    risk = ReviewRisk(suggestion, policy: policy)
    let value = ValueText(style: TextStyle()).line(of: finding).text
    words =
      ([
        finding.file, finding.source, value, finding.excerpt?.before ?? "",
        finding.excerpt?.after ?? "", suggestion.token ?? "", finding.category.rawValue,
        finding.role.role.rawValue, finding.role.evidence,
      ]
      + suggestion.reasons.map { reason in
        reason.code.rawValue + " " + reason.message
      }).joined(separator: "\n").lowercased()
  }

  /// Why `token` cannot be written here; `nil` if it can, as far as known.
  func objection(to token: String?) -> String? {
    guard let token else { return "no token is suggested: c chooses one, r keeps the value" }
    guard let candidate = suggestion.candidates.first(where: { $0.token == token }),
      candidate.replacement == nil, token != suggestion.token || suggestion.replacement == nil
    else { return nil }
    let codes: Set<ReasonCode> = [.noCode, .missingRequirement]
    return suggestion.reasons.first { codes.contains($0.code) && token == suggestion.token }?
      .message
  }
}

/// Equivalent changes: the same value becomes the same token.
struct ReviewGroup: Sendable {
  /// The common properties.
  struct Key: Hashable {
    var value: StyleValue?
    var token: String?
    var status: Status
    /// The project's objection, shown in the head of the group.
    var unproven: String?
    var risk: ReviewRisk
    /// The code, if the value is unknown.
    var source: String

    init(_ change: ReviewChange) {
      let suggestion = change.suggestion
      risk = change.risk
      value = suggestion.finding.value
      token = suggestion.token
      status = suggestion.status
      unproven = suggestion.unprovenLabel
      source = value == nil ? suggestion.finding.source : ""
    }
  }

  /// The changes, in order of path and position.
  var members: [Int]

  /// The groups of the changes with these numbers: the greatest risk first, then the largest.
  static func of(_ numbers: [Int], in changes: [ReviewChange]) -> [ReviewGroup] {
    var places: [Key: Int] = [:]
    var groups: [ReviewGroup] = []
    for number in numbers {
      let key = Key(changes[number])
      if let place = places[key] {
        groups[place].members.append(number)
      } else {
        places[key] = groups.count
        groups.append(ReviewGroup(members: [number]))
      }
    }
    func rank(_ group: ReviewGroup) -> Int {
      ReviewRisk.allCases.firstIndex(of: changes[group.members[0]].risk) ?? 0
    }
    return groups.sorted { a, b in
      (rank(a), b.members.count) < (rank(b), a.members.count)
    }
  }
}
