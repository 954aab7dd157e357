/// Rules for the constants of all categories, which are reported with their uses.
struct ConstantRules {
  private let outline: SyntaxOutline

  /// Completes the raw findings of one file.
  static func complete(_ rawFindings: inout [RawFinding], in outline: SyntaxOutline) {
    let rules = ConstantRules(outline: outline)
    var constants: [(rawFinding: Int, property: PropertyDeclaration)] = []
    for index in rawFindings.indices {
      let holder = ValueHolder(of: rawFindings[index].span, in: outline)
      switch holder.slot {
      case .initializer(let property) where rawFindings[index].context.isConstant:
        constants.append((index, outline.properties[property]))
      case .returned, .statement:
        guard rawFindings[index].context.isConstant,
          let getter = outline.getter(returning: rawFindings[index].span)
        else { continue }
        constants.append((index, getter))
      case .defaultArgument where rawFindings[index].disposition == .open:
        rawFindings[index].reasons.append(
          Reason(
            .oneHop,
            "it is a default argument, and what it is for depends on its callers; a value at the call is applied"
          ))
      default: break
      }
    }
    guard !constants.isEmpty else { return }
    let references = outline.references(to: Set(constants.map { outline.name($0.property.name) }))
    for (index, property) in constants {
      let spans = (references[outline.name(property.name)] ?? []).filter {
        rules.means($0, property)
      }
      rules.complete(&rawFindings[index], property, references: spans)
    }
  }

  private func complete(
    _ rawFinding: inout RawFinding, _ property: PropertyDeclaration, references: [Range<Int>]
  ) {
    let read = Set(rawFinding.uses.filter { !$0.isOwn }.map(\.span.lowerBound))
    if rawFinding.uses.isEmpty {
      rawFinding.uses = references.map {
        ConstantUses.Use(span: $0, role: role(of: $0, rawFinding.category))
      }
    }
    rawFinding.namedAt = references
    rawFinding.takeRoleOfUses()
    rawFinding.constantPath = rawFinding.constantPath ?? outline.constantPath(of: property)
    let isPrivate = outline.isPrivate(property)
    rawFinding.constantOwner = isPrivate ? nil : owner(of: property)
    let unread = references.first { span in
      switch rawFinding.category {
      case .color: role(of: span, .color).role == .unknown
      case .font: !takesFont(span)
      default: !read.contains(span.lowerBound)
      }
    }
    if isPrivate { rawFinding.context.isPrivate = true }
    if property.isComputed, !isPrivate {
      rawFinding.hiddenUses = .value
    } else {
      rawFinding.hiddenUses =
        !isPrivate && isSeenOutside(property, path: rawFinding.constantPath)
        ? .outside : unread.map { .unread($0) }
    }
  }

  /// Whether a reference is where a font is taken.
  private func takesFont(_ span: Range<Int>) -> Bool {
    switch ValueHolder(of: span, in: outline).slot {
    case .argument(let open, _, _): outline.word(open - 1) == .font
    case .assigned(let target): outline.word(target.upperBound - 1) == .font
    case .dictionaryValue(_, let key): outline.word(key.upperBound - 1) == .font
    default: false
    }
  }

  // MARK: - Who may name a constant

  /// Whether unscanned code may use a constant that is not private: other modules, and other files
  /// to which no path of types leads.
  private func isSeenOutside(_ property: PropertyDeclaration, path: String?) -> Bool {
    let scope = outline.scopes[property.parent]
    guard scope.kind == .type || scope.kind == .file else { return false }
    if [.public, .open, .package].contains(where: { has($0, property) }) { return true }
    return scope.kind == .file || outline.isStatic(property) && path == nil
  }

  /// The type of a member that is not private, which extensions may name.
  private func owner(of property: PropertyDeclaration) -> String? {
    let scope = outline.scopes[property.parent]
    guard scope.kind == .type else { return nil }
    return outline.qualifiedTypeName(ofScope: scope.typeScope)
  }

  private func has(_ modifier: KnownWord, _ property: PropertyDeclaration) -> Bool {
    outline.hasModifier(modifier, from: property.start, to: property.name)
  }

  private func role(of span: Range<Int>, _ category: TokenCategory) -> RoleReading {
    switch category {
    case .color: ColorUseReader.use(of: span, in: outline).role
    case .font: FontUseReader(outline: outline).use(of: span).role
    case .radius: ComponentRole.role(of: span, in: outline)
    case .spacing: SpacingRole.role(of: span, in: outline)
    case .shadow, .duration, .animation, .opacity, .lineSpacing, .borderWidth, .touchTarget,
      .fontSize:
      .unknown
    }
  }

  /// Whether a reference can mean a property, by its owner and by the scope of locals.
  private func means(_ span: Range<Int>, _ property: PropertyDeclaration) -> Bool {
    let scope = outline.scopes[property.parent]
    if scope.kind != .type, scope.kind != .file {
      // A local is in scope from its declaration to the end of its block.
      let start = property.initializer.upperBound
      return span.count == 1 && start <= span.lowerBound && span.lowerBound < scope.close
    }
    guard span.count > 1 else { return outline.sees(property.parent, from: span.lowerBound) }
    return ConstantUses.owner(of: span, fits: property, in: outline)
  }
}

extension RawFinding {
  /// Uses the role that all uses agree on, if the constant itself has weak evidence.
  mutating func takeRoleOfUses() {
    let telling = uses.map(\.role).filter { $0.role != .unknown }
    guard role.strength < .strong, let first = telling.first,
      // The name may refine a filled shape to a line or a mark.
      first.role != .fill || role.role == .unknown,
      telling.allSatisfy({ $0.role == first.role })
    else { return }
    role = RoleReading(
      first.role, evidence: "where it is used: " + first.evidence, strength: first.strength)
  }
}
