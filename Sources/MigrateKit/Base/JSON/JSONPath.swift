/// Where a value is in a JSON document, as a person would write it:
/// `codes.tokens["color.background.app"].Color`, `modules[1].files`.
package struct JSONPath: Hashable, Sendable, CustomStringConvertible {
  /// The path as text; empty for the whole document.
  package let description: String

  /// The whole document.
  package static let root = JSONPath("")

  init(_ text: String) { description = text }

  /// The member `key` of the object here.
  package func key(_ key: String) -> JSONPath {
    guard Self.isPlain(key) else {
      let escaped = key.unicodeScalars.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : "\($0)" }
      return JSONPath("\(description)[\"\(escaped.joined())\"]")
    }
    return JSONPath(description.isEmpty ? key : "\(description).\(key)")
  }

  /// The element `index` of the array here.
  package func index(_ index: Int) -> JSONPath { JSONPath("\(description)[\(index)]") }

  /// The value that a chain of keys leads to.
  func keys(_ keys: [String]) -> JSONPath { keys.reduce(self) { $0.key($1) } }

  /// Whether a key needs no quotes: letters, digits, `$`, `_` and `-`, and not empty.
  private static func isPlain(_ key: String) -> Bool {
    !key.isEmpty
      && key.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "$"), UInt8(ascii: "_"),
          UInt8(ascii: "-"), 0x80...:
          true
        default: false
        }
      }
  }
}
