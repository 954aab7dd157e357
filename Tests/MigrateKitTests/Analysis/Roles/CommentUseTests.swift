import Testing

@testable import MigrateKit
@testable import MigrateKitCore

@Suite("A comment states a role if the code does not")
struct CommentUseTests {
  /// A value, and what its role and evidence are: `role strength: evidence`.
  struct Row: CustomTestStringConvertible, Sendable {
    var source: String
    var reported: String
    var testDescription: String { source }

    init(_ source: String, _ reported: String = Row.unknown) {
      (self.source, self.reported) = (source, reported)
    }

    static let unknown = "unknown none: nothing in the code says what it is for"
  }

  static let places: [Row] = [
    Row("let a = Color.red  // card background", "background weak: comment 'card background'"),
    Row("// card background\nlet a = Color.red", "background weak: comment 'card background'"),
    Row("let a = Color.red /* icons */ // of the icon", "icon weak: comment 'the icon'"),
    Row(
      "/// Text on cards.\n/// Darker than the background.\nlet a = Color.red",
      "text weak: comment 'Text'"),
    Row("/** The border of a card. */\nlet a = Color.red", "border weak: comment 'The border'"),
    Row("f(\n  // separator\r\n  Color.red,\r\n  b)", "border weak: comment 'separator'"),
    // A blank line, or code, is between.
    Row("// background\n\nlet a = Color.red"),
    Row("let b = 1  // background\nlet a = Color.red"),
    Row("let a = Color.red\n// background"),
    Row("let a = \"// background\"; let b = Color.red"),
    // What the code says itself counts before it.
    Row("let title = Color.red  // background", "text weak: named title"),
    Row(
      "Text(a).foregroundColor(.red)  // icon",
      "text strong: argument of foregroundColor(_:) on Text"),
  ]

  static let phrases: [Row] = [
    Row("let a = Color.red  // The color of text on buttons", "text weak: comment 'text'"),
    Row("let a = Color.red  // used for card borders", Row.unknown),
    Row("let a = Color.red  // used for the card border", "border weak: comment 'the card border'"),
    Row("let a = Color.red  // behind the text"),
    Row("let a = Color.red  // not the background"),
    Row("let a = Color.red  // same as the background"),
    Row("let a = Color.red  // TODO background"),
    Row("let a = Color.red  // MARK: background"),
    Row("let a = Color.red  // .background(Color.blue)"),
    Row("let a = Color.red  // let background = 3"),
    Row(
      "let a = Color.red  // we chose this one a long time ago so that it would go well with the background"
    ),
  ]

  @Test(arguments: places + phrases)
  func color(_ row: Row) {
    #expect(reported(row.source, .color) == [row.reported])
  }

  @Test(
    "for a radius a comment names the component",
    arguments: [
      Row("view.layer.cornerRadius = 8  // avatar", "image weak: comment 'avatar'"),
      Row(
        "view.layer.cornerRadius = 8  // rounded corners for the card",
        "card weak: comment 'the card'"),
      Row("view.layer.cornerRadius = 8  // half the height"),
    ])
  func radius(_ row: Row) {
    #expect(reported(row.source, .radius) == [row.reported])
  }

  @Test(
    "a comment that exempts its line from the design system holds the values there",
    arguments: [
      ("view.layer.cornerRadius = 8  // design-system-exempt: pixel-exact export", true),
      ("view.layer.cornerRadius = 8 // ds-exempt", true),
      ("view.layer.cornerRadius = 8 /* exempt from tax */", false),
      ("view.layer.cornerRadius = 8 // DESIGN-SYSTEM-EXEMPT", true),
      ("view.layer.cornerRadius = isOn ? 8 : // theme-exempt\n8", true),
      ("view.layer.cornerRadius = 8  // Design tokens: export is exempt", false),
      ("view.layer.cornerRadius = 8  // the file system exempt", false),
      ("view.layer.cornerRadius = 8  // ds-allow: artwork", true),
      ("view.layer.cornerRadius = 8  // lint:token-ignore", true),
      ("view.layer.cornerRadius = 8  // hardcoded_ok", true),
      ("view.layer.cornerRadius = 8  // the theme - allow for round ends", false),
      ("view.layer.cornerRadius = 8  // tokens ignore the scale of the text", false),
      ("view.layer.cornerRadius = 8  // pre-allow", false),
      ("// design-system-exempt\nview.layer.cornerRadius = 8", false),
      ("view.layer.cornerRadius = 8\n// design-system-exempt", false),
    ])
  func exemption(source: String, isHeld: Bool) {
    let found = MarkedSource(source).findings()
    #expect(found.map { $0.disposition == .reportOnly } == [isHeld])
  }

  private func reported(_ source: String, _ category: TokenCategory) -> [String] {
    MarkedSource(source).findings().filter { $0.category == category }.map {
      "\($0.role.role) \($0.role.strength): \($0.role.evidence)"
    }
  }
}
