import MigrateKitCore

// Types that carry a style: the modifiers of views, and the styles of controls.

extension ThemeReader {
  /// Lists the modifiers that no function of views applies, so that code does itself (`.modifier(CardModifier())`), and
  /// the styles of controls (`.buttonStyle(.primaryAction)`), if they only need choices.
  mutating func addStyleTypes() {
    let applied = names(calledBy: ["View", "Text"].flatMap { model.index.members(of: $0) })
    let all = model.index.declarations
    for place in all.indices
    where all[place].kind == .type
      && all[place].inherited.contains(where: DeclaredType.carriersOfStyle.contains)
    {
      let declared = all[place]
      let isModifier = declared.inherited.contains("ViewModifier")
      guard !ThemeMember(declared, place: Int32(place), through: "").isForDebugging,
        scope.reads(declared), declared.access >= .internal, declared.owner.isEmpty,
        !isForOtherPlatform(declared), !isModifier || !applied.contains(declared.name),
        let labels = choices(of: declared.path),
        case let bodies = ["body", "makeBody", "_body"].flatMap({
          model.index.members($0, of: declared.path)
        }),
        case let names = names(calledBy: bodies), case let styles = Self.styles(setBy: names),
        styles.count > 1 || styles.contains(where: Self.telling.contains),
        !isModifier || names.isDisjoint(with: Self.contents),
        !result.unreadable.contains(where: { $0.code == "\(declared.name)()" })
      else { continue }
      var left = UnreadableMember(
        name: "\(declared.name)(\(labels.map { "\($0):" }.joined()))",
        file: model.fileNames[Int(declared.file)],
        line: Int(declared.line), reason: "it sets the \(styles.joined(separator: " and the "))",
        code: "\(declared.name)()")
      left.valueCode = isModifier ? nil : shorthand(of: declared)
      result.unreadable.append(left)
    }
  }

  /// The code by which views name a style of controls without its type: `*.primaryAction` of `extension ButtonStyle where
  /// Self == PrimaryButtonStyle { static var primaryAction: PrimaryButtonStyle { … } }`; `nil` for none.
  private func shorthand(of style: Declaration) -> String? {
    style.inherited.lazy.filter(DeclaredType.carriersOfStyle.contains).flatMap { [model] in
      model.index.members(of: $0)
    }
    .compactMap { [self] place in
      let member = model.index[place]
      return member.isStatic && member.type == style.name ? valueCode(of: member) : nil
    }.first
  }

  /// The names of what some members call.
  private func names(calledBy members: [Int32]) -> Set<String> {
    members.reduce(into: []) {
      $0.formUnion(Self.names(in: model.index[$1].code, before: .leftParen))
    }
  }

  /// The labels of the values that a modifier needs, if each is a choice between its styles.
  private func choices(of type: String) -> [String]? {
    let resolver = NameResolver(model.names, target: 0)
    let initializer = model.index.initializers(of: type).first ?? []
    let needed = initializer.filter { $0.defaultValue == nil }
    let areChoices = needed.allSatisfy {
      isChoice(resolver.qualified($0.type, within: type) ?? $0.type)
    }
    return areChoices ? needed.map { $0.label ?? "_" } : nil
  }
}
