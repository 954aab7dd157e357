import MigrateKitCore

// Reports mistakes in mappings that do not stop the run.

extension MigrationRun {
  /// The codes that name tokens of different values, each once.
  var codeConflicts: [FileProblem] {
    projects.compactMap(\.designSystem).flatMap(\.codeConflicts).map { conflict in
      var problem = FileProblem(conflict.problem)
      problem.file = reportName(ofMappingFile: conflict.problem.file)
      return problem
    }.uniqued()
  }

  /// A mapping or token file relative to the root of the report.
  func reportName(ofMappingFile file: String) -> String {
    FilePath.relative(FilePath.absolute(file, from: request.workingDirectory), to: found.root)
  }

  // MARK: Values that the project contradicts

  /// The limit of contradicted tokens that are named; the others are counted.
  private static let namedDisagreements = 10

  /// The tokens whose values the projects contradict, for the scanned files.
  ///
  /// Runs that explain single files omit them.
  var disagreements: [FileProblem] {
    guard !request.reportsNamedOnly else { return [] }
    return models.sorted { $0.key < $1.key }.flatMap { projectIndex, views -> [FileProblem] in
      let model = views.model
      var first: [String: RecordedSystem.Disagreement] = [:]
      // What one platform declares as the file says, another one may declare for itself.
      let confirmed = views.all.reduce(into: Set<String>()) { $0.formUnion($1.record.confirmed) }
      for view in views.all {
        first.merge(view.record.disagreements.filter { !confirmed.contains($0.key) }) { known, _ in
          known
        }
      }
      let tokens = Dictionary(keepingFirst: model.system.tokens.map { ($0.path, $0) })
      // An alias with the code of its target adds nothing.
      let all = first.values.sorted { $0.token < $1.token }.filter { found in
        !found.inProject.looks(like: found.inFile)
          && !(tokens[found.token]?.aliasOf ?? []).contains { first[$0]?.code == found.code }
      }
      func file(_ found: RecordedSystem.Disagreement) -> String {
        reportName(ofMappingFile: tokens[found.token]?.file ?? "")
      }
      let named = all.prefix(Self.namedDisagreements).map { found in
        FileProblem(file: file(found), message: Self.message(found, model), isWarning: true)
      }
      guard let last = all.dropFirst(named.count).first else { return named }
      let count = Count.text(all.count - named.count, "more token")
      let verb = all.count - named.count == 1 ? "differs" : "differ"
      return named + [
        FileProblem(
          file: file(last),
          message: "\(count) \(verb) from what the app declares; "
            + "'\(commands(ofProject: projectIndex).check)' lists them all", isWarning: true)
      ]
    }
  }

  private static func message(
    _ found: RecordedSystem.Disagreement, _ model: ProjectModel
  ) -> String {
    let place = found.declaration.map { " (\(model.location(of: $0)))" } ?? ""
    return "'\(found.token)' is \(ValueText.full(found.inFile)), but '\(found.code)' is "
      + "\(ValueText.full(found.inProject)) in the app\(place), which counts"
  }

  /// The commands for a project that messages name.
  func commands(ofProject projectIndex: Int) -> TokenCommands {
    let folder = projects[projectIndex].configuration.project ?? found.root
    return TokenCommands(
      app: FilePath.relative(folder, to: request.workingDirectory), mapping: request.mapping)
  }
}
