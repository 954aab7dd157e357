import Testing

@testable import MigrateKit
@testable import MigrateKitCore

/// A variable that holds whichever theme is in use: all themes must agree, also those that declare nothing that a
/// token names.
@Suite struct ThemeVariableTests {
  private func suggestion(dark: String, variable: String) throws -> Suggestion? {
    let project = try KitProject()
    try project.folder.write(
      "App/design/mapping.json",
      KitProject.mapping.replacing("Color.{name}", "ThemeService.shared.theme.{name}"))
    try project.folder.write(
      "App/Sources/App/Theme.swift",
      """
      import SwiftUI
      protocol Theme { var brand: Color { get } }
      protocol DarkTheme: Theme {}
      extension Theme {
        var brand: Color { Color(red: 8 / 255, green: 145 / 255, blue: 178 / 255) }
      }
      extension DarkTheme { var brand: Color { \(dark) } }
      final class ThemeService {
        static let shared = ThemeService()
        \(variable)
      }
      """)
    try project.folder.write(
      "App/Sources/App/Themes.swift",
      """
      struct DefaultTheme: Theme {}
      struct NightTheme: DarkTheme {}
      """)
    try project.makeRepository()
    return try project.suggestion()
  }

  @Test func themesThatDifferAreHeld() throws {
    let held = try #require(
      try suggestion(dark: ".white", variable: "var theme: Theme = DefaultTheme()"))
    #expect(held.heldBy == [.valueUnknown])
    #expect(
      held.message(.valueUnknown)?.hasSuffix(
        "has several values: #FFFFFF (DarkTheme) and #0891B2 (Theme); one value is applied") == true
    )
  }

  @Test func themesThatAgreeAreOneValue() throws {
    let agreed = try #require(
      try suggestion(
        dark: "Color(red: 8 / 255, green: 145 / 255, blue: 178 / 255)",
        variable: "var theme: Theme = DefaultTheme() { didSet { } }"))
    #expect(agreed.status == .exact)
  }
}
