import MigrateKit

/// Loads mapping files.
enum MappingSource {
  /// The design system of the mapping file at `path`.
  static func load(_ path: String) throws -> Catalogue {
    throw MigrationError("mappings cannot be read yet")
  }
}
