import Testing

@testable import MigrateKit
@testable import MigrateKitCore

@Suite("Meaning: a hue alone is not evidence")
struct MeaningTests {
  private let system = TestSystem.designSystem(
    TestSystem.color(
      "feedback.error", "#FF3B30", roles: [.text, .icon], means: "feedback",
      words: ["error", "failed"]))

  @Test("a token with a meaning is a gap where the code does not state it")
  func notStated() {
    let heart = system.answer(.color("#FF3B30", .icon))
    #expect(heart.status == .gap)
    #expect(
      heart.message(.meaningNotStated)
        == "feedback.error has this value, but means feedback; "
        + "a name, a case or a condition must state it")
    #expect(heart.candidates.first?.rejection == "it means feedback, which the code does not state")
  }

  @Test("it is exact if the code states it")
  func stated() {
    let finding = Finding.color("#FF3B30", .icon).with {
      $0.meaning = MeaningReading(words: ["is", "error"], evidence: "if isError")
    }
    #expect(system.answer(finding).status == .exact)
  }

  @Test("other words state another meaning")
  func otherWords() {
    let finding = Finding.color("#FF3B30", .icon).with {
      $0.meaning = MeaningReading(words: ["favorite"], evidence: "case .favorite")
    }
    #expect(system.answer(finding).codes == [.meaningNotStated])
  }

  @Test("a stated meaning decides between tokens of one value; without it the plain one matches")
  func meaningDecides() {
    let both = TestSystem.designSystem(
      TestSystem.color("accent.coral", "#FF3B30", roles: [.icon]),
      TestSystem.color(
        "feedback.error", "#FF3B30", roles: [.icon], means: "feedback", words: ["error"]))
    #expect(both.answer(.color("#FF3B30", .icon)).token == "accent.coral")
    let stated = Finding.color("#FF3B30", .icon).with {
      $0.meaning = MeaningReading(words: ["error"], evidence: "case .error")
    }
    let answer = both.answer(stated)
    #expect(answer.token == "feedback.error")
    #expect(answer.status == .exact)
  }
}

@Suite("One value, several names")
struct AliasTests {
  @Test("an alias and its target are one candidate: named by the alias, with the app's code")
  func alias() {
    let system = TestSystem.designSystem(
      TestSystem.color("app.ink", "#1A1A1A", isSemantic: false),
      TestSystem.color("text.primary", "#1A1A1A", aliasOf: ["app.ink"]))
    let answer = system.answer(.color("#1A1A1A"))
    #expect(answer.status == .exact)
    #expect(answer.token == "text.primary")
    #expect(answer.replacement == "Color.app.ink")
    #expect(answer.candidates.count == 1)
  }

  @Test("the semantic name is reported even when it is the target")
  func semanticTarget() {
    let system = TestSystem.designSystem(
      TestSystem.color("app.ink", "#1A1A1A", aliasOf: ["text.primary"], isSemantic: false),
      TestSystem.color("text.primary", "#1A1A1A"))
    #expect(system.answer(.color("#1A1A1A")).token == "text.primary")
  }

  @Test("an alias that serves another role does not count")
  func aliasOfOtherRole() {
    let system = TestSystem.designSystem(
      TestSystem.color("app.ink", "#1A1A1A", roles: [], isSemantic: false),
      TestSystem.color("border.strong", "#1A1A1A", roles: [.border], aliasOf: ["app.ink"]))
    #expect(system.answer(.color("#1A1A1A", .text)).token == "app.ink")
    #expect(system.answer(.color("#1A1A1A", .border)).token == "border.strong")
  }

  @Test("two shared names of one token have the same code: nothing to choose")
  func sharedTwice() {
    let system = TestSystem.designSystem(
      TestSystem.color("app.paper", "#FFFFFF", roles: [], isSemantic: false),
      TestSystem.color("background.app", "#FFFFFF", roles: [.background], aliasOf: ["app.paper"]),
      TestSystem.color("background.sheet", "#FFFFFF", roles: [.background], aliasOf: ["app.paper"]))
    let answer = system.answer(.color("#FFFFFF", .background))
    #expect(answer.status == .exact)
    #expect(answer.token == "background.app")
    #expect(answer.replacement == "Color.app.paper")
  }

