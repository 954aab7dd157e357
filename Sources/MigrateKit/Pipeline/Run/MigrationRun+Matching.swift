import MigrateKitCore

// Pass 2: findings and their matches, without touching the disk.

extension MigrationRun {
  struct FileResult: Sendable {
    var suggestions: [Suggestion] = []
    /// The findings for a stream, which `suggestions` then leaves out.
    var waiting: ReportStream.Waiting?
    var change: FileChange?
    /// The ranges of the findings that the run's policy applies.
    var appliedRanges: [ByteRange] = []
    /// Remarks about the file after the changes.
    var notes: [FileProblem] = []
    /// The decisions that are about findings of the file.
    var decisions: Set<String> = []
    /// Whether the file could be read.
    var wasRead = true
    /// The number of uses of each token in the file.
    var tokenUsesByName: [String: Int] = [:]

    /// Whether the file was read and has nothing to report.
    var isSilent: Bool {
      wasRead && !hasFindings && change == nil && notes.isEmpty && decisions.isEmpty
        && tokenUsesByName.isEmpty
    }

    /// Whether there are findings.
    var hasFindings: Bool { !suggestions.isEmpty || waiting != nil }

    /// Prepares the findings for a stream.
    mutating func prepare(for stream: ReportStream?) {
      guard let stream, !suggestions.isEmpty else { return }
      waiting = stream.waiting(suggestions)
      suggestions = []
    }

    /// Takes over the results of pass 1.
    mutating func pass(on read: FileRead) {
      let warnings = read.scan.warnings.map { warning in
        FileProblem(
          file: read.scan.path, message: "line \(warning.position.line): \(warning.message)",
          isWarning: true)
      }
      notes = (read.problem.map { [$0] } ?? []) + warnings + notes
      wasRead = read.problem == nil
      tokenUsesByName.merge(read.scan.tokenUsesByName) { $0 + $1 }
    }
  }

  /// Whether the report covers a file; some are only read for their declarations.
  func covers(_ file: FoundFile) -> Bool {
    file.isOwn && (file.isNamed || !request.reportsNamedOnly)
  }

  /// The suggestions for a file, and its change; takes the pending findings out of the results of pass 1.
  func fileResult(
    _ read: inout FileRead, of file: FoundFile, index: Int = 0, project: ProjectFacts
  ) -> FileResult {
    // The checks before a rewrite cover the changes of all files, of every shard.
    guard !read.scan.pending.isEmpty, covers(file) || request.keepsBytes && !file.isOwn else {
      return FileResult()
    }
    let owner = projects[file.projectIndex]
    let resolver = FindingResolver(settings: owner.settings, project: project)
    var findings = resolver.findings(in: read.scan)
    // A file may hold very many.
    read.scan.pending = []
    if leavesOutGenerated(in: file),
      findings.indices.contains(where: { findings[$0].place == .generated })
    {
      findings.removeAll { $0.place == .generated }
    }
    place(&findings, in: file, isCopied: project.isCopied(read.scan.facts))
    guard !findings.isEmpty else { return FileResult() }
    let spokenOf =
      request.decisions.isEmpty ? [] : Set(findings.flatMap(decisions.names(speakingOf:)))
    let view = models[file.projectIndex]?.view(ofFile: index)
    let matcher = view.map(TokenMatcher.init) ?? owner.matcher
    let uses = Self.tokenUses(takenFrom: &findings, of: file, by: matcher)
    guard !findings.isEmpty else { return FileResult(tokenUsesByName: uses) }
    var suggestions = matcher.suggestions(
      for: consume findings, file: read.scan.facts, module: owner.module(of: file.path),
      project: project,
      number: index
    ) { suggestions, chooser in
      guard !request.decisions.isEmpty, request.carriesOutDecisions else { return }
      decisions.apply(to: &suggestions, choosing: chooser)
    }
    if suggestions.indices.contains(where: {
      isUnasked(suggestions[$0].status, suggestions[$0].finding.category)
    }) {
      suggestions.removeAll { isUnasked($0.status, $0.finding.category) }
    }
    let locator = EditLocator(noted: read.editPositions)
    for index in suggestions.indices {
      locator.locate(&suggestions[index])
    }
    let plan = FilePlan(&suggestions, policy: request.policy, byteCount: read.byteCount)
    var change: FileChange?
    if let bytes = read.bytes, !plan.edits.isEmpty {
      change = FileChange(
        index: index, name: file.name, path: file.path, original: bytes, plan: plan,
        suggestions: suggestions)
    }
    let remarks = spokenOf.isEmpty ? [] : remarks(on: suggestions)
    let notes = remarks + Self.notes(on: read.scan, after: plan, project)
    if !request.keepsEvidence {
      for index in suggestions.indices { suggestions[index].finding.forgetSurroundings() }
    }
    return FileResult(
      suggestions: suggestions, change: change,
      appliedRanges: plan.applied.map { suggestions[$0].finding.range },
      notes: notes, decisions: spokenOf, tokenUsesByName: uses)
  }

