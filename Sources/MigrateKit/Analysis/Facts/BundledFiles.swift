/// The JSON files in the folders of a project, which its code may decode at run time.
///
/// A file is read when code asks for it, and once.
package struct BundledFiles: Sendable {
  private let paths: [String: [String]]
  private let read: @Sendable (_ path: String) -> [UInt8]?
  private let known = Memo<String, JSONValue?>()

  /// Lists files.
  ///
  /// - Parameters:
  ///   - paths: The paths of the files.
  ///   - read: Reads one; `nil` if it cannot be read.
  package init(
    _ paths: some Sequence<String> = [],
    read: @escaping @Sendable (_ path: String) -> [UInt8]? = { _ in nil }
  ) {
    self.paths = Dictionary(grouping: paths) { path in
      path.split(at: "/").last.map(String.init) ?? path
    }
    self.read = read
  }

  /// The value of the file with a name, such as `theme.json`; `nil` if there is none, or several with different values.
  func json(named name: String) -> JSONValue? {
    guard let paths = paths[name] else { return nil }
    return known.value(of: name) {
      let values = paths.map { path in
        read(path).flatMap { bytes in try? JSONParser.parse(bytes).0 }
      }
      guard let first = values.first, values.allSatisfy({ $0 == first }) else { return nil }
      return first
    }
  }
}
