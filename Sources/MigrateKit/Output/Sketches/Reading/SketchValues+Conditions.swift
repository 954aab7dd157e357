import MigrateKitCore

// Conditions: which branch is drawn.

extension SketchValues {
  // MARK: Branches

  /// The branch that is drawn: the one that holds when the view first appears, else the first.
  func taken(_ branches: [ViewBranch], _ scope: SketchScope) -> ViewBranch? {
    if let subject = branches.first?.subject { return taken(branches, of: subject, scope) }
    for branch in branches {
      guard let condition = branch.condition else { return branch }
      switch holds(condition, scope) {
      case false: continue
      case true: return branch
      default:
        _ = assume(condition, scope)
        return branch
      }
    }
    return nil
  }

  /// The case of a `switch` that is drawn.
  private func taken(
    _ branches: [ViewBranch], of subject: Range<Int>, _ scope: SketchScope
  ) -> ViewBranch? {
    func first(named name: String?) -> ViewBranch? {
      branches.first { branch in
        branch.condition.map { cases(in: $0, scope.outline).contains(name) } ?? false
      }
    }
    let remaining = branches.first { $0.condition == nil }
    if let name = caseName(subject, scope) { return first(named: name) ?? remaining }
    guard let branch = branches.first else { return nil }
    let name = branch.condition.flatMap { cases(in: $0, scope.outline).first ?? nil }
    if let name {
      assumeCase(name, of: subject, scope)
    } else {
      note("assumed: \(QuotedCode.line(branch.title))")
    }
    return branch
  }

  /// The cases that a pattern of a `switch` names; `nil` for a part that names none.
  private func cases(in pattern: Range<Int>, _ outline: SyntaxOutline) -> [String?] {
    let parts = outline.parts(of: pattern) { outline.kind($0) == .comma } ?? [pattern]
    return parts.map { part in
      let start = part.first { outline.bareWord($0) != .let } ?? part.lowerBound
      return literalCase(start..<part.upperBound, outline)
    }
  }

  /// The case that an expression names: `high` of `.high`, `Level.high` and `.high(3)`.
  private func literalCase(_ span: Range<Int>, _ outline: SyntaxOutline) -> String? {
    guard let first = span.first else { return nil }
    let isImplicit = outline.startsImplicitMember(first)
    guard isImplicit || outline.name(first).first?.isUppercase ?? false else {
      return ["true", "false", "nil"].contains(outline.name(first)) && span.count == 1
        ? outline.name(first) : nil
    }
    var last: String?
    var index = isImplicit ? first : first + 1
    while index + 1 < span.upperBound, outline.kind(index) == .period {
      last = outline.name(index + 1)
      index += 2
    }
    let isWhole = index == span.upperBound || outline.kind(index) == .leftParen
    return isWhole ? last : nil
  }

  /// The case of an expression when the view first appears, if the code or an assumption states it.
  func caseName(_ span: Range<Int>, _ scope: SketchScope, depth: Int = 0) -> String? {
    guard depth < Self.maximumDepth else { return nil }
    let outline = scope.outline
    let span = outline.withoutParentheses(span)
    if let name = literalCase(span, outline) { return name }
    if let (bound, place) = binding(of: span, scope),
      let name = caseName(bound, place, depth: depth + 1)
    {
      return name
    }
    return assumedCases[key(span, scope)]
  }

  /// The key of an assumption about an expression: the name that it resolves to.
  private func key(_ span: Range<Int>, _ scope: SketchScope) -> String {
    let text = scope.outline.compactText(scope.outline.withoutParentheses(span))
    if case .unknown(let name) = scope.bindings[text] { return name }
    return text == "self" ? scope.type : text
  }

  private func assumeCase(_ name: String, of subject: Range<Int>, _ scope: SketchScope) {
    let key = key(subject, scope)
    assumedCases[key] = name
    note("assumed: \(QuotedCode.line(key)) == .\(name)")
  }

  /// The scope of a branch with the names that its condition unwraps.
  func unwrapping(_ branch: ViewBranch, _ scope: SketchScope) -> SketchScope {
    guard let condition = branch.condition else { return scope }
    let outline = scope.outline
    var names = branch.subject.map { payload(of: $0, in: condition, scope) } ?? [:]
    for index in condition
    where names[outline.name(index + 1)] == nil && outline.bareWord(index) == .let {
      let name = outline.name(index + 1)
      if let known = scope.bindings[name] {
        if case .nothing = known { names[name] = .unknown(name) }
      } else {
        names[name] = .unknown(name)
      }
    }
    return scope.adding(names)
  }

  /// The value that `.custom(let color)` binds for `.custom(.red)`, if the code shows it.
  private func payload(
    of subject: Range<Int>, in pattern: Range<Int>, _ scope: SketchScope
  ) -> [String: SketchScope.Binding] {
    guard let (value, place) = binding(of: subject, scope) else { return [:] }
    let arguments = place.file.reader.view(value).arguments
    var names: [String: SketchScope.Binding] = [:]
    for (index, argument) in zip(pattern.filter { scope.outline.bareWord($0) == .let }, arguments) {
      names[scope.outline.name(index + 1)] = .code(argument.value, place)
    }
    return names
  }

  // MARK: Choices

