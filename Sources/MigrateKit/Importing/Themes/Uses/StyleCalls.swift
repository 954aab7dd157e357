import MigrateKitCore

/// The calls by which code makes styles of functions that take a number or a text style: `Theme.mono(12, .bold)`,
/// `Font.inter(.body, weight: .bold)`, `Theme.cream(0.6)`.
///
/// A function for any size declares no style of one; those that the app has are the ones that its code asks for.
struct StyleCalls: Hashable, Sendable {
  /// An argument that is a number or a case.
  struct Argument: Hashable, Sendable {
    /// The label; `nil` for none.
    var label: String?
    /// The code: `12`, `.bold`.
    var code: String

    var isNumber: Bool { code.first?.isNumber ?? false }
    var isTextStyle: Bool { SystemTextStyle.named(String(code.dropFirst())) != nil }
    var isWeight: Bool { label == "weight" }
  }

  /// A call with the name before the function's: `Theme`; `nil` where the type is left out.
  private struct Call: Hashable, Sendable {
    var holder: String?
    var arguments: [Argument]
  }

  /// The numbers of calls, by the function's name.
  private var counts: [String: [Call: Int]] = [:]

  init() {}

  /// Reads the calls in a file.
  init(_ outline: SyntaxOutline) {
    for open in 0..<outline.count where outline.kind(open) == .leftParen {
      let name = open - 1
      guard outline.kind(name) == .identifier,
        Self.mayBeConstant(outline.kind(open + 1)), outline.kind(name - 1) == .period,
        let holder = Self.holder(before: name - 1, in: outline),
        let call = outline.call(at: open),
        let arguments = Self.arguments(of: call, in: outline)
      else { continue }
      let found = Call(holder: holder.isEmpty ? nil : holder, arguments: arguments)
      counts[outline.name(name), default: [:]][found, default: 0] += 1
    }
  }

  /// Whether a constant, or the label of one, may begin with a lexeme.
  private static func mayBeConstant(_ kind: Lexeme.Kind) -> Bool {
    switch kind {
    case .integer, .float, .period, .identifier: true
    default: false
    }
  }

  /// The name in front of a period, empty where the type is left out; `nil` for a member of anything else, as of a view.
  private static func holder(before period: Int, in outline: SyntaxOutline) -> String? {
    switch outline.kind(period - 1) {
    case .identifier: outline.name(period - 1)
    case .leftParen, .leftSquare, .comma, .colon, .equal, .infixQuestion: ""
    default: nil
    }
  }

  /// The arguments of a call, if all are constants and one is a number, a weight or the name of a text style.
  private static func arguments(
    of call: CallExpression, in outline: SyntaxOutline
  ) -> [Argument]? {
    let all = outline.arguments(call)
    guard (1...mostArguments).contains(all.count) else { return nil }
    var result: [Argument] = []
    for argument in all {
      let start = argument.value.lowerBound
      switch (outline.kind(start), argument.value.count) {
      case (.integer, 1), (.float, 1): break
      case (.period, 2) where outline.kind(start + 1) == .identifier: break
      default: return nil
      }
      result.append(
        Argument(
          label: argument.label.map { outline.name($0) }, code: outline.text(argument.value)))
    }
    return result.contains { $0.isNumber || $0.isTextStyle || $0.isWeight } ? result : nil
  }

  private static let mostArguments = 3
  /// The types of text styles.
  private static let styles: Set<String> = [
    "Font.TextStyle", "Font.TextStyle?", "TextStyle", "UIFont.TextStyle",
  ]

  mutating func merge(_ other: StyleCalls) {
    for (name, calls) in other.counts {
      counts[name, default: [:]].merge(calls, uniquingKeysWith: +)
    }
  }

  /// The arguments by which code calls a function of a type or of a value, without those that it has by default, and how
  /// often.
  func calls(of function: Declaration, through path: String) -> [[Argument]: Int] {
    let holder = path.split(at: ".").last.map(String.init)
    var result: [[Argument]: Int] = [:]
    let takesStyle = function.parameters.contains { Self.styles.contains($0.type) }
    // Only the functions of a type can be called without its name.
    for (call, count) in counts[function.name] ?? [:]
    where call.holder == holder || call.holder == nil && function.isStatic {
      // A case that is called like a text style may be one of the app's own type.
      guard takesStyle || call.arguments.contains(where: { $0.isNumber || $0.isWeight })
      else { continue }
      guard let arguments = Self.fit(call.arguments, function.parameters) else { continue }
      result[arguments, default: 0] += count
    }
    return result
  }

  /// The arguments that differ from their parameters' defaults, and those without which these would be another's;
  /// `nil` where they are not a function's, or none differs.
  private static func fit(
    _ arguments: [Argument], _ parameters: [DeclaredParameter]
  ) -> [Argument]? {
    var rest = arguments[...]
    var given: [(argument: Argument, isDefault: Bool)] = []
    for parameter in parameters {
      guard let argument = rest.first, argument.label == parameter.label else {
        if parameter.defaultValue == nil { return nil }
        continue
      }
      rest.removeFirst()
      given.append((argument, argument.code == parameter.defaultValue))
    }
    guard rest.isEmpty, given.contains(where: { !$0.isDefault }) else { return nil }
    var result: [Argument] = []
    for (argument, isDefault) in given.reversed() {
      // `font(.bold)` would give the first parameter of `font(16, .bold)` a weight.
      if !isDefault || argument.label == result.last?.label && !result.isEmpty {
        result.append(argument)
      }
    }
    return result.reversed()
  }
}

// MARK: Tokens

/// A font, or a step of a scale, that code makes of a function for any number.
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

  /// Fewer calls do not make a size one of the app's.
  private static let fewestCalls = 2

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
    for (arguments, count) in calls.calls(of: member.declared, through: member.path)
    where count >= Self.fewestCalls {
      var own = member
      own.arguments = arguments.map { ($0.label.map { "\($0): " } ?? "") + $0.code }
        .joined(separator: ", ")
      own.holder = member.holder ?? member.declared
      own.isOfValue = true
      own.chooser = member.declared.name
      let isOfCase = member.holder?.kind == .enumCase
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

  /// What is said beside the types of a function's arguments.
  static let calledStyles = "; the styles that code repeats are tokens"

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
      words.map { $0.isNumber ? $0.code.replacing(".", with: "_") : String($0.code.dropFirst()) })
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
