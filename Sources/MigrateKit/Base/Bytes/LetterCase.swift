extension UInt8 {
  /// Whether the byte is a capital letter of ASCII.
  @inline(__always)
  var isASCIICapital: Bool { self >= UInt8(ascii: "A") && self <= UInt8(ascii: "Z") }

  /// The byte with capital letters of ASCII in lower case.
  @inline(__always)
  var asciiLowercased: UInt8 { isASCIICapital ? self | 0x20 : self }
}
