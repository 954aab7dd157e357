/// The uses of tokens in one file, with what each is for.
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

  /// Reads a file.
  package init(_ file: SourceFile, names: TokenUseNames) {
    path = file.path
    let lexemes = Lexer.lexemes(in: file.bytes)
    let found = names.finder.uses(in: lexemes, bytes: file.bytes)
    guard !found.isEmpty else { return }
    let outline = SyntaxOutline(lexemes, bytes: file.bytes)
    for use in found {
      guard let token = names.tokens[use.name] else { continue }
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
    case .radius: RadiusRole.role(of: span, in: outline).role
    default: .unknown
    }
  }
}

/// Tokens by the names that their uses go by.
package struct TokenUseNames: Sendable {
  /// What finds chains of names.
  let finder: TokenUses
  private(set) var tokens: [String: ImportedToken] = [:]

  init(_ all: [ImportedToken]) {
    finder = TokenUses(Set(all.flatMap { $0.codes.values }))
    for token in all {
      for site in Site.allCases {
        guard let code = token.codes[site] else { continue }
        for name in TokenUses.names(of: code) where tokens[name] == nil { tokens[name] = token }
      }
    }
  }
}
