/// Reads `xcconfig` files with the files that they include, each once for a configuration.
struct ConfigurationFiles {
  private let read: (String) -> [UInt8]?
  private var known: [Key: BuildSettings?] = [:]

  private struct Key: Hashable {
    var path: ByteText
    var configuration: String
  }

  private static let maximumDepth = 32

  /// Makes a reader.
  init(read: @escaping (String) -> [UInt8]?) {
    self.read = read
  }

  /// The settings of a file; `nil` when it cannot be read.
  mutating func settings(_ path: String, configuration: String, depth: Int = 0) -> BuildSettings? {
    let key = Key(path: ByteText(path), configuration: configuration)
    if let settings = known[key] { return settings }
    // A file that includes itself finds nothing.
    known[key] = .some(nil)
    guard depth < Self.maximumDepth, let bytes = read(path) else { return nil }
    var settings = BuildSettings()
    for line in bytes.split(whereSeparator: \.isLineEnd) {
      let line = Self.withoutComment(line).trimmed
      if line.hasPrefix("#include") {
        guard let name = Self.quoted(line) else { continue }
        let included = ManifestPath.resolve(name, from: ManifestPath.folder(path))
        if let more = self.settings(included, configuration: configuration, depth: depth + 1) {
          settings.add(more)
        }
      } else if let (name, value) = Self.assignment(line) {
        settings.add(name, value, configuration: configuration)
      }
    }
    known[key] = .some(settings)
    return settings
  }

  private static func withoutComment(_ line: ArraySlice<UInt8>) -> String {
    let slash = UInt8(ascii: "/")
    var index = line.startIndex
    while index + 1 < line.endIndex {
      if line[index] == slash, line[index + 1] == slash {
        return String(decoding: line[..<index], as: UTF8.self)
      }
      index += 1
    }
    return String(decoding: line, as: UTF8.self)
  }

  private static func quoted(_ line: String) -> String? {
    let parts = line.utf8.split(separator: UInt8(ascii: "\""), omittingEmptySubsequences: false)
    return parts.count >= 3 ? String(Substring(parts[1])) : nil
  }

  /// The name and the value of a line; the equals sign of `KEY[sdk=macosx*]` does not count.
  private static func assignment(_ line: String) -> (name: String, value: String)? {
    var depth = 0
    for index in line.utf8.indices {
      switch line.utf8[index] {
      case UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: "=") where depth <= 0:
        let name = String(Substring(line.utf8[..<index])).trimmed
        var value = String(Substring(line.utf8[line.utf8.index(after: index)...])).trimmed
        if value.utf8.last == UInt8(ascii: ";") { value = String(value.dropLast()).trimmed }
        return name.isEmpty ? nil : (name, value)
      default: break
      }
    }
    return nil
  }
}
