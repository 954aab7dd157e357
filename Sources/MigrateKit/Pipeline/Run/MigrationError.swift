/// Why a run cannot start.
///
/// Each is one sentence: what, where, and the remedy if known.
public struct MigrationError: Error, Hashable, CustomStringConvertible {
  /// The sentence, without a full stop.
  public let message: String

  /// The problem of one file, where a run can go on without what that file governs.
  let problem: FileProblem?

  /// Makes an error of its sentence.
  public init(_ message: String) {
    self.message = message
    problem = nil
  }

  /// Makes an error of what is wrong in one file.
  init(_ problem: FileProblem) {
    message = "\(problem.file): \(problem.message)"
    self.problem = problem
  }

  /// Whether two errors say the same.
  public static func == (a: MigrationError, b: MigrationError) -> Bool { a.message == b.message }

  /// Hashes the sentence.
  public func hash(into hasher: inout Hasher) { hasher.combine(message) }

  /// The sentence.
  public var description: String { message }
}
