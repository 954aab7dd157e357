// Evaluates binary operators.

extension Evaluator {
  /// The value of an operation.
  mutating func operation(
    _ op: String, _ left: Range<Int>, _ right: Range<Int>, in frame: CodeFrame, as type: String?
  ) throws(EvaluationStop) -> SwiftValue {
    switch op {
    case "&&", "||":
      let first = try condition(left, in: frame)
      if first == (op == "||") { return .bool(first) }
      return .bool(try condition(right, in: frame))
    case "??":
      let value = try evaluate(left, in: frame, as: type)
      if case .none = value { return try evaluate(right, in: frame, as: type) }
      return value
    case "as": return try cast(left, to: right, in: frame)
    case "==", "!=", "<", ">", "<=", ">=": return try comparison(op, left, right, in: frame)
    case "...", "..<":
      let (lower, upper) = try operands(
        left, right, in: frame, as: TypeText.elements(of: type).value)
      guard let first = lower.number, let last = upper.number, first <= last else {
        throw .notConstant
      }
      return .range(first, last)
    default:
      let (first, second) = try operands(left, right, in: frame, as: type)
      return try arithmetic(op, first, second)
    }
  }

  /// `value as Type`, `value as! Type`, `value as? Type`.
  private mutating func cast(
    _ value: Range<Int>, to type: Range<Int>, in frame: CodeFrame
  ) throws(EvaluationStop) -> SwiftValue {
    var type = type
    if let mark = type.first,
      frame.outline.kind(mark) == .exclamation || frame.outline.kind(mark) == .postfixQuestion
    {
      type = type.dropFirst()
    }
    let name = typeName(frame.outline.typeText(type), in: frame)
    return try settled(evaluate(value, in: frame, as: name), as: name)
  }

  /// Both operands as numbers of one kind; a literal takes the other's.
  private mutating func operands(
    _ left: Range<Int>, _ right: Range<Int>, in frame: CodeFrame, as type: String?
  ) throws(EvaluationStop) -> (SwiftValue, SwiftValue) {
    let first = try evaluate(left, in: frame, as: type)
    // `hue * .pi / 180`
    var expected = type
    if case .number = first, frame.outline.kind(right.lowerBound) == .period {
      expected = type ?? "Double"
    }
    let second = try evaluate(right, in: frame, as: expected)
    switch (first, second) {
    case (.integer(_, true), .number): return (try evaluate(left, in: frame, as: "Double"), second)
    case (.number, .integer(_, true)): return (first, try evaluate(right, in: frame, as: "Double"))
    case (.integer, .number), (.number, .integer): throw .notConstant
    default: return (first, second)
    }
  }

  private func arithmetic(_ op: String, _ left: SwiftValue, _ right: SwiftValue)
    throws(EvaluationStop) -> SwiftValue
  {
    switch (left, right) {
    case (.integer(let first, let isFirst), .integer(let second, let isSecond)):
      guard let result = Self.integer(op, first, second) else { throw .notConstant }
      return .integer(result, isLiteral: isFirst && isSecond)
    case (.number(let first), .number(let second)):
      guard let result = Self.number(op, first, second), result.isFinite else { throw .notConstant }
      return .number(result)
    case (.text(let first), .text(let second)) where op == "+": return .text(first + second)
    default: throw .notConstant
    }
  }

  private static func number(_ op: String, _ left: Double, _ right: Double) -> Double? {
    switch op {
    case "+": left + right
    case "-": left - right
    case "*": left * right
    case "/": right == 0 ? nil : left / right
    default: nil
    }
  }

  /// Integers have 64 bits; an overflow has no value.
  private static func integer(_ op: String, _ left: Int, _ right: Int) -> Int? {
    func checked(_ result: (partialValue: Int, overflow: Bool)) -> Int? {
      result.overflow ? nil : result.partialValue
    }
    switch op {
    case "+", "&+": return checked(left.addingReportingOverflow(right))
    case "-", "&-": return checked(left.subtractingReportingOverflow(right))
    case "*", "&*": return checked(left.multipliedReportingOverflow(by: right))
    case "/": return right == 0 ? nil : checked(left.dividedReportingOverflow(by: right))
    case "%": return right == 0 ? nil : checked(left.remainderReportingOverflow(dividingBy: right))
    case "&": return left & right
    case "|": return left | right
    case "^": return left ^ right
    case ">>", "&>>": return (0..<64).contains(right) ? left >> right : nil
    case "<<", "&<<":
      guard (0..<63).contains(right), left >= 0, left <= Int.max >> right else { return nil }
      return left << right
    default: return nil
    }
  }

