import MigrateKitCore

/// The design system that `init --system` binds: its mapping, and the files that the mapping names.
struct SystemSource {
  /// A file beside the mapping.
  struct File {
    /// The path from the folder of the mapping.
    var name: String
    var bytes: [UInt8]
  }

  /// The mapping as a value.
  private(set) var mapping: JSONObject
  let system: DesignSystem
  /// The files that go with the mapping.
  private(set) var files: [File] = []

  /// Loads a named system.
  ///
  /// - Parameters:
  ///   - text: The name of a shipped system, a mapping or a token file.
  ///   - workingDirectory: The folder that paths start from.
  /// - Returns: The system.
  /// - Throws: `MigrationError` for a name that is unknown and a file that does not load.
  static func named(_ text: String, from workingDirectory: String) throws -> SystemSource {
    let path = FilePath.absolute(text, from: workingDirectory)
    if FileSystem.kind(of: path) == .file {
      return try SystemSource(path, named: text) { try FileSystem.read($0) }
    }
    guard let shipped = ShippedSystem.named(text) else {
      let names = ShippedSystem.all.map(\.name)
      throw MigrationError(
        "there is no file and no design system '\(text)' (\(names.joined(separator: ", ")))"
          + DidYouMean.hint(text, among: names))
    }
    return try SystemSource(shipped.mappingFile, named: text) { file in
      guard let bytes = shipped.bytes(of: file) else { throw SystemError(ENOENT) }
      return bytes
    }
  }

  private init(
    _ path: String, named text: String, read: @escaping (String) throws -> [UInt8]
  ) throws {
    let bytes: [UInt8]
    do { bytes = try read(path) } catch {
      throw MigrationError("cannot read '\(text)': \(error)")
    }
    let json = (try? JSONParser.parse(bytes).0)?.object
    var written = bytes
    if let json, !MappingLoader.isMapping(.object(json)) {
      // A token file alone, without code.
      let stem = FilePath.name(path).split(at: ".").first.map(String.init) ?? "System"
      let mapping = JSONObject([
        "name": .string(SwiftName.type(stem)), "tokens": .array([.string(FilePath.name(path))]),
        "code": .object(SuggestedCode.templates(bridges: .init(usesSwiftUI: true))),
      ])
      written = JSONWriter.document(.object(mapping))
    }
    // The mapping is virtual: next to the token file, under an unused name.
    let isMade = written != bytes
    let mappingPath = isMade ? path + ".mapping" : path
    let loaded = MappingLoader.load(mappingPath) { file in
      file == mappingPath ? written : try read(file)
    }
    system = try loaded.usableDesignSystem(named: text)
    mapping = (try? JSONParser.parse(written).0)?.object ?? JSONObject()
    let folder = FilePath.isAbsolute(path) ? FilePath.folder(path) : ""
    for file in loaded.files.dropFirst() {
      let name = folder.isEmpty ? file : FilePath.relative(file, to: folder)
      guard !name.hasPrefix("..") else {
        throw MigrationError(
          "'\(text)' names '\(name)', which is not in its folder; move the file there")
      }
      files.append(File(name: name, bytes: try read(file)))
    }
  }
}
