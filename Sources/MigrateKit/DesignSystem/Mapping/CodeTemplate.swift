/// A Swift expression with gaps for the name of a token: `Color.Wellness.{name}`.
///
/// `{name}` is the last part of the path, `{path}` all parts after the first, joined with dots.
package struct CodeTemplate: Hashable, Sendable {
  /// A mistake in a template, or in the token it is applied to.
  package struct Failure: Error {
    var message: String
  }

  private enum Part: Hashable {
    case text(String)
    case name
    case path
  }

  private var parts: [Part] = []
  /// A name that must be in scope of the enclosing type.
  var requires: String?
  /// The template as written.
  let text: String

  /// Whether it starts with a dot: an implicit member, which needs a type from its context.
  var isImplicitMember: Bool { text.hasPrefix(".") }

  /// Reads a template.
  init(_ text: String, requires: String? = nil) throws(Failure) {
    self.text = text
    self.requires = requires
    if text.utf8.allSatisfy({ $0 == UInt8(ascii: " ") }) {
      throw Failure(message: "code may not be empty")
    }
    if text.contains(where: \.isNewline) {
      throw Failure(message: "code is one expression on one line")
    }
    var rest = text[...]
    while let open = rest.firstIndex(of: "{") {
      let inner = rest[rest.index(after: open)...].prefix { $0.isLetter }
      guard inner.endIndex < rest.endIndex, rest[inner.endIndex] == "}" else {
        // A brace of Swift's own.
        append(rest[...open])
        rest = rest[rest.index(after: open)...]
        continue
      }
      append(rest[..<open])
      switch inner {
      case "name": parts.append(.name)
      case "path": parts.append(.path)
      default:
        throw Failure(
          message: "unknown placeholder '{\(inner)}'; there are '{name}' and '{path}'")
      }
      rest = rest[rest.index(after: inner.endIndex)...]
    }
    append(rest)
    guard Self.isBalanced(text) else {
      throw Failure(message: "the brackets of '\(text)' do not match")
    }
    if let stray = Self.stray(in: text) {
      throw Failure(message: "'\(stray)' has no place in code")
    }
  }

  /// The expression for a token.
  func code(of path: String) throws(Failure) -> String {
    var result = ""
    for part in parts {
      switch part {
      case .text(let text): result += text
      case .name:
        let component = Self.components(path).last ?? path[...]
        result += try SwiftName.member(component, afterDot: result.hasSuffix("."))
      case .path:
        let components = Self.components(path)
        for (index, component) in components.dropFirst(components.count > 1 ? 1 : 0).enumerated() {
          if index > 0 { result += "." }
          result += try SwiftName.member(component, afterDot: result.hasSuffix("."))
        }
      }
    }
    return result
  }

  private mutating func append(_ text: Substring) {
    guard !text.isEmpty else { return }
    if case .text(let last)? = parts.last {
      parts[parts.count - 1] = .text(last + text)
    } else {
      parts.append(.text(String(text)))
    }
  }

  /// The parts of a path; the root token of a group goes by the group's name.
  private static func components(_ path: String) -> [Substring] {
    let components = path.split(at: ".")
    return components.last == "$root" && components.count > 1 ? components.dropLast() : components
  }

  /// Whether the text, outside of strings, contains what would end the expression or comment out
  /// the code after it.
  private static func stray(in text: String) -> String? {
    let code = text.split(at: "\"", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset.isMultiple(of: 2) }.map(\.element).joined(separator: "\"")
    let strays = ["'", "\\", ";", "//", "/*", "*/"].filter { code.contains($0) }
    return strays.first ?? (code.count { $0 == "`" }.isMultiple(of: 2) ? nil : "`")
  }

  /// Whether brackets match, strings aside.
  private static func isBalanced(_ text: String) -> Bool {
    let pairs: [UInt8: UInt8] = [
      UInt8(ascii: ")"): UInt8(ascii: "("), UInt8(ascii: "]"): UInt8(ascii: "["),
      UInt8(ascii: "}"): UInt8(ascii: "{"),
    ]
    var open: [UInt8] = []
    var isInString = false
    for byte in text.utf8 {
      if byte == UInt8(ascii: "\"") { isInString.toggle() }
      if isInString { continue }
      if pairs.values.contains(byte) { open.append(byte) }
      if let partner = pairs[byte], open.popLast() != partner { return false }
    }
    return open.isEmpty && !isInString
  }
}

/// The rules of names in Swift, as far as tokens need them.
package enum SwiftName {
  /// A part of a token's path as a name in Swift: `hot-pink` becomes `hotPink`, words of the language
  /// get backticks where they need them.
  package static func member(
    _ component: Substring, afterDot: Bool
  ) throws(CodeTemplate.Failure) -> String {
    let words = component.split { !($0.isLetter || $0.isNumber || $0 == "_") }
    guard let first = words.first else {
      throw CodeTemplate.Failure(message: "'\(component)' makes no name in Swift")
    }
    var name = String(first)
    if words.count > 1 {
      name = first.prefix(1).lowercased() + first.dropFirst()
      for word in words.dropFirst() { name += word.prefix(1).uppercased() + word.dropFirst() }
    }
    if name.first?.isNumber == true {
      throw CodeTemplate.Failure(
        message: "'\(component)' makes no name in Swift, which does not start with a digit")
    }
    let needsQuotes = afterDot ? reservedAfterDot.contains(name) : reserved.contains(name)
    return needsQuotes ? "`\(name)`" : name
  }

  /// Whether a text names a module: `WellnessTheme`.
  static func isModule(_ text: String) -> Bool {
    text.split(at: ".", omittingEmptySubsequences: false).allSatisfy { part in
      part.first.map { $0.isLetter || $0 == "_" } ?? false
        && part.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    }
  }

  /// After a dot any word is a member name, except for these.
  private static let reservedAfterDot: Set<String> = ["init", "self", "Self", "Type", "Protocol"]

  /// The keywords of Swift that cannot be names as they are.
  private static let reserved: Set<String> = [
    "Any", "Protocol", "Self", "Type", "as", "associatedtype", "break", "case", "catch", "class",
    "continue", "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough",
    "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout",
    "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public",
    "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch",
    "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]
}
