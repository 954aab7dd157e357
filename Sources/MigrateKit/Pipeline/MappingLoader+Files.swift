extension MappingLoader {
  /// Loads a mapping from disk and tells every mistake; what has none still loads.
  public static func load(_ path: String) -> LoadedMapping {
    load(path) { file in try FileSystem.read(file) }
  }

  /// The design system of a mapping file, or why it does not load: the first mistake, and how many
  /// more there are.
  ///
  /// Messages name files as seen from `workingDirectory`.
  static func catalogue(at path: String, from workingDirectory: String) throws -> Catalogue {
    let name = FilePath.relative(path, to: workingDirectory)
    let loaded = load(name) { file in
      try FileSystem.read(FilePath.absolute(file, from: workingDirectory))
    }
    let errors = loaded.errors
    if let first = errors.first {
      let more = errors.count == 1 ? "" : "; it has \(errors.count - 1) more mistakes"
      throw MigrationError("\(first)\(more)")
    }
    guard let catalogue = loaded.catalogue else {
      throw MigrationError("\(name): it defines no design token")
    }
    return catalogue
  }
}

extension SystemError: CustomStringConvertible {
  var description: String { message }
}
