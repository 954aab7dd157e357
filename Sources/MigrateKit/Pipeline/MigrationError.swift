/// Why a run cannot start.
///
/// Each is one sentence: what, where, and the remedy if known.
public struct MigrationError: Error, Hashable, CustomStringConvertible {
  /// The sentence, without a full stop.
  public let message: String

  /// Makes an error of its sentence.
  public init(_ message: String) {
    self.message = message
  }

  /// The sentence.
  public var description: String { message }
}
