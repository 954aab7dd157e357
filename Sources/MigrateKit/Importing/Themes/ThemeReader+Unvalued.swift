import MigrateKitCore

// Declarations of a theme whose values cannot be computed. Their uses still count as uses of the
// design system.

extension ThemeReader {
  /// Records a member that has the type of a style and no value.
  mutating func leave(_ member: ThemeMember, of type: ThemeType, _ value: ThemeValue) {
    guard type.isNumber else {
      // A system color has no fixed value.
      let isSystem = member.namesSystem && !scope.changing.contains(member.declared.path)
      leave(member, isSystem ? "it is a style of the system" : value.reason)
      return
    }
    // Most numbers in a theme's types are not of a token category.
    guard ThemeWords.category(of: member.listed.name, in: member.listed.owner) != nil else {
      return leaveMeasure(member, nil)
    }
    leave(member, value.reason)
  }

  // MARK: Styles of other kinds

  /// Adds a shadow, and lists a style of a kind that is not read.
  ///
  /// - Returns: Whether it is one.
  mutating func addOther(_ member: ThemeMember, _ value: ThemeValue) -> Bool {
    if let shadow = shadow(of: member, value) {
      append(shadow, of: member)
      return true
    }
    guard value.type == nil, let other = OtherStyle(of: member.declared) else { return false }
    leave(member, other)
    return true
  }

  /// Lists a style of a kind that is not read, unless it is made of arguments other than its place or a choice.
  mutating func leave(_ member: ThemeMember, _ other: OtherStyle) {
    let required = member.declared.parameters.filter { $0.defaultValue == nil }
    guard !member.needsArguments || required.allSatisfy({ isChoice($0.type) || isPlace($0.type) })
    else { return }
    // Uses of text attributes are uses of the design system, as those of a function that sets several styles are.
    leave(member, other.reason, isOther: !other.isOfText)
  }

  /// Whether a parameter says where or how large something is drawn.
  private func isPlace(_ type: String) -> Bool {
    ["CGRect", "CGSize", "CGPoint", "UnitPoint"].contains(DeclaredType.base(of: type))
  }

  /// Lists the styles of kinds that are not read that each case of an enum has.
  mutating func leaveOthers(of type: String) {
    for place in model.index.members(of: type).sorted() {
      let declared = model.index[place]
      guard !declared.isStatic, isCandidate(declared), let other = OtherStyle(of: declared) else {
        continue
      }
      leave(ThemeMember(declared, place: place, through: codeName(type)), other)
    }
  }

  /// Says of an enum of no theme which of its styles are left out.
  mutating func leave(_ cases: [Declaration], of type: String, with properties: [StyleProperty]) {
    leaveRawValues(of: type, cases)
    leaveTexts(cases, of: type)
    leaveTuples(of: type, cases)
    leaveKinds(properties, of: type, cases)
  }

  /// Lists the numbers of an enum that is called after the measures of one part, or after what is not read: `enum
  /// ThemeButtonCornerRadiusStyle: CGFloat`, `enum ShadowLength: CGFloat`.
  private mutating func leaveRawValues(of type: String, _ cases: [Declaration]) {
    let resolver = NameResolver(model.names, target: 0)
    let name = DeclaredType.base(of: type)
    guard resolver.rawType(of: type) == "CGFloat" else { return }
    let other = OtherStyle(numberNamed: name, in: "")
    let category = ThemeWords.nameAmount(name) ? nil : ThemeWords.category(of: name, in: "")
    guard
      let reason = category.map({
        $0 == .fontSize && isTakenForFonts(type)
          ? "functions make fonts of them" : "each is the \($0.noun) of one part"
      })
        ?? (other.isKnown && !other.isSize ? other.reason : nil)
    else { return }
    for element in cases where element.code != nil { leave(element, reason, isOther: true) }
  }

  /// Lists a case of an enum that has no value of a token.
  mutating func leave(
    _ element: Declaration, _ reason: String, isOther: Bool = false, isUncounted: Bool = false
  ) {
    var left = UnreadableMember(
      name: element.path, file: model.fileNames[Int(element.file)], line: Int(element.line),
      reason: reason, code: element.path, isOther: isOther)
    left.isUncounted = isUncounted
    result.unreadable.append(left)
  }

