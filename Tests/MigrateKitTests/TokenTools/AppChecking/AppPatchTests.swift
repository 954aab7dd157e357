import Testing

@testable import MigrateKit

/// What the patches of `tokens check --app` edit in place, and what they leave to a person.
@Suite struct AppPatchTests {
  /// A token of `type` with a value, and a declaration that says something else.
  struct Example: Sendable, CustomTestStringConvertible {
    var value: String
    var declaration: String
    /// The value with the app's; `nil` where it cannot be edited in place.
    var edited: String?
    /// The declaration with the token's; `nil` where it is not one literal.
    var theme: String?

    var testDescription: String { "\(value) | \(declaration)" }
  }

  private static let numbers = [
    Example(
      value: #"{ "value": 8, "unit": "px" }"#, declaration: "static let a: CGFloat = 12",
      edited: #"{ "value": 12, "unit": "px" }"#, theme: "static let a: CGFloat = 8"),
    Example(
      value: #"{"unit":"rem","value":0.5}"#, declaration: "static let a = CGFloat(12)",
      edited: #"{"unit":"rem","value":0.75}"#, theme: "static let a = CGFloat(8)"),
    Example(
      value: #""8px""#, declaration: "static var a: CGFloat { 12.5 }", edited: #""12.5px""#,
      theme: "static var a: CGFloat { 8.0 }"),
    Example(
      value: "8.5", declaration: "static let a = 12", edited: "12", theme: nil),
    Example(
      value: "8", declaration: "static let a: CGFloat = base * 3", edited: "12", theme: nil),
    Example(
      value: #""{base.b}""#, declaration: "static let a: CGFloat = 12 // points", edited: nil,
      theme: "static let a: CGFloat = 4 // points"),
  ]

  private static let colors = [
    Example(
      value: ##""#0891B2""##, declaration: "static let a = Color(hex: 0x22d3ee)",
      edited: ##""#22D3EE""##, theme: "static let a = Color(hex: 0x0891b2)"),
    Example(
      value: ##""#089""##, declaration: #"static let a = Color(hex: "22D3EE")"#,
      edited: ##""#22D3EE""##, theme: #"static let a = Color(hex: "008899")"#),
    Example(
      value: ##""#FF0000""##, declaration: "static let a = Color(white: 0.5)",
      edited: ##""#808080""##, theme: nil),
    Example(
      value: ##""#FF000080""##,
      declaration: "static let a = Color(red: 1, green: 0, blue: 0, opacity: 1)",
      edited: ##""#FF0000FF""##,
      theme: "static let a = Color(red: 1, green: 0, blue: 0, opacity: 0.50196)"),
    Example(
      value: #"{ "colorSpace": "srgb", "components": [1, 0, 0] }"#,
      declaration: "static let a = Color(red: 0, green: 0, blue: 1)",
      edited: #"{ "colorSpace": "srgb", "components": [0, 0, 1] }"#,
      theme: "static let a = Color(red: 1, green: 0, blue: 0)"),
    Example(
      value: #"{ "colorSpace": "hsl", "components": [0, 100, 50] }"#,
      declaration: "static let a = Color(red: 0, green: 0, blue: 1)", edited: nil,
      theme: "static let a = Color(red: 1, green: 0, blue: 0)"),
    Example(
      value: ##""#FF0000", "$extensions": { "mode": { "dark": "#880000" } }"##,
      declaration: "static let a = Color(red: 0, green: 0, blue: 1)",
      edited: ##""#0000FF", "$extensions": { "mode": { "dark": "#0000FF" } }"##, theme: nil),
  ]

  private func run(_ example: Example, isColor: Bool) throws {
    let folder = try TemporaryFolder()
    let type = isColor ? "color" : "dimension"
    func document(_ value: String) -> String {
      """
      { "a": { "$type": "\(type)", "$value": \(value) },
        "base": { "b": { "$type": "dimension", "$value": "4px" } } }

      """
    }
    func theme(_ declaration: String) -> String {
      """
      import SwiftUI

      enum Theme {
        \(declaration)
        static let base: CGFloat = 4
      }

      """
    }
    try folder.write("t.json", document(example.value))
    try folder.write("App/Theme.swift", theme(example.declaration))
    let code = isColor ? #""color": { "Color": "# : #""spacing": { "CGFloat": "#
    try folder.write(
      "m.json",
      """
      { "name": "M", "tokens": ["t.json"], "categories": { \(isColor ? "" : #""a": "spacing", "#)
        "base.b": "spacing" }, "code": { "tokens": {
          "a": { "\(isColor ? "Color" : "CGFloat")": "Theme.a" },
          "base.b": { "CGFloat": "Theme.base" } },
        \(code)"Theme.{name}" } } }
      """)
    var request = MigrationRun.Request(paths: [], workingDirectory: folder.path)
    request.jobs = 1
    let run = try AppCheckRun.run(app: "App", mappings: ["m.json"], request)
    #expect(run.checks.first?.disagreements.map(\.token) == ["a"])
    for (side, expected) in [
      (AppPatch.Side.tokens, example.edited.map(document)), (.theme, example.theme.map(theme)),
    ] {
      let patch = run.patch(side)
      #expect(patch.remarks.count == (expected == nil ? 1 : 0), "\(patch.remarks)")
      try folder.write("p.patch", patch.bytes)
      guard let expected else {
        #expect(patch.bytes.isEmpty)
        continue
      }
      #expect(try folder.run("git", ["apply", "p.patch"]).status == 0)
      #expect(try folder.text(side == .tokens ? "t.json" : "App/Theme.swift") == expected)
    }
  }

  @Test(arguments: numbers) func numbersAreEditedInPlace(example: Example) throws {
    try run(example, isColor: false)
  }

  @Test(arguments: colors) func colorsAreEditedInPlace(example: Example) throws {
    try run(example, isColor: true)
  }
}
