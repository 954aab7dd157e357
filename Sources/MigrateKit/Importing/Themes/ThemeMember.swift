import MigrateKitCore

/// A declaration that may be a token, and the code that accesses it.
struct ThemeMember {
  let declared: Declaration
  /// Its place in the index.
  let place: Int32
  /// The code of its base: `Color`, `Theme.colors`.
  let path: String
  /// The shared instance that it is a member of; `nil` for static members.
  var holder: Declaration?
  /// The code of the shared instance that it is read through, beside which there may be others: `Themes.standard`.
  var instance: String?
  /// The name that must be in scope for its code: `theme`; `nil` for none.
  var requires: String?
  /// Whether it is a member of the theme that is on.
  var isOfTheme = false
  /// The names that code has for the theme where it keeps it in a variable.
  var themeNames: [String] = []
  /// The theme that is on at first, of several that it may be read from: `system` of `AppTheme.system`.
  var initialTheme: String?
  /// Whether it is visible to other modules.
  var isPublic: Bool
  /// The code of the holder that its token is listed under, and the token's name there.
  var listed: (owner: String, name: String)
  /// Whether it is a property of one of many values of a type: `Palette.brand.color`.
  var isOfValue = false
  /// The name of the function that takes its arguments.
  var chooser: String?
  /// Whether its arguments are cases of the project's enums, whatever these are called: `Brand.Color`.
  var choosesCases = false
  /// The arguments that select a value of a function: `.title`, `.blue, shade: .light`.
  var arguments: String?
  /// The enums of these arguments that have the values themselves.
  var deciding: [String] = []

  init(_ declared: Declaration, place: Int32, through path: String) {
    self.declared = declared
    self.place = place
    self.path = path
    isPublic = declared.access >= .package
    listed = (path, declared.name)
  }

  private var isFunction: Bool { declared.kind != .property }

  /// Whether a call needs more arguments than the color scheme.
  var needsArguments: Bool {
    arguments == nil && isFunction
      && !declared.parameters.allSatisfy { $0.defaultValue != nil || $0.isScheme }
  }

  /// Whether a call needs the color scheme.
  var takesScheme: Bool {
    declared.parameters.contains { $0.isScheme && $0.defaultValue == nil }
  }

  /// The code without a call; for a global the name alone.
  var plainCode: String {
    if declared.kind == .initializer { return path }
    return path.isEmpty ? declared.name : "\(path).\(Self.quoted(declared.name))"
  }

  /// Its code, with the arguments that a function needs.
  var code: String {
    let name = plainCode
    guard isFunction else { return name }
    if let arguments { return "\(name)(\(arguments))\(declared.isFailable ? "!" : "")" }
    let arguments = declared.parameters.filter { $0.defaultValue == nil }.map { parameter in
      (parameter.label.map { "\($0): " } ?? "") + (parameter.scheme ?? "colorScheme")
    }
    return "\(name)(\(arguments.joined(separator: ", ")))"
  }

  /// Its code as that of a variable for its theme: `theme.ink`.
  var accessors: Set<String> {
    Set(themeNames.map { "\($0).\(declared.name)" })
  }

  /// Its name in messages: `FontStyle.size(_:)`.
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
  var argumentTypes: String { Self.types(of: declared.parameters) }

  /// The types of parameters in words.
  static func types(of parameters: [DeclaredParameter]) -> String {
    parameters.map { parameter in
      let isVowel = parameter.type.first.map { "AEIOaeio".contains($0) } ?? false
      return (isVowel ? "an " : "a ") + parameter.type
    }.joined(separator: " and ")
  }

  /// Whether a function returns tokens, not arbitrary colors.
  var isTokenLike: Bool {
    !declared.parameters.contains { parameter in
      // A size in whole points makes a font as any other does.
      if ["Int", "UInt"].contains(parameter.type), NameWords.split(parameter.name).last == "size" {
        return false
      }
      return ["Color", "UIColor", "NSColor", "CGColor", "Int", "UInt", "UInt32", "UInt64"]
        .contains(parameter.type) || ["red", "hex", "light", "rgb"].contains(parameter.name)
    }
  }

  /// Whether it is another name for a semantic system color: `.label`, `Color(UIColor.label)`.
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

  /// The strings and implicit members in its code, which may name an asset.
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

/// The value of a theme's member, and its type.
struct ThemeValue {
  /// The kind of its value; `nil` if tokens have no such kind.
  var type: ThemeType?
  /// The value; `nil` if there is none that a token can have.
  var style: StyleValue?
  /// Its values in themes other than light and dark.
  var themes: [ThemeColor] = []
  /// Its evaluated value on the first branch.
  var held: SwiftValue?
  /// Whether it has another value on an iPad.
  var isOfDevice = false
  /// The reason for having no value, as a clause.
  var reason = "it has several values"

