import MigrateKitCore

/// The uses of tokens in one file, with their roles.
package struct TokenUseReading: Sendable {
  /// One use.
  struct Use: Hashable, Sendable {
    /// The path of the token.
    var token: String
    var role: UsageRole
    /// The direction or the edge of spacing.
    var axis: Axis?
    /// The appearance that it is for, as in an arm of `isDark ? a : b`; `nil` for both.
    var style: SystemAppearance.Style?
    /// Whether code passes the style that the token is part of: `.title` for `TextStyle.title.font`.
    var isOfWhole = false
  }

  /// The path of the file.
  package var path: String
  var uses: [Use] = []
  /// The numbers of uses by an alias of the type, by the token's path.
  var aliased: [String: Int] = [:]
  /// The numbers of uses of declarations without a value, by name.
  var unvalued: [String: Int] = [:]
  /// The arguments by which it calls functions that return several tokens, by name: `(.compact)`, `(density)`.
  var arguments: [String: [String: Int]] = [:]
  /// What it reads of values named like a theme.
  var reads = ThemeInstances.Reads()
  /// The kinds of color that it makes of tokens of another framework, each with the labels of the arguments.
  ///
  /// `UIColor(Color.ink)`, `Color(uiColor: .ink)`; for lengths of the type `Double`, the conversion or nothing.
  var conversions: [Site: [String: Int]] = [:]
  /// How often it writes a color by the system's short name.
  var common: [String: Int] = [:]

  /// Reads a file.
  package init(_ file: SourceFile, names: TokenUseNames) {
    path = file.path
    var survey = LexemeSurvey(names: names.searched)
    let lexemes = Lexer.lexemes(in: file.bytes, surveyedBy: &survey)
    if !names.members.isEmpty {
      reads = ThemeInstances.Reads(
        at: survey.mentions, of: names.members, in: lexemes, bytes: file.bytes)
    }
    common = CommonColorUses.counts(at: survey.mentions, in: lexemes, bytes: file.bytes)
    let found = names.finder.uses(at: survey.mentions, in: lexemes, bytes: file.bytes)
    let passed = survey.mentions.filter { index in
      !names.passed.members.isEmpty && index > 0 && lexemes[index - 1].kind == .period
        && names.passed.members.contains(lexemes[index].text(in: file.bytes))
    }
    guard !found.isEmpty || !passed.isEmpty else { return }
    let outline = SyntaxOutline(lexemes, bytes: file.bytes)
    for index in passed {
      let name = outline.firstLexeme(from: lexemes[index].start)
      count(names.passed.uses(at: name, in: outline), names)
    }
    guard !found.isEmpty else { return }
    let distances = DistanceUses(outline)
    for use in found {
      let isOfOverload =
        names.overloaded.contains(use.name)
        && outline.kind(use.span(in: outline).upperBound) == .leftParen
      guard let token = names.tokens[use.name], !isOfOverload else {
        unvalued[use.name, default: 0] += 1
        if names.choosers.contains(use.name), let text = Self.arguments(of: use, in: outline) {
          arguments[use.name, default: [:]][text, default: 0] += 1
        }
        continue
      }
      if token.forwarders.contains(use.name) {
        // How code uses the function says nothing of the direction or of the part.
        unvalued[use.name, default: 0] += 1
        uses.append(Use(token: token.path, role: .unknown))
        continue
      }
      let span = use.span(in: outline)
      // `for: .normal` is the state of a button, whatever `CGFloat` declares.
      if token.value.number != nil, use.name.hasPrefix("."),
        DistanceUses.isOther(span, in: outline)
      {
        continue
      }
      if path != token.file { countConversion(of: token, at: span, in: outline) }
      let isSpacing = token.value.category == .spacing
      let role = isSpacing ? distances.role(of: span) : Self.role(of: span, token, in: outline)
      var read = Use(token: token.path, role: role)
      if isSpacing { read.axis = distances.axis(of: span) }
      if case .color = token.value {
        read.style = AppearanceCondition.style(ofArmAround: span, in: outline)
      }
      uses.append(read)
      if names.aliased.contains(use.name) { aliased[token.path, default: 0] += 1 }
    }
  }

  /// Reads a file of Interface Builder, whose named colors are uses of the tokens for their color sets.
  package init(interface file: SourceFile, names: TokenUseNames) {
    path = file.path
    uses = InterfaceScanner.namedColors(in: file.bytes).compactMap { color in
      names.assets[color.asset].map { Use(token: $0, role: color.role) }
    }
  }

  /// Counts members that code passes for the tokens that they hold.
  private mutating func count(_ passed: [PassedMembers.Use], _ names: TokenUseNames) {
    var counted: Set<String> = []
    for use in passed {
      let name = TokenUses.names(of: use.code).first ?? use.code
      guard counted.insert(names.tokens[name]?.path ?? name).inserted else { continue }
      guard let token = names.tokens[name] else {
        unvalued[name, default: 0] += 1
        continue
      }
      uses.append(Use(token: token.path, role: .unknown, isOfWhole: use.isOfStyle))
    }
  }

  /// Counts what code outside of the token's file makes of it.
  private mutating func countConversion(
    of token: ImportedToken, at span: Range<Int>, in outline: SyntaxOutline
  ) {
    guard token.category == .color || token.isLength else { return }
    let made = Self.conversion(of: span, in: outline)
    if case .color = token.value, let made, token.codes[made.site] == nil {
      conversions[made.site, default: [:]][made.label, default: 0] += 1
    }
    let isConverted = made?.site == .cgFloat
    if token.isLength, token.codes[.double] != nil, token.codes[.cgFloat] == nil {
      conversions[.cgFloat, default: [:]][isConverted ? "CGFloat" : "", default: 0] += 1
    }
    if token.codes[.number] != nil, isConverted {
      conversions[.number, default: [:]]["CGFloat", default: 0] += 1
    }
  }

  /// The arguments of a call, in parentheses; `nil` for anything else.
  private static func arguments(of use: TokenUses.Use, in outline: SyntaxOutline) -> String? {
    let open = use.span(in: outline).upperBound
    guard outline.kind(open) == .leftParen, let close = outline.partner(open) else { return nil }
    return outline.compactText(open..<close + 1)
  }

  /// The kind of color, or `CGFloat`, that an expression is converted to, and the label of the argument.
  private static func conversion(
    of span: Range<Int>, in outline: SyntaxOutline
  ) -> (site: Site, label: String)? {
    guard
      case .argument(let open, let place, 0) = outline.slot(
        of: outline.chain(around: span.lowerBound))
    else { return nil }
    let label = place.map { outline.text($0) } ?? ""
    guard ["", "uiColor", "nsColor"].contains(label) else { return nil }
    switch outline.text(open - 1) {
    case "Color": return (.color, label)
    case "UIColor" where label.isEmpty: return (.uiColor, "")
    case "NSColor" where label.isEmpty: return (.nsColor, "")
    case "CGFloat" where label.isEmpty: return (.cgFloat, "")
    default: return nil
    }
  }

  private static func role(
    of span: Range<Int>, _ token: ImportedToken, in outline: SyntaxOutline
  ) -> UsageRole {
    switch token.value {
    case .color:
      // What only masks or is mixed with another color shows nothing of what it is for.
      switch ColorUseReader.use(of: span, in: outline).role.role {
      case .effect: .unknown
      case let role: role
      }
    case .font: FontUseReader(outline: outline).use(of: span).role.role
    case .radius: ComponentRole.role(of: span, in: outline).role
    default: .unknown
    }
  }
}

