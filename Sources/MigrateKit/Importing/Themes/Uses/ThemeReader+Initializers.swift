import MigrateKitCore

// Initializers of the app that take the cases of an enum of styles.

extension ThemeReader {
  /// Records the initializers by which code may write the value of a case instead: `CGFloat(.small)` for
  /// `Gap.small.points`.
  mutating func nameByInitializers() {
    for index in result.tokens.indices {
      let token = result.tokens[index]
      guard let name = token.enumCase, case .member(let type) = token.source else { continue }
      var codes: [Site: String] = [:]
      for (site, _) in token.codes {
        let written = initializers(of: site.rawValue, taking: name, of: type)
        codes[site] =
          written.first { place, code in isValue(code, of: token, by: place, site) }?.code
      }
      if codes.count == token.codes.count { result.tokens[index].aliasCodes = codes }
    }
  }

  /// The initializers that the project adds to a type for an enum alone, with the code for one of its cases.
  private func initializers(
    of type: String, taking name: String, of choice: String
  ) -> [(place: Int32, code: String)] {
    model.index.members("init", of: type).compactMap { place in
      let declared = model.index[place]
      let required = declared.parameters.filter { $0.defaultValue == nil }
      guard required.count == 1, declared.access >= .internal, scope.reads(declared),
        NameResolver(model.names, target: 0).qualified(required[0].type, within: type) == choice
      else { return nil }
      let label = required[0].label.map { "\($0): " } ?? ""
      let end = declared.isFailable ? ")!" : ")"
      return (place, "\(type)(\(label).\(ThemeMember.quoted(name))\(end)")
    }
  }

  /// Whether code has the value of a token where an initializer is declared.
  private mutating func isValue(
    _ code: String, of token: ImportedToken, by initializer: Int32, _ site: Site
  ) -> Bool {
    let declared = model.index[initializer]
    let place = NameResolver.Place(file: declared.file, enclosingType: "")
    let worth = withEvaluator(for: declared) {
      $0.worth(ofCode: code, at: place, expecting: site)
    }
    return worth.tokenValue(model.index)?.measured(as: token.category)?.isSame(as: token.value)
      ?? false
  }
}
