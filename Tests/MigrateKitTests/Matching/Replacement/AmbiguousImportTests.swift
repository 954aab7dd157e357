import Testing

@testable import MigrateKit

@Suite("An import that would make another name ambiguous is held")
struct AmbiguousImportTests {
  private static let palette = """
    import SwiftUI
    extension Color {
      public static let brand = Color(red: 8 / 255, green: 145 / 255, blue: 178 / 255)
    }

    """

  private static let hex = """
    import SwiftUI
    extension Color {
      public init(hex: String) {
        let value = UInt64(hex, radix: 16) ?? 0
        self.init(
          red: Double((value >> 16) & 0xFF) / 255, green: Double((value >> 8) & 0xFF) / 255,
          blue: Double(value & 0xFF) / 255)
      }
    }

    """

  /// An app of two local packages: `DesignKit` declares the token, `ToolKit` something else.
  private func project(
    kit: String, tools: String, app: String = "", imports: String
  ) throws -> KitProject {
    let manifest = KitProject.manifest(
      "App",
      dependencies: #".package(path: "Kits/DesignKit"), .package(path: "Kits/ToolKit")"#,
      target: #""DesignKit", "ToolKit""#)
    let project = try KitProject(app: manifest, view: imports + KitProject.view)
    let mapping = KitProject.mapping.replacing(
      "\"code\": {", "\"code\": { \"radius\": { \"CGFloat\": \"Spacing.{name}\" },")
    try project.folder.write("App/design/mapping.json", mapping)
    for (name, text) in [("DesignKit", Self.palette + kit), ("ToolKit", tools)] {
      try project.folder.write("App/Kits/\(name)/Package.swift", KitProject.manifest(name))
      try project.folder.write("App/Kits/\(name)/Sources/\(name)/\(name).swift", text)
    }
    try project.folder.write("App/Sources/App/More.swift", app)
    try project.makeRepository()
    return project
  }

  private func expectHeld(_ project: KitProject, by name: String) throws {
    let suggestion = try #require(try project.suggestion())
    #expect(suggestion.status == .review)
    #expect(suggestion.heldBy == [.notVisible])
    #expect(
      suggestion.reasons.first?.message
        == "'import DesignKit' would make '\(name)' ambiguous, which this file sees already; "
        + "rename one of them")
    #expect(try project.run(keepsBytes: true).changes.map(\.name) == [])
  }

  private func expectImport(_ project: KitProject, _ imports: [String]) throws {
    let suggestion = try #require(try project.suggestion())
    #expect(suggestion.status == .exact)
    #expect(suggestion.edits.filter { $0.kind == .import }.map(\.text) == imports)
  }

  @Test("an initializer that both modules add to a type")
  func initializer() throws {
    let project = try project(kit: Self.hex, tools: Self.hex, imports: "import ToolKit\n")
    try expectHeld(project, by: "Color(hex:)")
  }

  @Test("an initializer that the module of the file adds too, with the same types, is its own one")
  func ownInitializer() throws {
    let project = try project(
      kit: Self.hex, tools: "", app: Self.hex.replacing("public init", "init"), imports: "")
    try expectImport(project, ["import DesignKit\n"])
  }

  @Test("an initializer that the module of the file adds too, with other types")
  func ownInitializerOfOtherTypes() throws {
    let own = "import SwiftUI\nextension Color { init(hex: UInt) { self.init(white: 1) } }\n"
    let project = try project(kit: Self.hex, tools: "", app: own, imports: "")
    try expectHeld(project, by: "Color(hex:)")
  }

  private static let spacing = "public enum Spacing { public static let small: CGFloat = 8 }\n"

  @Test("a type that both modules declare")
  func type() throws {
    let project = try project(kit: Self.spacing, tools: Self.spacing, imports: "import ToolKit\n")
    try expectHeld(project, by: "Spacing")
  }

  @Test("a type of the file's module shadows those of others")
  func ownType() throws {
    let own = "enum Spacing { static let small: CGFloat = 8 }\n"
    let project = try project(kit: Self.spacing, tools: "", app: own, imports: "")
    try expectImport(project, ["import DesignKit\n"])
  }

  private static let look = """
    import SwiftUI
    public enum Look { public static let tint = Color(white: 0.5) }

    """

