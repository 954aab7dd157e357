/// What is common to the constants of all categories: they are told with their uses.
struct ConstantRules {
  private let outline: SyntaxOutline

  /// Completes the drafts of one file.
  static func complete(_ drafts: inout [Draft], in outline: SyntaxOutline) {
    let rules = ConstantRules(outline: outline)
    var constants: [(draft: Int, property: PropertyDeclaration)] = []
    for index in drafts.indices {
      let holder = ValueHolder(of: drafts[index].span, in: outline)
      guard case .initializer(let property) = holder.slot else { continue }
      if drafts[index].context.isConstant, drafts[index].constantPath == nil,
        drafts[index].uses.isEmpty
      {
        constants.append((index, outline.properties[property]))
      }
    }
    guard !constants.isEmpty else { return }
    let references = rules.references(to: Set(constants.map { outline.name($0.property.name) }))
    for (index, property) in constants {
      drafts[index].constantPath = outline.constantPath(of: property)
      let category = drafts[index].category
      for span in references[outline.name(property.name)] ?? []
      where rules.means(span, property) {
        drafts[index].uses.append(
          ConstantUses.Use(span: span, role: rules.role(of: span, category)))
      }
      drafts[index].takeRoleOfUses()
    }
  }

  private func role(of span: Range<Int>, _ category: TokenCategory) -> RoleReading {
    switch category {
    case .color: ColorUseReader.use(of: span, in: outline).role
    case .font: FontUseReader(outline: outline).use(of: span).role
    case .radius: RadiusRole.role(of: span, in: outline)
    case .spacing: SpacingRole.role(of: span, in: outline)
    case .shadow, .duration, .opacity, .lineSpacing, .borderWidth, .touchTarget: .unknown
    }
  }

  /// The references to properties of some names, by name; declarations and labels are none.
  private func references(to names: Set<String>) -> [String: [Range<Int>]] {
    let lengths = Set(names.map(\.utf8.count))
    var result: [String: [Range<Int>]] = [:]
    for (index, lexeme) in outline.lexemes.enumerated()
    where lexeme.kind == .identifier && lengths.contains(Int(lexeme.length)) {
      let name = outline.text(index)
      guard names.contains(name), outline.property(named: index) == nil, !isLabel(index) else {
        continue
      }
      result[name, default: []].append(outline.chainStart(index)..<index + 1)
    }
    return result
  }

  private func isLabel(_ index: Int) -> Bool {
    let before = outline.kind(index - 1)
    return outline.kind(index + 1) == .colon && (before == .leftParen || before == .comma)
  }

  /// Whether a reference can mean a property: by the owner it names, and by where a local stands.
  private func means(_ span: Range<Int>, _ property: PropertyDeclaration) -> Bool {
    let scope = outline.scopes[property.parent]
    if scope.kind != .type, scope.kind != .file {
      // A local is known from its declaration to the end of its scope.
      let start = property.initializer.upperBound
      return span.count == 1 && start <= span.lowerBound && span.lowerBound < scope.close
    }
    guard span.count > 1 else { return true }
    return ConstantUses.owner(of: span, fits: property, in: outline)
  }
}

extension Draft {
  /// Takes the role that all uses agree on, where the constant itself says little.
  mutating func takeRoleOfUses() {
    let telling = uses.map(\.role).filter { $0.role != .unknown }
    guard role.strength < .strong, let first = telling.first,
      telling.allSatisfy({ $0.role == first.role })
    else { return }
    role = RoleReading(
      first.role, evidence: "where it is used: " + first.evidence, strength: first.strength)
  }
}
