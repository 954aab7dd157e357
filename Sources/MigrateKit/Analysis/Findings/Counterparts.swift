// Finds the code that depends on a value, the number of a view or a color: one of the two must not change alone.

extension SyntaxOutline {
  /// Other code of a view that depends on the number at a lexeme; `nil` for none.
  ///
  /// `depth * 14 + 8` beside a padding of 8, `padding(-8)` that undoes `padding(8)`, `radius - 2` around an inset of 2, and
  /// for a radius that of the view itself: `Card(cornerRadius: 20)`.
  ///
  /// - Parameters:
  ///   - span: The value.
  ///   - ancestors: The expressions around it.
  ///   - view: The start of the chain of its view; `nil` if it is not in one.
  ///   - category: The category of the value.
  /// - Returns: The lexemes of that code.
  func counterpart(
    of span: Range<Int>, among ancestors: [Ancestor], inView view: Int?,
    category: TokenCategory
  ) -> Range<Int>? {
    let number = span.lowerBound
    guard span.count == 1, kind(number) == .integer || kind(number) == .float,
      !isText(number, "0"), !isText(number, "1"),
      case .argument(let open, _, _)? = ancestors.first?.slot, let call = call(at: open)
    else { return nil }
    let start = view ?? chainStart(call.name)
    for link in links(from: start) where link.open >= 0 {
      // Where a view is moved to says nothing of its size.
      guard let close = partner(link.open), !isText(link.name, "offset"),
        !isText(link.name, "position")
      else { continue }
      let isSameModifier =
        link.name >= 0 && link.name != call.name && nameBytes(link.name) == nameBytes(call.name)
      for index in directLexemes(link.open + 1..<close) where isSame(index, number) {
        if calculates(at: index) || isSameModifier && isNegated(index) {
          return operands(around: index..<index + 1)
        }
        if category == .radius, let label = label(of: index), name(label).hasSuffix("ornerRadius") {
          return index..<index + 1
        }
      }
    }
    return localCounterpart(of: number)
  }

  /// The initial value of a local constant that calculates with the number: `width - gap - 2` before a spacing of 2.
  private func localCounterpart(of number: Int) -> Range<Int>? {
    let next = properties.partitioningIndex { $0.name >= number }
    for property in properties[..<next].suffix(Self.mostLocals).reversed() {
      guard scopes[property.parent].kind != .type, scopes[property.parent].kind != .file,
        scopes[property.parent].open < number, number < scopes[property.parent].close,
        !property.initializer.isEmpty
      else { continue }
      for index in directLexemes(property.initializer)
      where isSame(index, number) && calculates(at: index) {
        return property.initializer
      }
    }
    return nil
  }

  private static let mostLocals = 16

  /// The comparisons of a property with a name, by the words of both: `textColor black` for `field.textColor == .black`.
  ///
  /// They are found once, because a file may set very many colors.
  var comparisons: [String: Range<Int>] {
    var found: [String: Range<Int>] = [:]
    for index in buffer.lexemes.indices where kind(index) == .op {
      guard isText(index, "==") || isText(index, "!="), kind(index - 1) == .identifier else {
        continue
      }
      let isImplicit = kind(index + 1) == .period
      let other = isImplicit ? index + 1..<index + 3 : chain(around: index + 1)
      guard other.count < 4, kind(other.upperBound - 1) == .identifier else { continue }
      let words = "\(name(index - 1)) \(name(other.upperBound - 1))"
      found[words] = found[words] ?? index - 1..<other.upperBound
    }
    return found
  }

  /// The words by which code of the file compares the property that a color is set on with this color: it would change
  /// `field.textColor = .black` alone, and two colors that look alike need not be equal.
  func comparedWords(of color: Range<Int>, among ancestors: [Ancestor]) -> String? {
    guard let name = color.last, kind(name) == .identifier,
      case .assigned(let target)? = ancestors.lazy.map(\.slot).first(where: {
        if case .assigned = $0 { true } else { false }
      }), let property = target.last, kind(property) == .identifier
    else { return nil }
    return "\(self.name(property)) \(self.name(name))"
  }

  /// Whether a view is a placeholder over a text editor: a text that takes no touches and draws nothing behind it.
  func isPlaceholder(_ view: Int) -> Bool {
    guard headName(at: view) == "Text" else { return false }
    var takesTouches = true
    for link in links(from: view) where link.kind == .member {
      if ViewWords.behind.contains(name(link.name)) || isText(link.name, "overlay") { return false }
      if isText(link.name, "allowsHitTesting"), isText(link.name + 2, "false") {
        takesTouches = false
      }
    }
    return !takesTouches
  }

  /// The lexemes of a span that are not in closures.
  private func directLexemes(_ span: Range<Int>) -> some Sequence<Int> {
    sequence(state: span.lowerBound) { index -> Int? in
      guard index < span.upperBound else { return nil }
      defer { index = kind(index) == .leftBrace ? stepOver(index) : index + 1 }
      return index
    }
  }

  private func isSame(_ index: Int, _ number: Int) -> Bool {
    index != number && kind(index) == kind(number) && nameBytes(index) == nameBytes(number)
  }

  /// Whether a number is added to a length or subtracted from one, and not from the number of some things.
  private func calculates(at index: Int) -> Bool {
    let operators = [index - 1, index + 1].filter { op in
      kind(op) == .op && buffer.lexemes[op].flags.contains(.infix)
        && (isText(op, "+") || isText(op, "-"))
    }
    return !operators.isEmpty && !operators.contains { isText($0 - 1, "count") }
  }

  private func isNegated(_ index: Int) -> Bool {
    kind(index - 1) == .op && isText(index - 1, "-") && !calculates(at: index)
  }

  /// The label of a number that is a whole argument.
  private func label(of index: Int) -> Int? {
    guard case .argument(_, let label, _) = slot(of: index..<index + 1) else { return nil }
    return label
  }
}
