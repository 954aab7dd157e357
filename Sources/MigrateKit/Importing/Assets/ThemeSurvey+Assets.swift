import MigrateKitCore

// The colors of asset catalogs among the tokens of a project.

extension ThemeSurvey {
  /// Lists the color sets that have no color.
  package mutating func add(withoutColor sets: [ColorSetWithoutColor]) {
    let codes = Set(tokens.flatMap { $0.codes.values })
    for set in sets {
      let code = "Color(\"\(set.asset)\")"
      guard !codes.contains(code) else { continue }
      unreadable.append(
        UnreadableMember(
          name: set.asset, file: set.file, line: 1, reason: set.reason, code: code, isOther: true))
    }
  }

  /// The tokens of the colors of catalogs, except of those that declarations in Swift represent.
  static func assetTokens(
    _ sets: [ImportedColorSet], _ found: ThemeReader.Result, _ readings: [FileReading],
    in model: ProjectModel, _ resources: GeneratedResources
  ) -> [ImportedToken] {
    var forms = AssetForms()
    for reading in readings { forms.merge(reading.forms) }
    let assets = Set(sets.lazy.map(\.asset))
    let claimed = assets.filter { asset in
      [asset, AssetSymbol.member(forColor: asset)].contains { name in
        // The symbol of `AccentColor` is the name of `accent`.
        guard let users = found.strings[name], name == asset || !assets.contains(name) else {
          return false
        }
        return model.assets[asset].map { $0.isEmpty || !$0.isDisjoint(with: users) } ?? true
      }
    }
    func members(_ name: String, of type: String) -> [Declaration] {
      model.index.members(name, of: type).map { model.index[$0] }
        .filter { Int($0.file) < readings.count }
    }
    let programs = model.targets.targets.filter(\.kind.isProgram)
    return AssetTokens.tokens(
      sets, claimed: claimed, forms: forms,
      isDeclared: { name in
        (model.names.declares(name) || DeclaredType.isSystem(name)) && !resources.declares(name)
      },
      isMember: { name in
        ["Color", "UIColor", "NSColor", "ShapeStyle"].contains { !members(name, of: $0).isEmpty }
      },
      types: AssetTokens.Types(
        MappingDraft.Bridges(of: readings), forms,
        colorTakesStrings: members("init", of: "Color").contains(where: \.takesOnlyString),
        hasAccent: programs.isEmpty || programs.contains { $0.accentColor == "AccentColor" }),
      ownSite: resources.site)
  }
}

extension MappingDraft.Bridges {
  /// What the files of a project draw with.
  init(of readings: [ThemeSurvey.FileReading]) {
    for reading in readings {
      usesSwiftUI = usesSwiftUI || reading.bridges.usesSwiftUI
      usesUIKit = usesUIKit || reading.bridges.usesUIKit
      usesAppKit = usesAppKit || reading.bridges.usesAppKit
    }
    // In a UIKit project only a few files use AppKit's types.
    if usesUIKit { usesAppKit = false }
  }
}

extension Declaration {
  /// Whether an initializer can be called with a string alone, without a label: `init(_ hex: String)`.
  fileprivate var takesOnlyString: Bool {
    guard let first = parameters.first, first.label == nil, first.type == "String" else {
      return false
    }
    return parameters.dropFirst().allSatisfy { $0.defaultValue != nil }
  }
}
