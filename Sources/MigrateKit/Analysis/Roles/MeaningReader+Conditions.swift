// Conditions and cases: what holds where the color is used.

extension MeaningReader {
  /// States what a condition is about where it holds, or where it does not: `isError` and
  /// `error != nil` are about an error where they hold, `!isError` and `errors.isEmpty` where not.
  mutating func readCondition(_ condition: Range<Int>, holds: Bool, _ depth: Int = 0) {
    let condition = outline.withoutParentheses(condition)
    guard !condition.isEmpty, condition.count <= 96, depth < 6,
      depth > 0 || AppearanceCondition.style(of: condition, in: outline) == nil
    else { return }
    // Several conditions count only if all hold, or none: otherwise it is unknown which holds.
    let isAlternative = { (index: Int) in outline.isText(index, "||") }
    let isConjunct = { (index: Int) in
      outline.isText(index, "&&") || outline.kind(index) == .comma
    }
    if let parts = outline.parts(of: condition, splitAt: isAlternative) {
      if !holds { for part in parts { readCondition(part, holds: false, depth + 1) } }
      return
    }
    if let parts = outline.parts(of: condition, splitAt: isConjunct) {
      if holds { for part in parts { readCondition(part, holds: true, depth + 1) } }
      return
    }
    if outline.isText(condition.lowerBound, "!") {
      let inner = condition.lowerBound + 1..<condition.upperBound
      return readCondition(inner, holds: !holds, depth + 1)
    }
    guard affirms(condition) == holds else { return }
    stateAll(in: subject(of: condition), Citation("where ", condition))
  }

  /// Whether a condition states what it names where it holds; `nil` when it compares amounts.
  private func affirms(_ condition: Range<Int>) -> Bool? {
    for index in condition where outline.kind(index) == .op {
      guard outline.buffer.lexemes[index].flags.contains(.infix) else { continue }
      switch outline.text(index) {
      case "==", "!=":
        let negates = outline.isText(index + 1, "nil") || outline.isText(index + 1, "false")
        let isZero = outline.isText(index + 1, "0")
        return outline.isText(index, "==") != (negates || isZero)
      case ">":
        return outline.isText(index + 1, "0") && index + 2 == condition.upperBound ? true : nil
      default: return nil
      }
    }
    return outline.isText(condition.upperBound - 1, "isEmpty") ? false : true
  }

  /// The subject of a condition: the name that `if let` binds, the pattern of `case`.
  private func subject(of condition: Range<Int>) -> Range<Int> {
    switch outline.bareWord(condition.lowerBound) {
    case .let, .var:
      return condition.dropFirst().prefix(1)
    case .case:
      let end = condition.first { outline.kind($0) == .equal } ?? condition.upperBound
      return condition.lowerBound + 1..<max(end, condition.lowerBound + 1)
    default:
      let isQuestion = outline.isText(condition.upperBound - 1, "isEmpty")
      return isQuestion ? condition.dropLast(2) : condition
    }
  }

  /// The conditions and cases around a lexeme, up to the enclosing body of a function, getter or
  /// closure; a stack of views is about what it is shown for.
  mutating func readScopes(around index: Int) {
    var scope = outline.scopeIndex(index)
    for _ in 0..<SyntaxOutline.maximumDepth {
      let current = outline.scopes[scope]
      switch current.kind {
      case .switchCase: readCase(current)
      case .control:
        if let (condition, holds) = outline.condition(of: current) {
          readCondition(condition, holds: holds)
        }
      case .switchBody: break
      case .closure:
        guard let name = outline.callTaking(closure: current.open),
          Self.stacks.contains(outline.name(name))
        else { return }
      default: return
      }
      scope = current.parent
    }
  }

  private static let stacks: Set<String> = ["HStack", "VStack", "ZStack", "Group"]

  private mutating func readCase(_ scope: Scope) {
    guard scope.word == .case, scope.bodyStart > scope.open + 1 else { return }
    let label = scope.open + 1..<scope.bodyStart - 1
    let pattern =
      label
      .lowerBound..<(label.first { outline.bareWord($0) == .where }
      ?? label.upperBound)
    let patterns =
      outline.parts(of: pattern, splitAt: { outline.kind($0) == .comma }) ?? [pattern]
    for pattern in patterns.prefix(8) {
      stateAll(in: pattern, Citation("case ", label))
    }
  }
}
