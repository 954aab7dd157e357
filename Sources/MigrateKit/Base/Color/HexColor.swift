/// The result of reading the digits of a hex color.
enum HexReading: Hashable, Sendable {
  /// A color.
  case color(ColorSample)
  /// Four or eight digits, and nothing says whether the alpha comes first or last.
  case orderUnknown
  /// Not 3, 4, 6 or 8 hex digits.
  case malformed
}

/// Reads hex colors: 3, 4, 6 or 8 digits.
enum HexColor {
  /// The color of a hex string, with or without `#` or `0x` before the digits.
  ///
  /// `order` says where the alpha of four and eight digits is; without it they are
  /// `.orderUnknown`.
  static func read(_ text: some StringProtocol, order: HexDigitOrder?) -> HexReading {
    read(bytes: Array(text.utf8)[...], order: order)
  }

  /// The color of the bytes of a hex string; see `read(_:order:)`.
  static func read(bytes: ArraySlice<UInt8>, order: HexDigitOrder?) -> HexReading {
    var digits = bytes
    if digits.first == UInt8(ascii: "#") {
      digits = digits.dropFirst()
    } else if digits.starts(with: [UInt8(ascii: "0"), UInt8(ascii: "x")])
      || digits.starts(with: [UInt8(ascii: "0"), UInt8(ascii: "X")])
    {
      digits = digits.dropFirst(2)
    }
    guard digits.count <= 8 else { return .malformed }
    var value: UInt32 = 0
    for byte in digits {
      guard let digit = digit(byte) else { return .malformed }
      value = value << 4 | digit
    }
    return read(integer: value, digits: digits.count, order: order)
  }

  /// The color of an integer written with `digits` hex digits: `0x0891B2` has six.
  static func read(integer: UInt32, digits: Int, order: HexDigitOrder?) -> HexReading {
    switch digits {
    case 6:
      return .color(ColorSample(bytes(integer << 8 | 0xFF)))
    case 8:
      guard let order else { return .orderUnknown }
      return .color(ColorSample(bytes(order == .rgba ? integer : integer << 8 | integer >> 24)))
    case 3:
      return read(integer: doubled(integer, digits: 3), digits: 6, order: order)
    case 4:
      return read(integer: doubled(integer, digits: 4), digits: 8, order: order)
    default:
      return .malformed
    }
  }

  /// `F8A` becomes `FF88AA`.
  private static func doubled(_ value: UInt32, digits: Int) -> UInt32 {
    var result: UInt32 = 0
    for position in (0..<digits).reversed() {
      result = result << 8 | (value >> UInt32(4 * position) & 0xF) * 0x11
    }
    return result
  }

  /// The four bytes of `RRGGBBAA`.
  private static func bytes(_ value: UInt32) -> RGBA8 {
    RGBA8(
      red: UInt8(truncatingIfNeeded: value >> 24), green: UInt8(truncatingIfNeeded: value >> 16),
      blue: UInt8(truncatingIfNeeded: value >> 8), alpha: UInt8(truncatingIfNeeded: value))
  }

  private static func digit(_ byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a")) + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A")) + 10
    default: nil
    }
  }
}

extension RGBA8 {
  /// `#RRGGBBAA` in upper case, as the JSON report writes colors.
  package var hex: String { "#" + [red, green, blue, alpha].map(Self.twoDigits).joined() }

  /// `#RRGGBB` when opaque, else `#RRGGBBAA`: as people read colors.
  package var shortHex: String { alpha == 255 ? String(hex.dropLast(2)) : hex }

  private static func twoDigits(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return digits.count == 2 ? digits : "0" + digits
  }
}
