// Detects palettes of colors: the cases of a switch, the members of an enum, the elements of a
// list.

extension SyntaxOutline {
  /// The lexeme that identifies the palette of the color `span`; `nil` for a single color.
  ///
  /// The colors of a palette are chosen to be distinguishable: `case .calm: return Color.skyBlue`
  /// beside `case .brave: return Color.ember`.
  func palette(of span: Range<Int>) -> Int? {
    for (span, slot) in ancestors(of: span) {
      switch slot {
      case .receiver:
        guard changesOnlyColor(chain(around: span.lowerBound).lowerBound) else { return nil }
      case .ternary, .parenthesized(_, nil, 0): continue
      case .argument(let open, _, _):
        // `UIColor(Color.skyBlue)` is that color of another framework.
        guard let call = call(at: open), ColorType(word(call.name)) != nil,
          arguments(call).count == 1
        else { return nil }
      case .element(let open), .dictionaryValue(let open, _): return open
      case .initializer(let property): return palette(ofMember: properties[property])
      case .statement, .returned, .assigned: return palette(ofCaseAround: span.lowerBound)
      default: return nil
      }
    }
    return nil
  }

  /// Whether the chained members return a color, not a view.
  private func changesOnlyColor(_ start: Int) -> Bool {
    links(from: start).allSatisfy { link in
      guard link.kind == .member else { return true }
      switch text(link.name) {
      case "opacity", "withAlphaComponent", "cgColor", "gradient", "resolvedColor": return true
      // The names of the color itself: `Color.Brand.ink`, and calls that return it.
      default: return link.closure < 0 && !Self.viewModifiers.contains(text(link.name))
      }
    }
  }

  private static let viewModifiers: Set<String> = [
    "background", "border", "clipShape", "cornerRadius", "edgesIgnoringSafeArea", "frame",
    "ignoresSafeArea", "mask", "onTapGesture", "overlay", "padding",
  ]

  /// The switch whose case returns a color.
  private func palette(ofCaseAround index: Int) -> Int? {
    let scope = scopes[scopeIndex(index)]
    guard scope.kind == .switchCase, scope.parent >= 0 else { return nil }
    return scopes[scope.parent].header
  }

  /// The enum that a constant is a member of.
  private func palette(ofMember property: PropertyDeclaration) -> Int? {
    let scope = scopes[property.parent]
    guard scope.kind == .type, scope.declaration >= 0, isStatic(property),
      types[scope.declaration].keyword == .enum
    else { return nil }
    return scope.open
  }
}
