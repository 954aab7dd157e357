import Testing

@testable import MigrateKit
@testable import MigrateKitCore

/// A token in the code that its own value comes from would refer to itself.
@Suite struct BehindTokensTests {
  private static let theme = """
    extension Color { static let ink = HomeView.textColor() }
    struct HomeView {
      static func textColor() -> Color { Color(red: 16 / 255, green: 32 / 255, blue: 48 / 255) }
    }
    """

  private func statuses(_ theme: String) throws -> [Status] {
    let project = try MappedProject(
      mapping: """
        { "name": "T", "tokens": ["test.tokens.json"], "code": { "color": { "Color": "Color.{name}" } } }
        """,
      tokens: ##"{ "color": { "ink": { "$type": "color", "$value": "#102030" } } }"##,
      files: ["Theme.swift": "import SwiftUI\n" + theme])
    return try project.suggestions(in: "Theme.swift").map(\.status)
  }

  /// Wherever the token may be written, and whoever sees it.
  @Test(arguments: [
    theme, theme.replacing("extension", with: "fileprivate extension"),
    "#if os(iOS)\n\(theme)\n#endif", "@available(iOS 26, *) \(theme)",
  ]) func whatATokenComesFromStays(theme: String) throws {
    #expect(try statuses(theme) == [.definition])
  }

  /// A call that sets a font is no shadow whose value is known.
  @Test func aFunctionThatAlsoSetsAFontIsHeld() throws {
    let project = try MappedProject(
      mapping: """
        { "name": "T", "tokens": ["test.tokens.json"],
          "code": { "shadow": { "ViewModifier": "panel(.{name})" } } }
        """,
      tokens: ##"""
        { "shadow": { "card": { "$type": "shadow", "$value": { "color": { "colorSpace": "srgb",
          "components": [0, 0, 0], "alpha": 0.2 }, "offsetX": "0px", "offsetY": "4px", "blur": "8px",
          "spread": "0px" } } } }
        """##,
      files: [
        "Theme.swift": """
        import SwiftUI
        enum Panel { case card, bar; var font: Font { self == .card ? .title : .body } }
        extension View {
          func panel(_ style: Panel) -> some View { font(style.font).shadow(color: .red, radius: 99) }
        }
        """,
        "V.swift": """
        import SwiftUI
        struct V: View {
          var body: some View { Text("").shadow(color: .black.opacity(0.2), radius: 4, y: 4) }
        }
        """,
      ])
    let found = try project.suggestions(in: "V.swift")
    #expect(!found.contains { $0.status == .exact || $0.status == .near })
    #expect(found.contains { $0.reasons.contains { $0.code == .valueUnknown } })
  }
}
