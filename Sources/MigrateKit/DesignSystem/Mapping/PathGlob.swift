/// A pattern over token paths: `color.text.*`, `color.**`, `radius.card`.
///
/// `**` stands for any number of components (`color.**` also matches `color`); `*` for any letters
/// within one component.
struct PathGlob: Hashable, Sendable {
  /// The pattern as written.
  let text: String
  private let components: [[UInt8]]
  /// What every path that matches begins with; most paths do not, and need no closer look.
  private let beginning: [UInt8]

  /// Makes a pattern.
  init(_ text: String) {
    self.text = text
    beginning = Self.beginning(of: Array(text.utf8))
    components = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
      .map(Array.init)
  }

  /// Whether the pattern is a plain path.
  var isLiteral: Bool { !text.utf8.contains(UInt8(ascii: "*")) }

  /// How much the pattern says: the letters outside wildcards, and fewer wildcards before more.
  ///
  /// Of two patterns that match one path, the more specific wins.
  var specificity: Specificity {
    let letters = text.utf8.count { $0 != UInt8(ascii: "*") && $0 != UInt8(ascii: ".") }
    return Specificity(
      isLiteral: isLiteral, letters: letters, components: components.count { $0 != Self.anyDepth })
  }

  /// An order of patterns by how much they say.
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
  ///
  /// - Complexity: components of the pattern × components of the path.
  func matches(_ path: String) -> Bool {
    guard path.utf8.starts(with: beginning) else { return false }
    if isLiteral { return path == text }
    let parts = path.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    // reachable[j]: the first j parts are matched by the components so far.
    var reachable = [Bool](repeating: false, count: parts.count + 1)
    reachable[0] = true
    for component in components {
      var next = [Bool](repeating: false, count: parts.count + 1)
      if component == Self.anyDepth {
        var isReached = false
        for j in reachable.indices {
          isReached = isReached || reachable[j]
          next[j] = isReached
        }
      } else {
        for j in parts.indices where reachable[j] {
          next[j + 1] = Self.component(component, matches: parts[j])
        }
      }
      reachable = next
    }
    return reachable[parts.count]
  }

  private static let anyDepth = Array("**".utf8)

  /// The bytes before the first wildcard, without the period that `**` takes with it.
  private static func beginning(of text: [UInt8]) -> [UInt8] {
    let star = UInt8(ascii: "*")
    guard let wildcard = text.firstIndex(of: star) else { return text }
    let isAnyDepth = text[wildcard...].prefix { $0 != UInt8(ascii: ".") }.elementsEqual(anyDepth)
    let isWholePart = wildcard > 0 && text[wildcard - 1] == UInt8(ascii: ".")
    return Array(text[..<(isAnyDepth && isWholePart ? wildcard - 1 : wildcard)])
  }

  /// Matches one component with `*` wildcards; greedy with one point of return, so linear in practice
  /// and never worse than the product of the lengths.
  private static func component(_ pattern: [UInt8], matches text: Substring.UTF8View) -> Bool {
    let star = UInt8(ascii: "*")
    let text = Array(text)
    var p = 0
    var t = 0
    var retry: (p: Int, t: Int)?
    while t < text.count {
      if p < pattern.count, pattern[p] == star {
        retry = (p, t)
        p += 1
      } else if p < pattern.count, pattern[p] == text[t] {
        p += 1
        t += 1
      } else if let (starAt, from) = retry {
        retry = (starAt, from + 1)
        p = starAt + 1
        t = from + 1
      } else {
        return false
      }
    }
    return pattern[p...].allSatisfy { $0 == star }
  }
}
