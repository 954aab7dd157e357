// The actions of `tokens`.

import MigrateKit
import MigrateKitCore

extension Command {
  /// An action of a command, with its own options.
  struct Action: Sendable {
    /// Its name.
    let name: String
    /// The arguments after the name, for help.
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
    "use this mapping instead of the one that the code under PATH uses")

  private static let list = Action(
    name: "list", arguments: "[PATH…]",
    summary: "list the tokens with their values, roles and code",
    details: """
      Lists the tokens of the mapping that the code under each PATH uses, or of PATH itself if it is a JSON
      file.
      """,
    flags: [mapping, format, Flags.output, Flags.noColor] + Flags.always)

  private static let check = Action(
    name: "check", arguments: "[PATH…]",
    summary: "find mistakes in a mapping, and measure its tokens",
    details: """
      Lists each mistake in the mapping and its files, with its place. Measures the contrast of text on
      its backgrounds, colors that look alike with a color-vision deficiency, near-duplicates, sizes, and
      the assertions of the mapping; with code under PATH, also lists tokens that the code never uses.
      The mapping is the one that the code uses, or PATH itself if it is a JSON file. The exit status is
      2 if something does not load; with --check, it is 1 for any other finding.

      With --app it compares the token file with the declarations of the app instead: different values,
      tokens whose code is not declared, declarations that are not tokens. Each PATH is then a mapping: a
      file, or NAME for mappings/NAME.json; by default the one that the app uses. --patch prints a patch
      for 'git apply' and writes nothing.
      """,
    flags: [Flags.app, Flags.all, Flags.include, Flags.exclude, Flags.only, mapping, format]
      + [
        Flags.output, Flags.patch, Flags.check.explained("exit with status 1 if anything is found"),
        Flags.noColor,
      ]
      + Flags.common)

  private static let compare = Action(
    name: "compare", arguments: "[MAPPING…]",
    summary: "compare several design systems",
    details: """
      Shows for each shared name the token of each mapping, the names that each lacks, and colors that are
      the same or nearly the same. MAPPING is a file, a folder of files, or NAME for mappings/NAME.json; by
      default all files in the folder mappings.
      """,
    flags: [
      format, Flags.output, Flags.html.explained("write a page for designers to FILE"),
      Flags.noColor,
    ] + Flags.always)

  private static let suggest = Action(
    name: "suggest", arguments: "[PATH…]",
    summary: "propose tokens for the values without a matching token",
    details: """
      Proposes a palette, a type scale and a scale of radii from the code under each PATH. --format json
      writes them as a token file, and --write-mapping the mapping for it; 'init --suggest' writes both.
      """,
    flags: Flags.reading
      + [
        Flags.format.explained("text (the default), or json for a token file")
          .choosing(.words(["text", "json"])),
        Flags.output,
        Flags.writeMapping.explained(
          "with --format json and --output, write the mapping for the token file to FILE"),
        Flags.force, Flags.noColor,
      ] + Flags.common)

  private static let `import` = Action(
    name: "import", arguments: "PATH…",
    summary: "make a token file from a Swift theme, an asset catalog or token files",
    details: """
      Each PATH is Swift code that declares a theme, an '.xcassets' folder, or a token file: of any draft of
      the format, of Style Dictionary or Tokens Studio, or an export of Figma (one file per mode).
      """,
    flags: [
      Flags.output.explained("write the token file to FILE instead of standard output"),
      Flags.writeMapping, Flags.force,
    ] + Flags.common)

  private static let generate = Action(
    name: "generate", arguments: "[PATH…]",
    summary: "write the theme in Swift, or as an asset catalog",
    details: """
      Writes Swift that declares the code of every token in the mapping. The mapping is the one that the
      code under PATH uses, or PATH itself if it is a JSON file. With --app it declares only the tokens
      that the app lacks, and extends the types that the app has.
      """,
    flags: [
      Flags.app.explained("declare only the tokens that the app at PATH neither declares nor uses"),
      mapping, Flags.output.explained("the same as --swift FILE"), Flags.swift, Flags.xcassets,
      Flags.force.explained("overwrite a Swift file that was not generated"),
    ] + Flags.always)

  private static let export = Action(
    name: "export", arguments: "[PATH…]",
    summary: "write the tokens as files for other tools",
    details: """
      Writes the tokens of a mapping, each with its Swift code, for design and build tools. Formats: dtcg,
      one file of the Design Tokens format with modes; style-dictionary, one file per appearance; figma, one
      file per mode of a collection of variables. The mapping is the one that the code under PATH uses, or
      PATH itself if it is a JSON file. 'tokens import' reads all three formats.
      """,
    flags: [
      mapping,
      Flags.format.explained("dtcg (the default), style-dictionary or figma")
        .choosing(.words(TokenExport.Format.allCases.map(\.rawValue))),
      Flags.output.explained("the file to write, or the folder for several files"), Flags.force,
    ] + Flags.always)
}

extension ParsedArguments {
  /// The given action; `nil` if the command has none, or none of that name.
  var action: Command.Action? {
    Command.named(command).actions.first { $0.name == rest.first }
  }

  /// The paths, without the action before them.
  var paths: [String] { Command.named(command).actions.isEmpty ? rest : tokenArguments }
}
