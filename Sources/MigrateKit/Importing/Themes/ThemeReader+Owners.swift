import MigrateKitCore

// The types whose members are tokens.

extension ThemeReader {
  /// Whether the members of a type are tokens, not implementation details.
  func holdsTokens(_ member: Declaration) -> Bool {
    let owner = member.owner
    if isStyleExtension(owner) || mention(of: member) != nil { return true }
    if Self.views.contains(owner), !owners.declares(owner) {
      return isMeasure(member) && Self.namesKind(member.name)
    }
    let parts = owner.split(at: ".").map(String.init)
    let inStyle = isStyleExtension(parts[0])
    var path = ""
    for (index, part) in parts.enumerated() {
      path = path.isEmpty ? part : "\(path).\(part)"
      if inStyle, index == 0 { continue }
      guard let type = owners[path], !type.isClosed,
        type.isNamespace
          || index == parts.count - 1 && (isForeignTheme(member) || isShadowOfOwnType(member))
          || ThemeWords.nameTheme(parts[...index])
          || ThemeWords.endsWithMeasure(Array(parts[...index]))
      else { return false }
    }
    let app = names.words(for: model.fileNames[Int(member.file)])
    if let other = OtherStyle(of: member) {
      return OtherStyle.isOfTheme(parts, app: app)
        || other.isListOfNumbers && ThemeWords.endsWithMeasure(parts)
    }
    guard let type = owners[owner],
      type.isDeclared || inStyle || isForeignTheme(member) || renamesGenerated(member)
        || usedCategory(of: member) != nil
    else { return false }
    if let made = member.type, namesValues(made) { return true }
    if case .animation? = ThemeType(of: member), ThemeWords.nameMotion(parts) { return true }
    let isOfConstants = ThemeWords.namePartOfConstants(parts, app: app)
    if isMeasure(member) {
      // The numbers of one part of the app count if several files share them.
      return inStyle || ThemeWords.nameMeasures(parts, app: app)
        || ThemeWords.endsWithMeasure(parts) || ThemeWords.nameTheme(parts[...])
        || ThemeWords.endsWithSize(parts, app: app) || ThemeWords.nameMotionOfConstants(parts)
        || usedCategory(of: member) != nil
        || (Self.namesKind(member.name) || isDuration(member))
          && (isOfConstants || type.isNamespace && parts.count == 1 && isDesign(owner))
        || member.type == "Int" && measures.count(membersOf: owner)
    }
    if refersToConstant(member), ThemeWords.endsWithMeasure(parts) { return true }
    return !type.isDeclared || isOfConstants && ThemeType(of: member) != nil
      || ThemeWords.nameTheme(parts[...])
      || type.styleCount * 2 >= type.memberCount
      || type.isNamespace && type.styleCount >= Self.fewestOfPalette
  }

  /// A type with so many colors and fonts is a palette, whatever else it holds.
  private static let fewestOfPalette = 6

  /// Whether a name says by itself what kind of number it is: `cardPadding`.
  private static func namesKind(_ name: String) -> Bool {
    ThemeWords.category(of: name, in: "") != nil
  }

  /// Whether a constant is one of the shadows that its type is a style of: `static let low = AppShadow(color: …)`.
  private func isShadowOfOwnType(_ member: Declaration) -> Bool {
    let name = member.owner.split(at: ".").last.map(String.init) ?? ""
    return member.isLet && member.type == name
      && NameWords.split(name).last.map(["shadow", "elevation"].contains) ?? false
  }

  /// Types of the system that apps extend by the measures of all views: `UIView.screenPadding`.
  private static let views: Set<String> = ["UIView", "UIViewController", "NSView"]

  /// The category of a number by what code uses it for, or most of its type's numbers.
  private func usedCategory(of member: Declaration) -> TokenCategory? {
    measures.category(of: member)
      ?? measures.category(ofScale: member.owner, count: owners[member.owner]?.memberCount ?? 0)
  }

  /// Whether a type of constants is a design by what its numbers are called, and code uses some as distances or radii:
  /// `enum NeoBrutal { static let radiusSmall: CGFloat = 8 … }`.
  private func isDesign(_ owner: String) -> Bool {
    guard measures.count(membersOf: owner) else { return false }
    return model.index.memberNames(of: owner).count(where: Self.namesKind) >= Self.fewestOfDesign
  }

