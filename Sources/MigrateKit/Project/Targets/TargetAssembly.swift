/// Puts together the targets of manifests and the modules made up for what they leave out.
struct TargetAssembly {
  private let stated: ProjectTargets
  private var targets: [ProjectTarget]
  private var targetsOfFile = TargetsOfFiles()
  private var imports: [Set<String>]
  private var exports: [Set<String>]
  /// The frameworks for an interface without which some file of each target is not compiled.
  private var frameworks: [Set<String>]
  /// The targets made up for the folders of unplaced files, by their absolute paths.
  private var inferred: [(folder: String, target: Int)] = []
  /// The folder of the project, absolute.
  private let folder: String
  /// The folders that are read for what they declare alone, absolute.
  private let also: [String]

  /// Begins with the targets of manifests.
  init(_ stated: ProjectTargets, folder: String, also: [String] = []) {
    self.stated = stated
    self.folder = folder
    self.also = also
    targets = stated.targets
    imports = Array(repeating: [], count: targets.count)
    exports = imports
    frameworks = imports
  }

  /// Places the files of the project.
  mutating func place(
    _ files: [InferredModules.File], path: (Int) -> String, count: Int, projectName: String
  ) {
    targetsOfFile = TargetsOfFiles(numbers: files.map(\.number), fileCount: count)
    var unplaced: [InferredModules.File] = []
    var targetsOfFolder: [String: [Int]] = [:]
    for file in files {
      let known = stated.targets(ofFile: path(file.number))
      targetsOfFile[file.number] = known
      if known.isEmpty {
        unplaced.append(file)
      } else {
        let slash = file.path.lastIndex(ofByte: UInt8(ascii: "/")) ?? file.path.startIndex
        let folder = String(decoding: file.path.utf8[..<slash], as: UTF8.self)
        if targetsOfFolder[folder] == nil { targetsOfFolder[folder] = known }
      }
    }
    // Interface Builder's files belong to the code beside them.
    unplaced.removeAll { file in
      guard InterfaceScanner.reads(file.path),
        let near = Self.folders(around: file.path).lazy.compactMap({ targetsOfFolder[$0] }).first
      else { return false }
      targetsOfFile[file.number] = near
      return true
    }
    guard !unplaced.isEmpty else { return }
    let roots = also.map { FilePath.relative($0, to: folder) }
    let inferredModules = InferredModules(
      unplaced, projectName: projectName, roots: roots, importers: roots.isEmpty ? [] : files)
    for module in inferredModules.modules {
      let number = targets.count
      targets.append(
        ProjectTarget(
          name: module.name, module: module.name, manifest: "", isTest: module.isTest))
      imports.append([])
      exports.append([])
      frameworks.append([])
      if !module.isTest {
        inferred.append((FilePath.absolute(module.folder, from: folder), number))
      }
      for file in module.files { targetsOfFile[file] = [number] }
    }
  }

  /// The folders around a file, the nearest first and the project's own, which is empty, last.
  private static func folders(around path: String) -> [String] {
    InferredModules.folders(of: path) + [""]
  }

  /// Notes the imports of a file for its targets.
  mutating func note(_ file: Int, imports names: [String], exports handedOn: [String]) {
    for target in targetsOfFile[file] {
      imports[target].formUnion(names)
      exports[target].formUnion(handedOn)
    }
  }

  /// Notes the frameworks for an interface without which a file is not compiled, for its targets: all but
  /// those that compile it for some of their platforms only.
  mutating func note(_ file: Int, path: String, needs names: Set<String>) {
    guard !names.isEmpty else { return }
    for target in targetsOfFile[file] {
      let isLimited =
        target < stated.targets.count
        && stated.platforms(ofFile: path, in: target) != targets[target].builtPlatforms
      if !isLimited { frameworks[target].formUnion(names) }
    }
  }

  /// The targets whose bundles a catalog goes into.
  func targets(ofCatalog catalog: String) -> [Int] {
    let homes = stated.targets(ofCatalog: catalog)
    guard homes.isEmpty else { return homes }
    // A catalog that no manifest places belongs to the module of the folder around it.
    let around = inferred.filter { FilePath.contains($0.folder, catalog) }
    return around.max { $0.folder.utf8.count < $1.folder.utf8.count }.map { [$0.target] } ?? []
  }

  /// The targets that a catalog belongs to, grouped by the symbols that are generated for them.
  func catalogVariants(_ catalog: String) -> [AssetSymbolDeclarations.Variant] {
    let homes = targets(ofCatalog: catalog).filter { targets[$0].generatesAssetSymbols }
    return [true, false].compactMap { hasExtensions in
      let some = homes.filter { targets[$0].generatesAssetSymbolExtensions == hasExtensions }
      return some.isEmpty ? nil : .init(targets: some, hasExtensions: hasExtensions)
    }
  }

  /// Whether a target lies in a folder that the configuration names: who imports its module depends on
  /// it, by whatever way that is fetched when the app is built.
  private func isNamedByConfiguration(_ target: Int) -> Bool {
    also.contains { FilePath.contains($0, targets[target].manifest) }
  }

  /// Adds something that code can name and that is in no Swift file; gives its number.
  mutating func addPseudoFile(targets: [Int]) -> Int {
    targetsOfFile.append(targets)
  }

  /// The targets with the platforms that they can be built for: a package that states macOS is not built
  /// for it where a file of it, or of what it depends on, imports UIKit under no `#if`.
  private func builtTargets(_ reach: [Set<Int>]) -> [ProjectTarget] {
    targets.indices.map { number in
      var target = targets[number]
      let stated = target.builtPlatforms.isEmpty ? target.platforms : target.builtPlatforms
      let needed = reach[number].reduce(into: Set<String>()) { $0.formUnion(frameworks[$1]) }
      let possible = stated.filter { platform in
        needed.allSatisfy { platform.canImport($0) ?? true }
      }
      if !possible.isEmpty { target.builtPlatforms = possible }
      return target
    }
  }

  /// The finished map.
  func map() -> TargetMap {
    var byModule: [String: [Int]] = [:]
    for (number, target) in targets.enumerated() where !target.isTest {
      byModule[target.module, default: []].append(number)
    }
    let statedCount = stated.targets.count
    let reach = targets.indices.map { target -> Set<Int> in
      var reached = target < statedCount ? stated.reachable(from: target) : [target]
      // Where a manifest does not say it, an import does.
      for module in imports[target] {
        for other in byModule[module] ?? []
        where target >= statedCount || other >= statedCount || isNamedByConfiguration(other) {
          reached.insert(other)
          if other < statedCount { reached.formUnion(stated.reachable(from: other)) }
        }
      }
      return reached
    }
    return TargetMap(
      targets: builtTargets(reach), statedCount: statedCount, targetsOfFile: targetsOfFile,
      reach: reach,
      imports: imports, exports: exports)
  }
}
