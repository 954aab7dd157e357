import MigrateKitCore

// What the code of a mapping names beyond the declarations of the tokens: other names of a token,
// functions with further arguments, shared instances, the parts of a shadow.

extension SwiftThemeBuilder {
  /// Declares every name in the code of every token, and reports those that cannot be declared.
  mutating func declareCodes() {
    // Functions of a flag need what the flag chooses between to be declared.
    let tokens =
      designSystem.tokens.filter(\.aliasOf.isEmpty)
      + designSystem.tokens.filter { !$0.aliasOf.isEmpty }
    for isLast in [false, true] {
      for token in tokens {
        for site in Site.allCases {
          guard let code = designSystem.codes[token.path]?[site] else { continue }
          declare(code, of: token, for: site, reportsFailure: isLast)
        }
      }
    }
  }

  private mutating func declare(
    _ code: TokenCode, of token: DesignToken, for site: Site, reportsFailure: Bool
  ) {
    guard let missing = missing(in: code) else { return }
    if site == .layer, declareLayer(code.text, token) { return }
    if site == .viewModifier { declareShadowParts(code.text, token) }
    if let chain = CodeChain(code.text), let type = Self.types[site] {
      declare(chain, code, of: token, for: site, type: type)
    }
    guard reportsFailure, self.missing(in: code) != nil else { return }
    omit(token, missing, in: code.text)
  }

  /// The types of values that a chain of names can be declared as.
  private static let types: [Site: String] = [
    .color: "Color", .uiColor: "UIColor", .font: "Font", .uiFont: "UIFont", .cgFloat: "CGFloat",
    .double: "Double", .float: "Float", .animation: "Animation",
    .timingFunction: "CAMediaTimingFunction",
  ]

  // MARK: Lookup

  /// The first undeclared name in an expression; `nil` if all are declared.
  private func missing(in code: TokenCode) -> CodeChain? {
    CodeChain.all(in: code.text).first { chain in
      if chain.steps.count == 1, chain.steps[0].arguments == nil {
        return chain.steps[0].name != code.requires
          && !SwiftScope.isKnown(chain.steps[0].name)
      }
      return !chain.prefixes.contains(where: declared.contains) && !SystemCode.declares(chain)
    }
  }

  private mutating func omit(_ token: DesignToken, _ chain: CodeChain, in text: String) {
    guard !omissions.contains(where: { $0.token == token.path }) else { return }
    let value = homes[token.path]?.code ?? declareByPath(token)
    let hint = value.map { "; its value is declared as \($0)" } ?? ""
    omissions.append(
      SwiftTheme.Omission(
        token: token.path, reason: "'\(text)' needs '\(chain.key)'\(hint)"))
  }

  // MARK: Forms

  private mutating func declare(
    _ chain: CodeChain, _ code: TokenCode, of token: DesignToken, for site: Site, type: String
  ) {
    let steps = chain.steps
    guard steps.count > 1, let last = steps.last,
      steps.dropLast(2).allSatisfy({ $0.arguments == nil && $0.isType })
    else { return }
    let outer = steps[steps.count - 2]
    if outer.arguments == nil, outer.isType {
      let types = steps.dropLast().map(\.name)
      if last.arguments == nil {
        declareName(last.name, in: types, token, site, type)
      } else {
        declareFunction(last, in: types, code, token, site, type)
      }
    } else if steps.count > 2, last.arguments == nil {
      declareField(
        last.name, of: outer, in: steps.dropLast(2).map(\.name), code, token, site, type)
    }
  }

  /// Another name of a token: `DesignSystem.Colors.background` for `Color.cream`.
  private mutating func declareName(
    _ name: String, in types: [String], _ token: DesignToken, _ site: Site, _ type: String
  ) {
    guard let value = value(of: token, for: site, scheme: nil) else { return }
    let name = Self.quoted(name)
    let lines =
      value.count == 1
      ? ["public static var \(name): \(type) { \(value[0]) }"]
      : ["public static var \(name): \(type) {"] + value.map { "  " + $0 } + ["}"]
    addCode(lines, name, under: types, token, key: (types + [name]).joined(separator: "."))
  }

