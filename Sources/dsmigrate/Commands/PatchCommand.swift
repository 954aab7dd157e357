import MigrateKit
import MigrateKitCore

/// `patch`: writes the changes as one unified diff, or as a series of them.
struct PatchCommand {
  let parsed: ParsedArguments
  let terminal: Terminal

  func run() throws -> Terminal.Exit {
    var series: SeriesOptions?
    let run = try CommandRun(parsed, on: terminal) {
      series = try SeriesOptions(parsed, output: $0.output)
      $0.request.keepsBytes = true
    }
    let (configuration, outcome) = (run.configuration, run.outcome)
    if let series { return try write(series, of: outcome) }
    let patch = outcome.patch(reversed: parsed.has(Flags.reverse))
    if patch.isEmpty { terminal.say("dsmigrate: nothing to change") }
    let product = configuration.output == nil ? terminal.shown(patch) : patch
    if product != patch {
      terminal.say(
        "dsmigrate: control characters of the source are shown as escapes; write the patch with"
          + " --output FILE to apply it")
    }
    let exit = terminal.deliver(product, to: configuration.output, as: run.exit)
    if let output = configuration.output, !patch.isEmpty, exit == .done {
      terminal.say("dsmigrate: \(outcome.changeCount) written to \(output)")
    }
    return exit
  }

  /// Writes a series; standard output gets the path of each patch, as from `git format-patch`.
  private func write(
    _ options: SeriesOptions, of outcome: MigrationRun.Outcome
  ) throws -> Terminal.Exit {
    let exit = outcome.report.exit(else: .done)
    let series = PatchSeries(
      outcome, split: options.split, maxFiles: options.maxFiles,
      isReversed: parsed.has(Flags.reverse))
    if series.patches.isEmpty {
      terminal.say("dsmigrate: nothing to change")
      return exit
    }
    let replaced = try series.write(to: options.folder)
    let count = Count.text(series.patches.count, "patch", plural: "patches")
    terminal.say(
      "dsmigrate: \(outcome.changeCount) in \(count) written to \(options.folder)"
        + (replaced > 0 ? ", in place of an earlier series of \(Count.grouped(replaced))" : ""))
    let paths = series.patches.map { SafeText.line("\(options.folder)/\($0.name)") + "\n" }
    return terminal.finish(Array(paths.joined().utf8), as: exit)
  }
}

/// The options of a series.
private struct SeriesOptions {
  let split: PatchSeries.Split
  let maxFiles: Int?
  let folder: String

  /// Reads the options; `nil` for a single patch.
  init?(_ parsed: ParsedArguments, output: String?) throws {
    guard let word = parsed.last(Flags.split) else {
      if parsed.has(Flags.maxFiles) {
        throw UsageError("'--max-files' needs a series: --split BY --output FOLDER")
      }
      return nil
    }
    let known = PatchSeries.Split.allCases.map(\.rawValue)
    guard let split = PatchSeries.Split(rawValue: word) else {
      throw UsageError("cannot split by '\(word)'" + RunConfiguration.hint(word, known))
    }
    guard let output else {
      throw UsageError("'--split' needs a folder for the patches: --output FOLDER")
    }
    self.split = split
    folder = output
    maxFiles = try parsed.last(Flags.maxFiles).map { word in
      guard let number = Int(word), number > 0 else {
        throw UsageError("'--max-files' takes a number from 1 up, not '\(word)'")
      }
      return number
    }
  }
}

extension MigrationRun.Outcome {
  /// The counts of changes: `12 changes in 3 files`.
  fileprivate var changeCount: String {
    let values = Count.text(changes.reduce(0) { $0 + $1.applied.count }, "change")
    return "\(values) in \(Count.text(changes.count, "file"))"
  }
}
