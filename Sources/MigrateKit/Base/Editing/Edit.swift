/// One replacement of bytes in one file.
package struct Edit: Hashable, Sendable {
  /// What an edit is for.
  package enum Kind: String, Codable, Sendable {
    /// The hard-coded value becomes the token.
    case replace
    /// An import that the token's code needs.
    case `import`
  }

  /// The bytes that go; empty for an insertion.
  package let range: ByteRange
  /// The text that comes in their place.
  package let text: String
  /// What the edit is for.
  package let kind: Kind
  /// The line and column of the range's start; `nil` until a run has located the edit.
  package var start: SourcePosition?
  /// The line and column of the range's end; `nil` until a run has located the edit.
  package var end: SourcePosition?

  /// Makes an edit that puts `text` in the place of `range`.
  package init(_ range: ByteRange, _ text: String, kind: Kind = .replace) {
    self.range = range
    self.text = text
    self.kind = kind
  }
}
