import MigrateKitCore

/// A function of views that sets the font of a case that it takes: `func appFont(_ style: AppFont) -> some View`, which
/// calls `font(_:)` itself or applies a modifier that does.
struct FontFunction {
  /// The enum whose case it takes, by its qualified name.
  let type: String
  private let parameter: DeclaredParameter
  private let name: String
  /// The body that calls `font(_:)`: that of the function, or that of the modifier.
  private let code: SyntaxOutline
  /// The expression that it passes.
  private let value: Range<Int>
  /// The name of the case in that expression: the parameter, or the property of the modifier.
  private let argument: String
  /// Where the body is.
  let place: NameResolver.Place

  /// Reads a function; `nil` for one that takes anything else, or whose font is not set in one place.
  init?(_ declared: Declaration, _ resolver: NameResolver) {
    let required = declared.parameters.filter { $0.defaultValue == nil }
    guard declared.kind == .function, required.count == 1,
      let type = resolver.qualified(required[0].type, within: declared.owner),
      !resolver.index.cases(ofEnum: type).isEmpty,
      let found = Self.font(in: declared, of: required[0], resolver)
    else { return nil }
    self.type = type
    parameter = required[0]
    name = declared.name
    (code, value, argument, place) = found
  }

  /// The call that sets the font of a case: `appFont(.title)`.
  func call(for element: String) -> String {
    let label = parameter.label.map { "\($0): " } ?? ""
    return "\(ThemeMember.quoted(name))(\(label).\(ThemeMember.quoted(element)))"
  }

  /// The code of the font of a case.
  func font(of element: String) -> String {
    let element = "\(type).\(ThemeMember.quoted(element))"
    var text = ""
    var start = value.lowerBound
    for index in value where code.name(index) == argument && code.kind(index + 1) != .colon {
      var first = index
      if code.kind(index - 1) == .period {
        guard code.isText(index - 2, "self") else { continue }
        first = index - 2
      }
      text += code.text(start..<first) + element
      start = index + 1
    }
    return text + code.text(start..<value.upperBound)
  }

  /// The code of the only font that a function sets in its own body; `nil` if it sets none, or several.
  static func code(ofFontSetBy declared: Declaration, _ names: ProjectNames) -> String? {
    guard let code = declared.code, case let outline = names.parsed(code).outline else {
      return nil
    }
    return onlyFont(in: outline).map { outline.text($0) }
  }

  private typealias Font = (
    code: SyntaxOutline, value: Range<Int>, argument: String, place: NameResolver.Place
  )

  private static func font(
    in declared: Declaration, of parameter: DeclaredParameter, _ resolver: NameResolver
  ) -> Font? {
    let outline = resolver.project.parsed(declared.code ?? "").outline
    if let value = onlyFont(in: outline, of: parameter.name) {
      let place = NameResolver.Place(file: declared.file, enclosingType: declared.owner)
      return (outline, value, parameter.name, place)
    }
    let index = resolver.index
    for call in calls(in: outline) {
      let modifier = outline.name(call.name)
      guard
        let type = index.types(modifier).first(where: {
          index[$0].inherited.contains("ViewModifier")
        }),
        outline.arguments(call).contains(where: { outline.text($0.value) == parameter.name }),
        let body = index.members("body", of: modifier).first,
        case let kept = index.members(of: modifier).map({ index[$0] }).filter({
          $0.kind == .property && !$0.isStatic && $0.type == parameter.type
        }), kept.count == 1,
        case let code = resolver.project.parsed(index[body].code ?? "").outline,
        let value = onlyFont(in: code, of: kept[0].name)
      else { continue }
      let place = NameResolver.Place(file: index[type].file, enclosingType: modifier)
      return (code, value, kept[0].name, place)
    }
    return nil
  }

  private static func calls(in outline: SyntaxOutline) -> [CallExpression] {
    outline.lexemes.indices.filter { outline.kind($0) == .leftParen }.compactMap(outline.call(at:))
  }

  /// The argument of the only call of `font(_:)` in a body, if the argument depends on `name`, unless that is `nil`.
  ///
  /// `nil` if the call is inside of another one, which may be about another view, if the body also sets a weight or the
  /// like, or if the argument names a variable of the body, which is not followed.
  private static func onlyFont(in outline: SyntaxOutline, of name: String? = nil) -> Range<Int>? {
    let all = calls(in: outline)
    let fonts = all.filter { outline.isText($0.name, "font") }
    guard fonts.count == 1, outline.encloser(fonts[0].name) < 0,
      case let arguments = outline.arguments(fonts[0]), arguments.count == 1,
      case let value = arguments[0].value,
      name == nil || value.contains(where: { outline.name($0) == name }),
      !all.contains(where: { otherSettings.contains(outline.name($0.name)) }),
      !value.contains(where: { outline.declares(outline.name($0)) })
    else { return nil }
    return value
  }

  /// The modifiers of a view that give its font another weight, slant or form.
  private static let otherSettings: Set<String> = [
    "bold", "italic", "fontWeight", "fontWidth", "fontDesign", "monospaced", "monospacedDigit",
    "textScale",
  ]
}

extension SyntaxOutline {
  /// Whether the code declares a variable or a constant of a name.
  fileprivate func declares(_ name: String) -> Bool {
    lexemes.indices.contains { index in
      (isText(index, "let") || isText(index, "var")) && self.name(index + 1) == name
    }
  }
}
