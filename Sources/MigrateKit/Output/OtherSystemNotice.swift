/// What a report says first of a mapping that the project declares nothing of.
struct OtherSystemNotice {
  /// The name of the mapping.
  private let mapping: String
  private let isMove: Bool

  /// Makes the notice; `nil` where a report is not about such a mapping.
  init?(_ report: RunReport, _ groups: ReportGroups) {
    guard groups.isForAnotherSystem, let mapping = report.mappings.first else { return nil }
    self.mapping = mapping
    isMove = groups.isMove
  }

  /// What is the matter, without a full stop, for the command to follow; `name` writes the mapping's name.
  func problem(_ name: (String) -> String) -> String {
    isMove
      ? "Nothing that the mapping \(name(mapping)) names is declared in this project yet. Add its theme"
      : "These values come from another system: nothing that the mapping \(name(mapping)) "
        + "names is declared in this project. Bind it to what the project declares"
  }

  /// The command that mends it.
  var command: String {
    isMove ? "dsmigrate tokens generate --mapping FILE" : "dsmigrate init --system FILE"
  }

  /// What else may be meant; empty in a move.
  var alternative: String {
    isMove
      ? ""
      : "To move the project to this system instead, add its theme and name the mapping of the "
        + "project's own system as \"movesFrom\" in .dsmigrate.json."
  }

  /// Why values without a token are counted, not listed.
  static let unlisted = "not listed until the mapping is bound"
}
