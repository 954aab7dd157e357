/// A chain of names in the code of a token, some of them called:
/// `Color.adaptiveText(colorScheme, isPrimary: false)`.
struct CodeChain: Hashable {
  /// An argument of a call.
  struct Argument: Hashable {
    var label: String?
    var text: String
  }

  /// One name with its arguments.
  struct Step: Hashable {
    var name: String
    /// The arguments; `nil` for a name that is not called.
    var arguments: [Argument]?

    /// `adaptiveText(_:,isPrimary:)`; the name alone where it is not called.
    var key: String {
      guard let arguments else { return name }
      return name + "(" + arguments.map { ($0.label ?? "_") + ":" }.joined(separator: ",") + ")"
    }
  }

  let steps: [Step]

  /// The identity of a chain's declaration: its names, with the labels of their arguments.
  var key: String { steps.map(\.key).joined(separator: ".") }

  /// The keys of the chain and of all its prefixes, the longest last.
  var prefixes: [String] {
    steps.indices.map { index in
      steps[...index].map(\.key).joined(separator: ".")
    }
  }

  /// Reads an expression that is one chain and nothing else.
  init?(_ text: String) {
    var reader = Reader(text)
    guard let steps = reader.chain(), reader.isAtEnd else { return nil }
    self.steps = steps
  }

  private init(_ steps: [Step]) { self.steps = steps }

  /// The chains in an expression, including those in arguments; labels, literals and what follows a
  /// closing bracket do not count.
  static func all(in text: String) -> [CodeChain] {
    var reader = Reader(text)
    var chains: [CodeChain] = []
    while !reader.isAtEnd {
      if reader.isAtName, let steps = reader.chain() {
        chains.append(CodeChain(steps))
        for argument in steps.flatMap({ $0.arguments ?? [] }) {
          chains += all(in: argument.text)
        }
      } else {
        reader.skip()
      }
    }
    return chains.filter { !["true", "false", "nil"].contains($0.key) }
  }

  /// Scans an expression character by character.
  private struct Reader {
    private let characters: [Character]
    private var index = 0

    init(_ text: String) { characters = Array(text) }

    var isAtEnd: Bool { index >= characters.count }

    private func peek(_ offset: Int = 0) -> Character? {
      let place = index + offset
      return characters.indices.contains(place) ? characters[place] : nil
    }

    private static func isHead(_ character: Character?) -> Bool {
      character.map { $0.isLetter || $0 == "_" || $0 == "`" } ?? false
    }

    private static func isPart(_ character: Character?) -> Bool {
      isHead(character) || (character?.isNumber ?? false)
    }

    /// Whether a chain begins here: at a name that follows no dot.
    var isAtName: Bool {
      Self.isHead(peek()) && peek(-1) != "." && !Self.isPart(peek(-1))
    }

    /// Advances past a character, or past a string literal.
    mutating func skip() {
      let first = peek()
      index += 1
      guard first == "\"" else { return }
      while let character = peek(), character != "\"" { index += character == "\\" ? 2 : 1 }
      index += 1
    }

    mutating func chain() -> [Step]? {
      var steps: [Step] = []
      repeat {
        guard let name = name() else { return nil }
        var step = Step(name: name)
        if peek() == "(" {
          guard let arguments = arguments() else { return nil }
          step.arguments = arguments
        }
        steps.append(step)
        guard peek() == ".", Self.isHead(peek(1)) else { break }
        index += 1
      } while true
      return steps
    }

    private mutating func name() -> String? {
      guard Self.isHead(peek()) else { return nil }
      let start = index
      while Self.isPart(peek()) { index += 1 }
      return String(characters[start..<index].filter { $0 != "`" })
    }

    /// The arguments between the bracket here and the matching one.
    private mutating func arguments() -> [Argument]? {
      index += 1
      var arguments: [Argument] = []
      var start = index
      var depth = 0
      while let character = peek() {
        switch character {
        case "\"":
          skip()
          continue
        case "(", "[", "{": depth += 1
        case ")" where depth == 0:
          append(start, to: &arguments)
          index += 1
          return arguments
        case ")", "]", "}": depth -= 1
        case "," where depth == 0:
          append(start, to: &arguments)
          start = index + 1
        default: break
        }
        index += 1
      }
      return nil
    }

    private func append(_ start: Int, to arguments: inout [Argument]) {
      let text = String(characters[start..<index].drop { $0 == " " }).trimmingSpaces()
      guard !text.isEmpty else { return }
      let name = text.prefix { Self.isPart($0) }
      let rest = text[name.endIndex...]
      if !name.isEmpty, rest.hasPrefix(":") {
        let value = String(rest.dropFirst().drop { $0 == " " })
        arguments.append(Argument(label: String(name), text: value))
      } else {
        arguments.append(Argument(label: nil, text: text))
      }
    }
  }
}
