/// The class of a byte at the start of a lexeme, on which the lexer dispatches.
enum ByteClass: UInt8 {
  /// Space, tab, vertical tab, form feed, NUL.
  case space
  /// Line feed, carriage return.
  case newline
  /// An ASCII letter or `_`.
  case identifier
  case digit
  case leftParen, rightParen
  /// Punctuation that is a lexeme by itself: brackets and braces, `,` `:` `;` `@` `\`.
  case punctuation
  case period
  case slash
  /// `!` and `?`, which are not operators directly after an expression.
  case optionalMark
  /// `<`, which may also open a placeholder or a conflict.
  case leftAngle
  case rightAngle
  /// Any other character of operators.
  case op
  /// `"` and `'`
  case quote
  case pound
  case dollar
  case backtick
  /// The first byte, or a stray one, of a character beyond ASCII.
  case nonASCII
  /// A control character without a meaning in Swift.
  case control
}

extension ByteClass {
  /// The class of every byte, by its value.
  static let table: [ByteClass] = (0...255).map { classify(UInt8($0)) }

  private static func classify(_ byte: UInt8) -> ByteClass {
    switch byte {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), 0x0B, 0x0C, 0x00: .space
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"): .newline
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "_"):
      .identifier
    case UInt8(ascii: "0")...UInt8(ascii: "9"): .digit
    case UInt8(ascii: "("): .leftParen
    case UInt8(ascii: ")"): .rightParen
    case UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"),
      UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: ";"), UInt8(ascii: "@"),
      UInt8(ascii: "\\"):
      .punctuation
    case UInt8(ascii: "."): .period
    case UInt8(ascii: "/"): .slash
    case UInt8(ascii: "!"), UInt8(ascii: "?"): .optionalMark
    case UInt8(ascii: "<"): .leftAngle
    case UInt8(ascii: ">"): .rightAngle
    case UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "*"),
      UInt8(ascii: "%"), UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "^"),
      UInt8(ascii: "~"):
      .op
    case UInt8(ascii: "\""), UInt8(ascii: "'"): .quote
    case UInt8(ascii: "#"): .pound
    case UInt8(ascii: "$"): .dollar
    case UInt8(ascii: "`"): .backtick
    case 0x80...: .nonASCII
    default: .control
    }
  }
}

/// The traits of a byte within a lexeme, as bits for the inner loops.
struct ByteTraits: OptionSet {
  let rawValue: UInt8

  /// An ASCII letter, digit, `_` or `$`.
  static let identifier = ByteTraits(rawValue: 1)
  /// A character of ASCII operators, the period included.
  static let op = ByteTraits(rawValue: 2)
  /// Space, tab, vertical tab, form feed, NUL.
  static let space = ByteTraits(rawValue: 4)
  /// Line feed, carriage return.
  static let newline = ByteTraits(rawValue: 8)
  /// A byte at which the text of a string may end or an interpolation may begin.
  static let stopsText = ByteTraits(rawValue: 16)
  static let digit = ByteTraits(rawValue: 32)
  static let hexDigit = ByteTraits(rawValue: 64)

  /// The traits of every byte, by its value.
  static let table: [ByteTraits] = (0...255).map { describe(UInt8($0)) }

  private static func describe(_ byte: UInt8) -> ByteTraits {
    var traits: ByteTraits = []
    switch ByteClass.table[Int(byte)] {
    case .identifier, .dollar: traits = .identifier
    case .digit: traits = [.identifier, .digit, .hexDigit]
    case .period, .slash, .optionalMark, .leftAngle, .rightAngle, .op: traits = .op
    case .space: traits = .space
    case .newline: traits = [.newline, .stopsText]
    case .quote: traits = .stopsText
    default: if byte == UInt8(ascii: "\\") { traits = .stopsText }
    }
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "f"), UInt8(ascii: "A")...UInt8(ascii: "F"):
      traits.insert(.hexDigit)
    default: break
    }
    return traits
  }
}
