import MigrateKitCore

/// Finds the tokens that a project declares in Swift.
///
/// These are the members of extensions of `Color`, `UIColor`, `Font`, `CGFloat` and their like, the
/// members of types that only hold such values, and the values of themes accessed through a shared
/// instance: `Theme.colors.background`. The evaluator computes their values.
struct ThemeReader {
  /// The result.
  struct Result {
    var tokens: [ImportedToken] = []
    var unreadable: [UnreadableMember] = []
    /// The types whose code makes the themes of members without a value.
    var makers: Set<String> = []
    /// The strings in the code of the tokens, which may name assets, with the targets that see
    /// these tokens.
    var strings: [String: Set<Int>] = [:]
    /// The same of the tokens that are read from a case.
    var stringsOfCases: [String: Set<Int>] = [:]
  }

  let model: ProjectModel
  let notes: [ThemeNotes]
  let names: AppNames
  let measures: MeasureUses
  let calls: StyleCalls
  let owners: ThemeOwners
  let scope: ThemeScope
  /// The properties and the functions that uses name without their type, because no other type has them.
  let uniqueProperties: Set<String>
  let uniqueFunctions: Set<String>
  /// The last names of the types that functions make fonts of.
  let takenForFonts: Set<String>
  /// The declarations of tuples with a font or a weight among their elements.
  let tuplesOfText: [Declaration]
  private var evaluators: [Int: Evaluator] = [:]
  /// The types of themes that views read from the environment.
  private var readByViews: Set<String> = []
  /// The names of the themes that are on at first.
  private var initialThemes: Set<String> = []
  var result = Result()
  /// The members of kinds that are not read, once each.
  var left: Set<Int32> = []
  /// The constants that functions of views only pass on, by the code of the function.
  var forwarded: [String: ForwardedStyle] = [:]
  /// The functions of views that set the font of a case that they take.
  var fontFunctions: [Int32] = []
  /// What code makes of functions for any size.
  var calledStyles: [CalledStyle] = []
  /// The strings in the code of each token, and the targets that see the token.
  var claims: [(names: Set<String>, users: [Int])] = []

  /// The tokens among the declarations of a project.
  ///
  /// - Parameters:
  ///   - model: The project; its files are those that were surveyed.
  ///   - notes: The token mentions in each file, by the number of the file.
  ///   - names: The names of the project, with which its types often begin.
  ///   - measures: What numbers are used for.
  ///   - calls: The calls of functions for any size.
  /// - Returns: The tokens in order of their files, and what could not be read.
  static func read(
    _ model: ProjectModel, notes: [ThemeNotes], names: AppNames, measures: MeasureUses,
    calls: StyleCalls
  ) -> Result {
    var reader = ThemeReader(model, notes: notes, names: names, measures: measures, calls: calls)
    reader.run()
    return reader.result
  }

  private init(
    _ model: ProjectModel, notes: [ThemeNotes], names: AppNames, measures: MeasureUses,
    calls: StyleCalls
  ) {
    self.model = model
    self.notes = notes
    self.names = names
    self.measures = measures.assigned(to: model.index)
    self.calls = calls
    owners = ThemeOwners(model.index, fileCount: notes.count)
    scope = ThemeScope(model, fileCount: notes.count)
    uniqueProperties = model.index.namesOfOneType(.property)
    uniqueFunctions = model.index.namesOfOneType(.function)
    takenForFonts = Self.typesTakenForFonts(model.index)
    tuplesOfText = Self.tuplesOfText(model.index)
  }

  /// The limit of shared values of a theme's type; a type with more is not a theme.
  private static let mostInstances = 4

