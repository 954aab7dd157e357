/// A declaration that may be a token, and how code reaches it.
struct ThemeMember {
  let declared: Declaration
  /// Its place in the index.
  let place: Int32
  /// The code of what it is a member of: `Color`, `Theme.colors`.
  let path: String
  /// The shared instance that it is a part of; `nil` for static members.
  var holder: Declaration?
  /// The name that must be in scope for its code: `theme`; `nil` for none.
  var requires: String?
  /// Whether other modules see it.
  var isPublic: Bool
  /// The code of what its token is listed under, and the token's name there.
  var listed: (owner: String, name: String)
  /// Whether it is a property of one value among many of a type: `Palette.brand.color`.
  var isOfValue = false
  /// The name of the function that its arguments are given to.
  var chooser: String?
  /// The arguments that choose among the values of a function: `.title`, `.blue, shade: .light`.
  var arguments: String?

  init(_ declared: Declaration, place: Int32, through path: String) {
    self.declared = declared
    self.place = place
    self.path = path
    isPublic = declared.access >= .package
    listed = (path, declared.name)
  }

  private var isFunction: Bool { declared.kind != .property }

  /// Whether a call must give it more than the color scheme.
  var needsArguments: Bool {
    arguments == nil && isFunction
      && !declared.parameters.allSatisfy { $0.defaultValue != nil || $0.isScheme }
  }

  /// Whether a call must give it the color scheme.
  var takesScheme: Bool {
    declared.parameters.contains { $0.isScheme && $0.defaultValue == nil }
  }

  /// The code without any call; the name alone at the top of a file.
  var plainCode: String {
    if declared.kind == .initializer { return path }
    return path.isEmpty ? declared.name : "\(path).\(Self.quoted(declared.name))"
  }

  /// How code names it: with the arguments that a function needs.
  var code: String {
    let name = plainCode
    guard isFunction else { return name }
    if let arguments { return "\(name)(\(arguments))" }
    let arguments = declared.parameters.filter { $0.defaultValue == nil }.map { parameter in
      (parameter.label.map { "\($0): " } ?? "") + "colorScheme"
    }
    return "\(name)(\(arguments.joined(separator: ", ")))"
  }

  /// How messages name it: `FontStyle.size(_:)`.
  var signature: String {
    if declared.kind == .initializer {
      return path + declared.signature.drop { $0 != "(" }
    }
    return (path.isEmpty ? "" : "\(path).") + (isFunction ? declared.signature : declared.name)
  }

  static func quoted(_ name: String) -> String {
    (try? SwiftName.member(name[...], afterDot: true)) ?? name
  }

  /// The types of its parameters: `a CGFloat and an Int`.
  var argumentTypes: String {
    declared.parameters.map { parameter in
      let isVowel = parameter.type.first.map { "AEIOaeio".contains($0) } ?? false
      return (isVowel ? "an " : "a ") + parameter.type
    }.joined(separator: " and ")
  }

  /// Whether a function may be asked for a token, not for any color at all.
  var isTokenLike: Bool {
    !declared.parameters.contains { parameter in
      ["Color", "UIColor", "NSColor", "CGColor", "Int", "UInt", "UInt32", "UInt64"]
        .contains(parameter.type) || ["red", "hex", "light", "rgb"].contains(parameter.name)
    }
  }

  /// Whether it is another name for a color of the system, which is a token already: `.label`,
  /// `Color(UIColor.label)`.
  var namesSystem: Bool {
    let outline = SyntaxOutline(Array((declared.code ?? "").utf8))
    guard !outline.lexemes.contains(where: { $0.kind == .stringStart }) else { return false }
    let colors = outline.memberChains.filter { chain in
      chain.isImplicit || chain.names.count > 1 || ThemeType(named: chain.names[0].text) == nil
    }
    return !colors.isEmpty && colors.allSatisfy(Self.isSystemColor)
  }

  private static func isSystemColor(_ chain: MemberChain) -> Bool {
    guard let name = chain.names.last, !name.isCall else { return false }
    let owner = chain.isImplicit ? nil : chain.names[0].text
    return ["Color", "UIColor", "NSColor"].contains { type in
      (owner == nil || owner == type) && chain.names.count == (owner == nil ? 1 : 2)
        && SystemNames.hasStaticMember(name.text, of: type)
    }
  }

