/// Finds line spacing that is written as a number.
struct LineSpacingDetector: Detector {
  static let category: TokenCategory? = .lineSpacing

  /// The forms of the value.
  enum Form: String, CaseIterable, Sendable {
    case modifier = "line-spacing-modifier"
    case property = "line-spacing-property"
    case constant = "line-spacing-constant"
  }

  func rawFindings(in file: ScannedFile) -> [RawFinding] {
    let outline = file.outline
    let numbers = RawNumberFindings(outline: outline, category: .lineSpacing) { _ in .unknown }
    let places = outline.indices(of: .lineSpacing).compactMap { Self.place(Int($0), in: outline) }
    return numbers.rawFindings(places, constants: Form.constant.rawValue) {
      $0.hasSuffix(["line", "spacing"])
    }
  }

  private static func place(_ name: Int, in outline: SyntaxOutline) -> NumberPlace? {
    if let call = outline.modifierCall(named: name) {
      let arguments = outline.arguments(call)
      guard arguments.count == 1, arguments[0].label == nil else { return nil }
      return NumberPlace(
        form: Form.modifier.rawValue, value: arguments[0].value,
        signature: outline.signature(call))
    }
    guard outline.kind(name - 1) == .period, let value = outline.valueAssigned(to: name) else {
      return nil
    }
    return NumberPlace(form: Form.property.rawValue, value: value, signature: ".lineSpacing =")
  }
}
