import MigrateKitCore

/// The contents of a `.dsmigrate.json`: the mapping of the code below it, and which files to read.
package struct ConfigurationFile: Hashable, Sendable {
  /// The mapping file, relative to the folder of the configuration; `nil` when the code has none.
  package var mapping: String?
  /// The mapping of the system that the code comes from, relative to the folder of the configuration.
  package var movesFrom: String?
  /// Globs of the files to leave out.
  package var exclude: [String] = []
  /// Globs of the files to read; empty for all.
  package var include: [String] = []
  /// Folders that are only read for their declarations, relative to the folder of the
  /// configuration.
  package var also: [String] = []

  /// Parses a configuration and reports every mistake in it.
  ///
  /// - Parameters:
  ///   - bytes: The bytes of the file.
  ///   - file: Its name in messages.
  /// - Returns: The valid parts, and every mistake.
  package static func read(
    _ bytes: [UInt8], file: String
  ) -> (configuration: ConfigurationFile, problems: [LoadProblem]) {
    let log = ProblemLog()
    var configuration = ConfigurationFile()
    let origin = TokenOrigin(file: file, path: .root)
    if let document = JSONFile.document(bytes, file: file, log: log),
      let object = CheckedObject(
        document, at: origin, keys: MappingKeys.configuration, log: log)
    {
      configuration.mapping = object.string("mapping")
      configuration.movesFrom = object.string("movesFrom")
      configuration.exclude = (object.strings("exclude") ?? []).map(\.text)
      configuration.include = (object.strings("include") ?? []).map(\.text)
      configuration.also = (object.strings("also") ?? []).map(\.text)
    }
    return (configuration, log.finish())
  }
}