  // MARK: Comparisons

  private mutating func comparison(
    _ op: String, _ left: Range<Int>, _ right: Range<Int>, in frame: CodeFrame
  ) throws(EvaluationStop) -> SwiftValue {
    // An implicit member takes the type of the other operand.
    let isImplicit = frame.outline.kind(left.lowerBound) == .period
    let (known, other) = isImplicit ? (right, left) : (left, right)
    let first = try evaluate(known, in: frame, as: nil)
    let second: SwiftValue
    if first.number != nil {
      let (left, right) = try operands(left, right, in: frame, as: nil)
      guard let left = left.number, let right = right.number else { throw .notConstant }
      return .bool(try Self.compare(op, left, right))
    }
    second = try evaluate(other, in: frame, as: first.typeName)
    guard op == "==" || op == "!=" else { throw .notConstant }
    return .bool(try isEqual(first, second) == (op == "=="))
  }

  private static func compare(_ op: String, _ left: Double, _ right: Double) throws(EvaluationStop)
    -> Bool
  {
    switch op {
    case "==": left == right
    case "!=": left != right
    case "<": left < right
    case ">": left > right
    case "<=": left <= right
    default: left >= right
    }
  }

  /// Whether two values are equal; system settings become choices.
  mutating func isEqual(_ left: SwiftValue, _ right: SwiftValue) throws(EvaluationStop) -> Bool {
    switch (left, right) {
    case (.setting(let setting), .symbol(let name)), (.symbol(let name), .setting(let setting)):
      return try isSetting(setting, name)
    case (.enumCase(let first), .enumCase(let second)):
      guard first.values.isEmpty, second.values.isEmpty else { throw .notConstant }
      return first.name == second.name
    case (.symbol(let first), .symbol(let second)): return first == second
    case (.text(let first), .text(let second)): return first == second
    case (.bool(let first), .bool(let second)): return first == second
    case (.none, .none): return true
    case (.none, _), (_, .none): return false
    case (.integer, _), (.number, _):
      guard let first = left.number, let second = right.number else { throw .notConstant }
      return first == second
    default: throw .notConstant
    }
  }

  /// Whether a member names the current system setting.
  mutating func isSetting(_ setting: SystemSetting, _ name: String) throws(EvaluationStop) -> Bool {
    switch (setting, name) {
    case (.style, "dark"), (.style, "darkAqua"), (.style, "vibrantDark"):
      return choices.choose(.style, among: ["light", "dark"]) == 1
    case (.style, "light"), (.style, "aqua"), (.style, "vibrantLight"):
      return choices.choose(.style, among: ["light", "dark"]) == 0
    case (.style, "accessibilityHighContrastDarkAqua"),
      (.style, "accessibilityHighContrastVibrantDark"):
      guard try isSetting(.style, "dark") else { return false }
      return try isSetting(.contrast, "high")
    case (.style, "accessibilityHighContrastAqua"),
      (.style, "accessibilityHighContrastVibrantLight"):
      guard try isSetting(.style, "light") else { return false }
      return try isSetting(.contrast, "high")
    case (.contrast, "high"), (.contrast, "increased"):
      return choices.choose(.contrast, among: ["", "increased contrast"]) == 1
    case (.contrast, "normal"), (.contrast, "standard"):
      return choices.choose(.contrast, among: ["", "increased contrast"]) == 0
    case (.idiom, "phone"), (.idiom, "pad"):
      let options = ["phone", "pad"]
      return options[choices.choose(.own("userInterfaceIdiom"), among: options)] == name
    case (_, "unspecified"), (.idiom, _): return false
    default: throw .notConstant
    }
  }
}
