// Distinguishes the fills of shapes, as of a button or a badge, from the backgrounds of pages.

extension SyntaxOutline {
  /// Whether the background that a modifier draws has a shape: `.background(brand, in: Capsule())`,
  /// `.background(brand).cornerRadius(8)`, `.background { Capsule().fill(brand) }`.
  func fillsShape(behind modifier: Int) -> Bool {
    let links = links(from: chainStart(modifier))
    guard let link = links.first(where: { $0.name == modifier }) else { return false }
    if let call = call(named: modifier) {
      let labels = arguments(call).compactMap(\.label)
      if labels.contains(where: { isText($0, "in") }) { return true }
    }
    let drawn = max(link.open, link.closure)
    if drawn >= 0, (drawn..<link.end).contains(where: namesShape) { return true }
    return links.contains {
      $0.kind == .member && $0.name > modifier && Self.shaping.contains(text($0.name))
    }
  }

  /// Whether a view that starts there is a filled shape, or the background in the shape of its view.
  func fillsShape(at start: Int) -> Bool {
    if isShape(at: start) { return true }
    for (span, slot) in ancestors(of: start..<start + 1) {
      switch slot {
      case .argument(let open, _, _):
        guard let call = call(at: open) else { return false }
        if ViewWords.behind.contains(name(call.name)), kind(call.name - 1) == .period {
          return fillsShape(behind: call.name)
        }
        guard ViewWords.styles.contains(name(call.name)) else { return false }
      case .receiver:
        let links = links(from: chainStart(span.lowerBound))
        if links.contains(where: { Self.shaping.contains(text($0.name)) }) { return true }
      case .ternary, .element, .parenthesized: continue
      default: return false
      }
    }
    return false
  }

  private func namesShape(_ index: Int) -> Bool {
    kind(index) == .identifier && startsUppercase(index) && ForegroundReceiver.isShape(name(index))
  }

  /// Modifiers that give a view a shape.
  private static let shaping: Set<String> = ["cornerRadius", "clipShape"]
}
