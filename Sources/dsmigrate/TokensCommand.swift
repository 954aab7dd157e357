import MigrateKit

/// `tokens list` and `tokens check`: the design tokens of a mapping, and the mistakes in it.
struct TokensCommand {
  private enum Action: String, CaseIterable {
    case list, check
  }

  private let parsed: ParsedArguments
  private let terminal: Terminal

  init(_ parsed: ParsedArguments, _ terminal: Terminal) {
    self.parsed = parsed
    self.terminal = terminal
  }

  func run() throws -> Terminal.Exit {
    let action = try action()
    let format = try ReportFormat(parsed, among: [.text, .json])
    let configuration = try RunConfiguration(parsed, paths: Array(parsed.rest.dropFirst()))
    let paths = configuration.request.mapping.map { [$0] } ?? configuration.request.paths
    let mappings = try MappingLoader.mappings(of: paths)
    let isPlain = configuration.output != nil
    let style = TextStyle(
      usesColor: terminal.usesColor && !isPlain, width: isPlain ? 80 : terminal.width)
    switch action {
    case .list:
      return try list(mappings, format, style, to: configuration.output)
    case .check:
      let uses = try uses(configuration)
      return check(mappings, uses, format, style, to: configuration.output)
    }
  }

  private func action() throws -> Action {
    let known = Action.allCases.map(\.rawValue)
    guard let word = parsed.rest.first else {
      throw UsageError("'tokens' takes what to do: \(known.joined(separator: " or "))")
    }
    guard let action = Action(rawValue: word) else {
      let hint = DidYouMean.hint(word, among: known)
      throw UsageError(
        "'tokens' cannot '\(word)'"
          + (hint.isEmpty ? "; known are \(known.joined(separator: ", "))" : hint))
    }
    return action
  }

  private func list(
    _ mappings: [LoadedMapping], _ format: ReportFormat, _ style: TextStyle, to output: String?
  ) throws -> Terminal.Exit {
    for problem in mappings.flatMap(\.errors) { terminal.say("dsmigrate: \(problem)") }
    let catalogues = mappings.compactMap(\.catalogue)
    if catalogues.isEmpty { return .failed }
    let product = join(
      catalogues.map {
        let reporter = TokenListReporter(style: style)
        return format == .json ? reporter.json($0) : Array(reporter.text($0).utf8)
      }, format)
    let loads = mappings.allSatisfy { $0.errors.isEmpty }
    return terminal.deliver(product, to: output, as: loads ? .done : .failed)
  }

  /// How often the code under the paths names each token; `nil` when no code is named.
  private func uses(_ configuration: RunConfiguration) throws -> [String: Int]? {
    var request = configuration.request
    request.paths = parsed.rest.dropFirst().filter { !$0.hasSuffix(".json") }
    guard !request.paths.isEmpty else { return nil }
    // What is wrong with the mapping is what the check tells.
    return try? MigrationRun.run(request).report.tokenUsesByName
  }

  private func check(
    _ mappings: [LoadedMapping], _ uses: [String: Int]?, _ format: ReportFormat, _ style: TextStyle,
    to output: String?
  ) -> Terminal.Exit {
    let checks = mappings.map { TokenCheck($0, uses: uses) }
    let product = join(
      checks.map {
        let reporter = TokenCheckReporter(style: style)
        return format == .json ? reporter.json($0) : Array(reporter.text($0).utf8)
      }, format)
    let statuses = checks.map { $0.exitStatus(isCheck: parsed.has(Flags.check)) }
    let exit = Terminal.Exit(rawValue: statuses.max() ?? 0) ?? .failed
    return terminal.deliver(product, to: output, as: exit)
  }

  /// Several products as one: apart in text, a list in JSON.
  private func join(_ products: [[UInt8]], _ format: ReportFormat) -> [UInt8] {
    if products.count == 1 { return products[0] }
    let separator = format == .json ? ",\n" : "\n"
    let joined = Array(products.joined(separator: Array(separator.utf8)))
    return format == .json ? Array("[\n".utf8) + joined + Array("]\n".utf8) : joined
  }
}
