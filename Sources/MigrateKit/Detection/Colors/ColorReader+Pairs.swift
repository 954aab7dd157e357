// Light/dark pairs: ternaries on the color scheme, `light:dark:`, dynamic providers.

extension ColorReader {
  /// The pair that `scheme == .dark ? A : B` makes.
  func readTernary(_ span: Range<Int>, expecting type: ColorType?, depth: Int) -> ColorReading? {
    guard let question = question(of: span), let ternary = outline.ternary(at: question),
      ternary.span == span
    else { return nil }
    return readTernary(ternary, expecting: type, depth: depth)
  }

  /// The pair that a ternary on the color scheme makes.
  func readTernary(
    _ ternary: TernaryExpression, expecting type: ColorType?, depth: Int = 0
  ) -> ColorReading? {
    guard let appearance = AppearanceCondition.appearance(of: ternary.condition, in: outline),
      let then = read(ternary.thenArm, expecting: type, depth: depth + 1),
      let other = read(
        ternary.elseArm, expecting: type ?? then.type, depth: depth + 1)
    else { return nil }
    return pair(
      light: appearance == .light ? then : other, dark: appearance == .light ? other : then,
      span: ternary.span, type: then.type ?? other.type, spelling: "light/dark ternary")
  }

  private func question(of span: Range<Int>) -> Int? {
    var index = span.lowerBound
    while index < span.upperBound {
      if outline.kind(index) == .infixQuestion { return index }
      index = outline.stepOver(index)
    }
    return nil
  }

  /// One reading of a light and a dark one.
  func pair(
    light: ColorReading, dark: ColorReading, span: Range<Int>, type: ColorType?, spelling: String
  ) -> ColorReading {
    ColorReading(
      span: span, expression: .pair(light: light.expression, dark: dark.expression), type: type,
      spelling: spelling, form: .pair,
      reasons: light.reasons + dark.reasons.filter { !light.reasons.contains($0) },
      isPair: true, premises: light.premises + dark.premises)
  }

  /// `Color(light: A, dark: B)`: the app's own initializer.
  func readPair(
    _ arguments: [Argument], _ type: ColorType, into reading: inout ColorReading, _ depth: Int
  ) -> Bool {
    guard arguments.count == 2, let light = arguments.first(where: { isLight($0) }),
      let dark = arguments.first(where: { isDark($0) })
    else { return false }
    let colors = [ColorType.color, outline.platformColor]
    for inner in [type] + colors.filter({ $0 != type }) {
      guard let lightReading = read(light.value, expecting: inner, depth: depth + 1),
        let darkReading = read(dark.value, expecting: inner, depth: depth + 1)
      else { continue }
      let whole = pair(
        light: lightReading, dark: darkReading, span: reading.span, type: type,
        spelling: reading.spelling)
      reading = whole
      return true
    }
    return false
  }

  private func isLight(_ argument: Argument) -> Bool { outline.isLabel(argument.label, .light) }
  private func isDark(_ argument: Argument) -> Bool { outline.isLabel(argument.label, .dark) }

  /// `UIColor { $0.userInterfaceStyle == .dark ? A : B }`, with `if` and `switch` as well.
  func readProvider(
    closure: Int, type: ColorType, start: Int, _ depth: Int, end: Int? = nil
  ) -> ColorReading? {
    guard type == .uiColor || type == .nsColor, let close = outline.partner(closure),
      let body = appearances(in: outline.scopeIndex(closure), type: type, depth),
      let light = body.light, let dark = body.dark
    else { return nil }
    return pair(
      light: light, dark: dark, span: start..<(end ?? close + 1), type: type,
      spelling: type.rawValue + "(dynamicProvider:)")
  }

  private struct Appearances {
    var light: ColorReading?
    var dark: ColorReading?
  }

