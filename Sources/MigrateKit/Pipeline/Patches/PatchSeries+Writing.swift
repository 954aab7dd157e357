import MigrateKitCore

extension PatchSeries {
  /// The file that lists the patches in their order, as quilt and others read it.
  package static let listName = "series"
  /// The first line of a list written by this tool.
  private static let mark = "# Patches by \(Tool.name)"

  /// The list of the patches: one name per line, preceded by a comment with its changes.
  var list: [UInt8] {
    var text = "\(Self.mark), in the order in which they apply.\n"
    for patch in patches { text += "# \(patch.subject)\n\(patch.name)\n" }
    return Array(text.utf8)
  }

  /// Writes the patches and their list into a folder, which is created if needed.
  ///
  /// The folder must be new, empty, or contain only an earlier series, which is replaced. The list
  /// is written first, so that the next run recognizes the folder after an interruption.
  ///
  /// - Throws: `MigrationError`.
  /// - Returns: The number of replaced patches of an earlier series.
  package func write(to folder: String) throws -> Int {
    let path = FilePath.absolute(folder, from: FilePath.workingDirectory())
    if let refusal = OutputPath.refusal(of: path) {
      throw MigrationError("cannot write a series to '\(folder)': \(refusal)")
    }
    try OutputFile.makeFolder(folder)
    if FileSystem.kind(of: path) != .directory {
      throw MigrationError("cannot write a series to '\(folder)': it is not a folder")
    }
    let earlier = try Self.earlierSeries(in: path, typed: folder)
    for name in earlier where unlink(FilePath.join(path, name)) != 0 {
      throw MigrationError(
        "cannot remove '\(folder)/\(name)' of the earlier series: \(SystemError().message)")
    }
    for (name, bytes) in [(Self.listName, list)] + patches.map({ ($0.name, $0.bytes) }) {
      if let problem = OutputFile.write(bytes, to: FilePath.join(path, name)) {
        throw MigrationError(problem)
      }
    }
    return earlier.count - (earlier.contains(Self.listName) ? 1 : 0)
  }

  /// The files of an earlier series, its list last, so that an interrupted run leaves the list.
  private static func earlierSeries(in path: String, typed: String) throws -> [String] {
    let entries: [FileSystem.Entry]
    do {
      entries = try FileSystem.entries(of: path)
    } catch {
      throw MigrationError("cannot read the folder '\(typed)': \(error.message)")
    }
    let listed = names(inListOf: path)
    for entry in entries where entry.kind != .file || !listed.contains(PathKey(entry.name)) {
      throw MigrationError(
        "'\(typed)' holds '\(entry.name)', which is not a patch of an earlier series;"
          + " name an empty folder")
    }
    return entries.map(\.name).filter { $0 != listName }
      + entries.map(\.name).filter { $0 == listName }
  }

  /// The names in a folder's list, if this tool wrote it.
  private static func names(inListOf path: String) -> Set<PathKey> {
    guard let bytes = try? FileSystem.read(FilePath.join(path, listName)),
      bytes.starts(with: mark.utf8)
    else { return [] }
    let lines = bytes.split(separator: UInt8(ascii: "\n")).map {
      String(decoding: $0, as: UTF8.self)
    }
    return (lines.filter { $0.utf8.first != UInt8(ascii: "#") } + [listName]).pathKeys
  }
}
