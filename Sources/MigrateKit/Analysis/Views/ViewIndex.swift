/// The names in one file by which views of the project are made.
package struct ViewDeclarations: Sendable {
  /// The types that the file declares or extends.
  var types: Set<String> = []
  /// Constants and functions outside of types.
  var globals: Set<String> = []
  /// The types that the file makes values of.
  var uses: Set<String> = []
  /// Functions by which the file extends views: `func cardStyle() -> some View`.
  var functions: Set<String> = []

  /// Constants outside of members whose value is a gradient, which no value of a finding can be.
  var gradients: Set<String> = []

  /// The types whose extensions modify views.
  package static let viewTypes: Set<String> = [
    "View", "Text", "Image", "Button", "Label", "SwiftUI.View", "Shape", "ToolbarContent",
  ]

  package init(_ outline: SyntaxOutline) {
    for index in 0..<outline.count where Self.isMade(at: index, outline) {
      uses.insert(outline.name(index))
    }
    for function in outline.functions where outline.scopes[function.parent].kind == .file {
      globals.insert(outline.name(function.name))
    }
    for property in outline.properties {
      let kind = outline.scopes[property.parent].kind
      if kind == .file { globals.insert(outline.name(property.name)) }
      guard kind == .file || kind == .type, let value = outline.singleValue(of: property),
        value.contains(where: { Self.gradientTypes.contains(outline.text($0)) })
      else { continue }
      gradients.insert(outline.name(property.name))
    }
    for type in outline.types where !type.name.isEmpty {
      let name = outline.text(type.name.upperBound - 1)
      types.insert(name)
      guard type.keyword == .extension, Self.viewTypes.contains(outline.text(type.name)) else {
        continue
      }
      for function in outline.functions
      where function.parent == type.scope && function.keyword == .func {
        functions.insert(outline.name(function.name))
      }
    }
  }

  /// Whether a lexeme is the name of a type of which a value is made: `Row(title: "A")`, `Card { … }`.
  package static func isMade(at index: Int, _ outline: SyntaxOutline) -> Bool {
    guard outline.kind(index) == .identifier, outline.kind(index - 1) != .period,
      outline.kind(index + 1) == .leftParen || outline.isTrailingClosure(index + 1)
    else { return false }
    return outline.startsUppercase(index)
  }

  private static let gradientTypes: Set<String> = [
    "LinearGradient", "RadialGradient", "AngularGradient", "EllipticalGradient",
  ]

  /// Whether a file can declare any, by its bytes alone.
  package static func mayOccur(in bytes: [UInt8]) -> Bool {
    let text = String(decoding: bytes, as: UTF8.self)
    return words.contains { text.contains(bytesOf: $0) }
  }

  private static let words: [StaticString] = [
    "View", "UI", "Color", "CGFloat", "Gradient", "ButtonStyle",
  ]
}

/// Where a project declares its views.
package struct ViewIndex: Sendable {
  private var typeFiles: [String: [Int]] = [:]
  private var functionFiles: [String: [Int]] = [:]
  private var gradientFiles: [String: [Int]] = [:]
  private var globalFiles: [String: [Int]] = [:]
  private var firstUses: [String: Int] = [:]

  /// Makes an empty index.
  package init() {}

  /// Adds what the file of a number declares; files come in order.
  package mutating func add(_ declarations: ViewDeclarations, file: Int) {
    for name in declarations.types { typeFiles[name, default: []].append(file) }
    for name in declarations.functions { functionFiles[name, default: []].append(file) }
    for name in declarations.globals { globalFiles[name, default: []].append(file) }
    for name in declarations.uses where firstUses[name] == nil { firstUses[name] = file }
    for name in declarations.gradients { gradientFiles[name, default: []].append(file) }
  }

  package func files(declaring type: String) -> [Int] { typeFiles[type] ?? [] }

  /// The first file that makes a value of a type.
  package func file(using type: String) -> Int? { firstUses[type] }

  package func files(declaringGlobal name: String) -> [Int] { globalFiles[name] ?? [] }

  package func files(declaringGradient name: String) -> [Int] { gradientFiles[name] ?? [] }

  package func files(extendingViewsWith function: String) -> [Int] { functionFiles[function] ?? [] }
}
