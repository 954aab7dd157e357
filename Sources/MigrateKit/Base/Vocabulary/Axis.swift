/// The direction in which spacing separates.
package enum Axis: String, Sendable {
  case horizontal, vertical

  /// The only direction that words mention; `nil` if they mention none or both.
  ///
  ///     Axis(words: ["side", "margin"])    // horizontal
  ///     Axis(words: ["top", "leading"])    // nil
  package init?(words: some Sequence<String>) {
    var found: Axis?
    for word in words {
      guard let axis = Self.words[word] else { continue }
      guard found == nil || found == axis else { return nil }
      found = axis
    }
    guard let found else { return nil }
    self = found
  }

  private static let words: [String: Axis] = [
    "horizontal": .horizontal, "side": .horizontal, "sides": .horizontal, "leading": .horizontal,
    "trailing": .horizontal, "left": .horizontal, "right": .horizontal,
    "vertical": .vertical, "top": .vertical, "bottom": .vertical,
  ]
}