  /// A function without parameters, with a color scheme, or with an additional flag.
  private mutating func declareFunction(
    _ step: CodeChain.Step, in types: [String], _ code: TokenCode, _ token: DesignToken,
    _ site: Site, _ type: String
  ) {
    let arguments = step.arguments ?? []
    let schemes = arguments.filter { $0.text == code.requires }
    let flags = arguments.filter { $0.text == "true" || $0.text == "false" }
    guard schemes.count <= 1, flags.count <= 1, schemes.count + flags.count == arguments.count,
      flags.allSatisfy({ $0.label != nil })
    else { return }
    let scheme = schemes.first.map(\.text)
    guard let value = value(of: token, for: site, scheme: scheme) else { return }
    let list = arguments.map { argument -> String in
      if argument.text == scheme {
        let label = argument.label ?? "_"
        return (label == argument.text ? "" : label + " ") + "\(argument.text): ColorScheme"
      }
      return "\(argument.label ?? "_"): Bool"
    }.joined(separator: ", ")
    var body = value
    if let flag = flags.first, let label = flag.label {
      guard let other = otherValue(of: step, flag, in: types, site, code) else { return }
      let isTrue = flag.text == "true"
      body = ["guard \(isTrue ? "" : "!")\(label) else {"] + other.map { "  " + $0 } + ["}"] + value
      body = Self.returning(body, other.count)
    }
    let name = Self.quoted(step.name)
    addCode(
      ["public static func \(name)(\(list)) -> \(type) {"] + body.map { "  " + $0 } + ["}"],
      step.key, under: types, token, key: (types + [step.key]).joined(separator: "."))
  }

  /// The function's value for the opposite flag: the token whose code passes it, else the one whose
  /// code omits the flag.
  private mutating func otherValue(
    of step: CodeChain.Step, _ flag: CodeChain.Argument, in types: [String], _ site: Site,
    _ code: TokenCode
  ) -> [String]? {
    let turned = (step.arguments ?? []).map { argument -> CodeChain.Argument in
      var argument = argument
      if argument == flag { argument.text = flag.text == "true" ? "false" : "true" }
      return argument
    }
    let wanted = [turned, (step.arguments ?? []).filter { $0 != flag }].map { arguments in
      types.map { CodeChain.Step(name: $0) }
        + [CodeChain.Step(name: step.name, arguments: arguments)]
    }
    for steps in wanted {
      let other = designSystem.tokens.first { token in
        designSystem.codes[token.path]?[site].flatMap { CodeChain($0.text) }?.steps == steps
      }
      guard let other else { continue }
      let scheme = steps.last?.arguments?.first { $0.text == code.requires }?.text
      return value(of: other, for: site, scheme: scheme)
    }
    return nil
  }

  /// A body of two values, with `return` where there are several statements.
  private static func returning(_ body: [String], _ first: Int) -> [String] {
    var body = body
    body[1] = "  return " + body[1].drop { $0 == " " }
    body[first + 2] = "return " + body[first + 2]
    return body
  }

  /// A token of a shared instance: `surface` of `ThemeColors.light`.
  private mutating func declareField(
    _ name: String, of outer: CodeChain.Step, in types: [String], _ code: TokenCode,
    _ token: DesignToken, _ site: Site, _ type: String
  ) {
    let arguments = outer.arguments ?? []
    guard arguments.allSatisfy({ $0.text == code.requires }),
      let value = value(of: token, for: site, scheme: arguments.first?.text)
    else { return }
    let field = SwiftInstance.Field(name: name, type: type, path: token.path, lines: value)
    let instance = SwiftInstance(
      name: outer.name,
      parameters: outer.arguments.map { $0.map { (label: $0.label ?? "_", name: $0.text) } })
    guard root.add(field, to: instance, under: types[...]) else { return }
    usesUIKit = usesUIKit || site == .uiColor || site == .uiFont
    declared.insert((types + [outer.key, name]).joined(separator: "."))
  }

  // MARK: Shadows

