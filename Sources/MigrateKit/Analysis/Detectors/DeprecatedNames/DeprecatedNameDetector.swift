/// Finds the uses of the mapping's deprecated names: `Color.deepNavy`, `.warmGray800`.
///
/// Only the name is found, without chained members: `Color.deepNavy.opacity(0.5)` keeps its alpha.
/// A shadowed name is not a use.
struct DeprecatedNameDetector: Detector {
  static let category: TokenCategory? = nil
  /// The `detector` and the signature of its findings.
  static let signature = "deprecated name"

  func rawFindings(in file: ScannedFile) -> [RawFinding] {
    let names = file.settings.deprecatedNames
    guard !names.isEmpty else { return [] }
    let outline = file.outline
    let matches = DeprecatedNameFinder(outline: outline, names: names).matches()
    guard !matches.isEmpty else { return [] }
    let owners = Set(matches.filter { $0.owner >= 0 }.map(\.ownerText))
    let reader = DeprecatedNameReader(file: file, hidden: HiddenNames(owners, in: outline))
    return matches.flatMap { reader.rawFindings(of: $0, named: names.names[$0.name]) }
  }
}

extension DeprecatedNameDetector {
  /// The findings without other readings of deprecated names: `Color.primary` is only a semantic
  /// system color if the mapping does not replace it.
  static func withoutOtherReadings(_ findings: [Finding]) -> [Finding] {
    var names: [TokenCategory: [ByteRange]] = [:]
    for index in findings.indices where findings[index].context.deprecated != nil {
      names[findings[index].category, default: []].append(findings[index].range)
    }
    guard !names.isEmpty else { return findings }
    for category in names.keys { names[category]?.sort() }
    return findings.filter { finding in
      guard finding.context.deprecated == nil, let names = names[finding.category] else {
        return true
      }
      // Names do not overlap: the last that begins before the finding ends is the one to look at.
      let next = names.partitioningIndex { $0.start >= finding.range.end }
      return next == 0 || names[next - 1].end <= finding.range.start
    }
  }
}

/// Reads the context of a deprecated name.
struct DeprecatedNameReader {
  let file: ScannedFile
  /// What shadows a name.
  let hidden: HiddenNames
  private var outline: SyntaxOutline { file.outline }

  /// The raw findings of one use; several if other files decide.
  func rawFindings(of match: DeprecatedNameFinder.Match, named name: DeprecatedName) -> [RawFinding]
  {
    guard !outline.isInPattern(match.span.lowerBound) else { return [] }
    if match.owner >= 0 {
      guard !hidden.hides(match.owner) else { return [] }
      return [rawFinding(match, name, site: ownSite(match, name))]
    }
    return implicitRawFindings(of: match, named: name)
  }

  // MARK: Where the type comes from

  /// The type of a qualified name: by its type, the mapping, the expected type, or the file's
  /// framework.
  private func ownSite(_ match: DeprecatedNameFinder.Match, _ name: DeprecatedName) -> Site? {
    if let own = Site(typeNamed: match.ownerText, in: name.category) { return own }
    if let site = name.site { return site }
    let drawn = DeprecatedNameSite.fallback(name.category, in: outline)
    guard let expected = DeprecatedNameSite.expected(of: match.span, name.category, in: file) else {
      return drawn
    }
    if expected == .shapeStyle { return .color }
    // `foregroundColor` of an attributed string may be of either framework.
    let isView = drawn == .color || drawn == .font
    return isView && expected != drawn ? nil : expected
  }

  /// An implicit member is only a use if its type is expected.
  private func implicitRawFindings(
    of match: DeprecatedNameFinder.Match, named name: DeprecatedName
  ) -> [RawFinding] {
    guard let own = Site(typeNamed: match.ownerText, in: name.category) else { return [] }
    if let expected = DeprecatedNameSite.expected(of: match.span, name.category, in: file) {
      let isOwn = expected == own || (own == .color && expected == .shapeStyle)
      return isOwn ? [rawFinding(match, name, site: expected)] : []
    }
    // One of the app's functions, whose declaration may be in another file.
    guard name.category == .color, let type = own.colorType,
      let query = ColorUseReader.use(of: match.span, in: outline).query
    else { return [] }
    var rawFinding = rawFinding(match, name, site: own)
    rawFinding.premises.append(.parameter(query, type))
    return [rawFinding]
  }

  // MARK: The raw finding

  private func rawFinding(
    _ match: DeprecatedNameFinder.Match, _ name: DeprecatedName, site: Site?
  ) -> RawFinding {
    var rawFinding = RawFinding(
      detector: DeprecatedNameDetector.signature, category: name.category, span: match.span,
      signature: DeprecatedNameDetector.signature, value: name.value.map { .known($0) } ?? .none,
      site: site ?? .any)
    let holder = ValueHolder(of: match.span, in: outline)
    rawFinding.context.deprecated = DeprecatedUse(symbol: name.symbol, tokens: name.tokens)
    rawFinding.premises = premises(match, name)
    switch name.category {
    case .color:
      let use = ColorUseReader.use(of: match.span, in: outline)
      rawFinding.role = use.role
      rawFinding.meaning = MeaningReader.meaning(of: match.span, in: outline)
      if use.isInert { rawFinding.hold("it is compared, not drawn") }
    case .font:
      rawFinding.role = FontUseReader(outline: outline).use(of: match.span).role
    default:
      rawFinding.role = ComponentRole.role(of: match.span, in: outline)
    }
    if site == nil {
      rawFinding.hold("the code does not say which type '\(name.symbol)' has here")
    } else if let obstacle = obstacle(holder) {
      rawFinding.hold(obstacle)
    }
    return rawFinding
  }

  /// The conditions on other files: they must not shadow the type or a name of the system.
  private func premises(
    _ match: DeprecatedNameFinder.Match, _ name: DeprecatedName
  ) -> [Premise] {
    guard let type = Site(typeNamed: match.ownerText, in: .color)?.colorType else { return [] }
    var premises = [Premise.typeNotDeclared(match.ownerText)]
    let member = outline.name(match.owner < 0 ? match.span.lowerBound + 1 : match.owner + 2)
    let isSystems = SystemColors.meaning(of: member, on: type.owner, in: .ios18) != nil
    // Names of another system are declared by that system.
    if isSystems, name.site == nil {
      premises.append(.notDeclared(member: member, types: [match.ownerText, "ShapeStyle"]))
    }
    return premises
  }

  /// A name can replace a name anywhere, except where it is matched or bound.
  private func obstacle(_ holder: ValueHolder) -> String? {
    switch holder.slot {
    case .rawValue, .pattern, .bound: holder.obstacle(in: outline)
    case .defaultArgument: holder.obstacle(in: outline)
    default: nil
    }
  }
}
