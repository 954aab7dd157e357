import Testing

@testable import MigrateKit
@testable import MigrateKitCore

/// A git work tree with a small app, one value for each thing that can hold a finding back, and its
/// design system beside.
struct SmallProject {
  let folder: TemporaryFolder

  /// The name of the view indicates both parts that the two equal radii are for.
  static let card = """
    import SwiftUI

    struct CardSheet: View {
      var tint: Color = Color(red: 8 / 255, green: 145 / 255, blue: 178 / 255)
      var body: some View {
        VStack {
          Text("exact").foregroundColor(Color(red: 8 / 255, green: 145 / 255, blue: 178 / 255))
          Text("dark").foregroundColor(Color(red: 17 / 255, green: 17 / 255, blue: 17 / 255))
          Text("gap").foregroundColor(Color(red: 1, green: 0.5, blue: 0))
          RoundedRectangle(cornerRadius: 12)
          RoundedRectangle(cornerRadius: 10)
          RoundedRectangle(cornerRadius: 40)
        }
      }
    }

    """

  static let label = """
    import UIKit

    func style(_ label: UILabel) {
      label.textColor = UIColor(red: 8 / 255, green: 145 / 255, blue: 178 / 255, alpha: 1)
    }

    """

  static let clock = """
    import SwiftUI

    struct Clock: View {
      var body: some View {
        Text("12").foregroundColor(Color(red: 8 / 255, green: 145 / 255, blue: 178 / 255))
      }
    }

    """

  private static let mapping = """
    {
      "name": "Small",
      "tokens": ["small.tokens.json"],
      "modules": [{ "files": ["Widget/**"], "import": null, "sees": ["radius.**"] }],
      "code": {
        "color": { "Color": "Color.{name}", "ShapeStyle": "Color.{name}" },
        "radius": { "CGFloat": "Radius.{name}" }
      },
      "roles": { "color.**": ["text", "icon", "tint"] }
    }

    """

  private static let tokens = """
    {
      "color": {
        "$type": "color",
        "brand": { "$value": "#0891B2" },
        "ink": { "$value": "#111111", "$extensions": { "mode": { "dark": "#EEEEEE" } } },
        "plum": { "$value": "#663399" }
      },
      "radius": {
        "$type": "dimension",
        "small": { "$value": { "value": 8, "unit": "px" } },
        "card": { "$value": { "value": 12, "unit": "px" } },
        "sheet": { "$value": { "value": 12, "unit": "px" } }
      }
    }

    """

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("App/Card.swift", Self.card)
    try folder.write("App/Label.swift", Self.label)
    try folder.write("App/Widget/Clock.swift", Self.clock)
    try folder.write(
      "App/.dsmigrate.json", DeclaredTheme.configuration(mapping: "../design/small.json"))
    try folder.write("App/\(DeclaredTheme.fileName)", DeclaredTheme.small)
    try folder.write("design/small.json", Self.mapping)
    try folder.write("design/small.tokens.json", Self.tokens)
    try folder.commitAll()
  }

  /// What a run over the app finds.
  func report(
    _ decisions: Decisions = Decisions(), paths: [String] = ["App"], since baseline: Baseline? = nil
  ) throws -> RunReport {
    var request = MigrationRun.Request(paths: paths, workingDirectory: folder.path)
    request.decisions = decisions
    request.baseline = baseline.map { ("baseline.json", $0) }
    return try MigrationRun.run(request).report
  }

  /// The finding whose code, or the line it is on, holds `text`.
  func finding(_ text: String, in report: RunReport) throws -> Suggestion {
    try #require(
      report.suggestions.first { suggestion in
        let source = (try? folder.text(suggestion.finding.file)) ?? ""
        let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
        return lines[suggestion.finding.start.line - 1].contains(text)
      })
  }

  /// The finding on the line with `text`, decided on and run again.
  func decide(
    _ text: String, _ choice: AppliedDecision.Choice, token: String? = nil, reason: String = ""
  ) throws -> (suggestion: Suggestion, report: RunReport) {
    let before = try finding(text, in: report())
    let decision = Decision(choice, on: before, token: token, reason: reason)
    let report = try report(
      Decisions(file: "decisions.json", entries: [before.finding.id: decision]))
    return (try finding(text, in: report), report)
  }

  /// Writes a file of decisions on the findings on lines with the given texts.
  func writeDecisions(_ decisions: [(text: String, choice: AppliedDecision.Choice, token: String?)])
    throws
  {
    let report = try report()
    var entries: [String: Decision] = [:]
    for (text, choice, token) in decisions {
      let suggestion = try finding(text, in: report)
      entries[suggestion.finding.id] = Decision(choice, on: suggestion, token: token)
    }
    try folder.write("decisions.json", DecisionsFile.write(Decisions(entries: entries)))
  }
}
