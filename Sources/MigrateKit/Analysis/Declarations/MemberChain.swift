/// A chain of names as code writes it: `DesignSystem.Colors.primary`, `Theme.color(for: .text)`, `.brand`.
package struct MemberChain: Hashable, Sendable {
  /// One name of a chain.
  package struct Name: Hashable, Sendable {
    /// The name without backticks.
    package var text: String
    /// The labels of the arguments where it is called, `nil` for one without a label.
    package var labels: [String?]?
    /// Whether `.init` or a subscript follows, so that the name alone does not determine the value.
    package var isCall: Bool { labels != nil }
  }

  /// The names from left to right.
  package var names: [Name]
  /// Whether the type is left out: `.brand`.
  package var isImplicit = false
  /// The lexemes in the code that it was read from, the calls' arguments included.
  package var span: Range<Int>

  /// The names joined by periods, up to the first call and its name: `Theme.color`.
  package var text: String {
    (isImplicit ? "." : "") + names.map(\.text).joined(separator: ".")
  }

  /// The names that identify uses of the chain: up to the first call.
  var usedName: String {
    let end = names.firstIndex(where: \.isCall) ?? names.count - 1
    return names[...end].map(\.text).joined(separator: ".")
  }
}

extension MemberChain {
  /// The chain that begins at a lexeme; `nil` if there is none.
  package static func chain(from start: Int, in outline: SyntaxOutline) -> MemberChain? {
    var index = start
    let isImplicit = outline.startsImplicitMember(start)
    if isImplicit { index += 1 }
    guard outline.kind(index) == .identifier, !isLabel(index, outline),
      isImplicit || outline.kind(index - 1) != .period && outline.kind(index - 1) != .backslash,
      isImplicit || !outline.word(index).isExpressionKeyword
    else { return nil }
    var chain = MemberChain(names: [], isImplicit: isImplicit, span: start..<index)
    while outline.kind(index) == .identifier, chain.names.count < 16 {
      var name = Name(text: outline.name(index))
      index += 1
      if let generic = outline.genericEnd(index) { index = generic }
      if outline.kind(index) == .leftParen, !outline.startsLine(index),
        let close = outline.partner(index)
      {
        name.labels = outline.elements(open: index, close: close).map { argument in
          argument.label.map { outline.name($0) }
        }
        index = close + 1
      }
      chain.names.append(name)
      chain.span = start..<index
      while outline.kind(index) == .exclamation || outline.kind(index) == .postfixQuestion {
        index += 1
      }
      guard outline.kind(index) == .period, outline.kind(index + 1) == .identifier else { break }
      index += 1
    }
    return chain
  }

  /// Whether a name is the label of an argument, or of a parameter.
  private static func isLabel(_ index: Int, _ outline: SyntaxOutline) -> Bool {
    guard outline.kind(index + 1) == .colon else { return false }
    let open = outline.encloser(index)
    guard open >= 0, outline.kind(open) == .leftParen else { return false }
    return outline.segmentStart(index) == index
  }
}

extension SyntaxOutline {
  /// The chains of names in the code in order, those among the arguments of calls included.
  ///
  /// Labels, names of closure parameters and literals do not count.
  package var memberChains: [MemberChain] {
    (0..<count).compactMap { MemberChain.chain(from: $0, in: self) }
  }
}
