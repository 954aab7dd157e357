/// The facts of one file that other files, matching and rewriting need.
///
/// Facts of all files are merged in path order into `ProjectFacts`, independent of the order in
/// which workers finish.
package struct FileFacts: Sendable {
  /// The modules that the file imports, in order.
  package var imports: [String] = []
  /// The modules that the file imports only under `#if`, or only for single declarations, by the offsets of the
  /// former imports.
  var limitedImports: [String: [Int]] = [:]
  /// The modules that the file imports for itself alone: `internal import`, `private import`.
  var hiddenImports: Set<String> = []
  /// The modules that the file imports with an access level, which other imports of them in its module then need too.
  var leveledImports: Set<String> = []
  /// Where an import would be inserted: the start of the line after the last import outside `#if`,
  /// else after the header comments.
  package var importInsertion: Int = 0
  /// The separator after an inserted import.
  package var importTerminator: String = "\n"
  /// The relevant member names of each type, by its qualified name: the names of system types, and
  /// names that codes of tokens require.
  package var members: [String: Set<String>] = [:]
  /// The hex initializers that the file declares, in order.
  package var hexInitializers: [HexInitializer] = []
  /// The places where the file makes colors from named hex digits, by the name: `hex` of
  /// `Color(hex: kind.hex)`.
  var hexTexts: [String: [UseSite]] = [:]
  /// System names that the file shadows.
  var redeclarations: Set<Redeclaration> = []
  /// The color parameters of the functions that the file declares.
  var parameters = ParameterFacts()

  /// The file's uses of tokens, in order.
  var tokenUses: [TokenUse] = []
  /// The types from which the file takes tokens, by its folders.
  var usedHolders = UsedHolders()
  /// The painted layers of the file.
  var layers: [Layer] = []
  /// The layers with names that only the project can resolve.
  var painted: [PaintedCode] = []
  /// The backgrounds drawn by the file's styles and modifiers.
  var ownStyles: [OwnStyle: [PaintedCode]] = [:]
  /// The static members that return a style, each with the type of the style.
  var styleMembers: [String: String] = [:]
  /// Constants that the file uses, by the paths that name them.
  var crossFileUses = CrossFileUses()
  /// The types that the file extends or inherits from, each by all names of its path.
  var reopenedTypes = FileMentions<String>()
  /// The file's aliases of `UIFont` and `NSFont`.
  var fontAliases: Set<String> = []
  /// The file's aliases of color types: `PlatformColor`.
  var colorAliases: Set<String> = []
  /// Uses of the color scheme in extensions: `HomeView.colorScheme`.
  var schemeMentions: Set<String> = []
  /// The declarations that the code of tokens can reach.
  package var declarations: [Declaration] = []
  /// The `#if` clauses of the file.
  var clauses = ConditionalClauses()
  /// The modules that the file re-exports: `@_exported import`.
  var exports: [String] = []
  /// The UI frameworks that the file imports unconditionally, which limit its platforms.
  var neededFrameworks: Set<String> = []
  /// The names that the file, a manifest of Tuist, gives its project and its products.
  var statedModules: [String] = []
  /// Whether the file is a script: its first line names the interpreter, or it is in a folder of scripts.
  var isScript = false
  /// Whether the header of the file grants a license; `nil` where nothing was read of it.
  var grantsLicense: Bool?
  /// Whether the file holds the entry point of a program: `@main`.
  var hasMain = false
  /// The used codes of tokens, by their chains of names.
  var usedCodes: Set<String> = []
  /// The conditions of those codes that the file uses only under `#if`.
  var conditionalUses: [String: [BuildCondition]] = [:]
  /// The paths of the variables that the file assigns to: `Spacing.unit`.
  package internal(set) var assignedCodes: Set<String> = []
  /// The types whose colors the file names by strings: `Color` for `Color("Brand")`.
  var stringNamedColors: Set<String> = []
  /// The names that the file declares for other modules.
  package var publicNames: [String] = []
  /// The names in the file, where it has findings.
  var mentioned = MentionedNames()
  /// The types that the file's types inherit from, where it has findings.
  var supertypes: [String: [String]] = [:]
  /// Which of the file's types run on the main actor.
  package var isolations = TypeIsolations()
  /// The file's declarations of deprecated names.
  var deprecatedDeclarations: [String: Set<DeprecatedDeclaration>] = [:]

  /// Makes empty facts.
  package init() {}

  /// Reads what decides which names code of the file can use.
  mutating func readScope(_ outline: SyntaxOutline) {
    mentioned = MentionedNames(outline.lexemes, outline.bytes)
    supertypes = outline.supertypes()
  }

  /// Drops the facts for other files.
  package mutating func forgetShared() {
    var kept = FileFacts()
    swap(&kept.imports, &imports)
    swap(&kept.limitedImports, &limitedImports)
    swap(&kept.hiddenImports, &hiddenImports)
    swap(&kept.mentioned, &mentioned)
    swap(&kept.supertypes, &supertypes)
    swap(&kept.importInsertion, &importInsertion)
    swap(&kept.importTerminator, &importTerminator)
    swap(&kept.tokenUses, &tokenUses)
    swap(&kept.layers, &layers)
    swap(&kept.painted, &painted)
    swap(&kept.clauses, &clauses)
    swap(&kept.isScript, &isScript)
    swap(&kept.grantsLicense, &grantsLicense)
    self = kept
  }
}

