/// Pass 2: turns raw findings into findings, with the facts of other files.
package struct FindingResolver: Sendable {
  private let settings: DetectionSettings
  private let project: ProjectFacts
  private let colors: ColorResolver

  /// Makes a resolver for the files of one app.
  package init(settings: DetectionSettings, project: ProjectFacts) {
    self.settings = settings
    self.project = project
    colors = ColorResolver(settings: settings, project: project)
  }

  /// The findings of one file, in order of position.
  package func findings(in scan: FileScan) -> [Finding] {
    let declarationScopes =
      [project.module(ofFile: scan.path)]
      + scan.facts.imports.map { Redeclaration.DeclarationScope.importers($0) }
    var findings: [Finding] = []
    // A file may hold very many: room for all of them is made once.
    findings.reserveCapacity(scan.pending.count)
    for pending in scan.pending {
      if let finding = finding(pending, declarationScopes) { findings.append(finding) }
    }
    return outermost(findings)
  }

  /// The findings that are not inside another one of their category.
  ///
  /// A deprecated name of the mapping takes precedence over other readings.
  private func outermost(_ findings: consuming [Finding]) -> [Finding] {
    var ends: [TokenCategory: Int] = [:]
    var findings = DeprecatedNameDetector.withoutOtherReadings(findings)
    func precedes(_ a: ByteRange, _ b: ByteRange) -> Bool {
      (a.start, -a.end) < (b.start, -b.end)
    }
    if findings.indices.dropFirst().contains(where: {
      precedes(findings[$0].range, findings[$0 - 1].range)
    }) {
      findings.sort { precedes($0.range, $1.range) }
    }
    let isInside = findings.indices.map { index in
      let (category, end) = (findings[index].category, findings[index].range.end)
      guard end > ends[category, default: -1] else { return true }
      ends[category] = end
      return false
    }
    guard isInside.contains(true) else { return findings }
    return findings.indices.filter { !isInside[$0] }.map { findings[$0] }
  }

  private func finding(
    _ pending: PendingFinding, _ declarationScopes: [Redeclaration.DeclarationScope]
  ) -> Finding? {
    let type = pending.finding.context.enclosingType
    guard pending.premises.allSatisfy({ holds($0, declarationScopes, in: type) }) else {
      return nil
    }
    var finding = pending.finding
    if finding.context.isConstant {
      let path = pending.otherFiles.constantPath
      let uses = path.flatMap { project.crossFileUses[finding.category, $0] } ?? []
      finding.agree(withUsesIn: uses.filter { !$0.file.hasSameBytes(as: finding.file) })
      finding.decide(unless: pending.otherFiles.hiddenUses ?? project.hiddenUses(of: pending))
    }
    for case .usedAsHex(let name) in pending.premises {
      finding.agree(withUsesIn: project.hexTexts[name] ?? [])
    }
    if let query = pending.otherFiles.query {
      if finding.category == .color {
        finding.takeRole(of: query, in: project)
      } else {
        finding.settle(project.parameters.number(of: query))
      }
    }
    switch pending.value {
    case .known(let value):
      finding.value = value
    case .none, .elsewhere:
      finding.value = declaredValue(of: finding, declarationScopes)
    case .shadow(let shadow):
      resolve(shadow, into: &finding)
    case .color(let expression):
      let resolution = colors.resolve(expression)
      finding.value = resolution.value.map { .color($0) }
      if let name = expression.asset, project.assets[name] != nil { finding.context.asset = name }
      finding.reasons += resolution.reasons
      if !resolution.isOpen, finding.disposition == .open || finding.disposition == .reportOnly {
        finding.disposition = .unresolved
      }
    }
    return finding
  }

  /// The declaration of a deprecated name, if it is unique.
  private func declaredValue(
    of finding: Finding, _ declarationScopes: [Redeclaration.DeclarationScope]
  ) -> StyleValue? {
    guard let symbol = finding.context.deprecated?.symbol,
      let declarations = project.deprecatedDeclarations[symbol], declarations.count == 1,
      let declaration = declarations.first,
      declaration.premises.allSatisfy({
        holds($0, declarationScopes, in: finding.context.enclosingType)
      })
    else { return nil }
    switch declaration.value {
    case .known(let value): return value
    case .color(let expression):
      return colors.resolve(expression).value.map { .color($0) }
    case .none, .elsewhere, .shadow: return nil
    }
  }

  private func resolve(_ shadow: ShadowExpression, into finding: inout Finding) {
    let resolution = shadow.color.map(colors.resolve)
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

  private func holds(
    _ premise: Premise, _ declarationScopes: [Redeclaration.DeclarationScope],
    in enclosingType: String?
  ) -> Bool {
    switch premise {
    case .used(let path, let category):
      return project.crossFileUses[category, path] != nil
    case .colorAlias(let name):
      return project.colorAliases.contains(name)
    case .fontAlias(let name):
      return project.fontAliases.contains(name)
    case .notDeclared(let member, let types):
      return !project.redeclares(member, of: types, seenBy: declarationScopes)
    case .symbolNotDeclared(let name, let types):
      // Imported extensions are visible in all files of a module.
      return !project.redeclares(name, of: types, seenBy: declarationScopes + [.anyImporters])
    case .typeNotDeclared(let type):
      return !project.redeclares("", of: [type], seenBy: declarationScopes)
        && !project.nests(type, around: enclosingType)
    case .hexInitializer(let call):
      return project.isHexInitializer(call) || settings.hexInitializers[call] != nil
    case .parameter(let query, let type):
      return project.parameters.type(of: query) == type
    case .usedAsHex(let name):
      return project.hexTexts[name] != nil
    case .unknownParameter(let query):
      return project.parameters.mayBeColor(query)
    }
  }
}

extension ProjectFacts {
  /// Whether a type of this name is declared inside of one of the types around code, which shadows
  /// the system's there: `Theme.Color` in `Theme` and in whatever is nested in it.
  func nests(_ type: String, around enclosingType: String?) -> Bool {
    guard !members.isEmpty, var outer = enclosingType.map({ $0[...] }) else { return false }
    while true {
      if members[String(outer)]?.contains(type) == true { return true }
      guard let period = outer.utf8.lastIndex(of: UInt8(ascii: ".")) else { return false }
      outer = outer[..<period]
    }
  }
}

extension Finding {
  /// Uses the common role of the parameter that takes the color, if the call has weak evidence.
  fileprivate mutating func takeRole(of query: ParameterQuery, in project: ProjectFacts) {
    guard role.strength < .strong, let use = project.parameters.use(of: query),
      !project.reopenedTypes.mentions(query.function, outside: use.file)
    else { return }
    role = use.role
    // A default argument is the argument of calls that omit it.
    if role.strength == .strong { reasons.removeAll { $0.code == .oneHop } }
  }

  /// Applies the app's declaration of the parameter.
  fileprivate mutating func settle(_ declared: ParameterFacts.DeclaredNumber) {
    switch declared {
    case .type(.cgFloat): giveToOwnFunction()
    case .type(.double):
      site = .double
      giveToOwnFunction()
    case .type(.float):
      site = .float
      hold("the parameter is a Float")
    case .type(.integer): hold("the parameter is an Int")
    case .other: hold("the parameter is declared with another type")
    case .unknown: hold("no scanned declaration gives the type of the parameter")
    }
  }

  /// An app's function may use the value for anything.
  private mutating func giveToOwnFunction() {
    guard disposition == .open else { return }
    reasons.append(
      Reason(
        .oneHop,
        "it is passed to a function of the app, which decides what it is for; a direct use is applied"
      ))
  }

  private mutating func hold(_ message: String) {
    guard disposition == .open else { return }
    disposition = .reportOnly
    reasons.append(Reason(.reportOnly, message))
  }
}
