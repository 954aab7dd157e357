import Testing

@testable import MigrateKit

/// What the page is made of; what it does in a browser is tested by `Scripts/test-review-page`.
@Suite struct ReviewPageTests {
  private func page(_ report: RunReport = HostileReport.report()) -> String {
    String(decoding: ReviewPage(tokens: TokenLists()).write(report), as: UTF8.self)
  }

  private func data(_ report: RunReport) throws -> JSONValue {
    try JSONParser.parse(ReviewPageData(report, tokens: TokenLists()).json()).0
  }

  @Test func holdsItsFilesAsTheyAreWritten() throws {
    let folder = Repository.root + "/Sources/MigrateKit/Reporting/ReviewPage/Web/"
    for (name, text) in [
      ("page.html", ReviewPageFiles.page), ("style.css", ReviewPageFiles.style),
      ("model.js", ReviewPageFiles.model), ("draw.js", ReviewPageFiles.draw),
      ("overview.js", ReviewPageFiles.overview), ("list.js", ReviewPageFiles.list),
      ("change.js", ReviewPageFiles.change), ("filters.js", ReviewPageFiles.filters),
      ("keys.js", ReviewPageFiles.keys),
    ] {
      let written = String(decoding: try FileSystem.read(folder + name), as: UTF8.self)
      let trimmed = written.split(separator: "\n", omittingEmptySubsequences: false)
      #expect(
        text.split(separator: "\n", omittingEmptySubsequences: false)
          == Array(trimmed.reversed().drop { $0.isEmpty }.reversed()),
        "\(name) has changed; run Scripts/embed-review-page")
    }
  }

  @Test func everythingIsInThePage() {
    let page = page()
    for mark in ["/*STYLE*/", "/*SCRIPT*/", "/*DATA*/"] { #expect(!page.contains(mark)) }
    for foreign in ["src=\"http", "href=\"http", "@import", "url(", "fetch(", "XMLHttpRequest"] {
      #expect(!page.contains(foreign), "\(foreign)")
    }
  }

  /// The one way out of a script element is its end tag.
  @Test func nothingOfTheReportCanEndTheElementItStandsIn() {
    #expect(!ReviewPageData(HostileReport.report(), tokens: TokenLists()).json().contains(0x3C))
    #expect(page().components("</script").count == 3, "the page's own two ends")
  }

  /// The script must not read HTML from anywhere.
  @Test func theScriptMakesNoHTML() {
    for word in ["innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "eval("] {
      #expect(!ReviewPageFiles.script.contains(word), "\(word)")
    }
  }

  @Test func everyHardCodedValueIsThere() throws {
    let report = HostileReport.report()
    let changes = try #require(try data(report)["changes"]?.array)
    #expect(changes.count == report.hardCoded.count)
    #expect(changes.compactMap { $0["id"]?.string } == report.hardCoded.map(\.finding.id))
  }

  @Test func keepsTheCodeAroundAValue() throws {
    let folder = try TemporaryFolder()
    try folder.write("V.swift", "let a = 1\n  x.tint(Color(hex: 0x112233)) // why\n")
    var request = MigrationRun.Request(paths: ["V.swift"], workingDirectory: folder.path)
    request.keepsExcerpts = true
    let found = try #require(try MigrationRun.run(request).report.suggestions.first)
    #expect(found.finding.excerpt?.before == "  x.tint(")
    #expect(found.finding.excerpt?.after == ") // why")
  }

  @Test func cutsTheFarEndsOfEndlessLines() {
    let bytes = Array(
      (String(repeating: "a", count: 900) + "X" + String(repeating: "b", count: 900)).utf8)
    let excerpt = SourceExcerpt(around: ByteRange(900, 901), in: bytes)
    #expect(excerpt.before.count == 160)
    #expect(excerpt.after.count == 160)
  }
}

extension String {
  fileprivate func components(_ separator: String) -> [Substring] {
    split(separator: separator, omittingEmptySubsequences: false)
  }
}