extension FileFacts {
  /// The modules whose imports cover the byte at an offset.
  ///
  /// - Parameters:
  ///   - offset: The offset.
  ///   - implies: Whether what is compiled under one condition always is under another.
  /// - Returns: The modules in order.
  func imports(
    at offset: Int, where implies: (BuildCondition?, BuildCondition) -> Bool
  ) -> [String] {
    if limitedImports.isEmpty { return imports }
    let place = clauses.condition(at: offset)
    return imports.filter { name in
      guard let offsets = limitedImports[name] else { return true }
      return offsets.contains { offset in
        guard let condition = clauses.condition(at: offset) else { return false }
        // Where the module is not there, no other import of it would help.
        return condition == .test("canImport(\(name))") || implies(place, condition)
      }
    }
  }
}

/// The facts of all files of one app, merged in path order.
package struct ProjectFacts: Sendable {
  /// The relevant member names of each type in all files, by its qualified name.
  package var members: [String: Set<String>] = [:]
  /// The named colors of the app's asset catalogs.
  package var assets = NamedColors()
  /// The JSON files that its code may decode.
  package var files = BundledFiles()
  /// The app's own hex initializers, by call: `Color(hex:)`.
  package var hexInitializers: [String: HexInitializer] = [:]
  /// The places where files make colors from named hex digits, by the name.
  var hexTexts: [String: [UseSite]] = [:]
  /// System names that some file shadows.
  var redeclarations: Set<Redeclaration> = []
  /// The color parameters of the app's functions.
  var parameters = ParameterFacts()

  /// The uses of constants, by their paths: `Layout.corner`.
  var crossFileUses = CrossFileUses()
  /// The types that files extend or inherit from.
  var reopenedTypes = FileMentions<String>()
  /// The app's aliases of `UIFont` and `NSFont`.
  var fontAliases: Set<String> = []
  /// The app's aliases of color types.
  var colorAliases: Set<String> = []
  /// The color scheme's names that extensions of types use.
  package var schemeMentions: Set<String> = []
  /// The declarations of deprecated names; several declarations of one name are ambiguous.
  var deprecatedDeclarations: [String: Set<DeprecatedDeclaration>] = [:]
  /// The types from which files take tokens.
  package var usedHolders = UsedHolders()
  /// The modules that some file imports.
  private var importedModules: Set<String> = []
  /// The number of files whose headers were read, and of those that grant a license.
  private var count = (all: 0, licensed: 0)

  /// Merges the facts of files, given in path order, with the colors of the asset catalogs.
  package init(files: [FileFacts] = [], assets: NamedColors = NamedColors()) {
    self.assets = assets
    for file in files { add(file) }
    finish()
  }

  /// Adds the facts of one more file, the next in path order.
  package mutating func add(_ file: FileFacts) {
    members.merge(file.members) { $0.union($1) }
    for declared in file.hexInitializers {
      hexInitializers[declared.call] =
        hexInitializers[declared.call]?.merged(with: declared) ?? declared
    }
    hexTexts.merge(file.hexTexts) { $0 + $1 }
    redeclarations.formUnion(file.redeclarations)
    parameters.merge(file.parameters)
    crossFileUses.merge(file.crossFileUses)
    reopenedTypes.merge(file.reopenedTypes)
    fontAliases.formUnion(file.fontAliases)
    colorAliases.formUnion(file.colorAliases)
    schemeMentions.formUnion(file.schemeMentions)
    deprecatedDeclarations.merge(file.deprecatedDeclarations) { $0.union($1) }
    importedModules.formUnion(file.imports)
    usedHolders.merge(file.usedHolders)
    if let isLicensed = file.grantsLicense {
      count.all += 1
      if isLicensed { count.licensed += 1 }
    }
  }

  /// Whether few files of the app have a license in their header, so that one that has is copied code.
  package func isCopied(_ file: FileFacts) -> Bool {
    file.grantsLicense == true && Self.filesPerCopy * count.licensed <= count.all
  }

  /// The number of files for each that may have been copied; in an app that is published under a license, most have it.
  private static let filesPerCopy = 5

  /// Derives the facts that need all files.
  package mutating func finish() { redeclarations = Set(redeclarations.map(placed)) }
}