  /// Lists an enum outside of the theme whose cases have colors: `enum Mood { case calm; var tint: Color { … } }`.
  private mutating func leaveKinds(
    _ properties: [StyleProperty], of type: String, _ cases: [Declaration]
  ) {
    let color = properties.first { property in
      property.type.isColor && property.declared.code?.contains("Color(") ?? false
    }
    // An enum of a view is a detail of it.
    guard let color, cases.count > 1, !type.contains(".") else { return }
    result.unreadable.append(
      UnreadableMember(
        name: type, file: model.fileNames[Int(color.declared.file)],
        line: Int(color.declared.line), reason: "it is not part of a theme"))
  }

  /// Lists a number of a theme that is of no category, or out of its range.
  mutating func leaveMeasure(_ member: ThemeMember, _ number: Double?) {
    let (owner, name) = member.listed
    let declared = member.declared
    guard !ThemeWords.nameAmount(name) else { return }
    if let number, let category = ThemeWords.category(of: name, in: owner) {
      let reason = "\(ValueDescription.text(number, of: category)) is out of range"
      return leave(member, reason, isOther: true)
    }
    let parts = owner.split(at: ".").map(String.init)
    let app = names.words(for: model.fileNames[Int(declared.file)])
    let isOfMotion = ThemeWords.nameMotionOfConstants(parts)
    // A theme has few numbers that are none of its styles.
    let isOfDesign = declared.type == "Double" && ThemeWords.nameDesign(parts)
    guard declared.isTypeWritten || ThemeWords.nameOther(name) || isOfMotion || isOfDesign,
      member.holder != nil || parts.isEmpty || isStyleExtension(parts[0])
        || ThemeWords.nameTheme(parts[...]) || ThemeWords.nameMeasures(parts, app: app)
        || ThemeWords.endsWithMeasure(parts) || ThemeWords.endsWithSize(parts, app: app)
        || isOfMotion
    else { return }
    let other = OtherStyle(numberNamed: name, in: owner)
    // Seconds and shares of data are often numbers of a type that is called after tokens or constants.
    guard
      other.isKnown || declared.type == "CGFloat" || member.holder != nil || isOfDesign
        || isStyleExtension(parts.first ?? "") || ThemeWords.nameMotion(parts)
    else { return }
    leave(member, other.reason, isOther: true)
  }

  /// Lists a value of a type with many values, each of which holds several styles.
  mutating func leaveStyles(of type: String, at place: Int32) {
    let declared = model.index[place]
    guard namesValues(type) else { return }
    let member = ThemeMember(declared, place: place, through: codeName(of: declared))
    leave(member, "it is one of many values of '\(type)' with several styles each", isOther: true)
  }

  /// Lists a constant that is a value of the type that declares it, if that has several styles: `static let card =
  /// BorderStyle(color: .gray, width: 2)`.
  ///
  /// - Returns: Whether it is one.
  mutating func leaveOwnValue(_ declared: Declaration, _ place: Int32) -> Bool {
    guard declared.isLet, declared.kind == .property, let written = declared.type,
      DeclaredType.base(of: written) == DeclaredType.base(of: declared.owner),
      let owner = owners[declared.owner], owner.isDeclared, !owner.isClosed,
      case let parts = declared.owner.split(at: ".").map(String.init),
      ThemeWords.endsWithMeasure(parts) || parts.last?.hasSuffix("Style") ?? false,
      declared.code.map(MemberChain.isCall) ?? false
    else { return false }
    let stored = model.index.members(of: declared.owner).map { model.index[$0] }.filter {
      $0.kind == .property && !$0.isStatic && !$0.isBody
    }
    let styles = stored.compactMap { ThemeType(of: $0) }
    // Numbers of any other type may be those of a model.
    let isDrawn = styles.contains { $0.isColor || $0.isFont || $0 == .number(.cgFloat) }
    guard isDrawn, styles.count > 1, styles.count * 2 >= stored.count else { return false }
    let member = ThemeMember(declared, place: place, through: codeName(of: declared))
    leave(member, "values of '\(declared.owner)' with several styles are not read", isOther: true)
    return true
  }

  /// Lists a size that other code may use, whatever type declares it: `static let height: CGFloat = 66` of a cell.
  mutating func leaveDetail(_ declared: Declaration, _ place: Int32) {
    guard declared.kind == .property, declared.isStatic, declared.code != nil,
      !ThemeWords.nameAmount(declared.name),
      // Uses of types that share a name cannot be distinguished, nor those of a global from those of a local of one word.
      declared.owner.isEmpty
        ? NameWords.split(declared.name).count > 1
          && model.index.members(declared.name, of: "").count == 1
        : isDeclaredOnce(declared.owner)
    else { return }
    let member = ThemeMember(declared, place: place, through: codeName(of: declared))
    if let other = OtherStyle(of: declared) {
      guard other.isOfViews else { return }
      leave(member, other.reason, isOther: !other.isOfText, isDetail: true)
      return
    }
    let other = OtherStyle(numberNamed: declared.name, in: "")
    guard other.isSize, ThemeType(of: declared) == .number(.cgFloat),
      // What code reads from the screen has no value; what is smaller than a point is a share of something.
      let number = appraise(member).style?.number, number >= 1
    else { return }
    leave(member, other.reason, isOther: true, isDetail: true)
  }

