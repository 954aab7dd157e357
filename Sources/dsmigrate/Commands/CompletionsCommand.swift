import MigrateKit

/// `completions`: the script that completes the command line in a shell.
struct CompletionsCommand {
  let parsed: ParsedArguments
  let terminal: Terminal

  func run() throws -> Terminal.Exit {
    let known = Shell.allCases.map(\.rawValue)
    guard parsed.rest.count == 1, let word = parsed.rest.first else {
      throw UsageError("'completions' takes a shell: \(known.joined(separator: ", "))")
    }
    guard let shell = Shell(rawValue: word) else {
      let hint = DidYouMean.hint(word, among: known)
      throw UsageError(
        "unknown shell '\(word)'"
          + (hint.isEmpty ? "; known are \(known.joined(separator: ", "))" : hint))
    }
    return terminal.finish(Array(shell.script.utf8))
  }
}