  private mutating func run() {
    let themes = ThemeProtocols(NameResolver(model.names, target: 0), fileCount: notes.count)
    readByViews = Set(themes.names.filter(themes.isReadByViews))
    initialThemes = Set(themes.names.compactMap { themes.route(to: $0)?.initialTheme })
      .union(fallbackThemes())
    var instances: [String: [Int32]] = [:]
    let all = model.index.declarations
    let chosen = chosenTypes()
    for place in all.indices.map({ Int32($0) })
    where all[Int(place)].isStatic || all[Int(place)].kind != .property {
      // Copied only where it may be one: copying all costs more than reading them.
      let declared = withStyleOfSelf(asFunction(all[Int(place)]))
      if declared.kind == .initializer { addInitializer(declared, place) }
      if declared.kind == .function { addViewStyle(declared, place) }
      if addText(declared, place) || addToGenerated(declared, place) { continue }
      guard isCandidate(declared), declared.isStatic, !chosen.types.contains(declared.owner)
      else { continue }
      guard declared.owner.isEmpty ? isGlobalToken(declared) : holdsTokens(declared) else {
        if !leaveOwnValue(declared, place) { leaveDetail(declared, place) }
        continue
      }
      let member = ThemeMember(declared, place: place, through: codeName(of: declared))
      guard declared.code != nil else {
        if ThemeType(of: declared) != nil { leave(member, "code sets it later") }
        continue
      }
      let value = appraise(member)
      if addOther(member, value) || addTuple(member, value) {
        continue
      } else if let type = instanceType(of: declared, value) {
        if member.isForDebugging {
          leave(member, value.reason)
        } else {
          instances[type, default: []].append(place)
        }
      } else {
        add(member, value)
      }
    }
    addInstances(instances, themes)
    addCases(themes)
    addFontFunctions()
    addThemes(themes)
    addStyles(of: chosen)
    readMadeValues()
    addCalledStyles()
    addUnreached()
    leaveEnvironment()
    addStyleTypes()
    addTextStyles()
    nameForwarded()
    nameByInitializers()
    dropPlatformTwins()
    dropTwins()
    dropSharedAccessors()
  }

  /// Adds the styles of the shared values of types.
  private mutating func addInstances(_ instances: [String: [Int32]], _ themes: ThemeProtocols) {
    for (type, shared) in instances.sorted(by: { $0.key < $1.key }) {
      // Its instances are themes, and its properties are tokens.
      if themes.isTypeOfThemes(type), themes.route(to: type) != nil { continue }
      // It is one of several themes: code asks the one that is on.
      if themes.isOneOfSeveral(type) { continue }
      if shared.count > 1, let properties = valueProperties(of: type) {
        for place in shared { addValue(place, properties) }
      } else if shared.count <= Self.mostInstances || isScaleOfColors(type) {
        for place in shared { addParts(of: type, through: place) }
      } else {
        for place in shared { leaveStyles(of: type, at: place) }
      }
    }
  }

  /// Whether a declaration is one of a named value that others can use.
  func isCandidate(_ declared: Declaration) -> Bool {
    // Instance properties may be set by the initializer.
    guard scope.reads(declared), !declared.isRequirement || !declared.isStatic,
      declared.access >= .internal,
      declared.kind == .property || declared.kind == .function
    else { return false }
    return !isForOtherPlatform(declared)
      && !notes[Int(declared.file)].repetitions.contains(declared.line)
  }

  func mention(of declared: Declaration) -> TokenMention? {
    notes[Int(declared.file)].mentions[declared.line]
  }

  // MARK: Values

  /// The target as whose code a declaration is read, preferably one for iOS.
  private func target(of declared: Declaration) -> Int {
    let targets = model.targets
    let homes = targets.productTargets(ofFile: declared.file)
    func compiles(_ target: Int, for isMeant: (BuildPlatform?) -> Bool) -> Bool {
      BuildVariant.all(of: targets.targets[target]).contains {
        isMeant($0.platform) && $0.canSatisfy(declared.condition)
      }
    }
    return homes.first { compiles($0) { $0 == .iOS } } ?? homes.first { compiles($0) { _ in true } }
      ?? homes.first ?? targets.targets(ofFile: declared.file).first ?? 0
  }

