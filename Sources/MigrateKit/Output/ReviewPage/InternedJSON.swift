import MigrateKitCore

/// Interned JSON values: each is written once, and referenced by position.
///
/// The first one is `null`.
struct InternedJSON {
  private var positions: [[UInt8]: Int] = [Array("null".utf8): 0]
  /// The values as JSON, in order of their positions.
  private(set) var values: [[UInt8]] = [Array("null".utf8)]

  /// The position of a text; 0 for none.
  mutating func position(of text: String?) -> Int {
    guard let text else { return 0 }
    return position { $0.string(text) }
  }

  /// The position of the value that `write` writes.
  mutating func position(writing write: (inout JSONWriter) -> Void) -> Int {
    var json = JSONWriter(isCompact: true)
    write(&json)
    let value = json.removeBytes()
    if let known = positions[value] { return known }
    positions[value] = values.count
    values.append(value)
    return values.count - 1
  }
}
