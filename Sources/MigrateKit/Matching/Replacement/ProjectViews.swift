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
  package convenience init(
    _ model: ProjectModel, plain: Deferred<MatcherParts>? = nil, keepsRejections: Bool
  ) {
    self.init(model, plain: plain, keepsRejections: keepsRejections, after: nil)
  }

  /// The views of the same project with what was read of some of its files for further names.
  package func adding(_ read: [(file: Int, facts: FileFacts)]) -> ProjectViews {
    ProjectViews(model.adding(read), plain: plain, keepsRejections: keepsRejections, after: self)
  }

  private init(
    _ model: ProjectModel, plain: Deferred<MatcherParts>?, keepsRejections: Bool,
    after other: ProjectViews?
  ) {
    self.model = model
    self.plain = plain
    self.keepsRejections = keepsRejections
    clashes = NameClashes(model)
    standings = model.targets.targets.indices.map {
      TargetStandings(model, target: $0, after: other?.standings[$0])
    }
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

  /// The names in the values of tokens that no declaration was read of.
  ///
  /// One place is enough for each code: where it is declared, or in a type that has the object with
  /// which the code begins.
  package var missingNames: Set<String> {
    var asked: Set<Int> = []
    let holders = holders
    for token in model.system.tokens {
      for (code, site) in RecordedSystem.codes(of: token, in: model.system)
      where !model.isUnknown(code) {
        for (place, target) in places(of: code, holders) {
          asked.insert(target)
          _ = standings[target].standing(of: .init(code: code, site: site, place: place))
        }
      }
    }
    return asked.reduce(into: []) { names, target in
      for path in model.values[target].missing {
        names.formUnion(
          path.split(at: ".").map(String.init).filter { !DeclaredType.isSystem($0) })
      }
    }
  }

  /// Where a code is asked for, with a target that compiles each of its declarations.
  private func places(
    of code: String, _ holders: [String: Int32]
  ) -> [(place: NameResolver.Place, target: Int)] {
    guard let chain = model.names.parsed(code).outline.memberChains.first(where: { !$0.isImplicit })
    else { return [] }
    let names = chain.names.map(\.text)
    func target(_ declaration: Int32) -> Int? {
      model.targets.targets(ofFile: model.index[declaration].file).first
    }
    if let holder = holders[names[0]] {
      let declared = model.index[holder]
      let place = NameResolver.Place(file: declared.file, enclosingType: declared.owner)
      return target(holder).map { [(place, $0)] } ?? []
    }
    let owner = names.dropLast().joined(separator: ".")
    let members = model.index.members(names[names.count - 1], of: owner)
    return (members.isEmpty ? Array(model.index.types(names[0]).prefix(1)) : members)
      .compactMap(target).uniqued().map { (.init(), $0) }
  }

  /// The first property of a type with each of the names that codes begin with and that a scope must have.
  private var holders: [String: Int32] {
    let names = model.settings.requiredNames
    guard !names.isEmpty else { return [:] }
    var found: [String: Int32] = [:]
    for (place, declared) in model.index.declarations.enumerated()
    where declared.kind == .property && !declared.owner.isEmpty && names.contains(declared.name) {
      found[declared.name] = found[declared.name] ?? Int32(place)
    }
    return found
  }

  /// The requested views, in order of their targets.
  package var all: [ProjectView] {
    views.all.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map(\.value.value)
  }
}
