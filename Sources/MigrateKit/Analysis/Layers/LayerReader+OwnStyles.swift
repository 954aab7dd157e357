// Button styles and modifiers that the file itself declares: they show what they draw behind a view.

extension LayerReader {
  /// What a style or a modifier of the file's own draws behind the view that it is given; `nil` where
  /// the file declares none, or it draws nothing that is known.
  mutating func drawnByOwn(_ link: ChainLink, _ name: String, depth: Int) -> [Int]? {
    guard let function = declaration(of: link, name) else { return nil }
    let scope = outline.functions[function].scope
    if let known = ownBackdrops[scope] { return known.isEmpty ? nil : known }
    // A style that uses itself learns nothing from it.
    ownBackdrops[scope] = []
    var result: [Int] = []
    for view in givenViews(in: function) {
      let backdrops = beneath(outline.chainStart(view), after: view, depth: depth + 1)
      // Where one of several ways shows nothing, nothing is claimed.
      guard !backdrops.isEmpty else { return nil }
      result += backdrops.filter { !result.contains($0) }
    }
    ownBackdrops[scope] = result
    return result.isEmpty ? nil : result
  }

  /// The one function of the file that a modifier runs.
  private mutating func declaration(of link: ChainLink, _ name: String) -> Int? {
    let body = name == "buttonStyle" ? "makeBody" : name == "modifier" ? "body" : name
    let all = ownFunctions ?? outline.viewFunctions()
    ownFunctions = all
    guard let functions = all[body] else { return nil }
    if body == name { return functions.count == 1 ? functions.first : nil }
    guard let argument = outline.call(named: link.name).flatMap({ outline.arguments($0).first }),
      let type = styleType(argument.value)
    else { return nil }
    let found = functions.filter {
      outline.enclosingTypeName(of: outline.functions[$0].name)?.split(separator: ".").last ?? ""
        == type
    }
    return found.count == 1 ? found.first : nil
  }

  /// The type of a style: `Filled` in `Filled(color: a)`, and in `.filled` where the file declares
  /// `static var filled: Filled`.
  private func styleType(_ span: Range<Int>) -> String? {
    if outline.kind(span.lowerBound) == .identifier { return outline.name(span.lowerBound) }
    guard outline.kind(span.lowerBound) == .period else { return nil }
    let name = outline.name(span.lowerBound + 1)
    let property = outline.properties.first { outline.name($0.name) == name && !$0.type.isEmpty }
    return property.map { outline.name($0.type.upperBound - 1) }
  }

  /// The places that represent the view that a style or a modifier is given: `configuration.label`,
  /// `content`, `self`.
  private func givenViews(in function: Int) -> [Int] {
    let declaration = outline.functions[function]
    let scope = outline.scopes[declaration.scope]
    let parameter = outline.parameters(declaration).first.map { outline.name($0.name) }
    let isStyle = outline.isText(declaration.name, "makeBody")
    let isModifier = outline.isText(declaration.name, "body")
    let views = (scope.open + 1..<scope.close).lazy.filter { index in
      guard outline.kind(index - 1) != .period else { return false }
      if isStyle || isModifier {
        return outline.kind(index) == .identifier && outline.name(index) == parameter
      }
      return outline.isText(index, "self") && outline.kind(index + 1) == .period
    }
    guard isStyle else { return Array(views.prefix(8)) }
    return Array(views.filter { outline.isText($0 + 2, "label") }.map { $0 + 2 }.prefix(8))
  }
}

extension SyntaxOutline {
  /// The functions that make views of a view, by their names.
  fileprivate func viewFunctions() -> [String: [Int]] {
    var result: [String: [Int]] = [:]
    for (index, function) in functions.enumerated() {
      guard function.keyword == .func, function.scope >= 0, !function.result.isEmpty,
        isText(function.result.upperBound - 1, "View")
      else { continue }
      result[name(function.name), default: []].append(index)
    }
    return result
  }
}
