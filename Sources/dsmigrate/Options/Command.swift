/// One command of the tool, as data.
struct Command: Sendable {
  /// Every command there is.
  enum Name: String, CaseIterable, Sendable {
    case scan, patch, apply, review, preview, merge, explain, tokens, `init`, completions, help,
      debug
  }

  /// The command.
  let name: Name
  /// What follows the name, for help.
  let arguments: String
  /// One line of help.
  let summary: String
  /// More help, for the command's own page.
  let details: String
  /// The options that it takes; of a command with actions, those of all.
  let flags: [Flag]
  /// What it can do, where that has options of its own.
  var actions: [Action] = []
  /// Hidden commands are for people who work on the tool.
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
    summary: "dry run: what is hard-coded and what it would become (the default command)",
    details: """
      Reads the Swift files under each PATH (by default the working directory) and reports the colors,
      fonts and corner radii that are written as values: what each would become, what a person must
      decide, and what the design system lacks. Nothing is written.
      """,
    flags: Flags.reading + Flags.deciding
      + [
        Flags.shard, Flags.format, Flags.output.explained("write the report to FILE"), Flags.root,
        Flags.check, Flags.baseline,
        Flags.writeBaseline, Flags.strict, Flags.quiet, Flags.noColor, Flags.timings,
      ] + Flags.common)

  private static let patch = Command(
    name: .patch, arguments: "[PATH…]",
    summary: "the same changes as one unified diff",
    details: """
      Writes what apply would do as a patch for 'git apply' or 'patch -p1'. Its paths are relative to
      the top of the git work tree. With --split it writes a series into a folder: each patch says
      before its first line what it changes, and applies after the one before; 'git am' makes a commit
      of each.
      """,
    flags: Flags.reading + Flags.deciding
      + [
        Flags.shard,
        Flags.output.explained("write the patch to FILE; with --split the series to that folder"),
        Flags.split, Flags.maxFiles, Flags.reverse,
      ] + Flags.common)

  private static let apply = Command(
    name: .apply, arguments: "[PATH…]",
    summary: "rewrites the files",
    details: """
      Applies what is certain and touches nothing else. Each file is checked before it is written, and
      written whole or not at all. Ctrl-C restores every file. A run can be reverted with --undo, which
      takes no other option than --allow-dirty, --quiet and --no-color; one that was killed is reverted
      by the next. DRY_RUN=1 in the environment does the same as --dry-run.
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
      Shows one change after the other, with the code, both colors, the distance, the role with its
      evidence, the runner-up and the reasons; single keys decide, ? lists them. Every decision is
      kept at once in the file of --decisions (decisions.json where none is named), and the next
      review goes on where this one stopped. With --html the same becomes one page for a browser that
      needs no network and exports such a file. Then: apply --decisions FILE.
      """,
    flags: Flags.reading + Flags.deciding + [
      Flags.html.explained("write a page to decide on to FILE"), Flags.noColor,
    ] + Flags.common)

  private static let preview = Command(
    name: .preview, arguments: "[PATH…]",
    summary: "sketches of the changed views, before and after, in light and dark",
    details: """
      Draws each SwiftUI view that apply would change, from its code: texts, stacks, colors, fonts, corners
      and shadows with the values before and after. Writes one page for a browser, index.html, and an SVG
      picture of each view. It is a sketch: text is measured with estimated widths, symbols and pictures are
      placeholders, conditions are taken as the view first appears, and what is not known is hatched.
      With --level review it also shows the changes that need review.
      """,
    flags: Flags.reading + Flags.deciding + [
      Flags.output.explained("write the page and the pictures to the folder FILE"), Flags.noColor,
    ] + Flags.common)

  private static let merge = Command(
    name: .merge, arguments: "REPORT…",
    summary: "one report of many: of shards, or of repositories",
    details: """
      Puts reports together that 'scan --format json' wrote: of the shards of one run, or of different
      repositories with the same --root; a folder stands for those in it. The merged report of all shards is the report of one run over
      everything, to the byte, and may be merged again. Shards that are missing are named; what is
      reported twice is refused. With --format text or markdown it is a portfolio: the figures of each
      project, and why values wait.
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
    summary: "why a value maps to that token: all candidates with distances",
    details: """
      Shows every finding on a line with its value, the evidence for its role, the candidates with
      their distances, and why each was taken or not. FILE is looked for from the working directory,
      then from the top of the git work tree.
      """,
    flags: [Flags.mapping, Flags.decisions, Flags.noColor] + Flags.common)

  private static let tokens = Command(
    name: .tokens, arguments: "ACTION [PATH…]",
    summary:
      "the design tokens of a mapping: list, check, compare, suggest, import, generate, export",
    details: "'dsmigrate tokens ACTION --help' lists the options of an action.",
    flags: tokenActions.flatMap(\.flags), actions: tokenActions)

  private static let initialize = Command(
    name: .`init`, arguments: "[PATH…]",
    summary: "writes .dsmigrate.json and a first mapping from what the code already has",
    details: """
      Looks at the code under each PATH, an app's folder (by default the working directory), for the
      design tokens that it declares: extensions of Color, UIColor, Font and CGFloat, types that hold
      such values, asset catalogs. Writes them to a token file, and a mapping that spells each as the
      code does; what a token is for is guessed from its name and its uses. Asks nothing and
      overwrites nothing. 'scan' works at once afterwards.

      With --system it binds a design system to the app: the mapping then names, for each token of the
      system, the declaration that has its name, value or role here. What is missing and what has another
      value is listed. The shipped systems are coaching, ritual, runner, story and wellness. With
      --suggest, for code without a theme, the tokens are proposed from the values that the code repeats.
      Both write the declarations that are missing to the file of --swift.
      """,
    flags: [
      Flags.system, Flags.suggest,
      Flags.swift.explained(
        "with --system or --suggest, write the Swift that declares the missing tokens to FILE"),
      Flags.dryRun, Flags.noColor,
    ] + Flags.common)

  private static let completions = Command(
    name: .completions, arguments: "SHELL",
    summary: "the script that completes the command line in bash, zsh or fish",
    details: """
      Prints a script for SHELL that completes commands, options, their values, reasons and files. For
      bash and zsh source it when the shell starts; fish reads it from its folder of completions.
      """,
    flags: Flags.always)

  private static let help = Command(
    name: .help, arguments: "[COMMAND [ACTION]]",
    summary: "the options of a command or of an action",
    details: "The same as 'dsmigrate COMMAND --help'.",
    flags: Flags.always)

  private static let debug = Command(
    name: .debug, arguments: "lexemes|outline FILE, or manual",
    summary: "what the stages see of a file",
    details: "Prints what the tokenizer or the structural layer makes of FILE.",
    flags: Flags.always, isHidden: true)
}
