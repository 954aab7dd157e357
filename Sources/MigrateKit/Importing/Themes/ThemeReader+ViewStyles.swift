import MigrateKitCore

// Functions of views that carry a style: `func titleStyle() -> some View { font(…).foregroundColor(…) }`.
//
// Such a function sets several values at once, so it has none itself; its uses are uses of the design system.

/// The constant that a function of views passes to the only modifier that it calls.
struct ForwardedStyle {
  var code: String
  /// Whether the function is a style whatever the constant is.
  var isStyle: Bool
}

extension ThemeReader {
  /// Lists a function that gives a view a style of the app, whether in its own body or by a modifier; one whose body is a
  /// shadow is a token.
  mutating func addViewStyle(_ declared: Declaration, _ place: Int32) {
    if leaveView(declared) { return }
    // Uses of an overload of `font(_:)` cannot be distinguished from those of SwiftUI's.
    guard !declared.isStatic, isCandidate(declared), !SystemNames.isViewModifier(declared.name),
      Self.results[declared.owner]?.contains(declared.type ?? "") ?? false
    else { return }
    let required = declared.parameters.filter { $0.defaultValue == nil }
    // A style of the theme that is set, or a choice between fixed styles, not a color of any kind.
    let isFont = required.contains { Self.partsOfFont.contains($0.type) }
    let isTinted = !required.isEmpty && required.allSatisfy { $0.type == "UIColor" }
    guard
      isTinted
        || required.allSatisfy({
          namesValues($0.type) || isChoice($0.type) || Self.partsOfFont.contains($0.type)
        })
    else { return }
    // A layer's function casts the shadow of the theme that it is given: the shadow is the token.
    guard required.isEmpty || isTinted || Self.extendsSwiftUI(declared) else { return }
    if addShadow(of: declared, place) { return }
    guard !Self.removesStyle(declared) else { return }
    let names = names(calledBy: declared)
    var styles = Self.styles(setBy: names)
    let words = NameWords.split(declared.name)
    let setsPadding =
      styles.isEmpty && names.contains("padding") && !Self.paddings.isDisjoint(with: words)
    if setsPadding { styles = ["padding"] }
    // A size may be that of anything, unless it is given for a style of text with a color.
    let isOfText =
      styles == ["font"] ? words.contains("font") : Set(styles).isSuperset(of: ["font", "color"])
    if isFont, !isOfText { return }
    let isNamedStyle = required.contains { namesValues($0.type) } || words.last == "style"
    let argument = styles.count == 1 ? onlyArgument(of: declared) : nil
    if styles == ["font"], argument == nil, addFont(of: declared, place) { return }
    let isStyle =
      styles.count > 1 || isNamedStyle || setsPadding
      || styles.contains(where: Self.telling.contains) || Self.cutsCorners(names)
      || styles == ["color"] && asksAppearance(declared, names)
      || styles == ["background"] && Self.isSurface(words, declared.code)
    // In UIKit one value alone is no style, nor is the color that a function is given.
    if declared.owner == "UIView" || isTinted, styles != ["shadow"], styles.count < 2 { return }
    guard isStyle || argument != nil, !styles.isEmpty,
      isNamedStyle || names.isDisjoint(with: Self.contents)
    else { return }
    let labels = required.map { "\($0.label ?? "_"):" }.joined()
    leave(
      declared, as: "\(declared.name)(\(labels))",
      isFont
        ? "it takes \(ThemeMember.types(of: required))"
        : "it sets the \(styles.joined(separator: " and the "))")
    if styles.contains("font"), declared.owner == "View" { fontFunctions.append(place) }
    if let argument {
      forwarded[".\(declared.name)"] = ForwardedStyle(code: argument, isStyle: isStyle)
    }
  }

  /// Lists the properties of a text that give it a style: `var bodyMedium: Text { font(…).foregroundColor(…) }`.
  mutating func addTextStyles() {
    for place in model.index.members(of: "Text").sorted() {
      let declared = model.index[place]
      guard declared.kind == .property, !declared.isStatic, declared.isBody, isCandidate(declared),
        ["Text", "some View"].contains(declared.type), let code = valueCode(of: declared),
        case let names = names(calledBy: declared),
        case let styles = Self.styles(setBy: names),
        !styles.isEmpty, names.isDisjoint(with: Self.contents)
      else { continue }
      result.unreadable.append(
        UnreadableMember(
          name: ".\(declared.name)", file: model.fileNames[Int(declared.file)],
          line: Int(declared.line), reason: "it sets the \(styles.joined(separator: " and the "))",
          code: code))
    }
  }

