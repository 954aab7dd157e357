import MigrateKitCore

// Styles that code reaches in a way that is not followed. They are listed without a value, so that their uses count.

extension ThemeReader {
  // MARK: Texts

  /// Lists a constant with the digits of a color: `static let ink = "#112233"`.
  ///
  /// - Returns: Whether it is one.
  mutating func addText(_ declared: Declaration, _ place: Int32) -> Bool {
    guard declared.isStatic, declared.kind == .property,
      let code = declared.code,
      // A global of one word is too easily shadowed by a local.
      !declared.owner.isEmpty || NameWords.split(declared.name).count > 1,
      case let isOfTheme = ThemeWords.nameTheme(
        declared.owner.split(at: ".").map(String.init)[...]),
      isCandidate(declared)
    else { return false }
    let isText =
      declared.type == nil || declared.type == "String"
      ? Self.isColorText(code, needsSign: !isOfTheme) : false
    guard isText || isOfTheme && Self.isColorNumber(code, declared.type) else { return false }
    leave(
      ThemeMember(declared, place: place, through: declared.owner),
      "it is the \(isText ? "text" : "number") of a color; declare the color itself")
    return true
  }

  /// Lists a member of a theme's value whose text has the digits of a color: `primary` of `Colors(primary: "#112233")`.
  ///
  /// - Returns: Whether it is one.
  mutating func leaveText(_ member: ThemeMember, _ value: ThemeValue) -> Bool {
    guard !member.declared.isStatic, case .text(let text)? = value.held,
      Self.isColorText("\"\(text)\"", needsSign: true)
    else { return false }
    leave(member, Self.isText)
    return true
  }

  /// Lists the cases of an enum of the texts of colors: `enum ColorToken: String { case blue = "226AB4" }`, unless a function
  /// makes the colors of them.
  mutating func leaveTexts(_ cases: [Declaration], of type: String) {
    guard ThemeWords.nameTheme(type.split(at: ".").map(String.init)[...]),
      cases.allSatisfy({ $0.code.map { Self.isColorText($0, needsSign: false) } ?? false }),
      !isMadeColor(type)
    else { return }
    for element in cases { leave(element, Self.isText) }
  }

  /// Whether a function of the theme makes the colors of an enum's cases: `static func color(_ token: ColorToken) -> Color`.
  private func isMadeColor(_ type: String) -> Bool {
    let resolver = NameResolver(model.names, target: 0)
    return model.index.declarations.contains { declared in
      declared.kind == .function && declared.isStatic && declared.parameters.count == 1
        && declared.type.flatMap { ThemeType(named: DeclaredType.base(of: $0)) }?.isColor ?? false
        && resolver.qualified(declared.parameters[0].type, within: declared.owner) == type
    }
  }

  private static let isText = "it is the text of a color; declare the color itself"

  /// Whether code is an integer with the digits of a color: `0x112233`.
  private static func isColorNumber(_ code: String, _ type: String?) -> Bool {
    code.hasPrefix("0x") && [8, 10].contains(code.utf8.count)
      && ["Int", "UInt", "UInt32", "UInt64"].contains(type ?? "Int")
      && UInt32(code.dropFirst(2), radix: 16) != nil
  }

  /// Whether code is a string with the digits of a color; without `#` before them they may be any number.
  private static func isColorText(_ code: String, needsSign: Bool) -> Bool {
    var code = code
    return code.withUTF8 { bytes in
      guard bytes.count > 4, bytes.first == UInt8(ascii: "\""), bytes.last == bytes.first else {
        return false
      }
      var digits = bytes[1..<bytes.count - 1]
      let hasSign = digits.first == UInt8(ascii: "#")
      if hasSign { digits = digits.dropFirst() }
      return (hasSign ? [3, 4, 6, 8] : needsSign ? [] : [6, 8]).contains(digits.count)
        && UInt32(String(decoding: digits, as: UTF8.self), radix: 16) != nil
    }
  }

  // MARK: References

  /// Whether a measure without a written type is the constant of another type: `static let small = Global.Dimension.step16`.
  func refersToConstant(_ member: Declaration) -> Bool {
    guard member.type == nil, member.kind == .property, let code = member.code,
      code.first?.isUppercase ?? false, code.contains("."),
      ThemeWords.category(of: member.name, in: member.owner) != nil
    else { return false }
    return code.allSatisfy { $0.isLetter || $0.isNumber || "_.`".contains($0) }
  }

  /// The type of a color or a font that a constant is another name for: `static let easy = Theme.Colors.primary`.
  mutating func typeBehind(_ declared: Declaration, at place: Int32) -> ThemeType? {
    guard declared.type == nil, declared.kind == .property, declared.isStatic, !declared.isBody,
      let type = withEvaluator(for: declared, { $0.resolver.typeOfReference(place) }),
      let kind = ThemeType(named: DeclaredType.base(of: type)), kind.isColor || kind.isFont
    else { return nil }
    return kind
  }

