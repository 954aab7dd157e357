import MigrateKit
import MigrateKitCore

/// One option of the command line, as data: help, completion of mistyped names and parsing all read
/// it.
struct Flag: Sendable {
  /// The kinds of value that an option takes.
  enum Value: Sendable {
    /// No value.
    case none
    /// One value, with its name in help.
    case one(String)
  }

  /// The possible values, for completion.
  enum Choices: Sendable {
    /// Anything, or no value.
    case nothing
    case files
    case folders
    /// One of these.
    case words([String])
    /// Several of these, with commas between them.
    case list([String])
    /// Several of these reasons, each limited to a category or a token if one follows after a colon.
    case reasons([String])
  }

  /// Where help lists the option.
  enum Category: String, CaseIterable, Sendable {
    case choosing = "Input"
    case deciding = "Matching"
    case output = "Output"
    case writing = "Rewriting"
    case general = "General"
  }

  /// The long name, without dashes.
  let name: String
  /// The one-letter name, if it has one.
  var short: Character?
  /// Whether it takes a value, and its name in help.
  var value: Value = .none
  /// Where help lists it.
  let category: Category
  /// One line of help.
  private(set) var help: String
  /// Its possible values.
  private(set) var choices = Choices.nothing
  /// Whether it may be given several times.
  var isRepeatable = false
  /// Whether it is hidden from help, for developers of the tool.
  var isHidden = false

  /// The option as typed: `--name`.
  var option: String { "--" + name }

  /// The same option with another help text, if its meaning differs in a command.
  func explained(_ help: String) -> Flag {
    var flag = self
    flag.help = help
    return flag
  }

  /// The same option with fewer values.
  func choosing(_ choices: Choices) -> Flag {
    var flag = self
    flag.choices = choices
    return flag
  }

  /// Whether the option takes a value.
  var takesValue: Bool {
    if case .none = value { return false }
    return true
  }
}