  /// `cast(Elevation.low)`: the function of a layer that takes a shadow of the theme.
  private mutating func declareLayer(_ text: String, _ token: DesignToken) -> Bool {
    guard let chain = CodeChain(text), chain.steps.count == 1, let step = chain.steps.first,
      let argument = step.arguments?.first, step.arguments?.count == 1,
      let shadow = CodeChain(argument.text), shadows.contains(shadow.key)
    else { return false }
    let label = argument.label.map { $0 == "shadow" ? "" : $0 + " " } ?? "_ "
    root.layerFunctions["\(step.key)"] = "\(Self.quoted(step.name))(\(label)shadow: ThemeShadow)"
    declared.insert(chain.key)
    usesUIKit = true
    return true
  }

  /// The parts of a shadow that the code names one by one:
  /// `shadow(color: Color.cardShadow, radius: CardShadow.radius, y: CardShadow.y)`.
  private mutating func declareShadowParts(_ text: String, _ token: DesignToken) {
    guard let step = CodeChain(text)?.steps.first, case .shadow = token.value,
      let home = homes[token.path]
    else { return }
    for argument in step.arguments ?? [] {
      guard let label = argument.label, let chain = CodeChain(argument.text),
        !chain.prefixes.contains(where: declared.contains),
        chain.steps.count > 1, chain.steps.allSatisfy({ $0.arguments == nil }),
        chain.steps.dropLast().allSatisfy(\.isType), ["color", "radius", "x", "y"].contains(label),
        let last = chain.steps.last
      else { continue }
      let type = label == "color" ? "Color" : "CGFloat"
      addCode(
        ["public static var \(Self.quoted(last.name)): \(type) { \(home.code).\(label) }"],
        Self.quoted(last.name), under: chain.steps.dropLast().map(\.name), token, key: chain.key)
    }
  }

  // MARK: Values

  /// The expression of a token at a kind of site; with a passed color scheme, the choice between
  /// the two appearances.
  private mutating func value(
    of token: DesignToken, for site: Site, scheme: String?
  ) -> [String]? {
    if let scheme, let color = token.color {
      usesUIKit = usesUIKit || site == .uiColor
      let type = site == .uiColor ? "UIColor" : "Color"
      return SwiftDeclaration.choice(color, scheme, type: type)
    }
    let target = token.aliasOf.last ?? token.path
    if homes[target]?.scheme != nil || homes[target] == nil {
      guard let primitive = designSystem.tokens.first(where: { $0.path == target }) else {
        return nil
      }
      // A function of the color scheme has no value by itself; the token's path has one.
      if declareByPath(primitive) == nil { return nil }
    }
    guard let home = homes[target], home.scheme == nil else { return nil }
    switch (site, home.site) {
    case (let site, let own) where site == own: return [home.code]
    case (.uiColor, .color):
      usesUIKit = true
      return ["UIColor(\(home.code))"]
    case (.double, .cgFloat), (.float, .cgFloat): return ["\(site.rawValue)(\(home.code))"]
    case (.cgFloat, .double): return ["CGFloat(\(home.code))"]
    default:
      let place = SwiftPlace(types: [], name: "value", parameter: nil)
      guard let own = SwiftDeclaration(token.value, for: site, at: place), own.lines.count == 1,
        let equals = own.lines[0].firstRange(of: " = ")
      else { return nil }
      usesUIKit = usesUIKit || own.usesUIKit
      return [String(own.lines[0][equals.upperBound...])]
    }
  }

  private mutating func addCode(
    _ lines: [String], _ name: String, under types: [String], _ token: DesignToken, key: String
  ) {
    let member = SwiftScope.Member(
      name: name, summary: "", mention: nil, category: token.category,
      lines: SwiftMarker.lines([token.path]) + lines)
    guard root.add(member, under: types[...]) else { return }
    declared.insert(key)
  }

  private static func quoted(_ name: String) -> String {
    (try? SwiftName.member(name[...], afterDot: false)) ?? name
  }
}

extension CodeChain.Step {
  /// Whether it names a type: types begin with a capital letter.
  var isType: Bool { name.first.map { $0.isUppercase || $0 == "_" } ?? false }
}
