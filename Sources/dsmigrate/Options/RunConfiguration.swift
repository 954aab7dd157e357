import MigrateKit
import MigrateKitCore

/// The checked values of the options: everything that a run needs.
struct RunConfiguration {
  /// The settings of the run.
  var request: MigrationRun.Request
  /// The output file; `nil` for standard output.
  var output: String?
  /// Mistakes in the files that options name, which do not stop the run.
  var problems: [FileProblem] = []

  /// Reads the options that commands over code share.
  init(_ parsed: ParsedArguments, paths: [String]) throws {
    request = MigrationRun.Request(paths: paths.isEmpty ? ["."] : paths)
    request.mapping = try Self.filled(parsed, Flags.mapping)
    request.include = parsed.all(Flags.include)
    request.exclude = parsed.all(Flags.exclude)
    request.root = try Self.filled(parsed, Flags.root)
    request.shard = try ShardOption.shard(parsed)
    request.readsAll = parsed.has(Flags.all)
    request.reportsUnresolved = parsed.has(Flags.all)
    request.only = try Self.categories(parsed)
    request.policy = ApplyPolicy(
      level: try Self.level(parsed), accepting: try Self.acceptedReasons(parsed))
    request.jobs = try Self.jobs(parsed)
    (request.decisions, problems) = try Self.decisions(parsed)
    output = try Self.filled(parsed, Flags.output).flatMap { $0 == "-" ? nil : $0 }
  }

  /// The decisions file of a review.
  static func decisionsFile(_ parsed: ParsedArguments) throws -> String {
    try filled(parsed, Flags.decisions) ?? "decisions.json"
  }

  private static func decisions(
    _ parsed: ParsedArguments
  ) throws -> (Decisions, [FileProblem]) {
    let isReview = parsed.command == .review
    guard isReview || parsed.has(Flags.decisions) else { return (Decisions(), []) }
    let path = try decisionsFile(parsed)
    // A review creates the file if it does not exist.
    if isReview, !MigrationRun.exists(path) { return (Decisions(file: path), []) }
    let (decisions, problems) = DecisionsFile.read(try MigrationRun.read(path), file: path)
    guard let decisions else {
      throw UsageError(problems.map(\.description).joined(separator: "; "))
    }
    return (decisions, problems.map(FileProblem.init))
  }

  static func filled(_ parsed: ParsedArguments, _ flag: Flag) throws -> String? {
    guard let value = parsed.last(flag) else { return nil }
    guard !value.isEmpty else { throw UsageError("'\(flag.option)' needs a value") }
    return value
  }

  private static func categories(_ parsed: ParsedArguments) throws -> Set<TokenCategory>? {
    guard parsed.has(Flags.only) else { return nil }
    let known = TokenCategory.allCases.map(\.rawValue)
    return Set(
      try words(parsed, Flags.only).map { word in
        guard let category = TokenCategory(rawValue: word) else {
          throw UsageError(
            "unknown kind '\(word)' in --only" + hint(word, known))
        }
        return category
      })
  }

  private static func level(_ parsed: ParsedArguments) throws -> Status {
    guard let word = parsed.last(Flags.level) else { return .near }
    let known: [Status] = [.exact, .near, .review]
    guard let level = known.first(where: { $0.rawValue == word }) else {
      throw UsageError("unknown level '\(word)'" + hint(word, known.map(\.rawValue)))
    }
    return level
  }

  private static func acceptedReasons(_ parsed: ParsedArguments) throws -> Set<AcceptedReason> {
    Set(
      try words(parsed, Flags.accept).map { word in
        let parts = word.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        let reason = try reason(named: String(parts[0]))
        guard parts.count == 2 else { return AcceptedReason(reason) }
        let scope = String(parts[1])
        if let accepted = AcceptedReason(reason, for: scope) { return accepted }
        throw UsageError(
          "unknown category '\(scope)' in --accept"
            + hint(scope, TokenCategory.allCases.map(\.rawValue)))
      })
  }

  private static func reason(named word: String) throws -> ReasonCode {
    let known = ReasonCode.allCases.filter(\.isAcceptable)
    if let reason = known.first(where: { $0.rawValue == word }) { return reason }
    if ReasonCode(rawValue: word) != nil {
      throw UsageError("'\(word)' cannot be accepted: only a decision applies such a change")
    }
    throw UsageError("unknown reason '\(word)' in --accept" + hint(word, known.map(\.rawValue)))
  }

  private static func jobs(_ parsed: ParsedArguments) throws -> Int? {
    guard let word = parsed.last(Flags.jobs) else { return nil }
    guard let number = Int(word), (1...1024).contains(number) else {
      throw UsageError("'--jobs' takes a number from 1 to 1024, not '\(word)'")
    }
    return number
  }

  private static func words(_ parsed: ParsedArguments, _ flag: Flag) throws -> [String] {
    let words = parsed.all(flag).flatMap { $0.split(at: ",").map(String.init) }
    if parsed.has(flag), words.isEmpty { throw UsageError("'\(flag.option)' needs a value") }
    return words
  }

  /// The nearest known word, or all of them if none is near.
  static func hint(_ word: String, _ known: [String]) -> String {
    let nearest = DidYouMean.hint(word, among: known)
    return nearest.isEmpty ? "; known are \(known.joined(separator: ", "))" : nearest
  }
}
