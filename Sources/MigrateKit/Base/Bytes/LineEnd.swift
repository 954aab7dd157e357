extension UInt8 {
  /// Whether the byte ends a line, by itself or as a part of CRLF.
  var isLineEnd: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }
}
