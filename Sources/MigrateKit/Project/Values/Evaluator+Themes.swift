// Evaluates themes that views have as values.

extension Evaluator {
  /// A value of a project's type with several static instances, `static let light`, `static let dark`, or with a function
  /// that makes one for each case.
  mutating func open(themes type: String) -> SwiftValue? {
    // The colors that extensions give `UIColor` are not what an unset `UIColor` is chosen from.
    let isStyle =
      ColorType(named: type) != nil || ["Font", "UIFont", "NSFont"].contains(type)
      || NumberKind.isFloating(type) || NumberKind.isInteger(type)
    guard !isStyle else { return nil }
    let themes = resolver.themes(of: type)
    guard themes.count > 1 else {
      guard let factory = resolver.factory(of: type) else { return nil }
      return try? following { evaluator throws(EvaluationStop) in
        try evaluator.value(ofOpen: factory)
      }
    }
    let chosen = choices.choose(.own(type), among: themes.map { resolver.index[$0].name })
    // One of them may be the current one.
    return try? following { evaluator throws(EvaluationStop) in
      try evaluator.value(ofProperty: themes[chosen], of: nil, from: evaluator.resolver.target)
    }
  }

  /// A value of a theme that a view has as a property, `let theme: AppTheme`, as each of the properties makes it that
  /// views pass on; `nil` where none does.
  mutating func passedTheme(_ declared: Declaration, _ place: Int32, from target: Int)
    throws(EvaluationStop) -> SwiftValue?
  {
    guard let type = typeName(declared.type, within: declared.owner, target),
      NameResolver.isNamedTheme(type), resolver.declaresType(type)
    else { return nil }
    let all = resolver.makers(of: type)
    // A view that makes its theme has that one.
    let makers = all.contains(place) ? [place] : all
    guard !makers.isEmpty, makers.count <= Self.mostThemes else { return nil }
    let chosen =
      makers.count == 1
      ? 0 : choices.choose(.maker(type), among: makers.map { resolver.index[$0].path })
    return try following { evaluator throws(EvaluationStop) in
      try evaluator.evaluateProperty(makers[chosen], of: nil, from: target)
    }
  }
}
