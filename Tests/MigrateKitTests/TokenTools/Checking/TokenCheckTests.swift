import Testing

@testable import MigrateKit
@testable import MigrateKitCore

/// Each kind of finding on the smallest system that has it, and on one that does not.
@Suite struct TokenCheckTests {
  /// A system of a few tokens, as short as a test can write it.
  struct System {
    /// `path: value` with `value` one of `#112233`, `#112233/#445566` (light, dark), `12pt`, `17px bold`.
    var tokens: [String: String]
    var roles = ""
    var rest = ""
    var codes =
      #""color": { "Color": "Theme.{name}" }, "font": { "Font": "Theme.{name}" }"#
      + #", "radius": { "CGFloat": "Theme.{name}" }, "spacing": { "CGFloat": "Theme.{name}" }"#
      + #", "touchTarget": { "CGFloat": "Theme.{name}" }, "duration": { "Double": "Theme.{name}" }"#

    /// The findings of a kind, as sentences.
    func findings(_ kind: TokenCheck.Kind, uses: [String: Int]? = nil) -> [String] {
      check(uses: uses).findings.filter { $0.kind == kind }.map(\.message)
    }

    func check(uses: [String: Int]? = nil) -> TokenCheck {
      let loaded = DesignSystemFixture(
        tokens: "{" + tokens.sorted { $0.key < $1.key }.map(Self.token).joined(separator: ",")
          + "}",
        mapping: """
          { "name": "M", "tokens": ["t.tokens.json"], "code": { \(codes) },
            "roles": { \(roles) } \(rest.isEmpty ? "" : "," + rest) }
          """
      ).load()
      #expect(loaded.problems == [])
      return TokenCheck(loaded, uses: uses)
    }

    private static func token(_ path: String, _ value: String) -> String {
      let parts = path.split(separator: ".")
      let open = parts.map { #""\#($0)": {"# }.joined(separator: " ")
      return open + body(value) + String(repeating: "}", count: parts.count)
    }

    private static func body(_ value: String) -> String {
      if value.hasPrefix("{") { return #""$value": "\#(value)""# }
      if value.hasPrefix("#") {
        let modes = value.split(separator: "/").map { color(String($0)) }
        let names = ["", "dark", "highContrast", "darkHighContrast"]
        let others = zip(names, modes).dropFirst().filter { $0.1 != "null" }
          .map { #""\#($0)": \#($1)"# }
        return #""$type": "color", "$value": \#(modes[0])"#
          + (others.isEmpty
            ? "" : #", "$extensions": { "mode": { \#(others.joined(separator: ",")) } }"#)
      }
      let words = value.split(separator: " ")
      if value.hasSuffix("ms") {
        return #""$type": "duration", "$value": { "value": \#(value.dropLast(2)), "unit": "ms" }"#
      }
      if words[0].hasSuffix("px") {
        let style =
          words.count > 2
          ? #", "$extensions": { "dsmigrate": { "textStyle": "\#(words[2])" } }"# : ""
        return
          #""$type": "typography", "$value": { "fontFamily": "system", "fontWeight": "\#(words[1])", "fontSize": { "value": \#(words[0].dropLast(2)), "unit": "px" } }"#
          + style
      }
      return #""$type": "dimension", "$value": { "value": \#(value.dropLast(2)), "unit": "px" }"#
    }

    private static func color(_ hex: String) -> String {
      guard let color = ColorText.parse(hex) else { return "null" }
      return
        #"{ "colorSpace": "srgb", "components": [\#(color.red), \#(color.green), \#(color.blue)], "alpha": \#(color.alpha) }"#
    }
  }

  // MARK: Contrast

  static let page = System(
    tokens: ["ink": "#767676", "paper": "#FFFFFF/#000000"],
    roles: #""ink": ["text", "icon"], "paper": ["background"]"#)

  @Test func measuresTextOnEveryBackgroundInEveryAppearance() {
    #expect(Self.page.findings(.contrast) == [])
    var gray = Self.page
    gray.tokens["ink"] = "#777777/#555555"
    #expect(
      gray.findings(.contrast) == [
        "'ink' on 'paper' is 4.48:1 in light appearance, 2.82:1 in dark appearance; text needs 4.5:1"
      ])
  }

  @Test func checksIncreasedContrastAgainstTheAssertions() {
    var system = Self.page
    system.rest = #""assertions": { "highContrastText": 7 }"#
    #expect(
      system.findings(.contrast) == [
        "'ink' on 'paper' is 4.54:1 in light appearance with increased contrast, 4.62:1 in dark "
          + "appearance with increased contrast; text needs 7:1"
      ])
    system.tokens["ink"] = "#595959/#AAAAAA"
    #expect(system.findings(.contrast) == [])
  }

  @Test func reportsLowerContrastUnderIncreasedContrast() {
    var system = Self.page
    system.tokens["ink"] = "#595959/#AAAAAA/#767676/#767676"
    system.rest = #""assertions": { "highContrastText": 7 }"#
    #expect(
      system.findings(.lessContrast) == [
        "increased contrast changes 'ink' on 'paper' from 7:1 to 4.54:1 in light appearance",
        "increased contrast changes 'ink' on 'paper' from 9.04:1 to 4.62:1 in dark appearance",
      ])
  }

  @Test func drawsTranslucentBackgroundsOverOpaqueOnes() {
    var system = Self.page
    system.tokens["veil"] = "#00000080"
    system.roles += #", "veil": ["background"]"#
    #expect(
      system.findings(.contrast) == [
        "'ink' on 'veil' over 'paper' is 1.13:1 in light appearance; text needs 4.5:1"
      ])
  }

