import MigrateKitCore

// The parts of a group that can be accepted separately.

extension ReportGroups.Held {
  /// A narrower value of `--accept` for the group's reasons, and the number of changes it applies.
  struct Part: Equatable {
    var option: String
    var count: Int

    /// What of the group it accepts: a category, a token, or the tokens of a folder.
    var scope: String { option.split(separator: ":").last.map(String.init) ?? "" }
  }

  /// The parts of the group that can be accepted separately, largest first.
  ///
  /// Together they are the whole group, and no change is in two of them. A part is a category with
  /// few values; in one with many, a token or the tokens of a folder. Empty if a part would be the
  /// whole group, or if the reasons cannot be accepted.
  var parts: [Part] {
    let prefix = "--accept "
    guard option.hasPrefix(prefix) else { return [] }
    let codes = option.dropFirst(prefix.count).split(at: ",")
    let scopes = scopes
    guard scopes.count > 1 else { return [] }
    return scopes.map { scope in
      Part(
        option: codes.map { "\($0):\(scope.name)" }.joined(separator: ","), count: scope.count)
    }
  }

  private typealias Scope = (name: String, count: Int)

  /// Categories with fewer values are accepted as a whole.
  private static var leastToDivide: Int { 10 }
  /// More tokens than this are listed by their groups.
  private static var mostTokens: Int { 6 }

  private var scopes: [Scope] {
    let categories = Dictionary(grouping: suggestions, by: \.finding.category)
    var scopes: [Scope] = []
    for (category, members) in categories {
      let tokens = Dictionary(grouping: members) { $0.token ?? "" }.mapValues(\.count)
      let isSmall = categories.count > 1 && members.count < Self.leastToDivide
      // A path of one word would be parsed as a category.
      if isSmall || tokens.count == 1 || !tokens.keys.allSatisfy({ $0.contains(".") }) {
        scopes.append((category.rawValue, members.count))
      } else {
        scopes += Self.scopes(ofTokens: tokens)
      }
    }
    return scopes.sorted { ($1.count, $0.name) < ($0.count, $1.name) }
  }

  /// The tokens, combined by group if there are many.
  private static func scopes(ofTokens tokens: [String: Int]) -> [Scope] {
    guard tokens.count > mostTokens else { return tokens.map { ($0.key, $0.value) } }
    let folders = Dictionary(grouping: tokens.keys) { path in
      path.split(at: ".").dropLast().joined(separator: ".")
    }
    return folders.flatMap { folder, paths -> [Scope] in
      guard paths.count > 1, !folder.isEmpty else {
        return paths.map { ($0, tokens[$0] ?? 0) }
      }
      return [("\(folder).*", paths.reduce(0) { $0 + (tokens[$1] ?? 0) })]
    }
  }

  /// The limit of parts in a report.
  private static var mostParts: Int { 6 }

  /// The largest parts in one line, and the number of further ones: `roleUnknown:radius (8),
  /// roleUnknown:color (6)`.
  func partList(_ text: (String) -> String = { $0 }) -> String {
    let shown = parts.prefix(Self.mostParts).map {
      "\(text(SafeText.line($0.option))) (\(Count.grouped($0.count)))"
    }
    let rest = parts.count - shown.count
    return shown.joined(separator: ", ") + (rest > 0 ? ", … \(Count.grouped(rest)) more" : "")
  }
}
