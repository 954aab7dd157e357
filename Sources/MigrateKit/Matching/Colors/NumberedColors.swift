extension [DesignToken] {
  /// Whether a color is one of at least three that only numbers distinguish, such as `gray00` to `gray90`.
  ///
  /// Such a series may end in white and in black, whatever hue its name says.
  func isNumbered(_ token: Int) -> Bool {
    let name = Self.withoutDigits(self[token].path)
    guard name.count < self[token].path.utf8.count else { return false }
    var values: Set<ColorValue> = []
    for other in self {
      guard case .color(let color) = other.value, Self.withoutDigits(other.path) == name else {
        continue
      }
      values.insert(color)
      if values.count > 2 { return true }
    }
    return false
  }

  private static func withoutDigits(_ path: String) -> [UInt8] {
    path.utf8.filter { !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }
}
