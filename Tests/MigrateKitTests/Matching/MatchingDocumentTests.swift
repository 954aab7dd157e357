import Testing

@testable import MigrateKitCore

@Suite("Documentation/Reference/Reasons.md agrees with the code")
struct MatchingDocumentTests {
  /// The rows of its table of reasons: code and effect.
  private func rows() throws -> [String: String] {
    let text = try Repository.text("Documentation/Reference/Reasons.md")
    var rows: [String: String] = [:]
    for line in text.split(separator: "\n") where line.hasPrefix("| `") {
      let cells = line.split(separator: "|").map { cell in
        String(cell.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
      }
      if cells.count == 3 { rows[cells[0].filter { $0 != "`" }] = cells[2] }
    }
    return rows
  }

  @Test("every reason is in the table, with its effect", arguments: ReasonCode.allCases)
  func reasons(code: ReasonCode) throws {
    let effect = try #require(rows()[code.rawValue], "no row for \(code.rawValue)")
    switch code.effect {
    case .holds: #expect(effect == "held, may be accepted")
    case .unproven: #expect(effect == "held, applied by its name alone")
    case .needsDecision:
      #expect(effect.hasPrefix("needs a decision") || effect.hasPrefix("no replacement"))
    case .gap: #expect(effect == "gap")
    case .nothingToDo: #expect(effect == "nothing to do")
    }
  }

  @Test("every reason in the table exists")
  func noOthers() throws {
    let statuses = Status.allCases.map(\.rawValue)
    for code in try rows().keys where !statuses.contains(code) {
      #expect(ReasonCode(rawValue: code) != nil, "\(code) is not a reason")
    }
  }

  @Test("every status is in the other table", arguments: Status.allCases)
  func statuses(status: Status) throws {
    #expect(
      try Repository.text("Documentation/Reference/Reasons.md").contains(
        "\n| `\(status.rawValue)` | "))
  }

  @Test("the thresholds are the ones it names")
  func thresholds() {
    let thresholds = Thresholds()
    #expect(thresholds.nearColor == 1 && thresholds.colorMargin == 1)
    #expect(thresholds.reviewColor == 5 && thresholds.nearPoints == 0.5)
    #expect(thresholds.reviewPoints == 2 && thresholds.reviewShare == 0.15)
    #expect(thresholds.textContrast == 4.5 && thresholds.largeTextContrast == 3)
  }
}
