/// Builds the model of a project from the facts and declarations of its files, in path order.
package struct ProjectModelBuilder {
  private var index = DeclarationIndex()
  private var uses = CodeUses()
  private var styles = StylePaint()
  /// The module facts of each file, by its number.
  private var files: [Modules] = []
  private var publicNames: [ProjectModel.PublicNamesOfFile] = []

  /// The module facts of a file.
  private struct Modules {
    var number: Int
    var imports: [String]
    var exports: [String]
    var frameworks: Set<String>
    var hasMain: Bool
    var stated: [String]
    var leveled: Set<String>
  }

  /// Makes an empty builder.
  package init() {}

  /// Adds the next file.
  package mutating func add(_ facts: FileFacts, file: Int) {
    index.add(facts.declarations, file: file)
    index.isolations.merge(facts.isolations)
    uses.add(facts, file: file)
    styles.add(facts, file: file)
    if !facts.publicNames.isEmpty {
      publicNames.append(.init(file: Int32(clamping: file), names: facts.publicNames))
    }
    files.append(
      Modules(
        number: file, imports: facts.imports, exports: facts.exports,
        frameworks: facts.neededFrameworks, hasMain: facts.hasMain,
        stated: facts.statedModules, leveled: facts.leveledImports))
  }

  /// A color set with the number of its catalog.
  package struct CatalogColor {
    var asset: String
    var catalog: String
    /// The color; `nil` if it could not be read.
    var color: ColorValue?

    /// Makes a color set.
    package init(asset: String, catalog: String, color: ColorValue?) {
      self.asset = asset
      self.catalog = catalog
      self.color = color
    }
  }

  /// The model of the files that were added.
  ///
  /// Moves the collected data, so that the builder is empty afterwards.
  ///
  /// - Parameters:
  ///   - stated: The targets in manifests.
  ///   - names: The names of all files of the run in reports, by number.
  ///   - paths: The same as absolute paths.
  ///   - folder: The folder of the project, absolute.
  ///   - colors: The color sets of the project.
  ///   - facts: The facts about the project's constants and modifiers.
  ///   - system: The design systems in use, whose names determine the evaluated declarations.
  ///   - settings: The settings with which the files were read.
  ///   - also: The absolute paths of folders outside of the project whose declarations are read.
  ///   - commands: The commands that messages name.
  /// - Returns: The model of the whole project.
  package mutating func model(
    stated: ProjectTargets, names: [String], paths: (Int) -> String, folder: String,
    colors: [CatalogColor], facts: ProjectFacts, system: DesignSystem,
    settings: DetectionSettings, also: [String] = [], commands: TokenCommands = TokenCommands()
  ) -> ProjectModel {
    var index = DeclarationIndex()
    swap(&index, &self.index)
    index.resolveStyleAliases()
    index.resolveWrappers()
    var assembly = TargetAssembly(stated, folder: folder, also: also)
    assembly.place(
      files.map { file in
        InferredModules.File(
          number: file.number, path: FilePath.relative(paths(file.number), to: folder),
          imports: file.imports, hasMain: file.hasMain, stated: file.stated)
      }, path: paths, count: names.count, projectName: FilePath.name(folder))
    for file in files {
      assembly.note(
        file.number, imports: file.imports, exports: file.exports, leveled: file.leveled)
      if !file.frameworks.isEmpty {
        assembly.note(file.number, needs: file.frameworks)
      }
    }
    addSymbols(colors, &index, &assembly)
    var assets: [String: Set<Int>] = [:]
    for color in colors {
      assets[color.asset, default: []].formUnion(assembly.targets(ofCatalog: color.catalog))
    }
    let targets = assembly.map()
    defer { publicNames = [] }
    return ProjectModel(
      index: index, targets: targets, uses: uses, styles: styles, facts: facts,
      system: system, settings: settings, assets: assets,
      targetAssets: TargetAssets(colors, homes: assembly.targets(ofCatalog:), targets: targets),
      fileNames: names, publicNames: publicNames, commands: commands)
  }

  /// Declares the symbols that Xcode generates for the colors of each catalog.
  private func addSymbols(
    _ colors: [CatalogColor], _ index: inout DeclarationIndex, _ assembly: inout TargetAssembly
  ) {
    for (catalog, sets) in Dictionary(grouping: colors, by: \.catalog).sorted(by: {
      $0.key < $1.key
    }) {
      for var variant in assembly.catalogVariants(catalog) {
        variant.hasExtensions =
          variant.hasExtensions || sets.contains { namesSymbol(of: $0, index, assembly, variant) }
        let declarations = sets.flatMap {
          AssetSymbolDeclarations.declarations(of: $0.asset, variant)
        }
        guard !declarations.isEmpty else { continue }
        index.add(declarations, file: assembly.addPseudoFile(targets: variant.targets))
      }
    }
  }

  /// Whether a target with a color uses `Color.brand`, which nothing but its catalog declares: proof that the
  /// symbols are generated, as for packages, whose settings are nowhere.
  private func namesSymbol(
    of color: CatalogColor, _ index: DeclarationIndex, _ assembly: TargetAssembly,
    _ variant: AssetSymbolDeclarations.Variant
  ) -> Bool {
    let symbol = AssetSymbol.member(forColor: color.asset)
    return ["Color", "UIColor", "NSColor"].contains { type in
      // `UIColor.white` is the system's, whatever an asset is called.
      guard let owner = ColorType(named: type)?.owner, !SystemColors.declare(symbol, on: owner)
      else { return false }
      return uses.isUsed("\(type).\(symbol)") { file in
        assembly.targets(ofFile: file).contains(where: variant.targets.contains)
      } && index.members(symbol, of: type).isEmpty
    }
  }
}

