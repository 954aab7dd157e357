/// The script for bash, which also runs in the bash 3.2 of macOS.
enum BashCompletion {
  static var script: String {
    let commands = Command.visible.map(\.name.rawValue).joined(separator: " ")
    let actions = Command.visible.filter { !$0.actions.isEmpty }
    return Shell.head(.bash) + """
      _dsmigrate() {
        local cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD-1]} page=scan word words list options
        # bash takes `--option=value` for three words.
        if [ "$cur" = = ]; then
          cur=
        elif [ "$prev" = = ]; then
          prev=${COMP_WORDS[COMP_CWORD-2]}
        fi
        # It also takes `reason:token` for three words.
        if [ "$cur" = : ]; then
          COMPREPLY=($("${COMP_WORDS[0]}" completions names 2>/dev/null))
          return
        elif [ "$prev" = : ]; then
          COMPREPLY=($(compgen -W "$("${COMP_WORDS[0]}" completions names 2>/dev/null)" -- "$cur"))
          return
        fi
        if [ "$COMP_CWORD" -gt 1 ]; then
          case " \(commands) " in
            *" ${COMP_WORDS[1]} "*) page=${COMP_WORDS[1]} ;;
          esac
        fi
        case $page in

      """ + actions.map(actionCase).joined() + """
          esac
          case "$page $prev" in

        """ + CompletionPage.all.map(valueCases).joined() + """
          esac
          if [ -n "$words$list" ]; then
            if [ -n "$list" ]; then
              # The last of several, with those before it.
              local before=
              case $cur in *,*) before=${cur%,*}, ;; esac
              COMPREPLY=($(compgen -P "$before" -W "$list" -- "${cur##*,}"))
            else
              COMPREPLY=($(compgen -W "$words" -- "$cur"))
            fi
            return
          fi
          case "$page $prev" in

        """ + CompletionPage.all.map(otherValues).joined() + """
          esac
          case $page in

        """ + (CompletionPage.all.map(wordCase) + actions.map(actionWords)).joined() + """
          esac
          if [ "$COMP_CWORD" = 1 ]; then words="\(commands) $words"; fi
          case $cur in -*) words=$options ;; esac
          COMPREPLY=($(compgen -W "$words" -- "$cur"))
        }
        complete -o default -F _dsmigrate dsmigrate

        """
  }

  /// Takes the first word after the command that names an action.
  private static func actionCase(_ command: Command) -> String {
    let name = command.name.rawValue
    let actions = command.actions.map(\.name).joined(separator: "|")
    return """
          \(name))
            for word in "${COMP_WORDS[@]:2:COMP_CWORD-2}"; do
              case $word in \(actions)) page="\(name) $word" && break ;; esac
            done
            ;;

      """
  }

  /// The possible values of an option.
  private static func valueCases(_ page: CompletionPage) -> String {
    page.flags.map { flag in
      switch flag.choices {
      case .words(let words): "    \(pattern(flag, page)) words=\(quoted(words)) ;;\n"
      case .list(let words), .reasons(let words):
        "    \(pattern(flag, page)) list=\(quoted(words)) ;;\n"
      case .files, .folders, .nothing: ""
      }
    }.joined()
  }

  /// The options with file names or free text as values: bash completes files by default.
  private static func otherValues(_ page: CompletionPage) -> String {
    page.flags.map { flag in
      switch flag.choices {
      case .words, .list, .reasons: ""
      case .files, .folders, .nothing:
        flag.takesValue ? "    \(pattern(flag, page)) return ;;\n" : ""
      }
    }.joined()
  }

  private static func pattern(_ flag: Flag, _ page: CompletionPage) -> String {
    let names = [flag.option] + (flag.short.map { ["-\($0)"] } ?? [])
    return names.map { "\"\((page.words + [$0]).joined(separator: " "))\"" }
      .joined(separator: "|") + ")"
  }

  /// The possible completions: options, and words if it takes any.
  private static func wordCase(_ page: CompletionPage) -> String {
    var words: [String] = []
    if case .words(let rest) = page.rest { words = rest }
    return "    \(quoted([page.words.joined(separator: " ")])))"
      + " words=\(quoted(words)) options=\(quoted(page.flags.map(\.option))) ;;\n"
  }

  private static func actionWords(_ command: Command) -> String {
    "    \(command.name.rawValue)) words=\(quoted(command.actions.map(\.name)))"
      + " options=\(quoted(Flags.always.map(\.option))) ;;\n"
  }

  private static func quoted(_ words: [String]) -> String {
    Shell.quoted(words.joined(separator: " "))
  }
}
