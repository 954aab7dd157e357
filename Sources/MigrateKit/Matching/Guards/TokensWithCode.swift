/// The tokens of a design system, by the names in their codes.
struct TokensWithCode: Sendable {
  private var paths: [String: Set<String>] = [:]
  private var values: [String: StyleValue] = [:]
  /// The last two names of each code, or its only one.
  private var endings: Set<String> = []

  init(_ designSystem: DesignSystem) {
    for token in designSystem.tokens {
      // An alias without code uses that of its target.
      let written = ([token.path] + token.aliasOf).first { designSystem.codes[$0] != nil }
      guard let written, let codes = designSystem.codes[written] else { continue }
      for code in codes.values {
        for name in TokenUses.names(of: code.text) {
          paths[name, default: []].insert(token.path)
          if !name.hasPrefix(".") { endings.insert(DeclarationsBehind.ending(of: name)) }
        }
      }
    }
    for token in designSystem.tokens { values[token.path] = token.value }
  }

  /// The tokens, under all of their names, that a use represents.
  func paths(of use: TokenUse) -> Set<String> { paths[use.name] ?? [] }

  /// The value that a use represents; `nil` where tokens of several values are written that way.
  func value(of use: TokenUse) -> StyleValue? {
    let values = Set(paths(of: use).compactMap { self.values[$0] })
    return values.count == 1 ? values.first : nil
  }

  /// Whether the declaration of a qualified name, `Theme.Spacing.medium`, seems to be that of a token.
  ///
  /// A token in its own declaration would be infinite recursion. The last two names decide, because
  /// the outer ones may differ by a type alias.
  func areDeclared(by name: String) -> Bool {
    endings.contains(DeclarationsBehind.ending(of: name))
  }

  /// Whether some code as a whole is that of a token, or makes a color of an asset: `UIFont.bold(size: 16)`, `Color("Brand")`,
  /// `.init(asset: Colors.brand)`.
  func isWhole(_ code: String) -> Bool {
    let outline = SyntaxOutline(Array(code.utf8))
    if let chain = outline.memberChains.first(where: { $0.span.lowerBound == 0 }) {
      let end = chain.span.upperBound
      let isCall = outline.kind(end) == .leftParen && outline.partner(end) == outline.count - 1
      let name = chain.names.map(\.text).joined(separator: ".")
      if end == outline.count || isCall, paths[chain.isImplicit ? "." + name : name] != nil {
        return true
      }
    }
    let isImplicit = outline.kind(0) == .period
    let start = isImplicit ? 1 : 0
    guard isImplicit ? outline.word(1) == .`init` : Self.makers.contains(outline.name(0)),
      let call = outline.call(named: start), call.close == outline.count - 1,
      let argument = outline.arguments(call).first?.value
    else { return false }
    return outline.kind(argument.lowerBound) == .period
      || outline.startsUppercase(argument.lowerBound) || outline.string(argument) != nil
  }

  private static let makers: Set<String> = ["Color", "UIColor", "NSColor", "ColorAsset"]

  /// The value of a token.
  func value(ofToken path: String) -> StyleValue? { values[path] }
}
