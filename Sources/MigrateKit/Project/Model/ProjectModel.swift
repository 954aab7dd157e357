/// What a project declares, where, for whom and with which value.
///
/// It covers the whole project, whatever part of it is reported, so that a file has the same statuses
/// in every run.
final class ProjectModel: Sendable {
  let index: DeclarationIndex
  let targets: TargetMap
  let uses: CodeUses
  /// The project's catalogs, hex initializers and the like.
  let facts: ProjectFacts
  let system: Catalogue
  /// What detection knows of the system.
  let settings: DetectionSettings
  /// The targets whose bundles hold a color of each name.
  let assets: [String: Set<Int>]
  /// The names by which reports call the files, by number.
  let fileNames: [String]
  private let keepsRejections: Bool
  private let views: ViewCache

  init(
    index: DeclarationIndex, targets: TargetMap, uses: CodeUses, facts: ProjectFacts,
    system: Catalogue, settings: DetectionSettings, assets: [String: Set<Int>], fileNames: [String],
    keepsRejections: Bool
  ) {
    self.assets = assets
    self.index = index
    self.targets = targets
    self.uses = uses
    self.facts = facts
    self.system = system
    self.settings = settings
    self.fileNames = fileNames
    self.keepsRejections = keepsRejections
    views = ViewCache()
  }

  /// The design system as the targets of a file see it; `nil` for a file of no target.
  func view(ofFile file: Int) -> ProjectView? {
    let own = targets.targets(ofFile: Int32(clamping: file))
    guard !own.isEmpty else { return nil }
    return views.view(of: own) { ProjectView(self, targets: own, keepsRejections: keepsRejections) }
  }

  /// The views that were asked for, in order of their targets.
  var usedViews: [ProjectView] { views.all }

  /// The place of a declaration as messages show it: `Theme/Spacing.swift:8`.
  func location(of declaration: Int32) -> String {
    let declared = index[declaration]
    let file = Int(declared.file)
    return fileNames.indices.contains(file)
      ? "\(fileNames[file]):\(declared.line)" : "an asset catalog"
  }
}

/// The views that were asked for, each made once.
///
/// Unchecked: the views are only touched with the lock held.
private final class ViewCache: @unchecked Sendable {
  private let lock = Lock()
  private var views: [[Int]: ProjectView] = [:]

  var all: [ProjectView] {
    lock { views.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map(\.value) }
  }

  func view(of targets: [Int], make: () -> ProjectView) -> ProjectView {
    if let known = lock({ views[targets] }) { return known }
    let made = make()
    return lock {
      let view = views[targets] ?? made
      views[targets] = view
      return view
    }
  }
}
