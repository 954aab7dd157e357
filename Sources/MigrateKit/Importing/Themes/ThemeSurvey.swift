import MigrateKitCore

/// The code's own design system: the declared tokens, their code, and their guessed roles.
package struct ThemeSurvey: Sendable {
  /// The result of reading one file.
  package struct FileReading: Sendable {
    /// The path from the folder of the configuration.
    var path: String
    var facts: FileFacts
    var notes: ThemeNotes
    var forms: AssetForms
    var measures: MeasureUses
    var calls: StyleCalls
    /// The styles that may be declared outside of the project.
    var externals: ExternalUses
    var bridges = MappingDraft.Bridges()
    var isTest: Bool
    /// Whether it is run on its own, such as one that draws the icon of the app.
    var isScript: Bool

    /// Reads a file.
    ///
    /// - Parameters:
    ///   - file: The file.
    ///   - assets: The names of the colors in the asset catalogs.
    package init(_ file: SourceFile, assets: AssetNames) {
      var survey = LexemeSurvey()
      let lexemes = Lexer.lexemes(in: file.bytes, surveyedBy: &survey)
      let outline = SyntaxOutline(lexemes, bytes: file.bytes)
      path = file.path
      isTest = PathPlace.isTest(file.path)
      isScript = outline.isScript(at: file.path)
      facts = FileFacts(outline, path: file.path)
      facts.readModules(lexemes, file.bytes, landmarks: survey.landmarks)
      facts.readDeclarations(outline, lexemes, interest: .everything)
      notes = ThemeNotes(outline)
      forms = AssetForms(outline, assets: assets)
      measures = MeasureUses(outline)
      calls = StyleCalls(outline)
      externals = ExternalUses(outline, imports: facts.imports)
      bridges.usesSwiftUI = facts.imports.contains("SwiftUI")
      bridges.usesUIKit = facts.imports.contains("UIKit") || outline.contains(.UIColor)
      bridges.usesAppKit =
        facts.imports.contains("AppKit") || facts.imports.contains("Cocoa")
        || outline.contains(.NSColor)
    }
  }

  /// The tokens, by category and group.
  package var tokens: [ImportedToken]
  /// Declarations that look like tokens and could not be read.
  package var unreadable: [UnreadableMember]
  /// The doubtful guesses, the most important first.
  package private(set) var questions: [GuessQuestion] = []
  /// The folders of examples and copied dependencies whose styles were left out.
  package private(set) var borrowed: [BorrowedStyles.Folder] = []
  /// Styles that the code uses and the project does not declare.
  package private(set) var external = ExternalStyles()
  private(set) var readings: [FileReading]
  /// The types whose code makes the themes of declarations without a value.
  private let makers: Set<String>
  private var names: AppNames
  /// The targets of the files whose modules others can import.
  let modules: [PathKey: Int]
  /// The files that draw.
  let views: [TokensInForce.ViewFile]
  /// The assets that code other than the theme's names.
  let assetUses: AssetUses
  /// The color sets that code names both by a constant and by Xcode's symbol.
  ///
  /// Each has two tokens until the uses are counted.
  let contestedAssets: Set<String>
  /// The color sets that are in bundles of libraries alone.
  let libraryAssets: Set<String>
  /// Whether all programs of the project are built for macOS only.
  private let isForMac: Bool
  /// The members of themes that code asks for their colors.
  let providers: ThemeProviders
  /// Where code passes what holds tokens.
  private let passed: PassedMembers
  /// The categories whose tokens the app uses in several files.
  var adopted: Set<TokenCategory> = []
  /// The kinds of color that code makes of tokens of another framework, each with the labels of the arguments.
  var conversions: [Site: [String: Int]] = [:]

  /// Finds the tokens of code without manifests.
  package init(
    _ readings: [FileReading], colorSets: [ImportedColorSet], name: String,
    files: BundledFiles = BundledFiles()
  ) {
    self.init(
      readings, colorSets: colorSets, name: name, folder: "/", targets: .none, files: files)
  }

  /// Finds the tokens of a project.
  ///
  /// - Parameters:
  ///   - readings: The results of reading the files, in order of path.
  ///   - colorSets: The colors of the asset catalogs, in order of path.
  ///   - name: The name of the project.
  ///   - folder: The folder that the paths start from, absolute.
  ///   - targets: The targets that the manifests of the project state.
  ///   - files: The JSON files of the project.
  init(
    _ readings: [FileReading], colorSets: [ImportedColorSet], name: String, folder: String,
    targets: ProjectTargets, files: BundledFiles
  ) {
    names = AppNames(app: name)
    self.readings = readings.filter { !$0.isTest && !$0.isScript }
    let assets = Dictionary(keepingFirst: colorSets.map { ($0.asset, $0.color) })
    let model = Self.model(
      self.readings, colorSets, NamedColors(assets), name: name, folder: folder, targets, files)
    Self.countConstants(in: &self.readings, of: model)
    modules = Self.modules(of: model)
    libraryAssets = Self.assetsOfLibraries(model)
    isForMac = model.isForMac
    views = self.readings.enumerated().filter { $0.element.bridges.draws }.map { number, reading in
      TokensInForce.ViewFile(
        path: reading.path, targets: Set(model.targets.targets(ofFile: Int32(clamping: number))))
    }
    var measures = MeasureUses()
    var calls = StyleCalls()
    for reading in self.readings {
      measures.merge(reading.measures)
      calls.merge(reading.calls)
    }
    let found = ThemeReader.read(
      model, notes: self.readings.map(\.notes), names: names, measures: measures, calls: calls)
    for index in self.readings.indices {
      self.readings[index].facts.declarations = []
      self.readings[index].calls = StyleCalls()
    }
    assetUses = AssetUses(self.readings, theme: Self.themeFiles(found.tokens))
    providers = ThemeProviders(model, fileCount: self.readings.count)
    let resources = GeneratedResources(model)
    let named: [ImportedToken]
    (named, contestedAssets) = Self.assetTokens(
      colorSets, found, self.readings, in: model, resources)
    let isHidden = Self.hidden(found.tokens, in: modules)
    let visible = zip(found.tokens, isHidden).filter { !$0.1 }.map(\.0)
    let declared = Set(visible.flatMap { $0.codes.values })
    tokens = ThemePaths.assign(
      BorrowedStyles.ownFirst(found.tokens, in: model)
        + named.filter { declared.isDisjoint(with: $0.codes.values) }, names: names)
    makers = found.makers
    unreadable = BorrowedStyles.withoutCopies(found.unreadable, in: model)
    unreadable.removeAll { resources.isGenerated($0.file) }
    unreadable += tokens.flatMap(UnreadableMember.repetitions)
    passed = PassedMembers(tokens, unreadable, in: model.index)
    addAliases(ThemeAliases(model.index)) { [modules] in
      targets.targets.isEmpty || modules[PathKey($0)] != nil
    }
    nameAssets(assets)
    stateTextStyles(for: model)
    external = ExternalStyles(self.readings.map(\.externals), in: model, tokens: tokens)
  }

  /// Adds Objective-C declarations, whose values are not read.
  package mutating func add(_ headers: [HeaderStyles]) {
    let known = Set(tokens.flatMap { $0.codes.values } + unreadable.compactMap(\.code))
    for header in headers {
      for style in header.styles where !known.contains(style.code) {
        unreadable.append(
          UnreadableMember(
            name: style.code, file: header.file, line: style.line,
            reason: "it is declared in Objective-C", code: style.code))
      }
    }
  }

  /// The declarations of the files, for the evaluator.
  private static func model(
    _ readings: [FileReading], _ colorSets: [ImportedColorSet], _ assets: NamedColors,
    name: String, folder: String, _ targets: ProjectTargets, _ files: BundledFiles
  ) -> ProjectModel {
    var facts = ProjectFacts(files: readings.map(\.facts), assets: assets)
    facts.files = files
    var builder = ProjectModelBuilder()
    for (number, reading) in readings.enumerated() { builder.add(reading.facts, file: number) }
    let paths = readings.map(\.path)
    return builder.model(
      stated: targets, names: paths, paths: { FilePath.absolute(paths[$0], from: folder) },
      folder: folder,
      colors: colorSets.map {
        ProjectModelBuilder.CatalogColor(
          asset: $0.asset, catalog: FilePath.absolute($0.catalog, from: folder),
          color: $0.color)
      },
      facts: facts,
      system: DesignSystem(name: name, tokens: []), settings: DetectionSettings())
  }

  /// Whether no token with a value was found.
  package var isEmpty: Bool { tokens.isEmpty }

  /// Whether code uses styles with unknown values.
  package var hasOpenStyles: Bool {
    !external.styles.isEmpty || unreadable.contains { $0.code != nil && !$0.isOther && $0.uses > 0 }
  }

  // MARK: Uses

  /// The tokens by the names of their uses; computed on each access.
  package var useNames: TokenUseNames {
    TokenUseNames(
      tokens, unvalued: unreadable.flatMap(\.codes) + tokens.compactMap(\.valueCode),
      passed: passed)
  }

  /// Counts the uses of declarations without a value, and sorts them by uses, with utilities last.
  private mutating func countUnvalued(_ uses: [TokenUseReading]) {
    var counts: [String: Int] = [:]
    var files: [String: Set<String>] = [:]
    for reading in uses where !PathPlace.isTest(reading.path) {
      counts.merge(reading.unvalued, uniquingKeysWith: +)
      for name in reading.unvalued.keys { files[name, default: []].insert(reading.path) }
    }
    for index in unreadable.indices {
      unreadable[index].uses = unreadable[index].codes.flatMap(TokenUses.names(of:))
        .map { counts[$0, default: 0] }.reduce(0, +)
    }
    dropDetails(usedIn: files)
    unreadable.sort { left, right in
      (left.code == nil ? 1 : 0, right.uses, left.file, left.line, left.name)
        < (right.code == nil ? 1 : 0, left.uses, right.file, right.line, right.name)
    }
  }

  /// How files other than tests use the tokens, by path.
  private static func usage(in uses: [TokenUseReading]) -> [String: TokenUsage] {
    var usage: [String: TokenUsage] = [:]
    for reading in uses where !PathPlace.isTest(reading.path) {
      for use in reading.uses {
        usage[use.token, default: TokenUsage()].count += 1
        usage[use.token]?.roles[use.role, default: 0] += 1
        if let axis = use.axis { usage[use.token]?.axes[axis, default: 0] += 1 }
        usage[use.token]?.files.insert(PathKey(reading.path))
      }
    }
    return usage
  }

  /// Guesses what the tokens are for from their names and from how files use them, given in the
  /// order of the files that were read; if they contain only a theme, unused tokens count too.
  ///
  /// - Parameters:
  ///   - uses: The uses of the tokens.
  ///   - useNames: The names by which the uses were read.
  ///   - isTheme: Whether the files contain only a theme.
  package mutating func guess(
    from uses: [TokenUseReading], by useNames: TokenUseNames, isTheme: Bool = false
  ) {
    let usage = Self.usage(in: uses)
    // A token that only storyboards use is one, but nothing shows that code wants it.
    let code = uses.filter { !InterfaceScanner.reads($0.path) }
    let usageInCode = code.count == uses.count ? usage : Self.usage(in: code)
    if !isTheme { dropBorrowed(uses) }
    dropDebugging(usage, isTheme: isTheme)
    dropMakers(usage)
    countUnvalued(uses)
    if !isTheme {
      dropDetails(usage)
      dropChoices(usage)
    }
    dropUnusedAssets(usageInCode)
    // Beside what has one value, they replace nothing, and say nothing of what the others are for.
    var ofDevice = tokens.filter(\.isOfDevice)
    tokens.removeAll(where: \.isOfDevice)
    for index in ofDevice.indices { ofDevice[index].guess = .ofDevice }
    defer { tokens += ofDevice }
    names.addSystem(of: tokens)
    let wide = WideTypes(tokens, usage: usage, views: views)
    for index in tokens.indices {
      let token = tokens[index]
      tokens[index].guess = RoleGuess(
        token, usage: usage[token.path] ?? TokenUsage(), app: names.words(for: token.file),
        isOfWideType: wide.declare(token))
    }
    if !isTheme {
      let shown = Set(usage.keys).subtracting(usageInCode.keys)
      close(code, useNames, shown: shown)
    }
    NamedRoles.pair(&tokens)
    NamedRoles.separate(&tokens, usage: usage)
    NamedRoles.yield(&tokens, usage: usage) { names.words(for: $0.file) }
    DocumentedParts.separate(&tokens)
    PartTokens.restrict(&tokens) { names.words(for: $0.file) }
    SpacingKinds.restrict(&tokens, usage: isTheme ? [:] : usage)
    prefer(usageInCode.mapValues(\.count))
    questions = GuessQuestions.all(tokens, usage)
    let aliased = uses.reduce(into: [:]) { $0.merge($1.aliased, uniquingKeysWith: +) }
    nameByAliases(usage, aliased: aliased)
  }

  /// Drops the styles of examples and copied dependencies that the app does not use.
  private mutating func dropBorrowed(_ uses: [TokenUseReading]) {
    let found = BorrowedStyles(tokens, unreadable, uses: uses)
    guard !found.folders.isEmpty else { return }
    tokens.removeAll { found.unused.contains($0.path) }
    unreadable.removeAll { $0.code.map(found.unused.contains) ?? false }
    borrowed = found.folders
  }

  /// Records which of several tokens of one value the app uses most, except those that matching restricts to what
  /// their names say: a preferred token serves every use.
  private mutating func prefer(_ uses: [String: Int]) {
    let equal = EqualTokens(tokens, uses: uses) { [names] token in
      let app = names.words(for: token.file)
      var named = DesignToken(path: token.path, value: token.value)
      let code = token.codes.ofFirstSite ?? ""
      named.restrict(byCode: NameSubjects.names(inCode: code, of: names.app), own: app)
      // Uses say more than the name of a color that is hardly equal to another by chance.
      if case .color(let color) = token.value, !ColorAppearances(color).isNeutral {
        // Those of a published palette may be.
        named.subjects = PublishedPalette.contains(color) ? named.ownSubjects : []
      }
      return named.isSpecific || PartTokens.part(of: token, app: app) != nil
        || token.category == .font && !NameSubjects.mayBeLevel(named.ownName)
    }
    let preferences = Dictionary(keepingFirst: equal.preferences.map { ($0.path, $0) })
    for index in tokens.indices { tokens[index].preference = preferences[tokens[index].path] }
  }

  /// Drops the values of a type that is not named like a theme and is hardly used outside of its
  /// file: details of one view in a separate type.
  private mutating func dropDetails(_ usage: [String: TokenUsage]) {
    // Globals only belong together by name.
    func holder(_ token: ImportedToken, _ owner: String) -> String {
      owner.isEmpty ? token.path : "\(owner)."
    }
    var files: [String: Set<PathKey>] = [:]
    for token in tokens {
      guard case .member(let owner) = token.source else { continue }
      let users = usage[token.path]?.files.subtracting([PathKey(token.file)]) ?? []
      files[holder(token, owner), default: []].formUnion(users)
    }
    let themed = Set(tokens.compactMap(\.themePart))
    leaveOut { [names] token in
      // The measures of a part whose colors are tokens.
      if let part = token.part, themed.contains(part) { return false }
      // A value in scope and a member of the theme that is on are part of a theme, whatever their owner is called.
      guard case .member(let owner) = token.source, token.mention == nil, !token.hasStyleType,
        token.requires == nil, !token.isOfTheme, token.category != .shadow,
        token.codes[.viewModifier] == nil
      else { return false }
      let parts = owner.split(at: ".").map(String.init)
      return parts.first.flatMap { ThemeType(named: $0) } == nil
        && !ThemeWords.nameTheme(parts[...])
        && !ThemeWords.nameMeasures(parts, app: names.words(for: token.file))
        && !ThemeWords.nameUIConstants(parts, app: names.words(for: token.file))
        && files[holder(token, owner), default: []].count < 2
    }
  }

  // MARK: Files

  /// The token file.
  package func document(summary: String) -> TokenDocument {
    TokenDocument(
      summary: summary,
      tokens: drafts)
  }

  /// The tokens in the form of a token file, aliases after their targets.
  package var drafts: [TokenDraft] {
    var seen = Set(tokens.map(\.path))
    var aliases: [TokenDraft] = []
    let own = tokens.map { token in
      for alias in token.mention?.aliases ?? [] where seen.insert(alias).inserted {
        aliases.append(TokenDraft(path: alias, aliasOf: token.path))
      }
      var draft = TokenDraft(path: token.path, token.value)
      draft.summary = "Declared in \(token.file)."
      draft.add(token.themes)
      return draft
    }
    return own + aliases
  }

  /// The mapping.
  package func mapping(name: String, tokenFile: String) -> JSONValue {
    MappingDraft(
      name: name, tokenFile: tokenFile, tokens: tokens, bridges: bridges,
      withoutValue: (external.styles.map(\.code)
        + unreadable.filter { !$0.isOther }.compactMap(\.code)).uniqued(),
      makers: makers.sorted()
    ).json
  }

  /// The types of other frameworks that the code converts its tokens to.
  var bridges: MappingDraft.Bridges {
    var bridges = MappingDraft.Bridges(of: readings, isForMac: isForMac)
    bridges.written =
      adopted.contains(.color) ? conversions.compactMapValues(MappingDraft.Bridges.mostUsed) : nil
    bridges.passesDoubles = conversions[.cgFloat].flatMap(MappingDraft.Bridges.mostUsed) == ""
    bridges.convertsIntegers = conversions[.number] != nil
    return bridges
  }
}
