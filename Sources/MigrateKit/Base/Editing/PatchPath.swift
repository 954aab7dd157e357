/// A file name as git writes it in a patch.
struct PatchPath {
  /// The name for the `diff --git` line: in quotes, with escapes, when it holds unusual bytes.
  let quoted: String
  /// The name for the `---` and `+++` lines: a name with a space is followed by a tab, so that
  /// readers do not take what follows the space for a date.
  let header: String

  /// Quotes `prefix` and `path` as one name.
  ///
  /// Like git with its default `core.quotePath`, every byte beyond ASCII is unusual.
  init(_ path: String, prefix: String) {
    let name = prefix + path
    if name.utf8.contains(where: Self.isUnusual) {
      quoted = "\"" + name.utf8.map(Self.escaped).joined() + "\""
    } else {
      quoted = name
    }
    header = name.utf8.contains(UInt8(ascii: " ")) ? quoted + "\t" : quoted
  }

  private static func isUnusual(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte >= 0x7F || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
  }

  private static func escaped(_ byte: UInt8) -> String {
    switch byte {
    case 0x07: return "\\a"
    case 0x08: return "\\b"
    case 0x09: return "\\t"
    case 0x0A: return "\\n"
    case 0x0B: return "\\v"
    case 0x0C: return "\\f"
    case 0x0D: return "\\r"
    case UInt8(ascii: "\""): return "\\\""
    case UInt8(ascii: "\\"): return "\\\\"
    case 0x20..<0x7F: return String(UnicodeScalar(byte))
    default:
      let octal = String(byte, radix: 8)
      return "\\" + String(repeating: "0", count: 3 - octal.count) + octal
    }
  }
}
