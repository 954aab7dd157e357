import MigrateKit
import MigrateKitCore

/// `tokens list`: lists every token with its values, roles and code.
struct TokensListCommand {
  let parsed: ParsedArguments
  let terminal: Terminal

  func run() throws -> Terminal.Exit {
    let format = try ReportFormat(parsed, among: [.text, .json])
    let configuration = try RunConfiguration(parsed, paths: parsed.tokenArguments)
    let mappings = try configuration.mappings()
    for problem in mappings.flatMap(\.errors) { terminal.say("dsmigrate: \(problem)") }
    let designSystems = mappings.compactMap(\.designSystem)
    if designSystems.isEmpty { return .failed }
    let reporter = TokenListReporter(style: terminal.style(isFile: configuration.output != nil))
    let product = format.joined(
      designSystems.map {
        format == .json
          ? reporter.json($0)
          : terminal.fitted(reporter.text($0), isFile: configuration.output != nil)
      })
    let loads = mappings.allSatisfy { $0.errors.isEmpty }
    return terminal.deliver(product, to: configuration.output, as: loads ? .done : .failed)
  }
}

extension RunConfiguration {
  /// The given mapping, else those of the code under the paths.
  func mappings() throws -> [LoadedMapping] {
    try MappingLoader.mappings(of: request.mapping.map { [$0] } ?? request.paths)
  }
}
