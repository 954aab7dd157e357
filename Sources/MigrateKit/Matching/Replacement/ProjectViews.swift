/// A project as the targets of its files see it, each set of targets once.
///
/// Unchecked: the views are only touched with the lock held.
final class ProjectViews: @unchecked Sendable {
  /// What the project declares.
  let model: ProjectModel
  private let keepsRejections: Bool
  private let lock = Lock()
  private var views: [[Int]: ProjectView] = [:]

  init(_ model: ProjectModel, keepsRejections: Bool) {
    self.model = model
    self.keepsRejections = keepsRejections
  }

  /// The project as the targets of a file see it; `nil` for a file of no target.
  func view(ofFile file: Int) -> ProjectView? {
    let targets = model.targets.targets(ofFile: Int32(clamping: file))
    guard !targets.isEmpty else { return nil }
    if let known = lock({ views[targets] }) { return known }
    let made = ProjectView(model, targets: targets, keepsRejections: keepsRejections)
    return lock {
      let view = views[targets] ?? made
      views[targets] = view
      return view
    }
  }

  /// The views that were asked for, in order of their targets.
  var all: [ProjectView] {
    lock { views.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map(\.value) }
  }
}