  /// Whether a function takes a style away, so that it has none: `clearBackground()`, but not `clearGlass()`.
  private static func removesStyle(_ declared: Declaration) -> Bool {
    switch NameWords.split(declared.name).first {
    case "clear":
      declared.code?.split { !$0.isLetter && !$0.isNumber }.contains {
        ["clear", "hidden", "nil", "0"].contains($0)
      } ?? false
    case let first?: removals.contains(first)
    case nil: false
    }
  }

  /// Whether a function, or the modifier that it applies, sets its color by the appearance.
  private func asksAppearance(_ declared: Declaration, _ names: Set<String>) -> Bool {
    func asks(_ code: String?) -> Bool { code?.contains("colorScheme") ?? false }
    return asks(declared.code)
      || names.contains { name in
        model.index.types(name).contains(where: isModifier)
          && model.index.members("body", of: name).contains { asks(model.index[$0].code) }
      }
  }

  /// Lists a function of any value, once for all of its overloads; where an archive has a copy, the app's own one.
  private mutating func leave(_ declared: Declaration, as name: String, _ reason: String) {
    let code = ".\(declared.name)"
    if let known = result.unreadable.firstIndex(where: { $0.code == code }) {
      guard !BorrowedStyles.isOwn(result.unreadable[known].file),
        BorrowedStyles.isOwn(model.fileNames[Int(declared.file)])
      else { return }
      result.unreadable.remove(at: known)
    }
    result.unreadable.append(
      UnreadableMember(
        name: ".\(name)", file: model.fileNames[Int(declared.file)], line: Int(declared.line),
        reason: reason, code: code))
  }

  /// Lists a function of a theme that draws a view: `theme.cardBackground()`.
  ///
  /// - Returns: Whether it is one.
  private mutating func leaveView(_ declared: Declaration) -> Bool {
    guard ["some View", "AnyView"].contains(declared.type), isCandidate(declared),
      let type = owners[declared.owner], type.isDeclared, !type.isClosed,
      ThemeWords.nameDesign(declared.owner.split(at: ".").map(String.init)),
      // Functions of one word are those of any view.
      NameWords.split(declared.name).count > 1,
      !declared.parameters.contains(where: { $0.defaultValue == nil && !isChoice($0.type) })
    else { return false }
    let code = declared.isStatic ? declared.path : ".\(declared.name)"
    let left = UnreadableMember(
      name: "\(declared.owner).\(declared.signature)",
      file: model.fileNames[Int(declared.file)], line: Int(declared.line),
      reason: "it draws a view", code: code, isOther: true)
    result.unreadable.append(left)
    return true
  }

  /// Whether an argument chooses between the styles that a function has: a flag, or a case of an enum.
  func isChoice(_ type: String) -> Bool {
    ["Bool", "ColorScheme"].contains(type) || !model.index.cases(ofEnum: type).isEmpty
  }

  // MARK: Modifiers that pass on a token

  /// The constant that a function passes to the only modifier that it calls: `Spacing.large` of `padding(.horizontal,
  /// Spacing.large)`.
  private func onlyArgument(of declared: Declaration) -> String? {
    guard let code = declared.modifierCode, case let outline = model.names.parsed(code).outline,
      let call = outline.call(named: 0), call.close == outline.count - 1,
      let value = outline.arguments(call).last?.value,
      let chain = MemberChain.chain(from: value.lowerBound, in: outline), chain.span == value,
      chain.names.allSatisfy({ !$0.isCall })
    else { return nil }
    return outline.compactText(value)
  }

  /// Says which token a function passes on, whose uses are uses of that token.
  mutating func nameForwarded() {
    guard !forwarded.isEmpty else { return }
    var places: [String: Int] = [:]
    for index in result.tokens.indices {
      for name in result.tokens[index].codes.values.flatMap(TokenUses.names(of:)) {
        places[name] = places[name] ?? index
      }
    }
    var others: Set<String> = []
    for index in result.unreadable.indices {
      guard let code = result.unreadable[index].code, let style = forwarded[code] else { continue }
      guard let place = places[style.code] else {
        if !style.isStyle { others.insert(code) }
        continue
      }
      let token = result.tokens[place]
      result.unreadable[index].reason +=
        " to \(style.code), \(ValueDescription.plain(token.value))"
      result.unreadable[index].passesToken = true
      result.tokens[place].forwarders.insert(code)
    }
    result.unreadable.removeAll { $0.code.map(others.contains) ?? false }
  }

