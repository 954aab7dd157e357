/// Shares as a percentage, written without a space: `8%`.
package enum Percent {
  /// A share from 0 to 1 with at most `places` decimals: `33.5%`.
  package static func text(_ share: Double, places: Int = 2) -> String {
    (DecimalText.text(share * 100, places: places) ?? "?") + "%"
  }

  /// An alpha of 8 bits in whole percent, 128 is `50%`, but for what is neither nothing nor 1%: 1 is `0.4%`.
  static func text(alpha: some BinaryInteger) -> String {
    text(Double(alpha) / 255, places: (1...2).contains(alpha) ? 1 : 0)
  }

  /// Two different alphas of 8 bits, with as many decimals as they need to differ: 13 and 14 are `5.1%` and `5.5%`.
  static func texts(
    alphas first: some BinaryInteger, _ second: some BinaryInteger
  ) -> (String, String) {
    let shares = (Double(first) / 255, Double(second) / 255)
    let places = (0...2).first { text(shares.0, places: $0) != text(shares.1, places: $0) } ?? 0
    return (text(shares.0, places: places), text(shares.1, places: places))
  }

  /// How much of something is done, in whole percent rounded down, so that only all of it is 100%.
  package static func progress(_ share: Double) -> String {
    "\(Int((share * 100).rounded(.down)))%"
  }
}