  /// The arm of `?:` or `??` that is drawn; `nil` for any other expression.
  func chosen(_ span: Range<Int>, _ scope: SketchScope) -> Range<Int>? {
    let outline = scope.outline
    if let ternary = ternary(span, outline) {
      return holds(ternary.condition, scope) ?? assume(ternary.condition, scope)
        ? ternary.thenArm : ternary.elseArm
    }
    guard let parts = outline.parts(of: span, splitAt: { outline.isText($0, "??") }) else {
      return nil
    }
    return parts.last
  }

  func ternary(_ span: Range<Int>, _ outline: SyntaxOutline) -> TernaryExpression? {
    var index = span.lowerBound
    while index < span.upperBound {
      if outline.kind(index) == .infixQuestion {
        return outline.ternary(at: index).flatMap { $0.span == span ? $0 : nil }
      }
      index = outline.stepOver(index)
    }
    return nil
  }

  /// Assumes that an undecided condition holds, here and in later uses.
  func assume(_ span: Range<Int>, _ scope: SketchScope) -> Bool {
    let outline = scope.outline
    let span = outline.withoutParentheses(span)
    if let (left, right) = sides(span, "==", outline), let name = literalCase(right, outline) {
      assumeCase(name, of: left, scope)
      return true
    }
    let isNegated = span.first.map { outline.isText($0, "!") } ?? false
    assumptions[outline.compactText(isNegated ? span.dropFirst() : span)] = !isNegated
    note("assumed: \(QuotedCode.line(outline.text(span)))")
    return true
  }

  /// Whether a condition holds when the view first appears; `nil` where the code does not say and nothing was
  /// assumed.
  func holds(_ span: Range<Int>, _ scope: SketchScope, depth: Int = 0) -> Bool? {
    stated(span, scope, depth: depth)
      ?? assumptions[scope.outline.compactText(scope.outline.withoutParentheses(span))]
  }

  private func stated(_ span: Range<Int>, _ scope: SketchScope, depth: Int) -> Bool? {
    let outline = scope.outline
    let span = outline.withoutParentheses(span)
    guard depth < Self.maximumDepth, let first = span.first else { return nil }
    func parts(_ isSeparator: (Int) -> Bool) -> [Bool?]? {
      outline.parts(of: span, splitAt: isSeparator).map { parts in
        parts.map { holds($0, scope, depth: depth + 1) }
      }
    }
    if let all = parts({ outline.kind($0) == .comma }) ?? parts({ outline.isText($0, "&&") }) {
      return all.contains(false) ? false : all.contains(nil) ? nil : true
    }
    if let any = parts({ outline.isText($0, "||") }) {
      return any.contains(true) ? true : any.contains(nil) ? nil : false
    }
    if outline.isText(first, "!") {
      return holds(span.dropFirst(), scope, depth: depth + 1).map { !$0 }
    }
    if outline.bareWord(first) == .let { return unwraps(span, scope) }
    if span.count == 1, outline.isText(first, "true") { return true }
    if span.count == 1, outline.isText(first, "false") { return false }
    if let style = AppearanceCondition.style(of: span, in: outline) {
      asksForAppearance = true
      return (style == .dark) == isDark
    }
    if let equal = equality(span, scope) { return equal }
    // A button is drawn at rest.
    if let names = path(span, outline), names.count > 1, names.last == "isPressed" { return false }
    if let (bound, place) = binding(of: span, scope) ?? result(of: span, scope) {
      return holds(bound, place, depth: depth + 1)
    }
    return nil
  }

  /// The sides of a comparison.
  private func sides(
    _ span: Range<Int>, _ op: String, _ outline: SyntaxOutline
  ) -> (Range<Int>, Range<Int>)? {
    guard let found = outline.weakestOperator(in: span), found.name == op,
      found.index > span.lowerBound, found.index + 1 < span.upperBound
    else { return nil }
    return (span.lowerBound..<found.index, found.index + 1..<span.upperBound)
  }

  private func equality(_ span: Range<Int>, _ scope: SketchScope) -> Bool? {
    let outline = scope.outline
    for op in ["==", "!="] {
      guard let (left, right) = sides(span, op, outline) else { continue }
      if let isNothing = isNothing(left, scope), outline.isText(right.lowerBound, "nil") {
        return isNothing == (op == "==")
      }
      guard let a = caseName(left, scope), let b = caseName(right, scope), b != "nil" else {
        return nil
      }
      return (a == b) == (op == "==")
    }
    return nil
  }

  /// Whether `let name` or `let name = value` finds a value.
  private func unwraps(_ span: Range<Int>, _ scope: SketchScope) -> Bool? {
    let outline = scope.outline
    let source = span.count == 2 ? span.dropFirst() : span.dropFirst(3)
    guard span.count == 2 || span.count > 3 && outline.kind(span.lowerBound + 2) == .equal else {
      return nil
    }
    return isNothing(source, scope).map { !$0 }
  }

  /// Whether an optional is `nil` when the view first appears; `nil` where the code does not say.
  private func isNothing(_ span: Range<Int>, _ scope: SketchScope) -> Bool? {
    let outline = scope.outline
    guard let names = path(span, outline), let last = names.last else { return nil }
    if names.count == 1 || names[0] == "self" {
      switch scope.bindings[last] {
      case .nothing: return true
      case .drawn, .views: return false
      default: break
      }
    }
    guard let (bound, place) = binding(of: span, scope), let first = bound.first else { return nil }
    if place.outline.isText(first, "nil"), bound.count == 1 { return true }
    if place.outline.string(bound) != nil || place.outline.number(bound) != nil { return false }
    return nil
  }
}
