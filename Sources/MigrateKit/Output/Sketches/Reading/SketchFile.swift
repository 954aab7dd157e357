import MigrateKitCore

/// One file as a sketch reads it: as it is, or as it would be after the changes.
final class SketchFile: Sendable {
  /// A value that a change replaces, or code that it has brought.
  struct Changed: Sendable {
    /// The number of the change; `nil` for a value that stays.
    var change: Int?
    /// The value.
    var value: StyleValue?
    /// Whether the code states more than the value: it may name a token with another opacity.
    var isCode: Bool
  }

  /// The number of the file in its run.
  let number: Int
  /// The path that reports write.
  let path: String
  let outline: SyntaxOutline
  /// The values that changes are about, by their places.
  let changed: [ByteRange: Changed]

  init(number: Int, path: String, bytes: [UInt8], changed: [ByteRange: Changed]) {
    self.number = number
    self.path = path
    outline = SyntaxOutline(bytes)
    self.changed = changed
  }

  var reader: ViewReader { ViewReader(outline: outline) }

  /// The value of a change at exactly these lexemes.
  func changed(_ span: Range<Int>) -> Changed? {
    changed.isEmpty ? nil : changed[outline.byteRange(span)]
  }
}
