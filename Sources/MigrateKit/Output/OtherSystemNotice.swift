/// The notice at the top of a report whose mapping has no declarations in the project.
struct OtherSystemNotice {
  /// The name of the mapping.
  private let mapping: String
  private let isMove: Bool

  /// Makes the notice; `nil` if a report has no such mapping.
  init?(_ report: RunReport, _ groups: ReportGroups) {
    guard groups.isForAnotherSystem, let mapping = report.mappings.first else { return nil }
    self.mapping = mapping
    isMove = groups.isMove
  }

  /// The problem, without a full stop, followed by the command; `name` formats the mapping's name.
  func problem(_ name: (String) -> String) -> String {
    isMove
      ? "Nothing that the mapping \(name(mapping)) names is declared in this project yet. Add its theme"
      : "These values come from another system: nothing that the mapping \(name(mapping)) "
        + "names is declared in this project. Bind it to what the project declares"
  }

  /// The command that fixes it.
  var command: String {
    isMove ? "dsmigrate tokens generate --mapping FILE" : "dsmigrate init --system FILE"
  }

  /// The alternative explanation; empty in a move.
  var alternative: String {
    isMove
      ? ""
      : "To move the project to this system instead, add its theme and name the mapping of the "
        + "project's own system as \"movesFrom\" in .dsmigrate.json."
  }

  /// Why values without a token are counted, not listed.
  static let unlisted = "not listed until the mapping is bound"
}
