/// Shares as a percentage, written without a space: `8%`.
package enum Percent {
  /// A share from 0 to 1 with at most `places` decimals: `33.5%`.
  package static func text(_ share: Double, places: Int = 2) -> String {
    (DecimalText.text(share * 100, places: places) ?? "?") + "%"
  }

  /// An alpha of 8 bits in whole percent: 128 is `50%`.
  static func text(alpha: some BinaryInteger) -> String { text(Double(alpha) / 255, places: 0) }

  /// How much of something is done, in whole percent rounded down, so that only all of it is 100%.
  package static func progress(_ share: Double) -> String { "\(Int((share * 100).rounded(.down)))%" }
}
