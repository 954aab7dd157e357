/// A list to pick from by number, with the arrow keys, or by typing a part of a row.
struct Menu: Sendable {
  /// One row.
  struct Row: Sendable {
    /// Its value.
    var key: Int
    /// The text that typing searches.
    var words: String
  }

  /// The result of a key.
  enum Outcome: Hashable {
    case stays
    case picked(Int)
    case left
  }

  private let rows: [Row]
  /// The typed text.
  private(set) var typed = ""
  /// The index of the selected row among the filtered ones.
  private(set) var selection: Int
  /// The rows that contain the typed text, in order.
  private(set) var left: [Int]

  /// Makes a list with a row selected.
  init(_ rows: [Row], selection: Int = 0) {
    self.rows = rows
    self.selection = selection
    left = rows.map(\.key)
  }

  /// Whether digits pick a row; after typing they are part of the text.
  var hasNumbers: Bool { typed.isEmpty }

  mutating func press(_ key: ReviewKey) -> Outcome {
    switch key {
    case .escape, .interrupt:
      guard key == .escape, !typed.isEmpty else { return .left }
      type("")
    case .enter: return left.indices.contains(selection) ? .picked(left[selection]) : .stays
    case .up: move(by: -1)
    case .down, .tab: move(by: 1)
    case .pageUp: move(by: -10)
    case .pageDown: move(by: 10)
    case .home: move(by: -left.count)
    case .end: move(by: left.count)
    case .backspace: type(String(typed.dropLast()))
    case .clear: type("")
    case .pasted(let text): type(typed + text.filter { !$0.isNewline })
    case .character(let character):
      if hasNumbers, let number = character.wholeNumberValue, number > 0 {
        return number <= left.count ? .picked(left[number - 1]) : .stays
      }
      type(typed + String(character))
    case .left, .right, .redraw: break
    }
    return .stays
  }

  private mutating func move(by step: Int) {
    selection = max(min(selection + step, left.count - 1), 0)
  }

  private mutating func type(_ text: String) {
    typed = text
    selection = 0
    let words = text.lowercased().split(at: " ")
    left = rows.filter { row in
      let hay = row.words.lowercased()
      return words.allSatisfy { hay.contains($0) }
    }.map(\.key)
  }
}