  mutating func withEvaluator<T>(for declared: Declaration, _ ask: (inout Evaluator) -> T) -> T {
    let target = target(of: declared)
    var evaluator = evaluators[target] ?? model.evaluator(for: target, assigned: scope.changing)
    // Stored once, so that its caches are not copied.
    evaluators[target] = nil
    defer { evaluators[target] = evaluator }
    return ask(&evaluator)
  }

  /// The value of a member and its type.
  mutating func appraise(_ member: ThemeMember) -> ThemeValue {
    // A view reads the values of a theme that another module declares.
    let value = withEvaluator(
      for: member.requires == nil ? reader(of: member) : member.holder ?? member.declared
    ) { [initialThemes] in ThemeValue(member, &$0, initial: initialThemes) }
    return agreed(value, of: member)
  }

  /// The declaration in whose module a member has its value: that of the member itself where it is one that a module adds to
  /// the enum of another, which does not see it.
  private func reader(of member: ThemeMember) -> Declaration {
    let own = model.index[member.place]
    let homes = model.targets.targets(ofFile: member.declared.file)
    let others = model.targets.targets(ofFile: own.file)
    let isAdded =
      own.file != member.declared.file
      && others.allSatisfy { !homes.contains($0) }
      && others.contains { other in homes.contains { model.targets.reach[other].contains($0) } }
    return isAdded ? own : member.declared
  }

  // MARK: Tokens

  /// The members of a type's shared values, and those of their parts: `Theme.shared.colors.text`.
  private mutating func addParts(of type: String, through place: Int32) {
    let holder = model.index[place]
    let member = ThemeMember(holder, place: place, through: codeName(of: holder))
    addParts(of: type, through: member.plainCode, of: holder, as: member.plainCode, depth: 0)
  }

  private mutating func addParts(
    of type: String, through path: String, of holder: Declaration, as instance: String, depth: Int
  ) {
    guard isPart(type, at: depth) else { return }
    for place in model.index.members(of: type).sorted() {
      let declared = model.index[place]
      guard isCandidate(declared), !declared.isStatic else { continue }
      var member = ThemeMember(declared, place: place, through: path)
      member.isPublic = member.isPublic && holder.access >= .package
      member.holder = holder
      member.instance = instance
      guard declared.kind == .property || member.needsArguments else { continue }
      let value = appraise(member)
      if addOther(member, value) { continue }
      if let part = instanceType(of: declared, value), part != type {
        if readByViews.contains(part) { continue }
        if let style = onlyStyle(of: part) {
          add(style, of: member)
        } else {
          addParts(
            of: part, through: member.code, of: holder, as: instance, depth: depth + 1)
        }
      } else {
        add(member, value)
      }
    }
  }

  /// The members of themes behind protocols.
  private mutating func addThemes(_ themes: ThemeProtocols) {
    for name in themes.names where !themes.isPart(name) {
      guard let route = themes.route(to: name) else { continue }
      addMembers(of: name, through: route.path, of: name, route, themes)
    }
  }

  /// Whether the values of a type are looked at as parts of a theme, so many parts below it: `theme.colors.text.primary`.
  ///
  /// Any object leads to any other over a few properties. A struct that is declared inside of as many types as it is
  /// below the theme is only a part of that.
  private func isPart(_ type: String, at depth: Int) -> Bool {
    depth < Self.deepestPart || depth < Self.deepestType && type.count { $0 == "." } >= depth
  }

  private static let deepestPart = 3
  private static let deepestType = 8