  @Test("independent tokens of one value are distinguished by role")
  func byRole() {
    let system = TestSystem.designSystem(
      TestSystem.color("a.any", "#1A1A1A", roles: []), TestSystem.color("b.text", "#1A1A1A"))
    let answer = system.answer(.color("#1A1A1A"))
    #expect(answer.status == .exact)
    #expect(answer.token == "b.text")
    #expect(
      answer.candidates.last?.rejection == "the same value, but less specific for this role")
  }

  @Test("if the role does not decide, 'prefer' does; else it is a tie and needs review")
  func tie() {
    let twins = [TestSystem.color("one", "#1A1A1A"), TestSystem.color("two", "#1A1A1A")]
    let tie = TestSystem.designSystem(twins).answer(.color("#1A1A1A"))
    #expect(tie.status == .review)
    #expect(tie.heldBy == [.tie])
    #expect(tie.replacement == nil && tie.edits.isEmpty)
    #expect(
      tie.message(.tie)
        == "one and two have the same value, and nothing distinguishes them; "
        + "list the preferred one under 'prefer' in the mapping"
    )
    #expect(tie.candidates.map(\.replacement) == ["Color.one", "Color.two"])
    let preferred = TestSystem.designSystem(twins, prefer: ["two"]).answer(.color("#1A1A1A"))
    #expect(preferred.status == .exact)
    #expect(preferred.token == "two")
    let byPattern = TestSystem.designSystem(twins, prefer: ["tw*"]).answer(.color("#1A1A1A"))
    #expect(byPattern.token == "two")
  }

  @Test("a semantic and a primitive token that are not aliases are a tie too")
  func primitiveTwin() {
    let system = TestSystem.designSystem(
      TestSystem.color("a.primitive", "#1A1A1A", isSemantic: false),
      TestSystem.color("b.semantic", "#1A1A1A"))
    let answer = system.answer(.color("#1A1A1A"))
    #expect(answer.heldBy == [.tie])
    #expect(answer.token == "b.semantic")
  }

  @Test("a current token is preferred to a deprecated one, which is held if it is alone")
  func deprecated() {
    let old = TestSystem.color("a.old", "#1A1A1A", deprecated: "use b.new")
    let system = TestSystem.designSystem(old, TestSystem.color("b.new", "#1A1A1A"))
    #expect(system.answer(.color("#1A1A1A")).token == "b.new")
    #expect(system.answer(.color("#1A1A1A")).status == .exact)
    let alone = TestSystem.designSystem(old).answer(.color("#1A1A1A"))
    #expect(alone.heldBy == [.deprecatedToken])
    #expect(
      alone.message(.deprecatedToken)
        == "a.old is deprecated (use b.new); a token that is not is applied")
  }

  @Test("at most five candidates, each but the first with its rejection")
  func fiveCandidates() {
    let grays = (0..<9).map { TestSystem.color("gray\($0)", "#80808\($0)") }
    let answer = TestSystem.designSystem(grays).answer(.color("#808080"))
    #expect(answer.candidates.count == 5)
    #expect(answer.candidates[0].rejection.isEmpty)
    #expect(answer.candidates.dropFirst().allSatisfy { !$0.rejection.isEmpty })
    let distances = answer.candidates.map(\.distance.value)
    #expect(distances == distances.sorted())
  }
}

/// Of equal tokens of one name, the one that the place's own framework declares comes first.
@Suite struct ConvertedTokenTests {
  private func replacement(palette: String) -> String? {
    let system = DesignSystem(
      name: "Test",
      tokens: [
        TestSystem.color("color.palette.\(palette)", "#112233"),
        TestSystem.color("color.text", "#112233"),
      ],
      codes: [
        "color.palette.\(palette)": [.color: TokenCode("Palette.\(palette)")],
        "color.text": [.color: TokenCode("Color(UIColor.text)")],
      ], prefer: ["color.text"])
    let code = "Text(a).foregroundColor(Color(red: 17 / 255, green: 34 / 255, blue: 51 / 255))"
    return MatchedSource(code, system).suggestions.first?.replacement
  }

  @Test func theTokenOfTheFrameworkIsTaken() {
    #expect(replacement(palette: "text") == "Palette.text")
  }

  /// Another name is another meaning: the preferred token keeps its conversion.
  @Test func anotherNameDoesNotReplaceIt() {
    #expect(replacement(palette: "ink") == "Color(UIColor.text)")
  }
}
