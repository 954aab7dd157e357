import Testing

@testable import MigrateKit
@testable import MigrateKitCore

/// `tokens list` and `tokens check`, as text and as JSON.
@Suite struct TokenReporterTests {
  static let fixture = DesignSystemFixture(
    tokens: """
      { "brand": { "color": { "$type": "color",
            "ink": { "$value": { "colorSpace": "srgb", "components": [0.4, 0.4, 0.4] }, "$description": "Text.",
              "$extensions": { "mode": { "dark": { "colorSpace": "srgb", "components": [1, 1, 1] } } } },
            "lone": { "$value": { "colorSpace": "srgb", "components": [0, 0, 1] } },
            "paper": { "$value": { "colorSpace": "srgb", "components": [0.6, 0.6, 0.6] },
              "$extensions": { "mode": { "dark": { "colorSpace": "srgb", "components": [0, 0, 0] } } } },
            "twin": { "$value": { "colorSpace": "srgb", "components": [0.6, 0.6, 0.6] }, "$deprecated": "use paper",
              "$extensions": { "mode": { "dark": { "colorSpace": "srgb", "components": [0, 0, 0] } } } } },
          "type": { "$type": "typography", "body": { "$value": {
            "fontFamily": "Lora", "fontSize": { "value": 17, "unit": "px" }, "fontWeight": 600 } } },
          "radius": { "$type": "dimension", "md": { "$value": { "value": 8, "unit": "px" } } } },
        "color": { "text": { "primary": { "$value": "{brand.color.ink}" },
                             "primry": { "$value": "{brand.color.ink}" } },
                   "background": { "app": { "$value": "{brand.color.paper}" } } } }
      """,
    mapping: """
      { "name": "Demo", "tokens": ["t.tokens.json"], "vocabulary": "v.json",
        "code": { "color": { "Color": "Color.{name}" }, "font": { "Font": "Font.{name}" },
          "tokens": { "brand.color.paper": { "Color": "Color.paper(scheme)", "requires": "scheme" } } },
        "roles": { "brand.color.twin": ["fill"], "brand.type.*": ["text"], "color.text.*": ["text"],
          "brand.color.paper": { "roles": ["background"], "means": "level", "words": ["calm"] } } }
      """,
    others: [
      "v.json": """
      { "tokens": { "color.text.primary": { "type": "color" }, "color.background.app": { "type": "color" },
          "color.text.link": { "type": "color" }, "color.feedback.error": { "type": "color" } } }
      """
    ])

  @Test func listsTokensByCategory() throws {
    let designSystem = try #require(Self.fixture.load().designSystem)
    try Snapshot.expect(Array(TokenListReporter().text(designSystem).utf8), in: "tokens/list.txt")
    try Snapshot.expect(TokenListReporter().json(designSystem), in: "tokens/list.json")
    let colored = TokenListReporter(style: TextStyle(usesColor: true))
    try Snapshot.expect(Array(colored.text(designSystem).utf8), in: "tokens/list-color.txt")
  }

  /// The themes that an app has beside light and dark are listed with each color.
  @Test func listsEveryTheme() throws {
    let files = [
      "m.json":
        #"{ "name": "A", "tokens": ["t.json"], "code": { "color": { "Color": "C.{name}" } } }"#,
      "t.json": """
      { "color": { "$type": "color", "ink": { "$value": "#000000", "$extensions": {
          "mode": { "dark": "#ffffff" }, "dsmigrate": { "themes": { "sepia": "#332200" } } } } } }
      """,
    ]
    let loaded = MappingLoader.load("m.json") { Array(files[$0, default: ""].utf8) }
    #expect(loaded.errors.map(\.message) == [])
    let designSystem = try #require(loaded.designSystem)
    #expect(TokenListReporter().text(designSystem).contains("#000000 / #FFFFFF  sepia #332200"))
    let json = try JSONParser.parse(TokenListReporter().json(designSystem)).0
    #expect(json["tokens"]?.array?.first?["themes"]?["sepia"]?.string == "#332200FF")
  }

  @Test func listsTheFindingsOfACheck() throws {
    let check = TokenCheck(Self.fixture.load())
    let colored = TokenCheckReporter(style: TextStyle(usesColor: true))
    try Snapshot.expect(Array(colored.text(check).utf8), in: "tokens/check-color.txt")
    try Snapshot.expect(Array(TokenCheckReporter().text(check).utf8), in: "tokens/check.txt")
    try Snapshot.expect(TokenCheckReporter().json(check), in: "tokens/check.json")
  }

  @Test func listsWarningsAndNotes() {
    let findings = TokenCheck(Self.fixture.load()).findings.map { "\($0.kind): \($0.message)" }
    #expect(
      findings == [
        "unknownName: 'color.text.primry' is not a name of the vocabulary; did you mean 'color.text.primary'?",
        "noCode: no code in the mapping for 'brand.radius.md', so nothing can use it",
        "noRole: 'brand.color.lone' has no role, so it matches any use",
        "systemName: the code of 'brand.type.body' is 'Font.body', which Apple's frameworks declare with another value",
        "contrast: 'color.text.primary' on 'color.background.app' is 2.02:1 in light appearance; text needs 4.5:1",
        "missingName: no token matches 'color.feedback.error'",
        "missingName: no token matches 'color.text.link'",
        "noHighContrast: no color has a value for increased contrast",
        "sameValue: one value under 2 names: brand.color.paper, brand.color.twin",
        "styleName: 'brand.type.body' is semibold; the system's body is regular",
      ])
  }

  @Test func listsLoadErrors() throws {
    var fixture = Self.fixture
    fixture.files["m.json"] = """
      { "name": "Broken", "tokens": ["t.tokens.json", "no.json"], "prefer": ["x"], "coed": {} }
      """
    let check = TokenCheck(fixture.load())
    try Snapshot.expect(Array(TokenCheckReporter().text(check).utf8), in: "tokens/broken.txt")
  }

  @Test(
    arguments: [
      ("the whole fixture", nil, false, 0), ("the whole fixture", nil, true, 1),
      ("a file that is missing", #"{ "tokens": ["no.json"] }"#, false, 2),
      (
        "nothing wrong",
        #"{ "tokens": ["ok.json"], "code": { "color": { "Color": "C.{name}" } }, "roles": { "a": ["text"] } }"#,
        true, 0
      ),
      (
        "only a warning",
        #"{ "tokens": ["ok.json"], "name": "a", "name": "b", "code": { "color": { "Color": "C.{name}" } }, "roles": { "a": ["text"] } }"#,
        true, 1
      ),
    ] as [(String, String?, Bool, Int32)])
  func hasAnExitStatus(name: String, mapping: String?, isCheck: Bool, status: Int32) {
    var fixture = Self.fixture
    fixture.files["ok.json"] =
      #"{ "a": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0, 0] } } }"#
    if let mapping { fixture.files["m.json"] = mapping }
    #expect(TokenCheck(fixture.load()).exitStatus(isCheck: isCheck) == status, "\(name)")
  }

  @Test func reportsWhenNothingIsWrong() {
    let check = TokenCheck(
      DesignSystemFixture(
        tokens:
          #"{ "radius": { "card": { "$type": "dimension", "$value": { "value": 8, "unit": "px" } } } }"#,
        mapping: """
          { "name": "M", "tokens": ["t.tokens.json"],
            "code": { "radius": { "CGFloat": "C.{name}" } } }
          """
      ).load())
    #expect(TokenCheckReporter().text(check) == "M · 1 token · no mistake\n")
  }
}
