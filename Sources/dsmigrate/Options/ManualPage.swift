import MigrateKit
import MigrateKitCore

/// The manual page in mdoc, made from the tables of commands and options.
enum ManualPage {
  /// The contents of `Documentation/dsmigrate.1`.
  static var text: String {
    var page = """
      .\\" Written by 'dsmigrate debug manual' from the tables that make the help.
      .Dd \(Tool.date)
      .Dt DSMIGRATE 1
      .Os
      .Sh NAME
      .Nm dsmigrate
      .Nd move Swift code from hard-coded values to design tokens
      .Sh SYNOPSIS
      .Nm
      .Op Ar command
      .Op Ar option ...
      .Op Ar path ...
      .Sh DESCRIPTION

      """
    page += paragraph(
      "Finds colors, fonts, corner radii and spacing that Swift code hard-codes, picks the design token"
        + " that means the same and looks the same, and reports, writes a patch or rewrites the files."
        + " Without a command it runs scan.")
    page += ".Sh COMMANDS\n"
    for command in Command.visible {
      let name = command.name.rawValue
      guard !command.actions.isEmpty else {
        page += section([name], command.arguments, command.summary, command.details, command.flags)
        continue
      }
      for action in command.actions {
        page += section(
          [name, action.name], action.arguments, action.summary, action.details, action.flags)
      }
    }
    page += list("ENVIRONMENT", RunningFacts.environment.map { ("Ev \($0.name)", $0.meaning) })
    page += files
    page += list("EXIT STATUS", RunningFacts.exitStatuses.map { ("\($0.status)", $0.meaning) })
    return page + closing
  }

  private static let files = list(
    "FILES",
    [("Pa .dsmigrate.json", "The configuration of a project: its mapping, and what is excluded.")])

  private static let closing = """
    .Sh EXAMPLES
    A report of the working directory, then the same changes as a patch:
    .Bd -literal -offset indent
    dsmigrate scan
    dsmigrate patch -o tokens.patch
    .Ed
    .Pp
    Rewrite, keep what the build passes with, and revert all of it:
    .Bd -literal -offset indent
    dsmigrate apply --verify 'swift build'
    dsmigrate apply --undo
    .Ed
    .Sh SEE ALSO
    .Xr git-apply 1 ,
    .Xr patch 1

    """

  private static func list(_ title: String, _ items: [(term: String, text: String)]) -> String {
    let items = items.map { ".It \($0.term)\n" + paragraph($0.text) }
    return ".Sh \(title)\n.Bl -tag -width Ds\n" + items.joined() + ".El\n"
  }

  /// The description of a command or an action, and its options.
  private static func section(
    _ words: [String], _ arguments: String, _ summary: String, _ details: String, _ flags: [Flag]
  ) -> String {
    var text = ".Ss \(words.joined(separator: " "))\n"
    text += ".Nm dsmigrate Cm \(words.joined(separator: " "))\n.Op Ar option ...\n"
    if !arguments.isEmpty { text += ".Ar \(escaped(arguments))\n" }
    let first = summary.prefix(1).uppercased() + summary.dropFirst()
    text += ".Pp\n" + paragraph(first.hasSuffix(".") ? first : first + ".")
    for part in details.split(separator: "\n\n") {
      text += ".Pp\n" + paragraph(part.split(whereSeparator: \.isNewline).joined(separator: " "))
    }
    text += ".Bl -tag -width Ds\n"
    for flag in flags where !flag.isHidden {
      var term = ".It"
      if let short = flag.short { term += " Fl \(short) ," }
      term += " Fl Fl \(flag.name)"
      if case .one(let name) = flag.value { term += " Ns = Ns Ar \(escaped(name))" }
      text += term + "\n" + paragraph(flag.help)
    }
    return text + ".El\n"
  }

  /// Text in lines of at most 78 columns, each sentence on its own line.
  private static func paragraph(_ text: some StringProtocol) -> String {
    var lines: [String] = []
    var sentence: [Substring] = []
    func end() {
      lines += TextWrap.lines(sentence.joined(separator: " "), width: 76)
      sentence = []
    }
    for word in text.split(separator: " ") {
      sentence.append(Substring(word))
      if word.hasSuffix(".") { end() }
    }
    end()
    return lines.filter { !$0.isEmpty }.map { escaped($0) + "\n" }.joined()
  }

  /// Text escaped for roff.
  private static func escaped(_ text: String) -> String {
    var result = ""
    if let first = text.first, first == "." || first == "'" { result += "\\&" }
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": result += "\\e"
      case _ where scalar.isASCII: result.unicodeScalars.append(scalar)
      default:
        let hex = String(scalar.value, radix: 16, uppercase: true)
        result += "\\[u" + String(repeating: "0", count: max(4 - hex.count, 0)) + hex + "]"
      }
    }
    return result
  }
}