/// Every option there is, in the order in which help lists them.
enum Flags {
  static let all = Flag(
    name: "all", category: .choosing,
    help:
      "also report vendored, ignored and generated files, and values that are never"
      + " rewritten")
  static let include = Flag(
    name: "include", value: .one("GLOB"), category: .choosing,
    help:
      "report only files matching GLOB, relative to the top of the work tree or to the"
      + " working directory; repeatable", isRepeatable: true)
  static let exclude = Flag(
    name: "exclude", value: .one("GLOB"), category: .choosing,
    help:
      "leave out files matching GLOB; repeatable", isRepeatable: true)
  static let only = Flag(
    name: "only", value: .one("KINDS"), category: .choosing,
    help:
      "report only these kinds of value, separated by commas: \(TokenCategory.allCases.map(\.rawValue).joined(separator: ", "))",
    choices: .list(TokenCategory.allCases.map(\.rawValue)))
  static let shard = Flag(
    name: "shard", value: .one("K/N"), category: .choosing,
    help:
      "report only part K of N: whole projects, or the files of a single project; combine"
      + " the reports with 'merge'")
  static let mapping = Flag(
    name: "mapping", value: .one("FILE"), category: .deciding,
    help:
      "use this mapping instead of the one named in .dsmigrate.json", choices: .files)
  static let level = Flag(
    name: "level", value: .one("LEVEL"), category: .deciding,
    help:
      "apply changes up to this status: exact, near (the default) or review",
    choices: .words(["exact", "near", "review"]))
  static let accept = Flag(
    name: "accept", value: .one("REASONS"), category: .deciding,
    help:
      "also apply changes that only these reasons hold, such as changesInDark or"
      + " roleUnknown:radius",
    choices: .reasons(ReasonCode.allCases.filter(\.isAcceptable).map(\.rawValue)))
  static let decisions = Flag(
    name: "decisions", value: .one("FILE"), category: .deciding,
    help:
      "use the decisions in FILE: accept, reject, or use another token",
    choices: .files)
  static let format = Flag(
    name: "format", value: .one("FORMAT"), category: .output,
    help: "text (the default), json, markdown, html, sarif, github, xcode or csv",
    choices: .words(ReportFormat.allCases.map(\.rawValue)))
  static let html = Flag(
    name: "html", value: .one("FILE"), category: .output,
    help: "write an HTML page to FILE", choices: .files)
  static let serve = Flag(
    name: "serve", category: .output,
    help: "decide on a page that this command serves to browsers on this machine")
  static let port = Flag(
    name: "port", value: .one("N"), category: .output,
    help: "with --serve, the port of the page; by default any free one")
  static let system = Flag(
    name: "system", value: .one("NAME|FILE"), category: .deciding,
    help:
      "bind this design system to the code: the name of a shipped one, a mapping or a"
      + " token file",
    choices: .words(ShippedSystem.all.map(\.name)))
  static let suggest = Flag(
    name: "suggest", category: .deciding,
    help:
      "propose tokens from the values that the code repeats, for code without a theme")
  static let app = Flag(
    name: "app", value: .one("PATH"), category: .choosing,
    help: "compare the token file with what the app at PATH declares", choices: .folders)
  static let patch = Flag(
    name: "patch", value: .one("SIDE"), category: .output,
    help:
      "with --app, print a patch that resolves the differences: 'tokens' changes the"
      + " token file, 'theme' the Swift theme",
    choices: .words(["tokens", "theme"]))
  static let swift = Flag(
    name: "swift", value: .one("FILE"), category: .output,
    help: "write the theme in Swift to FILE instead of standard output", choices: .files)
  static let xcassets = Flag(
    name: "xcassets", value: .one("DIR"), category: .output,
    help:
      "write the colors as color sets to the asset catalog DIR", choices: .folders)
  static let output = Flag(
    name: "output", short: "o", value: .one("FILE"), category: .output,
    help: "write to FILE instead of standard output", choices: .files)
  static let root = Flag(
    name: "root", value: .one("FOLDER"), category: .output,
    help:
      "write paths relative to FOLDER instead of the top of the git work tree; reports to"
      + " be merged need the same one", choices: .folders)
  static let writeMapping = Flag(
    name: "write-mapping", value: .one("FILE"), category: .output,
    help:
      "write a mapping with the Swift code of the imported tokens to FILE",
    choices: .files)
  static let force = Flag(
    name: "force", category: .output,
    help:
      "overwrite existing files")
  static let split = Flag(
    name: "split", value: .one("BY"), category: .output,
    help:
      "write a numbered series of patches to the folder of --output: one per status,"
      + " category, directory or file", choices: .words(PatchSeries.Split.allCases.map(\.rawValue)))
  static let maxFiles = Flag(
    name: "max-files", value: .one("N"), category: .output,
    help:
      "put at most N files into one patch of the series")
  static let reverse = Flag(
    name: "reverse", category: .output,
    help:
      "write the patch that reverts the changes")
  static let check = Flag(
    name: "check", category: .output,
    help:
      "exit with status 1 if values are hard-coded; with a baseline, if values are new")
  static let baseline = Flag(
    name: "baseline", value: .one("FILE"), category: .output,
    help:
      "report only values that are new or gone since FILE was written", choices: .files)
  static let writeBaseline = Flag(
    name: "write-baseline", value: .one("FILE"), category: .output,
    help:
      "write the hard-coded values to FILE; entries for unscanned files are kept", choices: .files)
  static let strict = Flag(
    name: "strict", category: .output,
    help:
      "like --check, and also exit with status 1 if values of the baseline are gone")
  static let quiet = Flag(
    name: "quiet", short: "q", category: .output,
    help:
      "print only the totals")
  static let noColor = Flag(
    name: "no-color", category: .output,
    help:
      "print plain text, also on a terminal")
  static let allowDirty = Flag(
    name: "allow-dirty", category: .writing,
    help:
      "rewrite despite uncommitted changes, and also files that git does not track"
  )
  static let allowNoVCS = Flag(
    name: "allow-no-vcs", category: .writing,
    help:
      "rewrite files outside git")
  static let verify = Flag(
    name: "verify", value: .one("COMMAND"), category: .writing,
    help:
      "keep only the changes that COMMAND, such as 'swift build', passes with; it runs in"
      + " a shell at the top of the work tree, before the rewrite and then until it passes")
  static let verifyLimit = Flag(
    name: "verify-limit", value: .one("N"), category: .writing,
    help:
      "run COMMAND at most N times (20); changes not tried by then are reverted")
  static let undo = Flag(
    name: "undo", category: .writing,
    help:
      "restore the files of the last run, byte for byte; repeat to go back further")
  static let dryRun = Flag(
    name: "dry-run", category: .writing,
    help:
      "show what would be written; write nothing")
  static let jobs = Flag(
    name: "jobs", short: "j", value: .one("N"), category: .general,
    help:
      "number of threads; by default one per core")
  static let timings = Flag(
    name: "timings", category: .general,
    help: "print on standard error what each stage took", isHidden: true)
  static let help = Flag(
    name: "help", short: "h", category: .general,
    help:
      "show this help")
  static let version = Flag(
    name: "version", category: .general,
    help:
      "print the version")

  /// Options of every command that reads code.
  static let reading = [all, include, exclude, only, mapping]
  /// Options of every command that decides what is applied.
  static let deciding = [level, accept, decisions]
  /// Options of every command.
  static let always = [help, version]
  /// Options of every command with long runs.
  static let common = [jobs] + always
  /// Every option, as the commands take them.
  static let everything = Command.all.flatMap(\.flags)
}
