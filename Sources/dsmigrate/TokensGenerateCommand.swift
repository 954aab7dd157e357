import MigrateKit

/// `tokens generate`: the tokens of a mapping as Swift, and as an asset catalog.
struct TokensGenerateCommand {
  private let parsed: ParsedArguments
  private let terminal: Terminal

  init(_ parsed: ParsedArguments, _ terminal: Terminal) {
    self.parsed = parsed
    self.terminal = terminal
  }

  func run() throws -> Terminal.Exit {
    let configuration = try RunConfiguration(parsed, paths: parsed.tokenArguments)
    let swift = try RunConfiguration.filled(parsed, Flags.swift)
    let catalog = try RunConfiguration.filled(parsed, Flags.xcassets)
    let mappings = try configuration.mappings()
    for problem in mappings.flatMap(\.errors) { terminal.say("dsmigrate: \(problem)") }
    guard mappings.count == 1 else {
      throw UsageError("'tokens generate' takes one mapping; name it with --mapping FILE")
    }
    guard let catalogue = mappings[0].catalogue, mappings[0].errors.isEmpty else { return .failed }
    if let catalog {
      let problem = AssetCatalogDraft(catalogue).write(to: catalog)
      if let problem {
        terminal.say("dsmigrate: \(problem)")
        return .failed
      }
      if swift == nil { return .done }
    }
    let theme = SwiftTheme(catalogue)
    for omission in theme.omissions {
      terminal.say("dsmigrate: '\(omission.token)' is not declared: \(omission.reason)")
    }
    let output = swift ?? configuration.output
    return terminal.deliver(theme.source(), to: output == "-" ? nil : output, as: .done)
  }
}
