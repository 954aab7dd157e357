/// A pressed key.
package enum ReviewKey: Hashable, Sendable {
  /// A character.
  case character(Character)
  case enter, escape, tab, backspace, up, down, left, right, pageUp, pageDown, home, end
  /// Ctrl-U: clears the typed text.
  case clear
  /// Ctrl-L: redraws the screen.
  case redraw
  /// Ctrl-C or Ctrl-D: ends the review.
  case interrupt
  /// Pasted text.
  case pasted(String)

  /// The name of the key.
  package var name: String {
    switch self {
    case .character(" "): "space"
    case .character(let character): String(character)
    case .enter: "enter"
    case .escape: "esc"
    case .tab: "tab"
    case .backspace: "backspace"
    case .up: "↑"
    case .down: "↓"
    case .left: "←"
    case .right: "→"
    case .pageUp: "page up"
    case .pageDown: "page down"
    case .home: "home"
    case .end: "end"
    case .clear: "ctrl-u"
    case .redraw: "ctrl-l"
    case .interrupt: "ctrl-c"
    case .pasted: "paste"
    }
  }
}

/// Reads keys from the bytes that a terminal sends.
///
/// A key may arrive in pieces, so incomplete sequences are kept until more bytes arrive or `flush`
/// is called.
package struct KeyReader: Sendable {
  private var pending: [UInt8] = []

  /// Makes a reader.
  package init() {}

  /// Whether there are pending bytes of an incomplete key.
  package var isWaiting: Bool { !pending.isEmpty }

  /// The keys completed by `bytes`.
  package mutating func read(_ bytes: some Sequence<UInt8>) -> [ReviewKey] {
    pending += bytes
    var keys: [ReviewKey] = []
    while !pending.isEmpty {
      guard let (key, count) = next() else { break }
      pending.removeFirst(count)
      if let key { keys.append(key) }
    }
    return keys
  }

  /// The keys in the pending bytes: a lone escape byte is the escape key.
  package mutating func flush() -> [ReviewKey] {
    defer { pending = [] }
    return pending == [0x1B] ? [.escape] : []
  }

  /// The first key and its bytes; `nil` if it is incomplete.
  ///
  /// An unknown key is `nil`.
  private func next() -> (key: ReviewKey?, count: Int)? {
    let first = pending[0]
    if first == 0x1B { return escaped() }
    if let key = Self.controls[first] { return (key, 1) }
    if first < 0x20 { return (nil, 1) }
    let count = first < 0x80 ? 1 : first < 0xC0 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    guard pending.count >= count else { return nil }
    let text = String(decoding: pending[..<count], as: UTF8.self)
    guard let character = text.first, !text.unicodeScalars.contains("\u{FFFD}") else {
      return (nil, 1)
    }
    return (.character(character), count)
  }

  private static let controls: [UInt8: ReviewKey] = [
    0x03: .interrupt, 0x04: .interrupt, 0x08: .backspace, 0x09: .tab, 0x0A: .enter,
    0x0C: .redraw, 0x0D: .enter, 0x15: .clear, 0x7F: .backspace,
  ]

  // MARK: Escape sequences

  private static let pasteStart = Array("\u{1B}[200~".utf8)
  private static let pasteEnd = Array("\u{1B}[201~".utf8)

  private func escaped() -> (key: ReviewKey?, count: Int)? {
    guard pending.count > 1 else { return nil }
    switch pending[1] {
    case UInt8(ascii: "["): return controlSequence()
    case UInt8(ascii: "O"):
      guard pending.count > 2 else { return nil }
      return (Self.letters[pending[2]], 3)
    case 0x1B: return (.escape, 1)
    default: return (nil, 2)  // Alt and a key.
    }
  }

  /// `ESC [`, parameters, and a final byte.
  private func controlSequence() -> (key: ReviewKey?, count: Int)? {
    if pending.starts(with: Self.pasteStart) { return paste() }
    guard let end = pending.dropFirst(2).firstIndex(where: { (0x40...0x7E).contains($0) }) else {
      return nil
    }
    if pending[end] == UInt8(ascii: "~") {
      let number = String(decoding: pending[2..<end].prefix { $0 != 0x3B }, as: UTF8.self)
      return (Self.numbers[number], end + 1)
    }
    return (Self.letters[pending[end]], end + 1)
  }

  private func paste() -> (key: ReviewKey?, count: Int)? {
    let last = pending.count - Self.pasteEnd.count
    guard last >= Self.pasteStart.count,
      let end = (Self.pasteStart.count...last).first(where: {
        pending[$0...].starts(with: Self.pasteEnd)
      })
    else { return nil }
    let text = String(decoding: pending[Self.pasteStart.count..<end], as: UTF8.self)
    return (.pasted(text), end + Self.pasteEnd.count)
  }

  private static let letters: [UInt8: ReviewKey] = [
    UInt8(ascii: "A"): .up, UInt8(ascii: "B"): .down, UInt8(ascii: "C"): .right,
    UInt8(ascii: "D"): .left, UInt8(ascii: "H"): .home, UInt8(ascii: "F"): .end,
  ]
  private static let numbers: [String: ReviewKey] = [
    "1": .home, "4": .end, "5": .pageUp, "6": .pageDown, "7": .home, "8": .end,
  ]
}
