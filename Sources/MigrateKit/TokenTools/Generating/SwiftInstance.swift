import MigrateKitCore

/// A value of a theme through which its tokens are reached: `light` in `ThemeColors.light.surface`,
/// `current(colorScheme)` in `ThemeColors.current(colorScheme).surface`.
struct SwiftInstance: Sendable {
  /// One of its tokens.
  struct Field: Hashable, Sendable {
    var name: String
    /// The type of the value: `Color`.
    var type: String
    /// The token that it names.
    var path: String
    /// The value: an expression, one line or several.
    var lines: [String]
  }

  let name: String
  /// The parameter of a function that makes it: its label, and the name of the color scheme in it;
  /// empty for a function without one, `nil` for a property.
  let parameters: [(label: String, name: String)]?
  private(set) var fields: [Field] = []

  init(name: String, parameters: [(label: String, name: String)]?) {
    self.name = name
    self.parameters = parameters
  }

  /// Adds a token; `false` where another has its name.
  mutating func add(_ field: Field) -> Bool {
    guard !fields.contains(where: { $0.name == field.name }) else { return false }
    fields.append(field)
    return true
  }

  /// The name of its type: `Light`.
  private var typeName: String { SwiftName.type(name) }

  // MARK: As cases of one enum

  /// Whether instances are the cases of their type: they all have the same tokens.
  static func areCases(_ instances: [SwiftInstance]) -> Bool {
    guard instances.count > 1, let first = instances.first else { return false }
    func shape(_ instance: SwiftInstance) -> Set<[String]> {
      Set(instance.fields.map { [$0.name, $0.type] })
    }
    return instances.allSatisfy { $0.parameters == nil && shape($0) == shape(first) }
      && instances.allSatisfy { $0.fields.allSatisfy { $0.lines.count == 1 } }
  }

  /// `case light, dark`, and for each token a property that switches over the case.
  static func cases(_ instances: [SwiftInstance]) -> [[String]] {
    let names = instances.map { Self.quoted($0.name) }
    var declarations = [["case \(names.joined(separator: ", "))"]]
    for field in instances.first?.fields ?? [] {
      let own = instances.compactMap { instance in
        instance.fields.first { $0.name == field.name }.map { (instance.name, $0) }
      }
      declarations.append(
        SwiftMarker.lines(own.map(\.1.path))
          + ["public var \(Self.quoted(field.name)): \(field.type) {", "  switch self {"]
          + own.map { "  case .\($0.0): \($0.1.lines[0])" } + ["  }", "}"])
    }
    return declarations
  }

  // MARK: As its own type

  /// The type with the tokens, and the property or the function that returns its instance.
  var declarations: [[String]] {
    let paths = fields.map(\.path)
    guard let parameters else {
      return [
        SwiftMarker.lines(paths)
          + ["public static let \(Self.quoted(name)) = \(typeName)()"],
        type(storing: [], SwiftMarker.lines(paths)),
      ]
    }
    let list = parameters.map { parameter in
      let label = parameter.label == parameter.name ? "" : parameter.label + " "
      return "\(label)\(parameter.name): ColorScheme"
    }.joined(separator: ", ")
    let names = parameters.map { "\($0.name): \($0.name)" }.joined(separator: ", ")
    return [
      SwiftMarker.lines(paths) + [
        "public static func \(name)(\(list)) -> \(typeName) {", "  \(typeName)(\(names))", "}",
      ],
      type(storing: parameters.map(\.name), SwiftMarker.lines(paths)),
    ]
  }

  private func type(storing names: [String], _ comment: [String]) -> [String] {
    var lines = comment + ["public struct \(typeName): Sendable {"]
    for name in names { lines.append("  fileprivate let \(name): ColorScheme") }
    for (index, field) in fields.enumerated() {
      if index > 0 || !names.isEmpty { lines.append("") }
      let own =
        SwiftMarker.lines([field.path])
        + ["public var \(Self.quoted(field.name)): \(field.type) {"]
        + field.lines.map { "  " + $0 } + ["}"]
      lines += own.map { $0.isEmpty ? "" : "  " + $0 }
    }
    return lines + ["}"]
  }

  private static func quoted(_ name: String) -> String {
    (try? SwiftName.member(name[...], afterDot: false)) ?? name
  }
}

/// The comment above a declaration that only names tokens which are declared elsewhere.
enum SwiftMarker {
  /// ``/// Names the token `ink`.``; of many tokens the first and how many more there are.
  static func lines(_ paths: [String]) -> [String] {
    let paths = paths.uniqued()
    let shown = paths.prefix(3).map { "`\(SafeText.line($0))`" }.joined(separator: ", ")
    let more = paths.count - 3
    let text =
      TokenRepetition.start + (paths.count > 1 ? "s " : " ") + shown
      + (more > 0 ? " and \(more) more." : ".")
    return TextWrap.lines(text, width: 88).map { "/// \($0)" }
  }
}
