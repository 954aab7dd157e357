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
    /// Whether it is a part of a font by its label: `weight: .bold`, `size: .small`.
    var isPartOfFont: Bool { label == "weight" || label == "size" }
  }

  /// A call with the name before the function's: `Theme`; `nil` where the type is left out.
  private struct Call: Hashable, Sendable {
    /// The type before that name: `AppFont` of `AppFont.bold`; `nil` without one.
    var type: String?
    var holder: String?
    var arguments: [Argument]
  }

  /// The numbers of calls, by the function's name.
  private var counts: [String: [Call: Int]] = [:]

  init() {}

  /// Reads the calls in a file: those of members, and those that make a value of a type.
  init(_ outline: SyntaxOutline) {
    for open in 0..<outline.count where outline.kind(open) == .leftParen {
      let name = open - 1
      guard outline.kind(name) == .identifier,
        Self.mayBeConstant(outline.kind(open + 1)),
        outline.kind(name - 1) == .period || outline.startsUppercase(name),
        let holder = outline.kind(name - 1) == .period
          ? Self.holder(before: name - 1, in: outline) : "",
        let call = outline.call(at: open),
        let arguments = Self.arguments(of: call, in: outline)
      else { continue }
      // `AppFont` of `AppFont.bold.font(size: 16)`.
      let type = name - 4
      let isOfType =
        !holder.isEmpty && outline.kind(name - 3) == .period && outline.startsUppercase(type)
      let found = Call(
        type: isOfType ? outline.name(type) : nil, holder: holder.isEmpty ? nil : holder,
        arguments: arguments)
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

  /// The arguments of a call, if all are constants and one is a number, a part of a font or the name of a text style.
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
      // `.inter(.bold)`
      case (.period, 6)
      where outline.kind(start + 1) == .identifier && outline.kind(start + 2) == .leftParen
        && outline.kind(start + 3) == .period && outline.kind(start + 4) == .identifier:
        break
      default: return nil
      }
      result.append(
        Argument(
          label: argument.label.map { outline.name($0) }, code: outline.text(argument.value)))
    }
    return result.contains { $0.isNumber || $0.isTextStyle || $0.isPartOfFont } ? result : nil
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
  ///
  /// - Parameters:
  ///   - function: The function.
  ///   - path: The code before its name: `AppFont.bold`.
  ///   - isUnique: Whether only one type has a function of the name, so that its calls need not name the type.
  /// - Returns: The numbers of calls.
  func calls(
    of function: Declaration, through path: String, isUnique: Bool = true
  ) -> [[Argument]: Int] {
    let names = path.split(at: ".").map(String.init)
    let type = names.dropLast().last
    // Only the functions of a type can be called without its name.
    return calls(of: function.name, function.parameters) { call in
      (call.holder == names.last || call.holder == nil && function.isStatic)
        && (isUnique || call.type == type)
    }
  }

  /// The arguments of which code makes values of a type by an initializer, as those of the calls of a function.
  func calls(ofType path: String, _ parameters: [DeclaredParameter]) -> [[Argument]: Int] {
    let names = path.split(at: ".").map(String.init)
    return calls(of: names.last ?? path, parameters) {
      $0.holder == nil || $0.holder == names.dropLast().last
    }
  }

  private func calls(
    of name: String, _ parameters: [DeclaredParameter], where isCalled: (Call) -> Bool
  ) -> [[Argument]: Int] {
    var result: [[Argument]: Int] = [:]
    let takesStyle = parameters.contains { Self.styles.contains($0.type) }
    for (call, count) in counts[name] ?? [:] where isCalled(call) {
      // A case that is called like a text style may be one of the app's own type.
      guard takesStyle || call.arguments.contains(where: { $0.isNumber || $0.isPartOfFont })
      else { continue }
      guard let arguments = Self.fit(call.arguments, parameters) else { continue }
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
