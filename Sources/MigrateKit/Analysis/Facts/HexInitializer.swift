/// A declaration of the app's own that makes a color from hex digits.
package struct HexInitializer: Hashable, Sendable {
  /// How calls of it are written, up to the digits: `Color(hex:)`, `UIColor.fromHex(_:)`.
  package var call: String
  /// Whether the digits are given as a string.
  package var readsStrings: Bool
  /// Whether the digits are given as an integer.
  package var readsIntegers: Bool
  /// The order of eight digits; `nil` when the declaration does not read eight or cannot be read.
  package var order: HexDigitOrder?

  /// Whether declarations of the same call read eight digits in different orders.
  package var isContested = false

  /// Makes a description of a declaration.
  package init(
    call: String, readsStrings: Bool, readsIntegers: Bool, order: HexDigitOrder? = nil
  ) {
    self.call = call
    self.readsStrings = readsStrings
    self.readsIntegers = readsIntegers
    self.order = order
  }

  /// What two declarations of the same call say together: an order they disagree on is unknown.
  ///
  /// An overload that does not read eight digits says nothing against one that does.
  func merged(with other: HexInitializer) -> HexInitializer {
    var result = self
    result.readsStrings = readsStrings || other.readsStrings
    result.readsIntegers = readsIntegers || other.readsIntegers
    result.order = order ?? other.order
    result.isContested = isContested || other.isContested
    if let order, let another = other.order, order != another { result.isContested = true }
    if result.isContested { result.order = nil }
    return result
  }
}
