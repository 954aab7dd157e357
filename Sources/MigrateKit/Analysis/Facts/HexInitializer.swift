/// A declaration of the app that makes a color from hex digits.
package struct HexInitializer: Hashable, Sendable {
  /// The signature up to the digits: `Color(hex:)`, `UIColor.fromHex(_:)`; of a member of strings its path,
  /// `String.hexColor`.
  package var call: String
  /// Whether it takes a string.
  package var readsStrings: Bool
  /// Whether it takes an integer.
  package var readsIntegers: Bool
  /// The order of eight digits; `nil` if the declaration does not parse eight or is not understood.
  package var order: HexDigitOrder?
  /// The space of the color that it makes; sRGB where declarations of the same call differ.
  package var space: ColorSample.Space
  /// Whether it counts the `0x` before the digits of a string among these, so that it makes another color of them or
  /// none.
  package var countsPrefix: Bool

  /// Whether declarations of the same call use different orders.
  package var isContested = false

  /// Makes a description of a declaration.
  package init(
    call: String, readsStrings: Bool, readsIntegers: Bool, order: HexDigitOrder? = nil,
    space: ColorSample.Space = .srgb, countsPrefix: Bool = false
  ) {
    self.call = call
    self.readsStrings = readsStrings
    self.readsIntegers = readsIntegers
    self.order = order
    self.space = space
    self.countsPrefix = countsPrefix
  }

  /// Combines two declarations of the same call; a contradictory order is unknown.
  ///
  /// An overload without support for eight digits does not contradict one with it.
  func merged(with other: HexInitializer) -> HexInitializer {
    var result = self
    result.readsStrings = readsStrings || other.readsStrings
    result.readsIntegers = readsIntegers || other.readsIntegers
    result.order = order ?? other.order
    if space != other.space { result.space = .srgb }
    // Nothing says which of two declarations code calls that differ in this: it may make no color.
    result.countsPrefix = countsPrefix || other.countsPrefix
    result.isContested = isContested || other.isContested
    if let order, let another = other.order, order != another { result.isContested = true }
    if result.isContested { result.order = nil }
    return result
  }
}
