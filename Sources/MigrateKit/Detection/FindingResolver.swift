/// Pass 2: turns what pass 1 saw into findings, with what the other files say.
public struct FindingResolver: Sendable {
  private let settings: DetectionSettings
  private let project: ProjectFacts

  /// Makes a resolver for the files of one app.
  public init(settings: DetectionSettings, project: ProjectFacts) {
    self.settings = settings
    self.project = project
  }

  /// The findings of one file, in order of position.
  public func findings(in scan: FileScan) -> [Finding] {
    scan.pending.compactMap { finding($0) }
  }

  private func finding(_ pending: PendingFinding) -> Finding? {
    guard pending.premises.allSatisfy({ holds($0) }) else { return nil }
    var finding = pending.finding
    switch pending.value {
    case .known(let value):
      finding.value = value
    case .none:
      break
    case .color(let expression):
      let resolver = ColorResolver(settings: settings, project: project)
      let resolution = resolver.resolve(expression)
      finding.value = resolution.value.map { .color($0) }
      finding.reasons += resolution.reasons
      if !resolution.isOpen, finding.disposition == .open || finding.disposition == .reportOnly {
        finding.disposition = .unresolved
      }
    }
    return finding
  }

  private func holds(_ premise: Premise) -> Bool {
    switch premise {
    case .notDeclared(let member, let types):
      return !types.contains { project.members[$0]?.contains(member) ?? false }
    case .typeNotDeclared(let type):
      return !project.shadowedTypes.contains(type)
    case .hexInitializer(let call):
      return project.isHexInitializer(call) || settings.hexInitializers[call] != nil
    case .parameter(let query):
      return project.declaresColor(query)
    }
  }
}
