extension UInt8 {
  /// Whether the byte is a capital letter of ASCII.
  @inline(__always)
  var isASCIICapital: Bool { self >= UInt8(ascii: "A") && self <= UInt8(ascii: "Z") }

  /// The byte with capital letters of ASCII in lower case.
  @inline(__always)
  var asciiLowercased: UInt8 { isASCIICapital ? self | 0x20 : self }

  /// Whether the byte is a letter or a digit of ASCII, or an underscore.
  @inline(__always)
  var isASCIIWord: Bool {
    let lower = self | 0x20
    return lower >= UInt8(ascii: "a") && lower <= UInt8(ascii: "z")
      || self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") || self == UInt8(ascii: "_")
  }
}
