/// Checks that the project declares a token's code at its place, that every target of the file sees
/// it, and that it has the reported value.
struct ReplacementCheck: Sendable {
  private let view: ProjectView
  private let file: FileFacts
  private let number: Int?
  private let rule: ModuleRule?
  /// The beginnings of the calls of the project's own initializers of colors by digits: `Color(hex:`.
  private let hexCalls: [Substring]

  /// Checks the replacements of one file.
  ///
  /// - Parameters:
  ///   - view: The project as the file's targets see it.
  ///   - file: The file's imports and `#if` clauses.
  ///   - number: The number of the file in the project.
  ///   - rule: The mapping's rule for the file's module, for code that is not read.
  ///   - project: The facts of all files.
  init(
    view: ProjectView, file: FileFacts, number: Int?, rule: ModuleRule?, project: ProjectFacts
  ) {
    hexCalls = project.hexInitializers.keys.map { $0.dropLast() }
    self.view = view
    self.file = file
    self.number = number
    self.rule = rule
  }

  /// The result of a check.
  struct Outcome {
    /// The code to write.
    var code: TokenCode
    /// The imports to add: `import Kit`.
    var imports: [String] = []
    /// Why the change is held; `nil` if it is not.
    var reason: Reason?
  }

  /// Whether a finding is in a declaration from which the value of a token comes.
  func isBehindToken(_ finding: Finding) -> Bool {
    finding.context.view.map(view.isBehindToken) ?? false || isInInstanceOfTheme(finding)
  }

  /// Whether a finding is in a constant of a theme's type that is one of its instances: `static let light = Theme(…)`.
  private func isInInstanceOfTheme(_ finding: Finding) -> Bool {
    guard finding.context.isOutsideInstance, let type = finding.context.enclosingType,
      let view = finding.context.view, view.hasPrefix(type + "."),
      self.view.model.system.definitions.contains(where: { $0 == type || $0.hasPrefix(type + ".") })
    else { return false }
    let index = self.view.model.index
    return index.members(String(view.dropFirst(type.utf8.count + 1)), of: type).contains { place in
      index[place].kind == .property
        && index[place].type.map(DeclaredType.base(of:))
          == type.split(at: ".").last.map(String.init)
    }
  }

  /// Whether the code around a finding can call a function of views.
  func sees(modifier code: String, _ finding: Finding) -> Bool {
    let standing = view.standing(of: code, site: .viewModifier, at: place(of: finding))
    return standing.declaration != nil
      && (standing.fault == nil || standing.fault?.code == .valueUnknown)
  }

  /// Whether a finding is in the declaration of a token, in an extension of its type by another name: `AppColor.ink` of
  /// `typealias AppColor = UIColor`, `Kit.ink` of `UIColor.kit.ink`.
  func isInDeclaration(_ finding: Finding) -> Bool {
    let period = UInt8(ascii: ".")
    guard let name = finding.context.view, let end = name.lastIndex(ofByte: period) else {
      return false
    }
    let owner = String(name[..<end])
    let start = owner.lastIndex(ofByte: period).map { owner.index(after: $0) } ?? owner.startIndex
    let last = String(owner[start...])
    let types =
      [view.model.index.aliasedType(last)].compactMap(\.self)
      + (view.model.index.wrapped[last] ?? [])
    return types.contains {
      view.record.matcher.index.withCode.areDeclared(by: "\($0)\(name[end...])")
    }
  }

  /// A color with the value that the project's own initializer makes of its digits, whatever their order and their space.
  private func read(_ finding: Finding) -> Finding {
    guard let read = finding.value, finding.category == .color,
      hexCalls.contains(where: { finding.signature.contains($0) })
    else { return finding }
    let standing = view.standing(of: finding.source, site: .any, at: place(of: finding))
    guard standing.fault == nil, let value = standing.value?.measured(as: .color),
      !value.isSame(as: read)
    else { return finding }
    var finding = finding
    finding.value = value
    return finding
  }

