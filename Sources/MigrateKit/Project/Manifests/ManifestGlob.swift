/// A pattern for names and paths: `*` and `?` within one folder, `**` across folders, `[a-z]`,
/// `{a,b}` left as it is.
struct ManifestGlob {
  private let parts: [[UInt8]]

  /// Makes a pattern.
  init(_ text: String) {
    parts = text.utf8.split(separator: UInt8(ascii: "/")).map(Array.init)
  }

  /// Whether the pattern matches a whole path.
  ///
  /// - Complexity: length of the pattern × length of the path.
  func matches(_ path: String) -> Bool {
    let names = path.utf8.split(separator: UInt8(ascii: "/")).map(Array.init)
    var reachable = [Bool](repeating: false, count: names.count + 1)
    reachable[0] = true
    for part in parts {
      var next = [Bool](repeating: false, count: names.count + 1)
      if part.elementsEqual("**".utf8) {
        var isReached = false
        for index in reachable.indices {
          isReached = isReached || reachable[index]
          next[index] = isReached
        }
      } else {
        for index in names.indices where reachable[index] {
          next[index + 1] = Self.name(names[index], matches: part)
        }
      }
      reachable = next
    }
    return reachable[names.count]
  }

  /// Matches one name, going back to the last star only.
  private static func name(_ name: [UInt8], matches pattern: [UInt8]) -> Bool {
    var (at, place) = (0, 0)
    var retry: (at: Int, place: Int)?
    while at < name.count {
      if place < pattern.count, pattern[place] == UInt8(ascii: "*") {
        retry = (at, place)
        place += 1
      } else if let next = step(pattern, place, name[at]) {
        (at, place) = (at + 1, next)
      } else if let (from, star) = retry {
        retry = (from + 1, star)
        (at, place) = (from + 1, star + 1)
      } else {
        return false
      }
    }
    return pattern[place...].allSatisfy { $0 == UInt8(ascii: "*") }
  }

  /// The position in a pattern after it matched a byte; `nil` if it does not match.
  private static func step(_ pattern: [UInt8], _ place: Int, _ byte: UInt8) -> Int? {
    guard place < pattern.count else { return nil }
    if pattern[place] == UInt8(ascii: "["),
      let end = pattern[(place + 1)...].firstIndex(of: UInt8(ascii: "]")), end > place + 1
    {
      return set(pattern[(place + 1)..<end], holds: byte) ? end + 1 : nil
    }
    return pattern[place] == byte || pattern[place] == UInt8(ascii: "?") ? place + 1 : nil
  }

  private static func set(_ set: ArraySlice<UInt8>, holds byte: UInt8) -> Bool {
    let isNegated = set.first == UInt8(ascii: "!") || set.first == UInt8(ascii: "^")
    let set = Array(isNegated ? set.dropFirst() : set)
    var index = 0
    var isFound = false
    while index < set.count {
      if index + 2 < set.count, set[index + 1] == UInt8(ascii: "-") {
        isFound = isFound || (set[index] <= byte && byte <= set[index + 2])
        index += 3
      } else {
        isFound = isFound || set[index] == byte
        index += 1
      }
    }
    return isFound != isNegated
  }
}
