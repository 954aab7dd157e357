import MigrateKitCore

// The styles that code makes of functions and of structs, rather than declares.

/// A font, or a step of a scale, that code makes of a function or of a struct.
struct CalledStyle {
  var member: ThemeMember
  var value: ThemeValue
  /// The number of calls.
  var count: Int
}

extension ThemeMember {
  /// Whether it is a function for a color of any opacity, unlike one for the color of a rate or of a score.
  fileprivate var takesOpacity: Bool {
    let required = declared.parameters.filter { $0.defaultValue == nil }
    return required.count == 1
      && ["a", "alpha", "opacity"].contains(required[0].label ?? required[0].name)
  }
}

extension ThemeReader {
  /// A constant closure that makes a font of a number as the function that it is to code:
  /// `static let regular = { (size: CGFloat) -> UIFont in … }`; any other declaration as it is.
  func asFunction(_ declared: Declaration) -> Declaration {
    guard declared.kind == .property, declared.isLet, !declared.isBody,
      let code = declared.code, code.hasPrefix("{"), code.hasSuffix("}"),
      case let outline = model.names.parsed(code).outline, outline.partner(0) == outline.count - 1,
      let (types, result) = signature(of: declared, outline), types.count == 1,
      types[0] == "CGFloat", ThemeType(named: result)?.isFont ?? false
    else { return declared }
    var function = declared
    function.kind = .function
    function.type = result
    function.parameters = [DeclaredParameter(label: nil, name: "size", type: types[0])]
    return function
  }

  /// The types of a closure's parameters and of its result, as its declaration or its signature states them; a font that its
  /// code makes by name may be the result too.
  private func signature(
    of declared: Declaration, _ outline: SyntaxOutline
  ) -> (types: [String], result: String)? {
    if let written = declared.type, let result = TypeText.result(written) {
      return (TypeText.parameters(written), result)
    }
    guard outline.kind(1) == .leftParen, let close = outline.partner(1) else { return nil }
    let types = outline.elements(open: 1, close: close).map { outline.compactText($0.value) }
    if outline.isText(close + 1, "->") { return (types, outline.name(close + 2)) }
    let start = outline.isText(close + 2, "return") ? close + 3 : close + 2
    return outline.isText(close + 1, "in") ? (types, outline.name(start)) : nil
  }

  /// Whether calls make their arguments a style of the app's: one is enough if all are cases, a number must be repeated.
  private static func areStyle(_ arguments: [StyleCalls.Argument], _ count: Int) -> Bool {
    count > 1 || !arguments.contains(where: \.isNumber)
  }

  /// Evaluates the fonts that code asks a function for, the opacities of a color, or the distances of `px(2)`.
  ///
  /// - Returns: Whether there are any.
  @discardableResult
  mutating func readCalls(of member: ThemeMember, _ type: ThemeType) -> Bool {
    guard member.declared.kind == .function, member.declared.isStatic || member.holder != nil,
      type.isNumber ? guessedCategory(of: member) != nil : member.namesStyle,
      !type.isColor || member.takesOpacity, !type.isAnimation
    else { return false }
    let known = calledStyles.count
    let isOfCase = member.holder?.kind == .enumCase
    let isUnique = !isOfCase || uniqueFunctions.contains(member.declared.name)
    for (arguments, count) in calls.calls(
      of: member.declared, through: member.path, isUnique: isUnique)
    where Self.areStyle(arguments, count) {
      var own = member
      own.arguments = Self.code(of: arguments)
      own.holder = member.holder ?? member.declared
      own.isOfValue = true
      own.chooser = member.declared.name
      let group = isOfCase ? member.listed.name : nameOfStyles(by: member, type)
      own.listed = (member.listed.owner, "\(group).\(Self.name(of: arguments))")
      let value = appraise(own)
      if value.style != nil {
        calledStyles.append(CalledStyle(member: own, value: value, count: count))
      }
    }
    return calledStyles.count > known
  }

  /// Evaluates the fonts that code asks the cases of an enum for: `AppFont.bold.of(size: 14)`.
  ///
  /// - Returns: Whether there are any.
  mutating func readCalls(of function: ThemeMember, ofEnum type: String, _ style: ThemeType) -> Bool
  {
    var isCalled = false
    for place in model.index.cases(ofEnum: type) where model.index[place].parameters.isEmpty {
      let element = model.index[place]
      let name = ThemeMember.quoted(element.name)
      var member = ThemeMember(
        function.declared, place: function.place, through: "\(codeName(type)).\(name)")
      member.isPublic = member.isPublic && element.access >= .package
      member.holder = element
      member.listed = (codeName(type), element.name)
      if readCalls(of: member, style) { isCalled = true }
    }
    return isCalled
  }

