import Testing

@testable import MigrateKit
@testable import MigrateKitCore

/// The sizes in fonts, where the design system has constants for them.
@Suite struct FontSizeTests {
  private static let sizes = [
    TestSystem.number("caption", 12, of: .fontSize), TestSystem.number("body", 17, of: .fontSize),
    TestSystem.number("icon", 20, of: .fontSize, roles: [.icon]),
  ]

  /// The tokens of what is reported in some code, with the status.
  private func answers(_ code: String, with tokens: [DesignToken] = sizes) -> [String] {
    MatchedSource(code, TestSystem.designSystem(tokens)).suggestions.map {
      "\($0.finding.category) \($0.token ?? "-") \($0.status)"
    }
  }

  @Test(
    "an icon takes only a size that is called after icons, and text every other",
    arguments: [
      ("Text(a).font(.system(size: 12, weight: .bold))", "fontSize caption exact"),
      ("label.font = .systemFont(ofSize: 17)", "fontSize body exact"),
      ("Image(systemName: a).font(.system(size: 20))", "fontSize icon exact"),
      ("Image(systemName: a).font(.system(size: 16))", "fontSize - gap"),
      ("Text(a).font(.system(size: 26))", "fontSize - gap"),
      ("Text(a).font(.system(size: 13))", "fontSize caption review"),
    ])
  func roles(code: String, expected: String) {
    #expect(answers(code) == [expected])
  }

  /// Nothing is reported twice: the font is, unless its size has the surer match.
  @Test func theFontAsAWholeComesFirst() {
    let font = TestSystem.font("note", FontValue(size: 12, weight: .bold))
    let code = "Text(a).font(.system(size: 12, weight: .bold))"
    #expect(answers(code, with: Self.sizes + [font]) == ["font note exact"])
    let other = "Text(a).font(.system(size: 12, weight: .light))"
    #expect(answers(other, with: Self.sizes + [font]) == ["fontSize caption exact"])
  }

  /// Of a choice no arm changes alone.
  @Test func theArmsOfAChoiceStayTogether() {
    let code = "Text(a).font(.system(size: isLarge ? 33 : 17))"
    #expect(answers(code) == ["fontSize - gap", "fontSize body review"])
  }

  /// What a comment says of the font holds for its size.
  @Test func aFontThatACommentKeepsKeepsItsSize() {
    let code = "Text(a).font(.system(size: 17)) // dsmigrate:ignore font"
    #expect(answers(code) == ["font - suppressed"])
  }

  /// What is drawn into a document or an image has sizes of its own; the views beside it do not.
  @Test func theTextOfADrawingNeedsReview() {
    let code = """
      let data = UIGraphicsPDFRenderer(bounds: page).pdfData { _ in
        title.draw(at: .zero, withAttributes: [.font: UIFont.systemFont(ofSize: 12)])
      }
      let view = Text(a).font(.system(size: 17))
      """
    #expect(answers(code) == ["fontSize caption review", "fontSize body exact"])
  }

  @Test func theFontsThatATypeDeclaresKeepTheirSizes() {
    var system = TestSystem.designSystem(Self.sizes)
    system.definitions = ["AppFont"]
    let code = "enum AppFont { static let note = Font.system(size: 12) }"
    let reported = MatchedSource(code, system).suggestions.map {
      "\($0.finding.category) \($0.status)"
    }
    #expect(reported == ["font definition"])
  }
}
