/// A code that the mapping gives to tokens of different values at the same kind of site.
///
/// Code names one declaration with one value, so a replacement with any of these tokens could
/// change the value.
package struct CodeConflict: Hashable, Sendable {
  /// The Swift expression: `Theme.white`.
  package var code: String
  /// The paths of the tokens, in order.
  package var tokens: [String]
  /// The error.
  package var problem: LoadProblem
}

extension DesignSystem {
  /// The paths of the tokens that share a code with one of another value.
  package var conflictingTokens: Set<String> { Set(codeConflicts.flatMap(\.tokens)) }

  /// Excludes tokens of different values that share a code: they lose that code, and match nothing.
  ///
  /// - Parameters:
  ///   - file: The mapping file.
  ///   - place: The place in the mapping that gives a token its code.
  mutating func excludeCodeConflicts(
    file: String, place: (_ token: DesignToken, _ site: Site) -> TokenOrigin?
  ) {
    var found: [CodeConflict] = []
    var excluded: Set<String> = []
    for (code, site, sharing) in sharedCodes() {
      let values = Self.representatives(of: sharing)
      guard values.count > 1 else { continue }
      let paths = sharing.map(\.path)
      for path in paths {
        codes[path]?[site] = nil
        if codes[path]?.isEmpty ?? false { codes[path] = nil }
      }
      excluded.formUnion(paths)
      // A code of several sites is one mistake, and so is `Double(…)` around it.
      let isKnown = found.contains { known in
        known.tokens == paths && (known.code.contains(code) || code.contains(known.code))
      }
      if isKnown { continue }
      let places = values.prefix(2).compactMap { place($0, site) }
      // An entry for single tokens is where the mistake is made, rather than the template.
      let place =
        places.first { $0.path.description.hasPrefix("code.tokens") } ?? places.last
        ?? TokenOrigin(file: file, path: .root)
      found.append(
        CodeConflict(
          code: code, tokens: paths,
          problem: LoadProblem(
            .error, file: place.file, path: place.path,
            Self.message(code, values))))
    }
    for index in tokens.indices where excluded.contains(tokens[index].path) {
      tokens[index].matchNothing()
    }
    codeConflicts = found
  }

  /// The codes that several tokens have at a kind of site, with these tokens.
  private func sharedCodes() -> [(code: String, site: Site, tokens: [DesignToken])] {
    Site.allCases.flatMap { site in
      var order: [String] = []
      var sharing: [String: [DesignToken]] = [:]
      for token in tokens {
        guard let code = codes[token.path]?[site]?.text else { continue }
        if sharing[code] == nil { order.append(code) }
        sharing[code, default: []].append(token)
      }
      return order.compactMap { code in
        sharing[code].flatMap { $0.count > 1 ? (code, site, $0) : nil }
      }
    }
  }

  /// A token for each of the values, the first that is not an alias where there is one.
  private static func representatives(of tokens: [DesignToken]) -> [DesignToken] {
    var result: [DesignToken] = []
    for token in tokens {
      guard let known = result.firstIndex(where: { $0.value.isWorth(token.value) }) else {
        result.append(token)
        continue
      }
      if !result[known].aliasOf.isEmpty, token.aliasOf.isEmpty { result[known] = token }
    }
    return result
  }

  /// The message for at least two tokens of different values.
  private static func message(_ code: String, _ tokens: [DesignToken]) -> String {
    let (a, b) = tokens[0].value.texts(beside: tokens[1].value)
    return "'\(code)' is the code of '\(tokens[0].path)'\(a) and of '\(tokens[1].path)'\(b)"
      + (tokens.count > 2 ? " and of \(tokens.count - 2) more values" : "")
      + "; give each value its own code"
  }
}

extension StyleValue {
  /// Whether one declaration can have both values: numbers of any category are compared as numbers.
  fileprivate func isWorth(_ other: StyleValue) -> Bool {
    if let number, let other = other.number { return number == other }
    return looks(like: other)
  }

  /// Two values as they follow the names of their tokens: ` (#FFFFFF in dark appearance)`.
  fileprivate func texts(beside other: StyleValue) -> (String, String) {
    if let number, let other = other.number {
      return (" (\(NumberText.plain(number)))", " (\(NumberText.plain(other)))")
    }
    guard case .color(let first) = self, case .color(let second) = other else { return ("", "") }
    for mode in AppearanceMode.allCases {
      let (a, b) = (first.drawn(in: mode).rgba8, second.drawn(in: mode).rgba8)
      guard a != b else { continue }
      let phrase = mode == .light ? "" : " \(mode.phrase)"
      return (" (\(a.shortHex)\(phrase))", " (\(b.shortHex)\(phrase))")
    }
    return ("", "")
  }
}
