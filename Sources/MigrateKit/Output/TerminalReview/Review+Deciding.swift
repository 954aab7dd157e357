import MigrateKitCore

// Decisions: made, noted, taken back.

extension Review {
  /// The reason typed for a change.
  func note(on change: Int) -> String { notes[change] ?? decided[change]?.reason ?? "" }

  mutating func accept(forAll: Bool) -> Effect? {
    guard let current else { return nil }
    if let objection = changes[current].objection(to: changes[current].suggestion.token) {
      message = objection
      return nil
    }
    return decide(.accept, token: nil, forAll: forAll)
  }

  mutating func reject(forAll: Bool) -> Effect? { decide(.reject, token: nil, forAll: forAll) }

  /// Decides for a token; `accept` if it is the suggested one.
  mutating func take(_ token: String, forAll: Bool) -> Effect? {
    guard let current else { return nil }
    let isSuggested = token == changes[current].suggestion.token
    if isSuggested { return accept(forAll: forAll) }
    return decide(.use, token: token, forAll: forAll)
  }

  /// Decides on the current change, with `forAll` on all open ones of its group.
  private mutating func decide(
    _ choice: AppliedDecision.Choice, token: String?, forAll: Bool
  ) -> Effect? {
    guard let current, let group else { return nil }
    let targets =
      forAll ? group.members.filter { $0 == current || decided[$0] == nil } : [current]
    let reason = note(on: current)
    record(targets)
    for target in targets {
      let own = note(on: target)
      decided[target] = Decision(
        choice, on: changes[target].suggestion, token: token, reason: own.isEmpty ? reason : own)
      notes[target] = nil
    }
    message = said(choice, token: token ?? changes[current].suggestion.token, targets.count)
    let from = place ?? 0
    place = nextOpen(from: from)
    return .save
  }

  private func said(_ choice: AppliedDecision.Choice, token: String?, _ count: Int) -> String {
    let places = count == 1 ? "" : " in \(Count.text(count, "place"))"
    return switch choice {
    case .accept: "accepted \(token ?? "")\(places)"
    case .reject: "kept as it is\(places)"
    case .use: "will use \(token ?? "")\(places)"
    }
  }

  /// Removes the decision on the current change.
  mutating func clear() -> Effect? {
    guard let current, decided[current] != nil else {
      message = "nothing is decided here"
      return nil
    }
    record([current])
    decided[current] = nil
    message = "decision removed"
    return .save
  }

  /// Records a reason; kept for later if there is no decision yet.
  mutating func note(_ text: String) -> Effect? {
    guard let current else { return nil }
    record([current])
    if decided[current] != nil {
      decided[current]?.reason = text
      message = "noted"
      return .save
    }
    notes[current] = text.isEmpty ? nil : text
    message = text.isEmpty ? "" : "noted; the reason is kept with your decision"
    return nil
  }

  // MARK: Undo

  private mutating func record(_ targets: [Int]) {
    history.append(
      Step(before: targets.map { ($0, decided[$0], notes[$0]) }, place: place))
  }

  /// Undoes the last decision and shows its change again.
  mutating func undo() -> Effect? {
    guard let step = history.popLast() else {
      message = "nothing to undo in this review"
      return nil
    }
    for (change, decision, note) in step.before {
      decided[change] = decision
      notes[change] = note
    }
    if let first = step.before.first?.change {
      if view.places[first] == nil { view = ReviewView(changes, standing: nil) }
      place = view.places[first]
    }
    message = "reverted" + (step.before.count > 1 ? " in \(step.before.count) places" : "")
    return .save
  }

  // MARK: Other tokens

  /// A candidate token of the current change.
  struct TokenRow: Sendable {
    var token: DesignToken
    var distance: Distance?
    /// Why it was rejected, if matching considered it.
    var rejection: String
    var isSuggested: Bool
  }

  /// Every token of the current category, nearest first; ties in the order of matching.
  var tokenRows: [TokenRow] {
    guard let current else { return [] }
    let suggestion = changes[current].suggestion
    let finding = suggestion.finding
    let rows = tokens.tokens(ofFile: finding.file)
      .filter { $0.category == finding.category }
      .map { token -> (row: TokenRow, rank: Int) in
        let rank = suggestion.candidates.firstIndex { $0.token == token.path }
        let known = rank.map { suggestion.candidates[$0] }
        return (
          TokenRow(
            token: token,
            distance: known?.distance
              ?? finding.value.flatMap { Distance.between($0, and: token.value) },
            rejection: known?.rejection ?? "", isSuggested: token.path == suggestion.token),
          rank ?? .max
        )
      }
    return rows.sorted { a, b in
      let (left, right) = (a.row.distance?.value ?? .infinity, b.row.distance?.value ?? .infinity)
      if left != right { return left < right }
      return a.rank != b.rank ? a.rank < b.rank : a.row.token.path < b.row.token.path
    }.map(\.row)
  }

  mutating func choose(forAll: Bool) {
    let rows = tokenRows
    guard !rows.isEmpty else {
      if let current {
        message = "the design system has no \(changes[current].finding.category.rawValue) token"
      }
      return
    }
    mode = .tokens(
      Menu(rows.enumerated().map { Menu.Row(key: $0, words: $1.token.path) }), forAll: forAll)
  }
}
