/// Where a value was written.
package struct TokenOrigin: Hashable, Sendable {
  /// The file, as its name was given.
  package var file: String
  /// The JSON path of the token, or of the part of it that holds the value.
  package var path: JSONPath

  /// Makes a place in a file.
  package init(file: String, path: JSONPath) {
    self.file = file
    self.path = path
  }

  /// The place of a member.
  func key(_ key: String) -> TokenOrigin { TokenOrigin(file: file, path: path.key(key)) }

  /// The place of an element.
  func index(_ index: Int) -> TokenOrigin { TokenOrigin(file: file, path: path.index(index)) }
}
