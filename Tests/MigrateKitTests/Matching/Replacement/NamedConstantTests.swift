import Testing

@testable import MigrateKit

/// A style at the top of a file may name other constants there; a variable may have another value.
@Suite struct NamedConstantTests {
  @Test(arguments: [("let", true), ("var", false)])
  func constantsThatAStyleNamesAreRead(keyword: String, isKnown: Bool) throws {
    let project = try KitProject()
    try project.folder.write(
      "App/design/mapping.json", KitProject.mapping.replacing("Color.{name}", "{name}"))
    try project.folder.write(
      "App/Sources/App/Theme.swift",
      """
      import SwiftUI
      \(keyword) ink600: String = "0891B2"
      let inkHex: String = ink600
      let brand: Color = Color(hex: inkHex)
      extension Color {
        init(hex: String) {
          let value = UInt64(hex, radix: 16) ?? 0
          self.init(
            red: Double((value >> 16) & 0xFF) / 255, green: Double((value >> 8) & 0xFF) / 255,
            blue: Double(value & 0xFF) / 255)
        }
      }
      """)
    try project.makeRepository()
    let suggestion = try #require(try project.suggestion())
    #expect(suggestion.heldBy == (isKnown ? [] : [.valueUnknown]))
    #expect(suggestion.replacement == "brand")
  }
}
