/// A mistake in a token file, a mapping or a configuration file: one sentence, and where it is.
package struct LoadProblem: Hashable, Sendable, CustomStringConvertible {
  /// The severity of a mistake.
  package enum Severity: String, Hashable, Codable, Sendable {
    /// Something does not load: a token, a rule, a file.
    case error
    /// Everything loads, but the author probably meant something else.
    case warning
  }

  /// The severity.
  package var severity: Severity
  /// The file it is in, as its name was given.
  package var file: String
  /// Where in the file; empty for the whole of it.
  package var path: JSONPath
  /// What is wrong, where, and the remedy, lower case and without a full stop.
  package var message: String

  /// Makes a problem.
  package init(_ severity: Severity, file: String, path: JSONPath = .root, _ message: String) {
    self.severity = severity
    self.file = file
    self.path = path
    self.message = message
  }

  /// File, JSON path and sentence, as they are shown.
  package var description: String {
    path.description.isEmpty ? "\(file): \(message)" : "\(file): \(path): \(message)"
  }
}

/// Collects the problems of one load.
///
/// Readers share it, so that all mistakes are reported. It lives within one call.
package final class ProblemLog {
  /// The problems so far, in the order found.
  private(set) var problems: [LoadProblem] = []

  /// Whether an omitted value is an error: an import must be complete.
  let refusesLoss: Bool

  /// Makes an empty log.
  package init(refusesLoss: Bool = false) { self.refusesLoss = refusesLoss }

  /// The limit of problems per file; a file with more is not a token file.
  static let limitPerFile = 200

  /// Whether there are too many problems to search a suggestion for each.
  var isLong: Bool { problems.count > Self.limitPerFile }

  private var countByFile: [PathKey: Int] = [:]

  /// Adds an error.
  package func error(_ file: String, _ path: JSONPath, _ message: String) {
    add(LoadProblem(.error, file: file, path: path, message))
  }

  /// Adds a warning.
  package func warning(_ file: String, _ path: JSONPath, _ message: String) {
    add(LoadProblem(.warning, file: file, path: path, message))
  }

  /// Adds a problem about values that nothing reads, such as those of an unknown mode: an error in
  /// an import, a warning elsewhere.
  func loss(_ file: String, _ path: JSONPath, _ message: String) {
    add(LoadProblem(refusesLoss ? .error : .warning, file: file, path: path, message))
  }

  /// Adds a legacy form of the format; it is read, and reported once per file.
  func legacy(_ form: LegacyForm, _ file: String, _ path: JSONPath) {
    let use = LegacyUse(form: form, file: PathKey(file))
    if let seen = legacyUses[use] {
      legacyUses[use] = (seen.first, seen.count + 1)
    } else {
      legacyUses[use] = (path, 1)
      legacyOrder.append(use)
    }
  }

  /// All problems, with one warning for each legacy form of a file; errors of a file as found.
  package func finish() -> [LoadProblem] {
    let warnings = legacyOrder.compactMap { use in
      legacyUses[use].map { seen in
        LoadProblem(
          .warning, file: use.file.path, path: seen.first, use.form.message(count: seen.count))
      }
    }
    return gathered() + warnings
  }

  /// How often a message may repeat in one file before its places are counted instead of listed.
  private static let repetitions = 3

  /// The problems, with one line for a message that a file repeats often.
  private func gathered() -> [LoadProblem] {
    var reported: Set<Sentence> = []
    return problems.compactMap { problem in
      let sentence = Sentence(problem)
      guard let count = repeated[sentence], count > Self.repetitions else { return problem }
      guard reported.insert(sentence).inserted else { return nil }
      var first = problem
      first.message += " (and \(count - 1) more in this file)"
      return first
    }
  }

  /// A message of a file, regardless of the place in it.
  private struct Sentence: Hashable {
    var file: PathKey
    var message: String

    init(_ problem: LoadProblem) {
      file = PathKey(problem.file)
      message = problem.message
    }
  }

  private var repeated: [Sentence: Int] = [:]

  private struct LegacyUse: Hashable {
    var form: LegacyForm
    var file: PathKey
  }

  private var legacyUses: [LegacyUse: (first: JSONPath, count: Int)] = [:]
  private var legacyOrder: [LegacyUse] = []

  private func add(_ problem: LoadProblem) {
    let sentence = Sentence(problem)
    let repetition = repeated[sentence, default: 0] + 1
    repeated[sentence] = repetition
    if repetition > Self.repetitions { return }
    let count = countByFile[PathKey(problem.file), default: 0] + 1
    countByFile[PathKey(problem.file)] = count
    if count <= Self.limitPerFile {
      problems.append(problem)
    } else if count == Self.limitPerFile + 1 {
      problems.append(
        LoadProblem(
          .error, file: problem.file,
          "more than \(Self.limitPerFile) mistakes; the others are not listed"))
    }
  }
}

/// A legacy form that the 2025.10 format dropped.
enum LegacyForm: Hashable {
  /// `value` and `type` without `$`.
  case plainKeys
  /// A color as text: `"#b50909"`.
  case textColor
  /// A dimension as text or as a bare number: `"16px"`.
  case textDimension

  func message(count: Int) -> String {
    let others = count == 1 ? "" : " (and \(count - 1) more in this file)"
    return switch self {
    case .plainKeys:
      "\"value\" and \"type\" are read, but the format writes \"$value\" and \"$type\"" + others
    case .textColor:
      "a color as text is read, but the format writes "
        + "{ \"colorSpace\": \"srgb\", \"components\": […], \"alpha\": 1 }" + others
    case .textDimension:
      "a bare dimension is read, but the format writes { \"value\": 16, \"unit\": \"px\" }" + others
    }
  }
}