  private static let fewestOfDesign = 4

  /// Whether a number that only its type calls a spacing is a size by all of its uses: `S.touch` of `minHeight: S.touch`.
  func isSide(_ member: ThemeMember) -> Bool {
    let name = member.declared.name
    return measures.isSide(member.declared) && !ThemeWords.nameStep(name) && !Self.namesKind(name)
  }

  /// What a number of a theme measures; `nil` for one that is listed instead.
  mutating func measure(
    _ number: Double, of member: ThemeMember, _ type: ThemeType
  ) -> StyleValue? {
    let named = mention(of: member.declared)?.category
    guard let category = named ?? namedCategory(of: member) ?? guessedCategory(of: member),
      named != nil || ThemeWords.isPlausible(number, category)
    else {
      leaveMeasure(member, number)
      return nil
    }
    let reason: String? =
      switch category {
      case .spacing where named == nil && isSide(member): "code uses it as a size"
      case .fontSize where isPartOfText(member): "it is a part of a style of text"
      // Code that converts a duration wherever it is used is not the app's.
      case .duration where named == nil && type != .number(.double):
        "it is a \(type.site.rawValue), and durations are Doubles"
      case .radius where number < 1:
        "a radius of less than a point is probably a share of a side"
      case .lineSpacing where number < Self.smallestLineSpacing: Self.isFactorOfLineHeight
      default: nil
      }
    guard let reason else { return .measure(number, of: category) }
    leave(member, reason, isOther: category == .spacing || category == .fontSize)
    return nil
  }

  /// A member with the type that its extension says `Self` is: `LinearGradient` in an `extension ShapeStyle where Self ==
  /// LinearGradient`; any other declaration as it is.
  func withStyleOfSelf(_ declared: Declaration) -> Declaration {
    guard declared.owner == "ShapeStyle", declared.type == "Self" else { return declared }
    let around = model.index.types(declared.owner).lazy.map { [index = model.index] in index[$0] }
      .filter { $0.file == declared.file && $0.line <= declared.line }.max { $0.line < $1.line }
    let sign = "Self == "
    guard let constraint = around?.inherited.first(where: { $0.hasPrefix(sign) }) else {
      return declared
    }
    var member = declared
    member.type = String(constraint.dropFirst(sign.count))
    return member
  }

  /// The category of a number by its name, unless code uses the `lineSpacing` of a collection only as the distance
  /// between its items.
  func namedCategory(of member: ThemeMember) -> TokenCategory? {
    let named = ThemeWords.category(of: member.listed.name, in: member.listed.owner)
    return named == .lineSpacing && measures.isOnly(.spacing, member.declared) ? .spacing : named
  }

  /// The reason why a measure of the cases of an enum is not a token, as a clause; `nil` if it is one.
  mutating func reasonToLeave(
    _ property: StyleProperty, _ category: TokenCategory?, of name: String, _ cases: [Declaration],
    isOfText: Bool
  ) -> String? {
    switch category {
    // `var fontSize: CGFloat` of the `enum Size` of a badge is that of badges.
    case .fontSize? where !isOfText && !ThemeWords.nameFontSizes(of: name):
      "each is the font size of one part"
    case .lineSpacing? where isFactor(property, of: name, cases): Self.isFactorOfLineHeight
    default: nil
    }
  }

  /// Whether the line spacing of any case is a factor of the line height, and so is that of each.
  private mutating func isFactor(
    _ property: StyleProperty, of name: String, _ cases: [Declaration]
  ) -> Bool {
    cases.contains { element in
      var member = ThemeMember(
        property.declared, place: property.place,
        through: "\(name).\(ThemeMember.quoted(element.name))")
      member.holder = element
      member.isOfValue = true
      return appraise(member).style?.number.map { $0 < Self.smallestLineSpacing } ?? false
    }
  }

