import MigrateKit
import MigrateKitCore

/// `tokens export`: the tokens of a mapping as files for other tools.
struct TokensExportCommand {
  let parsed: ParsedArguments
  let terminal: Terminal

  func run() throws -> Terminal.Exit {
    let configuration = try RunConfiguration(parsed, paths: parsed.tokenArguments)
    let format = try format()
    let mappings = try configuration.mappings()
    for problem in mappings.flatMap(\.errors) { terminal.say("dsmigrate: \(problem)") }
    guard mappings.count == 1 else {
      throw UsageError("'tokens export' takes one mapping; name it with --mapping FILE")
    }
    guard let system = mappings[0].designSystem, mappings[0].fatalErrors.isEmpty else {
      return .failed
    }
    let export = TokenExport(system, as: format)
    if !export.omitted.isEmpty {
      let count = Count.text(export.omitted.count, "token")
      terminal.say(
        "dsmigrate: \(format.rawValue) has no value for \(count), such as"
          + " '\(export.omitted[0])'; left out")
    }
    let exit = mappings[0].errors.isEmpty ? Terminal.Exit.done : .failed
    if format == .dtcg {
      guard let output = configuration.output else {
        return terminal.finish(export.files[0].bytes, as: exit)
      }
      return try write([(output, export.files[0].bytes)], as: exit)
    }
    guard let folder = configuration.output else {
      throw UsageError("'tokens export --format \(format.rawValue)' needs a folder: --output DIR")
    }
    try OutputFile.makeFolder(folder)
    return try write(export.files.map { ("\(folder)/\($0.name)", $0.bytes) }, as: exit)
  }

  private func format() throws -> TokenExport.Format {
    guard let word = parsed.last(Flags.format) else { return .dtcg }
    let known = TokenExport.Format.allCases.map(\.rawValue)
    guard let format = TokenExport.Format(rawValue: word) else {
      throw UsageError("unknown format '\(word)'" + RunConfiguration.hint(word, known))
    }
    return format
  }

  private func write(
    _ files: [(path: String, bytes: [UInt8])], as exit: Terminal.Exit
  ) throws -> Terminal.Exit {
    for file in files where !parsed.has(Flags.force) && MigrationRun.exists(file.path) {
      throw UsageError("'\(file.path)' exists already; '--force' replaces it")
    }
    var text = ""
    for file in files {
      if let problem = OutputFile.write(file.bytes, to: file.path) {
        throw UsageError(problem)
      }
      text += "wrote \(file.path)\n"
    }
    return terminal.finish(Array(text.utf8), as: exit)
  }
}
