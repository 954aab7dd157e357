import Testing

@testable import MigrateKit
@testable import MigrateKitCore

/// What may be nil is replaced with the sign that says so, since a constant of the app is not.
@Suite struct OptionalColorTests {
  private static let theme = """
    import UIKit
    extension UIColor {
      static let ink = UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1)
      convenience init?(digits: String) {
        var value: UInt64 = 0
        guard Scanner(string: digits).scanHexInt64(&value) else { return nil }
        self.init(
          red: CGFloat((value >> 16) & 255) / 255, green: CGFloat((value >> 8) & 255) / 255,
          blue: CGFloat(value & 255) / 255, alpha: 1)
      }
    }
    """

  private func suggestion(for line: String) throws -> Suggestion? {
    let project = try MappedProject(
      mapping: """
        { "name": "T", "tokens": ["test.tokens.json"],
          "code": { "color": { "UIColor": "UIColor.{name}", "CGColor": "UIColor.{name}.cgColor" } } }
        """,
      tokens: """
        { "color": { "ink": { "$type": "color", "$value": "#336699" } } }
        """,
      files: [
        "Theme.swift": Self.theme,
        "V.swift": "import UIKit\nfunc draw(_ v: UILabel, _ x: CGFloat) { \(line) }",
      ])
    return try project.suggestions(in: "V.swift").first
  }

  @Test(arguments: [
    ("v.layer.borderColor = UIColor(digits: \"336699\")?.cgColor", "UIColor.ink.cgColor"),
    ("v.textColor = UIColor(digits: \"336699\")!", "UIColor.ink"),
    ("v.textColor = UIColor(digits: \"336699\") ?? .black", "UIColor.ink"),
    (
      "v.textColor = UIColor(digits: \"336699\")?.withAlphaComponent(0.5)",
      "UIColor.ink.withAlphaComponent(0.5)"
    ),
  ])
  func theSignIsReplacedToo(line: String, replacement: String) throws {
    let found = try suggestion(for: line)
    #expect(found?.status == .exact)
    #expect(found?.replacement == replacement)
    #expect(found.map { line.hasSuffix($0.finding.source) } == true)
  }

  /// A member that is not read would be asked of a value that is not optional.
  @Test func beforeAnotherMemberItIsLeft() throws {
    let found = try suggestion(
      for: "v.textColor = UIColor(digits: \"336699\")?.withAlphaComponent(x)")
    #expect(found?.replacement == nil)
    #expect(found?.reasons.map(\.message).contains("the expression may be nil") == true)
  }
}
