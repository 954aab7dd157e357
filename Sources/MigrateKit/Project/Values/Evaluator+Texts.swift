// Evaluates members of strings that hex initializers use.

extension Evaluator {
  /// The value of a member of a string; `nil` if unknown.
  mutating func textMember(
    _ name: String, _ called: Call?, of text: String
  ) throws(EvaluationStop) -> SwiftValue? {
    guard let called else {
      switch name {
      case "count": return .integer(text.count, isLiteral: false)
      case "isEmpty": return .bool(text.isEmpty)
      case "capitalized":
        let isWord = text.allSatisfy { $0.isLetter }
        return isWord ? .text(text.prefix(1).uppercased() + text.dropFirst().lowercased()) : nil
      default: return nil
      }
    }
    switch (name, called.labels) {
    case ("lowercased", []): return .text(text.lowercased())
    case ("uppercased", []): return .text(text.uppercased())
    case ("hasPrefix", [nil]): return .bool(text.hasPrefix(try part(called)))
    case ("hasSuffix", [nil]): return .bool(text.hasSuffix(try part(called)))
    case ("dropFirst", []): return .text(String(text.dropFirst()))
    case ("dropFirst", [nil]): return .text(String(text.dropFirst(try count(called))))
    case ("dropLast", []): return .text(String(text.dropLast()))
    case ("prefix", [nil]): return .text(String(text.prefix(try count(called))))
    case ("suffix", [nil]): return .text(String(text.suffix(try count(called))))
    case ("allSatisfy", []), ("allSatisfy", [nil]), ("filter", []), ("filter", [nil]):
      guard let holds = Self.predicate(of: called) else { return nil }
      return name == "filter" ? .text(text.filter(holds)) : .bool(text.allSatisfy(holds))
    case ("trimmingCharacters", ["in"]): return try trimmed(text, called).map { .text($0) }
    case ("replacingOccurrences", ["of", "with"]):
      let old = try part(called)
      guard !old.isEmpty,
        case .text(let new) = try evaluate(
          called.arguments[1].span, in: called.frame, as: "String")
      else { throw .notConstant }
      return .text(
        text.split(separator: old, omittingEmptySubsequences: false).joined(separator: new))
    default: return nil
    }
  }

  /// What the only argument of a call asks of a character: `\\.isHexDigit`, `{ $0.isHexDigit }`; `nil` for anything else.
  private static func predicate(of call: Call) -> ((Character) -> Bool)? {
    let outline = call.frame.outline
    let span =
      call.arguments.first?.span
      ?? call.closure.flatMap { open in outline.partner(open).map { open..<$0 + 1 } }
    switch span.map({ outline.compactText($0).filter { $0 != " " } }) {
    case "\\.isHexDigit", "{$0.isHexDigit}": return \.isHexDigit
    case "\\.isLetter", "{$0.isLetter}": return \.isLetter
    case "\\.isNumber", "{$0.isNumber}": return \.isNumber
    default: return nil
    }
  }

  /// The text without the characters at its ends that a set has; `nil` for other sets than those of hex initializers.
  private mutating func trimmed(_ text: String, _ call: Call) throws(EvaluationStop) -> String? {
    let span = call.arguments[0].span
    let set = call.frame.outline.compactText(span)
    let drops: (Character) -> Bool
    switch set.hasPrefix(".") ? "CharacterSet\(set)" : set {
    case "CharacterSet.whitespaces", "CharacterSet.whitespacesAndNewlines":
      drops = { $0.isWhitespace }
    case "CharacterSet.alphanumerics.inverted": drops = { !$0.isLetter && !$0.isNumber }
    default:
      let outline = call.frame.outline
      guard let link = Array(outline.links(from: span.lowerBound)).first,
        case let made = Self.call(of: link, in: call.frame),
        let set = made.argument("charactersIn"),
        case .text(let characters) = try evaluate(set, in: call.frame, as: "String")
      else { return nil }
      drops = { characters.contains($0) }
    }
    let start = text.drop(while: drops)
    return String(start.reversed().drop(while: drops).reversed())
  }

  // MARK: Statements

  /// Runs a statement that changes a local text, or reads one as digits: `hex.removeFirst()`, `hex.append("FF")`,
  /// `Scanner(string: hex).scanHexInt64(&value)`.
  ///
  /// - Returns: Whether it is such a statement, or a condition that is one and holds.
  mutating func changeText(
    _ statement: Range<Int>, in frame: inout CodeFrame
  ) throws(EvaluationStop) -> Bool {
    let outline = frame.outline
    guard outline.kind(statement.lowerBound) == .identifier,
      outline.chain(around: statement.lowerBound) == statement,
      let last = Array(outline.links(from: statement.lowerBound)).last
    else { return false }
    let call = Self.call(of: last, in: frame)
    let member = outline.name(last.name)
    let head = statement.lowerBound..<max(last.name - 1, statement.lowerBound)
    if member == "scanHexInt64" || member == "scanHexInt32" {
      return try scan(head, into: call, in: &frame)
    }
    let name = outline.name(statement.lowerBound)
    guard head.count == 1, frame.variables.contains(name), let local = frame.locals[name],
      case .text(let text) = try force(local)
    else { return false }
    switch (member, call.labels) {
    case ("removeFirst", []) where !text.isEmpty:
      frame.locals[name] = Lazy(.success(.text(String(text.dropFirst()))))
    case ("removeFirst", [nil]):
      frame.locals[name] = Lazy(.success(.text(String(text.dropFirst(try count(call))))))
    case ("removeLast", []) where !text.isEmpty:
      frame.locals[name] = Lazy(.success(.text(String(text.dropLast()))))
    case ("append", [nil]):
      frame.locals[name] = Lazy(.success(.text(text + (try part(call)))))
    default: return false
    }
    return true
  }

  /// Reads the text of a scanner as hex digits into the local that a call is given.
  private mutating func scan(
    _ scanner: Range<Int>, into call: Call, in frame: inout CodeFrame
  ) throws(EvaluationStop) -> Bool {
    guard call.arguments.count == 1, call.arguments[0].span.count == 2,
      case .instance(let instance) = try evaluate(scanner, in: frame, as: nil),
      instance.type == "Scanner", let string = instance.fields["string"],
      case .text(let text) = try force(string)
    else { return false }
    let name = frame.outline.name(call.arguments[0].span.lowerBound + 1)
    guard frame.locals[name] != nil else { return false }
    let digits = text.hasPrefix("0x") || text.hasPrefix("0X") ? text.dropFirst(2) : text[...]
    let valid = digits.prefix { $0.isHexDigit }
    // Without a digit the variable keeps its value; a text that a scanner would skip into is none of a color.
    guard let value = Int(valid, radix: 16) else { return false }
    frame.locals[name] = Lazy(.success(.integer(value, isLiteral: false)))
    return true
  }

  // MARK: Arguments

  private mutating func part(_ call: Call) throws(EvaluationStop) -> String {
    guard case .text(let text) = try evaluate(call.arguments[0].span, in: call.frame, as: "String")
    else { throw .notConstant }
    return text
  }

  private mutating func count(_ call: Call) throws(EvaluationStop) -> Int {
    guard
      case .integer(let count, _) = try evaluate(
        call.arguments[0].span, in: call.frame, as: "Int"), count >= 0
    else { throw .notConstant }
    return count
  }
}
