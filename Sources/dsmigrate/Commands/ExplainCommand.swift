import MigrateKit
import MigrateKitCore

/// `explain FILE:LINE`: prints everything about the findings on a line.
struct ExplainCommand {
  let parsed: ParsedArguments
  let terminal: Terminal

  func run() throws -> Terminal.Exit {
    let (typed, line) = try place()
    var configuration = try RunConfiguration(parsed, paths: [])
    guard let path = MigrationRun.locate(typed, from: configuration.request.workingDirectory) else {
      throw UsageError("cannot find '\(typed)'")
    }
    // Other files of the app affect the result, so all of them are read.
    configuration.request.paths = [path] + (MigrationRun.appFolder(ofFile: path).map { [$0] } ?? [])
    configuration.request.reportsUnresolved = true
    configuration.request.reportsNamedOnly = true
    let report = try configuration.run(parsed).report
    terminal.sayProblems(report)
    let onLine = report.suggestions.filter { suggestion in
      suggestion.finding.start.line <= line && line <= suggestion.finding.end.line
    }
    if onLine.isEmpty {
      let lines = report.suggestions.map(\.finding.start.line)
      let nearest = lines.min { ($0 - line).magnitude < ($1 - line).magnitude }
      let hint = nearest.map { "; the nearest is on line \($0)" } ?? ", nor on any other line"
      throw UsageError("no value on line \(line) of '\(typed)'\(hint)")
    }
    let style = TextStyle(depth: terminal.depth, width: terminal.width)
    let text = ExplanationText(style: style).text(of: onLine)
    return terminal.finish(terminal.fitted(text), as: report.exit(else: .done))
  }

  /// The file and the line in `FILE:LINE`; a column after them is ignored.
  private func place() throws -> (file: String, line: Int) {
    guard parsed.rest.count == 1, let argument = parsed.rest.first else {
      throw UsageError("'explain' takes one place: FILE:LINE")
    }
    var parts = argument.split(separator: ":", omittingEmptySubsequences: false)
    if parts.count > 2, Int(parts[parts.count - 1]) != nil, Int(parts[parts.count - 2]) != nil {
      parts.removeLast()
    }
    guard parts.count > 1, let last = parts.last, let line = Int(last), line > 0 else {
      throw UsageError("'\(argument)' names no line; write FILE:LINE, as in Views/Home.swift:12")
    }
    return (parts.dropLast().joined(separator: ":"), line)
  }
}
