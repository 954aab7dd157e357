/// A project's declarations with their places, visibility and values.
///
/// It covers the whole project, regardless of the reported part, so that statuses do not depend on
/// it.
package final class ProjectModel: Sendable {
  package let names: ProjectNames
  package let uses: CodeUses
  /// The backgrounds drawn by the app's styles and modifiers.
  let styles: StylePaint
  /// The project's catalogs, hex initializers and the like.
  package let facts: ProjectFacts
  package let system: DesignSystem
  /// Detection's knowledge of the design system.
  let settings: DetectionSettings
  /// The targets with a color asset of each name.
  package let assets: [String: Set<Int>]
  /// The color assets by Xcode's symbols for them, where only one has the symbol.
  let assetSymbols: [String: String]
  /// The color assets by the last name of the constants that generators make of them, where only one has the name.
  let assetsByConstant: Deferred<[String: String]>
  /// The names of files in reports, by number.
  package let fileNames: [String]
  /// The names that files declare for other modules.
  let publicNames: [PublicNamesOfFile]
  /// The paths of the variables that the project assigns to, with those of their declarations.
  package let assigned: Set<String>
  private let colors: ColorResolver
  let targetAssets: TargetAssets
  private let assetNames = Memo<String, String?>()
  let unknownCodes = Memo<String, Bool>()
  /// The folders of files that manifests list.
  private let listedFolders: Deferred<Set<String>>
  /// The colors, fonts, radii and spacings of the app without a single value.
  let withoutValue: Deferred<[TokenCategory: [StyleWithoutValue]]>
  /// The commands that messages name.
  package let commands: TokenCommands
  /// The values of code for each target.
  package let values: [TargetValues]

  init(
    index: DeclarationIndex, targets: TargetMap, uses: CodeUses, styles: StylePaint,
    facts: ProjectFacts,
    system: DesignSystem, settings: DetectionSettings, assets: [String: Set<Int>],
    targetAssets: TargetAssets, fileNames: [String], publicNames: [PublicNamesOfFile] = [],
    commands: TokenCommands = TokenCommands()
  ) {
    self.publicNames = publicNames
    self.commands = commands
    self.assets = assets
    let symbols = Dictionary(grouping: assets.keys) { AssetSymbol.constant(forColor: $0) }
    assetSymbols = symbols.compactMapValues { $0.count == 1 ? $0[0] : nil }
    assetsByConstant = Deferred { Self.assetsByConstant(assets.keys) }
    listedFolders = Deferred {
      Set(
        fileNames.enumerated().lazy.filter { number, _ in
          targets.targets(ofFile: Int32(clamping: number)).contains { !targets.isInferred($0) }
        }.map { FilePath.folder($0.element) })
    }
    withoutValue = Deferred { StyleWithoutValue.all(of: system, in: index, uses: uses) }
    names = ProjectNames(index: index, targets: targets)
    self.uses = uses
    self.styles = styles
    self.facts = facts
    self.system = system
    self.settings = settings
    self.fileNames = fileNames
    colors = ColorResolver(settings: settings, project: facts)
    self.targetAssets = targetAssets
    assigned = names.declaredPaths(ofAssigned: uses.assigned)
    values = targets.targets.indices.map { [names, colors, assigned] target in
      TargetValues(
        Evaluator(
          resolver: NameResolver(names, target: target), colors: colors, assets: targetAssets,
          assigned: assigned))
    }
  }

  /// The names that a file declares for other modules.
  struct PublicNamesOfFile: Sendable {
    var file: Int32
    var names: [String]
  }

  package var index: DeclarationIndex { names.index }
  package var targets: TargetMap { names.targets }

  /// An evaluator for the code of a target.
  ///
  /// - Parameters:
  ///   - target: The number of the target.
  ///   - assigned: The variables with unknown values; by default those that the project assigns.
  /// - Returns: An evaluator with empty caches.
  package func evaluator(for target: Int, assigned: Set<String>? = nil) -> Evaluator {
    Evaluator(
      resolver: NameResolver(names, target: target), colors: colors, assets: targetAssets,
      assigned: assigned ?? self.assigned)
  }

  private static func assetsByConstant(_ assets: some Sequence<String>) -> [String: String] {
    var found: [String: String?] = [:]
    for asset in assets {
      let symbols = [AssetSymbol.constant(forColor: asset), AssetSymbol.function(forColor: asset)]
      for name in Set(symbols.compactMap { $0.split(at: ".").last.map(String.init) }) {
        found[name] = found[name] == nil ? asset : .some(nil)
      }
    }
    return found.compactMapValues(\.self)
  }

  /// The asset of an expression that only names one: `Color("Brand")`, `ColorAsset(name: "Brand")`.
  func asset(of code: String) -> String? {
    guard !assets.isEmpty else { return nil }
    return assetNames.value(of: code) { readAsset(names.parsed(code).outline) }
  }

  private func readAsset(_ outline: SyntaxOutline) -> String? {
    // `ColorAsset(name: "Brand")` of a generator, `loadColor(named: "Brand")` of the app's own.
    let start = outline.bareWord(0) == .return ? 1 : 0
    if let call = outline.call(named: start), call.close == outline.count - 1,
      case let arguments = outline.arguments(call), arguments.count == 1,
      let name = outline.string(arguments[0].value), assets[name] != nil
    {
      return name
    }
    let reader = ColorReader(outline: outline, assets: facts.assets)
    guard let reading = reader.read(start..<outline.count, expecting: nil),
      case .asset(let name, _) = reading.expression
    else { return nil }
    return name
  }

  /// The codes without a value that name properties; functions make values from those at their calls.
  var constantsWithoutValue: [String] {
    system.codesWithoutValue.filter { code in
      guard let period = code.lastIndex(ofByte: UInt8(ascii: ".")), period > code.startIndex else {
        return false
      }
      let places = index.members(
        String(code[code.index(after: period)...]), of: String(code[..<period]))
      return !places.isEmpty && places.allSatisfy { index[$0].kind == .property }
    }.sorted()
  }

  /// Whether no target of the app compiles a file: its manifests list others in its folder, or most of the project.
  package func isLeftOut(_ file: Int) -> Bool {
    let homes = targets.targets(ofFile: Int32(clamping: file))
    // The place of what Interface Builder shows is a guess.
    return fileNames[file].hasSuffix(".swift") && targets.listsApp && !homes.isEmpty
      && homes.allSatisfy(targets.isInferred)
      && (targets.listsMost || listedFolders.value.contains(FilePath.folder(fileNames[file])))
  }

  /// The place of a declaration in messages: `Theme/Spacing.swift:8`.
  package func location(of declaration: Int32) -> String {
    let declared = index[declaration]
    return isInFile(declaration)
      ? "\(fileNames[Int(declared.file)]):\(declared.line)" : "an asset catalog"
  }

  /// Whether a declaration is in a Swift file, not generated for an asset catalog.
  func isInFile(_ declaration: Int32) -> Bool {
    fileNames.indices.contains(Int(index[declaration].file))
  }
}
