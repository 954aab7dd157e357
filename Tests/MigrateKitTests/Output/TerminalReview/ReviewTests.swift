import Testing

@testable import MigrateKit
@testable import MigrateKitCore

/// Keys, and what they decide.
@Suite struct ReviewTests {
  /// Keys pressed from the start, what is decided then, and where the review is.
  struct Typed: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var keys: String
    var decided: [String]
    var place: String

    init(_ name: String, _ keys: String, _ decided: [String], at place: String) {
      (testDescription, self.keys, self.decided, self.place) = (name, keys, decided, place)
    }
  }

  private static let inks = ["A", "B", "C"].flatMap { file in
    (1...3).map { "\(file).swift#\($0)" }
  }

  static let decisions: [Typed] = [
    Typed("nothing is decided at the start", "", [], at: "A.swift#1"),
    Typed("a accepts and goes on", "a", ["A.swift#1 accept color.ink"], at: "A.swift#2"),
    Typed("r keeps the value", "r", ["A.swift#1 reject"], at: "A.swift#2"),
    Typed(
      "each place by itself", "ara",
      ["A.swift#1 accept color.ink", "A.swift#2 reject", "A.swift#3 accept color.ink"],
      at: "B.swift#1"),
    Typed(
      "A accepts all of the group", "A", inks.map { $0 + " accept color.ink" }, at: "B.swift#10"),
    Typed("R keeps all of the group", "R", inks.map { $0 + " reject" }, at: "B.swift#10"),
    Typed(
      "A leaves what is decided already", "rA",
      ["A.swift#1 reject"] + inks.dropFirst().map { $0 + " accept color.ink" }, at: "B.swift#10"),
    Typed("s skips", "ss", [], at: "A.swift#3"),
    Typed("S skips the group", "S", [], at: "B.swift#10"),
    Typed("arrows do the same", "<right><right><left>", [], at: "A.swift#2"),
    Typed("b goes back to what is decided", "ab", ["A.swift#1 accept color.ink"], at: "A.swift#1"),
    Typed("a decision can be made anew", "abr", ["A.swift#1 reject"], at: "A.swift#2"),
    Typed("↑ goes to the start of the group", "ss<up>", [], at: "A.swift#1"),
    Typed("↑ goes to the group before", "S<up>", [], at: "A.swift#1"),
    Typed(
      "u takes back and shows it again", "aau", ["A.swift#1 accept color.ink"], at: "A.swift#2"),
    Typed("u takes a whole group back", "Au", [], at: "A.swift#1"),
    Typed("u at the start does nothing", "u", [], at: "A.swift#1"),
    Typed("x takes one decision away", "abx", [], at: "A.swift#1"),
    Typed("what x took away comes back", "abxu", ["A.swift#1 accept color.ink"], at: "A.swift#1"),
    Typed("the last place leads to the end", "AA", inkList + greens, at: "end"),
    Typed("b leads back from the end", "AAb", inkList + greens, at: "B.swift#11"),
    Typed("enter goes on with what was skipped", "SS<enter>", [], at: "A.swift#1"),
    Typed("other keys do nothing", "zZ%<tab><home>", [], at: "A.swift#1"),
    Typed(
      "a pasted text is no key", "<paste>", [], at: "A.swift#1"),
  ]

  private static let inkList = inks.map { $0 + " accept color.ink" }
  private static let greens = ["B.swift#10", "B.swift#11"].map { $0 + " accept color.leaf" }

  static let choosing: [Typed] = [
    Typed(
      "a number takes the token of that row", "c2", ["A.swift#1 use color.night"], at: "A.swift#2"),
    Typed("the token suggested is accepted", "c1", ["A.swift#1 accept color.ink"], at: "A.swift#2"),
    Typed("typing filters", "csun<enter>", ["A.swift#1 use color.sun"], at: "A.swift#2"),
    Typed(
      "arrows and enter pick", "c<down><enter>", ["A.swift#1 use color.night"], at: "A.swift#2"),
    Typed("a number beyond the list does nothing", "c9<esc>", [], at: "A.swift#1"),
    Typed(
      "escape clears the text, then leaves", "csun<esc>1", ["A.swift#1 accept color.ink"],
      at: "A.swift#2"),
    Typed("keys are text while one types", "car<esc><esc>", [], at: "A.swift#1"),
    Typed("nothing is picked where nothing is left", "czzz<enter><esc><esc>", [], at: "A.swift#1"),
    Typed(
      "C chooses for the whole group", "SCnight<enter>",
      ["B.swift#10 use color.night", "B.swift#11 use color.night"], at: "end"),
    Typed("ctrl-c leaves the list alone", "c<ctrl-c>", [], at: "A.swift#1"),
  ]

  static let notes: [Typed] = [
    Typed(
      "a note waits for the decision", "nbrand<enter>a", ["A.swift#1 accept color.ink brand"],
      at: "A.swift#2"),
    Typed(
      "a note can follow it", "abnbrand<enter>", ["A.swift#1 accept color.ink brand"],
      at: "A.swift#1"),
    Typed(
      "escape leaves it as it was", "nbrand<esc>a", ["A.swift#1 accept color.ink"], at: "A.swift#2"),
    Typed(
      "it can be changed", "nbrand<enter>n<backspace>!<enter>a",
      ["A.swift#1 accept color.ink bran!"], at: "A.swift#2"),
    Typed(
      "ctrl-u empties it", "nbrand<ctrl-u>x<enter>a", ["A.swift#1 accept color.ink x"],
      at: "A.swift#2"),
    Typed(
      "it holds for all that is decided with it", "Snok<enter>R",
      ["B.swift#10 reject ok", "B.swift#11 reject ok"], at: "end"),
    Typed(
      "u takes a note back", "nbrand<enter>ua", ["A.swift#1 accept color.ink"], at: "A.swift#2"),
  ]

  static let looking: [Typed] = [
    Typed("f shows what is certain", "f", [], at: "C.swift#20"),
    Typed("f shows what has no token", "ff", [], at: "C.swift#30"),
    Typed("f shows all", "fff", [], at: "C.swift#30"),
    Typed("f comes round", "ffff", [], at: "A.swift#1"),
    Typed("a gap has nothing to accept", "ffa", [], at: "C.swift#30"),
    Typed("a gap takes a token by choice", "ffc1", ["C.swift#30 use color.sun"], at: "end"),
    Typed("/ looks for a text", "/leaf<enter>", [], at: "B.swift#10"),
    Typed("/ with what nothing holds stays", "/zebra<enter>", [], at: "A.swift#1"),
    Typed("/ without a text shows all again", "/leaf<enter>/<ctrl-u><enter>", [], at: "B.swift#10"),
    Typed("l goes to a group", "l2", [], at: "B.swift#10"),
    Typed("l finds a group by typing", "lleaf<enter>", [], at: "B.swift#10"),
    Typed("? is left with any key", "?aa", ["A.swift#1 accept color.ink"], at: "A.swift#2"),
  ]

  @Test(arguments: decisions + choosing + notes + looking) func keysDecide(_ typed: Typed) {
    let script = ReviewScript().typing(typed.keys)
    #expect(script.decided == typed.decided.sorted())
    #expect(script.place == typed.place)
  }

  @Test func everyDecisionIsSavedAtOnce() {
    #expect(ReviewScript().typing("asc2u?<esc>q").effects == [.save, .save, .save, .quit])
  }

  @Test func ctrlCQuits() { #expect(ReviewScript().typing("<ctrl-c>").effects == [.quit]) }

  // MARK: Going on

  @Test func theNextReviewResumes() {
    let first = ReviewScript().typing("asr")
    let second = ReviewScript(decisions: first.review.decisions)
    #expect(second.decided == first.decided)
    #expect(second.place == "B.swift#1", "after the last decision; what was skipped comes last")
    #expect(first.place == second.place)
  }

  @Test func skippedChangesComeLast() {
    let first = ReviewScript().typing("sA").typing("A")
    #expect(ReviewScript(decisions: first.review.decisions).place == "end")
    let skipped = ReviewScript().typing("s").typing("aaaaaaaa").typing("A")
    #expect(ReviewScript(decisions: skipped.review.decisions).place == "A.swift#1")
  }

  @Test func decisionsOnOtherFindingsAreKept() {
    let other = Decision(.reject, file: "Gone.swift", source: "Color.red")
    let script = ReviewScript(decisions: Decisions(entries: ["gone": other])).typing("a")
    #expect(script.review.decisions.entries["gone"] == other)
    #expect(script.review.decisions.entries.count == 2)
  }

  @Test func aDecisionForAnotherTokenIsAskedAgain() {
    let old = Decision(.accept, token: "color.night", file: "A.swift", source: "Color.red")
    let script = ReviewScript(decisions: Decisions(entries: [AwkwardReport.id("A.swift#1"): old]))
    #expect(script.place == "A.swift#1")
    #expect(
      script.screen().contains {
        $0.contains("decide again") && $0.contains("'color.night' was accepted")
      })
    #expect(
      script.review.decisions.entries[AwkwardReport.id("A.swift#1")] == old, "nobody decided anew")
  }

  @Test func changesWithoutCodeCannotBeAccepted() {
    var report = ReviewScript.report
    var suggestion = report.suggestions[9]
    suggestion.replacement = nil
    suggestion.candidates[0].replacement = nil
    suggestion.reasons = [Reason(.noCode, "'color.leaf' has no code for CGColor")]
    report.suggestions = [suggestion]
    let script = ReviewScript(report).typing("a")
    #expect(script.decided == [])
    #expect(script.review.message == "'color.leaf' has no code for CGColor")
  }

  @Test func reportOnlyValuesAreNotAsked() {
    var report = ReviewScript.report
    for index in report.suggestions.indices where index > 0 {
      report.suggestions[index].finding.disposition = .reportOnly
    }
    let script = ReviewScript(report).typing("a")
    #expect(script.place == "end")
    #expect(script.screen().contains { $0.contains("12 values report only") })
  }

  @Test func aReportWithoutValuesIsAtItsEnd() {
    var report = ReviewScript.report
    report.suggestions = []
    let script = ReviewScript(report).typing("aArRcCnxusSbBl/f?")
    #expect(script.place == "end")
    #expect(script.decided == [])
  }

  /// No key at any moment brings a review down, and every screen has its size.
  @Test func anyKeysAreHandledAtAnyTime() {
    var random = SeededRandom(seed: 6)
    let keys: [ReviewKey] =
      Array("aArRcCnxusSbBl/f?19 ü").map { .character($0) }
      + [.enter, .escape, .up, .down, .left, .right, .pageUp, .pageDown, .home, .end, .backspace]
      + [.clear, .redraw, .pasted("x\ny"), .tab]
    var script = ReviewScript()
    for _ in 0..<2_000 {
      script.press(keys[Int.random(in: keys.indices, using: &random)])
      let (width, height) = (
        Int.random(in: 1...120, using: &random), Int.random(in: 1...50, using: &random)
      )
      let screen = script.screen(width, height)
      #expect(screen.count <= height)
      #expect(screen.allSatisfy { SafeText.width($0) <= width })
    }
  }
}
