// The colors of asset catalogs as values of their own: counted and matched, changed by a person alone.

extension MigrationRun {
  /// What was read of one color set.
  struct ColorSetRead: Sendable {
    var color: ColorValue
    /// The bytes of its first color.
    var range: ByteRange
    var start: SourcePosition
    var end: SourcePosition
    var source: String
  }

  /// The suggestions for the color sets themselves; sets that the design system is declared with are
  /// definitions.
  func suggestions(
    forColorSets sets: [ColorSetRead?], reads: [FileRead], projectFacts: [ProjectFacts]
  ) -> [Suggestion] {
    guard !request.reportsNamedOnly, request.only?.contains(.color) ?? true else { return [] }
    let declared = declaredAssets(reads)
    return Workers.map(count: sets.count, jobs: jobs) { index -> [Suggestion] in
      let set = found.colorSets[index]
      guard let read = sets[index], set.isOwn else { return [] }
      let isToken =
        declared[set.projectIndex].contains(set.asset)
        || projectFacts[set.projectIndex].assets.isToken(set.asset)
      return projects[set.projectIndex].matcher.suggestions(
        for: [finding(set, read, isToken: isToken)], file: FileFacts(), module: nil,
        project: projectFacts[set.projectIndex])
    }.flatMap { $0 }
  }

  private func finding(
    _ set: FoundColorSet, _ read: ColorSetRead, isToken: Bool
  ) -> Finding {
    let evidence = "the name of the color set \(set.asset)"
    let role = NameWords.role(of: set.asset).map {
      RoleReading($0, evidence: evidence, strength: .weak)
    }
    let key = FindingKey(
      literal: FNV1a.hash(read.source.utf8),
      context: FNV1a.hash(set.asset.utf8))
    var finding = Finding(
      key: key, file: set.name, range: read.range,
      start: read.start, end: read.end, category: .color, source: read.source,
      signature: "colorset", value: .color(read.color), role: role ?? .unknown,
      meaning: MeaningReading(words: NameWords.split(set.asset), evidence: evidence),
      site: .color, place: set.place ?? (PathPlace.isTest(set.name) ? .test : .view))
    finding.recordedName = names.other(than: set.name)
    if isToken {
      finding.place = .definition
      finding.disposition = .definition
    } else {
      finding.disposition = .reportOnly
      finding.reasons = [Reason(.reportOnly, "asset catalogs are changed in Xcode")]
    }
    return finding
  }

  /// The assets that the declarations of each app's design system name.
  private func declaredAssets(_ reads: [FileRead]) -> [Set<String>] {
    var names = [Set<String>](repeating: [], count: projects.count)
    for (file, read) in zip(found.files, reads) {
      for pending in read.scan.pending where pending.finding.place == .definition {
        if case .color(let color) = pending.value {
          names[file.projectIndex].formUnion(color.assets)
        }
      }
    }
    return names
  }
}