  /// Evaluates the fonts of the structs that code makes of choices: `AppFont(style: .title, weight: .bold).font`.
  mutating func readMadeValues() {
    let all = model.index.declarations
    for place in all.indices where all[place].kind == .type && !all[place].isExtension {
      let type = all[place].path
      guard namesValues(type), let parameters = choices(makingValuesOf: type),
        let fonts = valueProperties(of: type), fonts.allSatisfy(\.isFont)
      else { continue }
      for (arguments, count) in calls.calls(ofType: type, parameters)
      where Self.areStyle(arguments, count) {
        let value = "\(codeName(type))(\(Self.code(of: arguments)))"
        for font in fonts {
          var member = ThemeMember(font.declared, place: font.place, through: value)
          member.holder = all[place]
          member.isOfValue = true
          member.listed = (codeName(type), Self.name(of: arguments))
          let worth = appraise(member)
          if worth.style != nil {
            calledStyles.append(CalledStyle(member: member, value: worth, count: count))
          }
        }
      }
    }
  }

  /// The parameters of a struct's initializer, declared or not, if each takes the case of an enum of the project.
  private func choices(makingValuesOf type: String) -> [DeclaredParameter]? {
    let initializers = model.index.initializers(of: type)
    guard initializers.count == 1, case let parameters = initializers[0], parameters.count > 1
    else {
      return nil
    }
    let resolver = NameResolver(model.names, target: 0)
    let areChoices = parameters.allSatisfy {
      resolver.qualified($0.type, within: type).map {
        !model.index.cases(ofEnum: $0).isEmpty
      } ?? false
    }
    return areChoices ? parameters : nil
  }

  /// Arguments as code.
  private static func code(of arguments: [StyleCalls.Argument]) -> String {
    arguments.map { ($0.label.map { "\($0): " } ?? "") + $0.code }.joined(separator: ", ")
  }

  /// What is said beside the types of a function's arguments.
  static let askedStyles = "; the styles that code asks for are tokens"

  /// The name that the styles of a function have in common: its own, unless that is a style's too.
  private func nameOfStyles(by member: ThemeMember, _ type: ThemeType) -> String {
    let declared = member.declared
    let isShared = model.index.members(declared.name, of: declared.owner).contains { place in
      place != member.place && model.index[place].kind == .property
        && ThemeType(of: model.index[place]) != nil
    }
    return isShared ? declared.name + (type.isColor ? "Opacity" : "Size") : declared.name
  }

  /// The name of a style by its arguments: `12Bold`.
  private static func name(of arguments: [StyleCalls.Argument]) -> String {
    let words = arguments.filter(\.isNumber) + arguments.filter { !$0.isNumber }
    return ThemeWords.camelCase(
      words.flatMap { argument in
        argument.isNumber
          ? [argument.code.replacing(".", with: "_")]
          : argument.code.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
      })
  }

  /// Adds what code makes of functions, by size; of equal ones the one in most use, if no constant has its value.
  mutating func addCalledStyles() {
    var known = Set(
      result.tokens.filter { [.font, .color].contains($0.category) }.flatMap(Self.keys))
    let styles = calledStyles.sorted { ($1.count, $0.member.code) < ($0.count, $1.member.code) }
      .filter { called in
        guard let style = called.value.style, let site = called.value.type?.site
        else { return false }
        return known.insert(Key(value: style, site: site)).inserted
      }
    func key(_ called: CalledStyle) -> (Int32, Double, String) {
      var size = called.value.style?.number ?? 0
      if case .font(let style)? = called.value.style { size = style.size }
      return (called.member.place, size, called.member.code)
    }
    for called in styles.sorted(by: { key($0) < key($1) }) { add(called.member, called.value) }
  }

  /// A value of a framework's type.
  private struct Key: Hashable {
    var value: StyleValue
    var site: Site
  }

  private static func keys(of token: ImportedToken) -> [Key] {
    token.codes.keys.map { Key(value: token.value, site: $0) }
  }
}