// Queries of detection on the facts of other files.
extension ProjectFacts {
  /// Whether the app declares a hex initializer: `Color(hex:)`.
  func isHexInitializer(_ call: String) -> Bool { hexInitializers[call] != nil }

  /// Whether it takes a string.
  func readsHexStrings(_ call: String) -> Bool { hexInitializers[call]?.readsStrings ?? false }

  /// The module of a file: a folder under `Sources` is one only if some file imports it.
  func module(ofFile path: String) -> Redeclaration.DeclarationScope {
    placed(.module(Redeclaration.folder(ofFile: path)))
  }

  private func placed(_ declarationScope: Redeclaration.DeclarationScope)
    -> Redeclaration.DeclarationScope
  {
    guard case .module(let folder) = declarationScope, let name = folder.split(at: "/").last
    else {
      return declarationScope
    }
    return importedModules.contains(String(name)) ? declarationScope : .module("")
  }

  private func placed(_ redeclaration: Redeclaration) -> Redeclaration {
    var redeclaration = redeclaration
    redeclaration.declarationScope = placed(redeclaration.declarationScope)
    return redeclaration
  }

  /// Whether a member of one of the types is visible to code with these scopes.
  func redeclares(
    _ member: String, of types: [String], seenBy declarationScopes: [Redeclaration.DeclarationScope]
  ) -> Bool {
    types.contains { type in
      declarationScopes.contains { declarationScope in
        redeclarations.contains(
          Redeclaration(type: type, member: member, declarationScope: declarationScope))
      }
    }
  }

  /// The order of eight digits by the declaration of a call; `nil` if unknown.
  func hexOrder(of call: String) -> HexDigitOrder? { hexInitializers[call]?.order }

  /// The space of the colors that the declaration of a call makes.
  func hexSpace(of call: String) -> ColorSample.Space { hexInitializers[call]?.space ?? .srgb }

  /// Whether the declaration of a call counts a `0x` among the digits.
  func countsPrefix(_ call: String) -> Bool { hexInitializers[call]?.countsPrefix ?? false }
}
