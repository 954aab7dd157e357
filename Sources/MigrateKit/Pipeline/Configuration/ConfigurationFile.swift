/// What a `.dsmigrate.json` says, as text: which mapping the code below it uses, what to read and what
/// to leave out.
package struct ConfigurationFile: Hashable, Sendable {
  /// The mapping file, relative to the folder of the configuration; `nil` when the code has none.
  package var mapping: String?
  /// The mapping of the system that the code comes from, relative to the folder of the configuration.
  package var movesFrom: String?
  /// Globs of the files to leave out.
  package var exclude: [String] = []
  /// Globs of the files to read, where not all are meant.
  package var include: [String] = []
  /// Folders that are read for what they declare alone, relative to the folder of the configuration.
  package var also: [String] = []

  /// Reads a configuration from the bytes of its file, and gives every mistake in it.
  ///
  /// - Parameters:
  ///   - bytes: The bytes of the file.
  ///   - file: Its name, as messages show it.
  /// - Returns: What could be read, and every mistake.
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
