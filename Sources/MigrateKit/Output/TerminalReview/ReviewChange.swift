/// One value that a person may decide on.
struct ReviewChange: Sendable {
  /// What a run does with values when nobody decides.
  enum Shelf: CaseIterable, Sendable {
    /// It waits for a person.
    case waiting
    /// It is applied.
    case certain
    /// No token answers it.
    case gap

    /// The values on it, in the words of the screen.
    var label: String {
      switch self {
      case .waiting: "what waits for you"
      case .certain: "what is certain"
      case .gap: "what has no token"
      }
    }
  }

  /// The finding with its answer, as it is without any decision.
  let suggestion: Suggestion
  let shelf: Shelf
  /// What typing in a search looks in.
  let words: String

  var finding: Finding { suggestion.finding }

  init(_ suggestion: Suggestion, policy: ApplyPolicy) {
    self.suggestion = suggestion
    let finding = suggestion.finding
    shelf =
      policy.applies(suggestion) ? .certain : suggestion.status == .gap ? .gap : .waiting
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
    /// The code, where no value is known.
    var source: String

    init(_ suggestion: Suggestion) {
      value = suggestion.finding.value
      token = suggestion.token
      status = suggestion.status
      unproven = suggestion.unprovenLabel
      source = value == nil ? suggestion.finding.source : ""
    }
  }

  /// The changes, in order of path and position.
  var members: [Int]

  /// The groups of the changes with these numbers: what waits first, then the largest first.
  static func of(_ numbers: [Int], in changes: [ReviewChange]) -> [ReviewGroup] {
    var places: [Key: Int] = [:]
    var groups: [ReviewGroup] = []
    for number in numbers {
      let key = Key(changes[number].suggestion)
      if let place = places[key] {
        groups[place].members.append(number)
      } else {
        places[key] = groups.count
        groups.append(ReviewGroup(members: [number]))
      }
    }
    func rank(_ group: ReviewGroup) -> Int {
      ReviewChange.Shelf.allCases.firstIndex(of: changes[group.members[0]].shelf) ?? 0
    }
    return groups.enumerated().sorted { a, b in
      (rank(a.element), b.element.members.count, a.offset)
        < (rank(b.element), a.element.members.count, b.offset)
    }.map(\.element)
  }
}
