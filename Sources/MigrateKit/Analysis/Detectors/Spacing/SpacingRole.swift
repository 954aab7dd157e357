/// Reads what a distance belongs to from the code around it.
enum SpacingRole {
  /// What the distance at `span` belongs to.
  ///
  /// Where something is padded and then drawn behind, as a card or a badge is, the padding is that
  /// thing's own. What is padded without its own ground says nothing, and the distance between
  /// the views of a card is not the card's padding.
  static func role(of span: Range<Int>, in outline: SyntaxOutline) -> RoleReading {
    switch ValueHolder(of: span, in: outline).slot {
    case .argument(let open, let label, _):
      guard let call = outline.call(at: open) else { return .unknown }
      if isGap(label, of: call, in: outline) {
        let evidence = "argument of \(outline.name(outline.callee(of: call)))"
        return RoleReading(.gap, evidence: evidence)
      }
      return outline.word(call.name) == .padding && hasBackdrop(call, in: outline)
        ? ComponentRole.role(of: span, in: outline) : .unknown
    case .assigned(let target) where outline.word(target.upperBound - 1) == .spacing:
      return RoleReading(.gap, evidence: "assigned to spacing")
    default:
      return .unknown
    }
  }

  /// Whether an argument is what is between views: `spacing:` and its kin.
  private static func isGap(
    _ label: Int?, of call: CallExpression, in outline: SyntaxOutline
  ) -> Bool {
    guard let label else { return outline.word(call.name) == .setCustomSpacing }
    switch outline.word(label) {
    case .spacing, .horizontalSpacing, .verticalSpacing, .minLength: return true
    default: return false
    }
  }

  /// Whether what is padded gets a shape or its own ground afterwards.
  private static func hasBackdrop(_ call: CallExpression, in outline: SyntaxOutline) -> Bool {
    outline.links(from: outline.chainStart(call.name))
      .drop { $0.name != call.name }.dropFirst()
      .contains { $0.open >= 0 && backdrops.contains(outline.text($0.name)) }
  }

  private static let backdrops: Set<String> = [
    "background", "cornerRadius", "clipShape", "shadow", "border", "glassEffect",
  ]
}
