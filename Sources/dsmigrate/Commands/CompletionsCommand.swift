import MigrateKit
import MigrateKitCore

/// `completions`: the script that completes the command line in a shell.
struct CompletionsCommand {
  let parsed: ParsedArguments
  let terminal: Terminal

  func run() throws -> Terminal.Exit {
    let known = Shell.allCases.map(\.rawValue)
    guard parsed.rest.count == 1, let word = parsed.rest.first else {
      throw UsageError("'completions' takes a shell: \(known.joined(separator: ", "))")
    }
    if word == "names" { return terminal.finish(names()) }
    guard let shell = Shell(rawValue: word) else {
      let hint = DidYouMean.hint(word, among: known)
      throw UsageError(
        "unknown shell '\(word)'"
          + (hint.isEmpty ? "; known are \(known.joined(separator: ", "))" : hint))
    }
    return terminal.finish(Array(shell.script.utf8))
  }

  /// Prints the scopes of a reason of `--accept`, for the scripts.
  ///
  /// These are the categories, and the tokens of the mapping that the code in the working directory uses.
  private func names() -> [UInt8] {
    let mappings = (try? RunConfiguration(parsed, paths: ["."]).mappings()) ?? []
    let tokens = mappings.compactMap(\.designSystem).flatMap { $0.tokens.map(\.path) }
    let names = TokenCategory.allCases.map(\.rawValue) + tokens
    return Array(names.map { $0 + "\n" }.joined().utf8)
  }
}