  /// Whether a number is the size of a font that a value has beside its weight and others, `Style.title.pointSize`, or of a
  /// style whose font functions make.
  func isPartOfText(_ member: ThemeMember) -> Bool {
    let declared = member.declared
    guard !declared.isStatic, declared.kind == .property,
      ThemeWords.category(of: declared.name, in: declared.owner) == .fontSize
    else { return false }
    return member.holder?.kind == .enumCase
      ? areStylesOfText(declared.owner) : NameWords.split(declared.name).count <= 2
  }

  /// Whether a number is a distance by the side at the end of its name, and by its uses alone.
  func isOfSide(_ member: ThemeMember) -> Bool {
    ThemeWords.nameSide(member.declared.name) && namedCategory(of: member) == nil
  }

  /// Whether a function is a measure of the theme for a place that is known at run time: `cardPadding(for: width)`.
  func takesPlace(_ member: ThemeMember) -> Bool {
    member.declared.isStatic && Self.namesKind(member.declared.name)
      && !ThemeWords.nameOther(member.declared.name) && !member.declared.parameters.isEmpty
      && member.declared.parameters.allSatisfy { parameter in
        parameter.label != nil && ["CGFloat", "Bool", "CGSize"].contains(parameter.type)
      }
  }

  /// The category of a number that its name does not say: that of its uses, else that of the comment above it.
  func guessedCategory(of member: ThemeMember) -> TokenCategory? {
    let declared = member.declared
    let type = declared.owner.split(at: ".").last.map(String.init) ?? ""
    if declared.kind == .function, let used = measures.category(of: declared) { return used }
    if ThemeWords.nameSide(declared.name), measures.isOnly(.spacing, declared) { return .spacing }
    if isDuration(declared) { return .duration }
    guard !ThemeWords.nameOther(member.listed.name) else { return nil }
    if ThemeWords.nameOther(type) {
      // The uses of a step such as `Sizes.small` show what it measures; a letter says nothing.
      return ThemeWords.nameStep(declared.name) && declared.name.utf8.count > 1
        ? usedCategory(of: declared) : nil
    }
    // What is called so and is less than a point may be the opacity of the line.
    if ThemeWords.nameLine(declared.name),
      declared.type == "CGFloat" || declared.code.flatMap(Double.init) ?? 0 >= 1
    {
      return .borderWidth
    }
    if let used = usedCategory(of: declared) { return used }
    let file = Int(declared.file)
    guard
      let heading = notes[file].headings[declared.line]
        ?? ThemeWords.category(ofFile: model.fileNames[file])
    else { return nil }
    // A part of an interface under such a heading may be called after its size.
    return heading != .spacing && !ThemeWords.nameAmount(declared.name)
      || ThemeWords.nameStep(declared.name) ? heading : nil
  }

