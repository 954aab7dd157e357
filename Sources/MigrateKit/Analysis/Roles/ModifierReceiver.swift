extension SyntaxOutline {
  /// The name of the receiver of a chain of modifiers: `Text` in `Text(a).bold().font(b)`, `avatar`
  /// in `self.avatar.padding().font(b)`, `makeRow` in `makeRow(a).font(b)`.
  func receiverName(ofChainFrom start: Int, before modifier: Int) -> Int? {
    let path = calleePath(from: start).filter { $0 < modifier }
    guard let first = path.first else { return nil }
    let isOnSelf = isText(first, "self") || isText(first, "Self")
    let names = isOnSelf ? Array(path.dropFirst()) : path
    guard let head = names.first else { return first }
    // Types may be qualified: `SwiftUI.Text(a)`.
    var result = head
    for name in names.dropFirst() {
      guard kind(result + 1) != .leftParen, kind(result + 1) != .leftBrace else { break }
      let isModifier = kind(name + 1) == .leftParen && !startsUppercase(name)
      if isModifier { break }
      result = name
    }
    return result
  }

  /// Whether a name starts with a capital, as types do.
  package func startsUppercase(_ index: Int) -> Bool {
    guard index >= 0, index < count else { return false }
    return bytes[buffer.lexemes[index].start].isASCIICapital
  }
}
