import MigrateKit
import MigrateKitCore

/// `tokens check --app`: a design system compared with what an app declares.
struct TokensCheckAppCommand {
  let parsed: ParsedArguments
  let terminal: Terminal

  func run() throws -> Terminal.Exit {
    let format = try ReportFormat(parsed, among: [.text, .json])
    let configuration = try RunConfiguration(parsed, paths: [])
    let side = try side()
    let app = try RunConfiguration.filled(parsed, Flags.app) ?? "."
    if let mapping = configuration.request.mapping, !parsed.tokenArguments.isEmpty {
      throw UsageError("'\(mapping)' and '\(parsed.tokenArguments[0])' both name a mapping")
    }
    var mappings = configuration.request.mapping.map { [$0] } ?? []
    if !parsed.tokenArguments.isEmpty {
      mappings = try MappingLoader.files(named: parsed.tokenArguments)
    }
    let run = try AppCheckRun.run(app: app, mappings: mappings, configuration.request)
    for problem in run.problems { terminal.say("dsmigrate: \(problem.file): \(problem.message)") }
    let exit = exit(of: run)
    if let side { return deliver(run.patch(side), of: run, to: configuration.output, as: exit) }
    let reporter = AppCheckReporter(style: terminal.style(isFile: configuration.output != nil))
    let product = format.joined(
      run.checks.map { format == .json ? reporter.json($0) : Array(reporter.text($0).utf8) })
    return terminal.deliver(product, to: configuration.output, as: exit)
  }

  private func exit(of run: AppCheckRun) -> Terminal.Exit {
    if run.problems.contains(where: { !$0.isWarning }) { return .failed }
    let statuses = run.checks.map { $0.exitStatus(isCheck: parsed.has(Flags.check)) }
    return Terminal.Exit(rawValue: statuses.max() ?? 0) ?? .failed
  }

  private func deliver(
    _ patch: AppPatch, of run: AppCheckRun, to output: String?, as exit: Terminal.Exit
  ) -> Terminal.Exit {
    for problem in run.checks.flatMap(\.problems) { terminal.say("dsmigrate: \(problem)") }
    for remark in patch.remarks { terminal.say("dsmigrate: \(remark)") }
    let bytes = output == nil ? terminal.shown(patch.bytes) : patch.bytes
    return terminal.deliver(bytes, to: output, as: exit)
  }

  private func side() throws -> AppPatch.Side? {
    guard let word = try RunConfiguration.filled(parsed, Flags.patch) else { return nil }
    guard let side = AppPatch.Side(rawValue: word) else {
      throw UsageError(
        "unknown side '\(word)' in --patch"
          + RunConfiguration.hint(word, AppPatch.Side.allCases.map(\.rawValue)))
    }
    return side
  }
}
