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
    /// The strings in the code of the tokens, which may name assets, with the targets that see
    /// these tokens.
    var strings: [String: Set<Int>] = [:]
  }

  let model: ProjectModel
  let notes: [ThemeNotes]
  let names: AppNames
  let measures: MeasureUses
  let owners: ThemeOwners
  let scope: ThemeScope
  private var evaluators: [Int: Evaluator] = [:]
  /// The types of themes that views read from the environment.
  private var readByViews: Set<String> = []
  var result = Result()
  /// The strings in the code of each token, and the targets that see the token.
  var claims: [(names: Set<String>, users: [Int])] = []

  /// The tokens among the declarations of a project.
  ///
  /// - Parameters:
  ///   - model: The project; its files are those that were surveyed.
  ///   - notes: The token mentions in each file, by the number of the file.
  ///   - names: The names of the project, with which its types often begin.
  ///   - measures: What numbers are used for.
  /// - Returns: The tokens in order of their files, and what could not be read.
  static func read(
    _ model: ProjectModel, notes: [ThemeNotes], names: AppNames, measures: MeasureUses
  ) -> Result {
    var reader = ThemeReader(model, notes: notes, names: names, measures: measures)
    reader.run()
    return reader.result
  }

  private init(
    _ model: ProjectModel, notes: [ThemeNotes], names: AppNames, measures: MeasureUses
  ) {
    self.model = model
    self.notes = notes
    self.names = names
    self.measures = measures
    owners = ThemeOwners(model.index, fileCount: notes.count)
    scope = ThemeScope(model, fileCount: notes.count)
  }

  /// The limit of shared values of a theme's type; a type with more is not a theme.
  private static let mostInstances = 4

  private mutating func run() {
    let themes = ThemeProtocols(NameResolver(model.names, target: 0), fileCount: notes.count)
    readByViews = Set(themes.names.filter(themes.isReadByViews))
    var instances: [String: [Int32]] = [:]
    let all = model.index.declarations
    let chosen = chosenTypes()
    for place in all.indices.map({ Int32($0) })
    where all[Int(place)].isStatic || all[Int(place)].kind != .property {
      // Copied only where it may be one: copying all costs more than reading them.
      let declared = all[Int(place)]
      if declared.kind == .initializer { addInitializer(declared, place) }
      if declared.kind == .function { addViewStyle(declared) }
      if addText(declared, place) || addToGenerated(declared, place) { continue }
      guard isCandidate(declared), declared.isStatic, !chosen.types.contains(declared.owner),
        declared.owner.isEmpty ? isGlobalToken(declared) : holdsTokens(declared)
      else { continue }
      let member = ThemeMember(declared, place: place, through: codeName(declared.owner))
      let value = appraise(member)
      if let shadow = shadow(of: member, value) {
        append(shadow, of: member)
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
    for (type, shared) in instances.sorted(by: { $0.key < $1.key }) {
      // Its instances are themes, and its properties are tokens.
      if themes.isTypeOfThemes(type), themes.route(to: type) != nil { continue }
      // It is one of several themes: code asks the one that is on.
      if themes.isOneOfSeveral(type) { continue }
      if shared.count > 1, let properties = valueProperties(of: type) {
        for place in shared { addValue(place, properties) }
      } else if shared.count <= Self.mostInstances || isScaleOfColors(type) {
        for place in shared { addParts(of: type, through: place) }
      }
    }
    addCases()
    addThemes(themes)
    addStyles(of: chosen)
    dropPlatformTwins()
    dropTwins()
    // A part is reached through its protocol and through the type that conforms to it.
    result.unreadable = result.unreadable.uniqued().sorted {
      ($0.file, $0.line, $0.name) < ($1.file, $1.line, $1.name)
    }
  }

  /// Whether a declaration is one of a named value that others can use.
  func isCandidate(_ declared: Declaration) -> Bool {
    // Instance properties may be set by the initializer.
    guard scope.reads(declared), declared.code != nil || !declared.isStatic,
      declared.access >= .internal,
      declared.kind == .property || declared.kind == .function
    else { return false }
    return !isForOtherPlatform(declared)
      && !notes[Int(declared.file)].repetitions.contains(declared.line)
  }

  private func mention(of declared: Declaration) -> TokenMention? {
    notes[Int(declared.file)].mentions[declared.line]
  }

  // MARK: Owners

  /// Whether the members of a type are tokens, not implementation details.
  private func holdsTokens(_ member: Declaration) -> Bool {
    let owner = member.owner
    if isStyleExtension(owner) || mention(of: member) != nil { return true }
    let parts = owner.split(separator: ".").map(String.init)
    let inStyle = isStyleExtension(parts[0])
    var path = ""
    for (index, part) in parts.enumerated() {
      path = path.isEmpty ? part : "\(path).\(part)"
      if inStyle, index == 0 { continue }
      guard let type = owners[path], !type.isClosed,
        type.isNamespace || index == parts.count - 1 && isForeignTheme(member)
          || ThemeWords.nameTheme(parts[...index])
          || ThemeWords.endsWithMeasure(Array(parts[...index]))
      else { return false }
    }
    guard let type = owners[owner],
      type.isDeclared || inStyle || isForeignTheme(member) || renamesGenerated(member)
    else { return false }
    if let made = member.type, namesValues(made) { return true }
    if isMeasure(member) {
      let app = names.words(for: model.fileNames[Int(member.file)])
      // The numbers of one part of the app count if several files share them.
      return inStyle || ThemeWords.nameMeasures(parts, app: app)
        || ThemeWords.endsWithMeasure(parts)
    }
    if refersToConstant(member), ThemeWords.endsWithMeasure(parts) { return true }
    return !type.isDeclared || ThemeWords.nameTheme(parts[...])
      || type.styleCount * 2 >= type.memberCount
  }

  /// Whether a file that extends a type that is declared elsewhere, as in Objective-C, gives it the app's styles.
  private func isForeignTheme(_ member: Declaration) -> Bool {
    let name = member.owner
    guard !["UI", "NS", "CG", "CA"].contains(name.prefix(2)), !DeclaredType.isSystem(name),
      let part = owners.part(of: member)
    else { return false }
    return part.styleCount > 2 && part.styleCount * 2 >= part.memberCount
  }

  /// Whether a global is a token: `let brandBlue = UIColor(…)`, `palette(.blue)`.
  ///
  /// A constant of one word is too easily shadowed by a local, and a function of an arbitrary color
  /// is a utility.
  private func isGlobalToken(_ declared: Declaration) -> Bool {
    let words = NameWords.split(declared.name)
    if mention(of: declared) != nil { return true }
    guard declared.kind == .property else {
      return ThemeWords.nameTheme([declared.name]) && words != ["color"] && words != ["font"]
        || ThemeWords.category(of: declared.name, in: "") != nil
    }
    if let type = declared.type, namesValues(type) { return true }
    guard words.count > 1 else { return false }
    guard let type = declared.type.flatMap({ ThemeType(named: DeclaredType.base(of: $0)) }),
      !type.isNumber
    else { return ThemeWords.category(of: declared.name, in: "") != nil }
    return true
  }

  /// Whether a member holds a number, or a range of numbers.
  private func isMeasure(_ member: Declaration) -> Bool {
    guard let type = member.type else {
      return member.code.map { $0.contains("..") || Self.isArithmetic($0) } ?? false
    }
    return ThemeType(named: DeclaredType.base(of: type))?.isNumber
      ?? type.contains("Range<CGFloat>")
  }

  /// Whether code computes a number from others: `small * 2`.
  private static func isArithmetic(_ code: String) -> Bool {
    code.contains { "+-*/".contains($0) } && !code.contains { "\"{(.[".contains($0) }
  }

  /// Whether a type is one of the system's style types, extended: `Color`, `ShapeStyle`, `CGFloat`.
  func isStyleExtension(_ owner: String) -> Bool {
    ThemeType(named: owner) != nil && !owners.declares(owner)
  }

  /// The type of a shared instance: `ColorSystem` of `static let colors = ColorSystem()`.
  private mutating func instanceType(of declared: Declaration, _ value: ThemeValue) -> String? {
    guard value.type == nil, declared.kind == .property else { return nil }
    // A static alias of another value is not another theme.
    let isMade = declared.code.map(MemberChain.isCall) ?? owners.decodes(declared.owner)
    var type: String?
    if case .instance(let instance)? = value.held { type = instance.type }
    guard isMade || !declared.isStatic && type != nil else { return nil }
    if type == nil { type = value.held?.typeName }
    if value.held == nil, let written = declared.type {
      type = withEvaluator(for: declared) {
        $0.typeName(written, within: declared.owner, $0.resolver.target)
      }
    }
    return type.flatMap { type in
      owners[type].map { $0.isDeclared && !$0.isClosed } ?? false ? type : nil
    }
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
    withEvaluator(for: member.requires == nil ? member.declared : member.holder ?? member.declared)
    { ThemeValue(member, &$0) }
  }

  // MARK: Tokens

  /// The members of a type's shared values, and those of their parts: `Theme.shared.colors.text`.
  private mutating func addParts(of type: String, through place: Int32) {
    let holder = model.index[place]
    let member = ThemeMember(holder, place: place, through: codeName(holder.owner))
    addParts(of: type, through: member.plainCode, of: holder, as: member.plainCode, depth: 0)
  }

  private mutating func addParts(
    of type: String, through path: String, of holder: Declaration, as instance: String, depth: Int
  ) {
    guard depth < Self.deepestPart else { return }
    for place in model.index.members(of: type).sorted() {
      let declared = model.index[place]
      guard isCandidate(declared), !declared.isStatic else { continue }
      var member = ThemeMember(declared, place: place, through: path)
      member.isPublic = member.isPublic && holder.access >= .package
      member.holder = holder
      member.instance = instance
      guard declared.kind == .property || member.needsArguments else { continue }
      let value = appraise(member)
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
      addMembers(of: name, through: route.path, route, themes)
    }
  }

  /// The nesting limit of a theme's parts: `theme.colors.text.primary`.
  private static let deepestPart = 3

  private mutating func addMembers(
    of type: String, through path: String, _ route: ThemeProtocols.Route, _ themes: ThemeProtocols,
    depth: Int = 0
  ) {
    guard depth < Self.deepestPart else { return }
    for place in themes.styles(of: type) {
      let declared = model.index[place]
      guard isCandidate(declared) else { continue }
      var member = ThemeMember(declared, place: place, through: path)
      member.holder = route.holder
      member.isOfTheme = true
      member.requires = route.requires
      member.initialTheme = route.initialTheme
      // The property of a view is its own, whoever sees the theme.
      member.isPublic =
        member.isPublic && (route.requires != nil || route.holder.access >= .package)
      if let part = partType(of: declared) {
        if readByViews.contains(part) { continue }
        addMembers(of: part, through: member.code, route, themes, depth: depth + 1)
      } else {
        add(member, appraise(member))
      }
    }
  }

  /// The type of the project that holds a part of a theme: `Colors` of `var colors: Colors { get }`.
  private mutating func partType(of declared: Declaration) -> String? {
    guard let written = declared.type, ThemeType(named: DeclaredType.base(of: written)) == nil
    else {
      return nil
    }
    let type = withEvaluator(for: declared) {
      $0.typeName(written, within: declared.owner, $0.resolver.target)
    }
    return type.flatMap { owners.declares($0) ? $0 : nil }
  }

  mutating func add(_ member: ThemeMember, _ value: ThemeValue) {
    if member.needsArguments || choosesByDefault(member), addChoices(of: member, value) { return }
    if member.needsArguments {
      if let type = value.type, !type.isNumber { leave(member, "it takes \(member.argumentTypes)") }
      return
    }
    guard let type = value.type else {
      if case .range(let lower, let upper)? = value.held { addRange(lower, upper, member) }
      if value.held == nil, member.declared.code.map({ GeneratedStyle.isMade(by: $0) }) ?? false {
        leave(member, value.reason)
      }
      return
    }
    guard var style = value.style, !member.isRandom else {
      leave(member, of: type, value)
      return
    }
    if case .number(let number, _) = style {
      let named = mention(of: member.declared)?.category
      guard
        let category = named
          ?? ThemeWords.category(of: member.listed.name, in: member.listed.owner)
          ?? (ThemeWords.nameOther(member.listed.name)
            ? nil : measures.category(of: member.declared)),
        named != nil || ThemeWords.isPlausible(number, category)
      else { return }
      // Code that converts a duration wherever it is used is not the app's.
      if category == .duration, named == nil, type != .number(.double) {
        return leave(member, "it is a \(type.site.rawValue), and durations are Doubles")
      }
      if category == .radius, number < 1 {
        return leave(member, "a radius of less than a point is probably a share of a side")
      }
      style = .measure(number, of: category)
    }
    var token = token(member, style, [type.site: member.code])
    token.themes = value.themes
    token.hasStyleType = member.isOfValue
    token.isForDebugging = member.isForDebugging
    token.requires = member.takesScheme ? "colorScheme" : member.requires
    append(token, of: member)
  }

  mutating func append(_ token: ImportedToken, of member: ThemeMember) {
    var token = token
    token.mention = mention(of: member.declared)
    token.isDeprecated = member.declared.isDeprecated || member.holder?.isDeprecated ?? false
    let owner = member.declared.owner
    token.holders = owner.isEmpty || isStyleExtension(owner) ? [] : holders(of: member.declared)
    token.holders += member.deciding
    token.assetNames = member.names.union(member.holder.map(ThemeMember.names(in:)) ?? [])
    result.tokens.append(token)
    let homes = model.targets.targets(ofFile: member.declared.file)
    // Debugging alone does not make a token of an asset.
    let names = token.isForDebugging ? [] : token.assetNames
    claims.append((names, token.isPublic ? Array(model.targets.targets.indices) : homes))
  }
}
