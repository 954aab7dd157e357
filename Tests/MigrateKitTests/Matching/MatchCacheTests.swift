import Testing

@testable import MigrateKit
@testable import MigrateKitCore

@Suite("The match cache")
struct MatchCacheTests {
  private let system = TestSystem.designSystem(
    TestSystem.color("ink", "#1A1A1A"), TestSystem.color("paper", "#FAFAFA"),
    TestSystem.radius("card", 12), TestSystem.radius("button", 8))

  private var findings: [Finding] {
    let colors = ["#1A1A1A", "#1B1A1A", "#FAFAFA", "#FF0000", "#1A1A1A80"].flatMap { hex in
      [UsageRole.text, .background, .unknown].flatMap { role in
        [Site.color, .uiColor, .nsColor].map { Finding.color(hex, role, site: $0) }
      }
    }
    let radii = [4.0, 8, 11.5, 12, 40].flatMap { value in
      [nil, 20].map { height in
        Finding.radius(value, .card).with { $0.context.knownHeight = height }
      }
    }
    return colors + radii
  }

  @Test("earlier queries do not change results")
  func askedBefore() {
    let matcher = TokenMatcher(designSystem: system)
    func answer(_ finding: Finding, imports: [String], by matcher: TokenMatcher) -> [Suggestion] {
      var file = FileFacts()
      file.imports = imports
      return matcher.suggestions(
        for: [finding], file: file, module: nil, project: ProjectFacts())
    }
    for imports in [["SwiftUI"], ["AppKit"], []] {
      for finding in findings + findings.reversed() {
        #expect(
          answer(finding, imports: imports, by: matcher)
            == answer(finding, imports: imports, by: TokenMatcher(designSystem: system)))
      }
    }
  }

  @Test("files with other visible tokens have other results")
  func otherViews() {
    let matcher = TokenMatcher(designSystem: system)
    func token(sees: [String]?) -> String? {
      matcher.suggestions(
        for: [.color("#1A1A1A")], file: FileFacts(),
        module: ModuleRule(files: [], importName: nil, sees: sees), project: ProjectFacts()
      )[0].replacement
    }
    #expect(token(sees: nil) != nil)
    #expect(token(sees: ["paper"]) == nil)
    #expect(token(sees: ["ink"]) != nil)
  }

  @Test("more values than the cache holds are matched")
  func manyValues() {
    let matcher = TokenMatcher(designSystem: system)
    let values = (0..<9000).map { 4 + Double($0) / 100 }
    let statuses = matcher.suggestions(
      for: values.map { .radius($0, .card) }, file: FileFacts(), module: nil,
      project: ProjectFacts()
    ).map(\.status)
    for index in [0, 400, 800, 4095, 4096, 8999] {
      #expect(statuses[index] == system.answer(.radius(values[index], .card)).status)
    }
  }

  @Test("rejections are only kept on request")
  func rejections() {
    for keeps in [true, false] {
      let answer = TokenMatcher(designSystem: system, keepsRejections: keeps).suggestions(
        for: [.radius(11.5, .card)], file: FileFacts(), module: nil, project: ProjectFacts())[0]
      #expect(answer.candidates.count == 2)
      #expect(answer.candidates.contains { !$0.rejection.isEmpty } == keeps)
    }
  }
}
