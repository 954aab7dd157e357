/// A set of bytes, as `[…]` in a pattern writes it.
struct ByteSet: Hashable, Sendable {
  private var words: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)

  func contains(_ byte: UInt8) -> Bool {
    let bit = UInt64(1) << UInt64(byte & 63)
    switch byte >> 6 {
    case 0: return words.0 & bit != 0
    case 1: return words.1 & bit != 0
    case 2: return words.2 & bit != 0
    default: return words.3 & bit != 0
    }
  }

  mutating func insert(_ byte: UInt8) {
    let bit = UInt64(1) << UInt64(byte & 63)
    switch byte >> 6 {
    case 0: words.0 |= bit
    case 1: words.1 |= bit
    case 2: words.2 |= bit
    default: words.3 |= bit
    }
  }

  mutating func invert() {
    words = (~words.0, ~words.1, ~words.2, ~words.3)
  }

  static func == (a: Self, b: Self) -> Bool { a.words == b.words }

  func hash(into hasher: inout Hasher) {
    hasher.combine(words.0)
    hasher.combine(words.1)
    hasher.combine(words.2)
    hasher.combine(words.3)
  }
}

extension ByteSet {
  /// Reads the set that opens at `start`; also returns where the pattern continues.
  static func read(_ bytes: [UInt8], at start: Int) -> (set: ByteSet, next: Int) {
    var set = ByteSet()
    var index = start + 1
    var isInverted = false
    if index < bytes.count, bytes[index] == UInt8(ascii: "!") || bytes[index] == UInt8(ascii: "^") {
      isInverted = true
      index += 1
    }
    let first = index
    while index < bytes.count {
      // A leading bracket is literal.
      if bytes[index] == UInt8(ascii: "]"), index > first {
        if isInverted { set.invert() }
        return (set, index + 1)
      }
      if let (name, next) = className(bytes, at: index) {
        set.insertClass(name)
        index = next
        continue
      }
      guard let low = member(bytes, &index) else { break }
      if index + 1 < bytes.count, bytes[index] == UInt8(ascii: "-"),
        bytes[index + 1] != UInt8(ascii: "]")
      {
        index += 1
        guard let high = member(bytes, &index) else { break }
        if low <= high { for byte in low...high { set.insert(byte) } }
      } else {
        set.insert(low)
      }
    }
    return (ByteSet(), bytes.count)
  }

  private static func member(_ bytes: [UInt8], _ index: inout Int) -> UInt8? {
    if bytes[index] == UInt8(ascii: "\\") { index += 1 }
    guard index < bytes.count else { return nil }
    defer { index += 1 }
    return bytes[index]
  }

  /// The name in `[:name:]`, and where the set continues.
  private static func className(_ bytes: [UInt8], at start: Int) -> (String, Int)? {
    guard start + 1 < bytes.count, bytes[start] == UInt8(ascii: "["),
      bytes[start + 1] == UInt8(ascii: ":")
    else { return nil }
    var end = start + 2
    // Names are short; the limit keeps a pattern of only opening brackets linear.
    while end + 1 < min(bytes.count, start + 12) {
      if bytes[end] == UInt8(ascii: ":"), bytes[end + 1] == UInt8(ascii: "]") {
        return (String(decoding: bytes[(start + 2)..<end], as: UTF8.self), end + 2)
      }
      end += 1
    }
    return nil
  }

  private mutating func insertClass(_ name: String) {
    for byte in UInt8(0)..<128 where Self.belongs(byte, to: name) { insert(byte) }
  }

  private static func belongs(_ byte: UInt8, to name: String) -> Bool {
    let isUpper = byte.isASCIICapital
    let isLower = (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
    let isDigit = (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    let isGraph = (0x21...0x7E).contains(byte)
    switch name {
    case "alnum": return isUpper || isLower || isDigit
    case "alpha": return isUpper || isLower
    case "blank": return byte == 0x20 || byte == 0x09
    case "cntrl": return byte < 0x20 || byte == 0x7F
    case "digit": return isDigit
    case "graph": return isGraph
    case "lower": return isLower
    case "print": return isGraph || byte == 0x20
    case "punct": return isGraph && !(isUpper || isLower || isDigit)
    case "space": return byte == 0x20 || (0x09...0x0D).contains(byte)
    case "upper": return isUpper
    case "xdigit":
      return isDigit || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte | 0x20) && byte > 0x40
    default: return false
    }
  }
}
