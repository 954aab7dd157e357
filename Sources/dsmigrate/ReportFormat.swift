import MigrateKit

/// The formats that reports come in.
enum ReportFormat: String, CaseIterable {
  case text, json

  /// The format that was asked for; text by default.
  init(_ parsed: ParsedArguments) throws {
    guard let word = parsed.last(Flags.format) else {
      self = .text
      return
    }
    guard let format = ReportFormat(rawValue: word) else {
      let known = ReportFormat.allCases.map(\.rawValue)
      let hint = DidYouMean.hint(word, among: known)
      throw UsageError(
        "unknown format '\(word)'"
          + (hint.isEmpty ? "; known are \(known.joined(separator: ", "))" : hint))
    }
    self = format
  }
}
