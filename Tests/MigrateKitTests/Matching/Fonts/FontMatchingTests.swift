import Testing

@testable import MigrateKit
@testable import MigrateKitCore

@Suite("Fonts")
struct FontMatchingTests {
  private let body = TestSystem.font("body", FontValue(size: 16))
  private let heading = TestSystem.font("heading", FontValue(size: 28, weight: .bold))

  @Test("size, weight, design and family agree: exact; no weight means regular")
  func exact() {
    let system = TestSystem.designSystem(body, heading)
    #expect(system.answer(.font(FontValue(size: 28, weight: .bold))).status == .exact)
    let answer = system.answer(.font(FontValue(size: 16, weight: .regular)))
    #expect(answer.status == .exact)
    #expect(answer.replacement == "Font.body")
    let regular = TestSystem.designSystem(
      TestSystem.font("body", FontValue(size: 16, weight: .regular, design: .default)))
    #expect(regular.answer(.font(FontValue(size: 16))).replacement == "Font.body")
    #expect(regular.answer(.font(FontValue(size: 16))).status == .exact)
  }

  @Test("Apple's own families are the system font")
  func systemFamilies() {
    let system = TestSystem.designSystem(
      TestSystem.font("body", FontValue(size: 16, family: "SF Pro Text")),
      TestSystem.font("number", FontValue(size: 16, family: "SF Pro Rounded")))
    #expect(system.answer(.font(FontValue(size: 16))).token == "body")
    #expect(system.answer(.font(FontValue(size: 16))).status == .exact)
    #expect(system.answer(.font(FontValue(size: 16, design: .rounded))).token == "number")
  }

  @Test("a weight that the token does not have is kept in the rewrite")
  func keepsWeight() {
    let answer = TestSystem.designSystem(body).answer(.font(FontValue(size: 16, weight: .semibold)))
    #expect(answer.status == .exact)
    #expect(answer.replacement == "Font.body.weight(.semibold)")
  }

  /// A function would be asked for the size of the code, not for another one.
  @Test(arguments: [
    ("Font.mono(16)", 16.0, "mono"), ("Font.mono(16)", 16.4, nil),
    ("Font.mono(size: 16)", 16.4, nil),
    ("Font.mono(.bold, 16)", 16.4, nil), ("Font.mono16()", 16.4, "mono"),
    ("Font.mono(.h2)", 16.4, "mono"),
  ])
  func fontsOfFunctionsMatchTheirSizeAlone(code: String, size: Double, token: String?) {
    let system = DesignSystem(
      name: "Test", tokens: [TestSystem.font("mono", FontValue(size: 16))],
      codes: ["mono": [.font: TokenCode(code)]])
    #expect(system.answer(.font(FontValue(size: size))).token == token)
  }

