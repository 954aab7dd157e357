import MigrateKit
import MigrateKitCore

/// `help [COMMAND [ACTION]]` and `--help`.
struct HelpCommand {
  let parsed: ParsedArguments
  let terminal: Terminal

  /// Writes the page that `dsmigrate help` names.
  func run() throws -> Terminal.Exit {
    let words = parsed.command == .help ? parsed.rest : []
    guard let word = words.first else {
      return terminal.finish(terminal.fitted(HelpText.overview()))
    }
    guard let name = Command.Name(rawValue: word) else {
      let names = Command.all.filter { !$0.isHidden }.map(\.name.rawValue)
      throw UsageError("unknown command '\(word)'" + RunConfiguration.hint(word, names))
    }
    return try show(Command.named(name), Array(words.dropFirst()))
  }

  /// Writes the page of the command that `--help` was given to.
  func page() throws -> Terminal.Exit {
    guard parsed.namesCommand else { return try run() }
    let command = Command.named(parsed.command)
    return try show(command, command.actions.isEmpty ? [] : Array(parsed.rest.prefix(1)))
  }

  private func show(_ command: Command, _ words: [String]) throws -> Terminal.Exit {
    var action: Command.Action?
    if let word = words.first {
      if command.actions.isEmpty {
        throw UsageError("'\(command.name.rawValue)' has no action '\(word)'")
      }
      action = try TokensCommand.action(named: word)
    }
    if words.count > 1 { throw UsageError("'help' takes a command and an action, no more") }
    let page = action.map { HelpText.page(of: $0, in: command) } ?? HelpText.page(of: command)
    return terminal.finish(terminal.fitted(page))
  }
}
