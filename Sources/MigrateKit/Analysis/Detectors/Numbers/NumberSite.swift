extension SyntaxOutline {
  /// The expected type of a number: `expected`, unless the surrounding code states another.
  ///
  /// - Returns: The site, and why a token is not possible there.
  func numberSite(
    _ holder: ValueHolder, literal: Range<Int>, expected: Site = .cgFloat
  ) -> (site: Site, obstacle: String?) {
    switch holder.slot {
    case .initializer(let property):
      let type = properties[property].type
      if type.isEmpty { return inferredSite(literal) }
      return site(ofType: type)
    case .defaultArgument(let function, let parameter):
      let parameters = parameters(functions[function])
      guard parameters.indices.contains(parameter) else { return (.cgFloat, nil) }
      return site(ofType: parameters[parameter].type)
    case .returned, .statement:
      return resultType(around: literal.lowerBound).map { site(ofType: $0) } ?? (expected, nil)
    case .argument(let open, _, _) where word(open - 1) == .Float:
      return (.float, "it is a Float")
    default:
      return (expected, expected == .float ? "it is a Float" : nil)
    }
  }

  /// A constant without an annotation has the literal's type.
  private func inferredSite(_ literal: Range<Int>) -> (site: Site, obstacle: String?) {
    for index in literal {
      if word(index) == .CGFloat { return (.cgFloat, nil) }
      if word(index) == .Float { return (.float, "it is a Float") }
    }
    let isDouble = literal.contains { kind($0) == .float || word($0) == .Double }
    return isDouble ? (.double, nil) : (.cgFloat, "the constant is an Int")
  }

  /// Whether a type is `Double` under one of its names for seconds.
  func isTimeInterval(_ name: Int) -> Bool {
    isText(name, "TimeInterval") || isText(name, "CFTimeInterval")
  }

  private func site(ofType span: Range<Int>) -> (site: Site, obstacle: String?) {
    guard let type = reading(ofType: span), !type.isArray, type.key == nil else {
      return (.cgFloat, nil)
    }
    switch word(type.name) {
    case .Double: return (.double, nil)
    case .none where isTimeInterval(type.name): return (.double, nil)
    case .Float: return (.float, "it is a Float")
    case .Int: return (.cgFloat, "it is an Int")
    default: return (.cgFloat, nil)
    }
  }
}
