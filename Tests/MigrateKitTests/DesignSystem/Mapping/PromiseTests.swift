import Testing

@testable import MigrateKit

/// `promises` of a mapping: what is read, and the sentence for every mistake.
@Suite struct PromiseTests {
  private func fixture(_ promises: String) -> DesignSystemFixture {
    DesignSystemFixture(
      mapping: #"{ "name": "M", "tokens": ["t.tokens.json"], "promises": \#(promises) }"#)
  }

  @Test func readsWhatASystemSaysOfItself() throws {
    let promises = try #require(
      fixture(
        ##"{ "highContrastText": 7, "noPureBlack": true, "textScales": true, "grid": 4, "contrastClaims": [ { "foreground": "color.a", "background": "#FFF", "ratio": 4.5, "appearance": "dark", "says": "page 1" } ] }"##
      ).load().designSystem?.promises)
    #expect(promises.highContrastText == 7)
    #expect(promises.noPureBlack && promises.textScales)
    #expect(promises.grid == 4)
    #expect(
      promises.contrastClaims == [
        Promises.ContrastClaim(
          foreground: "color.a", background: "#FFF", ratio: 4.5, appearance: .dark, says: "page 1")
      ])
  }

  @Test(
    arguments: [
      ("[]", "promises: expected an object, found an array"),
      (
        #"{ "grids": 8 }"#,
        "promises.grids: unknown key 'grids'; did you mean 'grid'?"
      ),
      (#"{ "grid": 0 }"#, "promises.grid: expected a number from 1 to 100, found 0"),
      (
        #"{ "highContrastText": "AAA" }"#,
        "promises.highContrastText: expected a number from 1 to 21, found a string"
      ),
      (#"{ "textScales": 1 }"#, "promises.textScales: expected true or false, found a number"),
      (#"{ "contrastClaims": {} }"#, "promises.contrastClaims: expected an array, found an object"),
      (
        ##"{ "contrastClaims": [ { "background": "#FFF", "ratio": 3 } ] }"##,
        #"promises.contrastClaims[0]: "foreground" is missing"#
      ),
      (
        ##"{ "contrastClaims": [ { "foreground": "#XYZ", "background": "#FFF", "ratio": 3 } ] }"##,
        "promises.contrastClaims[0].foreground: '#XYZ' is no color; write #RRGGBB or the path of a token"
      ),
      (
        ##"{ "contrastClaims": [ { "foreground": "color.b", "background": "#FFF", "ratio": 3 } ] }"##,
        "promises.contrastClaims[0].foreground: there is no token 'color.b'; did you mean 'color.a'?"
      ),
      (
        ##"{ "contrastClaims": [ { "foreground": "color.a", "background": "#FFF", "ratio": 3, "appearance": "drak" } ] }"##,
        "promises.contrastClaims[0].appearance: unknown appearance 'drak'; did you mean 'dark'?"
      ),
    ])
  func tellsEveryMistake(promises: String, problem: String) {
    #expect(fixture(promises).problems() == [problem])
  }
}
