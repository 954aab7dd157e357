// Queries on the outline that only concern colors.

extension SyntaxOutline {
  /// The color type that an expression explicitly starts with: `Color.red`, `UIColor(…)`.
  func writtenColorType(at start: Int) -> ColorType? {
    let isModule = kind(start + 1) == .period && ColorType(word(start + 2)) != nil
    let name = isModule ? start + 2 : start
    guard let type = ColorType(word(name)), name > start || kind(start - 1) != .period else {
      return nil
    }
    switch kind(name + 1) {
    case .leftParen: return type
    // The type of a member is unknown except for colors, which most are.
    case .period: return type
    default: return nil
    }
  }

  /// Whether a lexeme is in what masks a view, of which only the opacity is seen: in the arguments or the closure of `mask`,
  /// or in a type or a member that is called so, `GradientMask`.
  func isInMask(_ index: Int) -> Bool {
    let type = enclosingType(of: index).map { $0.name.upperBound - 1 }
    let member = enclosingMember(of: index).flatMap(memberNameIndex)
    if [type, member].contains(where: { $0.map(isCalledMask) ?? false }) { return true }
    // The stops of the gradient that a layer is masked with.
    if let member, kind(encloser(index)) == .leftSquare, isCalledColorsOfMask(member) {
      return true
    }
    guard contains(.mask) else { return false }
    var open = encloser(index)
    for _ in 0..<Self.maximumDepth where open >= 0 {
      let name = kind(open) == .leftBrace ? callTaking(closure: open) : open - 1
      if let name, word(name) == .mask, kind(name - 1) == .period { return true }
      open = encloser(open)
    }
    return false
  }

  /// A mask may also be one of digits, or a face's.
  private func isCalledMask(_ name: Int) -> Bool {
    let bytes = nameBytes(name)
    guard bytes.suffix(3).elementsEqual("ask".utf8) else { return false }
    let words = NameWords.split(String(decoding: bytes, as: UTF8.self))
    return words.last == "mask" && words.dropLast().last.map(Self.kindsOfMasks.contains) ?? false
  }

  /// Whether a name is that of the colors of a mask: `updateMaskColors`.
  private func isCalledColorsOfMask(_ name: Int) -> Bool {
    NameWords.split(self.name(name)).suffix(2) == ["mask", "colors"]
  }

  private static let kindsOfMasks: Set<String> = [
    "gradient", "fade", "fading", "shimmer", "alpha", "edge", "edges",
  ]

  /// The name of the call that a closure is passed to: trailing, or as an argument.
  func callTaking(closure open: Int) -> Int? {
    if isTrailingClosure(open) {
      var before = open - 1
      if kind(before) == .colon {
        before = open - 3
        while kind(before) == .rightBrace, let first = partner(before) {
          before = kind(first - 1) == .colon ? first - 3 : first - 1
        }
      }
      if kind(before) == .rightParen, let arguments = partner(before) {
        return call(at: arguments)?.name
      }
      return kind(before) == .identifier ? before : nil
    }
    guard let close = partner(open),
      case .argument(let parenthesis, _, _) = slot(of: open..<close + 1)
    else { return nil }
    return call(at: parenthesis)?.name
  }
}

extension Site {
  /// The site of an expression of the type with this name; `nil` for other types than colors.
  init?(type name: Int, in outline: SyntaxOutline) {
    if let color = ColorType(outline.word(name)) {
      self = color.site
    } else if outline.word(name) == .ShapeStyle {
      self = .shapeStyle
    } else if outline.isText(name, "Any") || outline.isText(name, "AnyObject") {
      self = .any
    } else {
      return nil
    }
  }

  /// The type of color that an implicit member is looked up on.
  var colorType: ColorType? {
    switch self {
    case .color, .shapeStyle: .color
    case .uiColor: .uiColor
    case .nsColor: .nsColor
    case .cgColor: .cgColor
    default: nil
    }
  }
}
