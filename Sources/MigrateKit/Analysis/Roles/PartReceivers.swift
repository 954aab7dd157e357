// Distinguishes a part of a view from the view, by what a property is set on.

extension SyntaxOutline {
  /// Whether an assignment is to a named part of a view, and to a property of that part alone: the dot of
  /// `dotView.layer.cornerRadius = 4` is not a card where its cell is one.
  ///
  /// The text and the font of a part are those of the whole.
  func isOfPart(assignedTo target: Range<Int>) -> Bool {
    guard let last = target.last, kind(last) == .identifier,
      Self.ownProperties.contains(text(last))
    else { return false }
    let view = configuredView(assignedTo: target).map { [$0] } ?? []
    return (view + target.dropLast()).contains { index in
      guard kind(index) == .identifier, !isText(index, "self") else { return false }
      let words = NameWords.split(name(index))
      // `v` and `iv` are abbreviations of anything.
      return words.contains { $0.utf8.count > 2 && !Self.wholes.contains($0) }
    }
  }

  /// Properties of a view that say nothing of the views around.
  private static let ownProperties: Set<String> = [
    "backgroundColor", "cornerRadius", "borderWidth", "borderColor", "shadowColor", "shadowRadius",
    "shadowOpacity", "shadowOffset",
  ]

  /// The words for a view as a whole.
  private static let wholes: Set<String> = [
    "appearance", "background", "base", "body", "bounds", "box", "cell", "config", "configuration",
    "container", "content", "element", "holder", "inner", "layer", "main", "outer", "parent",
    "result", "root", "selected", "shape", "stack", "style", "super", "superview", "this", "view",
    "wrapper",
  ]
}
