/// A pattern for paths: of files, as `.gitignore` writes them, or of tokens.
///
/// Matching takes time proportional to pattern length times path length.
package struct Glob: Hashable, Sendable {
  private enum Element: Hashable {
    case byte(UInt8)
    /// `?`: any byte but a separator.
    case anyByte
    /// `[…]`: one byte of a set, never a separator.
    case set(ByteSet)
    /// `*`: any run without a separator.
    case star
    /// `**/`: nothing, or any number of folders.
    case folders
    /// `**` at the end: everything.
    case everything
    /// `.**` at the end: nothing, or a separator and, by the element that follows, everything.
    case rest
  }

  /// The matching strategy for a pattern.
  private enum Shape {
    /// Nothing but bytes.
    case literal
    /// A star, and bytes without a separator.
    case suffix
    case any
  }

  private let separator: UInt8
  private var elements: [Element] = []
  private var shape = Shape.any
  /// The bytes of a literal or a suffix.
  private var text: [UInt8] = []
  /// The bytes before the first wildcard: most paths already differ there.
  private var beginning: [UInt8] = []

  /// Reads a pattern for the paths of files.
  ///
  /// `*` and `?` stay within one folder, `**` spans folders, `[a-z]` is a set, `\` escapes the next
  /// character. A pattern with an unclosed set matches nothing, as in git.
  package init(_ pattern: String) {
    separator = UInt8(ascii: "/")
    let bytes = Array(pattern.utf8)
    var index = 0
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "*"):
        index = readStars(bytes, at: index)
        continue
      case UInt8(ascii: "?"): elements.append(.anyByte)
      case UInt8(ascii: "["):
        let (set, next) = ByteSet.read(bytes, at: index)
        elements.append(.set(set))
        index = next
        continue
      case UInt8(ascii: "\\"):
        index += 1
        elements.append(index < bytes.count ? .byte(bytes[index]) : .set(ByteSet()))
      default: elements.append(.byte(bytes[index]))
      }
      index += 1
    }
    findShape()
  }

  /// Reads a pattern for the paths of tokens.
  ///
  /// `*` stays within one component, `**` spans any number of them: `color.**` matches `color` too.
  init(tokenPath pattern: String) {
    separator = UInt8(ascii: ".")
    let parts = pattern.utf8.split(separator: separator, omittingEmptySubsequences: false)
    for (index, part) in parts.enumerated() {
      let isLast = index == parts.count - 1
      if part.elementsEqual("**".utf8) {
        // Any number of them is as good as one.
        if elements.last == .folders { elements.removeLast() }
        if !isLast {
          elements.append(.folders)
        } else if elements.popLast() != nil {
          elements += [.rest, .everything]
        } else {
          elements.append(.everything)
        }
      } else {
        elements += part.map { $0 == UInt8(ascii: "*") ? .star : .byte($0) }
        if !isLast { elements.append(.byte(separator)) }
      }
    }
    findShape()
  }

  private mutating func readStars(_ bytes: [UInt8], at start: Int) -> Int {
    var end = start
    while end < bytes.count, bytes[end] == UInt8(ascii: "*") { end += 1 }
    let opensFolder = start == 0 || bytes[start - 1] == UInt8(ascii: "/")
    if end - start == 2 && opensFolder {
      if end == bytes.count {
        elements.append(.everything)
        return end
      }
      if bytes[end] == UInt8(ascii: "/") {
        // Any number of them is as good as one.
        if elements.last != .folders { elements.append(.folders) }
        return end + 1
      }
    }
    elements.append(.star)
    return end
  }

  /// The last byte of everything that matches; `nil` if it may be any.
  package var lastByte: UInt8? {
    if case .byte(let last)? = elements.last { last } else { nil }
  }

  /// Whether the whole of `path` matches.
  package func matches(_ path: String) -> Bool {
    var path = path
    return path.withUTF8 { matches($0) }
  }

  /// Whether the whole of a path matches, of which these are the bytes.
  package func matches(_ path: UnsafeBufferPointer<UInt8>) -> Bool {
    switch shape {
    case .literal: path.count == text.count && endsWithText(path)
    case .suffix:
      path.count >= text.count && endsWithText(path) && !path.contains(separator)
    case .any: mayMatch(path) && run(over: path)
    }
  }

  /// Whether the whole of `path` matches, or that of a folder around it.
  package func covers(_ path: String) -> Bool {
    var path = path
    return path.withUTF8 { path in
      path.indices.contains { path[$0] == separator && matches(.init(rebasing: path[..<$0])) }
        || matches(path)
    }
  }

  /// Whether a path ends with the text, which is not longer; most differ in the last byte.
  private func endsWithText(_ path: UnsafeBufferPointer<UInt8>) -> Bool {
    let start = path.count - text.count
    return text.indices.reversed().allSatisfy { path[start + $0] == text[$0] }
  }

  /// Whether a path begins and ends with the bytes of the pattern, where those are plain.
  private func mayMatch(_ path: UnsafeBufferPointer<UInt8>) -> Bool {
    if let last = lastByte, path.last != last { return false }
    return path.starts(with: beginning)
  }

  /// Simulates all ways to match at once, byte by byte.
  ///
  /// A state is the number of matched elements; the set of possible states is a bit set.
  private func run(over path: UnsafeBufferPointer<UInt8>) -> Bool {
    var states = StateSet()
    enter(0, in: &states)
    for byte in path {
      var next = StateSet()
      for state in states where state < elements.count { step(from: state, over: byte, to: &next) }
      if next.isEmpty { return false }
      states = next
    }
    return states.contains(elements.count)
  }

  private func step(from state: Int, over byte: UInt8, to next: inout StateSet) {
    let isSeparator = byte == separator
    switch elements[state] {
    case .byte(let expected):
      if byte == expected { enter(state + 1, in: &next) }
    case .anyByte:
      if !isSeparator { enter(state + 1, in: &next) }
    case .set(let set):
      if !isSeparator && set.contains(byte) { enter(state + 1, in: &next) }
    case .star:
      if !isSeparator { enter(state, in: &next) }
    case .folders:
      // The pattern may continue after a separator, not inside a folder's name.
      next.insert(state)
      if isSeparator { enter(state + 1, in: &next) }
    case .everything:
      enter(state, in: &next)
    case .rest:
      if isSeparator { enter(state + 1, in: &next) }
    }
  }

  /// Adds a state and those reachable without reading a byte, at most two.
  private func enter(_ start: Int, in states: inout StateSet) {
    var state = start
    while true {
      states.insert(state)
      guard state < elements.count else { return }
      switch elements[state] {
      case .star, .folders, .everything: state += 1
      case .rest: state = elements.count
      case .byte, .anyByte, .set: return
      }
    }
  }

  /// Detects the common cases: a plain name, or a star and a suffix.
  private mutating func findShape() {
    for element in elements {
      guard case .byte(let byte) = element else { break }
      beginning.append(byte)
    }
    let opensWithStar = elements.first == .star
    var bytes: [UInt8] = []
    for element in elements.dropFirst(opensWithStar ? 1 : 0) {
      guard case .byte(let byte) = element else { return }
      bytes.append(byte)
    }
    if opensWithStar && bytes.contains(separator) { return }
    shape = opensWithStar ? .suffix : .literal
    text = bytes
  }
}
