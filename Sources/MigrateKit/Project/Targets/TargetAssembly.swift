/// Combines the targets of manifests with inferred modules for other files.
struct TargetAssembly {
  private let stated: ProjectTargets
  private var targets: [ProjectTarget]
  private var targetsOfFile = TargetsOfFiles()
  /// The platforms for which targets compile files that are limited to some, by the numbers of the files.
  private var leveledImports: [Int: Set<String>] = [:]
  private var limits: [Int32: [Int: Set<BuildPlatform>]] = [:]
  private var imports: [Set<String>]
  private var exports: [Set<String>]
  /// The UI frameworks that each target certainly has, because some file imports them
  /// unconditionally.
  private var frameworks: [Set<String>]
  /// The inferred targets of unlisted files' folders, by absolute paths.
  private var inferred: [(folder: String, target: Int)] = []
  /// The folder of the project, absolute.
  private let folder: String
  /// The absolute paths of folders that are only read for their declarations.
  private let also: [String]

  /// Starts with the targets of manifests.
  init(_ stated: ProjectTargets, folder: String, also: [String] = []) {
    self.stated = stated
    self.folder = folder
    self.also = also
    targets = stated.targets
    imports = Array(repeating: [], count: targets.count)
    exports = imports
    frameworks = imports
  }

  /// Assigns the files of the project to targets.
  mutating func place(
    _ files: [InferredModules.File], path: (Int) -> String, count: Int, projectName: String
  ) {
    targetsOfFile = TargetsOfFiles(numbers: files.map(\.number), fileCount: count)
    var unplaced: [InferredModules.File] = []
    var targetsOfFolder: [String: [Int]] = [:]
    for file in files {
      let known = stated.targets(ofFile: path(file.number))
      targetsOfFile[file.number] = known
      if stated.hasLimitedFiles { limit(file.number, path: path(file.number), in: known) }
      if known.isEmpty {
        // The manifest of a package is compiled by itself.
        if stated.targets.isEmpty || FilePath.name(file.path) != "Package.swift" {
          unplaced.append(file)
        }
      } else {
        let slash = file.path.lastIndex(ofByte: UInt8(ascii: "/")) ?? file.path.startIndex
        let folder = String(decoding: file.path.utf8[..<slash], as: UTF8.self)
        if targetsOfFolder[folder] == nil { targetsOfFolder[folder] = known }
      }
    }
    // Interface Builder files belong to the code next to them, else to that around them.
    placeInterfaces(among: &unplaced) { targetsOfFolder[$0] }
    if unplaced.contains(where: { InterfaceScanner.reads($0.path) }) {
      let below = Self.targetsBelow(targetsOfFolder)
      placeInterfaces(among: &unplaced) { below[$0] }
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

  /// Places Interface Builder files into the targets of the nearest folder that has some.
  private mutating func placeInterfaces(
    among files: inout [InferredModules.File], targets: (String) -> [Int]?
  ) {
    files.removeAll { file in
      guard InterfaceScanner.reads(file.path),
        let near = Self.folders(around: file.path).lazy.compactMap(targets).first, !near.isEmpty
      else { return false }
      targetsOfFile[file.number] = near
      return true
    }
  }

  /// The targets that share the code of each folder and of the folders in it, by the targets of single folders.
  private static func targetsBelow(_ targetsOfFolder: [String: [Int]]) -> [String: [Int]] {
    var result: [String: [Int]] = [:]
    for (folder, targets) in targetsOfFolder {
      for around in [folder] + folders(around: folder) {
        result[around] = result[around].map { $0.filter(targets.contains) } ?? targets
      }
    }
    return result
  }

  /// The folders around a file, the nearest first and the project's own, which is empty, last.
  private static func folders(around path: String) -> [String] {
    InferredModules.folders(of: path) + [""]
  }

  /// Records the platforms of a file that some targets compile for some of theirs only.
  private mutating func limit(_ file: Int, path: String, in known: [Int]) {
    for target in known {
      let platforms = stated.platforms(ofFile: path, in: target)
      if platforms != targets[target].builtPlatforms {
        limits[Int32(clamping: file), default: [:]][target] = platforms
      }
    }
  }

  /// Records the imports of a file for its targets.
  mutating func note(
    _ file: Int, imports names: [String], exports handedOn: [String], leveled: Set<String>
  ) {
    for target in targetsOfFile[file] {
      imports[target].formUnion(names)
      exports[target].formUnion(handedOn)
      if !leveled.isEmpty { leveledImports[target, default: []].formUnion(leveled) }
    }
  }

  /// Records the UI frameworks that a file needs, for its targets, except for those that compile it
  /// for some of their platforms only.
  mutating func note(_ file: Int, needs names: Set<String>) {
    let limited = limits[Int32(clamping: file)]
    for target in targetsOfFile[file] where limited?[target] == nil {
      frameworks[target].formUnion(names)
    }
  }

  /// The targets that compile a file.
  func targets(ofFile file: Int32) -> [Int] { targetsOfFile[Int(file)] }

  /// The targets whose bundles a catalog goes into.
  func targets(ofCatalog catalog: String) -> [Int] {
    let homes = stated.targets(ofCatalog: catalog)
    guard homes.isEmpty else { return homes }
    // A catalog that no manifest lists belongs to the module of its folder.
    let around = inferred.filter { FilePath.contains($0.folder, catalog) }
    return around.max { $0.folder.utf8.count < $1.folder.utf8.count }.map { [$0.target] } ?? []
  }

  /// The targets that a catalog belongs to, grouped by equal generated symbols.
  func catalogVariants(_ catalog: String) -> [AssetSymbolDeclarations.Variant] {
    let homes = targets(ofCatalog: catalog).filter { targets[$0].generatesAssetSymbols }
    return [true, false].compactMap { hasExtensions in
      let some = homes.filter { targets[$0].generatesAssetSymbolExtensions == hasExtensions }
      return some.isEmpty ? nil : .init(targets: some, hasExtensions: hasExtensions)
    }
  }

  /// Whether a target is in a folder from the configuration: files that import its module depend on
  /// it, however the app's build fetches it.
  private func isNamedByConfiguration(_ target: Int) -> Bool {
    also.contains { FilePath.contains($0, targets[target].manifest) }
  }

  /// Adds a declaration without a Swift file; returns its number.
  mutating func addPseudoFile(targets: [Int]) -> Int {
    targetsOfFile.append(targets)
  }

  /// The targets with the platforms that they can be built for: a package that states macOS is not
  /// built for it if one of its files or dependencies imports UIKit unconditionally.
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

  /// The resulting map.
  func map() -> TargetMap {
    var byModule: [String: [Int]] = [:]
    for (number, target) in targets.enumerated() where !target.isTest {
      byModule[target.module, default: []].append(number)
    }
    let statedCount = stated.targets.count
    let reach = targets.indices.map { target -> Set<Int> in
      var reached = target < statedCount ? stated.reachable(from: target) : [target]
      // If a manifest states no dependency, an import implies it.
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
      reach: reach, imports: imports, exports: exports, leveledImports: leveledImports,
      limits: limits)
  }
}
