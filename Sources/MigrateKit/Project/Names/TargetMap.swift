/// Which targets compile each file of a project, and which modules each target can import.
struct TargetMap: Sendable {
  /// The targets of the manifests, then the modules made up for files that no manifest places.
  private(set) var targets: [ProjectTarget]
  /// How many of the targets a manifest states.
  let statedCount: Int
  /// The targets of each file, by its number, in order.
  let targetsOfFile: TargetsOfFiles
  /// The targets whose modules each target can import, itself included.
  private(set) var reach: [Set<Int>]
  /// The modules that some file of each target imports.
  private let imports: [Set<String>]
  /// The modules that some file of each target hands on to whoever imports it: `@_exported import`.
  private let exports: [Set<String>]
  /// The targets by the names of their modules.
  private(set) var targetsByModule: [String: [Int]] = [:]

  /// Combines what manifests state with what is made up for the files they leave out.
  ///
  /// - Parameters:
  ///   - targets: All targets, those of manifests first.
  ///   - statedCount: How many of them a manifest states.
  ///   - targetsOfFile: The targets of each file.
  ///   - reach: For each target those that it can import, itself included.
  ///   - imports: For each target the modules that some file of it imports.
  ///   - exports: For each target the modules that it imports with `@_exported`.
  init(
    targets: [ProjectTarget], statedCount: Int, targetsOfFile: TargetsOfFiles,
    reach: [Set<Int>],
    imports: [Set<String>], exports: [Set<String>]
  ) {
    self.exports = exports
    self.imports = imports
    self.targets = targets
    self.statedCount = statedCount
    self.targetsOfFile = targetsOfFile
    self.reach = reach
    for (index, target) in targets.enumerated() {
      targetsByModule[target.module, default: []].append(index)
    }
  }

  /// The targets that compile a file, given by its number; empty for a number that is none.
  func targets(ofFile file: Int32) -> [Int] { targetsOfFile[Int(file)] }

  /// Whether some file of a target imports a module.
  func imports(_ module: String, by target: Int) -> Bool { imports[target].contains(module) }

  /// Whether code that imports some modules sees another one by them: it is one of them, or one of them
  /// hands it on.
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

  /// Whether a target was made up because no manifest places its files.
  func isInferred(_ target: Int) -> Bool { target >= statedCount }

  /// Whether some target that `target` can import, or itself, has a module of this name.
  func reaches(module: String, from target: Int) -> Bool {
    targetsByModule[module]?.contains { reach[target].contains($0) } ?? false
  }
}
