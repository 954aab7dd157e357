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
    let audiences =
      [project.module(ofFile: scan.path)]
      + scan.facts.imports.map { Redeclaration.Audience.importers($0) }
    return outermost(scan.pending.compactMap { finding($0, audiences) })
  }

  /// The findings that lie in no other of their category: what other files made known of the whole
  /// speaks for its parts as well.
  ///
  /// Where the mapping lists an older name, that is what is found, whatever else it may be taken for.
  private func outermost(_ findings: [Finding]) -> [Finding] {
    var ends: [TokenCategory: Int] = [:]
    let findings = LegacyNameDetector.withoutOtherReadings(findings)
    return findings.sorted {
      ($0.range.start, -$0.range.end) < ($1.range.start, -$1.range.end)
    }.filter { finding in
      guard finding.range.end > ends[finding.category, default: -1] else { return false }
      ends[finding.category] = finding.range.end
      return true
    }
  }

  private func finding(_ pending: PendingFinding, _ audiences: [Redeclaration.Audience]) -> Finding?
  {
    guard pending.premises.allSatisfy({ holds($0, audiences) }) else { return nil }
    var finding = pending.finding
    if let path = pending.constantPath { addUses(of: path, to: &finding) }
    switch pending.value {
    case .known(let value):
      finding.value = value
    case .none:
      finding.value = declaredValue(of: finding, audiences)
    case .shadow(let shadow):
      resolve(shadow, into: &finding)
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

  /// What an older name is declared as, where just one declaration says so.
  private func declaredValue(
    of finding: Finding, _ audiences: [Redeclaration.Audience]
  ) -> StyleValue? {
    guard let symbol = finding.context.legacy?.symbol,
      let declarations = project.legacyDeclarations[symbol], declarations.count == 1,
      let declaration = declarations.first,
      declaration.premises.allSatisfy({ holds($0, audiences) })
    else { return nil }
    switch declaration.value {
    case .known(let value): return value
    case .color(let expression):
      let resolver = ColorResolver(settings: settings, project: project)
      return resolver.resolve(expression).value.map { .color($0) }
    case .none, .shadow: return nil
    }
  }

  private func resolve(_ shadow: ShadowExpression, into finding: inout Finding) {
    let resolver = ColorResolver(settings: settings, project: project)
    let resolution = shadow.color.map(resolver.resolve)
    guard var color = resolution.map({ $0.value }) ?? ShadowValue.standardColor else {
      finding.reasons += resolution?.reasons ?? []
      if finding.disposition == .open { finding.disposition = .unresolved }
      return
    }
    color.light.alpha *= shadow.opacity
    color.dark?.alpha *= shadow.opacity
    finding.value = .shadow(
      ShadowValue(color: color, radius: shadow.radius, x: shadow.x, y: shadow.y))
  }

  /// Adds the uses of a constant in other files, and the role that they agree on where the constant
  /// itself and its own file say little.
  private func addUses(of path: String, to finding: inout Finding) {
    let uses = (project.radiusUses[path] ?? []).filter { $0.file != finding.file }
    finding.uses += uses
    let telling = uses.map(\.role).filter { $0.role != .unknown }
    if finding.role.role == .unknown, let first = telling.first,
      telling.allSatisfy({ $0.role == first.role })
    {
      finding.role = first
    }
  }

  private func holds(_ premise: Premise, _ audiences: [Redeclaration.Audience]) -> Bool {
    switch premise {
    case .usedAsRadius(let path):
      return project.radiusUses[path] != nil
    case .colorAlias(let name):
      return project.colorAliases.contains(name)
    case .fontAlias(let name):
      return project.fontAliases.contains(name)
    case .notDeclared(let member, let types):
      return !project.redeclares(member, of: types, seenBy: audiences)
    case .typeNotDeclared(let type):
      return !project.redeclares("", of: [type], seenBy: audiences)
    case .hexInitializer(let call):
      return project.isHexInitializer(call) || settings.hexInitializers[call] != nil
    case .parameter(let query, let type):
      return project.parameters.type(of: query) == type
    case .unknownParameter(let query):
      return project.parameters.mayBeColor(query)
    }
  }
}
