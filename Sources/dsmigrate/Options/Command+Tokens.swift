// What `tokens` can do.

import MigrateKit

extension Command {
  /// One thing that a command can do, with options of its own.
  struct Action: Sendable {
    /// The word that asks for it.
    let name: String
    /// What follows the word, for help.
    let arguments: String
    /// One line of help.
    let summary: String
    /// More help, for the action's own page.
    let details: String
    /// The options that it takes.
    let flags: [Flag]
  }

  /// The actions of `tokens`, in the order in which help lists them.
  static let tokenActions: [Action] = [
    list, check, compare, suggest, `import`, generate, export,
  ]

  private static let format = Flags.format.explained("text (the default) or json")
    .choosing(.words(["text", "json"]))
  private static let mapping = Flags.mapping.explained(
    "the mapping, instead of the one that the code under PATH uses")

  private static let list = Action(
    name: "list", arguments: "[PATH…]",
    summary: "every token with its values, its roles and its code",
    details: """
      Shows the tokens of the mapping that the code under each PATH uses, or of PATH itself when it is a
      JSON file.
      """,
    flags: [mapping, format, Flags.output, Flags.noColor] + Flags.always)

  private static let check = Action(
    name: "check", arguments: "[PATH…]",
    summary: "every mistake in a mapping, and measurements of its tokens",
    details: """
      Loads everything and lists each mistake with its file and place. Measures the contrast of text on
      the backgrounds that it is for, colors that a color-vision deficiency makes alike,
      near-duplicates, sizes, and what the system assertions; with code under PATH also which tokens the
      code never names.
      The mapping is the one that the code uses, or PATH itself when it is a JSON file. The exit status
      is 2 when something does not load, and with --check 1 for any other mistake.

      With --app PATH it compares the token file with what the app declares instead: values that
      differ, tokens whose code is not declared, declarations that are not tokens. PATH… are then
      mappings: files, or NAME for mappings/NAME.json; by default the one that the app uses. --patch
      prints a patch for 'git apply' and writes nothing.
      """,
    flags: [Flags.app, Flags.all, Flags.include, Flags.exclude, Flags.only, mapping, format]
      + [
        Flags.output, Flags.patch, Flags.check.explained("exit with status 1 for any mistake"),
        Flags.noColor,
      ]
      + Flags.common)

  private static let compare = Action(
    name: "compare", arguments: "[MAPPING…]",
    summary: "several design systems side by side",
    details: """
      Shows which token each mapping has for the names that they share, what each lacks, and which
      colors are the same or nearly so. MAPPING is a file, a folder of them, or NAME for
      mappings/NAME.json; by default all in the folder mappings.
      """,
    flags: [
      format, Flags.output, Flags.html.explained("write a page for designers to FILE"),
      Flags.noColor,
    ] + Flags.always)

  private static let suggest = Action(
    name: "suggest", arguments: "[PATH…]",
    summary: "new tokens for the values that no token matches",
    details: """
      Reads the code under each PATH and proposes a palette, a type scale and a scale of radii for the
      values without a matching token. With --format json the proposal is a token file, and
      --write-mapping writes the mapping that goes with it. 'init --suggest' writes both at once.
      """,
    flags: Flags.reading
      + [
        Flags.format.explained("text (the default), or json for a token file")
          .choosing(.words(["text", "json"])),
        Flags.output,
        Flags.writeMapping.explained(
          "with --format json and --output, write a mapping to FILE with code for the tokens"),
        Flags.force.explained("replace the files to be written where they exist"), Flags.noColor,
      ] + Flags.common)

  private static let `import` = Action(
    name: "import", arguments: "PATH…",
    summary: "one token file from a Swift theme, an asset catalog or token files",
    details: """
      Each PATH is Swift code that declares a theme, an '.xcassets' folder, or a token file of any draft
      of the format, Figma's exports included (one file a mode).
      """,
    flags: [
      Flags.output.explained("write the token file to FILE instead of standard output"),
      Flags.writeMapping, Flags.force,
    ] + Flags.common)

  private static let generate = Action(
    name: "generate", arguments: "[PATH…]",
    summary: "the theme in Swift, or as an asset catalog",
    details: """
      Writes the Swift that the code of the mapping needs to compile. The mapping is the one that the
      code under PATH uses, or PATH itself when it is a JSON file. With --app it declares only the tokens
      that the app lacks, and extends the types that the app has.
      """,
    flags: [
      Flags.app.explained("declare only what the app at PATH neither declares nor uses"),
      mapping, Flags.output.explained("the same as --swift FILE"), Flags.swift, Flags.xcassets,
      Flags.force.explained("replace a Swift file that was not generated"),
    ] + Flags.always)

  private static let export = Action(
    name: "export", arguments: "[PATH…]",
    summary: "the tokens as files for other tools",
    details: """
      Writes the tokens of a mapping for design and build tools, each with the code that names it: dtcg is
      one file of the Design Tokens format with modes, style-dictionary a file for each appearance, figma a
      file for each mode of a collection of variables. The mapping is the one that the code under PATH
      uses, or PATH itself when it is a JSON file; tokens that it leaves out are left out here.
      'tokens import' reads all three.
      """,
    flags: [
      mapping,
      Flags.format.explained("dtcg (the default), style-dictionary or figma")
        .choosing(.words(TokenExport.Format.allCases.map(\.rawValue))),
      Flags.output.explained("the file, or the folder where there are several"), Flags.force,
    ] + Flags.always)
}

extension ParsedArguments {
  /// The action that was asked for; `nil` where the command has none, or none of that name.
  var action: Command.Action? {
    Command.named(command).actions.first { $0.name == rest.first }
  }

  /// The paths, without the action before them.
  var paths: [String] { Command.named(command).actions.isEmpty ? rest : tokenArguments }
}