  /// The type of a style that a constant takes from a module that is not read, by the names of that one's types:
  /// `static let ink = Tokens.Colors.ink`.
  func typeElsewhere(_ declared: Declaration) -> ThemeType? {
    guard declared.type == nil, declared.kind == .property, declared.isStatic, !declared.isBody,
      let names = declared.code?.split(at: "."), names.count > 2,
      names[names.count - 1] == declared.name,
      names.joined().allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }),
      case let head = String(names[0]), head.first?.isUppercase ?? false,
      !DeclaredType.isSystem(head), model.index.types(head).isEmpty,
      model.index.members(head, of: "").isEmpty
    else { return nil }
    let words = Set(names.dropLast().flatMap { NameWords.split(String($0)) })
    if !words.isDisjoint(with: ["color", "colors", "colour", "colours", "palette"]) {
      return .color(.color)
    }
    if !words.isDisjoint(with: ["font", "fonts", "typography"]) { return .font(.font) }
    return ThemeWords.category(of: declared.name, in: declared.owner) == nil
      ? nil : .number(.cgFloat)
  }

  // MARK: Types that are themes

  /// The themes that are types, of which code chooses one: `static var current: Theme.Type = LightTheme.self`.
  struct ChosenTypes {
    /// The property that holds the chosen type, by the type that all of them are.
    fileprivate(set) var holders: [String: Int32] = [:]
    /// All that can be chosen.
    fileprivate(set) var types: Set<String> = []
  }

  /// Looks for properties that hold one of several types with the same static styles.
  func chosenTypes() -> ChosenTypes {
    var chosen = ChosenTypes()
    let resolver = NameResolver(model.names, target: 0)
    let all = model.index.declarations
    for place in all.indices where all[place].kind == .property {
      guard let written = all[place].type, written.hasSuffix(".Type") else { continue }
      let declared = all[place]
      guard declared.isStatic, !declared.holdsType, !declared.owner.isEmpty, scope.reads(declared),
        declared.access >= .internal,
        let type = resolver.qualified(Self.instanceType(written), within: declared.owner),
        styles(of: type).count > 1
      else { continue }
      chosen.holders[type] = chosen.holders[type] ?? Int32(place)
      chosen.types.insert(type)
      for other in all where other.kind == .type && !other.inherited.isEmpty {
        if resolver.supertypes(of: other.path).contains(type) { chosen.types.insert(other.path) }
      }
    }
    return chosen
  }

  /// `Theme` of `any Theme.Type` and `(any Theme).Type`.
  private static func instanceType(_ metatype: String) -> String {
    var name = metatype.dropLast(".Type".count)
    if name.hasPrefix("("), name.hasSuffix(")") { name = name.dropFirst().dropLast() }
    return String(name.hasPrefix("any ") ? name.dropFirst(4) : name)
  }

  /// The static styles of a type, in declaration order.
  private func styles(of type: String) -> [Int32] {
    model.index.members(of: type).filter {
      let member = model.index[$0]
      return member.isStatic && member.kind == .property && ThemeType(of: member) != nil
    }.sorted()
  }

  /// Lists the styles of chosen types under the code that reaches the one that is on.
  mutating func addStyles(of chosen: ChosenTypes) {
    for (type, holder) in chosen.holders.sorted(by: { $0.key < $1.key }) {
      let path = model.index[holder].path
      for place in styles(of: type) where scope.reads(model.index[place]) {
        leave(
          ThemeMember(model.index[place], place: place, through: path),
          "'\(path)' is one of several types, which code chooses")
      }
    }
  }

  // MARK: Themes that are cases

  /// The cases that are on until people choose another one, of enums of themes other than light and dark: `parchment` of
  /// `current = AppTheme(rawValue: saved) ?? .parchment`.
  func fallbackThemes() -> Set<String> {
    let resolver = NameResolver(model.names, target: 0)
    var found: Set<String> = []
    for declared in model.index.declarations
    where declared.kind == .property || declared.kind == .function {
      guard let written = declared.type, scope.reads(declared),
        ThemeWords.nameTheme([DeclaredType.base(of: written)]),
        let type = resolver.qualified(written, within: declared.owner),
        case let cases = Set(model.index.cases(ofEnum: type).map { model.index[$0].name }),
        cases.count > 1, !cases.contains(where: { AppearanceMode(named: $0) == .dark })
      else { continue }
      if declared.isBody {
        if let name = declared.code.flatMap({ fallback(ofStored: $0) }), cases.contains(name) {
          found.insert(name)
        }
        continue
      }
      let initializers = model.index.members("init", of: declared.owner).map { model.index[$0] }
      let codes =
        [declared.code].compactMap { $0.map { "\(declared.name) = \($0)" } }
        + initializers.compactMap(\.code)
      found.formUnion(
        codes.compactMap { fallback(of: declared.name, in: $0) }.filter(cases.contains))
    }
    return found
  }

  /// The case that code assigns to a name, or that the assigned value falls back on.
  private func fallback(of name: String, in code: String) -> String? {
    let outline = model.names.parsed(code).outline
    for index in outline.lexemes.indices
    where outline.kind(index) == .identifier && outline.name(index) == name
      && outline.kind(index + 1) == .equal
    {
      let end = outline.lexemes.indices.first { $0 > index + 2 && outline.startsLine($0) }
      let last = (end ?? outline.count) - 1
      guard outline.kind(last) == .identifier, outline.kind(last - 1) == .period,
        last - 2 == index + 1 || outline.isText(last - 2, "??")
      else { continue }
      return outline.name(last)
    }
    return nil
  }

  /// The case that a body returns where nothing is stored: `parchment` of `AppTheme(rawValue: saved) ?? .parchment`, and
  /// of `guard let theme = AppTheme(rawValue: saved) else { return .parchment }`.
  private func fallback(ofStored code: String) -> String? {
    guard code.contains("rawValue:") else { return nil }
    let outline = model.names.parsed(code).outline
    let places = outline.lexemes.indices.filter { index in
      outline.kind(index) == .period && outline.kind(index + 1) == .identifier
        && (outline.isText(index - 1, "??") || outline.isText(index - 1, "return"))
    }
    return places.count == 1 ? outline.name(places[0] + 1) : nil
  }

  // MARK: Themes that code does not reach

  /// Lists the styles of a type that is called a theme and whose values no code that is followed has: one for the protocol
  /// of a framework.
  mutating func addUnreached() {
    let known = Set(result.tokens.flatMap(\.holders)).union(result.makers)
    let listed = Set(result.unreadable.map { "\($0.file):\($0.line)" })
    let all = model.index.declarations
    for place in all.indices where all[place].kind == .type && !all[place].isExtension {
      let type = all[place].path
      guard !all[place].isProtocol, !all[place].inherited.isEmpty, scope.reads(all[place]),
        let last = NameWords.split(all[place].name).last, ["theme", "palette"].contains(last),
        let owner = owners[type], !owner.isClosed, !known.contains(type)
      else { continue }
      let styles = model.index.members(of: type).sorted().filter { member in
        let declared = model.index[member]
        return !declared.isStatic && declared.kind == .property && declared.code != nil
          && isCandidate(declared) && ThemeType(of: declared) != nil
      }
      guard styles.count >= Self.fewestStyles else { continue }
      for member in styles {
        let declared = model.index[member]
        guard !listed.contains("\(model.fileNames[Int(declared.file)]):\(declared.line)") else {
          continue
        }
        leave(
          ThemeMember(declared, place: member, through: type),
          "no code that is followed has a value of '\(type)'")
      }
    }
  }

  /// Fewer styles do not make a theme.
  private static let fewestStyles = 3

  // MARK: Generated types

  /// Lists a style that the app adds to a type of styles that is not read, as generators make them:
  /// `extension BrandAsset.Main { static var point: BrandColors { … } }`.
  ///
  /// - Returns: Whether it is one.
  mutating func addToGenerated(_ declared: Declaration, _ place: Int32) -> Bool {
    let owner = declared.owner
    guard declared.isStatic, declared.kind == .property, !owner.isEmpty,
      isGenerated(owner), let type = declared.type,
      type == "Self" || DeclaredType.base(of: type) == DeclaredType.base(of: owner)
        || isGenerated(DeclaredType.base(of: type)), isCandidate(declared)
    else { return false }
    let member = ThemeMember(declared, place: place, through: owner)
    leave(member, appraise(member).reason)
    return true
  }

  /// Whether a member of a type of styles that is not read is one of that type's own styles under another name:
  /// `static let title = Inter.bold.font(size: 20)` of `FontFamily`.
  func renamesGenerated(_ member: Declaration) -> Bool {
    isGenerated(member.owner) && member.type == nil
      && member.code.map { GeneratedStyle.isMade(by: $0) } ?? false
  }

  /// Whether a type of styles is declared neither by the project nor by the system.
  private func isGenerated(_ type: String) -> Bool {
    // `UIFont.Weight` is the system's, whatever the app adds to it.
    let outer = String(type.prefix { $0 != "." })
    return !owners.declares(type) && ThemeType(named: outer) == nil
      && !DeclaredType.isSystem(type)
      && NameWords.split(type).contains(where: Self.styleWords.contains)
  }

  private static let styleWords: Set<String> = ["color", "colors", "font", "fonts"]
}
