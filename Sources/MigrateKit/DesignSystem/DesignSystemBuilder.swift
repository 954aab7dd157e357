/// Builds a design system from the files: categories, roles, meanings and codes of each token;
/// reports what in the mapping does not fit the tokens.
struct DesignSystemBuilder {
  let mapping: MappingFile
  let vocabulary: Vocabulary?
  let log: ProblemLog

  /// The design system of the parsed tokens.
  func designSystem(_ parsed: [ParsedToken]) -> DesignSystem {
    var tokens = designTokens(parsed)
    assignRoles(&tokens)
    let codes = codes(of: tokens)
    let paths = tokens.map(\.path)
    checkMentions(paths)
    checkCategories(parsed)
    checkAssertions(paths)
    var designSystem = DesignSystem(
      name: mapping.name, tokens: tokens, codes: codes,
      modules: mapping.modules.map(\.value), prefer: prefer(paths), accept: mapping.accept,
      thresholds: mapping.thresholds, systemColors: mapping.systemColors,
      definitions: mapping.definitions, hexInitializers: mapping.hexInitializers,
      deprecatedNames: deprecatedNames(tokens, codes))
    designSystem.assertions = mapping.assertions.value
    designSystem.codeTable = mapping.codes
    designSystem.codesWithoutValue = mapping.codesWithoutValue
    designSystem.excludeCodeConflicts(file: mapping.file) {
      mapping.codes.place(of: $0, at: $1)
    }
    return designSystem
  }

  // MARK: Values

  private func designTokens(_ parsed: [ParsedToken]) -> [DesignToken] {
    let categories = MeasureReading(parsed, choices: mapping.categories).categories
    return parsed.compactMap { token in
      guard let value = value(of: token, category: categories[token.path]) else { return nil }
      if let chosen = mapping.categories.statement(about: token.path), chosen.category == nil {
        return nil
      }
      if let shared = vocabulary?.entries[token.path], shared.category != value.category {
        log.error(
          token.file, token.place,
          "the vocabulary says that '\(token.path)' is a \(shared.category.rawValue), but it is "
            + "a \(value.category.rawValue)")
        return nil
      }
      var made = DesignToken(
        path: token.path, value: value, aliasOf: token.aliasOf, deprecated: token.deprecated,
        summary: token.summary, origin: "\(token.file): \(token.place)")
      made.file = token.file
      made.codeSyntax = token.codeSyntax
      made.themes = themes(of: token)
      return made
    }
  }

  /// The values that `$extensions.dsmigrate.themes` states.
  private func themes(of token: ParsedToken) -> [ThemeColor] {
    guard token.type == .color, let written = token.extensions?["dsmigrate"]?["themes"]?.object
    else { return [] }
    let reader = TokenValueReader(
      type: .color, path: token.path, extensions: nil, log: log)
    let place = token.place.key("$extensions").key("dsmigrate").key("themes")
    return written.members.compactMap { name, value in
      reader.color(value, at: TokenOrigin(file: token.file, path: place.key(name)))
        .map { ThemeColor(name: name, color: $0) }
    }
  }

  private func value(of token: ParsedToken, category: TokenCategory?) -> StyleValue? {
    switch token.value {
    case .color(let light):
      let samples = token.modes.compactMapValues { mode in
        if case .color(let sample) = mode { sample } else { nil }
      }
      return .color(ColorValue(light: light, in: samples))
    case .typography(let font): return .font(font)
    case .dimension(let number), .number(let number):
      return number >= 0 ? category.map { .measure(number, of: $0) } : nil
    case .duration(let milliseconds): return .number(milliseconds / 1000, of: .duration)
    case .animation(let animation): return .animation(animation)
    case .shadow(let layers): return shadow(layers, in: token.modes).map { .shadow($0) }
    default: return nil
    }
  }

  /// A shadow of one layer without spread and not inset, as Apple's frameworks draw it.
  private func shadow(
    _ layers: [ShadowLayer], in modes: [AppearanceMode: TokenValue]
  ) -> ShadowValue? {
    guard let layer = layers.first, layers.count == 1, layer.spread == 0, !layer.isInset else {
      return nil
    }
    let samples = modes.compactMapValues { mode in
      if case .shadow(let layers) = mode { layers.first?.color } else { nil }
    }
    return ShadowValue(
      color: ColorValue(light: layer.color, in: samples), radius: layer.blur / 2, x: layer.offsetX,
      y: layer.offsetY)
  }

  // MARK: Roles

  /// Sets the roles of each token, from the mapping, else the vocabulary, else the token file, else
  /// the names that point to it.
  private func assignRoles(_ tokens: inout [DesignToken]) {
    var silent: Set<String> = []
    for index in tokens.indices {
      let token = tokens[index]
      let said = mapping.roles.entry(for: token.path)
      let shared = vocabulary?.entries[token.path]
      let own = fileRoles[token.path] ?? RoleTable.Entry()
      let roles = said.roles ?? shared?.roles.nonEmpty ?? own.roles
      tokens[index].roles = roles ?? []
      if said.roles?.isEmpty ?? false {
        tokens[index].matchNothing(
          butByName: !(said.words?.isEmpty ?? false), because: said.evidence ?? "")
      }
      tokens[index].isUnused = said.isInUse == false
      tokens[index].mappedAxis = said.axis
      tokens[index].means = said.means ?? shared?.means ?? own.means
      tokens[index].isSemantic =
        said.isSemantic ?? (shared != nil || (vocabulary == nil && !token.aliasOf.isEmpty))
      let words = said.words ?? shared?.words ?? own.words
      if tokens[index].means != nil {
        tokens[index].meaningWords = words ?? MeaningWords.words(forPath: token.path)
      } else {
        tokens[index].meaningWords = words ?? []
      }
      if roles == nil, tokens[index].means == nil { silent.insert(token.path) }
    }
    silent.subtract(inheritFromTargets(&tokens, into: silent))
    inherit(&tokens, into: silent)
  }

