/// Assembles the shadows of layers, whose parts are assigned separately.
struct LayerShadows {
  let outline: SyntaxOutline
  /// The named colors of the app.
  let assets: NamedColors

  /// One shadow.
  struct Shadow {
    /// The value of the radius, or of the opacity where no radius is assigned.
    var anchor: Range<Int>
    /// The values of the other parts.
    var others: [Range<Int>]
    /// The value of the shadow.
    var expression: ShadowExpression
    /// The conditions on other files.
    var premises: [Premise]
    /// The statements that a token replaces; `nil` if a part shares its line with other code.
    var edits: LayerShadowEdits?
    /// Whether the owner of the shadow is named like a layer.
    var isOnLayer: Bool
  }

  /// One assignment: `shadowRadius = 4`.
  private struct Part {
    /// The name of the property.
    var name: Int
    /// The assigned value.
    var value: Range<Int>
  }

  /// The layer whose parts are assigned in one body: `card.layer`.
  private struct Layer: Hashable {
    var name: String
    var scope: Int
  }

  private static let properties: [KnownWord] = [
    .shadowColor, .shadowOpacity, .shadowRadius, .shadowOffset,
  ]

  /// The shadows of a file whose parts are all constant, in order.
  func shadows() -> [Shadow] {
    var parts: [Layer: [KnownWord: Part]] = [:]
    // The assignments to layers of one name in the whole file.
    var assigned: [String: Set<KnownWord>] = [:]
    var unclear: Set<Layer> = []
    for word in Self.properties {
      for index in outline.indices(of: word).map(Int.init) {
        guard let value = outline.valueAssigned(to: index) else { continue }
        let layer = layer(of: index)
        assigned[layer.name, default: []].insert(word)
        let before = parts[layer, default: [:]].updateValue(
          Part(name: index, value: value), forKey: word)
        if before != nil { unclear.insert(layer) }
      }
    }
    return parts.compactMap { layer, parts in
      // A part assigned in another body does not have Core Animation's default.
      let isWhole = assigned[layer.name, default: []].isSubset(of: parts.keys)
      return isWhole && !unclear.contains(layer) ? shadow(parts, of: layer) : nil
    }.sorted { $0.anchor.lowerBound < $1.anchor.lowerBound }
  }

  private func layer(of name: Int) -> Layer {
    let start = outline.kind(name - 1) == .period ? outline.chainStart(name) : name
    let isOfSelf = outline.isText(start, "self") && start + 1 < name
    return Layer(
      name: outline.compactText((isOfSelf ? start + 2 : start)..<name),
      scope: outline.scopeIndex(name))
  }

  private func shadow(_ parts: [KnownWord: Part], of layer: Layer) -> Shadow? {
    guard let opacity = parts[.shadowOpacity].flatMap({ outline.number($0.value) }), opacity > 0,
      let anchor = parts[.shadowRadius] ?? parts[.shadowOpacity]
    else { return nil }
    let others = parts.values.filter { $0.name != anchor.name }.sorted { $0.name < $1.name }
    var shadow = Shadow(
      anchor: anchor.value, others: others.map(\.value),
      // Core Animation's defaults.
      expression: ShadowExpression(
        color: .sample(ColorSample(red: 0, green: 0, blue: 0)), opacity: opacity, radius: 3, x: 0,
        y: -3),
      premises: [], edits: edits(calling: anchor, others),
      isOnLayer: layer.name.isEmpty || layer.name.lowercased().hasSuffix("layer."))
    if let value = parts[.shadowRadius]?.value {
      guard let radius = outline.number(value) else { return nil }
      shadow.expression.radius = radius
    }
    if let value = parts[.shadowOffset]?.value {
      guard let offset = size(value) else { return nil }
      (shadow.expression.x, shadow.expression.y) = offset
    }
    if let value = parts[.shadowColor]?.value {
      let reader = ColorReader(outline: outline, assets: assets)
      guard let color = reader.read(value, expecting: .cgColor), color.isConstant else {
        return nil
      }
      shadow.expression.color = color.expression
      shadow.premises = color.premises
    }
    return shadow
  }

  private func edits(calling anchor: Part, _ others: [Part]) -> LayerShadowEdits? {
    let lines = others.map { part in
      let start = outline.kind(part.name - 1) == .period ? outline.chainStart(part.name) : part.name
      return outline.wholeLines(of: start..<part.value.upperBound)
    }
    guard lines.allSatisfy({ $0 != nil }) else { return nil }
    return LayerShadowEdits(
      call: outline.byteRange(anchor.name..<anchor.value.upperBound),
      lines: lines.compactMap(\.self))
  }

  /// Reads `CGSize(width: 0, height: 2)`, `.init(width: 0, height: 2)`, `.zero`.
  private func size(_ span: Range<Int>) -> (Double, Double)? {
    guard let last = span.last else { return nil }
    if outline.isText(last, "zero") { return (0, 0) }
    guard let open = outline.partner(last), let call = outline.call(at: open),
      outline.chain(around: call.name) == span
    else { return nil }
    let numbers = outline.arguments(call).compactMap { argument in
      argument.label == nil ? nil : outline.number(argument.value)
    }
    return numbers.count == 2 ? (numbers[0], numbers[1]) : nil
  }
}
