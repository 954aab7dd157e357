/// A pattern for paths, as `.gitignore` files write them.
///
/// `*` and `?` stay within one folder, `**` spans folders, `[a-z]` is a set, `\` takes the next
/// character as it is. Matching takes time in proportion to pattern times path, whatever the pattern.
struct Glob: Hashable, Sendable {
  private enum Element: Hashable {
    case byte(UInt8)
    /// `?`: any byte but a slash.
    case anyByte
    /// `[…]`: one byte of a set, never a slash.
    case set(ByteSet)
    /// `*`: any run without a slash.
    case star
    /// `**/`: nothing, or any number of folders.
    case folders
    /// `**` at the end: everything.
    case everything
  }

  private enum Shortcut: Hashable {
    case literal([UInt8])
    case suffix([UInt8])
  }

  private var elements: [Element] = []
  private var shortcut: Shortcut?

  /// Reads a pattern.
  ///
  /// A pattern that is cut off in a set matches nothing, as in git.
  init(_ pattern: String) {
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
    shortcut = findShortcut()
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

  /// Whether the whole of `path` matches.
  func matches(_ path: String) -> Bool {
    var path = path
    return path.withUTF8 { path in
      switch shortcut {
      case .literal(let text): path.elementsEqual(text)
      case .suffix(let text):
        path.count >= text.count && path[(path.count - text.count)...].elementsEqual(text)
          && !path.contains(UInt8(ascii: "/"))
      case nil: mayMatch(path) && run(over: path)
      }
    }
  }

  /// Whether the first byte is the one that the pattern begins with, if it begins with one.
  private func mayMatch(_ path: UnsafeBufferPointer<UInt8>) -> Bool {
    guard case .byte(let first)? = elements.first else { return true }
    return path.first == first
  }

  /// Runs through the elements for each byte, all ways to match at once.
  ///
  /// A state is the number of elements that are matched; the states that are possible are bits.
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
    let isSlash = byte == UInt8(ascii: "/")
    switch elements[state] {
    case .byte(let expected):
      if byte == expected { enter(state + 1, in: &next) }
    case .anyByte:
      if !isSlash { enter(state + 1, in: &next) }
    case .set(let set):
      if !isSlash && set.contains(byte) { enter(state + 1, in: &next) }
    case .star:
      if !isSlash { enter(state, in: &next) }
    case .folders:
      // Inside a folder's name the pattern may not go on; after its slash it may.
      next.insert(state)
      if isSlash { enter(state + 1, in: &next) }
    case .everything:
      enter(state, in: &next)
    }
  }

  /// Adds a state and those that it reaches without reading a byte: two more at most.
  private func enter(_ start: Int, in states: inout StateSet) {
    var state = start
    while true {
      states.insert(state)
      guard state < elements.count else { return }
      switch elements[state] {
      case .star, .folders, .everything: state += 1
      case .byte, .anyByte, .set: return
      }
    }
  }

  /// What most patterns are: a plain name, or a star and an ending.
  private func findShortcut() -> Shortcut? {
    var text: [UInt8] = []
    for element in elements.first == .star ? elements.dropFirst() : elements[...] {
      guard case .byte(let byte) = element else { return nil }
      text.append(byte)
    }
    if elements.first != .star { return .literal(text) }
    return text.contains(UInt8(ascii: "/")) ? nil : .suffix(text)
  }
}
