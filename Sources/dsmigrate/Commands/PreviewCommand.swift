import MigrateKit
import MigrateKitCore

/// `preview`: draws the changed views before and after.
struct PreviewCommand {
  let parsed: ParsedArguments
  let terminal: Terminal

  func run() throws -> Terminal.Exit {
    guard let folder = try RunConfiguration.filled(parsed, Flags.output) else {
      throw UsageError("'preview' needs a folder for its pages: --output FOLDER")
    }
    let run = try CommandRun(parsed, on: terminal) { $0.request.keepsModels = true }
    let sketches = run.outcome.sketches()
    guard !sketches.views.isEmpty else {
      terminal.say(
        sketches.unseen.isEmpty
          ? "dsmigrate: nothing to change"
          : "dsmigrate: no changed view can be drawn; nothing is written")
      return run.exit
    }
    try PreviewFolder(run.outcome.report, sketches).write(to: folder)
    let views = Count.text(sketches.views.count, "view")
    let page = "\(folder)/\(PreviewFolder.pageName)"
    terminal.say("dsmigrate: \(views) drawn; open \(page) in a browser")
    if !sketches.unseen.isEmpty {
      terminal.say("dsmigrate: \(Count.text(sketches.unseen.count, "change")) in no picture")
    }
    return run.exit
  }
}