  /// What the body of a provider gives in light and in dark appearance; `nil` when it does more than
  /// to choose between two colors.
  private func appearances(in scope: Int, type: ColorType, _ depth: Int) -> Appearances? {
    let statements = statements(in: scope)
    guard depth < Self.maximumDepth, (1...2).contains(statements.count) else { return nil }
    let first = statements[0]
    if statements.count == 1 {
      if outline.bareWord(first.lowerBound) == .switch {
        return switchAppearances(first, type: type, depth)
      }
      if let reading = readResult(first, type, depth),
        case .pair(let light, let dark) = reading.expression
      {
        var lightReading = reading
        lightReading.expression = light
        var darkReading = reading
        darkReading.expression = dark
        return Appearances(light: lightReading, dark: darkReading)
      }
    }
    return branchAppearances(statements, type: type, depth)
  }

  /// `if style == .dark { return A } else { return B }`, or the second as a statement of its own.
  private func branchAppearances(
    _ statements: [Range<Int>], type: ColorType, _ depth: Int
  ) -> Appearances? {
    let first = statements[0]
    guard outline.bareWord(first.lowerBound) == .if else { return nil }
    var open = first.lowerBound + 1
    while open < first.upperBound,
      outline.kind(open) != .leftBrace || outline.isTrailingClosure(open)
    {
      open = outline.stepOver(open)
    }
    guard let close = outline.partner(open),
      let appearance = AppearanceCondition.appearance(
        of: first.lowerBound + 1..<open, in: outline),
      let then = onlyResult(in: outline.scopeIndex(open), type, depth)
    else { return nil }
    let other: ColorReading?
    if statements.count == 2 {
      other = readResult(statements[1], type, depth)
    } else if outline.bareWord(close + 1) == .else, outline.kind(close + 2) == .leftBrace {
      other = onlyResult(in: outline.scopeIndex(close + 2), type, depth)
    } else {
      other = nil
    }
    return appearance == .light
      ? Appearances(light: then, dark: other) : Appearances(light: other, dark: then)
  }

  /// What `switch style { case .dark: return A  default: return B }` gives.
  private func switchAppearances(
    _ statement: Range<Int>, type: ColorType, _ depth: Int
  ) -> Appearances? {
    guard
      let open = statement.first(where: { index in
        outline.kind(index) == .leftBrace
          && outline.scopes[outline.scopeIndex(index)].kind == .switchBody
      }),
      AppearanceCondition.isAppearance(statement.lowerBound + 1..<open, in: outline)
    else { return nil }
    let body = outline.scopeIndex(open)
    var result = Appearances()
    for scope in body + 1..<outline.scopes.count {
      let current = outline.scopes[scope]
      guard current.open < outline.scopes[body].close else { break }
      guard current.parent == body, current.kind == .switchCase else { continue }
      guard let reading = onlyResult(in: scope, type, depth) else { return nil }
      let label = current.open..<max(current.bodyStart, current.open)
      if label.contains(where: { outline.word($0) == .dark }) {
        result.dark = reading
      } else {
        result.light = result.light ?? reading
      }
    }
    return result
  }

  private func onlyResult(in scope: Int, _ type: ColorType, _ depth: Int) -> ColorReading? {
    let statements = statements(in: scope)
    guard statements.count == 1 else { return nil }
    return readResult(statements[0], type, depth)
  }

  private func readResult(_ statement: Range<Int>, _ type: ColorType, _ depth: Int) -> ColorReading?
  {
    let isReturn = outline.bareWord(statement.lowerBound) == .return
    let start = isReturn ? statement.lowerBound + 1 : statement.lowerBound
    guard start < statement.upperBound else { return nil }
    return read(start..<statement.upperBound, expecting: type, depth: depth + 1)
  }

  /// The statements of a scope, at most a handful.
  private func statements(in scope: Int) -> [Range<Int>] {
    let scope = outline.scopes[scope]
    var result: [Range<Int>] = []
    var start = scope.bodyStart
    var index = start
    while start >= 0, index < scope.close, result.count < 4 {
      index = outline.stepOver(index)
      if index >= scope.close || outline.segmentStart(index) == index {
        var end = min(index, scope.close)
        if outline.kind(end - 1) == .semicolon { end -= 1 }
        if start < end { result.append(start..<end) }
        start = index
      }
    }
    return result
  }
}
