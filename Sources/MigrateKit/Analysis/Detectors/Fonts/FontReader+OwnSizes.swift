// Reads sizes passed to the app's functions.

extension FontReader {
  /// The size passed to an app's function, or the default of its parameter: `Badge(fontSize: 17)`,
  /// `func badge(fontSize: CGFloat = 17)`; `nil` if that is not a number.
  func ownSize(labelledBy label: Int) -> FontExpression? {
    let call = outline.call(labelledBy: label)
    guard let value = call?.argument.value ?? outline.defaultValue(ofParameter: label) else {
      return nil
    }
    let size = outline.numberReading(value)
    switch size {
    case .constant, .several: break
    case .reference, .computed: return nil
    }
    return FontExpression(
      form: .own, span: value,
      signature: call.map { outline.signature($0.call) } ?? "fontSize: … = …",
      site: .cgFloat, size: size, sizeSpan: value, font: FontValue(size: 0),
      unknownPart: "a function of the app makes a font from it")
  }
}