  private mutating func addMembers(
    of type: String, through path: String, of theme: String, _ route: ThemeProtocols.Route,
    _ themes: ThemeProtocols, depth: Int = 0
  ) {
    guard isPart(type, at: depth) else { return }
    for place in themes.styles(of: type) {
      let declared = model.index[place]
      guard isCandidate(declared) else { continue }
      var member = ThemeMember(declared, place: place, through: path)
      member.holder = route.holder
      member.isOfTheme = true
      // Its constants make the parts.
      if theme != declared.owner { member.deciding = [theme] }
      member.requires = route.requires
      member.initialTheme = route.initialTheme
      member.themeNames = ThemeWords.valueNames(of: type).filter { $0 != path }
      // The property of a view is its own, whoever sees the theme.
      member.isPublic =
        member.isPublic && (route.requires != nil || route.holder.access >= .package)
      if let other = OtherStyle(of: declared) {
        leave(member, other)
      } else if let part = partType(of: declared) {
        // `Theme.current.kind.theme` is the theme that it is read from.
        if readByViews.contains(part) || part == theme { continue }
        addMembers(of: part, through: member.code, of: theme, route, themes, depth: depth + 1)
      } else {
        add(member, appraise(member))
      }
    }
  }

  mutating func add(_ member: ThemeMember, _ value: ThemeValue) {
    let isCalled = member.arguments == nil && value.type.map { readCalls(of: member, $0) } ?? false
    if member.needsArguments || choosesByDefault(member), addChoices(of: member, value) { return }
    if member.needsArguments {
      guard let type = value.type, !type.isNumber || isCalled || takesPlace(member) else { return }
      return leave(
        member, "it takes \(member.argumentTypes)\(isCalled ? Self.askedStyles : "")")
    }
    guard let type = value.type else {
      if addInteger(member, value) || leaveText(member, value) { return }
      if value.held == nil,
        let type = typeBehind(member.declared, at: member.place) ?? typeElsewhere(member.declared)
      {
        return leave(member, of: type, value)
      }
      if case .range(let lower, let upper)? = value.held { addRange(lower, upper, member) }
      let isMade = member.declared.code.map { GeneratedStyle.isMade(by: $0) } ?? false
      let isUntyped =
        member.declared.type == nil && member.declared.kind == .property
        && isStyleExtension(member.declared.owner)
        // The type of another type's member may be any.
        && !(member.declared.code?.first?.isUppercase ?? true)
      if value.held == nil, isMade || isUntyped { leave(member, value.reason) }
      return
    }
    guard var style = value.style, !member.isRandom else {
      leave(member, of: type, value)
      return
    }
    if case .number(let number, _) = style {
      guard let measure = measure(number, of: member, type) else { return }
      style = measure
    }
    var token = token(member, style, [type.site: member.code])
    token.themes = value.themes
    token.hasStyleType = member.isOfValue
    token.isOfDevice = value.isOfDevice
    token.isOfSide = token.category == .spacing && isOfSide(member)
    token.isForDebugging = member.isForDebugging
    token.accessors = member.accessors
    token.requires = member.takesScheme ? "colorScheme" : member.requires
    append(token, of: member)
  }

  /// Adds a token of a member, with what the comments and the names around it say.
  mutating func append(_ token: ImportedToken, of member: ThemeMember) {
    var token = token
    token.mention = mention(of: member.declared)
    token.isDeprecated = member.declared.isDeprecated || member.holder?.isDeprecated ?? false
    let notes = notes[Int(member.declared.file)]
    token.isCalledLegacy = notes.legacy.contains(member.declared.line)
    token.isOfLegacyType = notes.legacyTypes.contains { $0.contains(member.declared.line) }
    if token.category == .font {
      token.documentedUse = notes.documentedUses[member.declared.line]
      token.documentedSetting = notes.documentedSettings[member.declared.line]
    }
    if token.category == .radius {
      token.documentedRoles = notes.documentedRoles[member.declared.line] ?? []
    }
    token.holders = holders(of: member)
    token.view = owners.view(around: member.declared.owner)
    token.assetNames = member.names.union(member.holder.map(ThemeMember.names(in:)) ?? [])
    if token.category == .color, let asset = asset(of: member) {
      token.asset = asset
      token.assetNames.insert(asset)
    }
    result.tokens.append(token)
    let homes = model.targets.targets(ofFile: reader(of: member).file)
    // Debugging alone does not make a token of an asset.
    let names = token.isForDebugging ? [] : token.assetNames
    claims.append((names, token.isPublic ? Array(model.targets.targets.indices) : homes))
  }
}
