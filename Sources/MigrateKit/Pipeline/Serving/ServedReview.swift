import MigrateKitCore

/// The state of a served review: the outcome, the decisions, and their result.
package struct ServedReview: Sendable {
  /// The result of the decisions.
  package struct Plan: Sendable {
    /// The number of values to change.
    package var valueCount = 0
    /// The number of files to change.
    package var fileCount = 0
    /// The changes as a patch.
    package var patch: [UInt8] = []
    /// Why the result is unknown.
    package var problem: String?

    /// Makes a plan that changes nothing.
    package init(problem: String? = nil) { self.problem = problem }

    /// The planned writes of a run with the decisions.
    package init(_ outcome: MigrationRun.Outcome) {
      valueCount = outcome.changes.reduce(0) { $0 + $1.applied.count }
      fileCount = outcome.changes.count
      patch = outcome.patch()
    }
  }

  /// A rewrite, as shown on the page.
  struct Rewrite: Sendable {
    /// Its number within the review, from 1.
    let number: Int
    /// Its messages.
    var lines: [String] = []
    /// Whether it succeeded; `nil` while in progress.
    var hasSucceeded: Bool?
  }

  /// The outcome to review.
  struct Reviewed: Sendable {
    let report: RunReport
    /// The changed views with every suggestion applied.
    let sketches: SketchReport
    let tokens: TokenLists
    /// The changes by the ids of their findings.
    let changes: [String: Suggestion]

    init(_ outcome: MigrationRun.Outcome) {
      report = outcome.report
      sketches = outcome.sketches(policy: .everything)
      tokens = outcome.tokens
      changes = Dictionary(keepingFirst: report.hardCoded.map { ($0.finding.id, $0) })
    }
  }

  /// The current activity on the project's files; one at a time.
  enum Activity {
    case idle, planning, rewriting
  }

  /// The input of a plan.
  struct Basis: Hashable {
    var revision: Int
    var generation: Int
  }

  var access: AccessCheck
  var reviewed: Reviewed
  var decisions: ServedDecisions
  /// Incremented with each new report.
  var generation = 0
  var activity = Activity.idle
  var plan: Plan?
  /// The input of the newest plan, even while it is being made.
  var planned: Basis?
  var rewrite: Rewrite?
  /// Whether a rewrite is requested or in progress.
  var isRewriteWanted = false
  var isEnding = false
  /// Incremented with every visible change.
  var version = 0

  init(access: AccessCheck, reviewed: Reviewed, decisions: ServedDecisions) {
    self.access = access
    self.reviewed = reviewed
    self.decisions = decisions
  }

  var basis: Basis { Basis(revision: decisions.revision, generation: generation) }
  var isPlanStale: Bool { planned != basis }

  /// The state that a page polls: everything, but of the decisions only those changed after
  /// `revision`.
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