  @Test(
    "a type of the file's module hides the members of the other, but may have more of its own",
    arguments: [
      ("enum Look { static let tint = Color(white: 0.2) }", "extension Look", false),
      ("", "extension Look", true),
    ])
  func ownTypeHidesMembers(own: String, extended: String, isVisible: Bool) throws {
    let brand = Self.palette.replacing("extension Color", "\(extended)")
    let project = try project(
      kit: Self.look + brand.replacing("import SwiftUI\n", ""), tools: "",
      app: "import SwiftUI\n" + own, imports: "")
    let mapping = KitProject.mapping.replacing("Color.{name}", "Look.{name}")
    try project.folder.write("App/design/mapping.json", mapping)
    let suggestion = try #require(try project.suggestion())
    #expect(suggestion.heldBy == (isVisible ? [] : [.notVisible]))
    #expect(suggestion.status == (isVisible ? .exact : .review))
  }

  private static let caption = """
    extension Font { public static let caption = Font.custom("Inter", size: 12) }

    """

  @Test("a font that the module calls as SwiftUI calls one, where the file names that")
  func systemName() throws {
    let use =
      "import SwiftUI\nstruct Note: View { var body: some View { Text(\"a\").font(.caption) } }\n"
    try expectHeld(project(kit: Self.caption, tools: "", imports: use), by: "Font.caption")
  }

  @Test(
    "a font of SwiftUI that the file does not name, or that the module does not have",
    arguments: [("caption", ".body"), ("captionSmall", ".caption"), ("caption", "item.caption")])
  func otherSystemName(own: String, named: String) throws {
    let use =
      "import SwiftUI\nlet caption = 1\nstruct Note: View { var body: some View { Text(\"a\").font(\(named)) } }\n"
    let kit = Self.caption.replacing("let caption", "let \(own)")
    try expectImport(project(kit: kit, tools: "", imports: use), ["import DesignKit\n"])
  }

  @Test("a file that does not see the other module may import this one")
  func otherModuleIsNotImported() throws {
    let project = try project(
      kit: Self.hex + Self.spacing, tools: Self.hex + Self.spacing, imports: "")
    try expectImport(project, ["import DesignKit\n"])
  }

  @Test("internal declarations of the modules do not conflict")
  func internalTwins() throws {
    let hidden = Self.hex.replacing("public init", "init")
    let project = try project(
      kit: hidden, tools: hidden + Self.spacing.replacing("public enum", "enum"),
      imports: "import ToolKit\n")
    try expectImport(project, ["import DesignKit\n"])
  }

  @Test("other labels are another initializer")
  func otherLabels() throws {
    let other = Self.hex.replacing("hex: String", "digits hex: String")
    let project = try project(kit: Self.hex, tools: other, imports: "import ToolKit\n")
    try expectImport(project, ["import DesignKit\n"])
  }

  @Test("a file that imports both needs nothing more")
  func bothAreImported() throws {
    let project = try project(
      kit: Self.hex, tools: Self.hex, imports: "import DesignKit\nimport ToolKit\n")
    try expectImport(project, [])
  }

  private static let row = "public struct Row { public init() {} }\n"
  private static let trimmed = "public extension String { var trimmed: String { self } }\n"

  @Test(
    "any name that both modules declare, in a file that holds it",
    arguments: [
      (row, row, "func row() -> Row { Row() }", "Row"),
      (row, row, "", nil),
      (row, row.replacing("public ", ""), "func row() -> Row { Row() }", nil),
      (trimmed, trimmed, "let name = text.trimmed", "String.trimmed"),
      (trimmed, trimmed.replacing("String", "Data"), "let name = text.trimmed", nil),
      (
        "public func scaled(_ x: Int, by y: Int) {}", "public func scaled(_ x: Int, by y: Int) {}",
        "let x: Void = scaled(1, by: 2)", "scaled(_:by:)"
      ),
      (
        "public func scaled(_ x: Int, by y: Int) {}", "public func scaled(_ x: Int) {}",
        "let x: Void = scaled(1)", nil
      ),
      (
        "public struct A { public func scaled() {} }",
        "public struct B { public func scaled() {} }",
        "let x = B().scaled()", nil
      ),
      ("public struct Divider {}", "", "let x = Divider()", "Divider"),
      ("public struct Divider {}", "", "", nil),
    ] as [(String, String, String, String?)])
  func names(kit: String, tools: String, use: String, clash: String?) throws {
    let project = try project(kit: kit, tools: tools, imports: "import ToolKit\n\(use)\n")
    guard let clash else { return try expectImport(project, ["import DesignKit\n"]) }
    try expectHeld(project, by: clash)
  }
}