extension ImportedToken {
  /// The code of the value of an app's type that it is read from: `Theme.radius.large` of `Theme.radius.large.points`.
  fileprivate var holdingValue: String? {
    guard case .member(let owner) = source, let holder = owner.split(at: ".").last,
      holder.first?.isLowercase == true,
      ThemeType(named: String(owner.prefix { $0 != "." })) == nil,
      codes.values.contains("\(owner).\(name)")
    else { return nil }
    return owner
  }
}

/// Tokens by the names of their uses.
package struct TokenUseNames: Sendable {
  /// The finder of chains of names.
  let finder: TokenUses
  private(set) var tokens: [String: ImportedToken] = [:]
  /// The names with an alias of a token's type.
  private(set) var aliased: Set<String> = []
  /// The names of constants that are those of functions without a value too: `cream` and `cream(_:)`.
  private(set) var overloaded: Set<String> = []
  /// The names of functions that return several tokens.
  private(set) var choosers: Set<String> = []
  /// The paths of the tokens for color sets.
  let assets: [String: String]
  /// The members that shared instances are read by.
  let members: Set<String>
  /// The members that code passes as a whole.
  let passed: PassedMembers
  /// The names that are searched.
  private(set) var searched: NameFilter

  init(_ all: [ImportedToken], unvalued: [String] = [], passed: PassedMembers) {
    self.passed = passed
    // `Theme.radius.large` is used where a view takes it whole, as well as by the one number that it holds.
    let holders = Dictionary(grouping: all.filter { $0.holdingValue != nil }) {
      $0.holdingValue ?? ""
    }.filter { $1.count == 1 }.mapValues { $0[0] }
    finder = TokenUses(
      Set(
        all.flatMap { $0.codes.values } + all.flatMap { ($0.aliasCodes ?? [:]).values }
          + all.flatMap(\.accessors) + holders.keys + unvalued))
    members = ThemeInstances.members(of: all)
    assets = Dictionary(
      keepingFirst: all.compactMap { token in token.asset.map { ($0, token.path) } })
    searched = finder.names
    for member in members.union(passed.members) { searched.insert(Array(member.utf8)) }
    for name in CommonColorUses.names { searched.insert(Array(name.utf8)) }
    var shared: Set<String> = []
    let open = Set(unvalued.flatMap(TokenUses.names(of:)))
    let plain = Set(
      all.filter { $0.chooser == nil }.flatMap(\.codes.values).filter { !$0.hasSuffix(")") }
        .flatMap(TokenUses.names(of:)))
    for token in all {
      for site in Site.allCases {
        guard let code = token.codes[site] else { continue }
        for name in TokenUses.names(of: code) {
          // The values of one function share its name, so that their uses cannot be distinguished.
          if token.chooser != nil || code.hasSuffix(")") {
            guard !plain.contains(name) else {
              overloaded.insert(name)
              continue
            }
            let isOther = tokens[name].map { $0.path != token.path } ?? false
            if isOther || token.chooser != nil && open.contains(name) { shared.insert(name) }
          } else if open.contains(name) {
            overloaded.insert(name)
          }
          if tokens[name] == nil { tokens[name] = token }
        }
      }
    }
    for name in shared { tokens[name] = nil }
    choosers = shared.union(overloaded)
    for token in all {
      for name in (token.aliasCodes ?? [:]).values.flatMap(TokenUses.names(of:))
      where tokens[name] == nil {
        tokens[name] = token
        aliased.insert(name)
      }
    }
    for token in all {
      for name in token.accessors.flatMap(TokenUses.names(of:)) where tokens[name] == nil {
        tokens[name] = token
      }
    }
    for token in all {
      for name in token.forwarders where tokens[name] == nil { tokens[name] = token }
    }
    for (name, token) in holders where tokens[name] == nil { tokens[name] = token }
  }
}
