/// The value of an expression in `Package.swift`, as far as its text determines it.
indirect enum ManifestValue: Sendable {
  /// A string.
  case text(String)
  /// An array; `isComplete` is false if some elements could not be read.
  case list([ManifestValue], isComplete: Bool)
  /// An unevaluated call: `.target(name: "Kit")`.
  case call(ManifestCall)
  /// An unevaluated member: `.v17`.
  case member(String)
  /// A closure, by the lexemes between its braces.
  case closure(Range<Int>)
  /// An unknown value.
  case unknown

  /// The text; `nil` for other values.
  var text: String? {
    if case .text(let text) = self { return text }
    return nil
  }

  /// The call; `nil` for other values.
  var call: ManifestCall? {
    if case .call(let call) = self { return call }
    return nil
  }

  /// The elements of a list, those of lists in it included; the value itself otherwise.
  var elements: [ManifestValue] {
    guard case .list(let elements, _) = self else {
      if case .unknown = self { return [] }
      return [self]
    }
    return elements.flatMap { element in
      if case .list(let inner, _) = element { return inner }
      return [element]
    }
  }

  /// The texts in a list.
  var texts: [String] { elements.compactMap(\.text) }

  /// Whether it contains no unknown value.
  var isComplete: Bool {
    switch self {
    case .list(let elements, let isComplete): isComplete && elements.allSatisfy(\.isComplete)
    case .unknown: false
    case .text, .call, .member, .closure: true
    }
  }

  /// Two values joined by `+`.
  static func + (a: ManifestValue, b: ManifestValue) -> ManifestValue {
    switch (a, b) {
    case (.text(let left), .text(let right)): .text(left + right)
    case (.list(let left, let isWhole), .list(let right, let isWholeToo)):
      .list(left + right, isComplete: isWhole && isWholeToo)
    case (.list(let left, _), _): .list(left, isComplete: false)
    case (_, .list(let right, _)): .list(right, isComplete: false)
    default: .unknown
    }
  }

  /// One of two values; for arrays, the elements of both.
  static func either(_ a: ManifestValue, _ b: ManifestValue) -> ManifestValue {
    switch (a, b) {
    case (.list, .list): a + b
    case (.list, _): a + .list([], isComplete: false)
    case (_, .list): b + .list([], isComplete: false)
    case (.unknown, _): b
    default: a
    }
  }
}

/// A call with its arguments.
struct ManifestCall: Sendable {
  /// The called name, without its base.
  var name: String
  var arguments: [ManifestArgument]

  /// The value of the first argument with a label; the empty label for those without.
  subscript(label: String) -> ManifestValue? {
    arguments.first { $0.label == label }?.value
  }

  /// The text of an argument.
  func text(_ label: String) -> String? { self[label]?.text }
}

/// An argument of a call; the label is empty where none is written.
struct ManifestArgument: Sendable {
  var label: String
  var value: ManifestValue
}