  /// Whether the project declares a type in one place, for more than one file.
  private func isDeclaredOnce(_ type: String) -> Bool {
    var path = ""
    for part in type.split(at: ".") {
      path = path.isEmpty ? String(part) : "\(path).\(part)"
      let declared = model.index.types(path).map { model.index[$0] }.filter { !$0.isExtension }
      guard declared.count == 1, declared[0].access >= .internal else { return false }
    }
    return true
  }

  /// Lines are further apart than that, if code means points.
  static let smallestLineSpacing = 2.0

  static let isFactorOfLineHeight =
    "a line spacing of less than 2 points is probably a factor of the line height"

  // MARK: Records

  /// Records a member, without code if it is not a style.
  mutating func leave(
    _ member: ThemeMember, _ reason: String, isOther: Bool = false, isDetail: Bool = false
  ) {
    // Uses of the system's function of the same name cannot be distinguished: `preferredFont(forTextStyle:)`.
    let isOther = isOther || isNamedAsOfSystem(member.declared)
    // A member that several themes are read by is one declaration.
    if isOther, !member.isOfValue, !left.insert(member.place).inserted { return }
    if member.isOfTheme, !isOther { result.makers.formUnion(holders(of: member)) }
    var left = UnreadableMember(
      name: member.signature, file: model.fileNames[Int(member.declared.file)],
      line: Int(member.declared.line),
      reason: reason.replacing("'\(member.declared.path)' is", with: "it is"),
      // Uses are recognized by names alone, regardless of arguments.
      code: member.namesStyle || isOther ? member.plainCode : nil, isOther: isOther)
    left.isDetail = isDetail
    if isOther, isOfAnyCase(member) {
      left.valueCode = valueCode(of: member.declared)
      left.isUncounted = left.valueCode == nil
    }
    result.unreadable.append(left)
  }

  /// Whether a function of one of the system's types for styles has the name of one of that type's own.
  private func isNamedAsOfSystem(_ declared: Declaration) -> Bool {
    declared.kind == .function && declared.isStatic && ThemeType(named: declared.owner) != nil
      && SystemNames.hasStaticMember(declared.name, of: declared.owner)
  }

  /// Whether a member is one of each case of an enum, whichever that is.
  private func isOfAnyCase(_ member: ThemeMember) -> Bool {
    let declared = member.declared
    return !declared.isStatic && member.holder == nil && member.path == codeName(of: declared)
      && !model.index.cases(ofEnum: declared.owner).isEmpty
  }

  /// The code by which a value is asked for a property, if only one type has a member of its name: `*.cgColors`.
  func valueCode(of property: Declaration) -> String? {
    guard property.kind == .property, NameWords.split(property.name).count > 1,
      !Self.propertiesOfSystem.contains(property.name),
      uniqueProperties.contains(property.name)
    else { return nil }
    return "*.\(property.name)"
  }

  /// Names that properties of the system have too.
  private static let propertiesOfSystem: Set<String> = [
    "textColor", "backgroundColor", "tintColor", "barTintColor", "titleColor", "borderColor",
    "foregroundColor", "separatorColor", "highlightColor", "fillColor", "strokeColor",
    "shadowColor", "shadowRadius", "shadowOffset", "shadowOpacity", "shadowPath", "cornerRadius",
    "borderWidth", "lineWidth", "lineSpacing", "lineHeight", "letterSpacing", "fontSize",
    "pointSize", "fontName", "familyName", "textStyle", "rowHeight", "itemSize", "rawValue",
    "contentInset", "cgColor", "uiColor",
  ]
}

extension ThemeMember {
  /// Whether it names one style, or one for each of a few choices: a weight, a level, a text style.
  ///
  /// A function that derives a color from another or from data (`random()`, `hex(_:)`,
  /// `blend(with:)`) is a utility.
  var namesStyle: Bool {
    let words = NameWords.split(declared.name)
    // `textInverted` is a color for dark places, `inverted` is what is done to one.
    let mayLook = declared.kind == .property && words.count > 1
    guard !isForDebugging,
      mayLook || Self.toolWords.union(Self.lookWords).isDisjoint(with: words)
    else { return false }
    guard declared.kind == .function else { return true }
    return !HexNames.isHex(declared.name)
      && (choosesCases
        || isTokenLike
          && declared.parameters.allSatisfy { parameter in
            parameter.defaultValue != nil || Self.choosesStyle(parameter.type)
          })
  }

