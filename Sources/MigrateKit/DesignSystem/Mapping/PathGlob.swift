/// A pattern over token paths: `color.text.*`, `color.**`, `radius.card`.
///
/// `**` matches any number of components (`color.**` also matches `color`); `*` any letters within
/// one component.
package struct PathGlob: Hashable, Sendable {
  /// The pattern as written.
  let text: String
  private let glob: Glob

  /// Makes a pattern.
  package init(_ text: String) {
    self.text = text
    glob = Glob(tokenPath: text)
  }

  /// Whether the pattern is a plain path.
  package var isLiteral: Bool { !text.utf8.contains(UInt8(ascii: "*")) }

  /// The specificity: the number of letters outside wildcards, then fewer wildcards.
  ///
  /// Of two patterns that match one path, the more specific wins.
  var specificity: Specificity {
    let letters = text.utf8.count { $0 != UInt8(ascii: "*") && $0 != UInt8(ascii: ".") }
    let components = text.utf8.split(
      separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    return Specificity(
      isLiteral: isLiteral, letters: letters,
      components: components.count { !$0.elementsEqual("**".utf8) })
  }

  /// Orders patterns by specificity.
  struct Specificity: Comparable {
    var isLiteral: Bool
    var letters: Int
    var components: Int

    static func < (a: Self, b: Self) -> Bool {
      if a.isLiteral != b.isLiteral { return !a.isLiteral }
      return (a.letters, a.components) < (b.letters, b.components)
    }
  }

  /// Whether the pattern matches a whole path.
  package func matches(_ path: String) -> Bool { glob.matches(path) }
}
