import Testing

@testable import MigrateKit
@testable import MigrateKitCore

/// A design system that lies outside of the project: known by its uses alone.
@Suite struct InitExternalTests {
  private func app() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(
      "App/Theme.swift",
      """
      import SwiftUI
      extension Color { static let brand = Color(red: 0.1, green: 0.2, blue: 0.3) }
      extension ShapeStyle where Self == Color { static var ink: Color { .black } }
      """)
    try folder.write(
      "App/Home.swift",
      """
      import DesignKit
      import SwiftUI
      struct Home: View {
        let theme: Palette
        var body: some View {
          Text(name).font(.kit.body).foregroundStyle(Color.kit.textPrimary)
          Text(note).foregroundStyle(.kit.textPrimary).background(.kit.surface)
          Text(day).foregroundStyle(KitColor.warning)
          Text(trap).foregroundStyle(theme.text).background(Color.red.opacity(0.5))
          Text(trap).foregroundStyle(Color.brand.opacity(0.5)).background(Material.regular)
          Text(trap).font(.system(size: 17).weight(Font.Weight.bold)).foregroundStyle(.ink)
          Text(trap).font(Font.body.bold()).foregroundColor(Color.primary)
        }
      }
      """)
    try folder.commitAll()
    return folder
  }

  @Test func undeclaredStylesInUseAreListed() throws {
    let result = try BuiltTool.run(["init"], in: app(), at: "App")
    #expect(result.status == 0)
    #expect(
      result.text.contains(
        """
        Used, but not declared in the project: 4 styles of DesignKit, 5 uses
          Color.kit.textPrimary (2)
          Color.kit.surface (1)
          Font.kit.body (1)
          KitColor.warning (1)
        They count as adoption.
        """), "\(result.text)")
    // SDK members, values in scope and the app's own helpers are no external system.
    for trap in ["theme.text", "Color.red", "Color.ink", "Material", "Weight"] {
      #expect(!result.text.contains(trap), "\(trap)")
    }
  }

  @Test func itsUsesCountAsAdoption() throws {
    let folder = try app()
    _ = try BuiltTool.run(["init"], in: folder, at: "App")
    let scan = try BuiltTool.run(["scan", "--format", "json"], in: folder, at: "App")
    let json = try JSONParser.parse(scan.output).0
    // Five uses of the package, and two of the app's own colors.
    #expect(json["summary"]?["adoption"]?["tokens"]?.number == 7)
  }

  /// A report says which uses it counts without knowing their value.
  @Test func adoptionStatesTheUsesWithoutAValue() throws {
    let folder = try app()
    let before = try BuiltTool.run(["scan"], in: folder, at: "App")
    #expect(!before.text.contains("whose value is not known"))
    _ = try BuiltTool.run(["init"], in: folder, at: "App")
    let scan = try BuiltTool.run(["scan"], in: folder, at: "App")
    #expect(
      scan.text.split { $0.isWhitespace }.joined(separator: " ").contains(
        "Of the uses of tokens, 5 are of styles whose value is not known: Color.kit.textPrimary (2), "
          + "Color.kit.surface (1), Font.kit.body (1), KitColor.warning (1)"), "\(scan.text)")
    let json = try BuiltTool.run(["scan", "--format", "json"], in: folder, at: "App").output
    let styles = try JSONParser.parse(json).0["summary"]?["adoption"]?["withoutValue"]
    #expect(styles?["Color.kit.textPrimary"]?.number == 2)
    // Reports of parts add up to the same.
    try folder.write("report.json", json)
    let merged = try BuiltTool.run(["merge", "report.json", "--format", "json"], in: folder).output
    #expect(
      try JSONParser.parse(merged).0["summary"]?["adoption"]?["withoutValue"]?["KitColor.warning"]?
        .number == 1)
  }

  /// With `also` naming the checkout, the system is read like the app's own.
  @Test func aCheckoutGivesTheValues() throws {
    let folder = try app()
    try folder.write(
      "DesignKit/Sources/DesignKit/Kit.swift",
      """
      import SwiftUI
      public struct KitColors {
        public let textPrimary = Color(red: 0.5, green: 0.5, blue: 0.5)
        public let surface = Color(red: 0.9, green: 0.9, blue: 0.9)
      }
      extension Color { public static let kit = KitColors() }
      """)
    try folder.write("App/.dsmigrate.json", #"{ "also": ["../DesignKit"] }"#)
    let result = try BuiltTool.run(["init"], in: folder, at: "App")
    #expect(result.status == 0, "\(result.error)")
    #expect(!result.text.contains("Color.kit.surface (1)"))
    let mapping = try folder.text("App/design/mapping.json")
    #expect(mapping.contains("Color.kit.{name}"), "\(mapping)")
    let configuration = try folder.text("App/.dsmigrate.json")
    #expect(configuration.contains("../DesignKit") && configuration.contains("design/mapping.json"))
  }

  /// An app that has nothing of its own gets the mapping all the same.
  @Test func anAppWithNothingElseGetsItsMapping() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "App/Home.swift",
      """
      import DesignKit
      import SwiftUI
      struct Home: View {
        var body: some View {
          Text(name).font(.kit.body).foregroundStyle(Color.kit.textPrimary)
          Text(day).foregroundStyle(Color(kitColor: .warning)).background(Color(uiColor: .red))
          Text(note).foregroundStyle(Color(red: 0.1, green: 0.2, blue: 0.3))
        }
      }
      """)
    try folder.commitAll()
    let result = try BuiltTool.run(["init"], in: folder, at: "App")
    #expect(result.status == 0, "\(result.error)")
    #expect(result.text.contains("No design token with a value that can be computed is declared"))
    let mapping = try JSONParser.parse(folder.read("App/design/mapping.json")).0
    #expect(
      mapping["withoutValue"]?.array?.compactMap(\.string) == [
        "Color(kitColor: .warning)", "Color.kit.textPrimary", "Font.kit.body",
      ])
    let scan = try BuiltTool.run(["scan", "--format", "json"], in: folder, at: "App")
    #expect(scan.status == 0, "\(scan.error)")
    let json = try JSONParser.parse(scan.output).0
    #expect(json["summary"]?["adoption"]?["tokens"]?.number == 3)
    #expect(
      json["findings"]?.array?.compactMap { $0["source"]?.string } == [
        "Color(uiColor: .red)", "Color(red: 0.1, green: 0.2, blue: 0.3)",
      ])
    #expect(json["summary"]?["findings"]?.number == 2)
  }
}
