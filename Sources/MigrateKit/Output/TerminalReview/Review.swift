/// A review in a terminal, without the terminal: keys in, screens and decisions out.
///
/// A person walks through groups of changes that can be taken for one, place by place, and decides.
/// Every key gives the next state; what has to happen outside comes back as an effect.
package struct Review: Sendable {
  /// What a key asks of whoever runs the review.
  package enum Effect: Hashable, Sendable {
    /// The decisions are other than before: keep them.
    case save
    /// The person is done.
    case quit
  }

  /// What the keys act on.
  enum Mode: Sendable {
    case change
    case help
    /// Picking a token, for all that is open in the group or for one place.
    case tokens(Menu, forAll: Bool)
    /// Picking a group.
    case groups(Menu)
    /// Typing a reason.
    case note(String)
    /// Typing what to look for.
    case find(String)
  }

  /// What one decision changed.
  struct Step: Sendable {
    var before: [(change: Int, decision: Decision?, note: String?)]
    var place: Int?
  }

  let changes: [ReviewChange]
  let tokens: TokenLists
  /// What the report says of itself, for the head of the screen.
  let title: String
  /// How many values of the report nobody can decide on, by what a run does with them.
  let closed: [ReviewRisk.Standing: Int]
  /// The file as it was, with decisions on findings that this run does not have.
  private let kept: Decisions
  /// What keeps earlier decisions from holding, by change.
  let objections: [Int: String]

  /// What is decided, by change.
  var decided: [Int: Decision]
  /// Reasons typed for changes on which nothing is decided yet.
  var notes: [Int: String] = [:]
  var view: ReviewView
  /// The place in the order of the view; `nil` at its end.
  var place: Int?
  var mode = Mode.change
  var history: [Step] = []
  /// What came of the last key, as a sentence.
  package var message = ""

  /// Begins a review where an earlier one stopped.
  ///
  /// - Parameters:
  ///   - report: What a run found, without any decision carried out.
  ///   - tokens: What the values may become.
  ///   - decisions: What was decided before.
  package init(_ report: RunReport, tokens: TokenLists, decisions: Decisions = Decisions()) {
    let hardCoded = report.hardCoded
    let open = hardCoded.filter { $0.closedReason == nil }
    changes = open.map { ReviewChange($0, policy: report.policy) }
    closed = hardCoded.filter { $0.closedReason != nil }
      .reduce(into: [:]) { $0[ReviewRisk($1, policy: report.policy).standing, default: 0] += 1 }
    self.tokens = tokens
    title = report.mappings.joined(separator: ", ")
    kept = decisions
    (decided, objections) = Self.read(decisions, on: changes)
    let standings = Set(changes.map(\.standing))
    let standing = ReviewChange.Standing.allCases.first(where: standings.contains)
    view = ReviewView(changes, standing: standing)
    place = placeToGoOn()
  }

  /// What the decisions say of each change, and what keeps them from saying it.
  private static func read(
    _ decisions: Decisions, on changes: [ReviewChange]
  ) -> (decided: [Int: Decision], objections: [Int: String]) {
    var decided: [Int: Decision] = [:]
    var objections: [Int: String] = [:]
    guard !decisions.isEmpty else { return (decided, objections) }
    let book = DecisionBook(decisions)
    for (number, change) in changes.enumerated() {
      switch book.entry(for: change.suggestion) {
      case .none: continue
      case .unclear(_, let objection): objections[number] = objection
      case .decided(let decision): decided[number] = decision
      }
    }
    return (decided, objections)
  }

  /// Everything that is decided, also on what this run did not find.
  package var decisions: Decisions {
    var decisions = kept
    for (number, change) in changes.enumerated() {
      if let decision = decided[number] {
        decisions.entries[change.finding.id] = decision
      } else if objections[number] == nil {
        decisions.entries[change.finding.id] = nil
      }
    }
    return decisions
  }

  /// How many values of the report nobody can decide on.
  var closedCount: Int { closed.values.reduce(0, +) }

  /// How many values of the report have a standing, or how many there are.
  func count(of standing: ReviewRisk.Standing?) -> Int {
    guard let standing else { return changes.count + closedCount }
    return changes.count { $0.standing == standing } + (closed[standing] ?? 0)
  }

  /// The changes that need a person.
  var toReview: [Int] { changes.indices.filter { changes[$0].standing == .review } }

  /// How many values that need a person are not decided on.
  package var openCount: Int { toReview.count { decided[$0] == nil } }

  /// How many values are decided on.
  package var decidedCount: Int { decided.count }

  /// How many values a person may decide on.
  package var count: Int { changes.count }

  /// The change on the screen.
  var current: Int? { place.map { view.order[$0] } }
  /// The group of the change on the screen.
  var group: ReviewGroup? { place.map { view.groups[view.groupOfPlace[$0]] } }

  /// The first open place after the last one that is decided, else the first open one.
  private func placeToGoOn() -> Int? {
    let last = view.order.lastIndex { decided[$0] != nil } ?? -1
    return nextOpen(from: last + 1) ?? nextOpen(from: 0)
  }

  /// The first place from `start` on that nobody decided on.
  func nextOpen(from start: Int) -> Int? {
    view.order.indices.dropFirst(start).first { decided[view.order[$0]] == nil }
  }
}
