/// The words that the structural layer and the detectors ask for by name.
///
/// The lexer looks each identifier up once and keeps the answer in the lexeme, so that every later
/// question ("is this `cornerRadius`?") compares two small numbers instead of bytes. A word that is
/// not listed is `.none`; its bytes are still there to be read.
public enum KnownWord: UInt16, CaseIterable, Sendable {
  case none = 0
  // Declarations.
  case `class`, `struct`, `enum`, `extension`, `protocol`, actor
  case `func`, `init`, `let`, `var`, `case`, `subscript`, `typealias`, `import`, `deinit`
  // Common names.
  case Color, UIColor, NSColor, CGColor, Font, UIFont, NSFont, cornerRadius, hex, red, green, blue
}
