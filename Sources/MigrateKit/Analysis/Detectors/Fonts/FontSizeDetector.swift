/// Finds the sizes of fonts that are written as numbers, for design systems that have constants for them.
///
/// The font is a value of its own (`FontDetector`); where both have a token, the surer one is reported.
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
      let role =
        font.form == .symbol
        ? RoleReading(.icon, evidence: "argument of SymbolConfiguration(pointSize:)")
        : uses.use(of: font.span).role
      for index in font.sizeSpan { roles[index] = role }
    }
    let numbers = RawNumberFindings(outline: outline, category: .fontSize) { span in
      roles[span.lowerBound] ?? .unknown
    }
    return numbers.rawFindings(
      fonts.map(Self.place), constants: Form.constant.rawValue, isNamed: { _ in false },
      mayBeNamed: { $0.hasSuffix(["font", "size"]) })
  }

  private static func place(_ font: FontExpression) -> NumberPlace {
    var place = NumberPlace(
      form: (font.form == .own ? Form.own : .font).rawValue, value: font.sizeSpan,
      signature: font.signature)
    place.isOwn = font.form == .own
    return place
  }
}
