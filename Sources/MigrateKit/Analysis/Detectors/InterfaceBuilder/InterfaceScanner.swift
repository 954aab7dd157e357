/// Pass 1 for the files of Interface Builder: their values are counted and matched, but never
/// rewritten.
package struct InterfaceScanner: Sendable {
  /// Whether a file of this name is one of Interface Builder's.
  package static func reads(_ name: String) -> Bool {
    name.hasSuffix(".storyboard") || name.hasSuffix(".xib")
  }

  /// Makes a scanner.
  package init() {}

  /// The colors of asset catalogs that a file names, with their roles, in order.
  package static func namedColors(in bytes: [UInt8]) -> [(asset: String, role: UsageRole)] {
    InterfaceReader.read(bytes).values.compactMap { value in
      guard case .color(.asset(let name, _)) = value.value else { return nil }
      return (name, value.role.role)
    }
  }

  /// The scan of `file` alone.
  package func scan(_ file: SourceFile) -> FileScan {
    let (values, isMac) = InterfaceReader.read(file.bytes)
    var scan = FileScan(path: file.path)
    guard !values.isEmpty else { return scan }
    let lines = LineIndex(file.bytes)
    let isTest = PathPlace.isTest(file.path)
    var keys: [FindingKey: Int] = [:]
    scan.pending = values.map { value in
      var key = FindingKey(
        literal: FNV1a.hash(
          file.text(in: value.range).utf8,
          from: FNV1a.hash(value.category.rawValue.utf8)),
        context: FNV1a.hash(value.owner.utf8))
      let ordinal = keys[key, default: 0]
      keys[key] = ordinal + 1
      key.ordinal = ordinal
      var pending = finding(value, key, in: file, lines, isMac: isMac)
      if isTest { pending.finding.place = .test }
      return pending
    }
    for index in scan.pending.indices {
      var key = scan.pending[index].finding.key
      key.ordinal = 0
      scan.pending[index].finding.key.count = keys[key] ?? 1
    }
    return scan
  }

  private func finding(
    _ value: InterfaceValue, _ key: FindingKey, in file: SourceFile, _ lines: LineIndex,
    isMac: Bool
  ) -> PendingFinding {
    var finding = Finding(
      key: key, file: file.path, range: value.range,
      start: lines.position(at: value.range.start), end: lines.position(at: value.range.end),
      category: value.category, source: file.text(in: value.range), signature: value.signature,
      value: nil, role: value.role, site: Self.site(of: value.category, isMac: isMac),
      reasons: value.reasons)
    if let leave = value.leave {
      finding.disposition = .unresolved
      finding.reasons.append(leave)
    } else {
      finding.disposition = .reportOnly
      finding.reasons.append(Reason(.reportOnly, "Interface Builder's files are changed in Xcode"))
    }
    return PendingFinding(finding: finding, value: value.value, premises: [])
  }

  private static func site(of category: TokenCategory, isMac: Bool) -> Site {
    switch category {
    case .color: isMac ? .nsColor : .uiColor
    case .font: isMac ? .nsFont : .uiFont
    default: .cgFloat
    }
  }
}
