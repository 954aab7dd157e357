import MigrateKit
import MigrateKitCore

/// The reference of commands in Markdown, made from the tables of commands and options.
enum CommandsPage {
  /// The contents of `Documentation/Reference/Commands.md`.
  static var text: String {
    var page = """
      # Commands

      <!-- Written by 'dsmigrate debug commands' from the tables that make the help. -->

      ```text
      dsmigrate [COMMAND] [OPTION…] [PATH…]
      ```

      Without a command, `scan` runs. An option that a command does not take is an error. The report or the patch goes
      to standard output, progress and problems to standard error.

      | command | |
      |---|---|

      """
    for entry in entries {
      let link = "[`\(entry.words)`](#\(anchor(entry.words)))"
      page += row([link, escaped(entry.summary)])
    }
    for entry in entries { page += section(entry) }
    page += "\n## Environment variables\n\n| variable | meaning |\n|---|---|\n"
    for (name, meaning) in RunningFacts.environment { page += row(["`\(name)`", meaning]) }
    page += "\n## Exit status\n\n| status | meaning |\n|---|---|\n"
    for (status, meaning) in RunningFacts.exitStatuses { page += row(["\(status)", meaning]) }
    return page
  }

  /// A command, or an action of one.
  private struct Entry {
    let words: String
    let arguments: String
    let summary: String
    let details: String
    let flags: [Flag]
  }

  private static let entries = Command.visible.flatMap { command in
    let name = command.name.rawValue
    if command.actions.isEmpty {
      return [
        Entry(
          words: name, arguments: command.arguments, summary: command.summary,
          details: command.details, flags: command.flags)
      ]
    }
    return command.actions.map {
      Entry(
        words: "\(name) \($0.name)", arguments: $0.arguments, summary: $0.summary,
        details: $0.details, flags: $0.flags)
    }
  }

  private static func section(_ entry: Entry) -> String {
    let usage = ["dsmigrate", entry.words, "[OPTION…]", entry.arguments].filter { !$0.isEmpty }
    var text = "\n## \(entry.words)\n\n```text\n\(usage.joined(separator: " "))\n```\n\n"
    for part in entry.details.split(separator: "\n\n") {
      let words = part.split(whereSeparator: \.isNewline).joined(separator: " ")
      text += TextWrap.lines(escaped(words), width: 110).joined(separator: "\n") + "\n\n"
    }
    text += "| option | meaning |\n|---|---|\n"
    for flag in entry.flags where !flag.isHidden {
      var term = flag.short.map { "`-\($0)`, " } ?? ""
      term += "`\(flag.option)"
      if case .one(let name) = flag.value { term += " " + name }
      text += row([term + "`", flag.help])
    }
    return text
  }

  private static func row(_ cells: [String]) -> String {
    "| " + cells.map { $0.replacingPipes }.joined(separator: " | ") + " |\n"
  }

  /// The heading's link on GitHub.
  private static func anchor(_ heading: String) -> String {
    String(heading.map { $0 == " " ? "-" : $0 })
  }

  /// Text with asterisks and underscores escaped.
  private static func escaped(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      if "*_<".contains(character) { result += "\\" }
      result.append(character)
    }
  }
}

extension String {
  /// The text in a cell of a table.
  fileprivate var replacingPipes: String {
    split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
  }
}
