import MigrateKit
import MigrateKitCore

/// `tokens check`: reports mistakes in a mapping and its token files, and problems of its tokens.
struct TokensCheckCommand {
  let parsed: ParsedArguments
  let terminal: Terminal

  func run() throws -> Terminal.Exit {
    if parsed.has(Flags.app) {
      return try TokensCheckAppCommand(parsed: parsed, terminal: terminal).run()
    }
    if parsed.has(Flags.patch) { throw UsageError("'--patch' needs '--app PATH' as well") }
    let format = try ReportFormat(parsed, among: [.text, .json])
    let configuration = try RunConfiguration(parsed, paths: parsed.tokenArguments)
    let mappings = try configuration.mappings()
    let uses = try uses(configuration, mappings)
    let checks = mappings.map { TokenCheck($0, uses: uses) }
    let reporter = TokenCheckReporter(style: terminal.style(isFile: configuration.output != nil))
    let product = format.joined(
      checks.map {
        format == .json
          ? reporter.json($0)
          : terminal.fitted(reporter.text($0), isFile: configuration.output != nil)
      })
    let statuses = checks.map { $0.exitStatus(isCheck: parsed.has(Flags.check)) }
    let exit = Terminal.Exit(rawValue: statuses.max() ?? 0) ?? .failed
    return terminal.deliver(product, to: configuration.output, as: exit)
  }

  /// The number of uses of each token in the code under the paths.
  ///
  /// `nil` when no code is named, or when a mapping does not load: then that is reported.
  private func uses(
    _ configuration: RunConfiguration, _ mappings: [LoadedMapping]
  ) throws -> [String: Int]? {
    var configuration = configuration
    configuration.request.paths = parsed.tokenArguments.filter { !$0.hasSuffix(".json") }
    guard !configuration.request.paths.isEmpty, mappings.allSatisfy(\.fatalErrors.isEmpty) else {
      return nil
    }
    return try configuration.run(parsed).report.tokenUsesByName
  }
}
