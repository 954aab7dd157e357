/// The comparison of a font in the code with a font of the system.
struct FontComparison: Hashable {
  let hasSameFamily: Bool
  let hasSameDesign: Bool
  let isItalicAlike: Bool
  /// Whether digits have one width in both or in neither.
  let hasSameDigits: Bool
  /// Whether the token gives all digits one width, and the code does not.
  let addsMonospacedDigits: Bool
  /// The difference in points, at the default text size.
  let points: Double
  /// The difference as a share: |ln(a/b)|, so that 12 → 13 is a bigger step than 32 → 33.
  let ratio: Double
  /// The number of weight steps between the two; 0 if equal or if the token has none.
  let weightSteps: Int
  /// The number of weight steps that one sees between the two.
  let seenSteps: Int
  /// Whether the code's weight has to be written besides the token.
  let addsWeight: Bool
  /// Whether the sizes follow the user's text size in the same way.
  let scalesAlike: Bool

  init(_ code: FontValue, _ token: FontValue) {
    hasSameFamily = code.family?.lowercased() == token.family?.lowercased()
    hasSameDesign = (code.design ?? .default) == (token.design ?? .default)
    isItalicAlike = code.isItalic == token.isItalic
    hasSameDigits = code.hasMonospacedDigits == token.hasMonospacedDigits
    addsMonospacedDigits = token.hasMonospacedDigits && !code.hasMonospacedDigits
    points = abs(code.size - token.size)
    ratio =
      code.size > 0 && token.size > 0
      ? abs(Math.logarithm(code.size / token.size)) : .infinity
    seenSteps = abs((token.weight ?? .regular).step - (code.weight ?? .regular).step)
    weightSteps = token.weight == nil ? 0 : seenSteps
    addsWeight = (token.weight ?? .regular) != (code.weight ?? .regular)
    scalesAlike = code.textStyle == token.textStyle
  }

  /// Nearest first: the letterforms, then the size, then the weight, then the rest.
  static func precedes(_ a: Self, _ b: Self) -> Bool {
    if a.otherForms != b.otherForms { return a.otherForms < b.otherForms }
    if a.ratio != b.ratio { return a.ratio < b.ratio }
    if a.weightSteps != b.weightSteps { return a.weightSteps < b.weightSteps }
    if a.addsWeight != b.addsWeight { return b.addsWeight }
    if a.isItalicAlike != b.isItalicAlike { return a.isItalicAlike }
    if a.hasSameDigits != b.hasSameDigits { return a.hasSameDigits }
    return a.scalesAlike && !b.scalesAlike
  }

  /// Whether both are drawn and scaled alike, but for italics.
  var isAlike: Bool {
    points == 0 && otherForms == 0 && weightSteps == 0 && scalesAlike && !addsMonospacedDigits
  }

  /// The difference of the letterforms.
  var otherForms: Int { (hasSameFamily ? 0 : 2) + (hasSameDesign ? 0 : 1) }
}

extension FontValue.Weight {
  /// The index among the nine weights, lightest first.
  var step: Int { Self.allCases.firstIndex(of: self) ?? 3 }
}
