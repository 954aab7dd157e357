/// A project as the targets of its files see it, each set of targets once.
///
/// Unchecked: the views are only touched with the lock held.
final class ProjectViews: @unchecked Sendable {
  /// What the project declares.
  let model: ProjectModel
  private let keepsRejections: Bool
  private let clashes: NameClashes
  private let lock = Lock()
  private var views: [[Int]: ProjectView] = [:]
  private var standings: [Int: TargetStandings] = [:]
  /// Most targets see the same values.
  private var systems: [RecordedSystem.Record: RecordedSystem] = [:]

  init(_ model: ProjectModel, keepsRejections: Bool) {
    self.model = model
    self.keepsRejections = keepsRejections
    clashes = NameClashes(model)
  }

  /// The project as the targets of a file see it; `nil` for a file of no target.
  func view(ofFile file: Int) -> ProjectView? {
    let targets = model.targets.targets(ofFile: Int32(clamping: file))
    guard !targets.isEmpty else { return nil }
    if let known = lock({ views[targets] }) { return known }
    let standings = CodeStandings(model, targets: targets, each: targets.map(standings(of:)))
    let record = RecordedSystem.Record(model.system) { code, site in
      standings.standing(of: code, site: site, at: NameResolver.Place())
    }
    let made = ProjectView(
      model, targets: targets, standings: standings, record: system(with: record),
      clashes: clashes)
    return lock {
      let view = views[targets] ?? made
      views[targets] = view
      return view
    }
  }

  private func system(with record: RecordedSystem.Record) -> RecordedSystem {
    if let known = lock({ systems[record] }) { return known }
    let made = RecordedSystem(model.system, record, keepsRejections: keepsRejections)
    return lock {
      let system = systems[record] ?? made
      systems[record] = system
      return system
    }
  }

  private func standings(of target: Int) -> TargetStandings {
    lock {
      if let known = standings[target] { return known }
      let made = TargetStandings(model, target: target)
      standings[target] = made
      return made
    }
  }

  /// The views that were asked for, in order of their targets.
  var all: [ProjectView] {
    lock { views.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map(\.value) }
  }
}
