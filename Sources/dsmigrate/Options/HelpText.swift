import MigrateKit
import MigrateKitCore

/// Help texts, made from the tables of commands and options.
enum HelpText {
  /// The page of the tool.
  static func overview() -> String {
    var text = """
      dsmigrate moves Swift code from hard-coded colors, fonts and corner radii to
      design tokens.

      Usage: dsmigrate [COMMAND] [OPTION…] [PATH…]

      Commands:

      """
    let commands = Command.all.filter { !$0.isHidden }
    text += table(commands.map { ("\($0.name.rawValue) \($0.arguments)", $0.summary) })
    text += """

      'dsmigrate help COMMAND' or 'dsmigrate COMMAND --help' lists the options of a
      command.
      Exit status: 0 done; 1 --check found something, or apply --verify reverted
      something; 2 an error.

      """
    return text
  }

  /// The page of one command.
  static func page(of command: Command) -> String {
    var text = wrapped("dsmigrate \(command.name.rawValue): \(command.summary)") + "\n"
    text += "Usage: dsmigrate \(command.name.rawValue) [OPTION…] \(command.arguments)\n\n"
    if command.actions.isEmpty { return text + wrapped(command.details) + options(command.flags) }
    text += "Actions:\n"
    text += table(command.actions.map { ("\($0.name) \($0.arguments)", $0.summary) })
    return text + "\n" + wrapped(command.details) + options(Flags.always)
  }

  /// The page of one action of a command.
  static func page(of action: Command.Action, in command: Command) -> String {
    let name = "dsmigrate \(command.name.rawValue) \(action.name)"
    var text = wrapped("\(name): \(action.summary)") + "\n"
    text += "Usage: \(name) [OPTION…] \(action.arguments)\n\n"
    return text + wrapped(action.details) + options(action.flags)
  }

  private static func options(_ all: [Flag]) -> String {
    var text = ""
    for category in Flag.Category.allCases {
      let flags = all.filter { $0.category == category && !$0.isHidden }
      if flags.isEmpty { continue }
      text += "\n\(category.rawValue):\n"
      text += table(flags.map { (usage($0), $0.help) })
    }
    return text
  }

  private static func usage(_ flag: Flag) -> String {
    let short = flag.short.map { "-\($0), " } ?? "    "
    guard case .one(let name) = flag.value else { return short + flag.option }
    return "\(short)\(flag.option) \(name)"
  }

  /// A paragraph wrapped at 80 columns; existing line breaks are ignored.
  private static func wrapped(_ text: String) -> String {
    let words = text.split(whereSeparator: \.isNewline).joined(separator: " ")
    return TextWrap.lines(words, width: 80).joined(separator: "\n") + "\n"
  }

  /// Two columns, the second one wrapped at 80.
  private static func table(_ rows: [(left: String, right: String)]) -> String {
    let width = (rows.map(\.left.count).max() ?? 0) + 2
    var text = ""
    for row in rows {
      let lines = TextWrap.lines(row.right, width: 78 - width)
      for (index, line) in lines.enumerated() {
        let left = index == 0 ? row.left : ""
        text += "  " + left + String(repeating: " ", count: width - left.count) + line + "\n"
      }
    }
    return text
  }
}