  // MARK: Functions of cases

  /// Lists the functions by which each case of an enum of styles makes a color or a font: `func font(size: CGFloat)`.
  mutating func leaveFunctions(ofEnum type: String, isOfText: Bool) {
    for place in model.index.members(of: type).sorted() {
      let declared = model.index[place]
      guard declared.kind == .function, !declared.isStatic, isCandidate(declared),
        let style = declared.type.flatMap({ ThemeType(named: DeclaredType.base(of: $0)) }),
        style.isFont || style.isColor && !isOfText, !declared.parameters.isEmpty,
        case let member = ThemeMember(declared, place: place, through: type),
        style.isFont && !member.isForDebugging || member.namesStyle
      else { continue }
      let isCalled = style.isFont && readCalls(of: member, ofEnum: type, style)
      // Other uses are recognized by the name alone.
      guard uniqueFunctions.contains(declared.name), !SystemNames.isViewModifier(declared.name),
        !SystemNames.hasInstanceMember(declared.name)
      else { continue }
      leave(
        declared, as: declared.signature,
        "it takes \(ThemeMember.types(of: declared.parameters))"
          + (isCalled ? Self.askedStyles : ""))
    }
  }

  /// The results of functions that give a style to what they are called on, by the type that they extend.
  private static let results: [String: Set<String>] = {
    let views: Set<String> = ["some View", "Text", "some Text"]
    let layers: Set<String> = ["", "Void", "()"]
    let all = [
      "View": views, "Text": views, "UIView": layers.union(["Self"]), "CALayer": layers,
    ]
    return controls.reduce(into: all) { $0[$1] = layers.union(["Self", $1]) }
  }()

  /// The views of UIKit that functions give a text style by what they assign: `textColor = …`.
  private static let controls: Set<String> = ["UILabel", "UIButton", "UITextField", "UITextView"]

  /// Adds the shadow that a function is another name for: `func cardShadow() -> some View { shadow(…) }`.
  ///
  /// - Returns: Whether it is one.
  private mutating func addShadow(of declared: Declaration, _ place: Int32) -> Bool {
    guard let code = declared.modifierCode else { return false }
    return add(.shadow, code, expecting: .viewModifier, as: declared, place)
  }

  /// Adds the font that a function sets and no constant holds: `func header() -> some View { font(.system(size: 28)) }`.
  ///
  /// - Returns: Whether there is one.
  private mutating func addFont(of declared: Declaration, _ place: Int32) -> Bool {
    guard declared.parameters.isEmpty, Self.extendsSwiftUI(declared),
      let code = FontFunction.code(ofFontSetBy: declared, model.names)
    else { return false }
    return add(.font, code, expecting: .font, as: declared, place)
  }

  /// Adds the value of code in the body of a function without parameters, as the token of the function.
  ///
  /// - Returns: Whether the code has a value of the category.
  private mutating func add(
    _ category: TokenCategory, _ code: String, expecting site: Site, as declared: Declaration,
    _ place: Int32
  ) -> Bool {
    let around = NameResolver.Place(file: declared.file, enclosingType: declared.owner)
    let worth = withEvaluator(for: declared) {
      $0.worth(ofCode: code, at: around, expecting: site)
    }
    guard let style = worth.tokenValue(model.index), style.category == category else {
      return false
    }
    let member = ThemeMember(declared, place: place, through: "")
    let call = "\(ThemeMember.quoted(declared.name))()"
    append(token(member, style, [.viewModifier: call]), of: member)
    return true
  }

  /// Whether a function is one of views or of texts in SwiftUI.
  private static func extendsSwiftUI(_ declared: Declaration) -> Bool {
    declared.owner == "View" || declared.owner == "Text"
  }

  /// The names that a function calls or assigns, with those of the modifiers and of the other functions of views that it
  /// calls.
  private func names(calledBy declared: Declaration) -> Set<String> {
    guard Self.extendsSwiftUI(declared) else {
      let set = Self.names(in: declared.code, before: .equal)
      let shadow: Set<String> = set.contains { $0.hasPrefix("shadow") } ? ["shadow"] : []
      return Self.controls.contains(declared.owner) || declared.owner == "UIView"
        ? shadow.union(Self.modifiers(assigning: set, in: declared.code)) : shadow
    }
    var names = Self.names(in: declared.code, before: .leftParen)
    for name in names where model.index.types(name).contains(where: { isModifier($0) }) {
      for body in model.index.members("body", of: name) {
        names.formUnion(Self.names(in: model.index[body].code, before: .leftParen))
      }
    }
    for name in names where !Self.isSetter(name) {
      for place in model.index.members(name, of: "View")
      where model.index[place].kind == .function && model.index[place].line != declared.line {
        names.formUnion(Self.names(in: model.index[place].code, before: .leftParen))
      }
    }
    return names
  }

