/// What one file says that other files need, and what matching and rewriting need of the file.
///
/// Facts of all files merge in path order into `ProjectFacts`; merging is the same whatever order
/// the workers finished in.
package struct FileFacts: Sendable {
  /// The modules that the file imports, in order.
  package var imports: [String] = []
  /// Where an import would be inserted: the start of the line after the last import outside `#if`,
  /// else after the header comments.
  package var importInsertion: Int = 0
  /// What ends an import put there.
  package var importTerminator: String = "\n"
  /// Names that each type declares as members, by the type's qualified name: those that anything asks
  /// for, the names of the system's types and what codes of tokens require.
  package var members: [String: Set<String>] = [:]
  /// The hex initializers that the file declares, in order.
  package var hexInitializers: [HexInitializer] = []
  /// Where the file makes colors of hex digits that something gives, by its name: `hex` of `Color(hex: kind.hex)`.
  var hexTexts: [String: [UseSite]] = [:]
  /// Names of the system's that the file declares anew.
  var redeclarations: Set<Redeclaration> = []
  /// The color parameters of the functions that the file declares.
  var parameters = ParameterFacts()

  /// Where the file uses tokens of the design system already, in order.
  var tokenUses: [TokenUse] = []
  /// The colors that the file paints, and what lies on what.
  var layers: [Layer] = []
  /// The layers among them that are painted by names which only the project knows.
  var painted: [PaintedCode] = []
  /// What the styles and the modifiers that the file declares draw behind views.
  var ownStyles: [OwnStyle: [PaintedCode]] = [:]
  /// The static members that make a style, each with the type of the style.
  var styleMembers: [String: String] = [:]
  /// Constants that the file uses, by the paths that name them.
  var crossFileUses = CrossFileUses()
  /// The types that the file extends or inherits from, each by all names of its path.
  var reopenedTypes = FileMentions<String>()
  /// Names that the file gives to `UIFont` or `NSFont`.
  var fontAliases: Set<String> = []
  /// The app's own names for types of colors: `PlatformColor`.
  var colorAliases: Set<String> = []
  /// The color scheme's names that extensions of types use: `HomeView.colorScheme`.
  var schemeMentions: Set<String> = []
  /// What the file declares that the code of tokens can reach.
  var declarations: [Declaration] = []
  /// The `#if` clauses of the file.
  var clauses = ConditionalClauses()
  /// The modules that the file imports and hands on: `@_exported import`.
  var exports: [String] = []
  /// The frameworks for an interface that the file imports outside of `#if`, so that it is built where they
  /// exist only.
  var neededFrameworks: Set<String> = []
  /// Whether the file holds the entry point of a program: `@main`.
  var hasMain = false
  /// The codes of tokens that the file uses, by their chains of names.
  var usedCodes: Set<String> = []
  /// The paths of the variables that the file assigns to: `Spacing.unit`.
  var assignedCodes: Set<String> = []
  /// The types whose colors the file names by strings: `Color` for `Color("Brand")`.
  var stringNamedColors: Set<String> = []
  /// What the file declares under deprecated names that the mapping lists.
  var deprecatedDeclarations: [String: Set<DeprecatedDeclaration>] = [:]

  /// Makes empty facts.
  package init() {}

  /// Forgets what only other files ask for.
  mutating func forgetShared() {
    let all = self
    self = FileFacts()
    imports = all.imports
    importInsertion = all.importInsertion
    importTerminator = all.importTerminator
    tokenUses = all.tokenUses
    layers = all.layers
    painted = all.painted
    clauses = all.clauses
  }
}

/// The facts of all files of one app, merged in path order.
package struct ProjectFacts: Sendable {
  /// Names that each type declares as members, in any file, by the type's qualified name.
  package var members: [String: Set<String>] = [:]
  /// The named colors of the app's asset catalogs.
  package var assets = NamedColors()
  /// The app's own hex initializers, by call: `Color(hex:)`.
  package var hexInitializers: [String: HexInitializer] = [:]
  /// Where files make colors of hex digits that something gives, by its name.
  var hexTexts: [String: [UseSite]] = [:]
  /// Names of the system's that some file declares anew.
  var redeclarations: Set<Redeclaration> = []
  /// The color parameters of the app's own functions.
  var parameters = ParameterFacts()

  /// Where files use constants, by the paths that name them: `Layout.corner`.
  var crossFileUses = CrossFileUses()
  /// The types that files extend or inherit from.
  var reopenedTypes = FileMentions<String>()
  /// The app's own names for `UIFont` or `NSFont`.
  var fontAliases: Set<String> = []
  /// The app's own names for types of colors.
  var colorAliases: Set<String> = []
  /// The color scheme's names that extensions of types use.
  var schemeMentions: Set<String> = []
  /// What deprecated names are declared as; several declarations of one name say nothing.
  var deprecatedDeclarations: [String: Set<DeprecatedDeclaration>] = [:]
  /// The modules that some file imports.
  private var importedModules: Set<String> = []

  /// Merges the facts of files, given in path order, with the colors of the asset catalogs.
  package init(files: [FileFacts] = [], assets: NamedColors = NamedColors()) {
    self.assets = assets
    for file in files { add(file) }
    finish()
  }

  /// Adds the facts of one more file, the next in path order.
  mutating func add(_ file: FileFacts) {
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
  }

  /// Settles what only all files together say.
  mutating func finish() { redeclarations = Set(redeclarations.map(placed)) }
}

// What detection asks of the facts of other files.
extension ProjectFacts {
  /// Whether the app declares a call that reads a color from hex digits: `Color(hex:)`.
  func isHexInitializer(_ call: String) -> Bool { hexInitializers[call] != nil }

  /// Whether it reads them from a string.
  func readsHexStrings(_ call: String) -> Bool { hexInitializers[call]?.readsStrings ?? false }

  /// The module of a file: a folder under `Sources` is one only if some file imports it.
  func module(ofFile path: String) -> Redeclaration.DeclarationScope {
    placed(.module(Redeclaration.folder(ofFile: path)))
  }

  private func placed(_ declarationScope: Redeclaration.DeclarationScope)
    -> Redeclaration.DeclarationScope
  {
    guard case .module(let folder) = declarationScope, let name = folder.split(separator: "/").last
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

  /// Whether code with such audiences sees a member of one of the types that the app declares.
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

  /// The order of eight digits that the declaration of a call reads; `nil` when nothing says.
  func hexOrder(of call: String) -> HexDigitOrder? { hexInitializers[call]?.order }
}