  /// Evaluates a member without arguments: a member of a shared instance through the code that
  /// accesses it, or by itself if the creation of the instance is unknown.
  ///
  /// - Parameters:
  ///   - member: The declaration and the code that accesses it.
  ///   - evaluator: The evaluator for the target of the code.
  ///   - initialThemes: The themes that are on at first, for a value that is read from one of several.
  init(_ member: ThemeMember, _ evaluator: inout Evaluator, initial initialThemes: Set<String>) {
    type = Self.writtenType(of: member.declared, evaluator)
    // The value of an initializer has the extended type.
    if member.declared.kind == .initializer { type = ThemeType(named: member.declared.owner) }
    if member.needsArguments { return }
    var worth = Worth.unknown("")
    if let holder = member.holder {
      // A type around the value may nest another type with the name that other code starts with; a view has the theme.
      let isAnywhere = member.isOfValue && member.requires == nil
      let place = NameResolver.Place(
        file: holder.file, enclosingType: isAnywhere ? "" : holder.owner)
      held = evaluator.content(ofCode: member.code, at: place)
      if held != nil || member.isOfValue {
        worth = evaluator.worth(ofCode: member.code, at: place, expecting: .any)
      }
    }
    let index = evaluator.resolver.index
    let initial = member.initialTheme.map { [$0] } ?? initialThemes
    if case .unknown(let reason) = worth, !reason.isEmpty { self.reason = reason }
    let isReasonKnown = worth != .unknown("")
    if worth.tokenValue(index, initial: initial) == nil, !member.isOfValue {
      held = evaluator.content(of: member.place) ?? held
      worth = evaluator.worth(of: member.place, expecting: nil)
    }
    if let holder = member.holder, held == nil, !isReasonKnown, evaluator.isDecoded(holder) {
      // What keeps the instance from being known is the reason for all of its parts.
      let place = NameResolver.Place(file: holder.file, enclosingType: holder.owner)
      if case .unknown(let cause) = evaluator.worth(
        ofCode: member.code, at: place, expecting: .any)
      {
        worth = .unknown(cause)
      }
    }
    if case .unknown = worth, member.requires != nil, member.declared.code == nil {
      worth = .unknown(Self.reason(ofPassed: member, &evaluator))
    }
    style = worth.tokenValue(index, initial: initial)
    isOfDevice = worth.asksDevice
    if style != nil { themes = worth.otherThemes(index, initial: initial) }
    if case .unknown(let reason) = worth, !isReasonKnown { self.reason = reason }
    // Members chained on the call may change its type.
    if type == nil, !member.declared.isTypeWritten { type = heldType(member.declared, evaluator) }
  }

  /// Why a member of a theme that views have as a value has none.
  private static func reason(ofPassed member: ThemeMember, _ evaluator: inout Evaluator) -> String {
    let open = "the code that makes the theme is not followed"
    guard let holder = member.holder else { return open }
    let place = NameResolver.Place(file: holder.file, enclosingType: holder.owner)
    let worth = evaluator.worth(ofCode: member.code, at: place, expecting: .any)
    guard case .unknown(let reason) = worth,
      !reason.hasSuffix("belongs to a value"), !reason.contains(".\(member.declared.name)'")
    else { return open }
    return reason
  }

  /// The declared type of a value, or the type named by the call that creates it.
  static func writtenType(
    of declared: Declaration, _ evaluator: Evaluator
  ) -> ThemeType? {
    declared.type.flatMap { written in
      let target = evaluator.resolver.target
      let name = evaluator.typeName(written, within: declared.owner, target) ?? written
      return ThemeType(named: DeclaredType.base(of: name))
    }
  }

  /// The type of the value; for a number the type of the first name in its code.
  private func heldType(_ declared: Declaration, _ evaluator: Evaluator) -> ThemeType? {
    guard let held, let type = ThemeType(of: held) else { return nil }
    // A generated constant's `color` is the platform's.
    if type == .color(.uiColor), declared.owner == "NSColor" { return .color(.nsColor) }
    guard type.isNumber, let code = declared.code,
      let chain = evaluator.resolver.project.parsed(code).outline.memberChains.first
    else { return type }
    if let raw = rawType(of: chain, in: declared, evaluator) { return raw }
    let place = NameResolver.Place(file: declared.file, enclosingType: declared.owner)
    guard case .success(let reference) = evaluator.resolver.resolve(chain, at: place) else {
      return type
    }
    return reference.type.flatMap { ThemeType(named: $0) } ?? type
  }

  /// The raw type of the enum of a case: `CGFloat` for `Step.small.rawValue`.
  private func rawType(
    of chain: MemberChain, in declared: Declaration, _ evaluator: Evaluator
  ) -> ThemeType? {
    let names = chain.names.map(\.text)
    guard names.count > 2, names.last == "rawValue" else { return nil }
    let written = names.dropLast(2).joined(separator: ".")
    return evaluator.typeName(written, within: declared.owner, evaluator.resolver.target)
      .flatMap { evaluator.resolver.rawType(of: $0) }.flatMap { ThemeType(named: $0) }
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
  /// Whether it takes the color scheme, which views can pass, or whether that is dark.
  fileprivate var isScheme: Bool { scheme != nil }

  /// The code that says which color scheme is on; `nil` where it takes something else.
  fileprivate var scheme: String? {
    switch type {
    case "ColorScheme", "SwiftUI.ColorScheme": "colorScheme"
    default: isDarkFlag ? "colorScheme == .dark" : nil
    }
  }
}
