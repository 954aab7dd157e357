import Testing

@testable import MigrateKit
@testable import MigrateKitCore

/// Tokens with an empty list of roles match nothing by their value, and are listed where nothing else matches.
@Suite struct ReservedTokensTests {
  private func reserved(_ token: DesignToken) -> DesignToken {
    var token = token
    token.matchNothing(butByName: true)
    return token
  }

  private func white(_ path: String) -> DesignToken {
    reserved(TestSystem.color(path, "#FFFFFF", roles: []))
  }

  @Test func aGapListsThoseWhoseNamesSayTheRoleFirst() {
    let system = TestSystem.designSystem(
      white("color.mainBackground"), white("color.bodyText"),
      TestSystem.color("color.note", "#8A8A8A"))
    let answer = system.answer(.color("#FFFFFF", .text))
    #expect(answer.status == .gap)
    #expect(answer.replacement == nil)
    #expect(answer.candidates.map(\.token) == ["color.bodyText", "color.mainBackground"])
    #expect(
      answer.message(.meaningNotStated)
        == "color.bodyText has this value, but the mapping gives it no roles, so the value alone does not ask for "
        + "it; choose it in a review, or give it its roles in the mapping")
    let background = system.answer(.color("#FFFFFF", .background))
    #expect(background.candidates.first?.token == "color.mainBackground")
    // A part of the interface must be indicated.
    let field = TestSystem.designSystem(
      white("color.fieldBackground"), TestSystem.color("color.note", "#FDFDFD", roles: [.tint]))
    let named = field.answer(.color("#FFFFFF", .background)).candidates.map(\.token)
    #expect(named == ["color.note", "color.fieldBackground"])
    // Another white has another value.
    #expect(system.answer(.color("#FFFFFE", .text)).candidates.isEmpty)
  }

  /// That a color of the system is that of a token for something else is chance; a written one is hardly.
  @Test func aSystemColorIsNotNamedAfterSomethingElse() {
    let note = TestSystem.color("color.note", "#8A8A8A", roles: [.icon])
    let system = TestSystem.designSystem(
      reserved(TestSystem.color("color.favorite", "#FF9500", roles: [])), note)
    let named = Finding.color("#FF9500", .icon).with { $0.signature = ".orange" }
    #expect(
      system.answer(named).reasons.map(\.message) == [
        "no token for icons is near this color; a near one is applied"
      ])
    let written = Finding.color("#FF9500", .icon).with { $0.signature = "Color(hex:)" }
    #expect(
      system.answer(written).message(.meaningNotStated)?.hasPrefix("color.favorite has this value")
        == true)
    // A name that says the color or the role is another thing.
    for name in ["color.brandOrange", "color.icon", "color.warning"] {
      let own = TestSystem.designSystem(
        reserved(TestSystem.color(name, "#FF9500", roles: [])), note)
      let message = own.answer(named).reasons.first?.message ?? ""
      #expect(message.hasPrefix("\(name) has this value"), "\(name): \(message)")
    }
  }

  /// What is white in light mode alone is not white.
  @Test func aWhiteThatIsAnotherColorInDarkModeIsNotListed() {
    let adaptive = reserved(
      TestSystem.color("color.accent", "#FFFFFF", dark: "#00285A", roles: []))
    let note = TestSystem.color("color.note", "#8A8A8A", roles: [.text])
    let answer = TestSystem.designSystem(adaptive, note).answer(.color("#FFFFFF", .text))
    #expect(
      answer.message(.tooFar) == "no token for text has this color; one that has it is applied")
    // Nor is then a shade meant.
    let page = TestSystem.color("color.page", "#F8F8F8", roles: [.background])
    #expect(
      TestSystem.designSystem(adaptive, page).answer(.color("#FFFFFF", .background)).message(
        .tooFar) == "no token for backgrounds has this color; one that has it is applied")
    let gray = reserved(TestSystem.color("color.sand", "#8A8A8B", dark: "#333333", roles: []))
    let ofGray = TestSystem.designSystem(gray, note).answer(.color("#8A8A8A", .icon))
    #expect(ofGray.message(.meaningNotStated) == nil)
    // A hue is hardly equal by chance.
    let brand = reserved(TestSystem.color("color.berry", "#AA2255", dark: "#00285A", roles: []))
    let hue = TestSystem.designSystem(brand, note).answer(.color("#AA2255", .text))
    #expect(hue.message(.meaningNotStated)?.hasPrefix("color.berry has this value") == true)
  }

  /// The white that is for text by its group explains more than that another white is for backgrounds.
  @Test func theGroupOfAColorSaysItsRole() {
    let background = TestSystem.color("color.background.base", "#FFFFFF", roles: [.background])
    let text = white("color.text.overlay")
    let note = TestSystem.color("color.text.note", "#8A8A8A", roles: [.text])
    func message(_ tokens: DesignToken...) -> String? {
      let system = TestSystem.designSystem(tokens + [note])
      return system.answer(.color("#FFFFFF", .text)).reasons.first?.message
    }
    #expect(message(background, text)?.hasPrefix("color.text.overlay has this value") == true)
    #expect(
      message(background, white("color.fill.first"))
        == "no token for text has this value; color.background.base has it for backgrounds; one for text is applied"
    )
  }

  /// None of several tokens of the color is more likely than the others, unless its name says the role.
  @Test func severalTokensOfTheColorAreNamedTogether() {
    let note = TestSystem.color("color.note", "#8A8A8A", roles: [.text])
    let system = TestSystem.designSystem(white("color.paper"), white("color.snow"), note)
    #expect(
      system.answer(.color("#FFFFFF", .text)).message(.meaningNotStated)
        == "color.paper and color.snow have this value, which alone asks for none of them; choose one in a review, "
        + "or give one its roles in the mapping")
    let named = TestSystem.designSystem(white("color.paper"), white("color.bodyText"), note)
    #expect(
      named.answer(.color("#FFFFFF", .text)).message(.meaningNotStated)?
        .hasPrefix("color.bodyText has this value") == true)
  }

  /// Who reads which token is nearest must not find a nearer one in the theme.
  @Test func aNearerReservedTokenIsNamedInsteadOfTheNearestInUse() {
    let brand = TestSystem.color("color.violet", "#7448C8", roles: [])
    let idle = reserved(TestSystem.color("color.grape", "#7C50F0", roles: []))
    let answer = TestSystem.designSystem(brand, idle).answer(.color("#7D57FF", .unknown))
    #expect(answer.message(.tooFar)?.hasPrefix("the nearest token, color.grape, differs") == true)
    let alone = TestSystem.designSystem(brand).answer(.color("#7D57FF", .unknown))
    #expect(alone.message(.tooFar)?.hasPrefix("the nearest token, color.violet, differs") == true)
  }

  /// The only radius is named with its size, and for what it is.
  @Test func theNearestReservedSizeIsNamed() {
    let card = reserved(TestSystem.radius("radius.cardRadius", 24))
    #expect(
      TestSystem.designSystem(card).answer(.radius(6)).message(.tooFar)
        == "radius.cardRadius, the only radius of the design system, is 24, not 6, and is for cards; "
        + "one for this use is applied")
    let small = reserved(TestSystem.radius("radius.small", 8))
    #expect(
      TestSystem.designSystem(card, small).answer(.radius(6)).message(.tooFar)
        == "the nearest radius, radius.small, is 8, not 6, and the mapping gives it no roles, so the value alone "
        + "does not ask for it; one for this use is applied")
  }

  /// A step that is as near as others that match is not left out because no code uses it.
  @Test func aNearerReservedStepIsNamedInsteadOfOneInUse() {
    var idle = TestSystem.radius("radius.xl", 20)
    idle.matchNothing(butByName: true, because: "no code uses it")
    let inUse = TestSystem.radius("radius.md", 12)
    func message(_ tokens: DesignToken..., size: Double) -> String? {
      TestSystem.designSystem(tokens).answer(.radius(size)).message(.tooFar)
    }
    let named =
      "the nearest radius, radius.xl, is 20, not 18, and no code uses it; one for this use is applied"
    #expect(message(idle, inUse, size: 18) == named)
    // Of two of the size the one that is for any part.
    var card = TestSystem.radius("radius.card", 20)
    card.matchNothing(butByName: true, because: "no code uses it")
    #expect(message(card, idle, inUse, size: 18) == named)
    // One that matches is nearer, and one that is far is not named.
    #expect(
      message(idle, TestSystem.radius("radius.lg", 22), size: 26)
        == "the nearest radius, radius.lg, is 22, not 26; a nearer one is applied")
    #expect(
      message(idle, inUse, size: 60)
        == "no radius of the design system is near 60; one that is near it is applied"
    )
    // The one in use is not the only one.
    #expect(
      message(idle, TestSystem.radius("radius.cardCorner", 12), size: 60)
        == "radius.cardCorner, the only radius in force, is 12, not 60, and for cards, which nothing here names; "
        + "one for this use is applied")
  }

  @Test func aNearerReservedFontIsNamedInsteadOfOneInUse() {
    var idle = TestSystem.font("font.lead", FontValue(size: 24))
    idle.matchNothing(butByName: true, because: "no code uses it")
    let body = TestSystem.font("font.body", FontValue(size: 16))
    #expect(
      TestSystem.designSystem(idle, body).answer(.font(FontValue(size: 21))).message(.tooFar)
        == "font.lead has 24, not 21, and no code uses it; a near one for text is applied"
    )
    #expect(
      TestSystem.designSystem(idle, body).answer(.font(FontValue(size: 19))).message(.tooFar)
        == "the nearest font, font.body, has 16, not 19; a nearer one is applied")
  }

  /// The white of the page, or of cards, explains nothing of a white text.
  @Test(arguments: ["color.mainBackground", "color.card"])
  func aTokenThatIsNamedForAnotherRoleIsListedAndNotSpokenOf(path: String) {
    let system = TestSystem.designSystem(
      white(path), TestSystem.color("color.note", "#8A8A8A", roles: [.text]))
    let answer = system.answer(.color("#FFFFFF", .text))
    #expect(answer.status == .gap)
    #expect(answer.codes == [.tooFar])
    #expect(answer.candidates.map(\.token).contains(path))
    #expect(system.answer(.color("#FFFFFF", .card)).codes != [.tooFar])
    let unknown = system.answer(.color("#FFFFFF", .unknown))
    #expect(unknown.codes == [.meaningNotStated])
    let plain = TestSystem.designSystem(
      white("color.white"), TestSystem.color("color.note", "#8A8A8A", roles: [.text]))
    #expect(plain.answer(.color("#FFFFFF", .text)).codes == [.meaningNotStated])
    // A white whose name says no other role may be meant.
    let other = TestSystem.designSystem(
      white("color.paper"), TestSystem.color("color.note", "#8A8A8A", roles: [.text]))
    let paper = other.answer(.color("#FFFFFF", .text))
    #expect(paper.message(.meaningNotStated)?.hasPrefix("color.paper has this value, but") == true)
    #expect(paper.candidates.map(\.token).contains("color.paper"))
  }

  /// A red is hardly equal by chance, as a white is: it is named whatever it is for.
  @Test func aHueThatIsNamedForAnotherRoleIsSpokenOf() {
    let note = TestSystem.color("color.note", "#8A8A8A", roles: [.text])
    func message(_ path: String, _ code: ReasonCode) -> String? {
      let red = reserved(TestSystem.color(path, "#C83040", roles: []))
      return TestSystem.designSystem(red, note).answer(.color("#C83040", .text)).message(code)
    }
    #expect(
      message("color.pageBackground", .wrongRole)
        == "no token for text has this value; color.pageBackground has it and is for backgrounds by its name; "
        + "one for text is applied")
    // An accent is for whatever stands out.
    #expect(
      message("color.accent", .meaningNotStated)?.hasPrefix("color.accent has this value") == true)
  }

  @Test func aHueThatNotEvenItsNameAsksForIsSpokenOf() {
    func message(_ color: String) -> String? {
      var mood = TestSystem.color("color.mood.calm", color, roles: [])
      mood.matchNothing(because: "code gives mood only what it computes")
      let note = TestSystem.color("color.note", "#8A8A8A", roles: [.text])
      return TestSystem.designSystem(mood, note).answer(.color(color, .unknown))
        .message(.meaningNotStated)
    }
    #expect(
      message("#A65FCA")
        == "color.mood.calm has this value, but code gives mood only what it computes; "
        + "choose it in a review, or give it its roles in the mapping")
    #expect(message("#FFFFFF") == nil)
  }

  /// What is named for an accent's content is for text, icons and tints, and for no background.
  @Test func aTokenForWhatLiesOnAnAccentMayServeContent() {
    let system = TestSystem.designSystem(
      white("color.appOnAccent"), TestSystem.color("color.note", "#8A8A8A"))
    for role in [UsageRole.text, .icon, .tint] {
      #expect(
        system.answer(.color("#FFFFFF", role)).message(.meaningNotStated)?
          .hasPrefix("color.appOnAccent has this value") == true)
    }
    #expect(!system.answer(.color("#FFFFFF", .background)).codes.contains(.meaningNotStated))
  }

  /// Of a translucent color the token for the same use is named with its opacity; one for another use is not.
  @Test func aReservedTokenOfAnotherOpacityIsNamed() {
    let stroke = reserved(TestSystem.color("color.cardStroke", "#FFFFFF14", roles: []))
    let system = TestSystem.designSystem(stroke, TestSystem.color("color.note", "#8A3030"))
    #expect(
      system.answer(.color("#FFFFFF1F", .border)).message(.alphaDiffers)
        == "color.cardStroke is this color at an opacity of 8%, not 12%; a token with that opacity is applied"
    )
    #expect(!system.answer(.color("#FFFFFF1F", .text)).codes.contains(.alphaDiffers))
    #expect(system.answer(.color("#FFFFFF14", .text)).codes == [.wrongRole])
  }

  /// White with an opacity may be the app's white for text, which no code uses.
  @Test func aReservedTokenWithoutTheOpacityIsNamed() {
    let system = TestSystem.designSystem(
      white("color.textOnBrand"), white("color.snow"), TestSystem.color("color.note", "#8A3030"))
    #expect(
      system.answer(.color("#FFFFFFCC", .text)).message(.meaningNotStated)
        == "color.textOnBrand has this color without its opacity, but the mapping gives it no roles, so the value "
        + "alone does not ask for it; choose it in a review, or give it its roles in the mapping")
    for role in [UsageRole.background, .shadow, .border] {
      #expect(system.answer(.color("#FFFFFFCC", role)).codes != [.meaningNotStated])
    }
    // What is white in light mode alone is not white.
    let adaptive = TestSystem.designSystem(
      reserved(TestSystem.color("color.textOnBrand", "#FFFFFF", dark: "#101010", roles: [])),
      white("color.snow"), TestSystem.color("color.note", "#8A3030"))
    #expect(adaptive.answer(.color("#FFFFFFCC", .text)).codes != [.meaningNotStated])
    // One of the very opacity is nearer, also if nothing says what it is for.
    for (name, sentence) in [
      ("secondaryText", "color.secondaryText has this value, but the mapping gives it no roles"),
      ("metaText", "no token for text has this value; color.metaText has it for 'meta'"),
    ] {
      let faint = TestSystem.designSystem(
        white("color.textOnBrand"),
        reserved(TestSystem.color("color.\(name)", "#FFFFFFCC", roles: [])),
        TestSystem.color("color.note", "#8A3030"))
      let message = faint.answer(.color("#FFFFFFCC", .text)).reasons.first?.message
      #expect(message?.hasPrefix(sentence) == true)
    }
  }

  /// Of a font only the size may be the same.
  @Test func theReasonOfAFontNamesItsWeight() {
    let callout = reserved(TestSystem.font("font.callout", FontValue(size: 16)))
    let system = TestSystem.designSystem(callout)
    let bold = system.answer(.font(FontValue(size: 16, weight: .semibold)))
    #expect(
      bold.message(.meaningNotStated)?.contains("has this size, but is regular, and") != false)
    // Of two the one that looks more like the code is named.
    let strong = reserved(
      TestSystem.font("font.calloutStrong", FontValue(size: 16, weight: .semibold)))
    for (weight, name) in [
      (FontValue.Weight.bold, "font.calloutStrong"), (.medium, "font.callout"),
    ] {
      let answer = TestSystem.designSystem(callout, strong)
        .answer(.font(FontValue(size: 16, weight: weight)))
      #expect(answer.reasons.first?.message.hasPrefix("\(name) has this size") == true)
    }
    let regular = system.answer(.font(FontValue(size: 16)))
    #expect(regular.message(.meaningNotStated)?.contains("has this size") != true)
  }

  /// Of reserved tokens of a hue, the reason names the one whose name asks for nothing that the code lacks.
  @Test func theReasonNamesTheTokenWithoutAPart() {
    func green(_ path: String) -> DesignToken {
      reserved(TestSystem.color(path, "#34C759", roles: []))
    }
    let note = TestSystem.color("color.note", "#8A8A8A", roles: [.text])
    let both = TestSystem.designSystem(green("color.chatGreen"), green("color.success"), note)
    #expect(
      both.answer(.color("#34C759", .text)).message(.meaningNotStated)?
        .hasPrefix("color.success has this value, but the mapping gives it no roles") == true)
    let alone = TestSystem.designSystem(green("color.chatGreen"), note)
    #expect(
      alone.answer(.color("#34C759", .text)).message(.meaningNotStated)
        == "color.chatGreen has this value, but is for chats, which nothing here names; choose it in a review, or add a token for text"
    )
  }

  /// What is named for another hue has yet to be filled in.
  @Test func aNameOfAnotherHueIsNotSpokenOf() {
    let note = TestSystem.color("color.note", "#8A8A8A", roles: [.text])
    let system = TestSystem.designSystem(white("color.gray03"), white("color.systemRed"), note)
    let unknown = system.answer(.color("#FFFFFF", .unknown))
    #expect(!unknown.codes.contains(.meaningNotStated))
    #expect(unknown.candidates.map(\.token).contains("color.gray03"))
    let named = TestSystem.designSystem(white("color.gray03"), white("color.white"), note)
    #expect(
      named.answer(.color("#FFFFFF", .border)).message(.meaningNotStated)?
        .hasPrefix("color.white has this value") == true)
  }

  /// Colors that only numbers distinguish end in white.
  @Test func theEndOfASeriesOfGraysMayBeWhite() {
    let note = TestSystem.color("color.note", "#8A8A8A", roles: [.text])
    let series = [("#FFFFFF", 0), ("#C0C0C0", 1), ("#808080", 2)].map { value, number in
      reserved(TestSystem.color("color.gray\(number)", value, roles: []))
    }
    func message(_ count: Int) -> String? {
      TestSystem.designSystem(series.prefix(count) + [note])
        .answer(.color("#FFFFFF", .border)).message(.meaningNotStated)
    }
    #expect(message(3)?.hasPrefix("color.gray0 has this value, but the mapping") == true)
    #expect(message(2) == nil)
  }

  /// No token is called the nearest to white while a reserved one is nearer.
  @Test func aReservedTokenThatIsNearerToWhiteIsNamed() {
    let page = TestSystem.color("color.page", "#F4F4F4", roles: [.background])
    let pale = reserved(TestSystem.color("color.paper", "#FAFAFA", roles: []))
    let white = Finding.color("#FFFFFF", .background)
    let beside = TestSystem.designSystem(page, pale).answer(white)
    #expect(
      beside.message(.tooFar)?.hasPrefix("the nearest token, color.paper, differs") == true)
    let alone = TestSystem.designSystem(page).answer(white)
    #expect(
      alone.message(.visibleChange)?.contains("the nearest one, color.page, differs") == true)
  }

  /// A reserved token of almost the color is named with its distance, unless another one is nearer.
  @Test func aReservedTokenNearbyIsNamed() {
    let caption = reserved(TestSystem.color("color.caption", "#3A5A78", roles: []))
    let far = TestSystem.color("color.note", "#8A3030", roles: [.text])
    let message = TestSystem.designSystem(caption, far).answer(.color("#3C5C7D", .text))
      .message(.tooFar)
    #expect(message?.hasPrefix("the nearest token, color.caption, differs by ΔE00 ") == true)
    let body = TestSystem.color("color.body", "#3C5C7D", roles: [.text])
    #expect(
      TestSystem.designSystem(caption, body).answer(.color("#3C5C7D", .text)).status == .exact)
    #expect(
      TestSystem.designSystem(caption, far).answer(.color("#208020", .text)).message(.tooFar)
        == "no token for text is near this color; a near one is applied")
  }

  /// Where a reserved token has the very value, another value is not offered.
  @Test func noOtherSizeIsOfferedInsteadOfAReservedOne() {
    let code = TestSystem.font("font.code", FontValue(size: 12, design: .monospaced))
    let large = reserved(
      TestSystem.font("font.codeLarge", FontValue(size: 13, design: .monospaced)))
    let answer = TestSystem.designSystem(code, large)
      .answer(.font(FontValue(size: 13, design: .monospaced)))
    #expect(answer.status == .gap)
    #expect(answer.codes == [.meaningNotStated])
    #expect(answer.candidates.first?.token == "font.codeLarge")
    let other = TestSystem.designSystem(code, large)
      .answer(.font(FontValue(size: 12.75, design: .monospaced)))
    #expect(other.codes.first == .visibleChange)
  }

  @Test func numbersAndFontsAreListedByValue() {
    let system = TestSystem.designSystem(
      reserved(TestSystem.number("spacing.rowInset", 24)), TestSystem.number("spacing.huge", 64),
      reserved(TestSystem.font("font.sectionHeader", FontValue(size: 20))))
    #expect(system.answer(.number(24)).candidates.first?.token == "spacing.rowInset")
    #expect(system.answer(.number(23)).candidates.first?.token != "spacing.rowInset")
    let font = system.answer(.font(FontValue(size: 20)))
    #expect(font.status == .gap)
    #expect(font.candidates.map(\.token) == ["font.sectionHeader"])
  }

  /// The code names the asset of the constant, which the app hardly uses: a person confirms it.
  @Test func theConstantOfTheNamedAssetIsOffered() throws {
    let colorSet = """
      { "colors": [ { "idiom": "universal", "color": { "color-space": "srgb", "components":
        { "red": "0x08", "green": "0x91", "blue": "0xB2", "alpha": "1.000" } } } ] }
      """
    let project = try MappedProject(
      mapping: """
        { "name": "T", "tokens": ["test.tokens.json"],
          "roles": { "color.moss": { "roles": [],
              "$description": "a guess from the app's uses: only Leaf.swift uses it; preferred" },
            "color.lake": { "roles": ["text"] } },
          "code": { "color": { "Color": "Color(.{name})" } } }
        """,
      tokens: """
        { "color": { "moss": { "$type": "color", "$value": "#0891B2" },
          "lake": { "$type": "color", "$value": "#0891B2" } } }
        """,
      files: [
        "App/Assets.xcassets/moss.colorset/Contents.json": colorSet,
        "App/Assets.xcassets/lake.colorset/Contents.json": colorSet,
        "App/Leaf.swift": """
        import SwiftUI
        struct Leaf: View { var body: some View { Text("a").foregroundColor(Color("moss")) } }
        struct Wave: View { let color = Color(.lake); let other = Color(.moss) }
        """,
      ])
    let found = try project.suggestions(in: "App/Leaf.swift").filter { $0.finding.start.line == 2 }
    #expect(found.map(\.status) == [.review])
    #expect(found.map(\.replacement) == ["Color(.moss)"])
    #expect(
      found.flatMap(\.reasons).map(\.message) == [
        "color.moss is this asset, but only Leaf.swift uses it; choose it in a review, or give it its roles in the mapping"
      ])
  }

  @Test func aMatchIsNotMadeAGap() {
    let system = TestSystem.designSystem(
      white("color.bodyText"), TestSystem.color("color.ink", "#FFFFFF"))
    let answer = system.answer(.color("#FFFFFF", .text))
    #expect(answer.status == .exact)
    #expect(answer.candidates.map(\.token) == ["color.ink"])
  }

  /// A palette with semantic names is for these alone, and a token that the file cannot see is no choice.
  @Test func whatAliasesNameAndWhatIsHiddenIsNotListed() {
    var hidden = TestSystem.number("spacing.watch", 24)
    hidden.matchNothing()
    let primitive = white("color.white100")
    let system = TestSystem.designSystem(
      hidden, primitive,
      TestSystem.color(
        "color.panel", "#FFFFFF", roles: [.background], aliasOf: ["color.white100"]))
    #expect(system.answer(.number(24)).candidates.isEmpty)
    let answer = system.answer(.color("#FFFFFF", .text))
    #expect(!answer.candidates.contains { $0.token.contains("100") })
  }
}
