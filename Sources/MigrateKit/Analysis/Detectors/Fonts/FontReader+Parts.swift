// Reads names, weights and designs.

extension FontExpression {
  /// Reads the name of a custom font.
  mutating func readName(_ span: Range<Int>, _ outline: SyntaxOutline) {
    guard let name = outline.string(span) else {
      unknownPart = "the name of the font is not constant"
      return
    }
    let parts = PostScriptName(name)
    font.family = parts.family
    font.weight = parts.weight
    font.isItalic = parts.isItalic
  }

  /// Reads a weight: a member, or a choice between members.
  mutating func readWeight(_ argument: Argument?, _ outline: SyntaxOutline) {
    guard let argument else { return }
    switch outline.memberReading(argument.value) {
    case .one(let name):
      if let weight = FontValue.Weight(rawValue: name) {
        font.weight = weight
      } else if name != "nil" {
        unknownPart = "the weight of the font is not constant"
      }
    case .several(let names):
      font.weight = names.first.flatMap { FontValue.Weight(rawValue: $0) }
      hasSeveralValues = true
    case .none:
      unknownPart = "the weight of the font is not constant"
    }
  }

  /// Reads a design.
  mutating func readDesign(_ argument: Argument?, _ outline: SyntaxOutline) {
    guard let argument else { return }
    switch outline.memberReading(argument.value) {
    case .one(let name):
      if let design = FontValue.Design(rawValue: name) {
        font.design = design
      } else if name != "nil" {
        unknownPart = "the design of the font is not constant"
      }
    case .several(let names):
      font.design = names.first.flatMap { FontValue.Design(rawValue: $0) }
      hasSeveralValues = true
    case .none:
      unknownPart = "the design of the font is not constant"
    }
  }
}

/// An expression for an enum-like value.
enum MemberReading: Hashable, Sendable {
  /// A member by its name, or `nil`.
  case one(String)
  /// A choice between members.
  case several([String])
  /// Something else.
  case none
}

extension SyntaxOutline {
  /// Reads `.bold`, `UIFont.Weight.bold`, `nil`, or a choice between such members.
  func memberReading(_ span: Range<Int>) -> MemberReading {
    let span = withoutParentheses(span)
    if let question = outerQuestion(in: span), let ternary = ternary(at: question) {
      guard case .one(let first) = memberReading(ternary.thenArm),
        case .one(let second) = memberReading(ternary.elseArm)
      else { return .none }
      return first == second ? .one(first) : .several([first, second])
    }
    guard let last = span.last, kind(last) == .identifier else { return .none }
    if span.count == 1 { return isText(last, "nil") ? .one("nil") : .none }
    guard kind(last - 1) == .period,
      kind(span.lowerBound) == .period || text(span.lowerBound).first?.isUppercase ?? false
    else { return .none }
    return .one(name(last))
  }
}
