/// The actions on the current change.
package enum ReviewAction: CaseIterable, Sendable {
  case accept, acceptAll, reject, rejectAll, choose, chooseAll, note, clear, undo
  case next, nextGroup, back, backGroup, groups, find, show, help, quit

  /// Its keys, the primary one first.
  package var keys: [ReviewKey] {
    switch self {
    case .accept: [.character("a")]
    case .acceptAll: [.character("A")]
    case .reject: [.character("r")]
    case .rejectAll: [.character("R")]
    case .choose: [.character("c")]
    case .chooseAll: [.character("C")]
    case .note: [.character("n")]
    case .clear: [.character("x")]
    case .undo: [.character("u")]
    case .next: [.character("s"), .character(" "), .right]
    case .nextGroup: [.character("S"), .down]
    case .back: [.character("b"), .left]
    case .backGroup: [.character("B"), .up]
    case .groups: [.character("l")]
    case .find: [.character("/")]
    case .show: [.character("f")]
    case .help: [.character("?")]
    case .quit: [.character("q"), .interrupt]
    }
  }

  /// Its description in help and documentation.
  package var summary: String {
    switch self {
    case .accept: "accept: the value becomes the token"
    case .acceptAll: "accept every place of this group that is still open"
    case .reject: "reject: the value stays as it is"
    case .rejectAll: "reject every place of this group that is still open"
    case .choose: "choose another token, by number or by typing"
    case .chooseAll: "choose another token for every open place of this group"
    case .note: "note a reason, kept with the decision"
    case .clear: "remove the decision on this place"
    case .undo: "undo the last decision, also one on many places"
    case .next: "skip to the next place"
    case .nextGroup: "skip to the next group"
    case .back: "go back one place"
    case .backGroup: "go back one group"
    case .groups: "list the groups and go to one"
    case .find: "look at places whose file, code, value, token or reason holds a text"
    case .show: "show what is to review, safe, without a token, or all"
    case .help: "show these keys"
    case .quit: "quit; the next review goes on here"
    }
  }

  /// The action of a key; `nil` if there is none.
  static func of(_ key: ReviewKey) -> ReviewAction? { allCases.first { $0.keys.contains(key) } }
}
