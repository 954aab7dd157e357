/// The condition of an `#if`, `#elseif` or `#else` clause, or a combination of several.
package indirect enum BuildCondition: Hashable, Sendable {
  /// `os(iOS)`, `targetEnvironment(simulator)`, `canImport(UIKit)`, `swift(>=5.9)`, `DEBUG`: the text of
  /// one test without white space.
  case test(String)
  /// `true` or `false`.
  case constant(Bool)
  case not(BuildCondition)
  case and(BuildCondition, BuildCondition)
  case or(BuildCondition, BuildCondition)

  /// The tests that occur, each once, in order.
  var tests: [String] {
    switch self {
    case .test(let text): [text]
    case .constant: []
    case .not(let condition): condition.tests
    case .and(let left, let right), .or(let left, let right): (left.tests + right.tests).uniqued()
    }
  }

  /// The value of the condition, given the outcome of each test; `nil` if undecided.
  func holds(_ holds: (String) -> Bool?) -> Bool? {
    switch self {
    case .test(let text): return holds(text)
    case .constant(let value): return value
    case .not(let condition): return condition.holds(holds).map { !$0 }
    case .and(let left, let right):
      let (left, right) = (left.holds(holds), right.holds(holds))
      if left == false || right == false { return false }
      return left == true && right == true ? true : nil
    case .or(let left, let right):
      let (left, right) = (left.holds(holds), right.holds(holds))
      if left == true || right == true { return true }
      return left == false && right == false ? false : nil
    }
  }

  /// The conjunction of two optional conditions.
  static func both(_ left: BuildCondition?, _ right: BuildCondition?) -> BuildCondition? {
    guard let left, let right else { return left ?? right }
    return left == right ? left : .and(left, right)
  }
}

extension BuildCondition: CustomStringConvertible {
  /// The condition as Swift source.
  package var description: String {
    switch self {
    case .test(let text): text
    case .constant(let value): "\(value)"
    case .not(let condition): "!\(condition.operand)"
    case .and(let left, let right): "\(left.operand) && \(right.operand)"
    case .or(let left, let right): "\(left.operand) || \(right.operand)"
    }
  }

  private var operand: String {
    switch self {
    case .test, .constant, .not: description
    case .and, .or: "(\(description))"
    }
  }
}

extension BuildCondition {
  /// Parses the lexemes between `#if` or `#elseif` and the end of the line.
  ///
  /// Unparsable text becomes a single undecided test.
  init(_ lexemes: [Lexeme], bytes: [UInt8]) {
    var parser = BuildConditionParser(lexemes: lexemes, bytes: bytes)
    let whole = lexemes.map { $0.text(in: bytes) }.joined()
    self = parser.whole() ?? .test(whole)
  }
}

/// A recursive-descent parser for the conditions of `#if`.
private struct BuildConditionParser {
  /// How deeply conditions may nest.
  private static let maximumDepth = 32

  let lexemes: [Lexeme]
  let bytes: [UInt8]
  private var index = 0
  private var depth = 0

  init(lexemes: [Lexeme], bytes: [UInt8]) {
    self.lexemes = lexemes
    self.bytes = bytes
  }

  mutating func whole() -> BuildCondition? {
    guard let condition = either(), index == lexemes.count else { return nil }
    return condition
  }

  private mutating func either() -> BuildCondition? {
    guard var condition = all() else { return nil }
    while take("||") {
      guard let next = all() else { return nil }
      condition = .or(condition, next)
    }
    return condition
  }

  private mutating func all() -> BuildCondition? {
    guard var condition = operand() else { return nil }
    while take("&&") {
      guard let next = operand() else { return nil }
      condition = .and(condition, next)
    }
    return condition
  }

  private mutating func operand() -> BuildCondition? {
    guard depth < Self.maximumDepth, index < lexemes.count else { return nil }
    depth += 1
    defer { depth -= 1 }
    if take("!") { return operand().map { .not($0) } }
    if take("(") {
      guard let inner = either(), take(")") else { return nil }
      return inner
    }
    guard lexemes[index].kind == .identifier else { return nil }
    let name = text(index)
    index += 1
    if name == "true" || name == "false" { return .constant(name == "true") }
    guard index < lexemes.count, lexemes[index].kind == .leftParen else { return .test(name) }
    var test = name
    var open = 0
    repeat {
      if lexemes[index].kind == .leftParen { open += 1 }
      if lexemes[index].kind == .rightParen { open -= 1 }
      test += text(index)
      index += 1
    } while open > 0 && index < lexemes.count
    return open == 0 ? .test(test) : nil
  }

  private mutating func take(_ word: String) -> Bool {
    guard index < lexemes.count, text(index) == word else { return false }
    index += 1
    return true
  }

  private func text(_ index: Int) -> String { lexemes[index].text(in: bytes) }
}
