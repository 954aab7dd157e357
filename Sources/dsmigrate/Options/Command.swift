/// One command of the tool, as data.
struct Command: Sendable {
  /// Every command there is.
  enum Name: String, CaseIterable, Sendable {
    case scan, patch, apply, review, preview, merge, explain, tokens, `init`, completions, help,
      debug
  }

  /// The command.
  let name: Name
  /// The arguments after the name, for help.
  let arguments: String
  /// One line of help.
  let summary: String
  /// More help, for the command's own page.
  let details: String
  /// Its options; for a command with actions, those of all actions.
  let flags: [Flag]
  /// Its actions.
  var actions: [Action] = []
  /// Whether it is hidden from help, for developers of the tool.
  var isHidden = false

  /// The commands, in the order in which help lists them.
  static let all = [
    scan, patch, apply, review, preview, merge, explain, tokens, initialize, completions, help,
    debug,
  ]

  /// The command of a name.
  static func named(_ name: Name) -> Command {
    all.first { $0.name == name } ?? scan
  }

  private static let scan = Command(
    name: .scan, arguments: "[PATH…]",
    summary: "report what is hard-coded and what it would become (the default command)",
    details: """
      Reports the colors, fonts, corner radii and other style values that are hard-coded in the Swift files
      under each PATH (by default the working directory): what each would become, what needs review, and
      what the design system lacks. Writes no file but those named by options.
      """,
    flags: Flags.reading + Flags.deciding
      + [
        Flags.shard, Flags.format, Flags.output.explained("write the report to FILE"), Flags.root,
        Flags.check, Flags.baseline,
        Flags.writeBaseline, Flags.strict, Flags.quiet, Flags.noColor, Flags.timings,
      ] + Flags.common)

  private static let patch = Command(
    name: .patch, arguments: "[PATH…]",
    summary: "write the changes as a unified diff",
    details: """
      Writes the changes of 'apply' as a patch for 'git apply' or 'patch -p1'. Paths are relative to the
      top of the git work tree. With --split it writes a numbered series to a folder: each patch applies
      after the one before and begins with a message, so that 'git am' makes a commit of each.
      """,
    flags: Flags.reading + Flags.deciding
      + [
        Flags.shard,
        Flags.output.explained("write the patch to FILE; with --split the series to that folder"),
        Flags.split, Flags.maxFiles, Flags.reverse,
      ] + Flags.common)

  private static let apply = Command(
    name: .apply, arguments: "[PATH…]",
    summary: "rewrite the files",
    details: """
      Applies the safe changes and touches nothing else. Each file is checked before it is written, and
      written whole or not at all. Ctrl-C restores every file. --undo reverts a run; it takes no other
      option than --allow-dirty, --quiet and --no-color. A run that was killed is reverted by the next
      one. DRY_RUN=1 in the environment has the effect of --dry-run.
      """,
    flags: Flags.reading + Flags.deciding
      + [
        Flags.shard, Flags.dryRun, Flags.allowDirty, Flags.allowNoVCS, Flags.undo, Flags.verify,
        Flags.verifyLimit, Flags.quiet, Flags.noColor,
      ] + Flags.common)

  private static let review = Command(
    name: .review, arguments: "[PATH…]",
    summary: "decide change by change, in the terminal or on an HTML page",
    details: """
      Shows one change at a time, with the code, both colors, the distance, the role and its evidence,
      the runner-up and the reasons. Single keys decide; ? lists them. Every decision is saved at once
      in the file of --decisions (by default decisions.json), and the next review continues there. With
      --html it writes a page for a browser, which needs no network and exports such a file. Apply the
      decisions with 'apply --decisions FILE'.

      With --serve the page is served to browsers on this machine, at a link that works once. Decisions
      are saved as they are made, and a button does what 'apply' does with the same options. Ctrl-C ends
      it, and so does closing the terminal.
      """,
    flags: Flags.reading + Flags.deciding + [
      Flags.html.explained("write a page to decide on to FILE"), Flags.serve, Flags.port,
    ] + ServeOptions.forApplying + [Flags.noColor] + Flags.common)

