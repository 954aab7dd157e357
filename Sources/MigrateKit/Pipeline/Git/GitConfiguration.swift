import MigrateKitCore

/// Reads booleans from a repository's `config`, without starting git.
///
/// Only used for settings that git itself writes there; included files are not read.
struct GitConfiguration {
  private var values: [String: String] = [:]

  /// Reads the configuration of the repository with the work tree at `top`.
  init(ofTop top: String) {
    self.init(GitWorkTree.gitFolder(ofTop: top).flatMap(Self.bytes) ?? [])
  }

  /// The configuration of the repository of a git folder.
  private static func bytes(ofGitFolder folder: String) -> [UInt8]? {
    var common = folder
    // Linked work trees share the configuration of their repository.
    if let bytes = try? FileSystem.read(FilePath.join(folder, "commondir")) {
      let line = String(decoding: bytes.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
      common = FilePath.absolute(line, from: folder)
    }
    return try? FileSystem.read(FilePath.join(common, "config"))
  }

  /// Reads the text of a configuration.
  init(_ bytes: [UInt8]) {
    var section = ""
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      let text = String(decoding: line, as: UTF8.self).drop(while: \.isWhitespace)
      if text.first == "[" {
        section = text.dropFirst().prefix { $0 != "]" }.lowercased()
        continue
      }
      let name = text.prefix { $0.isLetter || $0.isNumber || $0 == "-" }
      let rest = text.dropFirst(name.count).drop(while: \.isWhitespace)
      guard !name.isEmpty, rest.isEmpty || rest.first == "=" else { continue }
      let value = rest.dropFirst().drop(while: \.isWhitespace)
        .prefix { !$0.isWhitespace && $0 != "#" && $0 != ";" }
      // A name without a value is true.
      values["\(section).\(name.lowercased())"] = rest.isEmpty ? "true" : value.lowercased()
    }
  }

  /// Whether a value is true: `core.ignorecase`; the last one counts.
  func isTrue(_ name: String) -> Bool {
    ["true", "yes", "on", "1"].contains(values[name] ?? "")
  }
}
