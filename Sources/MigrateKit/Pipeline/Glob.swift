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

  private var elements: [Element] = []

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
        elements.append(.folders)
        return end + 1
      }
    }
    elements.append(.star)
    return end
  }

  /// Whether the whole of `path` matches.
  func matches(_ path: String) -> Bool {
    var path = path
    return path.withUTF8 { matches($0) }
  }

  private func matches(_ path: UnsafeBufferPointer<UInt8>) -> Bool {
    var states = [Bool](repeating: false, count: elements.count + 1)
    enter(0, &states)
    for byte in path {
      var next = [Bool](repeating: false, count: elements.count + 1)
      for state in elements.indices where states[state] {
        step(from: state, over: byte, to: &next)
      }
      states = next
    }
    return states[elements.count]
  }

  private func step(from state: Int, over byte: UInt8, to next: inout [Bool]) {
    let isSlash = byte == UInt8(ascii: "/")
    switch elements[state] {
    case .byte(let expected):
      if byte == expected { enter(state + 1, &next) }
    case .anyByte:
      if !isSlash { enter(state + 1, &next) }
    case .set(let set):
      if !isSlash && set.contains(byte) { enter(state + 1, &next) }
    case .star:
      if !isSlash { enter(state, &next) }
    case .folders:
      // Inside a folder's name the pattern may not go on; after its slash it may.
      next[state] = true
      if isSlash { enter(state + 1, &next) }
    case .everything:
      enter(state, &next)
    }
  }

  /// Marks a state, and those that it reaches without reading a byte.
  private func enter(_ state: Int, _ states: inout [Bool]) {
    var state = state
    while true {
      states[state] = true
      guard state < elements.count else { return }
      switch elements[state] {
      case .star, .folders, .everything: state += 1
      case .byte, .anyByte, .set: return
      }
    }
  }
}

/// A set of bytes, as `[…]` in a pattern writes it.
struct ByteSet: Hashable, Sendable {
  private var words: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)

  func contains(_ byte: UInt8) -> Bool {
    let bit = UInt64(1) << UInt64(byte & 63)
    switch byte >> 6 {
    case 0: return words.0 & bit != 0
    case 1: return words.1 & bit != 0
    case 2: return words.2 & bit != 0
    default: return words.3 & bit != 0
    }
  }

  mutating func insert(_ byte: UInt8) {
    let bit = UInt64(1) << UInt64(byte & 63)
    switch byte >> 6 {
    case 0: words.0 |= bit
    case 1: words.1 |= bit
    case 2: words.2 |= bit
    default: words.3 |= bit
    }
  }

  mutating func invert() {
    words = (~words.0, ~words.1, ~words.2, ~words.3)
  }

  static func == (a: Self, b: Self) -> Bool { a.words == b.words }

  func hash(into hasher: inout Hasher) {
    hasher.combine(words.0)
    hasher.combine(words.1)
    hasher.combine(words.2)
    hasher.combine(words.3)
  }
}

extension ByteSet {
  /// Reads the set that opens at `start`, and tells where the pattern goes on.
  fileprivate static func read(_ bytes: [UInt8], at start: Int) -> (set: ByteSet, next: Int) {
    var set = ByteSet()
    var index = start + 1
    var isInverted = false
    if index < bytes.count, bytes[index] == UInt8(ascii: "!") || bytes[index] == UInt8(ascii: "^") {
      isInverted = true
      index += 1
    }
    let first = index
    while index < bytes.count {
      // A bracket that comes first stands for itself.
      if bytes[index] == UInt8(ascii: "]"), index > first {
        if isInverted { set.invert() }
        return (set, index + 1)
      }
      if let (name, next) = className(bytes, at: index) {
        set.insertClass(name)
        index = next
        continue
      }
      guard let low = member(bytes, &index) else { break }
      if index + 1 < bytes.count, bytes[index] == UInt8(ascii: "-"),
        bytes[index + 1] != UInt8(ascii: "]")
      {
        index += 1
        guard let high = member(bytes, &index) else { break }
        if low <= high { for byte in low...high { set.insert(byte) } }
      } else {
        set.insert(low)
      }
    }
    return (ByteSet(), bytes.count)
  }

  private static func member(_ bytes: [UInt8], _ index: inout Int) -> UInt8? {
    if bytes[index] == UInt8(ascii: "\\") { index += 1 }
    guard index < bytes.count else { return nil }
    defer { index += 1 }
    return bytes[index]
  }

  /// The name in `[:name:]`, and where the set goes on.
  private static func className(_ bytes: [UInt8], at start: Int) -> (String, Int)? {
    guard start + 1 < bytes.count, bytes[start] == UInt8(ascii: "["),
      bytes[start + 1] == UInt8(ascii: ":")
    else { return nil }
    var end = start + 2
    while end + 1 < bytes.count {
      if bytes[end] == UInt8(ascii: ":"), bytes[end + 1] == UInt8(ascii: "]") {
        return (String(decoding: bytes[(start + 2)..<end], as: UTF8.self), end + 2)
      }
      end += 1
    }
    return nil
  }

  private mutating func insertClass(_ name: String) {
    for byte in UInt8(0)..<128 where Self.belongs(byte, to: name) { insert(byte) }
  }

  private static func belongs(_ byte: UInt8, to name: String) -> Bool {
    let isUpper = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
    let isLower = (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
    let isDigit = (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    let isGraph = (0x21...0x7E).contains(byte)
    switch name {
    case "alnum": return isUpper || isLower || isDigit
    case "alpha": return isUpper || isLower
    case "blank": return byte == 0x20 || byte == 0x09
    case "cntrl": return byte < 0x20 || byte == 0x7F
    case "digit": return isDigit
    case "graph": return isGraph
    case "lower": return isLower
    case "print": return isGraph || byte == 0x20
    case "punct": return isGraph && !(isUpper || isLower || isDigit)
    case "space": return byte == 0x20 || (0x09...0x0D).contains(byte)
    case "upper": return isUpper
    case "xdigit":
      return isDigit || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte | 0x20) && byte > 0x40
    default: return false
    }
  }
}