  /// Whether its name is that of a utility.
  var isForDebugging: Bool {
    isRandom
      || !Set(NameWords.split(declared.name)).isDisjoint(with: ["debug", "test", "mock"])
  }

  /// Whether its name says that each use has another value.
  var isRandom: Bool { NameWords.split(declared.name).contains("random") }

  private static let toolWords: Set<String> = [
    "gradient", "gradients", "blend", "blended", "mix", "interpolate",
    "interpolated", "lighten", "darken",
  ]

  /// Words for utilities that in longer names say how a color looks beside another one.
  private static let lookWords: Set<String> = ["contrasting", "lighter", "darker", "inverted"]

  /// Whether an argument selects a style: a size, a weight, a value of an enum, but not data.
  private static func choosesStyle(_ type: String) -> Bool {
    let data: Set<String> = [
      "String", "Data", "Date", "URL", "Any", "Substring", "Character", "NSString",
    ]
    guard let first = type.first, first.isUppercase else { return false }
    let base = DeclaredType.base(of: type)
    return !data.contains(base)
      && !["CG", "UI", "NS"].contains { prefix in
        base.hasPrefix(prefix) && !base.contains(".") && base != "CGFloat"
      }
  }
}

extension ThemeSurvey {
  /// Drops what only makes a token that is declared under its name: the member of a theme, or the result of a function, that
  /// no code names but `static var ink: Color { .app(.ink) }`.
  mutating func dropMakers(_ usage: [String: TokenUsage]) {
    func key(_ token: ImportedToken) -> String { "\(token.category) \(token.name)" }
    func takesScheme(_ token: ImportedToken) -> Bool { token.requires == "colorScheme" }
    func makes(_ token: ImportedToken) -> Bool {
      token.chooser != nil || token.isOfTheme || takesScheme(token)
    }
    let same = Dictionary(grouping: tokens.filter { $0.source != .asset }, by: key)
    tokens.removeAll { token in
      let users = usage[token.path]?.files
      guard makes(token), users == nil || takesScheme(token) else { return false }
      return same[key(token), default: []].contains { other in
        guard other.path != token.path, other.value == token.value,
          other.themes.map(\.color) == token.themes.map(\.color)
        else { return false }
        // One of several themes is not the one that is on.
        if takesScheme(token) {
          return !takesScheme(other) && (users ?? []).isSubset(of: [PathKey(other.file)])
        }
        if !makes(other) { return other.enumCase == nil }
        // A member of a theme that reads a part of it: `theme.ink` of `theme.palette.ink`.
        return other.requires != nil && other.requires == token.requires
          && token.source.isPart(of: other.source)
      }
    }
  }

  /// Drops the sizes and text attributes of types that are no themes, unless several other files use them.
  ///
  /// - Parameter files: The files that use each name.
  mutating func dropDetails(usedIn files: [String: Set<String>]) {
    unreadable.removeAll { member in
      guard member.isDetail else { return false }
      let users = member.codes.flatMap(TokenUses.names(of:))
        .reduce(into: Set<String>()) { $0.formUnion(files[$1] ?? []) }
      return users.subtracting([member.file]).count < Self.fewestUsersOfDetail
    }
  }

  private static let fewestUsersOfDetail = 2

  /// Leaves out the tokens that are named like utilities and that no code uses: `debugColor`; so are the ends of a range
  /// that code only keeps a number within.
  mutating func dropDebugging(_ usage: [String: TokenUsage], isTheme: Bool) {
    func isLeft(_ token: ImportedToken) -> Bool {
      (token.isForDebugging || token.isRangeEnd && !isTheme) && usage[token.path] == nil
    }
    for token in tokens where isLeft(token) {
      let code = token.codes.ofFirstSite
      unreadable.append(
        UnreadableMember(
          name: code.map { Self.declared($0, token) } ?? token.name, file: token.file,
          line: token.line, reason: "no code uses it"))
    }
    tokens.removeAll(where: isLeft)
  }

  /// The code of the declaration of a token, without the end of a range.
  private static func declared(_ code: String, _ token: ImportedToken) -> String {
    let name = TokenUses.names(of: code).first ?? code
    guard token.isRangeEnd, let end = name.lastIndex(of: ".") else { return name }
    return String(name[..<end])
  }
}
