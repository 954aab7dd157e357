/// Facts about every command, for help, the manual page and the reference.
enum RunningFacts {
  /// The environment variables.
  static let environment = [
    (name: "DRY_RUN", meaning: "With the value 1, 'apply' writes nothing, as with --dry-run."),
    (name: "NO_COLOR", meaning: "No color on a terminal, if the value is not empty."),
    (
      name: "TERM", meaning: "With the value dumb: no progress bar, and 'review' shows plain lines."
    ),
    (
      name: "XDG_STATE_HOME",
      meaning: "Where undo journals of files outside git are kept; by default ~/.local/state, on"
        + " macOS ~/Library/Application Support."
    ),
  ]

  /// The exit statuses.
  static let exitStatuses = [
    (status: 0, meaning: "Done."),
    (
      status: 1,
      meaning: "--check found something, or 'apply --verify' reverted something."
    ),
    (
      status: 2,
      meaning: "An error: bad usage, or a mapping or a file that could not be read or written. The"
        + " rest is still done, and each file that failed is named."
    ),
  ]
}
