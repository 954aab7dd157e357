/// One file as it is on disk: where it is, and its bytes.
package struct SourceFile: Sendable {
  /// The path that reports, patches and fingerprints use: relative to the report's root, with `/`.
  package let path: String
  /// The bytes exactly as they are on disk.
  ///
  /// They need not be valid UTF-8.
  package let bytes: [UInt8]

  /// Makes a file from its reported path and its bytes.
  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  /// The text of a range; invalid UTF-8 is shown with replacement characters.
  package func text(in range: ByteRange) -> String {
    String(decoding: bytes[range.start..<range.end], as: UTF8.self)
  }
}