  @Test("a token without code at the site gives way to a farther one that has it")
  func codeAtTheSite() {
    let near = TestSystem.font("near", FontValue(size: 20))
    let far = TestSystem.font("far", FontValue(size: 21))
    var codes: [String: [Site: TokenCode]] = ["near": [.font: TokenCode("Font.near")]]
    #expect(
      DesignSystem(name: "Test", tokens: [near, far], codes: codes)
        .answer(.font(FontValue(size: 20), site: .uiFont)).token == "near")
    codes["far"] = [.uiFont: TokenCode("UIFont.far")]
    let system = DesignSystem(name: "Test", tokens: [near, far], codes: codes)
    #expect(system.answer(.font(FontValue(size: 20), site: .uiFont)).token == "far")
    #expect(system.answer(.font(FontValue(size: 20))).token == "near")
  }

  @Test("a token with another weight than the code's needs review")
  func weightDiffers() {
    let answer = TestSystem.designSystem(heading).answer(
      .font(FontValue(size: 28, weight: .medium)))
    #expect(answer.heldBy == [.weightDiffers])
    #expect(answer.replacement == "Font.heading.weight(.medium)")
    #expect(
      answer.message(.weightDiffers)
        == "the token is bold, the code medium, which the rewrite keeps; the same weight is applied"
    )
    let plain = TestSystem.designSystem(heading).answer(.font(FontValue(size: 28)))
    #expect(plain.replacement == "Font.heading.weight(.regular)")
  }

  @Test("UIKit's bold system font is drawn semibold, unlike the weight bold")
  func systemBold() {
    var bold = FontValue(size: 28, weight: .bold)
    bold.isSystemBold = true
    let answer = TestSystem.designSystem(heading).answer(.font(bold))
    #expect(answer.heldBy == [.weightDiffers])
    #expect(
      answer.message(.weightDiffers)
        == "the token is bold, the code semibold (UIKit draws boldSystemFont in it), which the rewrite keeps; "
        + "the same weight is applied")
    // A token that the app declares so.
    #expect(
      TestSystem.designSystem(TestSystem.font("heading", bold)).answer(.font(bold)).status
        == .exact)
    let semibold = TestSystem.font("heading", FontValue(size: 28, weight: .semibold))
    #expect(TestSystem.designSystem(semibold).answer(.font(bold)).status == .exact)
  }

  @Test("a weight from a modifier outside is kept: nothing is added")
  func weightOutside() {
    let finding = Finding.font(FontValue(size: 16, weight: .semibold)).with {
      $0.context.weightIsOutside = true
    }
    let answer = TestSystem.designSystem(body).answer(finding)
    #expect(answer.status == .exact)
    #expect(answer.replacement == "Font.body")
    let own = TestSystem.designSystem(TestSystem.font("body", FontValue(size: 16, weight: .bold)))
    #expect(own.answer(finding).heldBy == [.weightDiffers])
    #expect(own.answer(finding).replacement == "Font.body")
  }

  @Test("UIKit's fonts cannot keep a weight: that needs a decision")
  func uiFont() {
    let answer = TestSystem.designSystem(body).answer(
      .font(FontValue(size: 16, weight: .semibold), site: .uiFont))
    #expect(answer.heldBy == [.noCode])
    #expect(
      answer.message(.noCode)
        == "body has another weight or slant, and neither can be changed where a UIFont is expected; "
        + "a token with the weight and slant of this font is applied")
    #expect(answer.replacement == nil)
    #expect(
      TestSystem.designSystem(body).answer(.font(FontValue(size: 16), site: .uiFont)).replacement
        == "UIFont.body")
  }

  @Test("a font that a function of views sets is named with the call, which may set more")
  func functionOfViews() {
    var system = TestSystem.designSystem(body)
    system.codes["body"] = [.viewModifier: TokenCode("appFont(.body)")]
    let answer = system.answer(.font(FontValue(size: 16)))
    #expect(answer.heldBy == [.noCode])
    #expect(
      answer.message(.noCode)
        == "views get body by '.appFont(.body)', which may set more than the font; "
        + "call it where a view has this font")
    let uiFont = system.answer(.font(FontValue(size: 16), site: .uiFont))
    #expect(
      uiFont.message(.noCode)
        == "the mapping has no code for body where a UIFont is expected; add it under 'code'")
  }

  @Test("of two equal tokens, the one with code at the site is chosen")
  func onlyOneCanBeWritten() throws {
    let font = """
      { "fontFamily": "system", "fontSize": { "value": 16, "unit": "px" }, "fontWeight": 400 }
      """
    let files = [
      "m.json": """
      { "name": "A", "tokens": ["t.json"], "code": { "tokens": {
          "font.a": { "Font": "Font.a" }, "font.b": { "UIFont": "UIFont.b" },
          "font.c": { "Font": "Font.c" } } } }
      """,
      "t.json": """
      { "font": { "$type": "typography", "a": { "$value": \(font) }, "b": { "$value": \(font) },
          "c": { "$value": \(font) } } }
      """,
    ]
    let loaded = MappingLoader.load("m.json") { Array(files[$0, default: ""].utf8) }
    let designSystem = try #require(loaded.designSystem)
    let uiKit = designSystem.answer(.font(FontValue(size: 16), site: .uiFont))
    #expect(uiKit.replacement == "UIFont.b")
    #expect(uiKit.heldBy == [])
    #expect(designSystem.answer(.font(FontValue(size: 16), site: .font)).heldBy == [.tie])
  }

  @Test("italics are kept like a weight")
  func italics() {
    let answer = TestSystem.designSystem(body).answer(.font(FontValue(size: 16, isItalic: true)))
    #expect(answer.status == .exact)
    #expect(answer.replacement == "Font.body.italic()")
    let italic = TestSystem.designSystem(
      TestSystem.font("slanted", FontValue(size: 16, isItalic: true)))
    #expect(italic.answer(.font(FontValue(size: 16))).heldBy == [.designDiffers])
  }

  @Test("features that a token does not cover are kept, or reported if they cannot be")
  func features() {
    var swiftUI = Finding.font(FontValue(size: 16, weight: .bold))
    swiftUI.context.fontFeatures = ".monospacedDigit()"
    let kept = TestSystem.designSystem(body).answer(swiftUI)
    #expect(kept.status == .exact)
    #expect(kept.replacement == "Font.body.weight(.bold).monospacedDigit()")
    var uiKit = Finding.font(FontValue(size: 16), site: .uiFont)
    uiKit.context.fontFeatures = ".monospacedDigit()"
    let lost = TestSystem.designSystem(body).answer(uiKit)
    #expect(lost.status == .review)
    #expect(lost.heldBy == [.designDiffers])
    #expect(
      lost.message(.designDiffers)
        == "the token has no .monospacedDigit(), which cannot be added here; a token that has it is applied"
    )
  }

  /// The digits of a token file's font are those that the app declares.
  @Test(
    "digits of one width are part of the font",
    arguments: [
      ("Font.body", "exact Fonts.bodyText"),
      ("Font.body.monospacedDigit()", "exact Fonts.bodyDigits"),
      ("Font.caption", ""), (".system(size: 12)", "review designDiffers"),
      ("Font.caption.monospacedDigit()", "exact Fonts.captionDigits"),
      ("Font.title.monospacedDigit()", "exact Fonts.heading.monospacedDigit()"),
    ])
  func digits(font: String, outcome: String) throws {
    let theme = """
      import SwiftUI
      enum Fonts {
        static let bodyText = Font.body
        static let bodyDigits = Font.body.monospacedDigit()
        static let captionDigits = Font.caption.monospacedDigit()
        static let heading = Font.title
      }
      """
    let folder = try TemporaryFolder()
    try folder.write("Fonts.swift", theme)
    try folder.write(
      "V.swift", "import SwiftUI\nlet view = Text(sum).font(\(font))\n")
    for number in 0..<3 {
      let uses = ["bodyText", "bodyDigits", "captionDigits", "heading"].map {
        "Text(a).font(Fonts.\($0))"
      }
      try folder.write(
        "U\(number).swift", "import SwiftUI\nlet u\(number) = [\(uses.joined(separator: ", "))]\n")
    }
    _ = try folder.run("git", ["init", "-q"])
    #expect(try BuiltTool.run(["init"], in: folder).status == 0)
    let report = try MigrationRun.run(
      MigrationRun.Request(paths: ["."], workingDirectory: folder.path)
    ).report
    let found = report.suggestions.filter { $0.finding.file.hasSuffix("V.swift") }
    let outcomes = found.filter { $0.status != .unresolved }.map {
      "\($0.status) \($0.heldBy.isEmpty ? $0.replacement ?? "" : "designDiffers")"
    }
    #expect(outcomes.joined() == outcome)
    #expect(found.allSatisfy { $0.heldBy.isEmpty || $0.heldBy.contains(.designDiffers) })
  }

  @Test("another design or family needs review")
  func formsDiffer() {
    let system = TestSystem.designSystem(
      TestSystem.font("number", FontValue(size: 16, design: .rounded)))
    #expect(system.answer(.font(FontValue(size: 16))).heldBy == [.designDiffers])
    let lora = TestSystem.designSystem(
      TestSystem.font("story", FontValue(size: 16, family: "Lora")))
    let answer = lora.answer(.font(FontValue(size: 16)))
    #expect(answer.heldBy == [.familyDiffers])
    #expect(
      answer.message(.familyDiffers)
        == "the code has the system font, the token Lora; the same family is applied")
    #expect(lora.answer(.font(FontValue(size: 16, family: "lora"))).status == .exact)
  }

  @Test("a fixed size that becomes a scaling token starts to scale")
  func startsScaling() {
    let scaling = TestSystem.designSystem(
      TestSystem.font("body", FontValue(size: 17, textStyle: "body")))
    let answer = scaling.answer(.font(FontValue(size: 17)))
    #expect(answer.heldBy == [.startsScaling])
    #expect(
      answer.message(.startsScaling)
        == "the size is fixed, and the token scales with the text size like body; "
        + "code that scales like it is applied")
    #expect(scaling.answer(.font(FontValue(size: 17, textStyle: "body"))).status == .exact)
    let other = scaling.answer(.font(FontValue(size: 17, textStyle: "title")))
    #expect(other.heldBy == [.scalingDiffers])
    let fixed = TestSystem.designSystem(body).answer(.font(FontValue(size: 16, textStyle: "body")))
    #expect(fixed.heldBy == [.scalingDiffers])
  }

  struct Size: CustomTestStringConvertible {
    var size: Double
    var status: Status
    var held: Set<ReasonCode> = []
    var testDescription: String { "\(size)" }
  }

  private static let sizeRows: [Size] = [
    Size(size: 16, status: .exact), Size(size: 16.1, status: .near),
    Size(size: 16.5, status: .review, held: [.visibleChange]),
    Size(size: 15, status: .review, held: [.visibleChange]),
    Size(size: 18, status: .review, held: [.visibleChange]),
    Size(size: 20, status: .gap), Size(size: 12, status: .gap), Size(size: .nan, status: .gap),
    Size(size: .infinity, status: .gap), Size(size: 0, status: .gap),
  ]

  @Test(
    "sizes: near within a sixth of a point, review within 15%",
    arguments: sizeRows)
  func sizes(row: Size) {
    let answer = TestSystem.designSystem(body).answer(.font(FontValue(size: row.size)))
    #expect(answer.status == row.status)
    #expect(answer.heldBy == row.held)
  }

  @Test("a size halfway between two tokens needs a decision")
  func halfway() {
    let system = TestSystem.designSystem(
      TestSystem.font("callout", FontValue(size: 15)), TestSystem.font("body", FontValue(size: 17)))
    let answer = system.answer(.font(FontValue(size: 16)))
    #expect(answer.heldBy == [.visibleChange, .halfway])
    #expect(answer.replacement == nil)
    #expect(answer.message(.halfway) == "16 is halfway between 15 and 17; it must be nearer to one")
  }

  @Test("the nearest size wins, then the nearest weight")
  func ranking() {
    let system = TestSystem.designSystem(
      TestSystem.font("body", FontValue(size: 17, weight: .regular)),
      TestSystem.font("headline", FontValue(size: 17, weight: .semibold)),
      TestSystem.font("title", FontValue(size: 20, weight: .bold)))
    let answer = system.answer(.font(FontValue(size: 17, weight: .bold)))
    #expect(answer.token == "headline")
    #expect(answer.candidates.map(\.token) == ["headline", "body", "title"])
  }

  @Test("an icon only matches icon sizes; without any it is one gap")
  func icons() {
    let text = TestSystem.designSystem(body).answer(.font(FontValue(size: 16), .icon))
    #expect(text.status == .gap)
    #expect(
      text.message(.iconSize)
        == "16 is the size of an icon, and the mapping has no font for icons of this size; "
        + "one with the role icon is applied")
    let icons = TestSystem.designSystem(
      body, TestSystem.font("icon.small", FontValue(size: 16), roles: [.icon]))
    #expect(icons.answer(.font(FontValue(size: 16), .icon)).token == "icon.small")
    #expect(icons.answer(.font(FontValue(size: 16), .text)).token == "body")
    #expect(icons.answer(.font(FontValue(size: 40), .icon)).codes == [.tooFar])
  }

  /// A font for one part is no match elsewhere, and may be chosen.
  @Test func aGapListsFontsWhoseNamesSayMoreThanTheCode() {
    let system = TestSystem.designSystem(
      TestSystem.font("invoiceTotal", FontValue(size: 20)),
      TestSystem.font("invoiceRow", FontValue(size: 17)), body)
    let answer = system.answer(.font(FontValue(size: 21)))
    #expect(answer.status == .gap)
    #expect(answer.candidates.map(\.token) == ["invoiceTotal", "invoiceRow", "body"])
    #expect(answer.candidates.first?.rejection.contains("nothing here indicates") ?? false)
    #expect(system.answer(.font(FontValue(size: 16))).candidates.map(\.token) == ["body"])
  }

  @Test("a font that may be for an icon is at most review")
  func unknownRole() {
    let answer = TestSystem.designSystem(body).answer(.font(FontValue(size: 16), .unknown))
    #expect(answer.heldBy == [.roleUnknown])
    #expect(answer.replacement == "Font.body")
  }
}
