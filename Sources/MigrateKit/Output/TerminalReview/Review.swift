import MigrateKitCore

/// The state of a terminal review, independent of the terminal: keys in, screens and decisions out.
///
/// A person goes through groups of equivalent changes, place by place, and decides. Every key
/// changes the state and may return an effect for the caller.
package struct Review: Sendable {
  /// The effect of a key for the caller.
  package enum Effect: Hashable, Sendable {
    /// The decisions have changed and must be saved.
    case save
    /// The review ends.
    case quit
  }

  /// The mode of the keys.
  enum Mode: Sendable {
    case change
    case help
    /// Picking a token, for all open changes of the group or for one place.
    case tokens(Menu, forAll: Bool)
    /// Picking a group.
    case groups(Menu)
    /// Typing a reason.
    case note(String)
    /// Typing a search.
    case find(String)
  }

  /// The change of one decision, for undo.
  struct Step: Sendable {
    var before: [(change: Int, decision: Decision?, note: String?)]
    var place: Int?
  }

  let changes: [ReviewChange]
  let tokens: TokenLists
  /// The header of the screen.
  let title: String
  /// The numbers of values without a possible decision, by standing.
  let closed: [ReviewRisk.Standing: Int]
  /// The original file, with decisions on findings that this run does not have.
  private let kept: Decisions
  /// Why earlier decisions are not valid, by change.
  let objections: [Int: String]

  /// The decisions, by change.
  var decided: [Int: Decision]
  /// Reasons typed for undecided changes.
  var notes: [Int: String] = [:]
  var view: ReviewView
  /// The index in the view's order; `nil` at its end.
  var place: Int?
  var mode = Mode.change
  var history: [Step] = []
  /// The message about the last key.
  package var message = ""

  /// Starts or resumes a review.
  ///
  /// - Parameters:
  ///   - report: The report of a run without decisions.
  ///   - tokens: The candidate tokens.
  ///   - decisions: The existing decisions.
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

  /// The decision on each change, or why it is not valid.
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

  /// All decisions, including those on findings that this run does not have.
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

  /// The number of values without a possible decision.
  var closedCount: Int { closed.values.reduce(0, +) }

  /// The number of values with a standing, or of all.
  func count(of standing: ReviewRisk.Standing?) -> Int {
    guard let standing else { return changes.count + closedCount }
    return changes.count { $0.standing == standing } + (closed[standing] ?? 0)
  }

  /// The changes that need a person.
  var toReview: [Int] { changes.indices.filter { changes[$0].standing == .review } }

  /// The number of undecided values that need review.
  package var openCount: Int { toReview.count { decided[$0] == nil } }

  /// The number of decided values.
  package var decidedCount: Int { decided.count }

  /// The number of values that can be decided.
  package var count: Int { changes.count }

  /// The current change.
  var current: Int? { place.map { view.order[$0] } }
  /// The group of the current change.
  var group: ReviewGroup? { place.map { view.groups[view.groupOfPlace[$0]] } }

  /// The first open place after the last decided one, else the first open one.
  private func placeToGoOn() -> Int? {
    let last = view.order.lastIndex { decided[$0] != nil } ?? -1
    return nextOpen(from: last + 1) ?? nextOpen(from: 0)
  }

  /// The first undecided place from `start` on.
  func nextOpen(from start: Int) -> Int? {
    view.order.indices.dropFirst(start).first { decided[view.order[$0]] == nil }
  }
}
