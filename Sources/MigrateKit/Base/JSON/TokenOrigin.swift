/// Where a value was written.
struct TokenOrigin: Hashable, Sendable {
  /// The file, as its name was given.
  var file: String
  /// The JSON path of the token, or of the part of it that holds the value.
  var path: JSONPath

  /// The place of a member.
  func key(_ key: String) -> TokenOrigin { TokenOrigin(file: file, path: path.key(key)) }

  /// The place of an element.
  func index(_ index: Int) -> TokenOrigin { TokenOrigin(file: file, path: path.index(index)) }
}
