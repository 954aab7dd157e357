import MigrateKitCore

/// Places the declarations of each token.
struct SwiftThemeBuilder {
  /// The declaration that holds the value of a token.
  struct Home {
    /// The code that names it, without arguments: `Color.cream`.
    var code: String
    var site: Site
    /// The name of its color scheme parameter; `nil` for none.
    var scheme: String?
  }

  let designSystem: DesignSystem
  var root = SwiftScope(name: "")
  var omissions: [SwiftTheme.Omission] = []
  private var undeclared: [DesignToken] = []
  var usesUIKit = false
  private(set) var usesShadows = false
  /// Where the value of each token is declared, by path.
  private(set) var homes: [String: Home] = [:]
  /// The declared names: keys of chains (`CodeChain.key`).
  var declared: Set<String> = []
  /// The shadows among them.
  private(set) var shadows: Set<String> = []

  /// The tokens that point to each token, in order.
  private let aliases: [String: [String]]

  init(_ designSystem: DesignSystem) {
    self.designSystem = designSystem
    var aliases: [String: [String]] = [:]
    for token in designSystem.tokens {
      if let target = token.aliasOf.last { aliases[target, default: []].append(token.path) }
    }
    self.aliases = aliases
  }

  /// Declares all tokens, category by category, in order of their paths.
  mutating func declareAll() {
    // Shadows first: a color may be written as the color of one.
    let order = [.shadow] + TokenCategory.allCases.filter { $0 != .shadow }
    for category in order {
      for token in designSystem.tokens where token.category == category && token.aliasOf.isEmpty {
        declare(token)
      }
    }
    // Also derived values such as `Color.terracotta.opacity(0.8)`: a theme has a value for each
    // token.
    for token in undeclared { declareByPath(token) }
    declareCodes()
  }

  private mutating func declare(_ token: DesignToken) {
    let codes = designSystem.codes[token.path] ?? [:]
    let conflict = designSystem.codeConflicts.first { $0.tokens.contains(token.path) }
    if let conflict, codes.isEmpty {
      omissions.append(
        SwiftTheme.Omission(
          token: token.path, reason: "'\(conflict.code)' is the code of other values too"))
      return
    }
    guard !codes.isEmpty else {
      declareByPath(token)
      return
    }
    var isDeclared = false
    for site in Self.sites {
      guard let code = codes[site],
        let place = SwiftPlace(code, of: token.category)
      else { continue }
      isDeclared = add(token, at: place, for: site) || isDeclared
    }
    if !isDeclared { undeclared.append(token) }
  }

  /// The kinds of site that tokens are declared for; the others follow from these.
  private static let sites: [Site] = [
    .color, .uiColor, .font, .uiFont, .cgFloat, .double, .float, .viewModifier, .animation,
    .timingFunction,
  ]

  /// Declares a token under the system's name, by category and path; returns its name in Swift.
  @discardableResult
  mutating func declareByPath(_ token: DesignToken) -> String? {
    let holder = SwiftName.type(designSystem.name) + "Tokens"
    let parts = token.path.split(at: ".").dropFirst(1).map(String.init)
    let words = parts.isEmpty ? [token.path] : Array(parts)
    guard let last = words.last, let name = try? SwiftName.member(last[...], afterDot: false),
      let site = token.category.defaultSite
    else {
      omissions.append(
        SwiftTheme.Omission(token: token.path, reason: "its path makes no name in Swift"))
      return nil
    }
    // A generated type must not shadow one of Apple's that values are written with.
    let groups = words.dropLast().map { SwiftName.type($0) }.filter { !SwiftScope.isKnown($0) }
    // Tokens of two groups may have one name: the first part of the path distinguishes them.
    let first = token.path.split(at: ".").prefix(1).map { SwiftName.type(String($0)) }
    for outer in [[], first.filter { !SwiftScope.isKnown($0) }] {
      let place = SwiftPlace(
        types: [holder, SwiftName.type(token.category.title)] + outer + groups, name: name,
        parameter: nil)
      if add(token, at: place, for: site) { return (place.types + [name]).joined(separator: ".") }
    }
    omissions.append(SwiftTheme.Omission(token: token.path, reason: "its name is taken"))
    return nil
  }

  private mutating func add(_ token: DesignToken, at place: SwiftPlace, for site: Site) -> Bool {
    guard let declaration = SwiftDeclaration(token.value, for: site, at: place) else {
      return false
    }
    var member = SwiftScope.Member(
      name: place.name,
      summary: SafeText.line(token.summary),
      mention: TokenMention(
        path: token.path, category: token.category, aliases: aliases[token.path] ?? []),
      category: token.category, lines: declaration.lines)
    member.isAdaptive = token.color?.isAdaptive ?? false
    guard root.add(member, under: place.types[...]) else { return false }
    note(token, at: place, for: site)
    usesUIKit = usesUIKit || declaration.usesUIKit
    usesShadows = usesShadows || token.category == .shadow
    return true
  }
}

