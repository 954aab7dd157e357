/// Finds sizes of tap targets: the size that the design system requires, and smaller ones.
///
/// Only for buttons and views with a tap gesture that have a size and nothing that enlarges it.
struct TouchTargetDetector: Detector {
  static let category: TokenCategory? = .touchTarget

  /// The forms of the value.
  enum Form: String, CaseIterable, Sendable {
    case minimum = "touch-target-minimum"
    case frame = "touch-target-frame"
  }

  /// The minimum in Apple's guidelines, unless the system states another.
  static let standardMinimum = 44.0

  func rawFindings(in file: ScannedFile) -> [RawFinding] {
    let outline = file.outline
    let minimum = file.settings.minimumTouchTarget
    let isTapped = outline.contains(.Button) || outline.contains(.onTapGesture)
    var rawFindings: [RawFinding] = []
    if isTapped {
      rawFindings += outline.indices(of: .frame).compactMap {
        tooSmall(Int($0), under: minimum ?? Self.standardMinimum, in: outline)
      }
    }
    guard let minimum else { return rawFindings }
    let places = isTapped ? outline.indices(of: .frame).flatMap { sides(Int($0), in: outline) } : []
    return rawFindings
      + (places + anchors(in: outline)).filter { outline.number($0.value) == minimum }
      .map { rawFinding(minimum, $0, in: outline) }
  }

  // MARK: Required size

  /// The sides of a frame that determines the tappable area of a view; none of a rectangle whose other side is not a tap
  /// target, like that of a thumbnail.
  private func sides(_ name: Int, in outline: SyntaxOutline) -> [NumberPlace] {
    guard let call = outline.modifierCall(named: name),
      isTapped(name, in: outline) || isLabelOfButton(name, in: outline)
    else { return [] }
    let sides = outline.arguments(call).filter { argument in
      argument.label.map { Self.sides.contains(outline.name($0)) } ?? false
    }
    let sizes = Set(sides.map { outline.number($0.value) })
    guard sizes.count == 1 else { return [] }
    return sides.map { side in
      NumberPlace(
        form: Form.minimum.rawValue, value: side.value, signature: outline.signature(call))
    }
  }

  private static let sides: Set<String> = ["width", "height", "minWidth", "minHeight"]

  /// The constants of the constraints on a button: `closeButton.heightAnchor.constraint(…)`.
  private func anchors(in outline: SyntaxOutline) -> [NumberPlace] {
    outline.indices(of: .constraint).compactMap { index in
      let name = Int(index)
      guard let call = outline.modifierCall(named: name), outline.kind(name - 3) == .period,
        ["heightAnchor", "widthAnchor"].contains(outline.name(name - 2)),
        outline.name(name - 4).lowercased().hasSuffix("button"),
        let argument = outline.arguments(call).first(where: { argument in
          let label = argument.label.map(outline.name) ?? ""
          return ["equalToConstant", "greaterThanOrEqualToConstant"].contains(label)
        })
      else { return nil }
      return NumberPlace(
        form: Form.minimum.rawValue, value: argument.value, signature: outline.signature(call)
      )
    }
  }

  private func rawFinding(_ size: Double, _ place: NumberPlace, in outline: SyntaxOutline)
    -> RawFinding
  {
    var rawFinding = RawFinding(
      detector: place.form, category: .touchTarget, span: place.value, signature: place.signature,
      value: .known(.measure(size, of: .touchTarget)), site: .cgFloat)
    rawFinding.role = RoleReading(.button, evidence: "the size of a tap target")
    return rawFinding
  }

  /// Whether a view is the only content of a button: `Button(action: close) { icon.frame(…) }`.
  private func isLabelOfButton(_ name: Int, in outline: SyntaxOutline) -> Bool {
    let open = outline.encloser(outline.chainStart(name))
    guard open > 0, outline.kind(open) == .leftBrace else { return false }
    var last = open - 1
    // `Button { close() } label: { … }`
    if outline.kind(last) == .colon, let action = outline.partner(last - 2) { last = action - 1 }
    if outline.kind(last) == .rightParen, let arguments = outline.partner(last) {
      last = arguments - 1
    }
    return outline.word(last) == .Button
  }

  // MARK: Too small

  private func tooSmall(_ name: Int, under minimum: Double, in outline: SyntaxOutline)
    -> RawFinding?
  {
    guard outline.kind(name - 1) == .period, let call = outline.call(named: name),
      isTapped(name, in: outline)
    else { return nil }
    let sides = outline.arguments(call).compactMap { argument -> (Double, Range<Int>)? in
      guard let label = argument.label,
        outline.isText(label, "width") || outline.isText(label, "height"),
        let size = outline.number(argument.value), size > 0, size < minimum
      else { return nil }
      return (size, argument.value)
    }
    guard let (size, span) = sides.min(by: { $0.0 < $1.0 }) else { return nil }
    let place = NumberPlace(
      form: Form.frame.rawValue, value: span, signature: outline.signature(call))
    var rawFinding = rawFinding(size, place, in: outline)
    rawFinding.disposition = .reportOnly
    rawFinding.reasons = [
      Reason(
        .reportOnly,
        "\(reported(size)) points are less than the \(reported(minimum)) that a tap target needs"
      )
    ]
    return rawFinding
  }

  private func reported(_ points: Double) -> String {
    DecimalText.text(points, places: 1) ?? "\(points)"
  }

  /// Whether the frame is that of a button or has a tap gesture, and nothing enlarges it.
  private func isTapped(_ name: Int, in outline: SyntaxOutline) -> Bool {
    let start = outline.chainStart(name)
    let names = outline.links(afterModifier: name).filter { $0.name >= 0 }.map {
      outline.text($0.name)
    }
    if names.contains(where: Self.widening.contains) { return false }
    return outline.word(start) == .Button || names.contains("onTapGesture")
  }

  private static let widening: Set<String> = ["padding", "frame", "contentShape"]
}
