/// The script for zsh: a function `_dsmigrate` for a folder of `fpath`, or to be sourced.
enum ZshCompletion {
  static var script: String {
    let commands = Command.visible.map { described($0.name.rawValue, $0.summary) }
    return "#compdef dsmigrate\n" + Shell.head(.zsh) + """

      _dsmigrate() {
        local curcontext="$curcontext" state line
        local -a commands=(
      \(commands.map { "    \($0)\n" }.joined())  )
        if (( CURRENT == 2 )) && [[ $words[2] != -* ]]; then
          _alternative 'commands:command:{_describe command commands}' 'files:file:_files'
          return
        fi
        if (( CURRENT > 2 )) && (( ${commands[(I)$words[2]:*]} )); then
          shift words
          (( CURRENT-- ))
          _dsmigrate_$words[1]
        else
          _dsmigrate_scan
        fi
      }

      # A reason, or after a colon what limits it: a category or a token.
      _dsmigrate_reasons() {
        compset -P '*,'
        if compset -P '*:'; then
          compadd -- $(_call_program names dsmigrate completions names 2>/dev/null)
        else
          compadd -q -S '' -- "$@"
        fi
      }

      """ + CompletionPage.all.map(function).joined()
      + Command.visible.filter { !$0.actions.isEmpty }.map(choice).joined() + """

        if [[ $funcstack[1] = _dsmigrate ]]; then
          _dsmigrate "$@"
        else
          compdef _dsmigrate dsmigrate
        fi

        """
  }

  /// The function of a page.
  private static func function(_ page: CompletionPage) -> String {
    var specs = page.flags.map(spec)
    switch page.rest {
    case .words(let words): specs.append("'*:word:(\(words.joined(separator: " ")))'")
    case .files, .folders, .list, .reasons, .nothing: specs.append("'*:file:_files'")
    }
    return "\n_dsmigrate_\(page.identifier)() {\n  _arguments -s -S \\\n    "
      + specs.joined(separator: " \\\n    ") + "\n}\n"
  }

  /// The function of a command that has actions.
  private static func choice(_ command: Command) -> String {
    let name = command.name.rawValue
    let actions = command.actions.map { described($0.name, $0.summary) }
    return """

      _dsmigrate_\(name)() {
        local -a actions=(
      \(actions.map { "    \($0)\n" }.joined())  )
        local action index
        for index in {2..$(( CURRENT - 1 ))}; do
          action=$words[index]
          if (( index < CURRENT )) && (( ${actions[(I)$action:*]} )); then
            words=("$action" "${(@)words[2,index-1]}" "${(@)words[index+1,-1]}")
            (( CURRENT-- ))
            _dsmigrate_\(name)_$action
            return
          fi
        done
        _describe action actions
      }

      """
  }

  /// An option, as `_arguments` takes it.
  private static func spec(_ flag: Flag) -> String {
    let help = escaped(flag.help)
    var value = ""
    if case .one(let name) = flag.value {
      value = ":\(name):" + action(flag.choices)
    }
    let equals = flag.takesValue ? "=" : ""
    guard let short = flag.short else {
      let star = flag.isRepeatable ? "*" : ""
      return Shell.quoted("\(star)\(flag.option)\(equals)[\(help)]\(value)")
    }
    let plus = flag.takesValue ? "+" : ""
    return "'(-\(short) \(flag.option))'{-\(short)\(plus),\(flag.option)\(equals)}"
      + Shell.quoted("[\(help)]\(value)")
  }

  private static func action(_ choices: Flag.Choices) -> String {
    switch choices {
    case .words(let words): "(\(words.joined(separator: " ")))"
    case .list(let words): "_values -s , word \(words.joined(separator: " "))"
    case .reasons(let words): "{_dsmigrate_reasons \(words.joined(separator: " "))}"
    case .files: "_files"
    case .folders: "_files -/"
    case .nothing: " "
    }
  }

  private static func described(_ name: String, _ summary: String) -> String {
    Shell.quoted(name + ":" + summary.replacing(":", with: "\\:"))
  }

  private static func escaped(_ help: String) -> String {
    help.replacing("[", with: "\\[").replacing("]", with: "\\]").replacing(":", with: "\\:")
  }
}
