/// Finds the sizes of fonts that are written as numbers, for design systems that have constants for them.
///
/// `FontDetector` finds the font as a whole; of the two, the one with the surer token is reported.
struct FontSizeDetector: Detector {
  static let category: TokenCategory? = .fontSize

  /// The forms of the value.
  enum Form: String, CaseIterable, Sendable {
    case font = "font-size-of-font"
    case own = "font-size-own"
    case constant = "font-size-constant"
  }

  func rawFindings(in file: ScannedFile) -> [RawFinding] {
    let outline = file.outline
    let fonts = FontReader(outline).expressions().filter { $0.form != .style }
    let uses = FontUseReader(outline: outline)
    var roles: [Int: RoleReading] = [:]
    for font in fonts {
      let role = font.role(in: uses.use(of: font.span))
      for index in font.sizeSpan { roles[index] = role }
    }
    let isDrawing = Self.renderers.contains { outline.bytes.contains(bytesOf: $0) }
    let numbers = RawNumberFindings(outline: outline, category: .fontSize) { span in
      roles[span.lowerBound] ?? .unknown
    }
    return numbers.rawFindings(
      fonts.map { Self.place($0, inDrawing: isDrawing) }, constants: Form.constant.rawValue,
      isNamed: { _ in false },
      mayBeNamed: { $0.hasSuffix(["font", "size"]) })
  }

  /// The types that draw images and documents, where the sizes of text are not those of the screen.
  private static let renderers = ["UIGraphicsPDFRenderer", "UIGraphicsImageRenderer"].map {
    Array($0.utf8)
  }

  private static func place(_ font: FontExpression, inDrawing isDrawing: Bool) -> NumberPlace {
    var place = NumberPlace(
      form: (font.form == .own ? Form.own : .font).rawValue, value: font.sizeSpan,
      signature: font.signature)
    place.isOwn = font.form == .own
    if isDrawing, font.site == .uiFont {
      place.drawing =
        "the code draws images or documents, which have sizes of their own; "
        + "one of a view is applied"
    }
    return place
  }
}
