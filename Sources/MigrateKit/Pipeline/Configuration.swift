#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What a `.dsmigrate.json` says: which mapping the code below it uses, and what to leave out.
struct Configuration: Sendable {
  /// The name of the file.
  static let fileName = ".dsmigrate.json"

  /// The folder that the file stands in, absolute; the root of the report without a file.
  var folder: String
  /// The mapping file, absolute; `nil` when the code has none.
  var mapping: String?
  /// Globs of files to leave out, relative to the folder.
  var exclude: [PathPattern] = []

  /// Reads the file that stands in `folder`.
  ///
  /// Messages call the file `name`.
  static func read(in folder: String, name: String) throws -> Configuration {
    let path = FilePath.join(folder, fileName)
    let bytes: [UInt8]
    do {
      bytes = try FileSystem.read(path)
    } catch {
      throw MigrationError("cannot read \(name): \(error.message)")
    }
    let shape: Shape
    do {
      shape = try JSONDecoder().decode(Shape.self, from: Data(bytes))
    } catch let error as UnknownKey {
      throw MigrationError("unknown key '\(error.key)' in \(name)" + error.hint)
    } catch {
      throw MigrationError("\(name) is not a configuration: \(Self.explain(error))")
    }
    return Configuration(
      folder: folder,
      mapping: shape.mapping.map { FilePath.absolute($0, from: folder) },
      exclude: (shape.exclude ?? []).map { PathPattern($0) })
  }

  private static func explain(_ error: any Error) -> String {
    switch error {
    case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
      let key = context.codingPath.first?.stringValue ?? "the whole"
      return key == "exclude"
        ? "'exclude' must be a list of globs"
        : key == "mapping" ? "'mapping' must be the path of a file" : "it must be a JSON object"
    default: return "it must be a JSON object"
    }
  }

  private struct Shape: Decodable {
    var mapping: String?
    var exclude: [String]?

    private enum Key: String, CodingKey, CaseIterable {
      case schema = "$schema"
      case mapping, exclude
    }

    private struct AnyKey: CodingKey {
      var stringValue: String
      var intValue: Int? { nil }
      init(stringValue: String) { self.stringValue = stringValue }
      init?(intValue: Int) { return nil }
    }

    init(from decoder: any Decoder) throws {
      let known = Key.allCases.map(\.rawValue)
      let keys = try decoder.container(keyedBy: AnyKey.self).allKeys.map(\.stringValue)
      if let unknown = keys.sorted().first(where: { !known.contains($0) }) {
        throw UnknownKey(key: unknown, hint: DidYouMean.hint(unknown, among: known))
      }
      let container = try decoder.container(keyedBy: Key.self)
      mapping = try container.decodeIfPresent(String.self, forKey: .mapping)
      exclude = try container.decodeIfPresent([String].self, forKey: .exclude)
    }
  }

  private struct UnknownKey: Error {
    var key: String
    var hint: String
  }
}

/// A glob as options and configurations write it, with the habits of `.gitignore`: without a slash it
/// names a file or folder anywhere; a folder's name covers all that lies in it.
struct PathPattern: Sendable {
  private let glob: Glob
  private let matchesName: Bool

  /// Reads a pattern.
  init(_ pattern: String) {
    var text = pattern[...]
    while text.hasSuffix("/") { text.removeLast() }
    if text.hasPrefix("./") { text.removeFirst(2) }
    matchesName = !text.contains("/")
    if text.hasPrefix("/") { text.removeFirst() }
    glob = Glob(String(text))
  }

  /// Whether the pattern names `path` or a folder that it lies in.
  func covers(_ path: String) -> Bool {
    if matchesName { return path.split(separator: "/").contains { glob.matches(String($0)) } }
    if glob.matches(path) { return true }
    return path.indices.contains { path[$0] == "/" && glob.matches(String(path[..<$0])) }
  }
}
