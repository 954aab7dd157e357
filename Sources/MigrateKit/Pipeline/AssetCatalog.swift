#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What the folders of an asset catalog say of the names in them.
enum AssetCatalog {
  /// Whether the folder of this `Contents.json` puts its name before the names of its assets.
  static func providesNamespace(_ path: String) -> Bool {
    guard let bytes = try? FileSystem.read(path),
      let folder = try? JSONDecoder().decode(Folder.self, from: Data(bytes))
    else { return false }
    return folder.properties?.providesNamespace ?? false
  }

  private struct Folder: Decodable {
    var properties: Properties?
    struct Properties: Decodable {
      var providesNamespace: Bool?
      private enum CodingKeys: String, CodingKey {
        case providesNamespace = "provides-namespace"
      }
    }
  }
}
