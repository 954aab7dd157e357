import MigrateKitCore

// The colors of asset catalogs among the tokens of a project.

extension ThemeSurvey {
  /// Counts the uses of color sets whose names the app's constants give: `UIColor(named: Names.brand)`.
  static func countConstants(in readings: inout [FileReading], of model: ProjectModel) {
    var evaluators: [Int: Evaluator] = [:]
    /// The color sets that constants name for all code of a target.
    var shared: [Int: [String: String?]] = [:]
    for file in readings.indices where !readings[file].forms.constants.isEmpty {
      let number = Int32(clamping: file)
      let target = model.targets.targets(ofFile: number).first ?? 0
      var evaluator = evaluators[target] ?? model.evaluator(for: target)
      // Stored once, so that its caches are not copied.
      evaluators[target] = nil
      readings[file].forms.count { code in
        let known =
          shared[target]?[code]
          ?? model.asset(namedBy: code, at: NameResolver.Place(), &evaluator)
        shared[target, default: [:]][code] = .some(known)
        if let known { return (known, true) }
        // A constant of one file names it there alone.
        let place = NameResolver.Place(file: number, enclosingType: "")
        return model.asset(namedBy: code, at: place, &evaluator).map { ($0, false) }
      }
      evaluators[target] = evaluator
    }
  }

  /// Lists the color sets that have no color, each by the constant that is made of it if there is one.
  package mutating func add(withoutColor sets: [ColorSetWithoutColor]) {
    let codes = Set(tokens.flatMap { $0.codes.values })
    for set in sets {
      let reason = NamedColors.reason(withoutColor: set.asset)
      let constants = unreadable.indices.filter { unreadable[$0].reason == reason }
      for index in constants { unreadable[index].reason = set.reason }
      guard constants.isEmpty else { continue }
      let code = "Color(\"\(set.asset)\")"
      guard !codes.contains(code) else { continue }
      unreadable.append(
        UnreadableMember(
          name: set.asset, file: set.file, line: 1, reason: set.reason, code: code, isOther: true))
    }
  }

  /// The tokens of the colors of catalogs, except of those that declarations in Swift represent, and the color sets among
  /// them of which constants are made as well.
  static func assetTokens(
    _ sets: [ImportedColorSet], _ found: ThemeReader.Result, _ readings: [FileReading],
    in model: ProjectModel, _ resources: GeneratedResources
  ) -> (tokens: [ImportedToken], contested: Set<String>) {
    let claims = AssetClaims(sets, found, readings, in: model)
    let libraries = claims.libraries
    func members(_ name: String, of type: String) -> [Declaration] {
      model.index.members(name, of: type).map { model.index[$0] }
        .filter { declared in
          let homes = model.targets.targets(ofFile: declared.file)
          return Int(declared.file) < readings.count
            && (libraries.isEmpty || homes.isEmpty || declared.access > .internal
              || !libraries.isSuperset(of: homes))
        }
    }
    let programs = model.targets.programs.map { model.targets.targets[$0] }
    let tokens = AssetTokens.tokens(
      sets, claimed: claims.claimed, forms: claims.forms,
      isDeclared: { name in
        (model.names.declares(name) || DeclaredType.isSystem(name)) && !resources.declares(name)
      },
      isMember: { name in
        AssetClaims.ownersOfSymbols.contains { !members(name, of: $0).isEmpty }
      },
      types: AssetTokens.Types(
        MappingDraft.Bridges(of: readings, isForMac: model.isForMac), claims.forms,
        colorTakesStrings: members("init", of: "Color").contains(where: \.takesOnlyString),
        hasAccent: programs.isEmpty || programs.contains { $0.accentColor == "AccentColor" },
        declaresColor: model.index.types("Color").contains { !model.index[$0].isExtension }),
      ownSite: resources.site, isOptional: resources.areOptional)
    return (tokens, claims.contested)
  }
}