  /// A finding with the value that it has in the project, where that is not the one that its code states.
  func valued(_ finding: Finding) -> Finding {
    var finding = finding.context.deprecated == nil ? read(finding) : named(finding)
    if let platform = view.record.platform { finding.value = finding.value?.drawn(on: platform) }
    return finding
  }

  /// A deprecated name with the project's value for it, which takes precedence over the mapping's, and with the type
  /// that the project declares it with, which the place takes.
  private func named(_ finding: Finding) -> Finding {
    let standing = view.standing(of: finding.source, site: finding.site, at: place(of: finding))
    var finding = finding
    if let type = standing.declaredType, !finding.site.acceptedTypes.isEmpty,
      !finding.site.acceptedTypes.contains(type), finding.disposition == .open
    {
      if let own = Site(typeNamed: type, in: finding.category) {
        finding.site = own
        return named(finding)
      }
      finding.disposition = .reportOnly
      finding.reasons.append(
        Reason(
          .reportOnly, "'\(finding.source)' has the type '\(type)', and no token has a value of it")
      )
    }
    guard standing.fault == nil,
      let value = standing.value?.measured(as: finding.category)
    else { return finding }
    finding.value = value
    return finding
  }

  private func place(of finding: Finding) -> NameResolver.Place {
    var place = NameResolver.Place(
      file: number.map { Int32(clamping: $0) }, enclosingType: finding.context.enclosingType ?? "",
      condition: file.clauses.isEmpty ? nil : file.clauses.condition(at: finding.range.start))
    place.supertypes = file.supertypes[place.enclosingType] ?? []
    place.limits = finding.context.limits
    guard view.model.targets.hasLimitedFiles, let file = place.file else { return place }
    // Targets that limit the file differently are left without a condition.
    let limits = Set(view.targets.map { view.model.targets.condition(ofFile: file, in: $0) })
    if limits.count == 1, let limit = limits.first {
      place.condition = .both(place.condition, limit)
    }
    return place
  }

  /// The first of a token's codes that can be relied on, else why the first cannot.
  ///
  /// - Returns: `nil` without any code.
  func outcome(of codes: [TokenCode], token: String, for finding: Finding) -> Outcome? {
    var first: Outcome?
    for code in codes {
      let outcome = outcome(of: code, token: token, for: finding)
      if outcome.reason == nil { return outcome }
      first = first ?? outcome
    }
    return first
  }

  private func outcome(of code: TokenCode, token: String, for finding: Finding) -> Outcome {
    var code = code
    code.text = complete(code.text, for: finding)
    let standing = view.standing(of: code.text, site: finding.site, at: place(of: finding))
    var outcome = Outcome(code: code)
    outcome.code.text = standing.code
    var fault = standing.fault ?? hiding(code.text, finding)
    if fault == nil {
      let known = imports(at: finding)
      switch view.missingImports(needed(standing), imports: known, mentioned: file.mentioned) {
      case .success(let modules) where standing.declaration == nil && modules.count > 1:
        fault = view.faults.unclearImport(code.text, modules)
      case .success(let modules):
        outcome.imports = modules.map { statement(importing: $0, for: finding) }
      case .failure(let error): fault = error.fault
      }
    }
    fault = fault ?? hiddenImport(standing, finding, code: code.text)
    // Without readable manifests or declarations, the mapping determines the import.
    if fault == nil, standing.modules.isEmpty, standing.declaration == nil || view.isInferred,
      let name = rule?.importName, view.mayImport(name)
    {
      outcome.imports =
        file.imports.contains(name) ? [] : [statement(importing: name, for: finding)]
    }
    fault =
      fault ?? otherValue(standing, token: token, code: code.text)
      ?? otherWeight(standing, finding, code: code.text) ?? deprecation(standing, code: code.text)
    outcome.reason = fault.map {
      Reason($0.code, $0.message, values: ["token": .text(token), "code": .text(code.text)])
    }
    return outcome
  }

