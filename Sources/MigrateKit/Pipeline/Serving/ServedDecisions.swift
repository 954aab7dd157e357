import MigrateKitCore

/// The decisions of a served review: those of its pages, merged with those of the file.
struct ServedDecisions: Sendable {
  /// A page's decision on one change.
  private enum Entry {
    case removed
    case decided(AppliedDecision.Choice, token: String?, reason: String)
  }

  /// The error and its status if a page's decisions are not saved.
  struct Refusal: Error {
    var sentence: String
    var status: HTTPResponse.Status
  }

  private(set) var decisions: Decisions
  /// Incremented with each change.
  private(set) var revision = 0
  /// The revision at which each decision changed last, also when it was removed.
  private(set) var changedAt: [String: Int] = [:]
  private let file: String
  /// The last known bytes of the file; `nil` if there is none.
  private var bytes: [UInt8]?

  /// Continues with the decisions read from `file`.
  init(_ decisions: Decisions, file: String) {
    self.decisions = decisions
    self.file = file
    bytes = try? FileSystem.read(file)
  }

  /// The ids of the decisions that changed after a revision, in order.
  func changes(since revision: Int) -> [String] {
    changedAt.filter { $0.value > revision }.keys.sorted()
  }

  /// Applies a page's decisions, and writes the file first.
  ///
  /// The body is `{ "changes": { ID: { "choice", "token", "reason" } or null } }`; `null` removes a decision.
  mutating func take(
    _ body: [UInt8], on changes: [String: Suggestion], tokens: TokenLists
  ) throws(Refusal) {
    var next = self
    try next.readFile()
    for (id, json) in try Self.members(of: body) {
      guard let change = changes[id] else {
        throw Refusal(
          sentence: "the change '\(id)' is not in this review any more; reload the page",
          status: .conflict)
      }
      switch try Self.entry(json, on: change, tokens: tokens) {
      case .removed: next.set(id, nil)
      case .decided(let choice, let token, let reason):
        next.set(id, Decision(choice, on: change, token: token, reason: reason))
      }
    }
    try next.writeFile()
    self = next
  }

  private mutating func set(_ id: String, _ decision: Decision?) {
    guard decisions.entries[id] != decision else { return }
    decisions.entries[id] = decision
    revision += 1
    changedAt[id] = revision
  }

  // MARK: The body of a request

  private static func members(
    of body: [UInt8]
  ) throws(Refusal) -> [(key: String, value: JSONValue)] {
    let document: JSONValue
    do {
      document = try JSONParser.parse(body).0
    } catch {
      throw Refusal(sentence: error.message, status: .badRequest)
    }
    guard let changes = document["changes"]?.object else {
      throw Refusal(sentence: "'changes' is missing", status: .badRequest)
    }
    return changes.members
  }

  private static func entry(
    _ json: JSONValue, on change: Suggestion, tokens: TokenLists
  ) throws(Refusal) -> Entry {
    if json == .null { return .removed }
    func refusal(_ sentence: String) -> Refusal {
      Refusal(sentence: "\(change.finding.id): \(sentence)", status: .badRequest)
    }
    if let closed = change.closedReason { throw refusal(closed) }
    guard let choice = json["choice"]?.string.flatMap(AppliedDecision.Choice.init) else {
      throw refusal("'choice' is one of accept, reject, use")
    }
    let token = json["token"]?.string.flatMap { $0.isEmpty ? nil : $0 }
    switch choice {
    case .reject: break
    case .accept:
      guard let token, token == change.token else {
        throw refusal("the token that was accepted is not the one that is suggested")
      }
    case .use:
      guard let token,
        tokens.tokens(ofFile: change.finding.file).contains(where: { $0.path == token })
      else { throw refusal("the design system has no token '\(token ?? "")'") }
    }
    return .decided(
      choice, token: choice == .use ? token : nil, reason: json["reason"]?.string ?? "")
  }

  // MARK: The file

  /// Merges what another program wrote to the file meanwhile, such as a review in the terminal.
  private mutating func readFile() throws(Refusal) {
    let now = try? FileSystem.read(file)
    guard let now, now != bytes else { return }
    let (read, problems) = DecisionsFile.read(now, file: file)
    guard let read, read.unreadable.isEmpty else {
      let problem = problems.first.map(\.description) ?? "\(file): cannot be read"
      throw Refusal(
        sentence: "\(problem); correct the file, and decide again", status: .conflict)
    }
    for id in Set(decisions.entries.keys).union(read.entries.keys) { set(id, read.entries[id]) }
  }

  private mutating func writeFile() throws(Refusal) {
    let written = DecisionsFile.write(decisions)
    guard written != bytes else { return }
    if let problem = OutputFile.write(written, to: file) {
      throw Refusal(sentence: problem, status: .failed)
    }
    bytes = written
  }
}
