import MigrateKitCore

// What the app's own uses say of its tokens, for the mapping.

extension ThemeSurvey {
  /// Lets tokens match nothing by their value alone where the app's uses show that they are not in force.
  ///
  /// - Parameters:
  ///   - uses: The uses in code.
  ///   - names: The names by which they were read.
  ///   - shown: The paths of the tokens that only files of Interface Builder use.
  mutating func close(_ uses: [TokenUseReading], _ names: TokenUseNames, shown: Set<String>) {
    let themes = Self.themeFiles(tokens)
    let users = users(uses, names, themes: themes)
    let shipping = uses.filter { !PathPlace.isTest($0.path) }
    let instances = ThemeInstances(
      tokens, users: users,
      reads: shipping.lazy.map { ($0.path, $0.reads) })
    let provided = providers.doubts(of: tokens, shipping, by: names, readings)
    let modes = ModeColors(tokens, uses: uses, themes: themes)
    var common: [String: Int] = [:]
    var asked: Set<String> = []
    let asking = shipping.filter { !themes.contains($0.path) }
    for reading in asking {
      common.merge(reading.common, uniquingKeysWith: +)
      asked.formUnion(reading.unvalued.keys)
    }
    let (counts, wholes) = Self.counts(in: asking)
    let chosen = ChosenArguments(asking, common: common)
    let force = TokensInForce(
      tokens, users: users, homes: homes(uses, themes: themes), counts: counts, common: common,
      wholes: wholes, assets: assetUses, views: views)
    let confirmed = Self.confirmed(tokens, by: asking)
    adopted = force.adopted
    conversions = Self.conversions(in: uses)
    for index in tokens.indices where force.unused.contains(tokens[index].path) {
      tokens[index].guess.isUnused = true
    }
    let current = Set(tokens.lazy.filter { !Self.isLegacy($0.file) }.map(\.category))
    let currentPaths = Dictionary(
      tokens.lazy.filter { !$0.isCalledLegacy }.map { ($0.value, $0.path) },
      uniquingKeysWith: { first, _ in first })
    for index in tokens.indices where !tokens[index].guess.isPlain {
      let isLegacy = Self.isLegacy(tokens[index].file) && current.contains(tokens[index].category)
      let other = tokens[index].owningInstance.flatMap { instances.doubts[$0] }
      let path = tokens[index].path
      let deprecated = tokens[index].isDeprecated ? "it is marked deprecated" : nil
      let legacy = isLegacy ? "its file is called legacy, and others of its kind are not" : nil
      let successor = tokens[index].isCalledLegacy ? currentPaths[tokens[index].value] : nil
      let alias = successor.map { "a comment calls it legacy, and \($0) has the same value" }
      let isLeft = tokens[index].isOfLegacyType && users[path, default: []].isEmpty
      let left = isLeft ? "a comment calls its type legacy, and no code uses it" : nil
      let computed = chosen.doubt(of: tokens[index])
      let doubts = [
        deprecated, legacy, alias, left, tokens[index].keyDoubt, computed?.sentence,
        other, provided[path],
        users[path, default: []].isEmpty ? assetUses.choiceAtRunTime(tokens[index]) : nil,
        confirmed.contains(path)
          ? nil : force.doubts[path].map { tokens[index].choiceAtRunTime(asked) ?? $0 },
        modes.doubts[path],
      ]
      guard let doubt = doubts.lazy.compactMap(\.self).first else { continue }
      tokens[index].guess = RoleGuess()
      tokens[index].guess.isPlain = true
      tokens[index].guess.isOutOfForce = true
      tokens[index].guess.isNeverNamed = other != nil || computed?.isOnlyComputed ?? false
      let sentence = shown.contains(path) ? Self.shown(doubt) : doubt
      tokens[index].guess.evidence = "the app's uses: \(sentence)"
    }
  }

  /// A doubt about a color that only files of Interface Builder use.
  private static func shown(_ doubt: String) -> String {
    doubt.replacing("no code uses it", with: "only Interface Builder's files use it")
  }

  /// How often code uses each token, and the tokens that it uses only with the whole style that they are part of.
  private static func counts(
    in asking: [TokenUseReading]
  ) -> (counts: [String: Int], wholes: Set<String>) {
    var counts: [String: Int] = [:]
    var wholes: Set<String> = []
    var parts: Set<String> = []
    for use in asking.lazy.flatMap(\.uses) {
      counts[use.token, default: 0] += 1
      if use.isOfWhole { wholes.insert(use.token) } else { parts.insert(use.token) }
    }
    return (counts, wholes.subtracting(parts))
  }

  /// The kinds of color that code makes of tokens, counted by the labels of the arguments.
  private static func conversions(in uses: [TokenUseReading]) -> [Site: [String: Int]] {
    uses.reduce(into: [:]) { all, reading in
      for (site, labels) in reading.conversions {
        all[site, default: [:]].merge(labels, uniquingKeysWith: +)
      }
    }
  }

  /// The radii that are named for a part of an interface and that code uses for that part alone, however few files do: the
  /// style of the app's buttons may be the only code with `Radius.button`.
  private static func confirmed(
    _ tokens: [ImportedToken], by asking: [TokenUseReading]
  ) -> Set<String> {
    var roles: [String: Set<UsageRole>] = [:]
    for reading in asking {
      for use in reading.uses where use.role != .unknown {
        roles[use.token, default: []].insert(use.role)
      }
    }
    let named = tokens.filter { $0.category == .radius && $0.guess.roles.count == 1 }
    return Set(named.filter { Set($0.guess.roles) == roles[$0.path] }.map(\.path))
  }

