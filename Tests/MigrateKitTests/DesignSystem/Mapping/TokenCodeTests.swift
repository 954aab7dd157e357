import Testing

@testable import MigrateKit
@testable import MigrateKitCore

/// How tokens are written: templates, entries, aliases, and what follows from what.
@Suite struct SpellingTests {
  static let black = #"{ "colorSpace": "srgb", "components": [0, 0, 0] }"#

  /// The codes of a color `brand.color.NAME` by site, as `Site=text` or `Site=text?requires`.
  static func codes(
    _ codes: String, name: String = "calmBlue", of path: String? = nil
  ) -> [String] {
    let fixture = DesignSystemFixture(
      tokens: """
        { "brand": { "color": { "$type": "color", "\(name)": { "$value": \(black) } },
            "type": { "$type": "typography", "body": { "$value": {
              "fontFamily": "system", "fontSize": { "value": 17, "unit": "px" } } } },
            "radius": { "$type": "dimension", "md": { "$value": { "value": 8, "unit": "px" } } } },
          "color": { "mid": { "$value": "{brand.color.\(name)}" }, "far": { "$value": "{color.mid}" } } }
        """,
      mapping: "{ \"tokens\": [\"t.tokens.json\"], \"code\": \(codes) }")
    let sites = fixture.load().designSystem?.codes[path ?? "brand.color.\(name)"] ?? [:]
    return sites.map { site, code in
      "\(site.rawValue)=\(code.text)" + (code.requires.map { "?\($0)" } ?? "")
    }.sorted()
  }

  @Test(arguments: [
    ("Color.Wellness.{name}", "calmBlue", "Color.Wellness.calmBlue"),
    ("Color({path})", "calmBlue", "Color(color.calmBlue)"),
    (#"Color("{path}")"#, "calmBlue", #"Color("color.calmBlue")"#),
    ("Theme.color { $0.{name} }", "calmBlue", "Theme.color { $0.calmBlue }"),
    ("C.{name}", "hot-pink", "C.hotPink"), ("C.{name}", "Hot Pink 2", "C.hotPink2"),
    ("C.{name}", "Primary", "C.Primary"), ("C.{name}", "snake_case", "C.snake_case"),
    ("C.{name}", "default", "C.default"), ("C.{name}", "self", "C.`self`"),
    ("{name}", "default", "`default`"), ("{name}", "init", "`init`"),
    ("C.{name}", "été", "C.été"), ("Color.red", "calmBlue", "Color.red"),
  ])
  func fillsTemplates(template: String, name: String, text: String) {
    let escaped = template.split(separator: "\"", omittingEmptySubsequences: false)
      .joined(separator: "\\\"")
    #expect(
      Self.codes("{ \"color\": { \"UIColor\": \"\(escaped)\" } }", name: name)
        .contains("UIColor=\(text)"))
  }

