import MigrateKit
import MigrateKitCore

/// The completions of a command or of an action, from the table of help.
struct CompletionPage {
  /// The words that lead to it: `scan`, or `tokens list`.
  let words: [String]
  /// One line of help.
  let summary: String
  /// The options that it takes, without hidden ones.
  let flags: [Flag]
  /// The non-option arguments.
  let rest: Flag.Choices

  /// The name of a function for it: `tokens_list`.
  var identifier: String { words.joined(separator: "_") }

  /// The pages of all commands without actions, and of all actions.
  static let all: [CompletionPage] = Command.visible.flatMap { command -> [CompletionPage] in
    if command.actions.isEmpty {
      let rest: Flag.Choices =
        switch command.name {
        case .help: .words(Command.visible.map(\.name.rawValue))
        case .completions: .words(Shell.allCases.map(\.rawValue))
        default: .files
        }
      return [
        CompletionPage(
          words: [command.name.rawValue], summary: command.summary, flags: command.flags, rest: rest
        )
      ]
    }
    return command.actions.map {
      CompletionPage(
        words: [command.name.rawValue, $0.name], summary: $0.summary, flags: $0.flags, rest: .files)
    }
  }

  private init(words: [String], summary: String, flags: [Flag], rest: Flag.Choices) {
    self.words = words
    self.summary = summary
    self.flags = flags.filter { !$0.isHidden }
    self.rest = rest
  }
}

extension Command {
  /// The commands that help lists.
  static let visible = all.filter { !$0.isHidden }
}

/// The supported shells.
enum Shell: String, CaseIterable {
  case bash, zsh, fish

  /// The script that completes the command line of the tool.
  var script: String {
    switch self {
    case .bash: BashCompletion.script
    case .zsh: ZshCompletion.script
    case .fish: FishCompletion.script
    }
  }

  /// The start of the script, after the first line that some shells need.
  static func head(_ shell: Shell) -> String {
    "# Completions of \(Tool.name) \(Tool.version) for \(shell.rawValue);"
      + " written by '\(Tool.name) completions \(shell.rawValue)'.\n"
  }

  /// Text in single quotes, as all three shells read it.
  static func quoted(_ text: String) -> String {
    "'" + text.replacing("'", with: #"'\''"#) + "'"
  }
}
