/// A piece of code with the references in it.
struct ThemeCode {
  /// A chain of names that something in the code begins with.
  struct Reference {
    /// The lexemes of its names and periods.
    var span: Range<Int>
    /// The names; `Color`, `Brand`, `red`.
    var names: [String]
    /// Whether it begins with a period.
    var isImplicit: Bool
    /// Whether its last name is called.
    var isCall = false
    /// Whether a closure follows its last name.
    var isClosure = false

    /// The lexeme after so many of its names.
    func end(afterNames count: Int) -> Int {
      span.lowerBound + (isImplicit ? 1 : 0) + count * 2 - 1
    }
  }

  /// The outline of the code alone.
  let outline: SyntaxOutline
  /// The chains, in order.
  private(set) var references: [Reference] = []

  /// Every lexeme.
  var all: Range<Int> { 0..<outline.count }

  init(_ code: String) {
    outline = SyntaxOutline(Array(code.utf8))
    references = chains()
  }

  private func chains() -> [Reference] {
    var result: [Reference] = []
    var index = 0
    var isPattern = false
    while index < outline.count {
      if outline.bareWord(index) == .case { isPattern = true }
      if isPattern, outline.kind(index) == .colon { isPattern = false }
      guard let reference = chain(at: index) else {
        index += 1
        continue
      }
      if !isPattern { result.append(reference) }
      index = reference.span.upperBound
    }
    return result
  }

  private func chain(at index: Int) -> Reference? {
    var start = index
    var isImplicit = false
    if outline.kind(index) == .period {
      guard outline.startsImplicitMember(index) || index == 0 else { return nil }
      // What a name is compared with is a case, not a member.
      if outline.kind(index - 1) == .op, outline.text(index - 1).hasSuffix("=") { return nil }
      isImplicit = true
      start += 1
    }
    guard outline.kind(start) == .identifier, isImplicit || outline.kind(start - 1) != .period,
      isImplicit || !isLabel(start), !outline.word(start).startsStatement || isImplicit
    else { return nil }
    var end = start + 1
    var names = [outline.name(start)]
    while outline.kind(end) == .period, outline.kind(end + 1) == .identifier, names.count < 8 {
      names.append(outline.name(end + 1))
      end += 2
    }
    var reference = Reference(span: index..<end, names: names, isImplicit: isImplicit)
    reference.isCall = outline.kind(end) == .leftParen && outline.touches(end - 1, end)
    reference.isClosure = outline.kind(end) == .leftBrace
    if reference.isCall, names.count > 1, !isImplicit || names.count > 1 {
      // `palette.red.opacity(0.5)`: what is called on a member leaves the member a reference.
      let inner = Array(names.dropLast())
      if let last = names.last, Self.modifiers.contains(last) {
        reference.names = inner
        reference.span = index..<end - 2
        reference.isCall = false
      }
    }
    return reference
  }

  private static let modifiers: Set<String> = [
    "opacity", "withAlphaComponent", "weight", "bold", "italic", "withSize", "monospacedDigit",
  ]

  private func isLabel(_ index: Int) -> Bool {
    outline.kind(index + 1) == .colon
      && (outline.kind(index - 1) == .leftParen || outline.kind(index - 1) == .comma)
  }

  /// The strings in the code, and the names of its implicit members: what may name an asset.
  var names: Set<String> {
    var names = Set(references.filter(\.isImplicit).compactMap(\.names.first))
    for index in outline.lexemes.indices where outline.kind(index) == .stringStart {
      let end = outline.stepOver(index)
      if let text = outline.string(index..<end) { names.insert(text) }
    }
    return names
  }

  // MARK: Rewriting

  /// The code with some spans replaced, in order and apart from one another.
  func replacing(_ edits: [(span: Range<Int>, text: String)]) -> String {
    var text = ""
    var offset = 0
    for edit in edits {
      let range = outline.byteRange(edit.span)
      text += String(decoding: outline.bytes[offset..<range.start], as: UTF8.self) + edit.text
      offset = range.end
    }
    return text + String(decoding: outline.bytes[offset...], as: UTF8.self)
  }

  /// The lexeme after the call of a reference.
  func callEnd(_ reference: Reference) -> Int {
    outline.partner(reference.span.upperBound).map { $0 + 1 } ?? reference.span.upperBound
  }

  /// The body of a helper with the arguments of a call put in; `nil` when it is no single expression,
  /// or one that reads hex digits.
  func inlined(_ function: ThemeMember, at reference: Reference) -> String? {
    guard let close = outline.partner(reference.span.upperBound) else { return nil }
    let arguments = outline.elements(open: reference.span.upperBound, close: close)
    guard arguments.count == function.parameters.count, function.code.utf8.count <= 400 else {
      return nil
    }
    let body = ThemeCode(function.code)
    let starts = ["if", "switch", "guard", "let", "var", "return", "for", "#"]
    let isReturn = body.outline.bareWord(0) == .return
    let first = isReturn ? 1 : 0
    guard body.outline.count > first, !starts.contains(body.outline.text(first)),
      !body.outline.text(first).hasPrefix("#"),
      !(first + 1..<body.outline.count).contains(where: {
        body.outline.segmentStart($0) == $0 && body.outline.encloser($0) < 0
      }), !body.outline.lexemes.contains(where: { $0.kind == .leftBrace }),
      !body.outline.contains(.hex), !function.code.contains(">>")
    else { return nil }
    var edits: [(span: Range<Int>, text: String)] = []
    for index in first..<body.outline.count where body.outline.kind(index) == .identifier {
      guard body.outline.kind(index - 1) != .period, !body.isLabel(index),
        let position = function.parameters.firstIndex(where: {
          $0.name == body.outline.name(index)
        })
      else { continue }
      edits.append((index..<index + 1, "(\(outline.text(arguments[position].value)))"))
    }
    if isReturn { edits.insert((0..<1, ""), at: 0) }
    return body.replacing(edits)
  }
}
