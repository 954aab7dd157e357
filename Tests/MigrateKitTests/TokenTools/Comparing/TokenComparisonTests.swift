import Testing

@testable import MigrateKit
@testable import MigrateKitCore

/// Design systems side by side.
@Suite struct TokenComparisonTests {
  /// A system named `name` whose colors and radii are written out.
  static func system(_ name: String, _ tokens: String) -> LoadedMapping {
    DesignSystemFixture(
      tokens: tokens,
      mapping: #"{ "name": "\#(name)", "tokens": ["t.tokens.json"], "vocabulary": "v.json" }"#,
      others: [
        "v.json": """
        { "tokens": {
            "color.text.primary": { "type": "color", "roles": ["text"], "description": "Text." },
            "color.text.secondary": { "type": "color", "roles": ["text"] },
            "color.background.app": { "type": "color", "roles": ["background"] },
            "radius.card": { "type": "radius" } } }
        """
      ]
    ).load()
  }

  static func color(_ hex: String, dark: String? = nil) -> String {
    func value(_ hex: String) -> String {
      let color = ColorText.parse(hex) ?? ColorSample(red: 0, green: 0, blue: 0)
      return
        #"{ "colorSpace": "srgb", "components": [\#(color.red), \#(color.green), \#(color.blue)], "alpha": \#(color.alpha) }"#
    }
    let mode = dark.map { #", "$extensions": { "mode": { "dark": \#(value($0)) } }"# } ?? ""
    return #"{ "$type": "color", "$value": \#(value(hex))\#(mode) }"#
  }

  static let day = system(
    "Day",
    """
    { "brand": { "ink": \(color("#101010")) },
      "color": { "text": { "primary": { "$value": "{brand.ink}" }, "secondary": \(color("#38383A")) },
                 "background": { "app": \(color("#FFFFFF", dark: "#000000")) } },
      "radius": { "card": { "$type": "dimension", "$value": { "value": 12, "unit": "px" } } } }
    """)
  static let night = system(
    "Night",
    """
    { "color": { "text": { "primary": \(color("#3A3A3C")), "secondary": \(color("#101010")) },
                 "background": { "app": \(color("#FFFFFF", dark: "#111111")) } } }
    """)
  static let comparison = TokenComparison([day, night])

  @Test func theTableHasARowForEverySharedName() throws {
    let rows = Self.comparison.rows
    #expect(
      rows.map(\.name) == [
        "color.background.app", "color.text.primary", "color.text.secondary", "radius.card",
      ])
    let card = try #require(rows.last)
    #expect(card.cells.map { $0?.value } == [.radius(12), nil])
    #expect(card.spread == nil)
    #expect(rows[1].summary == "Text.")
  }

  @Test func theSpreadIsTheLargestDistanceInAnyAppearance() throws {
    let black = try #require(ColorText.parse("#000000")).lab
    let gray = try #require(ColorText.parse("#111111")).lab
    let spread = try #require(Self.comparison.rows[0].spread)
    #expect(abs(spread - ciede2000(black, gray)) < 1e-9)
  }

  @Test func listsWhatASystemLacks() {
    #expect(Self.comparison.systems.map(\.lacks) == [[], ["radius.card"]])
  }

  @Test func findsOneColorUnderTwoNames() {
    let names = Self.comparison.sharedColors.map { $0.places.map { "\($0.system) \($0.name)" } }
    #expect(names == [["0 color.text.primary", "1 color.text.secondary"]])
  }

  @Test func findsColorsThatAreNearlyTheSameForOnePurpose() throws {
    let miss = try #require(Self.comparison.nearMisses.first)
    #expect(Self.comparison.nearMisses.count == 1)
    #expect(miss.first.name == "color.text.secondary")
    #expect(miss.second.name == "color.text.primary")
    #expect(miss.appearance == .light)
    #expect(abs(miss.distance - 0.6496) < 0.001)
  }

  @Test func comparesDarkAppearanceWhereBothAdapt() throws {
    let other = Self.system(
      "Dusk", #"{ "page": { "app": \#(Self.color("#00FFFF", dark: "#010101")) } }"#)
    var mapping = other
    mapping.designSystem?.tokens[0].roles = [.background]
    let misses = TokenComparison([Self.day, mapping]).nearMisses
    #expect(misses.map(\.appearance) == [.dark])
  }

  @Test func writesTextAndJSON() throws {
    let reporter = ComparisonReporter(style: TextStyle())
    try Snapshot.expect(
      Array(reporter.text(Self.comparison).utf8), in: "tokens/compare.txt")
    try Snapshot.expect(reporter.json(Self.comparison), in: "tokens/compare.json")
    let colored = ComparisonReporter(style: TextStyle(usesColor: true, width: 100))
    try Snapshot.expect(
      Array(colored.text(Self.comparison).utf8), in: "tokens/compare-color.txt")
  }

  // MARK: The page

  @Test func thePageIsSelfContained() {
    let page = String(decoding: ComparisonPage(Self.comparison).write(), as: UTF8.self)
    for foreign in ["<script", "http://", "https://", "url(", "@import", "<link", "<img"] {
      #expect(!page.contains(foreign), "\(foreign)")
    }
    #expect(page.contains("prefers-color-scheme: dark"))
    #expect(page.contains("<h1>Two design systems, one vocabulary</h1>"))
    #expect(page.contains("--c:#101010"))
  }

  @Test(arguments: HostileReport.texts) func nothingOfATokenBecomesMarkup(text: String) {
    func page(_ text: String) -> String {
      var mapping = Self.night
      mapping.designSystem?.name = text
      for index in mapping.designSystem?.tokens.indices ?? 0..<0 {
        mapping.designSystem?.tokens[index].path += text
        mapping.designSystem?.tokens[index].summary = text
        mapping.designSystem?.tokens[index].aliasOf = [text]
      }
      mapping.vocabulary = nil
      return String(
        decoding: ComparisonPage(TokenComparison([mapping, mapping])).write(), as: UTF8.self)
    }
    // The same elements and the same attributes as with a harmless text, but for breaks within names.
    func markup(_ page: String) -> String {
      page.replacing("<wbr>", with: "").filter { $0 == "<" || $0 == ">" || $0 == "\"" || $0 == "'" }
    }
    #expect(markup(page(text)) == markup(page("plain")))
  }

  @Test func namesBreakAfterDotsAndBeforeCapitalsOnly() {
    #expect(
      HTML.breakable("color.text.onAccent").text == "color.<wbr>text.<wbr>on<wbr>Accent")
    #expect(HTML.breakable("URL.<b>").text == "URL.<wbr>&lt;b&gt;")
  }

  @Test func escapesWhatIsInterpolatedAndNothingElse() {
    let inner: HTML = "<b>\("a<b>&\"'\u{202E}")</b>"
    let outer: HTML = "<i title=\"\("x\"y")\">\(inner)\([inner, inner])\(3)</i>"
    #expect(inner.text == "<b>a&lt;b&gt;&amp;&quot;&#39;\\u{202E}</b>")
    #expect(
      outer.text
        == "<i title=\"x&quot;y\">\(inner.text)\(inner.text)\(inner.text)3</i>")
  }
}
