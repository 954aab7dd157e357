extension String {
  /// The index of the last byte equal to `byte`; `nil` if there is none.
  ///
  /// The standard library's search walks indices and takes ten times as long.
  func lastIndex(ofByte byte: UInt8) -> Index? {
    let offset = utf8.withContiguousStorageIfAvailable { bytes in bytes.lastIndex(of: byte) }
    guard let offset else { return utf8.lastIndex(of: byte) }
    return offset.map { utf8.index(startIndex, offsetBy: $0) }
  }
}
