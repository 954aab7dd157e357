import MigrateKitCore

/// Maps a path in a command's output to a changed file.
///
/// A command may name files relative to its folder, or in its own copy of the tree.
struct ChangedPaths {
  private let directory: String
  private let exists: (String) -> Bool
  private var byPath: [PathKey: Int] = [:]
  private var byName: [PathKey: [Int]] = [:]
  private let parts: [[PathKey]]

  /// Indexes the changed files.
  ///
  /// - Parameters:
  ///   - paths: their absolute paths, without links.
  ///   - directory: the working directory of the command.
  ///   - exists: whether a file exists at an absolute path.
  init(_ paths: [String], directory: String, exists: @escaping (String) -> Bool) {
    self.directory = directory
    self.exists = exists
    parts = paths.map(Self.parts)
    for (index, path) in paths.enumerated() {
      byPath[PathKey(path)] = index
      byName[PathKey(FilePath.name(path)), default: []].append(index)
    }
  }

  /// The number of the changed file at `path`; `nil` if there is none or it is ambiguous.
  func file(named path: String) -> Int? {
    let absolute = FilePath.absolute(path, from: directory)
    if let file = byPath[PathKey(absolute)] { return file }
    // An existing unchanged file in the folder is not a copy of a changed one. One outside of the
    // folder may be.
    if FilePath.contains(directory, absolute), exists(absolute) {
      return byPath[PathKey(FilePath.real(absolute))]
    }
    let wanted = Self.parts(path).filter { $0 != "." && $0 != ".." }
    let shared = (byName[PathKey(FilePath.name(path))] ?? []).map { file in
      (file: file, length: zip(parts[file].reversed(), wanted.reversed()).prefix { $0 == $1 }.count)
    }
    guard let longest = shared.map(\.length).max() else { return nil }
    let best = shared.filter { $0.length == longest }
    return best.count == 1 ? best[0].file : nil
  }

  private static func parts(_ path: String) -> [PathKey] {
    path.split(at: "/").map { PathKey(String($0)) }
  }
}
