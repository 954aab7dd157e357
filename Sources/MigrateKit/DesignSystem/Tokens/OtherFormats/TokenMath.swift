/// The arithmetic that Tokens Studio allows in the values of numbers and dimensions: `8px * 2`,
/// `(4 + 2) / 3`, `roundTo(7.5)`.
///
/// References must have been replaced by their values. Source: Tokens Studio, "Using math in token
/// values".
struct TokenMath {
  /// The value of an expression.
  struct Measure: Hashable {
    var number: Double
    /// `px` or `rem`; empty for a bare number.
    var unit: String
  }

  /// How deep parentheses may nest.
  private static let maximumDepth = 32

  private var rest: Substring
  private var depth = 0

  /// The value of an expression; `nil` for malformed text and mixed units.
  static func value(_ text: String) -> Measure? {
    var parser = TokenMath(rest: text[...])
    guard let value = parser.sum(), parser.next() == nil, value.number.isFinite else { return nil }
    return value
  }

  private init(rest: Substring) { self.rest = rest }

  // MARK: Operators

  private mutating func sum() -> Measure? {
    guard var left = product() else { return nil }
    while let sign = next(), sign == "+" || sign == "-" {
      rest.removeFirst()
      guard let right = product(), let unit = Self.unit(left, right) else { return nil }
      left = Measure(
        number: sign == "+" ? left.number + right.number : left.number - right.number, unit: unit)
    }
    return left
  }

  private mutating func product() -> Measure? {
    guard var left = operand() else { return nil }
    while let sign = next(), sign == "*" || sign == "/" {
      rest.removeFirst()
      guard let right = operand(), let unit = Self.unit(left, right),
        sign == "*" || right.number != 0
      else { return nil }
      left = Measure(
        number: sign == "*" ? left.number * right.number : left.number / right.number, unit: unit)
    }
    return left
  }

  private mutating func operand() -> Measure? {
    guard depth < Self.maximumDepth, let first = next() else { return nil }
    depth += 1
    defer { depth -= 1 }
    switch first {
    case "(":
      rest.removeFirst()
      guard let value = sum(), next() == ")" else { return nil }
      rest.removeFirst()
      return value
    case "-":
      rest.removeFirst()
      return operand().map { Measure(number: -$0.number, unit: $0.unit) }
    case let letter where letter.isLetter: return call()
    default: return literal()
    }
  }

  // MARK: Operands

  private mutating func literal() -> Measure? {
    let digits = rest.prefix { $0.isNumber || $0 == "." }
    guard let number = Double(digits) else { return nil }
    rest = rest.dropFirst(digits.count)
    let unit = rest.prefix { $0.isLetter }
    guard ["", "px", "rem"].contains(unit) else { return nil }
    rest = rest.dropFirst(unit.count)
    return Measure(number: number, unit: String(unit))
  }

  private mutating func call() -> Measure? {
    let name = rest.prefix { $0.isLetter }
    rest = rest.dropFirst(name.count)
    guard next() == "(" else { return nil }
    var arguments: [Measure] = []
    repeat {
      rest.removeFirst()
      guard let argument = sum() else { return nil }
      arguments.append(argument)
    } while next() == ","
    guard next() == ")" else { return nil }
    rest.removeFirst()
    return Self.call(String(name), arguments)
  }

  private static func call(_ name: String, _ arguments: [Measure]) -> Measure? {
    guard var result = arguments.first else { return nil }
    for argument in arguments.dropFirst() {
      guard let unit = unit(result, argument) else { return nil }
      result.unit = unit
    }
    let numbers = arguments.map(\.number)
    switch (name, numbers.count) {
    case ("round", 1): result.number = numbers[0].rounded()
    case ("floor", 1): result.number = numbers[0].rounded(.down)
    case ("ceil", 1): result.number = numbers[0].rounded(.up)
    case ("abs", 1): result.number = abs(numbers[0])
    case ("roundTo", 1...2):
      let places = numbers.count == 2 ? numbers[1] : 0
      guard (0...6).contains(places) else { return nil }
      let scale = (0..<Int(places)).reduce(1.0) { scale, _ in scale * 10 }
      result.number = (numbers[0] * scale).rounded() / scale
    case ("min", _): result.number = numbers.reduce(numbers[0], min)
    case ("max", _): result.number = numbers.reduce(numbers[0], max)
    default: return nil
    }
    return result
  }

  // MARK: Parts

  /// The common unit of two values; a bare number takes the other's.
  private static func unit(_ a: Measure, _ b: Measure) -> String? {
    if a.unit == b.unit || b.unit.isEmpty { return a.unit }
    return a.unit.isEmpty ? b.unit : nil
  }

  /// The next character that is not a space.
  private mutating func next() -> Character? {
    rest = rest.drop { $0 == " " }
    return rest.first
  }
}
