import MigrateKit
import MigrateKitCore

/// The report formats.
enum ReportFormat: String, CaseIterable {
  case text, json, markdown, html, sarif, github, xcode, csv

  /// The files that a report of the format may replace.
  var outputKind: OutputGuard.Kind { self == .html ? .page : .report }

  /// The writer of a format that can be written while files are matched; `nil` for the others.
  var streamed: (any StreamedFormat)? {
    switch self {
    case .json: JSONReporter()
    case .csv: CSVReporter()
    case .text, .markdown, .html, .sarif, .github, .xcode: nil
    }
  }

  /// The requested format, of those that a command supports; text by default.
  init(_ parsed: ParsedArguments, among formats: [ReportFormat] = allCases) throws {
    guard let word = parsed.last(Flags.format) else {
      self = .text
      return
    }
    guard let format = formats.first(where: { $0.rawValue == word }) else {
      let known = formats.map(\.rawValue)
      let hint = DidYouMean.hint(word, among: known)
      throw UsageError(
        "unknown format '\(word)'"
          + (hint.isEmpty ? "; known are \(known.joined(separator: ", "))" : hint))
    }
    self = format
  }
}
