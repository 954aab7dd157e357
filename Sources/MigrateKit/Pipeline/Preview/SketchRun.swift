import MigrateKitCore

extension MigrationRun.Outcome {
  /// The views that a policy changes, before and after; by default that of the run.
  ///
  /// The run must have kept its models: colors and sizes that the project declares come from them.
  package func sketches(policy: ApplyPolicy? = nil) -> SketchReport {
    SketchRun(self, policy: policy ?? report.policy).sketches()
  }
}

/// Draws the changed views of a run.
private struct SketchRun {
  private let report: RunReport
  private let run: MigrationRun
  /// The suggestions of each file, by the number of the file.
  private let suggestions: [Int: [(number: Int, suggestion: Suggestion)]]
  /// The suggestions that are applied.
  private let applied: Set<Int>

  init(_ outcome: MigrationRun.Outcome, policy: ApplyPolicy) {
    report = outcome.report
    run = outcome.run
    let numbers = Dictionary(
      keepingFirst: run.found.files.enumerated().map { (PathKey($1.name), $0) })
    var suggestions: [Int: [(number: Int, suggestion: Suggestion)]] = [:]
    for (position, suggestion) in outcome.report.suggestions.enumerated() {
      guard let file = numbers[PathKey(suggestion.finding.file)] else { continue }
      suggestions[file, default: []].append((position, suggestion))
    }
    self.suggestions = suggestions
    applied = Set(
      outcome.report.suggestions.enumerated().lazy.filter { _, suggestion in
        policy.applies(suggestion) && !suggestion.edits.isEmpty
      }.map(\.offset))
  }

  func sketches() -> SketchReport {
    let changed = suggestions.keys.sorted().filter { file in
      run.found.files[file].name.hasSuffix(".swift")
        && suggestions[file, default: []].contains { applied.contains($0.number) }
    }
    guard !changed.isEmpty else { return SketchReport(views: [], unseen: applied.sorted()) }
    let indices = viewIndices(Set(changed.map { run.found.files[$0].projectIndex }))
    let (before, after) = (Memo<Int, SketchFile?>(), Memo<Int, SketchFile?>())
    let views = Workers.map(count: changed.count, jobs: run.jobs) { position in
      let file = changed[position]
      let index = indices[run.found.files[file].projectIndex] ?? ViewIndex()
      let phases = [before, after].enumerated().map { phase, memo in
        SketchProject(index: index, models: model) { number in
          memo.value(of: number) { self.file(number, isAfter: phase == 1) }
        }
      }
      return self.views(of: file, before: phases[0], after: phases[1])
    }.flatMap { $0 }
    let seen = Set(views.flatMap(\.changes))
    return SketchReport(views: views, unseen: applied.subtracting(seen).sorted())
  }

  private func model(ofFile number: Int) -> ProjectModel? {
    run.models[run.found.files[number].projectIndex]?.model
  }

  /// The places of view declarations in the projects.
  private func viewIndices(_ projects: Set<Int>) -> [Int: ViewIndex] {
    let files = run.found.files.indices.filter { number in
      let file = run.found.files[number]
      return projects.contains(file.projectIndex) && !file.isBackground
        && file.name.hasSuffix(".swift")
    }
    let declarations = Workers.map(count: files.count, jobs: run.jobs) { position in
      guard let bytes = try? run.bytes(of: run.found.files[files[position]]),
        ViewDeclarations.mayOccur(in: bytes)
      else { return nil as ViewDeclarations? }
      return ViewDeclarations(SyntaxOutline(bytes))
    }
    var indices: [Int: ViewIndex] = [:]
    for (file, declared) in zip(files, declarations) {
      guard let declared else { continue }
      indices[run.found.files[file].projectIndex, default: ViewIndex()].add(declared, file: file)
    }
    return indices
  }

  private func file(_ number: Int, isAfter: Bool) -> SketchFile? {
    let found = run.found.files[number]
    guard let bytes = try? run.bytes(of: found) else { return nil }
    let own = suggestions[number] ?? []
    let source =
      isAfter
      ? SketchPhase.after(bytes, own, applied: applied).source
      : SketchPhase.before(bytes, own, applied: applied)
    return SketchFile(
      number: number, path: found.name, bytes: source.bytes, changed: source.changed)
  }

  private func views(
    of number: Int, before: SketchProject, after: SketchProject
  ) -> [SketchedView] {
    guard let old = before.file(number), let new = after.file(number) else { return [] }
    let lines = LineIndex(old.outline.bytes)
    return zip(Sketcher.views(in: old.outline), Sketcher.views(in: new.outline)).compactMap {
      view, newView in
      let first = Sketcher.sketch(view.declaration, of: old, in: before)
      let second = Sketcher.sketch(newView.declaration, of: new, in: after)
      let changes = first.changes.union(second.changes)
      guard !changes.isEmpty else { return nil }
      let start = old.outline.types[view.declaration].start
      let position = lines.position(at: old.outline.byteRange(start..<start + 1).start)
      return SketchedView(
        file: old.path, name: view.name, line: position.line, before: first.picture,
        after: second.picture, changes: changes.sorted(), notes: first.notes,
        elementCount: first.elementCount, unknownCount: first.unknownCount)
    }
  }
}