  @Test func aColorForOneAppearanceIsOnlyCheckedThere() {
    var system = Self.page
    system.tokens["paperNight"] = "#111111"
    system.roles += #", "paperNight": ["background"], "paperDark": ["background"]"#
    system.tokens["paperDark"] = "#222222"
    system.tokens["ink"] = "#333333/#EEEEEE"
    #expect(
      system.findings(.contrast) == [
        "'ink' on 'paperNight' is 1.49:1 in light appearance; text needs 4.5:1"
      ])
  }

  @Test func checksLabelsOnAccentsAndSuggestsAlternatives() {
    var system = Self.page
    system.tokens["ink"] = "#000000"
    system.tokens["gold"] = "#FFD60A"
    system.tokens["onGold"] = "#FFFFFF"
    system.roles +=
      #", "gold": ["tint", "fill", "background"], "onGold": ["onAccent"]"#
    #expect(
      system.findings(.labelContrast) == [
        "'onGold' on 'gold' is 1.41:1 in light and dark appearance; text needs 4.5:1; "
          + "'ink' has 14.88:1 there"
      ])
    system.tokens["ink"] = "#CCCCCC"
    #expect(
      system.findings(.labelContrast).map {
        $0.hasSuffix("; no text of the system has more than 1.41:1 there, black has 14.88:1")
      }
        == [true])
  }

  @Test func requiresLessOfMarksThanOfText() {
    var system = Self.page
    system.tokens["mark"] = "#949494"
    system.roles += #", "mark": ["icon"]"#
    #expect(system.findings(.graphicContrast) == [])
    system.tokens["mark"] = "#969696"
    #expect(
      system.findings(.graphicContrast) == [
        "'mark' on 'paper' is 2.96:1 in light appearance; an icon needs 3:1"
      ])
  }

  // MARK: Promises

  @Test func verifiesTheAssertionsOfTheSystem() {
    var system = Self.page
    system.rest =
      ##""assertions": { "contrastClaims": [ { "foreground": "ink", "background": "#FFFFFF", "ratio": 4.6, "says": "gray on white (page 3)" }, { "foreground": "ink", "background": "paper", "ratio": 4.5, "appearance": "dark" } ] }"##
    #expect(
      system.findings(.falseClaim) == [
        "'ink' on '#FFFFFF' is 4.54:1 in light appearance, not 4.6:1; the system says: gray on "
          + "white (page 3)"
      ])
  }

  @Test func reportsPureBlackOnlyIfTheSystemExcludesIt() {
    var system = Self.page
    #expect(system.findings(.pureBlack) == [])
    system.rest = #""assertions": { "noPureBlack": true }"#
    #expect(
      system.findings(.pureBlack) == [
        "'paper' is #000000 in dark appearance; the system says never pure black"
      ])
    system.tokens["paper"] = "#FFFFFF/#010101"
    #expect(system.findings(.pureBlack) == [])
  }

  @Test func checksGridAndTextScalingOnlyWhereAsserted() {
    var system = System(
      tokens: [
        "spacing.a": "12pt", "radius.b": "16pt", "body": "17px normal",
        "note": "13px normal footnote",
      ],
      roles: #""body": ["text"], "note": ["text"]"#)
    #expect(system.findings(.offGrid) + system.findings(.fixedText) == [])
    system.rest = #""assertions": { "grid": 8, "textScales": true }"#
    #expect(
      system.findings(.offGrid) == [
        "'spacing.a' is 12 points; the system says that everything is a multiple of 8"
      ])
    #expect(
      system.findings(.fixedText) == [
        "'body' keeps its 17 points; the system says that text scales"
      ])
  }

  // MARK: Colors beside colors

  @Test func findsMeaningsThatLookAlikeWithAColorVisionDeficiency() {
    var system = System(
      tokens: ["good": "#5E9461", "bad": "#B85C5C"],
      roles:
        #""good": { "roles": ["fill"], "means": "feedback", "words": ["done"] }, "bad": { "roles": ["fill"], "means": "feedback", "words": ["failed"] }"#
    )
    #expect(
      system.findings(.colorBlind) == [
        "'bad' and 'good' look alike with a color-vision deficiency: 2.7 with deuteranopia in light appearance; others see "
          + "50.0"
      ])
    system.tokens["good"] = "#2166AC"
    #expect(system.findings(.colorBlind) == [])
  }

  @Test func twoColorsOfOneMeaningMayLookAlike() {
    let system = System(
      tokens: ["good": "#5E9461", "goodToo": "#B85C5C"],
      roles: #""good*": { "roles": ["fill"], "means": "feedback", "words": ["done"] }"#)
    #expect(system.findings(.colorBlind) == [])
  }

  @Test func findsIndistinguishableColors() {
    var system = System(
      tokens: ["a": "#38383A", "b": "#3A3A3C"], roles: #""*": ["border"]"#)
    #expect(
      system.findings(.nearDuplicate) == [
        "'a' and 'b' look the same: ΔE00 0.65 in light appearance"
      ])
    system.tokens["b"] = "#3C3C3E"
    #expect(system.findings(.nearDuplicate) == [])
    #expect(
      system.findings(.similar) == ["'a' and 'b' are close: ΔE00 1.3 in light appearance"])
  }

  @Test func findsOneValueUnderSeveralNamesAndOneNameForSeveralValues() {
    var system = System(
      tokens: [
        "a.card": "8pt", "radius.card": "8pt", "brand.radius.card": "10pt", "corner.box": "8pt",
      ],
      rest: #""categories": { "a.card": "radius" }"#)
    system.codes +=
      #", "tokens": { "brand.radius.card": { "CGFloat": "Theme.brandCard" } }"#
    #expect(
      system.findings(.sameValue) == [
        "one value under 3 names: a.card, corner.box, radius.card"
      ])
    #expect(
      system.findings(.twoValues) == [
        "'card' names 3 values: a.card radius 8, brand.radius.card radius 10, radius.card "
          + "radius 8"
      ])
  }

  // MARK: Appearances

  @Test func findsColorsThatDoNotChangeInDarkAppearance() {
    #expect(
      Self.page.findings(.noDark) == ["'ink' is #767676 in light and dark appearance"])
    var system = Self.page
    system.tokens["paper"] = "#FFFFFF"
    #expect(system.findings(.noDark) == ["no color has a value for dark appearance"])
    #expect(system.findings(.noHighContrast) == ["no color has a value for increased contrast"])
    system.tokens = ["ink": "#111111/#FFFFFF/#000000", "paper": "#FFFFFF/#000000"]
    #expect(system.findings(.noDark) + system.findings(.noHighContrast) == [])
  }

  // MARK: Apple's colors and names

  @Test(
    arguments: [
      (
        "#E5E5EA/#3A3A3C",
        "'a' is systemGray5 in light appearance and systemGray4 in dark; systemGray5 is #2C2C2E there"
      ),
      (
        "#FFD60A",
        "'a' is systemYellow of dark appearance; in light appearance systemYellow is #FFCC00"
      ),
      (
        "#8E8E93/#EBEBF5",
        "'a' is #EBEBF5 in dark appearance: secondaryLabel without its alpha (#EBEBF5 60%)"
      ),
      ("#E5E5EA/#2C2C2E", nil), ("#FFCC00/#FFD60A", nil), ("#FFFFFF/#1C1C1E", nil),
    ] as [(String, String?)])
  func recognizesSystemColors(value: String, message: String?) {
    let system = System(tokens: ["a": value], roles: #""a": ["fill"]"#)
    #expect(system.findings(.systemValue) == [message].compactMap { $0 })
  }

  @Test func reportsColorsOfALaterRelease() {
    let system = System(tokens: ["a": "#007AFF/#0A84FF"], roles: #""a": ["fill"]"#)
    #expect(
      system.findings(.systemRelease) == [
        "'a' is systemBlue of iOS 18; iOS 26 draws #0088FF, which differs by ΔE00 5"
      ])
  }

  @Test(
    arguments: [
      ("Color.primary", true), ("Color.red", true), ("Color.clear", true),
      ("Color.accentColor", true),
      ("Color.background", false), ("Color.brand", false), ("Theme.Color.primary", false),
      ("UIColor.label", true), ("NSColor.labelColor", true), ("UIColor.brand", false),
    ])
  func reportsNamesOfAppleFrameworks(code: String, isTaken: Bool) {
    let site = code.hasPrefix("UI") ? "UIColor" : code.hasPrefix("NS") ? "NSColor" : "Color"
    let system = System(
      tokens: ["brand": "#123456"], roles: #""brand": ["tint"]"#,
      codes: #""color": { "\#(site)": "\#(code)" }"#)
    #expect(
      system.findings(.systemName)
        == (isTaken
          ? [
            "the code of 'brand' is '\(code)', which Apple's frameworks declare with another value"
          ]
          : []))
  }

  @Test func theSystemsOwnColorMayHaveItsName() {
    let system = System(
      tokens: ["ink": "#000000/#FFFFFF"], roles: #""ink": ["text"]"#,
      codes: #""color": { "Color": "Color.primary" }"#)
    #expect(system.findings(.systemName) == [])
  }

  @Test func reportsFontsNamedLikeTextStyles() {
    let system = System(
      tokens: ["caption": "13px normal", "title": "28px bold", "body": "17px normal"],
      roles: #""*": ["text"]"#, codes: #""font": { "Font": "Font.{name}" }"#)
    #expect(
      system.findings(.styleName) == [
        "'caption' is 13 points; the system's caption is 12",
        "'title' is bold; the system's title is regular",
      ])
    #expect(system.findings(.systemName).count == 3)
  }

  // MARK: Sizes and units

  @Test func reportsSizesTooSmallToReadOrTap() {
    let system = System(
      tokens: [
        "small": "10.5px normal", "icon": "9px normal", "fine": "11px normal",
        "touchTarget": "40pt", "touchTarget2": "44pt",
      ],
      roles: #""small": ["text"], "fine": ["text"], "icon": ["icon"]"#,
      rest: #""categories": { "touchTarget*": "touchTarget" }"#)
    #expect(system.findings(.smallText) == ["'small' is 10.5 points; text needs at least 11"])
    #expect(
      system.findings(.smallTarget) == ["'touchTarget' is 40 points; a tap target needs 44"])
  }

  @Test func suspectsUnits() {
    let system = System(tokens: ["a": "250000ms", "b": "0.25ms", "c": "250ms"])
    #expect(
      system.findings(.unit) == [
        "'a' takes 250 seconds; are these milliseconds?",
        "'b' takes 0.25 milliseconds; are these seconds?",
      ])
  }

  // MARK: Uses

  @Test func findsUnusedTokens() {
    let system = System(
      tokens: ["a": "#111111", "b": "#222222", "lent": "#333333"],
      roles: #""a": ["text"], "b": ["text"], "lent": []"#)
    #expect(system.findings(.unused) == [])
    #expect(
      system.findings(.unused, uses: ["Theme.a": 3]) == ["the code never uses 'b'"])
    #expect(
      system.findings(.lendsToNone) == ["'lent' has no role and no alias, so nothing can use it"])
  }

  @Test func reportsRolesWithoutAColor() {
    #expect(
      Self.page.findings(.missingRole) == [
        "no color is for the role 'border'", "no color is for the role 'onAccent'",
        "no color is for the role 'tint'",
      ])
  }

  @Test func cyclicAliasesDoNotLoad() {
    let check = TokenCheck(
      DesignSystemFixture(
        tokens:
          ##"{ "a": { "$type": "color", "$value": "{b}" }, "b": { "$type": "color", "$value": "{a}" }, "c": { "$type": "color", "$value": "#000000" } }"##
      ).load())
    #expect(check.problems.contains { $0.message.contains("refers to itself: ") })
    #expect(check.exitStatus(isCheck: false) == 2)
  }
}
