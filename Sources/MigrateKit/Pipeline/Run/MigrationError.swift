/// Why a run cannot start.
///
/// The message is one sentence: what, where, and the remedy if known.
public struct MigrationError: Error, Hashable, CustomStringConvertible {
  /// The sentence, without a full stop.
  public let message: String

  /// The problem of one file, if a run can continue without the code that this file governs.
  let problem: FileProblem?

  /// Makes an error from its message.
  public init(_ message: String) {
    self.message = message
    problem = nil
  }

  /// Makes an error from the problem of one file.
  init(_ problem: FileProblem) {
    message = "\(problem.file): \(problem.message)"
    self.problem = problem
  }

  /// Whether two errors have the same message.
  public static func == (a: MigrationError, b: MigrationError) -> Bool { a.message == b.message }

  /// Hashes the sentence.
  public func hash(into hasher: inout Hasher) { hasher.combine(message) }

  /// The sentence.
  public var description: String { message }
}
