import Testing

@testable import MigrateKit
@testable import MigrateKitCore

/// A theme that the app decodes from a JSON file: read by `init`, and checked against the file by a scan.
@Suite struct JSONThemeTests {
  private func app(primary: String = "#2D5016") throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(
      "App/Resources/theme.json",
      """
      { "colors": { "primary": "\(primary)", "ink": "#112233" }, "metrics": { "cardRadius": 12 } }
      """)
    try folder.write(
      "App/Theme.swift",
      """
      import SwiftUI
      struct AppTheme: Decodable {
        struct Colors: Decodable { let primary: HexColor; let ink: HexColor }
        struct Metrics: Decodable { let cardRadius: CGFloat }
        let colors: Colors
        let metrics: Metrics
        static let current: AppTheme = Bundle.main.load("theme")
      }
      struct HexColor: Decodable {
        let color: Color
        init(from decoder: Decoder) throws {
          color = Color(hex: try decoder.singleValueContainer().decode(String.self))
        }
      }
      extension Color {
        init(hex: String) {
          let value = Int(hex.dropFirst(), radix: 16) ?? 0
          self.init(
            red: Double(value >> 16 & 0xFF) / 255, green: Double(value >> 8 & 0xFF) / 255,
            blue: Double(value & 0xFF) / 255)
        }
      }
      """)
    // Nothing in this file has a name of a token.
    try folder.write(
      "App/Loading.swift",
      """
      import Foundation
      extension Bundle {
        func load<T: Decodable>(_ name: String) -> T {
          guard let url = url(forResource: name, withExtension: "json"),
            let data = try? Data(contentsOf: url), let value = try? JSONDecoder().decode(T.self, from: data)
          else { fatalError() }
          return value
        }
      }
      """)
    try folder.write(
      "App/Card.swift",
      """
      import SwiftUI
      struct Card: View {
        var body: some View {
          Text(title).foregroundStyle(Color(hex: "#2D5016")).cornerRadius(12)
        }
      }
      """)
    try folder.write(
      "App/Row.swift",
      """
      import SwiftUI
      struct Row: View {
        var body: some View { Text(title).foregroundStyle(AppTheme.current.colors.ink.color) }
      }
      """)
    try folder.commitAll()
    return folder
  }

  @Test func itsValuesAreTokensAndReplaceLiterals() throws {
    let folder = try app()
    #expect(try BuiltTool.run(["init"], in: folder, at: "App").status == 0)
    let scan = try BuiltTool.run(["patch"], in: folder, at: "App")
    #expect(
      scan.text.contains("+    Text(title).foregroundStyle(AppTheme.current.colors.primary.color)"))
    #expect(scan.text.contains(".cornerRadius(AppTheme.current.metrics.cardRadius)"))
  }

  /// The value of record is that of the file.
  @Test func aChangedFileChangesTheMatch() throws {
    let folder = try app()
    _ = try BuiltTool.run(["init"], in: folder, at: "App")
    let text = try folder.text("App/Resources/theme.json")
    try folder.write("App/Resources/theme.json", text.replacing("#2D5016", with: "#FFFFFF"))
    let patch = try BuiltTool.run(["patch", "--only", "color"], in: folder, at: "App")
    #expect(!patch.text.contains("colors.primary"))
    let check = try BuiltTool.run(["tokens", "check", "--app", "."], in: folder, at: "App")
    #expect(check.text.contains("AppTheme.current.colors.primary.color"))
  }

  @Test func withoutAFileThatCanBeReadItsStylesAreListed() throws {
    let folder = try app()
    try folder.write("App/Resources/theme.json", "{ ")
    let found = try BuiltTool.run(["init", "--dry-run"], in: folder, at: "App")
    #expect(found.text.contains("no JSON file 'theme.json' was found, or several that differ"))
  }
}
