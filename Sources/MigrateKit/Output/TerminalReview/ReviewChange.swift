/// One value that a person may decide on.
struct ReviewChange: Sendable {
  /// What a run does with values unless a person decides.
  typealias Standing = ReviewRisk.Standing

  /// The finding with its match, as it is without any decision.
  let suggestion: Suggestion
  /// What a person risks with the change.
  let risk: ReviewRisk
  /// What typing in a search looks in.
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

  /// Why `token` cannot be written here; `nil` where nothing is known against it.
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

/// Changes that a person can take for one: the same value becomes the same token.
struct ReviewGroup: Sendable {
  /// What they share.
  struct Key: Hashable {
    var value: StyleValue?
    var token: String?
    var status: Status
    /// What the project does not bear out, which the head of the group names.
    var unproven: String?
    var risk: ReviewRisk
    /// The code, where no value is known.
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
    return groups.enumerated().sorted { a, b in
      (rank(a.element), b.element.members.count, a.offset)
        < (rank(b.element), a.element.members.count, b.offset)
    }.map(\.element)
  }
}