extension MappingDraft.Bridges {
  /// What the files of a project draw with.
  ///
  /// - Parameters:
  ///   - readings: The files.
  ///   - isForMac: Whether all programs of the project are built for macOS only.
  init(of readings: [ThemeSurvey.FileReading], isForMac: Bool) {
    for reading in readings {
      usesSwiftUI = usesSwiftUI || reading.bridges.usesSwiftUI
      usesUIKit = usesUIKit || reading.bridges.usesUIKit
      usesAppKit = usesAppKit || reading.bridges.usesAppKit
    }
    // Files that are shared with other apps name UIKit's types as well.
    if isForMac, usesAppKit { usesUIKit = false }
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

extension ThemeSurvey {
  /// Leaves out catalog colors that no code names, where another code is better or theirs does not work.
  ///
  /// If Swift declares a color of the same value, code accesses the color through that declaration; but for the accent
  /// color, which the system uses. In the bundle of a library a name alone finds no color.
  mutating func dropUnusedAssets(_ usage: [String: TokenUsage]) {
    let constants = tokens.filter { $0.source != .asset && $0.category == .color }
    let declared = Dictionary(constants.map { ($0.value, $0) }) { first, _ in first }
    // A constant is called as the color set that it is made of, where code computes the set's name.
    let named = Set(constants.flatMap { $0.assetNames.union([$0.name]) })
    func files(_ token: ImportedToken) -> Int { usage[token.path]?.files.count ?? 0 }
    // The most files that use a constant made of a color set; with none, the team is about to move its code to it.
    var adopters: [String: Int] = [:]
    for token in constants {
      for asset in token.assetNames.intersection(contestedAssets) {
        adopters[asset] = max(adopters[asset] ?? 0, files(token))
      }
    }
    tokens.removeAll { token in
      token.source == .asset
        && adopters[token.name].map { $0 == 0 || $0 >= files(token) } ?? false
    }
    tokens.removeAll { token in
      guard token.source == .asset, token.category == .color, !token.isAccentAsset,
        usage[token.path] == nil, assetUses.choiceAtRunTime(token) == nil
      else { return false }
      let reason: String
      if let same = declared[token.value] {
        // The color set that the constant is made of is that constant.
        let names = [token.name, AssetSymbol.constant(forColor: token.name)]
        guard named.isDisjoint(with: names) else { return true }
        reason = "\(same.codes.ofFirstSite ?? same.name) has its value"
      } else if libraryAssets.contains(token.name), !assetUses.name(token),
        token.codes.values.allSatisfy({ $0.contains("\"") })
      {
        reason = "its name alone does not find it in the bundle of its module"
      } else {
        return false
      }
      var left = UnreadableMember(
        name: token.name, file: token.file, line: token.line, reason: reason)
      left.isUnnamedColorSet = true
      unreadable.append(left)
      return true
    }
  }
}

extension ProjectModel {
  /// Whether the project has programs, and all of them are built for macOS only.
  var isForMac: Bool {
    let programs = targets.programs.map { targets.targets[$0] }.filter { !$0.isTest }
    return !programs.isEmpty
      && programs.allSatisfy { program in
        let built = program.builtPlatforms.isEmpty ? program.platforms : program.builtPlatforms
        return built == [.macOS]
      }
  }

  /// The color set whose name is the value of code; `nil` for other values.
  func asset(
    namedBy code: String, at place: NameResolver.Place, _ evaluator: inout Evaluator
  ) -> String? {
    guard case .text(let name)? = evaluator.content(ofCode: code, at: place), assets[name] != nil
    else { return nil }
    return name
  }
}

extension ThemeReader {
  /// The color set whose color a member has, however its code names it, but for that of the accent color, which code also
  /// means by the system's name.
  mutating func asset(of member: ThemeMember) -> String? {
    guard !model.assets.isEmpty else { return nil }
    let place = NameResolver.Place(file: member.declared.file, enclosingType: "")
    let asset = withEvaluator(for: member.declared) { $0.asset(ofCode: member.code, at: place) }
    return asset == "AccentColor" ? nil : asset
  }
}
