/// Finds the uses of deprecated names that the mapping lists: `Color.deepNavy`, `.warmGray800`.
///
/// Only the name is found, never what is chained on it: `Color.deepNavy.opacity(0.5)` keeps its alpha.
/// A name that something in scope hides is another's.
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
  /// The findings but for other readings of what is a deprecated name: `Color.primary` is a semantic color
  /// of the system's only where the mapping does not replace it.
  static func withoutOtherReadings(_ findings: [Finding]) -> [Finding] {
    var names: [TokenCategory: [ByteRange]] = [:]
    for finding in findings where finding.context.deprecated != nil {
      names[finding.category, default: []].append(finding.range)
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

/// Reads what the code around a deprecated name says of it.
struct DeprecatedNameReader {
  let file: ScannedFile
  /// What is in the way of a name's meaning.
  let hidden: HiddenNames
  private var outline: SyntaxOutline { file.outline }

  /// The raw findings of one use; several where other files decide whether it is one.
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

  /// The type of a name that says what it is a member of: the type's own, the mapping's word, what the
  /// code expects, or what the file draws with.
  private func ownSite(_ match: DeprecatedNameFinder.Match, _ name: DeprecatedName) -> Site? {
    if let own = Site(typeNamed: match.ownerText, in: name.category) { return own }
    if let site = name.site { return site }
    let drawn = DeprecatedNameSite.fallback(name.category, in: outline)
    guard let expected = DeprecatedNameSite.expected(of: match.span, name.category, in: file) else {
      return drawn
    }
    if expected == .shapeStyle { return .color }
    // What is assigned to `foregroundColor` of an attributed string may be either framework's.
    let isView = drawn == .color || drawn == .font
    return isView && expected != drawn ? nil : expected
  }

  /// An implicit member is the name only where its type is expected.
  private func implicitRawFindings(
    of match: DeprecatedNameFinder.Match, named name: DeprecatedName
  ) -> [RawFinding] {
    guard let own = Site(typeNamed: match.ownerText, in: name.category) else { return [] }
    if let expected = DeprecatedNameSite.expected(of: match.span, name.category, in: file) {
      let isOwn = expected == own || (own == .color && expected == .shapeStyle)
      return isOwn ? [rawFinding(match, name, site: expected)] : []
    }
    // One of the app's own functions, whose declaration may be in another file.
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
    rawFinding.context.deprecated = DeprecatedUse(
      symbol: name.symbol, tokens: name.tokens, isInitialValue: isInitialValue(holder))
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

  /// What other files must not say: that the type is the app's own, or that a name of the system's is.
  private func premises(
    _ match: DeprecatedNameFinder.Match, _ name: DeprecatedName
  ) -> [Premise] {
    guard let type = Site(typeNamed: match.ownerText, in: .color)?.colorType else { return [] }
    var premises = [Premise.typeNotDeclared(match.ownerText)]
    let member = outline.name(match.owner < 0 ? match.span.lowerBound + 1 : match.owner + 2)
    let isSystems = SystemColors.meaning(of: member, on: type.owner, in: .ios18) != nil
    // What another system spells so, that system declares.
    if isSystems, name.site == nil {
      premises.append(.notDeclared(member: member, types: [match.ownerText, "ShapeStyle"]))
    }
    return premises
  }

  private func isInitialValue(_ holder: ValueHolder) -> Bool {
    switch holder.slot {
    case .defaultArgument: true
    case .initializer(let property):
      outline.scopes[outline.properties[property].parent].kind == .type
    default: false
    }
  }

  /// A name may be wherever the name was before it; not so where it is matched or bound.
  private func obstacle(_ holder: ValueHolder) -> String? {
    switch holder.slot {
    case .rawValue, .pattern, .bound: holder.obstacle(in: outline)
    case .defaultArgument: holder.obstacle(in: outline)
    default: nil
    }
  }
}
