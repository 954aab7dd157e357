import Testing

@testable import MigrateKit
@testable import MigrateKitCore

/// What the project does not bear out is reported with its reason, and offered to no tool that applies
/// fixes by itself.
@Suite struct UnprovenReportTests {
  static let codes = ReasonCode.allCases.filter { $0.effect == .unproven }

  private static func message(_ code: ReasonCode) -> String { "the sentence of \(code.rawValue)" }

  /// A change that a reason of the project model holds, and one that dark mode does.
  private static func report(_ code: ReasonCode) -> RunReport {
    var report = RunReport(root: "/app", mappings: ["Small"])
    report.suggestions = [code, .changesInDark].enumerated().map { number, code in
      AwkwardReport.suggestion(
        AwkwardReport.finding("A.swift", number + 1, "Color.red", AwkwardReport.color(0xFF0000)),
        .review, token: "color.ink", distance: Distance(0, .dE00), replacement: "Color.ink",
        reasons: [Reason(code, message(code))], heldBy: [code])
    }
    report.countFiles(1, in: ".")
    return report
  }

  @Test func thereAreSixProjectReasons() { #expect(Self.codes.count == 6) }

  @Test(arguments: codes) func sarifHasNoFix(code: ReasonCode) throws {
    let log = try JSONParser.parse(SARIFReporter().write(Self.report(code))).0
    let results = try #require(log["runs"]?.array?.first?["results"]?.array)
    #expect(results.map { $0["fixes"] != nil } == [false, true])
    #expect(results[0]["properties"]?["reasons"]?.array?.map(\.string) == [code.rawValue])
    #expect(results[0]["message"]?["text"]?.string?.contains(Self.message(code)) == true)
  }

  /// The formats that show the sentence of a reason.
  private static let formats: [(name: String, write: @Sendable (RunReport) throws -> [UInt8])] = [
    ("text", { Array(TextReporter().text(of: $0).utf8) }),
    ("json", { JSONReporter().write($0) }),
    ("csv", { CSVReporter().write($0) }),
    ("xcode", { XcodeReporter().write($0) }),
    ("github", { GitHubReporter().write($0) }),
    ("html", { ReviewPageData($0, tokens: TokenLists()).json() }),
    ("explain", { Array(ExplanationText(style: TextStyle()).text(of: $0.suggestions).utf8) }),
    (
      "merge",
      {
        try MergedReport([ReportFile(JSONReporter().write($0), name: "a.json")]).write()
      }
    ),
  ]

  @Test(arguments: codes) func everyFormatSaysWhy(code: ReasonCode) throws {
    for format in Self.formats {
      let text = String(decoding: try format.write(Self.report(code)), as: UTF8.self)
      #expect(text.contains(Self.message(code)), "\(format.name)")
    }
  }

  /// Where nothing that the mapping names is declared or used, the report begins with what to do.
  @Test func aMappingForAnotherSystemIsReportedFirst() {
    func says(_ report: RunReport) -> [Bool] {
      [
        TextReporter().text(of: report),
        String(decoding: MarkdownReporter().write(report), as: UTF8.self),
      ].map { $0.contains("dsmigrate init --system FILE") }
    }
    var report = Self.report(.notDeclared)
    #expect(says(report) == [false, false], "another change may be written")
    report.suggestions.removeLast()
    #expect(says(report) == [true, true])
    report.tokenUses = 1
    #expect(says(report) == [false, false], "the project uses the system")
  }

  @Test(arguments: codes) func summariesCountTheReason(code: ReasonCode) throws {
    let file = try ReportFile(JSONReporter().write(Self.report(code)), name: "a.json")
    let portfolio = Portfolio(try MergedReport([file]))
    #expect(PortfolioReporter().text(of: portfolio).contains(code.label))
    #expect(PortfolioMarkdown().text(of: portfolio).contains(code.label))
    // The body of a pull request groups by reasons and leaves their sentences out.
    let markdown = String(decoding: MarkdownReporter().write(Self.report(code)), as: UTF8.self)
    #expect(markdown.contains(code.label))
    #expect(markdown.contains("--accept \(code.rawValue)"))
  }

  @Test(arguments: codes) func theOptionNamesTheReason(code: ReasonCode) {
    let text = TextReporter().text(of: Self.report(code))
    #expect(text.contains(code.label))
    #expect(text.contains("--accept \(code.rawValue)"))
    let explained = ExplanationText(style: TextStyle()).text(of: Self.report(code).suggestions)
    #expect(explained.contains("applied by  --accept \(code.rawValue)\n"))
    #expect(!explained.contains("--accept \(code.rawValue) or --level review"))
  }

  @Test(arguments: codes) func aValueIsNewUntilTheBaselineHasIt(code: ReasonCode) {
    var report = Self.report(code)
    func compared(with baseline: Baseline) -> String {
      report.baseline = BaselineComparison(
        of: report.suggestions, with: baseline, file: "b.json", covers: { _ in true },
        isGone: { _ in false })
      return String(decoding: GitHubReporter().write(report), as: UTF8.self)
    }
    #expect(compared(with: Baseline([])).contains(Self.message(code)))
    #expect(!compared(with: Baseline(of: report.suggestions)).contains(Self.message(code)))
  }
}
