/// Recognizes the names of functions that say who calls them and when, and not what the values in them are for.
package enum CallbackName {
  /// Whether a name is that of an event: `windowDidExitFullScreen`, `scrollViewWillBeginDragging`.
  package static func isOfEvent(_ name: String) -> Bool {
    // Most names have none of the words.
    guard
      name.contains(bytesOf: "Did") || name.contains(bytesOf: "Will")
        || name.contains(bytesOf: "Should")
    else { return false }
    return NameWords.split(name).dropFirst().contains { ["did", "will", "should"].contains($0) }
  }

  /// Whether a type is one of the system's that call a delegate: `UITableView`.
  static func isSender(_ type: String) -> Bool {
    ["UI", "NS", "WK", "MK"].contains(type.prefix(2))
  }
}
