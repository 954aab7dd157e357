/// Views of a project, one for each set of targets.
package final class ProjectViews: Sendable {
  /// The project's declarations.
  package let model: ProjectModel
  private let keepsRejections: Bool
  private let plain: Deferred<MatcherParts>?
  private let clashes: NameClashes
  private let views = Memo<[Int], Deferred<ProjectView>>()
  private let assetViews = Memo<Int, Deferred<ProjectView>>()
  private let standings: [TargetStandings]
  /// What the tokens come from, as seen by each target.
  private let behind = Memo<Int, Set<String>>()
  /// Most targets see the same values.
  private let systems = Memo<RecordedSystem.Record, Deferred<RecordedSystem>>()

  /// Makes the views of a project; `plain` is the index of its system, which is made otherwise.
  package init(
    _ model: ProjectModel, plain: Deferred<MatcherParts>? = nil, keepsRejections: Bool
  ) {
    self.model = model
    self.plain = plain
    self.keepsRejections = keepsRejections
    clashes = NameClashes(model)
    standings = model.targets.targets.indices.map { TargetStandings(model, target: $0) }
  }

  /// The view of a file's targets; `nil` for a file without a target.
  package func view(ofFile file: Int) -> ProjectView? {
    let targets = model.targets.targets(ofFile: Int32(clamping: file))
    guard !targets.isEmpty else { return nil }
    return views.value(of: targets) { Deferred { [self] in view(of: targets) } }.value
  }

  /// Whether a token is the color set of this name, for a target whose catalogs have it.
  package func haveToken(forAsset name: String) -> Bool {
    (model.assets[name] ?? []).contains { target in
      // Not one of the views that files request.
      assetViews.value(of: target) { Deferred { [self] in view(of: [target]) } }.value
        .record.matcher.index.assetTokens[name] != nil
    }
  }

  private func view(of targets: [Int]) -> ProjectView {
    // A view that kept this object, which keeps the view, would never be freed.
    let model = model
    let first = standings[targets[0]]
    let seen = CodeStandings(
      model, targets: targets, each: targets.map { standings[$0] })
    @Sendable func standing(_ code: String, _ site: Site) -> CodeStanding? {
      model.isUnknown(code) ? nil : seen.standing(of: code, site: site, at: NameResolver.Place())
    }
    let record = RecordedSystem.Record(
      model.system, on: model.platformOfTextStyles(in: targets),
      asset: { model.assetSymbols[$0] }, standing: standing)
    let recorded = systems.value(of: record) {
      Deferred { [self] in
        RecordedSystem(model.system, record, plain: plain, keepsRejections: keepsRejections)
      }
    }
    return ProjectView(
      model, targets: targets, standings: seen, record: recorded.value, clashes: clashes,
      faults: first.faults,
      named: Deferred { [behind] in
        behind.value(of: targets[0]) { first.namesBehind(model.system) }
      })
  }

  /// The requested views, in order of their targets.
  package var all: [ProjectView] {
    views.all.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map(\.value.value)
  }
}
