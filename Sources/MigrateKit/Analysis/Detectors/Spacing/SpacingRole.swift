/// Determines the role of spacing from its context.
enum SpacingRole {
  /// The role of the spacing at `span`.
  ///
  /// Padding followed by a background, as on a card or a badge, belongs to that component. Padding
  /// without a background has no evidence, and spacing between the views of a card is not the
  /// card's padding. The edges of a constraint show whether it is a gap or an inset.
  static func role(of span: Range<Int>, in outline: SyntaxOutline) -> RoleReading {
    switch ValueHolder(of: span, in: outline).slot {
    case .argument(let open, let label, _):
      guard let call = outline.call(at: open) else { return .unknown }
      if isGap(label, of: call, in: outline) {
        let evidence = "argument of \(outline.name(outline.callee(of: call)))"
        return RoleReading(.gap, evidence: evidence)
      }
      let constrained = ConstraintEdges(outline: outline).role(of: call, label: label)
      if constrained.role != .unknown { return constrained }
      return outline.word(call.name) == .padding && outline.hasBackdrop(afterModifier: call)
        ? ComponentRole.role(of: span, in: outline) : .unknown
    case .assigned(let target) where isGap(assignedTo: target.upperBound - 1, in: outline):
      return RoleReading(.gap, evidence: "assigned to \(outline.name(target.upperBound - 1))")
    default:
      return .unknown
    }
  }

  /// Whether a property is the spacing between the views of a stack or the cells of a layout.
  private static func isGap(assignedTo property: Int, in outline: SyntaxOutline) -> Bool {
    switch outline.word(property) {
    case .spacing, .minimumLineSpacing, .minimumInteritemSpacing, .interGroupSpacing: true
    default: false
    }
  }

  /// Whether an argument is the spacing between views: `spacing:` and similar.
  private static func isGap(
    _ label: Int?, of call: CallExpression, in outline: SyntaxOutline
  ) -> Bool {
    guard let label else { return outline.word(call.name) == .setCustomSpacing }
    switch outline.word(label) {
    case .spacing, .horizontalSpacing, .verticalSpacing, .minLength: return true
    default: return false
    }
  }
}

extension SyntaxOutline {
  /// Whether a view gets a shape or a background after a modifier.
  func hasBackdrop(afterModifier call: CallExpression) -> Bool {
    links(afterModifier: call.name)
      .contains { $0.open >= 0 && Self.backdrops.contains(text($0.name)) }
  }

  private static let backdrops: Set<String> = [
    "background", "cornerRadius", "clipShape", "shadow", "border", "glassEffect",
  ]

  /// Whether a view gets a shape after a modifier, so that it does not fill the screen.
  func hasShape(afterModifier call: CallExpression) -> Bool {
    links(afterModifier: call.name).contains { link in
      switch text(link.name) {
      case "clipShape", "cornerRadius", "glassEffect": link.open >= 0
      case "background", "overlay":
        (link.name..<link.end).contains {
          kind($0) == .identifier && Self.shapes.contains(text($0))
        }
      default: false
      }
    }
  }

  /// Whether a stack, or a view that is called a card, has its shape before a modifier and gets no other after it, so
  /// that what pads it is around it.
  func isCard(beforeModifier call: CallExpression) -> Bool {
    let start = chainStart(call.name)
    // In a function of views the chain begins with the modifier: `padding(16).background(paper)`.
    guard start != call.name, !hasBackdrop(afterModifier: call) else { return false }
    let before = Array(links(from: start).lazy.prefix { $0.name != call.name })
    let isCalledCard = NameWords.split(name(start)).last == "card"
    guard isCalledCard || ["VStack", "HStack", "ZStack"].contains(text(start)) else { return false }
    func has(_ modifier: StaticString) -> Bool {
      before.contains { $0.open >= 0 && isText($0.name, modifier) }
    }
    // `card.image` is a part of what is called a card.
    let isWhole = before.allSatisfy { $0.name == start || $0.open >= 0 }
    return isCalledCard && isWhole || has("clipShape")
      || has("cornerRadius") || has("glassEffect") || has("background") && has("shadow")
  }

  private static let shapes: Set<String> = [
    "RoundedRectangle", "Capsule", "Circle", "rect", "capsule",
  ]
}