  /// Whether a number is a time: called after the speed of an animation, `animationQuick`, or one that a type of motion
  /// has by its speed or by what code uses it for, `Motion.fast`.
  private func isDuration(_ declared: Declaration) -> Bool {
    guard ["Double", "TimeInterval", "CFTimeInterval"].contains(declared.type ?? "Double") else {
      return false
    }
    let words = NameWords.split(declared.name)
    let isOfMotion = ThemeWords.nameMotion(declared.owner.split(at: ".").map(String.init))
    if isOfMotion, measures.isOnly(.duration, declared) { return true }
    if isOfMotion, words[0] == "dur" { return true }
    let isPrefixed = ["animation", "anim"].contains(words[0])
    let speed = isPrefixed ? words.dropFirst() : words[...]
    return (isPrefixed ? speed.count == 1 : isOfMotion) && ThemeWords.nameSpeed(speed)
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
  mutating func isGlobalToken(_ declared: Declaration) -> Bool {
    let words = NameWords.split(declared.name)
    if mention(of: declared) != nil { return true }
    guard declared.kind == .property else {
      return ThemeWords.nameTheme([declared.name]) && words != ["color"] && words != ["font"]
        || Self.namesKind(declared.name)
    }
    if let type = declared.type, namesValues(type) { return true }
    // No local is written in capitals: `let Theme = Snow()`.
    if declared.isLet, declared.name.first?.isUppercase ?? false,
      ThemeWords.nameTheme([declared.name]), declared.code.map(MemberChain.isCall) ?? false
    {
      return true
    }
    guard words.count > 1 else { return false }
    // The project may have another name for the type: `typealias PlatformColor = UIColor`.
    guard
      let type = withEvaluator(for: declared, { ThemeValue.writtenType(of: declared, $0) }),
      !type.isNumber
    else { return Self.namesKind(declared.name) }
    return true
  }

  /// Whether a member holds a number, or a range of numbers.
  private func isMeasure(_ member: Declaration, depth: Int = 0) -> Bool {
    guard let type = member.type else {
      return member.code.map { $0.contains("..") || Self.isArithmetic($0) } ?? false
        || isCalledMeasure(member)
        || depth < Self.mostNames
          && sibling(named: member).map { isMeasure($0, depth: depth + 1) } ?? false
    }
    return ThemeType(named: DeclaredType.base(of: type))?.isNumber
      ?? (type.contains("Range<CGFloat>") || type == "Int" && isCalledLength(member))
  }

  /// The constant of the same type that one without a written type is another name for: `large` of
  /// `static let margin = large`.
  private func sibling(named member: Declaration) -> Declaration? {
    guard member.kind == .property, member.isStatic, !member.isBody, let name = member.code,
      name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }), name != member.name
    else { return nil }
    return model.index.members(name, of: member.owner).lazy.map { [model] in model.index[$0] }
      .first { $0.isStatic && $0.kind == .property }
  }

  /// How many names of names of a constant are followed.
  private static let mostNames = 4

  /// Whether the name of an integer is that of a length, and not that of an amount: `padding`, not `gridColumns`.
  func isCalledLength(_ member: Declaration) -> Bool {
    guard !ThemeWords.nameAmount(member.name), !ThemeWords.nameOther(member.name) else {
      return false
    }
    switch ThemeWords.category(of: member.name, in: "") {
    case .radius?, .spacing?, .borderWidth?, .lineSpacing?, .fontSize?: return true
    default: return false
    }
  }

  /// Whether a constant that is named like a measure gets its number from a function of its type: `px(2)`.
  private func isCalledMeasure(_ member: Declaration) -> Bool {
    guard Self.namesKind(member.name), let code = member.code,
      code.hasSuffix(")"), let open = code.firstIndex(of: "("),
      case let names = code[..<open].split(at: "."), let name = names.last,
      names.count == 1 || names.dropLast().joined(separator: ".") == member.owner
    else { return false }
    return model.index.members(String(name), of: member.owner).contains { place in
      let made = model.index[place].type.map { DeclaredType.base(of: $0) }
      return made.flatMap { ThemeType(named: $0) }?.isNumber ?? false
    }
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
  mutating func instanceType(of declared: Declaration, _ value: ThemeValue) -> String? {
    guard value.type == nil, declared.kind == .property else { return nil }
    // A static alias of another value is not another theme.
    let isMade = declared.code.map(MemberChain.isCall) ?? owners.decodes(declared.owner)
    var type: String?
    if case .instance(let instance)? = value.held { type = instance.type }
    // A theme of a shared object stays one where its code does not show which of several it is.
    let isTheme = !declared.isStatic && value.held == nil && declared.type.map(namesValues) ?? false
    guard isMade || isTheme || !declared.isStatic && type != nil, !holdsAnyTheme(declared) else {
      return nil
    }
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

  /// Whether a variable may have another type of theme than at first: its members are those of the protocol.
  private mutating func holdsAnyTheme(_ declared: Declaration) -> Bool {
    guard !declared.isLet, !declared.isBody, let written = declared.type else { return false }
    return withEvaluator(for: declared) { evaluator in
      let type = evaluator.typeName(written, within: declared.owner, evaluator.resolver.target)
      return type.map { evaluator.resolver.conformers(to: $0).count > 1 } ?? false
    }
  }

  /// The type of the project that holds a part of a theme: `Colors` of `var colors: Colors { get }`.
  mutating func partType(of declared: Declaration) -> String? {
    guard let written = declared.type, ThemeType(named: DeclaredType.base(of: written)) == nil
    else {
      return nil
    }
    let type = withEvaluator(for: declared) {
      $0.typeName(written, within: declared.owner, $0.resolver.target)
    }
    return type.flatMap { owners.declares($0) ? $0 : nil }
  }
}
