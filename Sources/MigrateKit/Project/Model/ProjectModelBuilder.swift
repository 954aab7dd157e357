/// Collects the facts and declarations of a project's files, in path order, and makes the model of it.
struct ProjectModelBuilder {
  private var index = DeclarationIndex()
  private var uses = CodeUses()
  private var styles = StylePaint()
  /// What is known of the modules of each file, by its number.
  private var files: [Modules] = []

  /// What a file says of modules.
  private struct Modules {
    var number: Int
    var imports: [String]
    var exports: [String]
    var frameworks: Set<String>
    var hasMain: Bool
  }

  /// Knows no file.
  init() {}

  /// Adds the next file.
  mutating func add(_ facts: FileFacts, file: Int) {
    index.add(facts.declarations, file: file)
    uses.add(facts, file: file)
    styles.add(facts, file: file)
    files.append(
      Modules(
        number: file, imports: facts.imports, exports: facts.exports,
        frameworks: facts.neededFrameworks, hasMain: facts.hasMain))
  }

  /// A color set with the number by which the model knows its catalog.
  struct CatalogColor {
    var asset: String
    var catalog: String
  }

  /// The model of the files that were added.
  ///
  /// The builder is empty afterwards: what it has collected is moved, not copied.
  ///
  /// - Parameters:
  ///   - stated: The targets that manifests state.
  ///   - names: The names of all files of the run, by number, as reports show them.
  ///   - paths: The same as absolute paths.
  ///   - folder: The folder of the project, absolute.
  ///   - colors: The color sets of the project.
  ///   - facts: What the project's own constants and modifiers say.
  ///   - system: The design systems in use, whose names decide which declarations are evaluated.
  ///   - settings: The settings with which the files were read.
  ///   - also: The folders outside of the project that are read for what they declare, absolute.
  /// - Returns: The model of the whole project.
  mutating func model(
    stated: ProjectTargets, names: [String], paths: (Int) -> String, folder: String,
    colors: [CatalogColor], facts: ProjectFacts, system: DesignSystem,
    settings: DetectionSettings, also: [String] = []
  ) -> ProjectModel {
    var index = DeclarationIndex()
    swap(&index, &self.index)
    var assembly = TargetAssembly(stated, folder: folder, also: also)
    assembly.place(
      files.map { file in
        InferredModules.File(
          number: file.number, path: FilePath.relative(paths(file.number), to: folder),
          imports: file.imports, hasMain: file.hasMain)
      }, path: paths, count: names.count, projectName: FilePath.name(folder))
    for file in files {
      assembly.note(file.number, imports: file.imports, exports: file.exports)
      assembly.note(file.number, path: paths(file.number), needs: file.frameworks)
    }
    addSymbols(colors, &index, &assembly)
    var assets: [String: Set<Int>] = [:]
    for color in colors {
      assets[color.asset, default: []].formUnion(assembly.targets(ofCatalog: color.catalog))
    }
    return ProjectModel(
      index: index, targets: assembly.map(), uses: uses, styles: styles, facts: facts,
      system: system, settings: settings, assets: assets, fileNames: names)
  }

  /// Declares the symbols that Xcode generates for the colors of each catalog.
  private func addSymbols(
    _ colors: [CatalogColor], _ index: inout DeclarationIndex, _ assembly: inout TargetAssembly
  ) {
    for (catalog, sets) in Dictionary(grouping: colors, by: \.catalog).sorted(by: {
      $0.key < $1.key
    }) {
      for variant in assembly.catalogVariants(catalog) {
        let declarations = sets.flatMap {
          AssetSymbolDeclarations.declarations(of: $0.asset, variant)
        }
        guard !declarations.isEmpty else { continue }
        index.add(declarations, file: assembly.addPseudoFile(targets: variant.targets))
      }
    }
  }
}

/// The declarations that Xcode generates for a color of an asset catalog.
enum AssetSymbolDeclarations {
  /// The targets for which a catalog's symbols are generated alike.
  struct Variant {
    var targets: [Int]
    /// Whether `Color.brand` is generated besides `ColorResource.brand`.
    var hasExtensions: Bool
  }

  static func declarations(of asset: String, _ variant: Variant) -> [Declaration] {
    let parts = AssetSymbol.member(forColor: asset).split(separator: ".").map(String.init)
    guard let name = parts.last else { return [] }
    let groups = parts.dropLast().joined(separator: ".")
    let owners = ["ColorResource"] + (variant.hasExtensions ? ["Color", "UIColor", "NSColor"] : [])
    return owners.flatMap { owner -> [Declaration] in
      let around = groups.isEmpty ? owner : "\(owner).\(groups)"
      var member = Declaration(
        kind: .property, owner: around, name: name, access: .internal, line: 1, type: owner)
      let string = asset.contains("\"") ? "" : asset
      switch owner {
      case "Color": member.code = "Color(\"\(string)\")"
      case "UIColor": member.code = "UIColor(named: \"\(string)\")!"
      case "NSColor": member.code = "NSColor(named: \"\(string)\")!"
      default: member.code = "Color(\"\(string)\")"
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
