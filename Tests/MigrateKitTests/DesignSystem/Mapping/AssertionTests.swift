import Testing

@testable import MigrateKit
@testable import MigrateKitCore

/// `assertions` of a mapping: what is read, and the sentence for every mistake.
@Suite struct AssertionTests {
  private func fixture(_ assertions: String) -> DesignSystemFixture {
    DesignSystemFixture(
      mapping: #"{ "name": "M", "tokens": ["t.tokens.json"], "assertions": \#(assertions) }"#)
  }

  @Test func readsAssertions() throws {
    let assertions = try #require(
      fixture(
        ##"{ "highContrastText": 7, "noPureBlack": true, "textScales": true, "grid": 4, "contrastClaims": [ { "foreground": "color.a", "background": "#FFF", "ratio": 4.5, "appearance": "dark", "says": "page 1" } ] }"##
      ).load().designSystem?.assertions)
    #expect(assertions.highContrastText == 7)
    #expect(assertions.noPureBlack && assertions.textScales)
    #expect(assertions.grid == 4)
    #expect(
      assertions.contrastClaims == [
        Assertions.ContrastClaim(
          foreground: "color.a", background: "#FFF", ratio: 4.5, appearance: .dark, says: "page 1")
      ])
  }

  @Test(
    arguments: [
      ("[]", "assertions: expected an object, found an array"),
      (
        #"{ "grids": 8 }"#,
        "assertions.grids: unknown key 'grids'; did you mean 'grid'?"
      ),
      (#"{ "grid": 0 }"#, "assertions.grid: expected a number from 1 to 100, found 0"),
      (
        #"{ "highContrastText": "AAA" }"#,
        "assertions.highContrastText: expected a number from 1 to 21, found a string"
      ),
      (#"{ "textScales": 1 }"#, "assertions.textScales: expected true or false, found a number"),
      (
        #"{ "contrastClaims": {} }"#,
        "assertions.contrastClaims: expected an array, found an object"
      ),
      (
        ##"{ "contrastClaims": [ { "background": "#FFF", "ratio": 3 } ] }"##,
        #"assertions.contrastClaims[0]: "foreground" is missing"#
      ),
      (
        ##"{ "contrastClaims": [ { "foreground": "#XYZ", "background": "#FFF", "ratio": 3 } ] }"##,
        "assertions.contrastClaims[0].foreground: '#XYZ' is not a color; write #RRGGBB or the path of a token"
      ),
      (
        ##"{ "contrastClaims": [ { "foreground": "color.b", "background": "#FFF", "ratio": 3 } ] }"##,
        "assertions.contrastClaims[0].foreground: there is no token 'color.b'; did you mean 'color.a'?"
      ),
      (
        ##"{ "contrastClaims": [ { "foreground": "color.a", "background": "#FFF", "ratio": 3, "appearance": "drak" } ] }"##,
        "assertions.contrastClaims[0].appearance: unknown appearance 'drak'; did you mean 'dark'?"
      ),
    ])
  func reportsEveryMistake(assertions: String, problem: String) {
    #expect(fixture(assertions).problems() == [problem])
  }
}
