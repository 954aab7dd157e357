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

  /// The tokens of the colors of catalogs, except of those that declarations in Swift represent.
  static func assetTokens(
    _ sets: [ImportedColorSet], _ found: ThemeReader.Result, _ readings: [FileReading],
    in model: ProjectModel, _ resources: GeneratedResources
  ) -> [ImportedToken] {
    let assets = Set(sets.lazy.map(\.asset))
    var forms = AssetForms()
    var symbolUsers: [String: Set<Int>] = [:]
    var symbolFiles: [String: Int] = [:]
    let naming = naming(readings)
    for (file, reading) in readings.enumerated() {
      forms.merge(reading.forms)
      let homes = model.targets.targets(ofFile: Int32(clamping: file))
      for (name, counts) in reading.forms.counts where counts.keys.contains(where: \.isSymbol) {
        symbolUsers[name, default: []].formUnion(homes)
        symbolFiles[name, default: 0] += 1
      }
    }
    var claimed: Set<String> = []
    var libraries: Set<Int> = []
    for asset in assets {
      let symbol = AssetSymbol.member(forColor: asset)
      // The symbol of `AccentColor` is the name of `accent`. A case has no asset that several files name.
      let isNamed = (AssetAccessor.symbols(of: asset) + [symbol])
        .contains { naming[$0, default: 0] >= fewestNaming }
      let claims = [asset, symbol].uniqued().filter { $0 == asset || !assets.contains($0) }
        .flatMap { [found.strings[$0], isNamed ? nil : found.stringsOfCases[$0]] }
        .compactMap(\.self)
      let users = Set(claims.joined())
      let homes = model.assets[asset] ?? []
      guard !claims.isEmpty, homes.isEmpty || !homes.isDisjoint(with: users) else { continue }
      // Which of the two code means is judged by their uses.
      let isMember = ["Color", "UIColor", "NSColor", "ShapeStyle"].contains {
        model.index.members(symbol, of: $0).contains { model.index[$0].file < readings.count }
      }
      if !isMember, symbolFiles[symbol, default: 0] >= fewestNaming { continue }
      let others = symbolUsers[symbol, default: []].intersection(homes).subtracting(users)
      if isCopied(for: others, besides: users, in: model) {
        libraries.formUnion(users)
      } else {
        claimed.insert(asset)
      }
    }
    func members(_ name: String, of type: String) -> [Declaration] {
      model.index.members(name, of: type).map { model.index[$0] }
        .filter { declared in
          let homes = model.targets.targets(ofFile: declared.file)
          return Int(declared.file) < readings.count
            && (libraries.isEmpty || homes.isEmpty || declared.access > .internal
              || !libraries.isSuperset(of: homes))
        }
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
        MappingDraft.Bridges(of: readings, isForMac: model.isForMac), forms,
        colorTakesStrings: members("init", of: "Color").contains(where: \.takesOnlyString),
        hasAccent: programs.isEmpty || programs.contains { $0.accentColor == "AccentColor" },
        declaresColor: model.index.types("Color").contains { !model.index[$0].isExtension }),
      ownSite: resources.site, isOptional: resources.areOptional)
  }
}

extension ThemeSurvey {
  /// The numbers of files that name colors by symbols and generated constants.
  private static func naming(_ readings: [FileReading]) -> [String: Int] {
    Dictionary(readings.flatMap(\.forms.symbols).map { ($0, 1) }, uniquingKeysWith: +)
  }

  /// The number of files that name a color by itself: the one that declares cases may do so too.
  private static let fewestNaming = 3

  /// Whether a program is among the `others` that name their own color set by Xcode's symbol, and only libraries are the
  /// `users` of a constant for it.
  private static func isCopied(
    for others: Set<Int>, besides users: Set<Int>, in model: ProjectModel
  ) -> Bool {
    let kinds = model.targets.targets.map(\.kind)
    return users.allSatisfy { kinds[$0] == .library }
      && others.contains { kinds[$0].isProgram && kinds[$0] != .appExtension }
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
  /// Leaves out catalog colors that no code names if Swift declares a color of the same value, because
  /// code accesses the color through that declaration; but for the accent color, which the system uses.
  mutating func dropUnusedAssets(_ usage: [String: TokenUsage]) {
    let constants = tokens.filter { $0.source != .asset && $0.category == .color }
    let declared = Dictionary(constants.map { ($0.value, $0) }) { first, _ in first }
    // A constant is called as the color set that it is made of, where code computes the set's name.
    let named = Set(constants.flatMap { $0.assetNames.union([$0.name]) })
    tokens.removeAll { token in
      guard token.source == .asset, token.category == .color, !token.isAccentAsset,
        usage[token.path] == nil, let same = declared[token.value],
        assetUses.choiceAtRunTime(token) == nil
      else { return false }
      // The color set that the constant is made of is that constant.
      let names = [token.name, AssetSymbol.constant(forColor: token.name)]
      if named.isDisjoint(with: names) {
        var left = UnreadableMember(
          name: token.name, file: token.file, line: token.line,
          reason: "\(same.codes.ofFirstSite ?? same.name) has its value")
        left.hasValueOfToken = true
        unreadable.append(left)
      }
      return true
    }
  }
}

extension ProjectModel {
  /// Whether the project has programs, and all of them are built for macOS only.
  var isForMac: Bool {
    let programs = targets.targets.filter { $0.kind.isProgram && !$0.isTest }
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
