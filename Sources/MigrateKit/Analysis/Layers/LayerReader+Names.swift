// Reads named colors and gradients, which only the project can resolve.

extension LayerReader {
  /// One of the alternatives or parts of an expression.
  private struct Part {
    var span: Range<Int>
    var arms: [PaintTarget.Arm]
  }

  /// The layers that an expression paints at a place, those by names included: `a ? Color.blue : .brand`,
  /// `LinearGradient(colors: [.blue, .brand], …)`.
  mutating func layers(paintedBy span: Range<Int>, at place: PaintTarget.Place) -> [Int] {
    var parts: [Part] = []
    collect(span, [], into: &parts)
    return parts.flatMap { layers(paintedBy: $0, at: place) }
  }

  /// Adds the backgrounds of UIKit and AppKit views that are set to a named color:
  /// `card.backgroundColor = Palette.brand`.
  mutating func addNamedSurfaces() {
    for name in outline.lexemes.indices
    where outline.kind(name) == .identifier && outline.kind(name + 1) == .equal
      && (outline.isText(name, "backgroundColor") || outline.isText(name, "baseBackgroundColor"))
    {
      guard let end = outline.operandsEnd(from: name + 2) else { continue }
      let start = outline.chainStart(name)
      let receiver = start..<max(name - 1, start)
      var parts: [Part] = []
      collect(name + 2..<end, [], into: &parts)
      for part in parts where colors(in: part.span).isEmpty {
        let target = PaintTarget(
          place: .property(receiver: receiver, isForeground: false), arms: part.arms)
        let layer = self.name(
          .code(outline.text(part.span)), at: part.span.lowerBound, target)
        receivers.add(layer, on: receiver, isSurface: true, in: outline)
      }
    }
  }

  private mutating func layers(paintedBy part: Part, at place: PaintTarget.Place) -> [Int] {
    let known = colors(in: part.span)
    guard known.isEmpty else { return known }
    if let value = value(namedBy: part.span), references.insert(part.span.lowerBound).inserted {
      defer { references.remove(part.span.lowerBound) }
      return surface(of: value) ?? []
    }
    let source = PaintedCode.Source.code(outline.text(part.span))
    return [
      name(source, at: part.span.lowerBound, PaintTarget(place: place, arms: part.arms))
    ]
  }

  /// The layer of a name that the project resolves.
  mutating func name(
    _ source: PaintedCode.Source, at index: Int, _ paintTarget: PaintTarget
  ) -> Int {
    if let known = namedLayers[index] { return known }
    let layer = append(paintTarget)
    namedLayers[index] = layer
    painted.append(
      PaintedCode(
        layer: layer, source: source, offset: outline.byteRange(index..<index + 1).start,
        enclosingType: outline.enclosingTypeName(of: index) ?? ""))
    return layer
  }

  /// The layers of a background expression: nothing (`nil`), unknown (empty), or layers.
  mutating func surface(of span: Range<Int>) -> [Int]? {
    guard outline.chain(around: span.lowerBound).upperBound < span.upperBound else {
      return surface(at: span.lowerBound)
    }
    return layers(paintedBy: span, at: .view(span.lowerBound))
  }

  /// The paint of a view of one color or gradient: the shape's fill, or the start of the chain
  /// before the view's modifiers.
  func fill(of start: Int, links: [ChainLink]) -> Range<Int>? {
    if outline.isShape(at: start) {
      let fill = links.first { link in
        ["fill", "foregroundStyle", "foregroundColor"].contains(outline.text(link.name))
      }
      let argument = fill.flatMap { outline.call(named: $0.name) }.flatMap {
        outline.arguments($0).first
      }
      return argument.flatMap { $0.label == nil ? $0.value : nil }
    }
    var end = outline.primaryEnd(start)
    var names = 1
    var rest = links[...]
    if let call = rest.first, call.kind == .call {
      guard ViewWords.styles.contains(outline.name(start)) else { return nil }
      end = call.end
      rest = rest.dropFirst()
    }
    while let link = rest.first, link.kind == .member, link.open < 0, link.closure < 0 {
      end = link.end
      names += 1
      rest = rest.dropFirst()
    }
    // `opacity` directly on a color belongs to the color.
    if let link = rest.first, link.kind == .member, outline.isText(link.name, "opacity"),
      ColorType(outline.word(start)) != nil
    {
      end = link.end
    }
    let isName = outline.kind(start) == .identifier && !outline.startsUppercase(start)
    let isAlone = names == 1 && rest.first?.kind != .call && isName
    return names > 1 || isAlone || rest.count < links.count ? start..<end : nil
  }