  /// Code with its type where the place does not give an implicit member one: `Color.brand` for `.brand`.
  private func complete(_ code: String, for finding: Finding) -> String {
    guard code.hasPrefix("."), !finding.source.hasPrefix("."), !finding.context.hasExpectedType,
      !finding.site.acceptedTypes.isEmpty
    else { return code }
    return (finding.site.colorType?.rawValue ?? finding.site.rawValue) + code
  }

  /// The fault of code whose first name means a local declaration at a finding.
  private func hiding(_ code: String, _ finding: Finding) -> CodeStanding.Fault? {
    let hidden = finding.context.hiddenNames
    guard !hidden.isEmpty else { return nil }
    let heads = view.model.names.parsed(code).outline.memberChains.lazy
      .filter { !$0.isImplicit }.map { $0.names[0].text }
    return heads.first(where: hidden.contains).map { view.faults.hidden(code, by: $0) }
  }

  /// The modules whose imports cover a finding.
  private func imports(at finding: Finding) -> [String] {
    let variants = view.targets.flatMap { view.model.names.variants[$0] }
    return file.imports(at: finding.range.start) { place, condition in
      variants.allSatisfy { $0.implies(place, condition) }
    }
  }

  /// The modules to import for a token's code; none where code that is not read is in scope without.
  private func needed(_ standing: CodeStanding) -> [String] {
    guard standing.declaration == nil, !standing.modules.isEmpty, let number,
      view.model.needsNoImport(of: standing.modules, for: standing.code, inFile: number)
    else { return standing.modules }
    return []
  }

  private func statement(importing module: String, for finding: Finding) -> String {
    view.model.targets.statement(
      importing: module, in: view.targets, isForOtherModules: finding.context.limits.isInlined)
  }

  /// The fault of code that other modules compile, of a module that this file imports for itself alone.
  private func hiddenImport(
    _ standing: CodeStanding, _ finding: Finding, code: String
  ) -> CodeStanding.Fault? {
    guard finding.context.limits.isInlined else { return nil }
    return standing.modules.first(where: file.hiddenImports.contains).map {
      view.faults.hiddenImport(code, $0)
    }
  }

  /// The fault of code whose declaration is not for new code.
  private func deprecation(_ standing: CodeStanding, code: String) -> CodeStanding.Fault? {
    standing.declaration.flatMap { place in
      view.model.index[place].isDeprecated ? view.faults.deprecated(code, place) : nil
    }
  }

  /// Why the code has another value here than the matched one: a type around the place shadows the
  /// name.
  private func otherValue(
    _ standing: CodeStanding, token: String, code: String
  ) -> CodeStanding.Fault? {
    guard let declared = standing.value?.drawn(on: view.record.platform),
      let matched = view.record.matcher.index.withCode.value(ofToken: token),
      let value = declared.measured(as: matched.category), !value.looks(like: matched)
    else { return nil }
    return view.faults.differs(code, here: value, matched: matched, standing.declaration)
  }

  /// Why the code has another weight than the finding on a platform that the file is built for: only one of them
  /// leaves it to the text style.
  private func otherWeight(
    _ standing: CodeStanding, _ finding: Finding, code: String
  ) -> CodeStanding.Fault? {
    guard case .font(let old) = finding.value, case .font(let new) = standing.value,
      old.weightIsOfStyle != new.weightIsOfStyle, !finding.context.weightIsOutside
    else { return nil }
    let condition = place(of: finding).condition
    let platforms = Set(
      view.targets.flatMap { view.model.names.variants[$0] }
        .filter { $0.canSatisfy(condition) }.compactMap(\.platform))
    for platform in BuildPlatform.allCases where platforms.contains(platform) {
      if let (ours, theirs) = old.weights(and: new, on: platform) {
        return view.faults.otherWeight(code, theirs, insteadOf: ours, on: platform)
      }
    }
    return nil
  }
}

/// The tokens that are not candidates in a file: the values of the token file that the project
/// contradicts, and the tokens that its targets cannot see.
struct OtherSystems {
  let view: ProjectView
  private let module: ModuleRule?
  private let imports: [String]

  init(_ view: ProjectView, module: ModuleRule?, imports: [String]) {
    self.view = view
    self.module = module
    self.imports = imports
  }

