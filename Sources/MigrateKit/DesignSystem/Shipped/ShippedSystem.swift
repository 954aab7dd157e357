/// A design system that is part of the binary: a mapping and its token file.
///
/// The texts are those of `mappings/`, so that the binary alone is enough to bind an app to one of
/// them.
package struct ShippedSystem: Sendable {
  /// Its name in commands: `wellness`.
  package let name: String
  private let mapping: String
  private let tokens: String

  init(name: String, mapping: String, tokens: String) {
    self.name = name
    self.mapping = mapping
    self.tokens = tokens
  }

  /// All systems, by name.
  package static let all = [coaching, ritual, runner, story, wellness]

  /// The system of a name.
  package static func named(_ name: String) -> ShippedSystem? { all.first { $0.name == name } }

  /// The name of the mapping file.
  package var mappingFile: String { "\(name).json" }

  /// The bytes of one of its files, laid out as people edit them.
  ///
  /// - Parameter file: The mapping, the token file or the vocabulary, by name.
  /// - Returns: The bytes; `nil` for any other name.
  package func bytes(of file: String) -> [UInt8]? {
    let text =
      switch file {
      case mappingFile: mapping
      case "\(name).tokens.json": tokens
      case "vocabulary.json": Self.vocabulary
      default: String?.none
      }
    guard let text, let json = try? JSONParser.parse(Array(text.utf8)).0 else { return nil }
    return JSONWriter.document(json)
  }
}
