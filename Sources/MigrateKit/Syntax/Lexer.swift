/// Splits the bytes of a Swift file into lexemes.
public struct Lexer {
  /// The lexemes of `bytes`, in order, covering every byte. It never fails.
  public static func lexemes(in bytes: [UInt8]) -> [Lexeme] { [] }
}