/// The declarations that Xcode generates for a color of an asset catalog.
enum AssetSymbolDeclarations {
  /// The targets with the same generated symbols of a catalog.
  struct Variant {
    var targets: [Int]
    /// Whether `Color.brand` is generated besides `ColorResource.brand`.
    var hasExtensions: Bool
  }

  static func declarations(of asset: String, _ variant: Variant) -> [Declaration] {
    let parts = AssetSymbol.member(forColor: asset).split(at: ".").map(String.init)
    guard let name = parts.last else { return [] }
    let groups = parts.dropLast().joined(separator: ".")
    let types = variant.hasExtensions ? ["Color", "UIColor", "NSColor"] : []
    // Xcode leaves out what the system has: for `Secondary`, `UIColor.secondary` but no `Color.secondary`.
    let owners =
      ["ColorResource"]
      + types.filter { type in
        guard groups.isEmpty, let owner = ColorType(named: type)?.owner else { return true }
        return !SystemColors.declare(name, on: owner)
      }
    return owners.flatMap { owner -> [Declaration] in
      let around = groups.isEmpty ? owner : "\(owner).\(groups)"
      var member = Declaration(
        kind: .property, owner: around, name: name, access: .internal, line: 1, type: owner)
      member.isolation = .elsewhere
      let string = asset.contains("\"") ? "" : asset
      // The generated code names the bundle of its module.
      switch owner {
      case "UIColor":
        member.code = "UIColor(named: \"\(string)\", in: .module, compatibleWith: nil)!"
      case "NSColor": member.code = "NSColor(named: \"\(string)\", bundle: .module)!"
      default: member.code = "Color(\"\(string)\", bundle: .module)"
      }
      return [member] + namespaces(parts.dropLast(), of: owner)
    }
  }

  private static func namespaces(_ groups: ArraySlice<String>, of owner: String) -> [Declaration] {
    groups.indices.map { place in
      let around = ([owner] + groups[groups.startIndex..<place]).joined(separator: ".")
      return Declaration(
        kind: .type, owner: around, name: groups[place], access: .internal, line: 1)
    }
  }
}
