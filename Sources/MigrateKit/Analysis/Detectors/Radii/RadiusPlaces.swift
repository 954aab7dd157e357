/// Finds the places of a file that take a corner radius.
///
/// Each occurrence of a word about corners is examined once: as the label of an argument, the name
/// of a modifier, or an assigned property. Declarations, key paths, and the radii of shadows,
/// blurs, arcs and gradients do not count.
struct RadiusPlaces {
  private let outline: SyntaxOutline

  /// The places of a file, in order of the words that announce them.
  static func places(in outline: SyntaxOutline) -> [NumberPlace] {
    let finder = RadiusPlaces(outline: outline)
    var found: [(index: Int, word: Word)] = []
    for (known, word) in words {
      for index in outline.indices(of: known) where outline.kind(Int(index)) == .identifier {
        found.append((Int(index), word))
      }
    }
    for index in outline.lexemes.indices
    where outline.lexemes[index].flags.contains(.endsInCornerRadius) {
      found.append((index, .cornerRadius))
    }
    return found.sorted { $0.index < $1.index }
      .flatMap { finder.places(announcedBy: $0.word, at: $0.index) }
  }

  private func place(
    _ form: RadiusDetector.Form, _ value: Range<Int>, _ signature: String
  ) -> NumberPlace {
    var place = NumberPlace(form: form.rawValue, value: value, signature: signature)
    place.isOwn = form == .own
    return place
  }

  /// The kind of a word about corners.
  private enum Word {
    /// `cornerRadius` and names that end in it.
    case cornerRadius
    /// `topLeadingRadius`, `cornerWidth`, `xRadius` and the like: labels only.
    case label
    /// `cornerSize`, `cornerRadii`: the label of a value with several numbers.
    case size
    /// `radius`: a corner's only in certain calls.
    case radius
    /// `RectangleCornerRadii`
    case radii
    /// `fixed`: a radius inside of a corner configuration.
    case fixed
  }

  private static let words: [(KnownWord, Word)] = [
    (.cornerRadius, .cornerRadius), (.presentationCornerRadius, .cornerRadius),
    (.preferredCornerRadius, .cornerRadius), (.topLeadingRadius, .label),
    (.topTrailingRadius, .label), (.bottomLeadingRadius, .label), (.bottomTrailingRadius, .label),
    (.cornerWidth, .label), (.cornerHeight, .label), (.xRadius, .label), (.yRadius, .label),
    (.cornerSize, .size), (.cornerRadii, .size), (.radius, .radius),
    (.RectangleCornerRadii, .radii), (.fixed, .fixed),
  ]

  private func places(announcedBy word: Word, at index: Int) -> [NumberPlace] {
    switch word {
    case .cornerRadius:
      return [labelled(index) ?? modifier(index) ?? assigned(index)].compactMap { $0 }
    case .label: return [labelled(index)].compactMap { $0 }
    case .size: return sizes(index)
    case .radius: return [radius(index)].compactMap { $0 }
    case .radii: return corners(index)
    case .fixed: return fixed(index)
    }
  }
}

// MARK: - Arguments

extension RadiusPlaces {
  private func labelled(_ label: Int) -> NumberPlace? {
    if let parameter = parameterDefault(label) { return parameter }
    guard let (call, argument) = outline.call(labelledBy: label) else { return nil }
    let place = place(argument.value, of: call)
    return place.isOwn && isFraction(argument.value) ? nil : place
  }

  /// Whether an argument is a fraction of some size, which a function of the app may take for a radius.
  private func isFraction(_ value: Range<Int>) -> Bool {
    if case .constant(let number) = outline.numberReading(value) {
      number > 0 && number < 1
    } else {
      false
    }
  }

  private func place(_ value: Range<Int>, of call: CallExpression) -> NumberPlace {
    let callee = callee(of: call)
    var place = place(Self.forms[callee] ?? .own, value, outline.signature(call))
    if place.form == RadiusDetector.Form.path.rawValue, hasOwnRectangle(call) {
      place.drawing =
        "it is a corner of a part of a drawing; that of a view or of its whole shape is applied"
    }
    return place
  }

  /// Whether a path is made of a rectangle that is calculated for it, not that of a whole view.
  private func hasOwnRectangle(_ call: CallExpression) -> Bool {
    outline.arguments(call).contains { argument in
      let start = argument.value.lowerBound
      guard ["CGRect", "NSRect"].contains(outline.text(start)),
        let rectangle = outline.call(at: start + 1)
      else { return false }
      return outline.arguments(rectangle).contains { part in
        let isOrigin = part.label.map { ["x", "y"].contains(outline.text($0)) } ?? false
        return isOrigin && !outline.isText(part.value.lowerBound, "0")
      }
    }
  }