  /// The colors of an Interface Builder file that name the asset of a token, which are uses of it: by asset, without
  /// them in the findings.
  private static func tokenUses(
    takenFrom findings: inout [Finding], of file: FoundFile, by matcher: TokenMatcher
  ) -> [String: Int] {
    var uses: [String: Int] = [:]
    guard InterfaceScanner.reads(file.name) else { return uses }
    findings.removeAll { finding in
      guard let asset = finding.context.asset, matcher.hasToken(forAsset: asset) else {
        return false
      }
      uses[asset, default: 0] += 1
      return true
    }
    return uses
  }

  /// Reports the color scheme properties that the changes leave unused.
  private static func notes(
    on scan: FileScan, after plan: FilePlan, _ project: ProjectFacts
  ) -> [FileProblem] {
    let edited = plan.edits.map(\.range)
    return scan.appearanceProperties.filter { property in
      property.isUnused(after: edited, mentions: project.schemeMentions)
        // A token's code may use it: `Color.adaptiveText(colorScheme)`.
        && !plan.edits.contains { $0.text.contains(property.name) }
    }.map { property in
      FileProblem(
        file: scan.path,
        message: "line \(property.position.line): '\(property.name)' is no longer used after these "
          + "changes; remove it if nothing else needs it", isWarning: true)
    }
  }

  /// Whether the report leaves out a suggestion by its status or its category.
  private func isUnasked(_ status: Status, _ category: TokenCategory) -> Bool {
    if status == .unresolved && !request.reportsUnresolved { return true }
    return !(request.only?.contains(category) ?? true)
  }

  /// Whether the run omits findings in generated code of a file.
  private func leavesOutGenerated(in file: FoundFile) -> Bool {
    !request.readsAll && !file.isNamed
  }

  /// Sets the places of a file's findings by its folder, by whether it is copied code, and by the options.
  private func place(_ findings: inout [Finding], in file: FoundFile, isCopied: Bool) {
    let recordedName = names.other(than: file.name)
    let isNamed = includesByName(file)
    for index in findings.indices {
      findings[index].recordedName = recordedName
      if let place = file.place { Self.hold(&findings[index], in: place) }
      if isCopied, !isNamed { Self.holdCopied(&findings[index]) }
      if isNamed { Self.openTest(&findings[index]) }
    }
  }

  private static func hold(_ finding: inout Finding, in place: Place) {
    finding.place = place
    guard finding.disposition == .open else { return }
    finding.disposition = .reportOnly
    let reason = place == .vendored ? "the file is vendored code" : "git ignores the file"
    finding.reasons.append(Reason(.reportOnly, reason))
  }

  /// Opens a value of a test that the user gave by name.
  private static func openTest(_ finding: inout Finding) {
    guard finding.place == .test, finding.disposition == .reportOnly else { return }
    finding.reasons.removeAll { $0.code == .inTest }
    if !finding.reasons.contains(where: { $0.code == .reportOnly }) { finding.disposition = .open }
  }

  /// Reports a value of a file that was copied into the app, and changes nothing there.
  private static func holdCopied(_ finding: inout Finding) {
    guard finding.disposition == .open else { return }
    finding.disposition = .reportOnly
    finding.reasons.append(
      Reason(
        .reportOnly,
        "the header of the file grants a license, which few files of the app have: it is copied code"
      ))
  }

  /// Whether the user gave this file by name or by a matching glob.
  private func includesByName(_ file: FoundFile) -> Bool {
    file.isNamed
      || PathPattern.cover(
        request.include.map { PathPattern($0) }, file.name, root: found.root,
        workingDirectory: request.workingDirectory)
  }
}

extension RunReport {
  /// Adds the results of one file; files come in order of their names.
  mutating func add(_ fileResult: MigrationRun.FileResult, of file: String) {
    let uses = fileResult.tokenUsesByName.values.reduce(0, +)
    tokenUses += uses
    if uses > 0 { tokenUsesByFile[PathKey(file)] = uses }
    tokenUsesByName.merge(fileResult.tokenUsesByName) { $0 + $1 }
    problems += fileResult.notes
    suggestions.makeRoom(for: fileResult.suggestions.count)
    suggestions += fileResult.suggestions
  }

  /// Counts the uses of the styles that design systems have no value for.
  mutating func countUsesWithoutValue(of systems: [DesignSystem]) {
    let codes = systems.reduce(into: Set()) { $0.formUnion($1.codesWithoutValue) }
    guard !codes.isEmpty else { return }
    // `.body` may be a member of several types.
    let valued = Set(
      systems.flatMap { system in
        system.codes.values.flatMap { $0.values.flatMap { TokenUses.names(of: $0.text) } }
      })
    for code in codes {
      let uses = TokenUses.names(of: code).filter { !valued.contains($0) }
        .reduce(0) { $0 + (tokenUsesByName[$1] ?? 0) }
      if uses > 0 { usesWithoutValue[code] = uses }
    }
  }
}
