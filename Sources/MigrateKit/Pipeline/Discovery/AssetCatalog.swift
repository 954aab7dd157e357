import MigrateKitCore

/// Reads how the folders of an asset catalog affect asset names.
enum AssetCatalog {
  /// Whether the folder of this `Contents.json` provides a namespace.
  static func providesNamespace(_ path: String) -> Bool {
    guard let bytes = try? FileSystem.read(path),
      let folder = try? JSONParser.parse(bytes, allowsLastComma: true).0
    else { return false }
    return folder["properties"]?["provides-namespace"]?.bool ?? false
  }

  /// The bytes of the first color in the `Contents.json` of a color set; the whole file if there is
  /// none.
  static func firstColor(in bytes: [UInt8]) -> ByteRange {
    var index = 0
    var start: Int?
    var depth = 0
    var last = ByteRange(0, 0)
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\""):
        let open = index + 1
        index = open
        while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
          index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        last = ByteRange(open, max(open, min(index, bytes.count)))
      case UInt8(ascii: "{"):
        if start != nil {
          depth += 1
        } else if bytes[last.start..<last.end].elementsEqual("color".utf8) {
          (start, depth) = (index, 1)
        }
      case UInt8(ascii: "}"):
        depth -= 1
        if let start, depth == 0 { return ByteRange(start, index + 1) }
      default: break
      }
      index += 1
    }
    return ByteRange(0, bytes.count)
  }
}