  /// The match result of a finding that only matches the token file's value, or only a token that
  /// is not visible; `nil` if `result` is better.
  func result(on finding: Finding, instead result: MatchResult) -> MatchResult? {
    if result.base == .exact || result.base == .near, result.holds.isEmpty { return nil }
    if result.base != .exact, let other = self.result(on: finding, view.record.contradicted),
      other.base == .exact, let token = other.candidates.first?.group.name,
      let disagreement = view.record.disagreements[token]
    {
      var held = other
      held.holds.append(view.faults.declaredDifferently(disagreement))
      held.listed = nil
      return held
    }
    if !result.hasMatch, let other = self.result(on: finding, view.record.outOfReach),
      other.hasMatch
    {
      return other
    }
    return nil
  }

  /// The token of the same value that is declared where the file cannot see it, which is listed after the
  /// candidates.
  func twin(of finding: Finding) -> Candidate? {
    let parts = view.record.outOfReach
    guard let other = result(on: finding, parts), other.base == .exact,
      let best = other.candidates.first
    else { return nil }
    var twin = Candidate(
      token: best.group.name, distance: best.distance, replacement: nil,
      rejection: Rejections.outOfReach)
    twin.value = parts?.value.index.withCode.value(ofToken: twin.token)
    return twin
  }

  private func result(on finding: Finding, _ parts: Deferred<MatcherParts>?) -> MatchResult? {
    guard
      let cache = parts?.value.caches.cache(
        for: finding.file, in: module, imports: imports, uses: [])
    else { return nil }
    return MatchQuery(finding, cache.context.index).map { query in
      cache.result(on: query) { TokenMatcher.result(on: query, context: cache.context) }
    }
  }
}

extension FaultMessages {
  /// The reason for a value that only the token file has.
  func declaredDifferently(_ disagreement: RecordedSystem.Disagreement) -> Reason {
    let place = disagreement.declaration.map { " in \(model.location(of: $0))" } ?? ""
    return Reason(
      .declaredDifferently,
      "'\(disagreement.code)' is \(ValueDescription.plain(disagreement.inProject))\(place), and "
        + "\(disagreement.token) is \(ValueDescription.plain(disagreement.inFile)) in the token file; "
        + "take the app's value with '\(model.commands.check) --patch tokens', or change "
        + "the theme with '\(model.commands.check) --patch theme'",
      values: ["token": .text(disagreement.token), "code": .text(disagreement.code)])
  }

  /// The first name of the code means another declaration at the place.
  func hidden(_ code: String, by name: String) -> CodeStanding.Fault {
    CodeStanding.Fault(
      code: .notVisible,
      message: "'\(name)' of '\(code)' means another declaration of that name here; "
        + "rename one of them"
    )
  }

  /// Several modules that are not read may declare a name.
  func unclearImport(_ code: String, _ modules: [String]) -> CodeStanding.Fault {
    CodeStanding.Fault(
      code: .external,
      message: "'\(code)' is declared outside of the scanned code, in one of the modules "
        + "\(ReasonMessages.list(modules)), none of which this file imports; "
        + "import the one that declares it")
  }

  /// The code is declared, and not for new code.
  func deprecated(_ code: String, _ place: Int32) -> CodeStanding.Fault {
    CodeStanding.Fault(
      code: .deprecatedToken,
      message: "'\(code)' is marked deprecated (\(model.location(of: place))); "
        + "one that is not is applied")
  }

  func differs(
    _ code: String, here value: StyleValue, matched: StyleValue, _ declaration: Int32?
  ) -> CodeStanding.Fault {
    CodeStanding.Fault(
      code: .declaredDifferently,
      message: "'\(code)' is \(ValueDescription.plain(value)) here"
        + (declaration.map { " (\(model.location(of: $0)))" } ?? "")
        + ", not \(ValueDescription.plain(matched)); rename one of them")
  }
}

extension Suggestion {
  /// A replacement that equals its source is not a change: the code already names the token.
  mutating func settleAsUnchanged() {
    replacement = nil
    edits = []
  }
}
