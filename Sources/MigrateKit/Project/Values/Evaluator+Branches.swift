// Evaluates `if` and `guard` with their conditions.

extension Evaluator {
  mutating func branch(
    _ statement: Range<Int>, in frame: inout CodeFrame, isValue: Bool
  ) throws(EvaluationStop) -> Flow {
    let outline = frame.outline
    guard let open = outline.bodyOpen(after: statement.lowerBound, before: statement.upperBound),
      let close = outline.partner(open)
    else { throw .notConstant }
    var inner = frame
    if try holds(statement.lowerBound + 1..<open, in: &inner) {
      let bound = inner.locals.filter { frame.locals[$0.key] == nil }.map(\.key)
      inner.types = frame.types
      let flow = try run(open + 1..<close, in: &inner, isValue: isValue)
      for name in bound { inner.locals[name] = nil }
      frame = inner
      return flow
    }
    guard outline.bareWord(close + 1) == .else, close + 1 < statement.upperBound else {
      return .next
    }
    if outline.bareWord(close + 2) == .if {
      return try branch(close + 2..<statement.upperBound, in: &frame, isValue: isValue)
    }
    guard let end = outline.partner(close + 2) else { throw .notConstant }
    return try run(close + 3..<end, in: &frame, isValue: isValue)
  }

  mutating func runGuard(
    _ statement: Range<Int>, in frame: inout CodeFrame, _ declared: inout Set<String>
  ) throws(EvaluationStop) -> Flow {
    let outline = frame.outline
    guard let open = outline.bodyOpen(after: statement.lowerBound, before: statement.upperBound),
      let close = outline.partner(open), outline.bareWord(open - 1) == .else
    else { throw .notConstant }
    var inner = frame
    if try isMet(statement.lowerBound + 1..<open - 1, in: &inner) {
      declared.formUnion(inner.locals.keys.filter { frame.locals[$0] == nil })
      frame = inner
      return .next
    }
    return try run(open + 1..<close, in: &frame, isValue: false)
  }

  /// Whether a `guard` lets code go on: both ways where it asks a constant of the project that is only known as the app
  /// runs, `guard BrandFont.isRegistered`.
  private mutating func isMet(
    _ conditions: Range<Int>, in frame: inout CodeFrame
  ) throws(EvaluationStop) -> Bool {
    do throws(EvaluationStop) {
      return try holds(conditions, in: &frame)
    } catch {
      let outline = frame.outline
      guard case .unknown = error, conditions.count == 3,
        outline.startsUppercase(conditions.lowerBound),
        outline.kind(conditions.lowerBound + 1) == .period,
        outline.kind(conditions.lowerBound + 2) == .identifier
      else { throw error }
      let name = outline.compactText(conditions)
      return choices.choose(.own(name), among: [name, "!\(name)"]) == 0
    }
  }

  /// Whether the conditions of an `if` or a `guard` hold; adds their bindings to the frame.
  private mutating func holds(
    _ conditions: Range<Int>, in frame: inout CodeFrame
  ) throws(EvaluationStop) -> Bool {
    let outline = frame.outline
    let parts =
      outline.parts(of: conditions) { outline.kind($0) == .comma } ?? [conditions]
    for part in parts where try !holds(one: part, in: &frame) { return false }
    return true
  }

  private mutating func holds(
    one part: Range<Int>, in frame: inout CodeFrame
  ) throws(EvaluationStop) -> Bool {
    let outline = frame.outline
    guard let first = part.first else { throw .notConstant }
    if outline.kind(first) == .poundWord {
      let isUnavailable = outline.isText(first, "#unavailable")
      guard isUnavailable || outline.isText(first, "#available") else { throw .notConstant }
      if isAvailable(part, in: frame) { return !isUnavailable }
      let text = outline.compactText(part.dropFirst())
      let options = ["#available\(text)", "#unavailable\(text)"]
      let isNew = choices.choose(.release(text), among: options) == 0
      return isNew != isUnavailable
    }
    switch outline.bareWord(first) {
    case .let, .var:
      let name = outline.name(first + 1)
      let equal = part.first { outline.kind($0) == .equal }
      let value = equal.map { $0 + 1..<part.upperBound } ?? first + 1..<first + 2
      let bound = try evaluate(value, in: frame, as: nil)
      if case .none = bound { return false }
      frame.locals[name] = Lazy(bound)
      if outline.bareWord(first) == .var { frame.variables.insert(name) }
      return true
    case .case:
      guard let equal = part.first(where: { outline.kind($0) == .equal }) else {
        throw .notConstant
      }
      let subject = try evaluate(equal + 1..<part.upperBound, in: frame, as: nil)
      return try matches(first + 1..<equal, subject, in: &frame)
    default:
      // `guard Scanner(string: hex).scanHexInt64(&value)` reads digits, and says that there were some.
      if try changeText(part, in: &frame) { return true }
      let isNegated = outline.isText(first, "!")
      if isNegated, try changeText(part.dropFirst(), in: &frame) { return false }
      return try condition(part, in: frame)
    }
  }

  /// Whether the deployment target satisfies `#available(iOS 15, *)`.
  private mutating func isAvailable(_ part: Range<Int>, in frame: CodeFrame) -> Bool {
    let outline = frame.outline
    let open = part.lowerBound + 1
    guard outline.kind(open) == .leftParen, let close = outline.partner(open) else { return false }
    let resolver = resolver(for: frame.target)
    let minimums = resolver.targets.targets[frame.target].minimumVersions
    var asked: [(os: String, release: [Int])] = []
    for element in outline.elements(open: open, close: close) where element.value.count > 1 {
      let first = element.value.lowerBound
      guard let release = VersionNumbers.read(outline.text(element.value.dropFirst())) else {
        return false
      }
      asked.append((outline.text(first), release))
    }
    return resolver.variants.allSatisfy { variant in
      guard let platform = variant.platform else { return false }
      return asked.allSatisfy { os, release in
        guard platform.satisfies(os: os) else { return true }
        guard let minimum = minimums[platform] else { return false }
        return !VersionNumbers.precedes(minimum, release)
      }
    }
  }
}