  /// Whether a file or a folder around it is called legacy, so that new code does not use what it declares.
  private static func isLegacy(_ file: String) -> Bool {
    file.split(at: "/").contains { name in
      NameWords.split(String(name)).contains { ["legacy", "deprecated", "obsolete"].contains($0) }
    }
  }

  /// The files that use each token, without those that declare it or other tokens, by the token's path.
  private func users(
    _ uses: [TokenUseReading], _ names: TokenUseNames, themes: Set<String>
  ) -> [String: Set<String>] {
    var byPath: [String: Set<String>] = [:]
    var byName: [String: Set<String>] = [:]
    for reading in uses where !PathPlace.isTest(reading.path) {
      for use in reading.uses { byPath[use.token, default: []].insert(reading.path) }
      for name in reading.unvalued.keys { byName[name, default: []].insert(reading.path) }
    }
    var result: [String: Set<String>] = [:]
    for token in tokens {
      // Uses of a name count for each token that has it: `.ink` of `Color.ink` and of `UIColor.ink`.
      var files: Set<String> = []
      for name in token.codes.values.flatMap(TokenUses.names(of:)) {
        files.formUnion((names.tokens[name].flatMap { byPath[$0.path] } ?? byName[name]) ?? [])
      }
      files.subtract(themes)
      files.remove(token.file)
      result[token.path] = files
    }
    return result
  }

  /// The files of the theme that use each token, its own included, by the token's path; none for a token that none uses.
  private func homes(
    _ uses: [TokenUseReading], themes: Set<String>
  ) -> [String: Set<String>] {
    let files = Dictionary(
      tokens.map { ($0.path, $0.file) }, uniquingKeysWith: { first, _ in first })
    var homes: [String: Set<String>] = [:]
    for reading in uses {
      for use in reading.uses
      where themes.contains(reading.path) || files[use.token] == reading.path {
        homes[use.token, default: []].insert(reading.path)
      }
    }
    return homes
  }

  /// Drops cases of enums that are no tokens.
  ///
  /// These are the cases that are mostly called like hues, that code lists or stores, and whose colors it hardly asks for
  /// by name: what a person may choose, such as the accent color of the app. The measures of modes are dropped where no
  /// code names them.
  mutating func dropChoices(_ usage: [String: TokenUsage]) {
    let choices = Dictionary(grouping: tokens.filter { $0.choice != nil }, by: \.holders)
    let dropped = choices.filter { _, cases in
      let hues = cases.filter { PaletteNames.contain($0.choice ?? "") }
      let files = cases.reduce(into: Set<PathKey>()) { $0.formUnion(usage[$1.path]?.files ?? []) }
      return hues.count * 2 >= cases.count && files.count < 2
    }
    leaveOut { $0.choice != nil && dropped[$0.holders] != nil }
    // A measure of a mode that no code names says what the mode looks like.
    tokens.removeAll { $0.isOfMode && usage[$0.path] == nil }
  }

  /// Drops tokens, and lists the types that declare them as no part of the theme.
  mutating func leaveOut(where isLeft: (ImportedToken) -> Bool) {
    for token in tokens where isLeft(token) {
      guard case .member(let owner) = token.source else { continue }
      let type = token.enumCase == nil ? owner : token.holders.first ?? owner
      let name = type.isEmpty ? token.name : type
      if unreadable.contains(where: { $0.code == nil && $0.name == name }) { continue }
      unreadable.append(
        UnreadableMember(
          name: name, file: token.file, line: token.line, reason: "it is not part of a theme"))
    }
    tokens.removeAll(where: isLeft)
  }

  /// The files that declare a theme: what they name is part of it.
  ///
  /// Functions of views use one.
  static func themeFiles(_ tokens: [ImportedToken]) -> Set<String> {
    let constants = tokens.filter { $0.category != .font || !$0.isFunctionOfViews }
    let declared = Dictionary(grouping: constants, by: \.file).mapValues(\.count)
    return Set(declared.filter { $0.value >= fewestOfTheme }.keys)
  }

  /// The minimum number of tokens in a file of a theme.
  private static let fewestOfTheme = 3
}

extension ImportedToken {
  /// Why a style of a case that no code names is not in force, if code asks for that of the case that is on.
  fileprivate func choiceAtRunTime(_ asked: Set<String>) -> String? {
    guard let valueCode, asked.contains(valueCode) else { return nil }
    return "code reads '\(valueCode.dropFirst(2))' of a case that is chosen at run time"
  }

  /// Why a style that code looks up by a text is for what the text names alone: `Biome.color(for: "desert")`, not
  /// `Theme.color("primary")`.
  fileprivate var keyDoubt: String? {
    guard source != .asset, let code = codes.ofFirstSite,
      let open = code.firstRange(of: "(")?.lowerBound,
      case let start = code[open...].firstRange(of: "\"")?.upperBound, let start,
      case let key = code[start...].prefix(while: { $0 != "\"" }),
      !NameSubjects.subjects(of: [String(key)], own: "", in: category).isEmpty
    else { return nil }
    return "code looks it up as '\(key)', which names what it is for"
  }
}