extension SwiftThemeBuilder {
  /// Registers a declaration, so that code that names it counts as declared.
  private mutating func note(_ token: DesignToken, at place: SwiftPlace, for site: Site) {
    let name = place.name.filter { $0 != "`" }
    let label = place.parameter.map { "(\($0.label):)" } ?? ""
    let key = (place.types + [name]).joined(separator: ".") + label
    declared.insert(key)
    if token.category == .shadow { shadows.insert(key) }
    let home = Home(
      code: (place.types + [place.name]).joined(separator: "."), site: site,
      scheme: place.parameter?.name)
    // The first one is kept, SwiftUI's if there is one; one without a parameter takes precedence.
    if homes[token.path] == nil || homes[token.path]?.scheme != nil && home.scheme == nil {
      homes[token.path] = home
    }
  }
}

/// The place of a declaration, parsed from code.
struct SwiftPlace {
  /// The types around it, outermost first.
  var types: [String]
  /// Its name, with backticks where a declaration wants them.
  var name: String
  /// The parameter of a function: its label and its name.
  var parameter: (label: String, name: String)?

  init(types: [String], name: String, parameter: (label: String, name: String)?) {
    self.types = types
    self.name = name
    self.parameter = parameter
  }

  /// Parses the place that code names: `Color.Wellness.calmBlue`, or a call with what is required,
  /// `Color.adaptiveCream(colorScheme)`; `nil` for every other expression.
  init?(_ code: TokenCode, of category: TokenCategory) {
    let text = category == .shadow ? Self.shadow(in: code.text) : code.text[...]
    guard var text else { return nil }
    parameter = nil
    if let required = code.requires, text.hasSuffix("\(required))"),
      let open = text.firstIndex(of: "(")
    {
      let argument = text[text.index(after: open)...].dropLast(required.count + 1)
      let label = argument.hasSuffix(": ") ? String(argument.dropLast(2)) : "_"
      guard argument.isEmpty || Self.isName(label[...]) else { return nil }
      parameter = (label, required)
      text = text[..<open]
    }
    guard let chain = Self.chain(at: String(text)), chain.joined(separator: ".") == text,
      // Members of instances, such as `surface` in `Theme.light.surface`, are declared separately.
      chain.dropLast().allSatisfy({ CodeChain.Step(name: $0).isType }), let last = chain.last,
      let name = try? SwiftName.member(last[...], afterDot: false)
    else { return nil }
    types = Array(chain.dropLast())
    self.name = name
  }

  /// The leading names of a text, at least two; `nil` if there are fewer.
  static func chain(at text: String) -> [String]? {
    let end = text.firstIndex {
      !($0.isLetter || $0.isNumber || $0 == "_" || $0 == "." || $0 == "`")
    }
    let parts = text[..<(end ?? text.endIndex)].split(
      separator: ".", omittingEmptySubsequences: false)
    let names = parts.prefix { isName($0) || $0.hasPrefix("`") }.map(String.init)
    return names.count > 1 ? names : nil
  }

  private static func isName(_ text: Substring) -> Bool {
    text.first.map { $0.isLetter || $0 == "_" } ?? false
      && text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }

  /// `Elevation.low` in `shadow(color: Elevation.low.color, radius: …)`.
  private static func shadow(in text: String) -> Substring? {
    let start = "shadow(color: "
    guard text.hasPrefix(start) else { return nil }
    let argument = text.dropFirst(start.count).prefix { $0 != "," && $0 != ")" }
    return argument.hasSuffix(".color") ? argument.dropLast(".color".count) : nil
  }
}

extension SwiftName {
  /// A text as the name of a type: `Daily Ritual` is `DailyRitual`.
  static func type(_ text: String) -> String {
    let words = text.split { !($0.isLetter || $0.isNumber) }
    let name = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    return name.first.map { $0.isLetter || $0 == "_" } ?? false ? name : "_" + name
  }
}

extension TokenCategory {
  /// The default kind of site of its tokens.
  fileprivate var defaultSite: Site? {
    switch self {
    case .color: .color
    case .font: .font
    case .shadow: .viewModifier
    case .animation: .animation
    case .duration, .opacity: .double
    case .radius, .spacing, .lineSpacing, .borderWidth, .touchTarget, .fontSize: .cgFloat
    }
  }
}