  /// The strings in its code, and the names of its implicit members: what may name an asset.
  var names: Set<String> { Self.names(in: declared) }

  /// The same of any declaration.
  static func names(in declared: Declaration) -> Set<String> {
    let outline = SyntaxOutline(Array((declared.code ?? "").utf8))
    var names: Set<String> = []
    for index in outline.lexemes.indices {
      if outline.kind(index) == .stringStart {
        if let text = outline.string(index..<outline.stepOver(index)) { names.insert(text) }
      } else if outline.startsImplicitMember(index) || index == 0 && outline.kind(0) == .period {
        names.insert(outline.name(index + 1))
      }
    }
    return names
  }
}

/// What a member of a theme is worth, and of which type.
struct ThemeValue {
  /// The kind of its values; `nil` for none that a token has.
  var type: ThemeType?
  /// The value; `nil` where there is none that a token can have.
  var style: StyleValue?
  /// Its values in the themes beside the light and the dark one.
  var themes: [ThemeColor] = []
  /// What it holds, on the first way through its choices.
  var held: SwiftValue?
  /// Why there is no style, as a clause.
  var reason = "it has several values"

  /// Evaluates a member that needs no arguments; a part of a shared instance by the code that reaches it,
  /// and by itself where how the instance was made is unknown.
  init(_ member: ThemeMember, _ evaluator: inout Evaluator) {
    type = Self.writtenType(of: member.declared, evaluator)
    // An initializer makes what it extends.
    if member.declared.kind == .initializer { type = ThemeType(named: member.declared.owner) }
    if member.needsArguments { return }
    var worth = Worth.unknown("")
    if let holder = member.holder {
      // A type around the value may nest another one of the name by which other code begins.
      let place = NameResolver.Place(
        file: holder.file, enclosingType: member.isOfValue ? "" : holder.owner)
      held = evaluator.content(ofCode: member.code, at: place)
      if held != nil || member.isOfValue {
        worth = evaluator.worth(ofCode: member.code, at: place, expecting: .any)
      }
    }
    let index = evaluator.resolver.index
    if case .unknown(let reason) = worth, !reason.isEmpty { self.reason = reason }
    let isReasonKnown = worth != .unknown("")
    if worth.tokenValue(index) == nil, !member.isOfValue {
      held = evaluator.content(of: member.place) ?? held
      worth = evaluator.worth(of: member.place, expecting: nil)
    }
    style = worth.tokenValue(index)
    if style != nil { themes = worth.otherThemes(index) }
    if case .unknown(let reason) = worth, !isReasonKnown { self.reason = reason }
    // What is chained on the call that makes a value may give it another type.
    if type == nil, !member.declared.isTypeWritten { type = heldType(member.declared, evaluator) }
  }

  /// The type of a declaration's value as it is written, or as the call that makes it names it.
  static func writtenType(
    of declared: Declaration, _ evaluator: Evaluator
  ) -> ThemeType? {
    declared.type.flatMap { written in
      let target = evaluator.resolver.target
      let name = evaluator.typeName(written, within: declared.owner, target) ?? written
      return ThemeType(named: DeclaredType.base(of: name))
    }
  }

  /// The type of the value; a number has that of what the code refers to first.
  private func heldType(_ declared: Declaration, _ evaluator: Evaluator) -> ThemeType? {
    guard let held, let type = ThemeType(of: held) else { return nil }
    guard type.isNumber, let code = declared.code,
      let chain = evaluator.resolver.project.parsed(code).outline.memberChains.first,
      case .success(let reference) = evaluator.resolver.resolve(
        chain, at: NameResolver.Place(file: declared.file, enclosingType: declared.owner))
    else { return type }
    return reference.type.flatMap { ThemeType(named: $0) } ?? type
  }
}

extension MemberChain {
  /// Whether code is a single call: `ColorSystem()`, `.init(base: 4)`.
  static func isCall(_ code: String) -> Bool {
    let outline = SyntaxOutline(Array(code.utf8))
    guard let chain = chain(from: 0, in: outline) else { return false }
    return chain.names.last?.isCall ?? false && chain.span == 0..<outline.count
  }
}

extension DeclaredParameter {
  /// Whether it takes the color scheme, which views know.
  fileprivate var isScheme: Bool { type == "ColorScheme" || type == "SwiftUI.ColorScheme" }
}
