import MigrateKit
import MigrateKitCore

/// `tokens generate`: the tokens of a mapping as Swift, and as an asset catalog.
struct TokensGenerateCommand {
  let parsed: ParsedArguments
  let terminal: Terminal

  func run() throws -> Terminal.Exit {
    let configuration = try RunConfiguration(parsed, paths: parsed.tokenArguments)
    let swift = try RunConfiguration.filled(parsed, Flags.swift)
    if let app = try RunConfiguration.filled(parsed, Flags.app) {
      return try missing(in: app, configuration, to: swift)
    }
    let catalog = try RunConfiguration.filled(parsed, Flags.xcassets)
    let mappings = try configuration.mappings()
    for problem in mappings.flatMap(\.errors) { terminal.say("dsmigrate: \(problem)") }
    guard mappings.count == 1 else {
      throw UsageError("'tokens generate' takes one mapping; name it with --mapping FILE")
    }
    guard let designSystem = mappings[0].designSystem, mappings[0].fatalErrors.isEmpty else {
      return .failed
    }
    if let catalog {
      let problem = AssetCatalogDraft(designSystem).write(to: catalog)
      if let problem {
        terminal.say("dsmigrate: \(problem)")
        return .failed
      }
      if swift == nil { return mappings[0].errors.isEmpty ? .done : .failed }
    }
    return try deliver(
      SwiftTheme(designSystem), to: swift ?? configuration.output,
      as: mappings[0].errors.isEmpty ? .done : .failed)
  }

  /// Writes the declarations that an app lacks.
  private func missing(
    in app: String, _ configuration: RunConfiguration, to swift: String?
  ) throws -> Terminal.Exit {
    if parsed.has(Flags.xcassets) {
      throw UsageError("'--app' writes Swift; leave out '--xcassets'")
    }
    let named = parsed.tokenArguments + [configuration.request.mapping].compactMap { $0 }
    let run = try AppCheckRun.run(
      app: app, mappings: named.isEmpty ? [] : try MappingLoader.files(named: named),
      configuration.request)
    for problem in run.problems { terminal.say("dsmigrate: \(problem.file): \(problem.message)") }
    guard run.checks.count == 1, let check = run.checks.first, let theme = run.missingThemes.first
    else {
      throw UsageError("'tokens generate' takes one mapping; name it with --mapping FILE")
    }
    guard !check.missing.isEmpty else {
      terminal.say("dsmigrate: '\(app)' declares every token; nothing is written")
      return .done
    }
    return try deliver(theme, to: swift ?? configuration.output, as: .done)
  }

  private func deliver(
    _ theme: SwiftTheme, to file: String?, as exit: Terminal.Exit
  ) throws -> Terminal.Exit {
    for omission in theme.omissions {
      terminal.say(
        "dsmigrate: cannot declare the code of '\(omission.token)': \(omission.reason)")
    }
    let output = file.flatMap { $0 == "-" ? nil : $0 }
    if let output { try refuseToReplaceCode(output) }
    let source = output == nil ? terminal.shown(theme.source()) : theme.source()
    // Existing files were checked already.
    return terminal.deliver(
      source, to: output, as: exit == .done && !theme.omissions.isEmpty ? .found : exit,
      replacing: nil)
  }

  /// A generated theme is overwritten, one written by hand is not.
  private func refuseToReplaceCode(_ path: String) throws {
    guard !parsed.has(Flags.force), MigrationRun.exists(path),
      !SwiftTheme.isGenerated(try MigrationRun.read(path))
    else { return }
    throw UsageError("'\(path)' exists and was not generated; '--force' replaces it")
  }
}
