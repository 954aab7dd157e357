/// The notice at the top of a report whose mapping has no declarations in the project.
struct OtherSystemNotice {
  /// Why nothing is declared, which decides what to do.
  private enum Cause {
    /// The mapping describes the system of another app.
    case foreign
    /// The mapping is the project's own, whose theme is not written yet.
    case noTheme
    /// The project moves to a system whose theme is not added yet.
    case move
  }

  /// The name of the mapping.
  private let mapping: String
  private let cause: Cause

  /// Makes the notice; `nil` if a report has no such mapping.
  init?(_ report: RunReport, _ groups: ReportGroups) {
    guard groups.isForAnotherSystem, let mapping = report.mappings.first else { return nil }
    self.mapping = mapping
    cause = groups.isMove ? .move : report.hasOwnMapping ? .noTheme : .foreign
  }

  /// The problem, without a full stop, followed by the command; `name` formats the mapping's name.
  func problem(_ name: (String) -> String) -> String {
    switch cause {
    case .foreign:
      "These values come from another system: nothing that the mapping \(name(mapping)) "
        + "names is declared in this project. Bind it to what the project declares"
    case .noTheme, .move:
      "Nothing that the mapping \(name(mapping)) names is declared in this project yet. Add its theme"
    }
  }

  /// The command that fixes it.
  var command: String {
    switch cause {
    case .foreign: "dsmigrate init --system FILE"
    case .noTheme: "dsmigrate tokens generate --app . --swift FILE"
    case .move: "dsmigrate tokens generate --mapping FILE"
    }
  }

  /// The alternative explanation; empty where there is none.
  var alternative: String {
    switch cause {
    case .foreign:
      "To move the project to this system instead, add its theme and name the mapping of the "
        + "project's own system as \"movesFrom\" in .dsmigrate.json."
    case .noTheme, .move: ""
    }
  }

  /// Why values without a token are counted, not listed.
  static let unlisted = "not listed until the mapping is bound"
}