  private static let forms: [String: RadiusDetector.Form] = [
    "RoundedRectangle": .shape, "UnevenRoundedRectangle": .shape, "ConcentricRectangle": .shape,
    "RectangleCornerRadii": .shape, "rect": .shape, "roundedRectangle": .shape,
    "Path": .path, "UIBezierPath": .path, "NSBezierPath": .path, "CGPath": .path,
    "addRoundedRect": .path,
  ]

  private func callee(of call: CallExpression) -> String { outline.name(outline.callee(of: call)) }

  /// The default value of a parameter of this name: `init(cornerRadius: CGFloat = 8)`.
  private func parameterDefault(_ index: Int) -> NumberPlace? {
    outline.defaultValue(ofParameter: index).map {
      place(.constant, $0, "\(outline.name(index)): … = …")
    }
  }

  /// `radius:` of a shape or a modifier that is about corners.
  private func radius(_ label: Int) -> NumberPlace? {
    guard let (call, argument) = outline.call(labelledBy: label) else { return nil }
    let callee = callee(of: call)
    let words = NameWords.split(callee)
    let isCorner = words.contains { $0.hasPrefix("corner") || $0.hasPrefix("round") }
    return isCorner ? place(argument.value, of: call) : nil
  }

  /// Reads `cornerSize: CGSize(width: 4, height: 4)`, `cornerRadii: .init(topLeading: 8)`.
  private func sizes(_ label: Int) -> [NumberPlace] {
    guard let (call, argument) = outline.call(labelledBy: label),
      let inner = outline.call(at: lastOpen(argument.value))
    else { return [] }
    let name = self.callee(of: inner)
    let isSize = name == "CGSize" || name == "NSSize" || name == "init"
    guard isSize, outline.chain(around: inner.name) == argument.value else { return [] }
    return outline.arguments(inner).compactMap { part in
      guard let label = part.label, Self.parts.contains(outline.name(label)) else { return nil }
      return place(part.value, of: call)
    }
  }

  private func lastOpen(_ span: Range<Int>) -> Int {
    guard let last = span.last, outline.kind(last) == .rightParen else { return -1 }
    return outline.partner(last) ?? -1
  }

  private static let parts: Set<String> = [
    "width", "height", "topLeading", "topTrailing", "bottomLeading", "bottomTrailing",
  ]

  /// Reads `RectangleCornerRadii(topLeading: 8, …)`.
  private func corners(_ name: Int) -> [NumberPlace] {
    guard let call = outline.call(named: name), outline.call(at: call.open) != nil else {
      return []
    }
    return outline.arguments(call).filter { $0.label != nil }.map { place($0.value, of: call) }
  }

  /// `.fixed(12)` where a corner style is expected.
  private func fixed(_ name: Int) -> [NumberPlace] {
    guard outline.kind(name - 1) == .period, let call = outline.call(named: name),
      let argument = outline.arguments(call).first, argument.label == nil,
      case .argument(let open, let label, _) = outline.slot(of: outline.chain(around: name)),
      let outer = outline.call(at: open)
    else { return [] }
    let callee = self.callee(of: outer)
    let isCorner =
      callee == "ConcentricRectangle" || callee == "corners"
      || label.map { outline.text($0).lowercased().contains("corner") } ?? false
    return isCorner
      ? [place(.shape, argument.value, ".fixed(_:)")] : []
  }
}

// MARK: - Modifiers and assignments

extension RadiusPlaces {
  /// Reads `.cornerRadius(8)`, `.cornerRadius(12, corners: [.topLeft])`.
  private func modifier(_ name: Int) -> NumberPlace? {
    guard let call = outline.modifierCall(named: name), let argument = radiusArgument(of: call)
    else {
      return nil
    }
    return place(
      .modifier, argument.value,
      outline.signature("." + outline.name(name), outline.arguments(call)))
  }

  /// The radius among the arguments: the first without a label, or the next after a list of corners.
  private func radiusArgument(of call: CallExpression) -> Argument? {
    let unlabelled = outline.arguments(call).prefix { $0.label == nil }
    guard unlabelled.count > 1 else { return unlabelled.first }
    let number = unlabelled.first { argument in
      switch outline.numberReading(argument.value) {
      case .constant, .several: true
      case .reference, .computed: false
      }
    }
    return number ?? unlabelled.first
  }

  /// Reads `layer.cornerRadius = 8`, `preferredCornerRadius = 16`.
  private func assigned(_ name: Int) -> NumberPlace? {
    outline.valueAssigned(to: name).map {
      place(.layer, $0, ".\(outline.name(name)) =")
    }
  }
}
