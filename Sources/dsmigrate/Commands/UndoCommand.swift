import MigrateKit
import MigrateKitCore

/// `apply --undo`: reverts the last run.
struct UndoCommand {
  let parsed: ParsedArguments
  let terminal: Terminal

  func run() throws -> Terminal.Exit {
    let paths = parsed.rest.isEmpty ? ["."] : parsed.rest
    let restoration = try RewriteHistory(paths: paths)
      .undo(leavingEdited: parsed.has(Flags.allowDirty))
    for file in restoration.edited {
      terminal.say("dsmigrate: \(file): it was edited since that run; left as it is")
    }
    for problem in restoration.problems {
      terminal.say("dsmigrate: \(problem.file): \(problem.message)")
    }
    for part in restoration.left { terminal.say("dsmigrate: \(part.file): \(part.message)") }
    var text = ""
    if !parsed.has(Flags.quiet) {
      for file in restoration.restored { text += "  \(SafeText.line(file))\n" }
    }
    text += "restored \(Count.text(restoration.restored.count, "file"))\n"
    if restoration.remaining > 0, !parsed.has(Flags.quiet) {
      let runs = Count.text(restoration.remaining, "earlier run")
      text += "\(runs) can be reverted: dsmigrate apply --undo\(parsed.pathArguments)\n"
    }
    let isWhole =
      restoration.problems.isEmpty && restoration.left.allSatisfy(\.isWarning)
    let exit: Terminal.Exit = isWhole ? .done : .failed
    return terminal.finish(Array(text.utf8), as: exit)
  }
}

extension Restoration {
  /// The message after reverting an interrupted run.
  var sentence: String {
    var sentence =
      "dsmigrate: an earlier run was interrupted, so it was reverted:"
      + " \(Count.text(restored.count, "file")) restored"
    if !edited.isEmpty {
      sentence += "; left as they are, because they were edited since: "
      sentence += edited.joined(separator: ", ")
    }
    return sentence
  }
}

extension ParsedArguments {
  /// The paths that the next command needs too.
  var pathArguments: String { rest.map { " " + ShellText.quoted($0) }.joined() }
}
