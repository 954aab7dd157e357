/// Finds the widths of borders and strokes that are written as numbers.
struct BorderWidthDetector: Detector {
  static let category: TokenCategory? = .borderWidth

  /// The forms of the value.
  enum Form: String, CaseIterable, Sendable {
    case stroke = "border-stroke"
    case layer = "border-layer"
    case own = "border-own"
    case constant = "border-constant"
  }

  func rawFindings(in file: ScannedFile) -> [RawFinding] {
    let outline = file.outline
    let numbers = RawNumberFindings(outline: outline, category: .borderWidth) {
      ComponentRole.role(of: $0, in: outline)
    }
    func places(_ word: KnownWord, _ read: (Int, SyntaxOutline) -> NumberPlace?) -> [NumberPlace] {
      outline.indices(of: word).compactMap { read(Int($0), outline) }
    }
    let places =
      places(.lineWidth, Self.stroke) + places(.border, Self.border)
      + places(.borderWidth, Self.borderWidth)
    return numbers.rawFindings(places, constants: Form.constant.rawValue) { words in
      words.hasSuffix(["border", "width"]) || words.hasSuffix(["stroke", "width"])
    }
  }

  /// Reads `.stroke(color, lineWidth: 1)`, `StrokeStyle(lineWidth: 1, dash: dash)`.
  private static func stroke(_ label: Int, in outline: SyntaxOutline) -> NumberPlace? {
    guard let (call, argument) = outline.call(labelledBy: label),
      ["stroke", "strokeBorder", "StrokeStyle", "init"].contains(
        outline.name(outline.callee(of: call)))
    else { return nil }
    var place = NumberPlace(
      form: Form.stroke.rawValue, value: argument.value, signature: outline.signature(call))
    place.drawing = drawnLine(of: call, in: outline).map {
      "it is the width of \($0), and of no border; that of a whole shape is applied"
    }
    return place
  }

  /// What a call strokes, if it is not a border; `nil` for a whole shape.
  ///
  /// A path is drawn point by point, and a ring that shows progress is a part of a circle.
  private static func drawnLine(of call: CallExpression, in outline: SyntaxOutline) -> String? {
    let strokes = ["stroke", "strokeBorder"]
    let isStroke = strokes.contains(outline.name(call.name))
    guard let stroke = isStroke ? call : outline.call(at: outline.encloser(call.name)),
      strokes.contains(outline.name(stroke.name)), outline.kind(stroke.name - 1) == .period
    else { return nil }
    let start = outline.chainStart(stroke.name)
    if outline.isText(start, "Path") && outline.kind(start + 1) == .leftBrace
      || outline.arguments(stroke).contains(where: { outline.isText($0.label ?? -1, "with") })
    {
      return "a drawn line"
    }
    let isPart = outline.links(from: start).prefix { $0.end <= stroke.name }.contains {
      $0.kind == .member && outline.isText($0.name, "trim")
    }
    return isPart ? "a part of a shape" : nil
  }

  /// Reads `.border(color, width: 1)`.
  private static func border(_ name: Int, in outline: SyntaxOutline) -> NumberPlace? {
    guard let call = outline.modifierCall(named: name),
      let width = outline.arguments(call).first(where: { argument in
        argument.label.map { outline.isText($0, "width") } ?? false
      })
    else { return nil }
    return NumberPlace(
      form: Form.stroke.rawValue, value: width.value, signature: outline.signature(call))
  }

  /// Reads `layer.borderWidth = 1`, `Card(borderWidth: 1)`.
  private static func borderWidth(_ name: Int, in outline: SyntaxOutline) -> NumberPlace? {
    if let (call, argument) = outline.call(labelledBy: name) {
      var place = NumberPlace(
        form: Form.own.rawValue, value: argument.value, signature: outline.signature(call))
      place.obstacle =
        "'\(outline.name(outline.callee(of: call)))' belongs to the app and may take another type"
      return place
    }
    guard outline.kind(name - 1) == .period, let value = outline.valueAssigned(to: name) else {
      return nil
    }
    return NumberPlace(form: Form.layer.rawValue, value: value, signature: ".borderWidth =")
  }
}
