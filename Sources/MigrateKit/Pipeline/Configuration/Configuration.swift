import MigrateKitCore

/// A `.dsmigrate.json` at its place: the mapping of the code below it, and which of the code is
/// read.
struct Configuration: Sendable {
  /// The name of the file.
  static let fileName = ".dsmigrate.json"

  /// The folder that the file is in, absolute; the root of the report without a file.
  var folder: String
  /// The top of the project that it governs, absolute; `nil` for code outside of projects.
  ///
  /// A configuration above several repositories governs each of them as a separate project.
  var project: String?
  /// The mapping file, absolute; `nil` when the code has none.
  var mapping: String?
  /// The mapping of the system that the code comes from, absolute; `nil` when it comes from none.
  var movesFrom: String?
  /// The rules for comparing names in the file's folder.
  var names = NameRules.bytes
  /// Globs of files to leave out, relative to the folder.
  var exclude: [PathPattern] = []
  /// Globs of the only files to read, relative to the folder; empty for all.
  var include: [PathPattern] = []
  /// Folders that are only read for their declarations, absolute, in the order of the file.
  var also: [AlsoFolder] = []
  /// The files and folders outside of the project that are compiled with it, absolute: those of `also`,
  /// and what its manifests refer to.
  var outside: [String] = []

  /// An entry of `also`.
  struct AlsoFolder: Sendable {
    /// The path as written.
    var text: String
    /// The absolute path without symbolic links.
    var path: String
  }

  /// Whether the configuration excludes no file.
  var wantsAll: Bool { include.isEmpty && exclude.isEmpty }

  /// Whether the mapping is in the project itself, and so written for it.
  var ownsMapping: Bool { mapping.map { FilePath.contains(folder, $0) } ?? true }

  /// Whether the configuration includes a file, by its path relative to the folder.
  func wants(_ path: String) -> Bool {
    (include.isEmpty || include.contains { $0.covers(path) })
      && !exclude.contains { $0.covers(path) }
  }

  /// Whether a file is compiled with the project: it is in the project or among its outside files.
  func holds(_ path: String) -> Bool {
    FilePath.contains(project ?? folder, path) || isOutside(path)
  }

  /// Whether a file is outside of the project and compiled with it.
  func isOutside(_ path: String) -> Bool {
    outside.contains { FilePath.contains($0, path) }
  }

  /// Reads the file that is in `folder`.
  ///
  /// Messages call the file `name`.
  static func read(in folder: String, name: String) throws -> Configuration {
    let bytes: [UInt8]
    do {
      bytes = try FileSystem.read(FilePath.join(folder, fileName))
    } catch {
      throw MigrationError(FileProblem(file: name, message: "cannot read it: \(error.message)"))
    }
    let (file, problems) = ConfigurationFile.read(bytes, file: name)
    if let problem = problems.first { throw MigrationError(FileProblem(problem)) }
    let names = NameRules(ofFolder: folder)
    return Configuration(
      folder: folder, project: folder,
      mapping: file.mapping.map { FilePath.absolute($0, from: folder) },
      movesFrom: file.movesFrom.map { FilePath.absolute($0, from: folder) },
      names: names, exclude: file.exclude.map { PathPattern($0, names) },
      include: file.include.map { PathPattern($0, names) },
      also: file.also.map {
        AlsoFolder(text: $0, path: FilePath.real(FilePath.absolute($0, from: folder)))
      })
  }
}
