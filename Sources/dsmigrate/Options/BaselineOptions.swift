import MigrateKit
import MigrateKitCore

/// The values of `--baseline`, `--write-baseline`, `--check` and `--strict`.
struct BaselineOptions {
  /// The file to write.
  private let output: String?
  /// Whether new values end the run with status 1.
  private let isCheck: Bool
  /// Whether removed values do, too.
  private let isStrict: Bool
  /// The baseline to compare with, and its file.
  private let known: (file: String, baseline: Baseline)?

  /// Reads the options and the baseline that they name.
  init(_ parsed: ParsedArguments) throws {
    output = try RunConfiguration.filled(parsed, Flags.writeBaseline)
    if let objection = output.flatMap({ OutputGuard.objection(to: $0, replacedBy: .baseline) }) {
      throw UsageError(objection)
    }
    isStrict = parsed.has(Flags.strict)
    isCheck = parsed.has(Flags.check) || isStrict
    known = try RunConfiguration.filled(parsed, Flags.baseline).map { file in
      (file, try Self.read(file))
    }
    if isStrict, known == nil {
      throw UsageError("'--strict' compares the code with a baseline; name it with --baseline FILE")
    }
  }

  private static func read(_ file: String) throws -> Baseline {
    let (baseline, problems) = BaselineFile.read(try MigrationRun.read(file), file: file)
    guard let baseline else {
      let more = problems.count > 1 ? " (and \(problems.count - 1) more)" : ""
      throw UsageError((problems.first?.description ?? "\(file): not a baseline") + more)
    }
    return baseline
  }

  /// Whether the options need the findings of a run, besides their figures.
  var needsFindings: Bool { known != nil || output != nil }

  /// Makes a run compare with the baseline.
  func prepare(_ request: inout MigrationRun.Request) {
    request.baseline = known
  }

  /// Writes the requested baseline and returns the exit status.
  func finish(_ outcome: MigrationRun.Outcome, on terminal: Terminal) -> Terminal.Exit {
    let failure = isCheck ? failure(outcome.report) : nil
    if let failure { terminal.say("dsmigrate: \(failure)") }
    guard let output else { return failure == nil ? .done : .found }
    if failure != nil, known != nil {
      terminal.say(
        "dsmigrate: '\(output)' is not written; without --check new values are added to it")
      return .found
    }
    return write(outcome, to: output, on: terminal)
  }

  /// Why a check fails; `nil` when it passes.
  private func failure(_ report: RunReport) -> String? {
    guard let comparison = report.baseline else {
      // Values that were just written to the baseline are not new.
      let count = output == nil ? report.figures.failing : 0
      return count == 0 ? nil : "--check: \(Count.text(count, "value")) \(isAre(count)) hard-coded"
    }
    var parts: [String] = []
    if comparison.all.new > 0 {
      let count = comparison.all.new
      parts.append("\(Count.text(count, "value")) \(isAre(count)) new since '\(comparison.file)'")
    }
    if isStrict, comparison.all.gone > 0 {
      let count = comparison.all.gone
      parts.append(
        "\(Count.text(count, "value")) of '\(comparison.file)' \(isAre(count)) gone; "
          + "rewrite it with --write-baseline")
    }
    return parts.isEmpty ? nil : "--check: " + parts.joined(separator: ", and ")
  }

  private func isAre(_ count: Int) -> String { count == 1 ? "is" : "are" }

  private func write(
    _ outcome: MigrationRun.Outcome, to output: String, on terminal: Terminal
  ) -> Terminal.Exit {
    // Entries for unscanned files are kept.
    var old: Baseline?
    if let bytes = try? MigrationRun.read(output) {
      let (baseline, problems) = BaselineFile.read(bytes, file: output)
      old = baseline
      if let problem = problems.first {
        terminal.say("dsmigrate: \(problem); the baseline is rewritten")
      }
    }
    let baseline = outcome.baseline(updating: old)
    if let problem = OutputFile.write(BaselineFile.write(baseline), to: output) {
      terminal.say("dsmigrate: \(problem)")
      return .failed
    }
    let files = Count.text(baseline.fileCount, "file")
    terminal.say(
      "dsmigrate: \(Count.text(baseline.count, "value")) in \(files) written to '\(output)'")
    return .done
  }
}
