// A hash of a value's use, by names that an app does not rename.

extension SyntaxOutline {
  /// Adds the context of the expression `span` to a hash, out to the statement: the modifiers it is
  /// an argument of and the views these are called on, the property it is assigned to, its arm of a
  /// condition.
  ///
  /// Only names of Apple's APIs count, because the app's names may be renamed without changing the
  /// use.
  func hashUse(among ancestors: [Ancestor], from start: UInt64) -> UInt64 {
    var hash = start
    func add(_ text: String) {
      hash = FNV1a.hash([0], from: FNV1a.hash(text.utf8, from: hash))
    }
    for (span, slot) in ancestors {
      switch slot {
      case .argument(let open, let label, _):
        guard let call = call(at: open) else { return hash }
        add(sharedName(call.name))
        if let label { add(name(label)) }
        let whole = chain(around: call.name)
        if whole.lowerBound < call.name { add(sharedName(whole.lowerBound)) }
      case .ternary(_, let isThen):
        guard expression(around: span, in: slot) != nil else { return hash }
        add(isThen ? "?" : ":")
      case .receiver, .operand, .element, .parenthesized, .dictionaryValue: continue
      case .assigned(let target):
        add(sharedName(target.upperBound - 1))
        return hash
      default:
        return hash
      }
    }
    return hash
  }

  /// A name of Apple's APIs; nothing for one that may be the app's.
  private func sharedName(_ index: Int) -> String {
    let name = name(index)
    return AppleAPINames.contains(name) ? name : ""
  }

  /// Adds the lexemes of a literal to a hash.
  ///
  /// A trailing comma is ignored, and so are names of variables, as in `scheme == .dark ? a : b`.
  func hashLiteral(_ span: Range<Int>, from start: UInt64) -> UInt64 {
    var hash = start
    for index in span where index < count {
      switch kind(index) {
      case .comma where kind(index + 1) == .rightParen || kind(index + 1) == .rightSquare:
        continue
      case .identifier where isVariable(index, in: span), .dollarIdentifier:
        hash = FNV1a.hash([0, 1], from: hash)
      default:
        let lexeme = lexemes[index]
        hash = FNV1a.hash([0], from: hash)
        hash = FNV1a.hash(bytes[lexeme.start..<lexeme.end], from: hash)
      }
    }
    return hash
  }

  /// Whether an identifier in a literal is the name of a variable, not a member, label, call, type
  /// or keyword.
  private func isVariable(_ index: Int, in span: Range<Int>) -> Bool {
    guard word(index) == .none, kind(index - 1) != .period || index == span.lowerBound,
      kind(index + 1) != .colon, kind(index + 1) != .leftParen
    else { return false }
    let first = bytes[lexemes[index].start]
    return first >= UInt8(ascii: "a") && first <= UInt8(ascii: "z") || first == UInt8(ascii: "_")
  }
}
