import MigrateKitCore

/// A project with its mapping.
struct Project: Sendable {
  /// The configuration that governs it.
  private(set) var configuration: Configuration
  /// The design system; `nil` without a mapping.
  let designSystem: DesignSystem?
  /// Detection's knowledge of the design system.
  let settings: DetectionSettings
  /// Pass 1 for its files.
  private(set) var scanner: FileScanner
  /// The matcher for findings of files without a project model.
  var matcher: TokenMatcher { TokenMatcher(designSystem: designSystem, parts?.value) }
  /// The index of the design system, where no model changes it; `nil` without a mapping.
  let parts: Deferred<MatcherParts>?
  private let modules: [(patterns: [PathPattern], rule: ModuleRule)]

  /// `asked` are the categories from the command line, which are searched even if the system has no
  /// token for them.
  init(
    configuration: Configuration, designSystem: DesignSystem?, asked: Set<TokenCategory> = [],
    keepsRejections: Bool = true
  ) {
    self.configuration = configuration
    self.designSystem = designSystem
    var settings = designSystem.map { DetectionSettings($0) } ?? DetectionSettings()
    settings.categories.formUnion(asked)
    self.settings = settings
    scanner = FileScanner(settings: settings)
    parts = designSystem.map { system in
      Deferred { MatcherParts(system, keepsRejections: keepsRejections) }
    }
    let names = configuration.names
    modules = (designSystem?.modules ?? []).map { ($0.files.map { PathPattern($0, names) }, $0) }
  }

  /// The data shared by projects of one system.
  private struct Kind: Hashable {
    /// The mapping files.
    var systems: [PathKey?]
    /// The rules for comparing names.
    var names: NameRules
  }

  /// The same system for another project.
  private func governing(_ configuration: Configuration) -> Project {
    var project = self
    project.configuration = configuration
    return project
  }

  /// The same project, whose files also collect the facts that projects compiled with them need.
  func read(alsoFor others: [Project]) -> Project {
    var wider = settings.interest
    for other in others where !wider.isSuperset(of: other.settings.interest) {
      wider.formUnion(other.settings.interest)
    }
    if wider.count == settings.interest.count { return self }
    var project = self
    project.scanner = scanner(for: wider)
    return project
  }

  /// Pass 1 for the declarations of other names than those in the code of tokens.
  func scanner(for interest: NameInterest) -> FileScanner {
    var settings = settings
    settings.interest = interest
    return FileScanner(settings: settings)
  }

  /// Loads the mapping of each project, every file once.
  ///
  /// Projects with the same mapping share everything derived from it.
  ///
  /// `replacement`, if there is one, is the mapping that all of them use instead of their own.
  /// Calls `failed` for each project whose mapping does not load; if that returns, the project has
  /// no mapping.
  static func load(
    _ found: FoundFiles, replacement: String?, asked: Set<TokenCategory> = [],
    keepsRejections: Bool = true,
    load: (_ path: String) throws -> DesignSystem,
    failed: (_ number: Int, _ error: any Error) throws -> Void = { throw $1 }
  ) throws -> [Project] {
    var loaded: [PathKey: DesignSystem] = [:]
    func system(_ path: String) throws -> DesignSystem {
      let designSystem = try loaded[PathKey(path)] ?? load(path)
      loaded[PathKey(path)] = designSystem
      return designSystem
    }
    func designSystem(of configuration: Configuration) throws -> DesignSystem? {
      guard let path = replacement ?? configuration.mapping else { return nil }
      var designSystem = try system(path)
      // A mapping from the command line replaces the whole configuration.
      if replacement == nil, let old = configuration.movesFrom,
        try !designSystem.move(from: system(old))
      {
        throw MigrationError(
          "'\(FilePath.name(old))' and '\(FilePath.name(path))' have no token in common, so that "
            + "nothing moves from the one to the other")
      }
      return designSystem
    }
    var made: [Kind: Project] = [:]
    var errors: [Kind: any Error] = [:]
    return try found.projects.enumerated().map { number, configuration in
      let systems = Kind(
        systems: [replacement ?? configuration.mapping, configuration.movesFrom]
          .map { $0.map { PathKey($0) } }, names: configuration.names)
      var project = made[systems]
      do {
        if let error = errors[systems] { throw error }
        project =
          try project
          ?? Project(
            configuration: configuration, designSystem: designSystem(of: configuration),
            asked: asked,
            keepsRejections: keepsRejections)
        made[systems] = project
      } catch {
        errors[systems] = error
        try failed(number, error)
      }
      return (project ?? Project(configuration: configuration, designSystem: nil)).governing(
        configuration)
    }
  }

  /// The rule of the first entry of `modules` that covers a file; `nil` when none does.
  func module(of path: String) -> ModuleRule? {
    guard !modules.isEmpty else { return nil }
    let inner = FilePath.relative(path, to: configuration.folder)
    return modules.first { entry in entry.patterns.contains { $0.covers(inner) } }?.rule
  }
}

extension DetectionSettings {
  /// The parts of a design system that detection needs.
  init(_ designSystem: DesignSystem) {
    self.init()
    definitions = designSystem.definitions
    hexInitializers = designSystem.hexInitializers
    systemColors = designSystem.systemColors
    // Categories without tokens are not reported as gaps.
    categories.formUnion(designSystem.tokens.map(\.category))
    minimumTouchTarget = designSystem.tokens.filter { $0.category == .touchTarget }
      .compactMap(\.value.number).min()
    tokenCodes = Set(designSystem.codes.values.flatMap { $0.values.map(\.text) })
      .union(designSystem.codesWithoutValue)
    requiredNames = Set(
      designSystem.codes.values.flatMap { $0.values.compactMap(\.requires) })
    interest = NameInterest(codes: tokenCodes)
    heads = NameInterest(
      codes: tokenCodes.flatMap { code in
        SyntaxOutline(Array(code.utf8)).memberChains.filter { !$0.isImplicit }
          .map { $0.names[0].text }
      })
    for name in designSystem.deprecatedNames { interest.add(name.symbol) }
    // Code that starts with a value in scope does not name the type, whose constants may be the themes.
    if !requiredNames.isSubset(of: ["colorScheme"]) {
      for type in designSystem.definitions { interest.add(type) }
    }
    deprecatedNames = DeprecatedNames(designSystem.deprecatedNames, codes: tokenCodes)
  }
}
