/// The uses of tokens in one file, with their roles.
package struct TokenUseReading: Sendable {
  /// One use.
  struct Use: Hashable, Sendable {
    /// The path of the token.
    var token: String
    var role: UsageRole
  }

  /// The path of the file.
  package var path: String
  var uses: [Use] = []
  /// The numbers of uses of declarations without a value, by name.
  var unvalued: [String: Int] = [:]

  /// Reads a file.
  package init(_ file: SourceFile, names: TokenUseNames) {
    path = file.path
    var survey = LexemeSurvey(names: names.finder.names)
    let lexemes = Lexer.lexemes(in: file.bytes, surveyedBy: &survey)
    let found = names.finder.uses(at: survey.mentions, in: lexemes, bytes: file.bytes)
    guard !found.isEmpty else { return }
    let outline = SyntaxOutline(lexemes, bytes: file.bytes)
    for use in found {
      guard let token = names.tokens[use.name] else {
        unvalued[use.name, default: 0] += 1
        continue
      }
      uses.append(
        Use(token: token.path, role: Self.role(of: use.span(in: outline), token, in: outline)))
    }
  }

  private static func role(
    of span: Range<Int>, _ token: ImportedToken, in outline: SyntaxOutline
  ) -> UsageRole {
    switch token.value {
    case .color: ColorUseReader.use(of: span, in: outline).role.role
    case .font: FontUseReader(outline: outline).use(of: span).role.role
    case .radius: ComponentRole.role(of: span, in: outline).role
    default: .unknown
    }
  }
}

/// Tokens by the names of their uses.
package struct TokenUseNames: Sendable {
  /// The finder of chains of names.
  let finder: TokenUses
  private(set) var tokens: [String: ImportedToken] = [:]

  init(_ all: [ImportedToken], unvalued: [String] = []) {
    finder = TokenUses(Set(all.flatMap { $0.codes.values } + unvalued))
    var shared: Set<String> = []
    for token in all {
      for site in Site.allCases {
        guard let code = token.codes[site] else { continue }
        for name in TokenUses.names(of: code) {
          // The values of one function share its name, so that their uses cannot be distinguished.
          if let other = tokens[name], other.path != token.path, code.hasSuffix(")") {
            shared.insert(name)
          }
          if tokens[name] == nil { tokens[name] = token }
        }
      }
    }
    for name in shared { tokens[name] = nil }
  }
}
