import MigrateKit
import MigrateKitCore

/// `tokens import`: one token file from a theme in Swift, asset catalogs, and token files.
struct TokensImportCommand {
  let parsed: ParsedArguments
  let terminal: Terminal

  func run() throws -> Terminal.Exit {
    let configuration = try RunConfiguration(parsed, paths: parsed.tokenArguments)
    let paths = parsed.tokenArguments
    guard !paths.isEmpty else {
      throw UsageError(
        "'tokens import' takes what to import: Swift files, '.xcassets' folders, token files")
    }
    let output = configuration.output
    let mapping = try RunConfiguration.filled(parsed, Flags.writeMapping)
    if mapping != nil, output == nil {
      throw UsageError(
        "'--write-mapping' needs '--output FILE' as well: a mapping names its token file")
    }
    try [output, mapping].compactMap { $0 }.forEach(refuseToReplace)
    let run = try ImportRun.run(paths, jobs: configuration.request.jobs)
    let exit = report(run)
    guard !run.document.tokens.isEmpty else { return .failed }
    guard let output else { return terminal.finish(run.document.write(), as: exit) }
    return try write(run, to: output, mapping, as: exit)
  }

  /// Existing files are only overwritten on request.
  private func refuseToReplace(_ path: String) throws {
    if !parsed.has(Flags.force), MigrationRun.exists(path) {
      throw UsageError("'\(path)' exists already; '--force' replaces it")
    }
  }

  private func report(_ run: ImportRun) -> Terminal.Exit {
    for problem in run.problems { terminal.say("dsmigrate: \(problem.file): \(problem.message)") }
    for member in run.unreadable {
      terminal.say(
        "dsmigrate: \(member.file):\(member.line): '\(member.name)' is left out: \(member.reason)")
    }
    if run.document.tokens.isEmpty, run.problems.allSatisfy(\.isWarning) {
      terminal.say("dsmigrate: there is no token to import")
    }
    return run.problems.allSatisfy(\.isWarning) ? .done : .failed
  }

  private func write(
    _ run: ImportRun, to output: String, _ mapping: String?, as exit: Terminal.Exit
  ) throws -> Terminal.Exit {
    var files = [(path: output, bytes: run.document.write())]
    if let mapping {
      guard let bytes = run.mapping(at: mapping, tokenFile: output) else {
        throw UsageError(
          "'--write-mapping' needs a theme in Swift or an asset catalog: token files do not contain the "
            + "code of tokens")
      }
      files.append((mapping, bytes))
    }
    var text = "\(run.summary)\n"
    for file in files {
      if let problem = OutputFile.write(file.bytes, to: file.path) { throw UsageError(problem) }
      text += "wrote \(file.path)\n"
    }
    return terminal.finish(Array(text.utf8), as: exit)
  }
}
