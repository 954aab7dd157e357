// Reads the backgrounds drawn by button styles and modifiers that the file declares.

extension LayerReader {
  /// The background drawn by a style or a modifier of the file; `nil` if the file declares none or
  /// the background is unknown.
  mutating func drawnByOwn(_ link: ChainLink, _ name: String, depth: Int) -> [Int]? {
    declaration(of: link, name).flatMap { drawn(by: $0, depth: depth) }
  }

  /// The background drawn by a function; `nil` if there is none or it is unknown.
  mutating func drawn(by function: Int, depth: Int) -> [Int]? {
    let scope = outline.functions[function].scope
    if let known = ownBackdrops[scope] { return known.isEmpty ? nil : known }
    // A recursive use is ignored.
    ownBackdrops[scope] = []
    var result: [Int] = []
    if let backdrops = drawnOnSelf(by: function, depth: depth) { result = backdrops }
    for view in givenViews(in: function) {
      let backdrops = beneath(outline.chainStart(view), after: view, depth: depth + 1)
      // If one of several branches draws nothing, the result is unknown.
      guard !backdrops.isEmpty else { return nil }
      result += backdrops.filter { !result.contains($0) }
    }
    ownBackdrops[scope] = result
    return result.isEmpty ? nil : result
  }

  /// The background drawn by an extension method whose only expression omits `self`:
  /// `background(Color.brand)`.
  private mutating func drawnOnSelf(by function: Int, depth: Int) -> [Int]? {
    let scope = outline.functions[function].scope
    guard scope >= 0, let statements = outline.statements(inScope: scope), statements.count == 1
    else { return nil }
    var start = statements[0].lowerBound
    if outline.bareWord(start) == .return { start += 1 }
    guard outline.kind(start) == .identifier, !outline.startsUppercase(start),
      let call = outline.call(named: start)
    else { return nil }
    let link = ChainLink(
      kind: .member, name: start, open: call.open, closure: -1, end: call.close + 1)
    return drawnBehind(link, depth: depth + 1) ?? beneath(start, after: start, depth: depth + 1)
  }

  // MARK: Facts for other files

  /// The backgrounds drawn by the styles and modifiers of a file, as code for the project to
  /// resolve.
  static func ownStyles(in outline: SyntaxOutline) -> [OwnStyle: [PaintedCode]] {
    var reader = LayerReader(outline: outline)
    var result: [OwnStyle: [PaintedCode]] = [:]
    for functions in outline.viewFunctions().values {
      for function in functions {
        guard let style = outline.style(ofFunction: function),
          let layers = reader.drawn(by: function, depth: 0),
          layers.allSatisfy({ reader.layers[$0].opacity == 1 })
        else { continue }
        let codes = reader.painted.filter { layers.contains($0.layer) }
        // Two of the same name are ambiguous.
        result[style] = result[style] == nil ? codes : []
      }
    }
    return result
  }

  /// The style that a modifier applies and another file declares: that of `.buttonStyle(PrimaryStyle())`,
  /// `.buttonStyle(.primary)`, `.modifier(Card())`, `.cardStyle()`.
  func style(of link: ChainLink, _ name: String) -> OwnStyle? {
    guard name == "buttonStyle" || name == "modifier" else { return .function(name) }
    guard let argument = outline.call(named: link.name).flatMap({ outline.arguments($0).first })
    else { return nil }
    let start = argument.value.lowerBound
    if outline.kind(start) == .period {
      return argument.value.count == 2 ? .member(outline.name(start + 1)) : nil
    }
    let path = outline.calleePath(from: start)
    return path.last.flatMap { outline.startsUppercase($0) ? .type(outline.name($0)) : nil }
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
      outline.enclosingTypeName(of: outline.functions[$0].name)?.split(at: ".").last ?? ""
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

  /// The places that represent the content of a style or a modifier: `configuration.label`,
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
  /// The static members of a file that return a style, by the type of the style.
  func styleMembers() -> [String: String] {
    var result: [String: String] = [:]
    for property in properties {
      let scope = scopes[property.parent]
      guard scope.kind == .type, scope.declaration >= 0, let type = property.type.last,
        types[scope.declaration].name.last.map({
          nameBytes($0).suffix(11).elementsEqual("ButtonStyle".utf8)
        })
          ?? false,
        isStatic(property)
      else { continue }
      result[name(property.name)] = name(type)
    }
    return result
  }

  /// The style whose view a function returns; `nil` for a function without a style.
  fileprivate func style(ofFunction index: Int) -> OwnStyle? {
    let function = functions[index]
    let scope = scopes[function.parent]
    guard scope.kind == .type, scope.declaration >= 0,
      let type = types[scope.declaration].name.last
    else { return nil }
    switch text(function.name) {
    case "makeBody": return .type(name(type))
    case "body": return .type(name(type))
    case let name:
      return isText(type, "View") && ViewWords.mayDrawBehind(name) ? .function(name) : nil
    }
  }

  /// The functions that modify views, by their names.
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
