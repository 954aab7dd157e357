/// The script for fish: one line for each command, action and option.
enum FishCompletion {
  static var script: String {
    let commands = Command.visible.map(\.name.rawValue)
    let first = "__fish_use_subcommand"
    var text =
      Shell.head(.fish) + """
        function __dsmigrate_list --description 'The last of several words with commas between them'
            set -l before (string replace -rf '^(--[^=]*=)?(.*,)?[^,]*$' '$2' -- (commandline -ct))
            printf '%s\\n' $before$argv
        end

        function __dsmigrate_reasons --description 'Reasons, or after a colon what limits one: a category or a token'
            set -l code (string match -rg '([^,:=]*):[^,]*$' -- (commandline -ct))
            if test -n "$code"
                __dsmigrate_list $code:(dsmigrate completions names 2>/dev/null)
            else
                __dsmigrate_list $argv
            end
        end


        """
    for command in Command.visible {
      text += line(first, "-a \(command.name.rawValue)", command.summary)
      let isAsked = "__fish_seen_subcommand_from \(command.name.rawValue)"
      let names = command.actions.map(\.name).joined(separator: " ")
      for action in command.actions {
        let isOpen = "\(isAsked); and not __fish_seen_subcommand_from \(names)"
        text += line(isOpen, "-f -a \(action.name)", action.summary)
      }
    }
    for page in CompletionPage.all {
      let seen = page.words.map { "__fish_seen_subcommand_from \($0)" }.joined(separator: "; and ")
      let others = commands.filter { $0 != page.words[0] }.joined(separator: " ")
      // Without a command, arguments belong to `scan`.
      let condition =
        page.words == [Command.Name.scan.rawValue]
        ? "not __fish_seen_subcommand_from \(others)" : seen
      if case .words(let words) = page.rest {
        text += line(condition, "-f -a \(Shell.quoted(words.joined(separator: " ")))", nil)
      }
      for flag in page.flags { text += line(condition, option(flag), flag.help) }
    }
    return text
  }

  private static func option(_ flag: Flag) -> String {
    var text = "-l \(flag.name)"
    if let short = flag.short { text += " -s \(short)" }
    switch flag.choices {
    case .words(let words): text += " -x -a \(Shell.quoted(words.joined(separator: " ")))"
    case .list(let words):
      text += " -x -a \(Shell.quoted("(__dsmigrate_list \(words.joined(separator: " ")))"))"
    case .reasons(let words):
      text += " -x -a \(Shell.quoted("(__dsmigrate_reasons \(words.joined(separator: " ")))"))"
    case .files: text += " -r -F"
    case .folders: text += " -x -a '(__fish_complete_directories)'"
    case .nothing: if flag.takesValue { text += " -x" }
    }
    return text
  }

  private static func line(_ condition: String, _ what: String, _ help: String?) -> String {
    let description = help.map { " -d \(Shell.quoted($0))" } ?? ""
    return "complete -c dsmigrate -n \(Shell.quoted(condition)) \(what)\(description)\n"
  }
}
