/// Maps the files of a project to targets, and targets to the modules they can import.
package struct TargetMap: Sendable {
  /// The targets of the manifests, then the inferred modules of other files.
  package private(set) var targets: [ProjectTarget]
  /// The number of targets from manifests.
  let statedCount: Int
  /// The targets of each file, by its number, in order.
  package let targetsOfFile: TargetsOfFiles
  /// The targets whose modules each target can import, itself included.
  package private(set) var reach: [Set<Int>]
  /// Whether the manifests list an app.
  let listsApp: Bool
  /// Whether the manifests list most of the files.
  let listsMost: Bool
  /// The modules that some file of each target imports.
  private let imports: [Set<String>]
  /// The modules that some file of each target re-exports: `@_exported import`.
  private let exports: [Set<String>]
  /// The modules that some file of a target imports with an access level.
  private let leveledImports: [Int: Set<String>]
  /// The platforms for which targets compile files that are limited to some.
  private let limits: [Int32: [Int: Set<BuildPlatform>]]
  /// The targets by the names of their modules.
  package private(set) var targetsByModule: [String: [Int]] = [:]

  /// Combines the targets of manifests with the inferred ones.
  ///
  /// - Parameters:
  ///   - targets: All targets, those of manifests first.
  ///   - statedCount: The number of those from manifests.
  ///   - targetsOfFile: The targets of each file.
  ///   - reach: The targets that each target can import, itself included.
  ///   - imports: The modules that some file of each target imports.
  ///   - exports: The modules that each target re-exports.
  ///   - leveledImports: The modules that some file of each target imports with an access level.
  ///   - limits: The platforms of files that targets compile for some of theirs only.
  init(
    targets: [ProjectTarget], statedCount: Int, targetsOfFile: TargetsOfFiles,
    reach: [Set<Int>],
    imports: [Set<String>], exports: [Set<String>], leveledImports: [Int: Set<String>] = [:],
    limits: [Int32: [Int: Set<BuildPlatform>]] = [:]
  ) {
    self.limits = limits
    self.leveledImports = leveledImports
    self.exports = exports
    self.imports = imports
    self.targets = targets
    self.statedCount = statedCount
    listsApp = targets.prefix(statedCount).contains { $0.kind == .application }
    listsMost = targetsOfFile.listsMost(below: statedCount)
    self.targetsOfFile = targetsOfFile
    self.reach = reach
    for (index, target) in targets.enumerated() {
      targetsByModule[target.module, default: []].append(index)
    }
  }

  /// The targets that compile the file with a number; empty for an invalid number.
  package func targets(ofFile file: Int32) -> [Int] { targetsOfFile[Int(file)] }

  /// The targets that compile a file and hold no tests, in order; empty for a file of tests or of no target.
  package func productTargets(ofFile file: Int32) -> [Int] {
    targets(ofFile: file).filter { !targets[$0].isTest }
  }

  /// The targets that run with a main bundle.
  package var programs: [Int] { targets.indices.filter { targets[$0].kind.isProgram } }

  /// Whether some file is compiled for some platforms of its target only.
  var hasLimitedFiles: Bool { !limits.isEmpty }

  /// The condition under which a target compiles a file, besides those in it; `nil` for all of its platforms.
  func condition(ofFile file: Int32, in target: Int) -> BuildCondition? {
    limits.isEmpty ? nil : limits[file]?[target].map { .platforms($0) }
  }

  /// Whether a file is compiled for tests alone.
  package func isForTestsOnly(file: Int32) -> Bool {
    !targets(ofFile: file).isEmpty && productTargets(ofFile: file).isEmpty
  }

  /// Whether some file of a target imports a module.
  package func imports(_ module: String, by target: Int) -> Bool {
    imports[target].contains(module)
  }

  /// The module for which a generator makes a type: `DesignKit` for the `DesignKitAsset` that Tuist writes; `nil` if no module
  /// of the project, or that a file imports, has such a name.
  func moduleGenerating(_ type: String) -> String? {
    let names = Self.generatedSuffixes.filter(type.hasSuffix).map { type.dropLast($0.utf8.count) }
    return names.lazy.map(String.init).first { name in
      !name.isEmpty && (targetsByModule[name] != nil || imports.contains { $0.contains(name) })
    }
  }

  /// The ends of the names of types that Tuist generates for the resources of a module.
  private static let generatedSuffixes = ["Asset", "FontFamily", "Resources", "Strings"]

  /// The import of a module by a file of some targets, with an access level where others of theirs have one.
  ///
  /// The compiler takes no import without a level beside one with it.
  func statement(importing module: String, in targets: [Int], isForOtherModules: Bool) -> String {
    let isLeveled = targets.contains { leveledImports[$0]?.contains(module) ?? false }
    let level = isLeveled ? isForOtherModules ? "public " : "internal " : ""
    return "\(level)import \(module)"
  }

  /// Whether importing some modules makes another one visible: it is one of them, or re-exported by
  /// one.
  func sees(_ module: String, through imported: [String]) -> Bool {
    var open = imported
    var seen = Set(imported)
    while let name = open.popLast() {
      if name == module { return true }
      for target in targetsByModule[name] ?? [] {
        for next in exports[target] where seen.insert(next).inserted { open.append(next) }
      }
    }
    return false
  }

  /// Whether a target was inferred because no manifest lists its files.
  func isInferred(_ target: Int) -> Bool { target >= statedCount }

  /// Whether some target that `target` can import, or itself, has a module of this name.
  func reaches(module: String, from target: Int) -> Bool {
    targetsByModule[module]?.contains { reach[target].contains($0) } ?? false
  }
}