  private static let preview = Command(
    name: .preview, arguments: "[PATH…]",
    summary: "sketches of the changed views, before and after, in light and dark",
    details: """
      Draws each view that apply would change, from its code: texts, stacks, colors, fonts, corners and
      shadows of SwiftUI, UIKit and AppKit with the values before and after. Writes one page for a browser,
      index.html, and an SVG picture of each view. It is a sketch: text is measured with estimated widths,
      symbols and pictures are placeholders, conditions are taken as the view first appears, and what is
      not known is hatched.
      With --level review it also shows the changes that need review.
      """,
    flags: Flags.reading + Flags.deciding + [
      Flags.output.explained("write the page and the pictures to the folder FILE"), Flags.noColor,
    ] + Flags.common)

  private static let merge = Command(
    name: .merge, arguments: "REPORT…",
    summary: "combine the JSON reports of shards or repositories",
    details: """
      Combines reports of 'scan --format json': those of the shards of one run, or those of repositories
      that were scanned with the same --root. A folder means the reports in it. All shards of a run give
      the report of an unsharded run, byte for byte; merged reports can be merged again. Missing shards
      are named; a project or file that is reported twice is an error. --format text or markdown shows
      the figures of each project, and how many values each reason holds.
      """,
    flags: [
      Flags.format.explained("json (the default), text or markdown")
        .choosing(.words(["json", "text", "markdown"])),
      Flags.output.explained("write the merged report to FILE"),
      Flags.root.explained(
        "the folder that the paths of all reports start from, where they ran on several machines"),
      Flags.noColor,
    ] + Flags.always)

  private static let explain = Command(
    name: .explain, arguments: "FILE:LINE",
    summary: "show why a value maps to a token: all candidates with distances",
    details: """
      Shows every finding on a line with its value, the evidence for its role, the candidates with
      their distances, and why each was chosen or not. FILE is relative to the working directory or to
      the top of the git work tree.
      """,
    flags: [Flags.mapping, Flags.decisions, Flags.noColor] + Flags.common)

  private static let tokens = Command(
    name: .tokens, arguments: "ACTION [PATH…]",
    summary:
      "work with design tokens: list, check, compare, suggest, import, generate, export",
    details: "'dsmigrate tokens ACTION --help' lists the options of an action.",
    flags: tokenActions.flatMap(\.flags), actions: tokenActions)

  private static let initialize = Command(
    name: .`init`, arguments: "[PATH…]",
    summary: "write .dsmigrate.json and a first mapping from the tokens that the code declares",
    details: """
      Reads the design tokens that the code under each PATH (an app's folder, by default the working
      directory) declares: extensions of Color, UIColor, Font and CGFloat, types that hold such values,
      asset catalogs. Writes a token file, and a mapping with the code of each token. Roles are guessed
      from names and uses. It asks nothing and overwrites nothing; 'scan' works at once afterwards.

      --system binds a design system to the app: for each token of the system, the mapping names the
      declaration that has its name, value or role in the app. Tokens that are missing or have another
      value are listed. Shipped systems: coaching, ritual, runner, story, wellness. --suggest, for code
      without a theme, proposes tokens from the values that the code repeats. With either, --swift writes
      the missing declarations to FILE.
      """,
    flags: [
      Flags.system, Flags.suggest,
      Flags.swift.explained(
        "with --system or --suggest, write Swift that declares the missing tokens to FILE"),
      Flags.all.explained("list every declaration that cannot be read, not the first ten"),
      Flags.dryRun, Flags.noColor,
    ] + Flags.common)

  private static let completions = Command(
    name: .completions, arguments: "SHELL",
    summary: "print the completion script for bash, zsh or fish",
    details: """
      Prints a script that completes commands, options, their values, reasons and files in SHELL. In bash
      and zsh, source it when the shell starts; fish reads it from its folder of completions.
      """,
    flags: Flags.always)

  private static let help = Command(
    name: .help, arguments: "[COMMAND [ACTION]]",
    summary: "show the options of a command or an action",
    details: "The same as 'dsmigrate COMMAND --help'.",
    flags: Flags.always)

  private static let debug = Command(
    name: .debug, arguments: "lexemes|outline FILE, manual, or commands",
    summary: "print the results of the first stages",
    details: "Prints the lexemes or the outline of FILE.",
    flags: Flags.always, isHidden: true)
}