  @Test(arguments: [
    ("100", "'100' makes no name in Swift, which does not start with a digit"),
    ("—", "'—' makes no name in Swift"),
  ])
  func reportsInvalidSwiftNames(name: String, message: String) {
    let fixture = DesignSystemFixture(
      tokens: "{ \"c\": { \"\(name)\": { \"$type\": \"color\", \"$value\": \(Self.black) } } }",
      mapping: """
        { "tokens": ["t.tokens.json"], "code": { "color": { "Color": "C.{name}" } } }
        """)
    #expect(
      fixture.problems() == [
        "code.color.Color: cannot write code for 'c.\(name)': \(message); give it an entry in code.tokens"
      ])
  }

  @Test func derivesCodeThatAlwaysCompiles() {
    #expect(
      Self.codes(#"{ "color": { "Color": "C.{name}", "UIColor": "U.{name}" } }"#) == [
        "Any=U.calmBlue", "Color=C.calmBlue", "ShapeStyle=C.calmBlue", "UIColor=U.calmBlue",
      ])
    #expect(Self.codes(#"{ "color": { "Color": ".{name}" } }"#) == ["Color=.calmBlue"])
    #expect(
      Self.codes(#"{ "radius": { "CGFloat": "R.{name}" } }"#, of: "brand.radius.md") == [
        "CGFloat=R.md", "Double=Double(R.md)",
      ])
    #expect(
      Self.codes(#"{ "radius": { "Double": "R.{name}" } }"#, of: "brand.radius.md") == [
        "CGFloat=CGFloat(R.md)", "Double=R.md",
      ])
    #expect(
      Self.codes(
        #"{ "font": { "Font": "F.{name}", "UIFont": "UF.{name}" } }"#, of: "brand.type.body")
        == ["Any=UF.body", "Font=F.body", "UIFont=UF.body"])
  }

  @Test func theMostSpecificEntryReplacesTheTemplate() {
    let codes = """
      { "color": { "Color": "T.{name}", "UIColor": "UT.{name}" },
        "tokens": { "brand.**": { "Color": "wide" }, "brand.color.*": { "Color": "narrow" },
                    "brand.color.calmBlue": { "Color": "exact.{name}" } } }
      """
    #expect(
      Self.codes(codes) == ["Color=exact.calmBlue", "ShapeStyle=exact.calmBlue"])
    #expect(Self.codes(codes, name: "red").contains("Color=exact.calmBlue") == false)
  }

  @Test func requiresNames() {
    #expect(
      Self.codes(
        """
        { "tokens": { "brand.color.*": { "requires": "scheme",
            "Color": "C.{name}(scheme)", "UIColor": { "text": "U.{name}", "requires": "traits" } } } }
        """) == [
          "Any=U.calmBlue?traits", "Color=C.calmBlue(scheme)?scheme",
          "ShapeStyle=C.calmBlue(scheme)?scheme", "UIColor=U.calmBlue?traits",
        ])
    #expect(
      Self.codes(
        """
        { "color": { "CGColor": "T.{name}" }, "tokens": { "brand.color.*": { "requires": "theme" } } }
        """) == ["CGColor=T.calmBlue?theme"])
  }

  @Test func anAliasUsesTheCodeOfItsNearestTargetWithCode() {
    let template = #""color": { "UIColor": "T.{name}" }"#
    #expect(
      Self.codes("{ \(template) }", of: "color.far") == [
        "Any=T.calmBlue", "UIColor=T.calmBlue",
      ])
    #expect(
      Self.codes(
        "{ \(template), \"tokens\": { \"color.mid\": { \"UIColor\": \"M.{name}\" } } }",
        of: "color.far") == ["Any=M.mid", "UIColor=M.mid"])
    #expect(
      Self.codes(
        "{ \(template), \"tokens\": { \"color.mid\": { \"UIColor\": \"M.{name}\" }, "
          + "\"color.far\": { \"UIColor\": \"F.{name}\" } } }",
        of: "color.far") == ["Any=F.far", "UIColor=F.far"])
  }

  @Test(arguments: [
    ("color.**", "color", true), ("color.**", "color.a.b", true), ("color.*", "color.a", true),
    ("color.*", "color.a.b", false), ("**", "x.y", true), ("*.text", "color.text", true),
    ("**.text", "a.b.text", true), ("a.**.z", "a.z", true), ("a.**.z", "a.b.c.z", true),
    ("a.**.z", "a.b.c", false), ("a.surface*Dark", "a.surfaceLightDark", true),
    ("a.surface*Dark", "a.surfaceLight", false), ("a.*b*c*", "a.xbycz", true),
    ("color.a", "color.a", true), ("color.a", "color.ab", false), ("Color.*", "color.a", false),
    ("color.**", "colors", false), ("co**", "color", true), ("a.**b", "a.xb", true),
    ("a.b**", "a.b", true), ("a.b**", "a", false),
  ])
  func matchesPaths(pattern: String, path: String, isMatch: Bool) {
    #expect(PathGlob(pattern).matches(path) == isMatch)
  }

  @Test(arguments: [
    ("a.b", "a.*"), ("a.bc*", "a.b*"), ("a.*", "a.**"), ("a.**", "**"), ("a.b.**", "a.**"),
  ])
  func ordersPatternsBySpecificity(more: String, less: String) {
    #expect(PathGlob(less).specificity < PathGlob(more).specificity)
  }

  @Test func matchesEndlessPatternsInLinearTime() {
    let pattern = PathGlob(String(repeating: "**.*a*.", count: 30) + "z")
    #expect(!pattern.matches(String(repeating: "aaa.", count: 200) + "y"))
  }
}
