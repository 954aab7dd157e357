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
