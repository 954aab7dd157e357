import MigrateKitCore

// Reports the colors of asset catalogs: counted and matched, but never rewritten.

extension MigrationRun {
  /// The result of reading one color set.
  struct ColorSetRead: Sendable {
    var color: ColorValue
    /// The bytes of its first color.
    var range: ByteRange
    var start: SourcePosition
    var end: SourcePosition
    var source: String
  }

  /// The suggestion for a color set, which is a definition if the design system is declared with
  /// it.
  func suggestions(
    forColorSet set: FoundColorSet, _ read: ColorSetRead?, declared: Set<String>,
    _ project: ProjectFacts
  ) -> [Suggestion] {
    guard let read, set.isOwn, !request.reportsNamedOnly, request.only?.contains(.color) ?? true
    else { return [] }
    let isToken =
      declared.contains(set.asset) || project.assets.hasToken(for: set.asset)
      || models[set.projectIndex]?.haveToken(forAsset: set.asset) ?? false
    return projects[set.projectIndex].matcher.suggestions(
      for: [finding(set, read, isToken: isToken)], file: FileFacts(), module: nil,
      project: project)
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

  /// The assets that the declarations of each project's design system name.
  func declaredAssets(_ reads: [FileRead], of group: ProjectGroup) -> [Int: Set<String>] {
    var names: [Int: Set<String>] = [:]
    for (number, read) in zip(group.files, reads) {
      let pending = read.scan.pending
      for index in pending.indices where pending[index].finding.place == .definition {
        if case .color(let color) = pending[index].value {
          names[found.files[number].projectIndex, default: []].formUnion(color.assets)
        }
      }
    }
    return names
  }
}