  /// The modifiers of SwiftUI for what a function of UIKit's views assigns, or sets by a call.
  private static func modifiers(assigning names: Set<String>, in code: String?) -> Set<String> {
    let calls = Self.names(in: code, before: .leftParen).map { Set(NameWords.split($0)) }
    func sets(_ words: Set<String>) -> Bool {
      calls.contains { $0.contains("set") && $0.isSuperset(of: words) }
    }
    var modifiers = Set(names.compactMap { assigned[$0] })
    if sets(["font"]) || sets(["text", "style"]) { modifiers.insert("font") }
    if sets(["title", "color"]) { modifiers.insert("foregroundColor") }
    return modifiers
  }

  private static let assigned = [
    "font": "font", "textColor": "foregroundColor", "tintColor": "tint",
    "backgroundColor": "background", "cornerRadius": "cornerRadius", "borderColor": "border",
    "borderWidth": "border",
  ]

  /// The styles that some calls or assignments set.
  static func styles(setBy names: Set<String>) -> [String] {
    setters.filter { !names.isDisjoint(with: $0.names) }.map(\.style)
  }

  private static func isSetter(_ name: String) -> Bool {
    setters.contains { $0.names.contains(name) }
  }

  private func isModifier(_ type: Int32) -> Bool {
    model.index[type].inherited.contains("ViewModifier")
  }

  private static let setters: [(style: String, names: Set<String>)] = [
    ("font", ["font"]), ("color", ["foregroundColor", "foregroundStyle", "tint"]),
    ("background", ["background", "glassEffect"]), ("shadow", ["shadow"]),
    ("corners", ["cornerRadius", "clipShape", "RoundedRectangle", "UnevenRoundedRectangle"]),
    ("border", ["border", "stroke", "strokeBorder"]),
  ]

  /// Whether a function cuts the corners of a view by a radius; a shape that it draws may be content.
  private static func cutsCorners(_ names: Set<String>) -> Bool {
    names.contains("cornerRadius")
      || names.contains("clipShape")
        && !names.isDisjoint(with: ["RoundedRectangle", "UnevenRoundedRectangle"])
  }

  /// What makes a function a style even if it sets nothing else; a background may only measure a view.
  static let telling: Set<String> = ["font", "shadow", "border"]

  /// Whether a function that only sets a background is called after one, and draws it.
  private static func isSurface(_ words: [String], _ code: String?) -> Bool {
    !surfaces.isDisjoint(with: words) && !(code?.contains("GeometryReader") ?? false)
  }

  private static let surfaces: Set<String> = [
    "background", "backdrop", "surface", "panel", "card", "glass", "gradient", "material",
  ]

  /// Words for functions that only set the space around a view.
  private static let paddings: Set<String> = [
    "padding", "paddings", "padded", "spacing", "margin", "margins", "inset", "insets", "gutter",
  ]

  /// The types of what a function makes a font of any size of.
  private static let partsOfFont: Set<String> = [
    "CGFloat", "Double", "Int", "Font.Weight", "Font.TextStyle", "Font.Design",
  ]

  private static let removals: Set<String> = ["remove", "reset", "hide"]

  /// What a function calls that adds something to a view or presents it, rather than give it a style.
  static let contents: Set<String> = [
    "toolbar", "sheet", "alert", "popover", "fullScreenCover", "confirmationDialog", "contextMenu",
    "Button", "Text", "Image", "Label", "Toggle", "TextField", "NavigationLink", "NavigationStack",
    "List", "ProgressView",
  ]

  /// The names in code before a lexeme of one kind: before `(` those that it calls, before `=` those that it assigns.
  static func names(in code: String?, before next: Lexeme.Kind) -> Set<String> {
    let outline = SyntaxOutline(Array((code ?? "").utf8))
    return Set(
      outline.lexemes.indices.lazy.filter {
        outline.kind($0) == .identifier && outline.kind($0 + 1) == next
      }.map { outline.name($0) })
  }
}
