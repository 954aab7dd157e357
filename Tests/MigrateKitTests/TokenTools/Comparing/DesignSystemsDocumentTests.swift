import Testing

@testable import MigrateKit
@testable import MigrateKitCore

/// The figures of `Documentation/Reference/DesignSystems.md` are what the commands say today.
@Suite struct DesignSystemsDocumentTests {
  /// The systems in the order of the document's columns.
  private static let systems = [
    ("coaching", "CoachMe"), ("story", "Magical Stories"), ("runner", "Samwise"),
    ("wellness", "StressMonitor"), ("ritual", "Daily Ritual"),
  ]

  private static let checks = systems.map { name, _ in
    TokenCheck(MappingLoader.load("\(ShippedMappingTests.folder)/\(name).json"))
  }

  private static func rows() throws -> [String] {
    try Repository.text("Documentation/Reference/DesignSystems.md").split(separator: "\n").map(
      String.init
    )
    .filter { $0.hasPrefix("| ") }
  }

  /// The rows that end their first cell with the name of a kind, as `| … (`contrast`) | 1 | 2 |`.
  @Test func theFindingsAreCountedAsTheCommandFindsThem() throws {
    let rows = try Self.rows().filter { $0.contains("`) | ") }
    var reported: Set<TokenCheck.Kind> = []
    for row in rows {
      let name = row.split(separator: "`").dropFirst().first.map(String.init) ?? ""
      let kind = try #require(TokenCheck.Kind(rawValue: name), "\(row)")
      reported.insert(kind)
      let counts = Self.checks.map { check in check.findings.count { $0.kind == kind } }
      let cells = counts.map(String.init).joined(separator: " | ")
      #expect(row.hasSuffix("(`\(name)`) | \(cells) |"), "\(row)")
    }
    let found = Set(Self.checks.flatMap { $0.findings.map(\.kind) })
    #expect(found.subtracting(reported) == [], "kinds of finding that the table leaves out")
  }

  @Test func everyFalseClaimIsThereWithItsFigure() throws {
    let rows = try Self.rows()
    var count = 0
    for (check, system) in zip(Self.checks, Self.systems) {
      for finding in check.findings where finding.kind == .falseClaim {
        let figure = try #require(finding.figures.first)
        let needs = try #require(figure.needs.flatMap { DecimalText.text($0, places: 2) })
        let value = try #require(DecimalText.text(figure.value, places: 2))
        let cells = "| `\(finding.tokens[0])` on `\(finding.tokens[1])` | \(needs) | \(value) |"
        #expect(
          rows.contains { $0.hasPrefix("| \(system.1) | ") && $0.hasSuffix(cells) }, "\(cells)")
        count += 1
      }
    }
    #expect(rows.count { $0.contains("` on `") } == count)
  }

  @Test func everyPairThatLooksAlikeIsThereWithItsFigure() throws {
    let rows = try Self.rows()
    var count = 0
    for (check, system) in zip(Self.checks, Self.systems) {
      for finding in check.findings where finding.kind == .colorBlind {
        let worst = try #require(finding.figures.min { $0.value < $1.value })
        let row =
          "| \(system.1) | `\(finding.tokens[0])`, `\(finding.tokens[1])` | "
          + "\(worst.vision?.rawValue ?? "") | \(worst.appearance.rawValue) | "
          + "\(FixedText.text(worst.value, places: 1)) |"
        #expect(rows.contains(row), "\(row)")
        count += 1
      }
    }
    #expect(rows.count { $0.contains("anopia |") } == count)
  }

  /// The sentences around the tables have figures too.
  @Test(
    arguments: [
      (
        "story", TokenCheck.Kind.labelContrast, ["color.text.onAccent", "color.accent.primary"], 4.2
      ),
      ("runner", .contrast, ["color.text.secondary", "color.background.app"], 2.35),
      ("wellness", .contrast, ["color.text.secondary", "color.background.surface"], 3.26),
      ("wellness", .contrast, ["color.text.secondary", "color.background.app"], 2.92),
      ("wellness", .lessContrast, ["wellness.stress.mild", "color.background.card"], 2.91),
      ("wellness", .lessContrast, ["wellness.stress.mild", "color.background.card"], 4.66),
      ("wellness", .lessContrast, ["wellness.stress.critical", "color.background.card"], 2.89),
      ("wellness", .lessContrast, ["wellness.stress.critical", "color.background.card"], 4.99),
    ])
  func theStatementsAreCorrect(
    system: String, kind: TokenCheck.Kind, tokens: [String], figure: Double
  ) throws {
    let index = try #require(Self.systems.firstIndex { $0.0 == system })
    let figures = Self.checks[index].findings.filter { $0.kind == kind && $0.tokens == tokens }
      .flatMap(\.figures)
    #expect(figures.contains { ($0.value - figure).magnitude < 0.005 }, "\(figures.map(\.value))")
    let text = try Repository.text("Documentation/Reference/DesignSystems.md")
    #expect(text.contains("\(DecimalText.text(figure, places: 2) ?? "")"))
  }
}