  /// Gives tokens without roles those of the nearest target that has some, and returns which.
  private func inheritFromTargets(
    _ tokens: inout [DesignToken], into silent: Set<String>
  ) -> Set<String> {
    let byPath = Dictionary(uniqueKeysWithValues: tokens.map { ($0.path, $0) })
    var done: Set<String> = []
    for index in tokens.indices where silent.contains(tokens[index].path) {
      let target = tokens[index].aliasOf.first { byPath[$0] != nil && !silent.contains($0) }
      guard let target, let source = byPath[target], !source.isForAliasesOnly else { continue }
      tokens[index].roles = source.roles
      tokens[index].means = source.means
      tokens[index].meaningWords = source.meaningWords
      done.insert(tokens[index].path)
    }
    return done
  }

  /// Gives tokens without roles those of their aliases: all roles, and the meaning if the aliases
  /// agree in it.
  private func inherit(_ tokens: inout [DesignToken], into silent: Set<String>) {
    var aliases: [String: [DesignToken]] = [:]
    for token in tokens {
      for target in token.aliasOf where silent.contains(target) && !silent.contains(token.path) {
        aliases[target, default: []].append(token)
      }
    }
    for index in tokens.indices {
      guard let names = aliases[tokens[index].path], let first = names.first else { continue }
      // An alias without roles serves any role; so does its target.
      if names.allSatisfy({ !$0.roles.isEmpty }) {
        tokens[index].roles = names.reduce(into: []) { $0.formUnion($1.roles) }
      }
      if names.allSatisfy({ $0.means == first.means }) {
        tokens[index].means = first.means
        tokens[index].meaningWords = names.reduce(into: []) { $0.formUnion($1.meaningWords) }
      }
    }
  }

  /// The roles stated in `$extensions`, by path.
  var fileRoles: [String: RoleTable.Entry] = [:]

  // MARK: Code

  private func codes(of tokens: [DesignToken]) -> [String: [Site: TokenCode]] {
    var result: [String: [Site: TokenCode]] = [:]
    var reported: Set<String> = []
    for token in tokens {
      var (sites, mistakes) = mapping.codes.codes(of: token)
      if sites.isEmpty { sites = CodeTable.sites(ofSyntax: token.codeSyntax, token.category) }
      if !sites.isEmpty { result[token.path] = sites }
      for mistake in mistakes where reported.insert("\(mistake)").inserted {
        log.warning(mistake.place.file, mistake.place.path, mistake.message)
      }
    }
    return result
  }

  // MARK: Mentions in the mapping

  /// Reports every path and pattern of the mapping that no token matches.
  private func checkMentions(_ paths: [String]) {
    for (glob, entry) in mapping.codes.entries.entries { check(glob, at: entry.place, paths) }
    for (glob, role) in mapping.roles.entries.entries { check(glob, at: role.place, paths) }
    for module in mapping.modules {
      for (index, text) in (module.value.sees ?? []).enumerated() {
        check(PathGlob(text), at: module.place.key("sees").index(index), paths)
      }
    }
  }

  /// Reports every entry of `categories` that fits no token, or whose tokens have another type.
  private func checkCategories(_ parsed: [ParsedToken]) {
    let paths = parsed.map(\.path)
    for (glob, (category, place)) in mapping.categories.entries {
      check(glob, at: place, paths)
      guard let category else { continue }
      let misfit = parsed.first { glob.matches($0.path) && !category.types.contains($0.type) }
      guard let misfit else { continue }
      log.error(
        place.file, place.path,
        "'\(misfit.path)' is a \(misfit.type.rawValue), not a \(category.rawValue)")
    }
  }

  private func check(_ glob: PathGlob, at place: TokenOrigin, _ paths: [String]) {
    if paths.contains(where: glob.matches) { return }
    log.error(place.file, place.path, missing(glob, paths))
  }

  private func missing(_ glob: PathGlob, _ paths: [String]) -> String {
    guard glob.isLiteral else { return "no token matches '\(glob.text)'" }
    return "there is no token '\(glob.text)'" + DidYouMean.hint(glob.text, among: paths)
  }

  private func prefer(_ paths: [String]) -> [String] {
    var result: [String] = []
    for mention in mapping.prefer {
      let matching = paths.filter(mention.value.matches)
      if matching.isEmpty {
        log.error(mention.place.file, mention.place.path, missing(mention.value, paths))
      }
      result += matching.filter { !result.contains($0) }
    }
    return result
  }
}

extension TokenCategory {
  /// The types of the format whose values can be of this category.
  fileprivate var types: [TokenType] {
    switch self {
    case .color: [.color]
    case .font: [.typography]
    case .radius, .spacing, .lineSpacing, .borderWidth, .touchTarget, .fontSize:
      [.dimension, .number]
    case .opacity: [.number]
    case .shadow: [.shadow]
    case .animation: [.transition, .cubicBezier]
    case .duration: [.duration]
    }
  }
}

extension Set {
  /// The set; `nil` if it is empty.
  fileprivate var nonEmpty: Self? { isEmpty ? nil : self }
}

extension ColorValue {
  /// A color with the samples of other appearances.
  fileprivate init(light: ColorSample, in modes: [AppearanceMode: ColorSample]) {
    self.init(
      light: light, dark: modes[.dark], highContrast: modes[.highContrast],
      darkHighContrast: modes[.darkHighContrast])
  }
}
