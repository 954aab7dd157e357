extension MappingLoader {
  /// Loads a mapping from disk and tells every mistake; what has none still loads.
  public static func load(_ path: String) -> LoadedMapping {
    load(path) { file in try FileSystem.read(file) }
  }
}

extension SystemError: CustomStringConvertible {
  var description: String { message }
}
