/// Finds sizes of what is tapped that are less than the design system asks for.
///
/// Only where the code gives a button, or what has a tap gesture, a size and nothing that widens it.
struct TouchTargetDetector: Detector {
  static var infos: [DetectorInfo] { [frameInfo] }

  /// What Apple's guidelines ask for, where the system says nothing else.
  static let standardMinimum = 44.0

  func drafts(in file: ScannedFile) -> [Draft] {
    let outline = file.outline
    guard outline.contains(.Button) || outline.contains(.onTapGesture) else { return [] }
    let minimum = file.settings.minimumTouchTarget ?? Self.standardMinimum
    return outline.indices(of: .frame).compactMap { draft(Int($0), under: minimum, in: outline) }
  }

  private func draft(_ name: Int, under minimum: Double, in outline: SyntaxOutline) -> Draft? {
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
    var draft = Draft(
      detector: Self.frameInfo.id, category: .touchTarget, span: span,
      spelling: outline.spelledSignature(call), value: .known(.measure(size, of: .touchTarget)),
      site: .cgFloat)
    draft.role = RoleReading(.button, evidence: "the size of what is tapped")
    draft.disposition = .reportOnly
    draft.reasons = [
      Reason(
        .reportOnly,
        "\(told(size)) points are less than the \(told(minimum)) that what is tapped should have")
    ]
    return draft
  }

  private func told(_ points: Double) -> String {
    DecimalText.text(points, places: 1) ?? "\(points)"
  }

  /// Whether the frame is that of a button, or is tapped later, and nothing widens it.
  private func isTapped(_ name: Int, in outline: SyntaxOutline) -> Bool {
    let start = outline.chainStart(name)
    let later = outline.links(from: start).drop { $0.name != name }.dropFirst()
    let names = later.filter { $0.name >= 0 }.map { outline.text($0.name) }
    if names.contains(where: Self.widening.contains) { return false }
    return outline.word(start) == .Button || names.contains("onTapGesture")
  }

  private static let widening: Set<String> = ["padding", "frame", "contentShape"]

  private static let frameInfo = DetectorInfo(
    id: "touch-target-frame", category: .touchTarget,
    summary:
      "A button, or something with a tap gesture, that is smaller than what should be tapped.",
    explanation: """
      Reported only, at the smaller side: whether the view or what can be tapped around it should \
      grow is for a person to decide. What is padded, framed or given a shape to touch afterwards is \
      left alone.
      """,
    examples: [
      .tells(
        .reportOnly, "Button(action: close) { icon }.frame(width: «32», height: 32)",
        "Button(\"Add\", action: add).frame(height: «30»)",
        "Image(systemName: \"xmark\").frame(width: 44, height: «20»).onTapGesture { close() }"),
      .ignores(
        "large enough", "Button(action: close) { icon }.frame(width: 44, height: 44)"),
      .ignores(
        "something widens it",
        "Button(action: close) { icon }.frame(width: 32, height: 32).padding(6)",
        "Button(action: close) { icon }.frame(width: 32, height: 32).contentShape(shape)"),
      .ignores(
        "not the size of what is tapped",
        "Button(action: close) { Image(systemName: \"xmark\").frame(width: 20) }",
        "Image(systemName: \"xmark\").frame(width: 20, height: 20)",
        "Button(action: close) { icon }.frame(minWidth: 20)"),
    ])
}
