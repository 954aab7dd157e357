import Testing

@testable import MigrateKit
@testable import MigrateKitCore

/// What the page is made of; what it does in a browser is tested by `Scripts/test-review-page`.
@Suite struct ReviewPageTests {
  private func page(_ report: RunReport = HostileReport.report()) -> String {
    String(decoding: ReviewPage(tokens: TokenLists()).write(report), as: UTF8.self)
  }

  private func data(_ report: RunReport) throws -> JSONValue {
    try JSONParser.parse(ReviewPageData(report, tokens: TokenLists()).json()).0
  }

  @Test func everythingIsInThePage() {
    let page = page()
    for mark in ["/*STYLE*/", "/*SCRIPT*/", "/*DATA*/"] { #expect(!page.contains(mark)) }
    for foreign in ["src=\"http", "href=\"http", "@import", "url(", "XMLHttpRequest"] {
      #expect(!page.contains(foreign), "\(foreign)")
    }
    // A page that is served asks its server; of a file the policy forbids every connection.
    #expect(page.contains("default-src 'none'"))
    #expect(!page.contains("connect-src"))
    #expect(page.contains(ReviewPageFiles.serving))
    #expect(!page.replacing(ReviewPageFiles.serving, with: "").contains("fetch("))
  }

  /// The one way out of a script element is its end tag.
  @Test func reportTextCannotEndItsElement() {
    #expect(!ReviewPageData(HostileReport.report(), tokens: TokenLists()).json().contains(0x3C))
    #expect(page().components("</script").count == 3, "the page's own two ends")
  }

  /// The script must not read HTML from anywhere.
  @Test func theScriptMakesNoHTML() {
    for word in ["innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "eval("] {
      #expect(!ReviewPageFiles.script.contains(word), "\(word)")
    }
  }

  @Test(arguments: TokenCategory.allCases) func everyKindHasAName(category: TokenCategory) {
    #expect(ReviewPageFiles.overview.contains("\n  \(category.rawValue): \""))
  }

  @Test func everyHardCodedValueIsIncluded() throws {
    let report = HostileReport.report()
    let changes = try PageChanges(try data(report)).all
    #expect(changes.map { $0["id"]?.string } == report.hardCoded.map(\.finding.id))
    #expect(changes.map { $0["file"]?.string } == report.hardCoded.map(\.finding.file))
  }

  /// Lines that hold another change are put together from its parts.
  @Test func surroundingLinesAreIncluded() throws {
    let project = try SmallProject()
    var request = MigrationRun.Request(paths: ["App"], workingDirectory: project.folder.path)
    request.keepsExcerpts = true
    let report = try MigrationRun.run(request).report
    let changes = try PageChanges(try data(report)).all
    for (change, suggestion) in zip(changes, report.hardCoded) {
      let excerpt = try #require(suggestion.finding.excerpt)
      #expect(change["above"]?.array?.compactMap(\.string) == excerpt.above)
      #expect(change["below"]?.array?.compactMap(\.string) == excerpt.below)
    }
  }

  // MARK: What was decided before

  private func change(_ id: String, in data: JSONValue) throws -> [String: JSONValue] {
    try #require(try PageChanges(data).all.first { $0["id"]?.string == id })
  }

  @Test func startsWithTheValidDecisions() throws {
    let decisions = Decisions(entries: [
      AwkwardReport.id("A.swift#1"): Decision(
        .use, token: "color.night", reason: "why", file: "A.swift"),
      AwkwardReport.id("A.swift#2"): Decision(.accept, token: "color.gone", file: "A.swift"),
      "elsewhere": Decision(.reject, file: "Z.swift", source: "Color.red"),
    ])
    let data = try JSONParser.parse(
      ReviewPageData(ReviewScript.report, tokens: ReviewScript.tokens, decisions: decisions).json()
    ).0
    let first = try change(AwkwardReport.id("A.swift#1"), in: data)
    #expect(first["decision"]?["choice"]?.string == "use")
    #expect(first["decision"]?["token"]?.string == "color.night")
    #expect(first["decision"]?["reason"]?.string == "why")
    #expect(first["token"]?.string == "color.ink", "what is suggested stays known")
    let second = try change(AwkwardReport.id("A.swift#2"), in: data)
    #expect(second["decision"] == nil)
    #expect(
      second["objection"]?.string
        == "'color.gone' was accepted, and 'color.ink' is suggested now")
    #expect(try change(AwkwardReport.id("A.swift#3"), in: data)["decision"] == nil)
    #expect(data["others"]?["elsewhere"]?["decision"]?.string == "reject", "an export keeps it")
    #expect(data["others"]?[AwkwardReport.id("A.swift#1")] == nil)
  }

  @Test func otherDecisionsHaveAnotherStorageKey() throws {
    func key(_ decisions: Decisions) throws -> String? {
      try JSONParser.parse(
        ReviewPageData(ReviewScript.report, tokens: ReviewScript.tokens, decisions: decisions)
          .json()
      ).0["key"]?.string
    }
    let one = Decisions(entries: ["a": Decision(.reject)])
    #expect(try key(Decisions()) == "/app Small")
    #expect(try key(one) == key(one))
    #expect(try key(one) != key(Decisions(entries: ["a": Decision(.accept)])))
  }

  // MARK: What comes next

  @Test func theCommandHasEverythingItNeeds() throws {
    let project = try SmallProject()
    func command(_ arguments: String...) throws -> [String?] {
      let page = try BuiltTool.run(["review", "--html", "-"] + arguments, in: project.folder).text
      return [try PageChanges.data(in: page)["command"]?.string]
    }
    #expect(try command("App") == ["dsmigrate apply --decisions decisions.json App"])
    #expect(
      try command(
        "--mapping", "design/small.json", "--only", "color", "--level", "review", "--decisions=-x",
        "--include", "**/*.swift", "App/Widget", "App/Card.swift") == [
          "dsmigrate apply --decisions=-x --include '**/*.swift' --only color"
            + " --mapping design/small.json --level review App/Widget App/Card.swift"
        ])
    try project.folder.write("-odd/Odd.swift", SmallProject.clock)
    #expect(
      try command("--mapping", "design/small.json", "--", "-odd") == [
        "dsmigrate apply --decisions decisions.json --mapping design/small.json -- -odd"
      ])
  }

  // MARK: Design systems

  @Test func aValueKnowsTheTokensOfItsOwnSystem() throws {
    let folder = try TemporaryFolder()
    for (name, color) in [("One", "#112233"), ("Two", "#445566")] {
      try folder.write("\(name)/.dsmigrate.json", "{ \"mapping\": \"map.json\" }")
      try folder.write(
        "\(name)/map.json",
        "{ \"name\": \"\(name)\", \"tokens\": [\"t.tokens.json\"],"
          + " \"code\": { \"color\": { \"Color\": \"Color.{name}\" } } }")
      try folder.write(
        "\(name)/t.tokens.json",
        "{ \"color\": { \"ink\": { \"$type\": \"color\", \"$value\": \"\(color)\" } } }")
      try folder.write("\(name)/V.swift", "let a = Color(red: 0.2, green: 0.3, blue: 0.4)\n")
    }
    var request = MigrationRun.Request(paths: ["."], workingDirectory: folder.path)
    request.keepsExcerpts = true
    let outcome = try MigrationRun.run(request)
    let data = try JSONParser.parse(
      ReviewPageData(outcome.report, tokens: outcome.tokens).json()
    ).0
    let systems = try #require(data["systems"]?.array)
    for change in try PageChanges(data).all {
      let file = try #require(change["file"]?.string)
      let system = systems[Int(try #require(change["system"]?.number))]
      #expect(system["name"]?.string == String(file.prefix(3)))
      #expect(
        system["tokens"]?["color.ink"]?["light"]?.string
          == (file.hasPrefix("One") ? "#112233FF" : "#445566FF"))
    }
    #expect(systems.count == 2)
  }

  @Test func aTextHasItsBackdrop() throws {
    let project = try SmallProject()
    try project.folder.write(
      "App/Badge.swift",
      """
      import SwiftUI
      struct Badge: View {
        var body: some View {
          Text("on plum")
            .foregroundColor(Color(red: 1, green: 1, blue: 1))
            .background(Color(red: 102 / 255, green: 51 / 255, blue: 153 / 255))
        }
      }

      """)
    let report = try project.report()
    let badge = report.suggestions.filter { $0.finding.file == "App/Badge.swift" }
    let text = try #require(badge.first { $0.finding.role.role == .text })
    #expect(text.backdrop?.before.light.rgba8.shortHex == "#663399")
    #expect(badge.first { $0.finding.role.role == .background }?.backdrop == nil)
    let data = try JSONParser.parse(
      ReviewPageData(report, tokens: TokenLists()).json()
    ).0
    #expect(try change(text.finding.id, in: data)["ground"]?["light"]?.string == "#663399FF")
  }

  // MARK: Code

  @Test func keepsTheCodeAroundAValue() throws {
    let folder = try TemporaryFolder()
    try folder.write("V.swift", "let a = 1\n  x.tint(Color(hex: 0x112233)) // why\n")
    var request = MigrationRun.Request(paths: ["V.swift"], workingDirectory: folder.path)
    request.keepsExcerpts = true
    let found = try #require(try MigrationRun.run(request).report.suggestions.first)
    #expect(found.finding.excerpt?.before == "  x.tint(")
    #expect(found.finding.excerpt?.after == ") // why")
  }

  @Test func cutsTheFarEndsOfLongLines() {
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
