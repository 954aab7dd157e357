import MigrateKitCore

// Finds mappings by file, by folder, or by the name of a file in `mappings`.

extension MappingLoader {
  /// The folder that is searched for mappings named without one.
  static let folder = "mappings"

  /// The mappings of `names`, each once, in their order.
  ///
  /// A name is a mapping file, a folder of them, or `NAME` for `mappings/NAME.json`. Without names,
  /// all of the folder `mappings`.
  ///
  /// - Throws: `MigrationError` for a name without a file, or a folder without mappings.
  package static func mappings(
    named names: [String], workingDirectory: String? = nil
  ) throws -> [LoadedMapping] {
    let workingDirectory = workingDirectory ?? FilePath.workingDirectory()
    return try files(named: names, workingDirectory: workingDirectory)
      .map { load($0, from: workingDirectory) }
  }

  /// The files of `mappings(named:)`, absolute.
  package static func files(
    named names: [String], workingDirectory: String? = nil
  ) throws -> [String] {
    let workingDirectory = workingDirectory ?? FilePath.workingDirectory()
    if names.isEmpty, FileSystem.kind(of: FilePath.absolute(folder, from: workingDirectory)) == nil
    {
      throw MigrationError("there is no folder '\(folder)' here; name the mappings")
    }
    let names = names.isEmpty ? [folder] : names
    let files = try names.flatMap { try Self.files(named: $0, from: workingDirectory) }
    return files.uniquedPaths()
  }

  private static func files(named name: String, from workingDirectory: String) throws -> [String] {
    let path = FilePath.absolute(name, from: workingDirectory)
    switch FileSystem.kind(of: path) {
    case .file: return [path]
    case .directory: return try mappingFiles(in: path, named: name)
    default: break
    }
    let shipped = FilePath.join(FilePath.absolute(folder, from: workingDirectory), name + ".json")
    if FileSystem.kind(of: shipped) == .file { return [shipped] }
    let known = (try? mappingFiles(in: FilePath.folder(shipped), named: folder)) ?? []
    let hint = DidYouMean.hint(name, among: known.map { stem(of: $0) })
    throw MigrationError(
      "cannot find the mapping '\(name)'"
        + (hint.isEmpty ? "; name a file, or NAME for \(folder)/NAME.json" : hint))
  }

  /// The mappings in a folder: the JSON files that name token files.
  private static func mappingFiles(in path: String, named name: String) throws -> [String] {
    let entries: [FileSystem.Entry]
    do {
      entries = try FileSystem.entries(of: path)
    } catch {
      throw MigrationError("cannot read '\(name)': \(error.message)")
    }
    let files = entries.map(\.name).filter { name in
      name.hasSuffix(".json") && !name.hasSuffix(".tokens.json") && !name.hasSuffix("schema.json")
    }.sorted { $0.precedesByBytes($1) }.map { FilePath.join(path, $0) }.filter(isMapping)
    guard files.isEmpty else { return files }
    throw MigrationError("there is no mapping in '\(name)'")
  }

  /// Whether a file names token files, as a mapping must; the `tokens` of a vocabulary have names.
  private static func isMapping(_ path: String) -> Bool {
    guard let bytes = try? FileSystem.read(path), let json = try? JSONParser.parse(bytes).0 else {
      return false
    }
    return isMapping(json)
  }

  /// Whether a document names token files.
  static func isMapping(_ json: JSONValue) -> Bool {
    guard let tokens = json["tokens"] else { return false }
    if tokens.array != nil || tokens.string != nil { return true }
    return tokens.object?.keys.allSatisfy { AppearanceMode(named: $0) != nil } ?? false
  }

  /// `wellness` for `mappings/wellness.json`.
  private static func stem(of path: String) -> String {
    let name = path.split(at: "/").last ?? ""
    return String(name.split(at: ".").first ?? name)
  }
}
