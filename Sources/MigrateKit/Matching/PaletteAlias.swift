/// Matches a literal in a semantic constant that repeats a color of the app's palette: `static let
/// buttonFill = Color(hex: 0x2D5016)` beside `static let forest = Color(hex: 0x2D5016)`.
///
/// The constant keeps its name. Declarations of the palette itself remain literals.
struct PaletteAlias {
  private let finding: Finding
  private let context: MatchContext

  init(_ finding: Finding, context: MatchContext) {
    self.finding = finding
    self.context = context
  }

  /// The color of the palette; `nil` if the literal is not in a semantic constant, or no palette
  /// color equals it.
  func result() -> MatchResult? {
    guard case .color(let color)? = finding.value, finding.place != .test,
      !finding.context.hasSeveralValues, finding.reasons.allSatisfy({ $0.code != .reportOnly }),
      let name = finding.context.view, context.index.withCode.areDeclared(by: name),
      !Self.isPalette(name)
    else { return nil }
    let value = ColorAppearances(color)
    let tokens = context.index.colors.first { $0.value == value }?.tokens.filter { position in
      let token = context.index.tokens[position]
      return Self.isPalette(token.path) && token.aliasOf.isEmpty
    }
    let groups = context.groups(of: tokens ?? []) { _ in .silent }
    guard let choice = context.choice(groups, at: finding.site) else { return nil }
    let code = context.code.code(of: choice.chosen.members, at: finding.site)
    // A function of the theme may return the very constant.
    guard let code, !Self.callsFunction(code.text) else { return nil }
    let candidate = RankedCandidate(group: choice.chosen, code: code, distance: Distance(0, .dE00))
    return MatchResult(
      base: .exact, candidates: [candidate],
      holds: context.commonHolds(choice)
        + [ReasonMessages.paletteAlias(name, of: choice.chosen.name)])
  }

  /// Whether code calls a function, rather than the initializer of a type: `hover(for: "black")`, not `UIColor(Palette.blue)`.
  private static func callsFunction(_ code: String) -> Bool {
    code.split(at: "(", omittingEmptySubsequences: false).dropLast().contains { before in
      let name = before.reversed().prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      return name.last?.isLowercase ?? false
    }
  }

  private static func isPalette(_ path: String) -> Bool {
    path.split(at: ".").last.map { PaletteNames.contain(String($0)) } ?? false
  }
}
