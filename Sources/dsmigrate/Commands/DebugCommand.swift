import MigrateKit
import MigrateKitCore

/// `debug lexemes FILE` and `debug outline FILE`: prints the results of the first stages for a
/// file; `debug manual` and `debug commands`: the manual page and the reference of commands.
struct DebugCommand {
  let parsed: ParsedArguments
  let terminal: Terminal

  func run() throws -> Terminal.Exit {
    if parsed.rest == ["manual"] { return terminal.finish(Array(ManualPage.text.utf8)) }
    if parsed.rest == ["commands"] { return terminal.finish(Array(CommandsPage.text.utf8)) }
    guard parsed.rest.count == 2 else {
      throw UsageError(
        "'debug' takes a stage and a file: lexemes FILE, or outline FILE; or manual, or commands")
    }
    guard let stage = DebugText.Stage(rawValue: parsed.rest[0]) else {
      let known = DebugText.Stage.allCases.map(\.rawValue)
      throw UsageError(
        "unknown stage '\(parsed.rest[0])'; known are \(known.joined(separator: ", "))")
    }
    let bytes = try MigrationRun.read(parsed.rest[1])
    return terminal.finish(Array(DebugText.text(stage, of: bytes).utf8))
  }
}
