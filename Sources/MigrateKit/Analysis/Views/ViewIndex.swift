/// The names in one file by which views of the project are made.
struct ViewDeclarations: Sendable {
  /// Types that other code names to make or modify views, and types that are extended.
  var types: Set<String> = []
  /// Functions by which the file extends views: `func cardStyle() -> some View`.
  var functions: Set<String> = []

  /// Constants outside of members whose value is a gradient, which no value of a finding can be.
  var gradients: Set<String> = []

  /// The types whose extensions modify views.
  static let viewTypes: Set<String> = ["View", "Text", "Image", "Button", "Label", "SwiftUI.View"]

  init(_ outline: SyntaxOutline) {
    for property in outline.properties {
      let kind = outline.scopes[property.parent].kind
      guard kind == .file || kind == .type, let value = outline.singleValue(of: property),
        value.contains(where: { Self.gradientTypes.contains(outline.text($0)) })
      else { continue }
      gradients.insert(outline.name(property.name))
    }
    for type in outline.types where !type.name.isEmpty {
      let name = outline.text(type.name.upperBound - 1)
      guard type.keyword == .extension else {
        if !type.inherited.isEmpty { types.insert(name) }
        continue
      }
      types.insert(name)
      guard Self.viewTypes.contains(outline.text(type.name)) else { continue }
      for function in outline.functions
      where function.parent == type.scope && function.keyword == .func {
        functions.insert(outline.name(function.name))
      }
    }
  }

  private static let gradientTypes: Set<String> = [
    "LinearGradient", "RadialGradient", "AngularGradient", "EllipticalGradient",
  ]

  /// Whether a file can declare any, by its bytes alone.
  static func mayOccur(in bytes: [UInt8]) -> Bool {
    let text = String(decoding: bytes, as: UTF8.self)
    return text.contains(bytesOf: "View") || text.contains(bytesOf: "Gradient")
      || text.contains(bytesOf: "ButtonStyle")
  }
}

/// Where a project declares its views.
struct ViewIndex: Sendable {
  private var typeFiles: [String: [Int]] = [:]
  private var functionFiles: [String: [Int]] = [:]
  private var gradientFiles: [String: [Int]] = [:]

  /// Adds what the file of a number declares; files come in order.
  mutating func add(_ declarations: ViewDeclarations, file: Int) {
    for name in declarations.types { typeFiles[name, default: []].append(file) }
    for name in declarations.functions { functionFiles[name, default: []].append(file) }
    for name in declarations.gradients { gradientFiles[name, default: []].append(file) }
  }

  func files(declaring type: String) -> [Int] { typeFiles[type] ?? [] }

  func files(declaringGradient name: String) -> [Int] { gradientFiles[name] ?? [] }

  func files(extendingViewsWith function: String) -> [Int] { functionFiles[function] ?? [] }
}
