// Evaluates choices in expressions and bodies for one appearance.

/// Follows the choices in code for one appearance.
struct AppearanceChoice {
  private static let maximumDepth = 8

  let outline: SyntaxOutline
  let appearance: SystemAppearance

  /// The part of an expression that is its value: an arm of a ternary on the color scheme, a branch
  /// of an `if` or a `switch`; the expression itself if it has no such choice.
  func value(of span: Range<Int>, _ depth: Int = 0) -> Range<Int> {
    let bare = outline.withoutParentheses(span)
    guard depth < Self.maximumDepth, let first = bare.first else { return span }
    switch outline.bareWord(first) {
    case .if, .switch:
      guard case .body(let scope) = branch(of: bare), !returns(scope),
        let result = result(ofScope: scope, depth + 1)
      else { return span }
      return result
    default:
      guard let question = outline.outerQuestion(in: bare),
        let ternary = outline.ternary(at: question), ternary.span == bare,
        let holds = AppearanceCondition.holds(ternary.condition, in: appearance, outline)
      else { return span }
      return value(of: holds ? ternary.thenArm : ternary.elseArm, depth + 1)
    }
  }

  /// The resulting expression of a body; `nil` if it does more than choose by the appearance.
  func result(ofScope scope: Int, _ depth: Int = 0) -> Range<Int>? {
    guard depth < Self.maximumDepth, let statements = outline.statements(inScope: scope) else {
      return nil
    }
    for statement in statements {
      let isLast = statement == statements.last
      switch outline.bareWord(statement.lowerBound) {
      case .return:
        guard statement.count > 1 else { return nil }
        return value(of: statement.lowerBound + 1..<statement.upperBound, depth)
      case .let:
        guard namesCondition(statement) else { return nil }
      case .if, .switch, .guard:
        switch branch(of: statement) {
        case .body(let inner):
          guard isLast || returns(inner) else { return nil }
          return result(ofScope: inner, depth + 1)
        case .passed: continue
        case .unknown: return nil
        }
      default:
        return isLast ? value(of: statement, depth) : nil
      }
    }
    return nil
  }

  /// Whether a statement only names a condition on the appearance.
  private func namesCondition(_ statement: Range<Int>) -> Bool {
    guard let property = outline.property(named: statement.lowerBound + 1) else { return false }
    return AppearanceCondition.holds(property.initializer, in: appearance, outline) != nil
  }

  private func returns(_ scope: Int) -> Bool {
    outline.statements(inScope: scope)?.last.map { outline.bareWord($0.lowerBound) == .return }
      ?? false
  }

  // MARK: - Branches

  private enum Branch {
    /// The taken branch.
    case body(scope: Int)
    /// No branch is taken.
    case passed
    /// The choice does not depend on the appearance.
    case unknown
  }

  private func branch(of statement: Range<Int>) -> Branch {
    switch outline.bareWord(statement.lowerBound) {
    case .if: ifBranch(statement)
    case .guard: guardBranch(statement)
    default: switchBranch(statement)
    }
  }

  private func ifBranch(_ statement: Range<Int>) -> Branch {
    var start = statement.lowerBound
    for _ in 0..<Self.maximumDepth {
      guard let open = outline.bodyOpen(after: start, before: statement.upperBound),
        let close = outline.partner(open),
        let holds = AppearanceCondition.holds(start + 1..<open, in: appearance, outline)
      else { return .unknown }
      if holds { return .body(scope: outline.scopeIndex(open)) }
      guard outline.bareWord(close + 1) == .else, close + 1 < statement.upperBound else {
        return .passed
      }
      if outline.kind(close + 2) == .leftBrace {
        return .body(scope: outline.scopeIndex(close + 2))
      }
      start = close + 2
    }
    return .unknown
  }

  private func guardBranch(_ statement: Range<Int>) -> Branch {
    guard let open = outline.bodyOpen(after: statement.lowerBound, before: statement.upperBound),
      outline.bareWord(open - 1) == .else, statement.lowerBound + 1 < open,
      let holds = AppearanceCondition.holds(
        statement.lowerBound + 1..<open - 1, in: appearance, outline)
    else { return .unknown }
    return holds ? .passed : .body(scope: outline.scopeIndex(open))
  }

  private func switchBranch(_ statement: Range<Int>) -> Branch {
    guard let open = outline.bodyOpen(after: statement.lowerBound, before: statement.upperBound),
      outline.scopes[outline.scopeIndex(open)].kind == .switchBody
    else { return .unknown }
    let subject = statement.lowerBound + 1..<open
    for scope in outline.cases(ofSwitch: outline.scopeIndex(open)) {
      guard let matches = matches(outline.scopes[scope], subject) else { return .unknown }
      if matches { return .body(scope: scope) }
    }
    return .unknown
  }

  /// Whether a case of a switch over the appearance is taken.
  private func matches(_ scope: Scope, _ subject: Range<Int>) -> Bool? {
    guard AppearanceCondition.isStyle(subject, in: appearance, outline) else { return nil }
    guard scope.word == .case else { return true }
    guard scope.bodyStart > scope.open + 1 else { return nil }
    let label = scope.open + 1..<scope.bodyStart - 1
    guard label.count <= 16 else { return nil }
    var isNamed = false
    for index in label where outline.kind(index) == .identifier {
      switch outline.text(index) {
      case "dark", "darkAqua", "vibrantDark": isNamed = isNamed || appearance.style == .dark
      case "light", "aqua", "vibrantLight": isNamed = isNamed || appearance.style == .light
      case "unspecified", "some": break
      default: return nil
      }
    }
    return isNamed
  }
}
