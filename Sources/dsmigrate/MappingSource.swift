import MigrateKit

/// Loads mapping files.
enum MappingSource {
  /// The design system of the mapping file at `path`.
  static func load(_ path: String) throws -> Catalogue {
    let loaded = MappingLoader.load(path)
    guard let catalogue = loaded.catalogue, loaded.errors.isEmpty else {
      throw MigrationError(loaded.errors.map(\.description).joined(separator: "\n"))
    }
    return catalogue
  }
}
