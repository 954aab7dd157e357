import MigrateKitCore

extension MappingLoader {
  /// Loads a mapping from disk and reports every mistake; parts without mistakes still load.
  package static func load(_ path: String) -> LoadedMapping {
    load(path) { file in try FileSystem.read(file) }
  }

  /// Loads a mapping from disk; messages name files relative to `workingDirectory`.
  static func load(_ path: String, from workingDirectory: String) -> LoadedMapping {
    let name = FilePath.relative(
      FilePath.absolute(path, from: workingDirectory), to: workingDirectory)
    return load(name) { file in
      try FileSystem.read(FilePath.absolute(file, from: workingDirectory))
    }
  }

  /// The design system of a mapping file.
  ///
  /// Throws the first error with the number of further ones.
  static func designSystem(at path: String, from workingDirectory: String) throws -> DesignSystem {
    try load(path, from: workingDirectory).usableDesignSystem(named: path)
  }

  /// The mappings of the code under `paths`, each once, in order of discovery: that of each
  /// configuration, and given mapping files.
  ///
  /// - Throws: `MigrationError` for a path that does not exist, a configuration that does not load, or
  ///   code without a mapping.
  package static func mappings(
    of paths: [String], workingDirectory: String? = nil
  ) throws -> [LoadedMapping] {
    let workingDirectory = workingDirectory ?? FilePath.workingDirectory()
    let isMapping = { (path: String) in path.hasSuffix(".json") }
    let folders = paths.filter { !isMapping($0) }
    var files = paths.filter(isMapping).map { FilePath.absolute($0, from: workingDirectory) }
    if !folders.isEmpty {
      let found = try SourceFinder.find(
        SourceFinder.Request(paths: folders, workingDirectory: workingDirectory))
      try found.throwFailure()
      files += found.projects.compactMap(\.mapping)
    }
    if files.isEmpty {
      throw MigrationError(
        "no .dsmigrate.json names a mapping here; name one with --mapping FILE")
    }
    return files.uniquedPaths().map { load($0, from: workingDirectory) }
  }
}

extension LoadedMapping {
  /// The design system.
  ///
  /// Throws the first error with the number of further ones.
  func usableDesignSystem(named path: String) throws -> DesignSystem {
    let errors = fatalErrors
    if let first = errors.first {
      let more = errors.count == 1 ? "" : " (the first of \(errors.count) mistakes)"
      throw MigrationError("\(first)\(more)")
    }
    guard let designSystem else {
      throw MigrationError("\(files.first ?? path): it defines no design token")
    }
    return designSystem
  }
}

extension SystemError: CustomStringConvertible {
  package var description: String { message }
}