  // MARK: Parts

  private func collect(_ span: Range<Int>, _ arms: [PaintTarget.Arm], into parts: inout [Part]) {
    let span = outline.withoutParentheses(span)
    guard !span.isEmpty, parts.count < 16, arms.count < 8 else { return }
    // A light/dark pair is one color.
    if colors[span.lowerBound]?.contains(where: { $0.span.upperBound >= span.upperBound }) ?? false
    {
      return parts.append(Part(span: span, arms: arms))
    }
    if let question = outline.outerQuestion(in: span), let ternary = outline.ternary(at: question),
      ternary.span == span
    {
      for (arm, isThen) in [(ternary.thenArm, true), (ternary.elseArm, false)] {
        let condition = PaintTarget.Arm(ternary.condition, holds: isThen, in: outline)
        collect(arm, arms + [condition], into: &parts)
      }
    } else if let (op, name) = outline.weakestOperator(in: span), name == "??" {
      collect(span.lowerBound..<op, arms, into: &parts)
      collect(op + 1..<span.upperBound, arms, into: &parts)
    } else if outline.kind(span.lowerBound) == .leftSquare,
      outline.partner(span.lowerBound) == span.upperBound - 1
    {
      for element in outline.elements(open: span.lowerBound, close: span.upperBound - 1) {
        collect(element.value, arms, into: &parts)
      }
    } else if let call = styleCall(span) {
      for argument in outline.arguments(call) where isColors(argument.label) {
        collect(argument.value, arms, into: &parts)
      }
    } else {
      parts.append(Part(span: span, arms: arms))
    }
  }

  /// The call of a gradient or a style that is the whole expression.
  private func styleCall(_ span: Range<Int>) -> CallExpression? {
    let close = span.upperBound - 1
    guard outline.kind(close) == .rightParen, let open = outline.partner(close),
      let call = outline.call(at: open), outline.chainStart(call.name) == span.lowerBound,
      ColorType(outline.word(call.name)) == nil,
      ViewWords.styles.contains(outline.name(call.name)) || isStyle(outline.arguments(call))
    else { return nil }
    return call
  }

  /// Whether arguments are those of a gradient or of one of its stops: `.init(colors: …)`.
  private func isStyle(_ arguments: [Argument]) -> Bool {
    guard let label = arguments.first?.label else { return false }
    return outline.isText(label, "colors") || outline.isText(label, "stops")
      || outline.isText(label, "color") && arguments.count == 2
        && arguments[1].label.map { outline.isText($0, "location") } ?? false
  }

  private func isColors(_ label: Int?) -> Bool {
    guard let label else { return true }
    return ["colors", "stops", "gradient", "color"].contains(outline.text(label))
  }

  /// The layers of the colors that are written in an expression.
  private func colors(in span: Range<Int>) -> [Int] {
    span.flatMap { colors[$0]?.map(\.layer) ?? [] }
  }

  /// The value of a property of the same file, unqualified or on `self`.
  private func value(namedBy span: Range<Int>) -> Range<Int>? {
    let isOnSelf = outline.isText(span.lowerBound, "self") && span.count == 3
    guard span.count == 1 || isOnSelf, outline.kind(span.upperBound - 1) == .identifier else {
      return nil
    }
    let name = span.upperBound - 1
    guard let property = outline.property(seenAt: name), property.isLet || property.isComputed
    else { return nil }
    return outline.singleValue(of: property)
  }
}
