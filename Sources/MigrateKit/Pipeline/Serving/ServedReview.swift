/// A review that is served: what there is to decide on, what is decided, and what comes of it.
package struct ServedReview: Sendable {
  /// What the decisions come to.
  package struct Plan: Sendable {
    /// How many values would be changed.
    package var valueCount = 0
    /// How many files would be changed.
    package var fileCount = 0
    /// The changes as a patch.
    package var patch: [UInt8] = []
    /// Why it is not known what they come to.
    package var problem: String?

    /// Makes a plan that changes nothing.
    package init(problem: String? = nil) { self.problem = problem }

    /// What a run with the decisions would write.
    package init(_ outcome: MigrationRun.Outcome) {
      valueCount = outcome.changes.reduce(0) { $0 + $1.applied.count }
      fileCount = outcome.changes.count
      patch = outcome.patch()
    }
  }

  /// A rewrite, as the page shows it.
  struct Rewrite: Sendable {
    /// Which one it is of this review, from 1.
    let number: Int
    /// What was said, sentence by sentence.
    var lines: [String] = []
    /// Whether it succeeded; `nil` while it goes on.
    var hasSucceeded: Bool?
  }

  /// What there is to decide on.
  struct Reviewed: Sendable {
    let report: RunReport
    /// The changed views with every suggestion taken.
    let sketches: SketchReport
    let tokens: TokenLists
    /// The changes by the ids of their findings.
    let changes: [String: Suggestion]

    init(_ outcome: MigrationRun.Outcome) {
      report = outcome.report
      sketches = outcome.sketches(policy: .everything)
      tokens = outcome.tokens
      changes = Dictionary(
        report.hardCoded.map { ($0.finding.id, $0) }, uniquingKeysWith: { first, _ in first })
    }
  }

  /// What is done with the files of the project; never two things at a time.
  enum Activity {
    case idle, planning, rewriting
  }

  /// What a plan was made from.
  struct Basis: Hashable {
    var revision: Int
    var generation: Int
  }

  var access: AccessCheck
  var reviewed: Reviewed
  var decisions: ServedDecisions
  /// Grows with each new report.
  var generation = 0
  var activity = Activity.idle
  var plan: Plan?
  /// What the newest plan is made from, also while it is being made.
  var planned: Basis?
  var rewrite: Rewrite?
  /// Whether a person asked for a rewrite that has not ended.
  var isRewriteWanted = false
  var isEnding = false
  /// Grows with every change that a page shows.
  var version = 0

  init(access: AccessCheck, reviewed: Reviewed, decisions: ServedDecisions) {
    self.access = access
    self.reviewed = reviewed
    self.decisions = decisions
  }

  var basis: Basis { Basis(revision: decisions.revision, generation: generation) }
  var isPlanStale: Bool { planned != basis }

  /// What a page asks for again and again: everything but decisions is given whole, of decisions those that changed
  /// after `revision`.
  func json(since revision: Int) -> [UInt8] {
    var json = JSONWriter(isCompact: true)
    json.beginObject()
    json.member("version", version)
    json.member("generation", generation)
    json.member("revision", decisions.revision)
    json.key("decisions")
    json.beginObject()
    for id in decisions.changes(since: revision) {
      json.key(named: id)
      if let decision = decisions.decisions.entries[id] { json.made(decision) } else { json.null() }
    }
    json.endObject()
    json.key("plan")
    if let plan, activity != .planning, !isPlanStale {
      json.beginObject()
      json.member("values", plan.valueCount)
      json.member("files", plan.fileCount)
      json.member("problem", plan.problem)
      json.endObject()
    } else {
      json.null()
    }
    json.key("rewrite")
    if let rewrite {
      json.beginObject()
      json.member("number", rewrite.number)
      json.array("lines", of: rewrite.lines) { $0.string($1) }
      json.key("succeeded")
      if let succeeded = rewrite.hasSucceeded { json.bool(succeeded) } else { json.null() }
      json.endObject()
    } else {
      json.null()
    }
    json.endObject()
    return json.finished()
  }
}
