import MigrateKitCore

extension Migration {
  /// A hard-coded value in the code.
  public struct Finding: Hashable, Sendable, CustomStringConvertible {
    /// The name of the file.
    public let file: String
    /// The line, from 1.
    public let line: Int
    /// The column in UTF-8 code units, from 1.
    public let column: Int
    /// The expression in the code: `Color(red: 0.1, green: 0.2, blue: 0.3)`.
    public let source: String
    /// The category of the value, such as `color`, `font` or `radius`.
    public let category: String
    /// `exact`, `near`, `review`, `gap`, `definition`, `suppressed` or `unresolved`.
    public let status: String
    /// The path of the token: `color.text.primary`; `nil` if none matches.
    public let token: String?
    /// The code that replaces the expression; `nil` if nothing can.
    public let replacement: String?
    /// The reasons for the status, one sentence each.
    public let reasons: [String]

    init(_ suggestion: Suggestion) {
      let finding = suggestion.finding
      file = finding.file
      line = finding.start.line
      column = finding.start.column
      source = finding.source
      category = finding.category.rawValue
      status = suggestion.status.rawValue
      token = suggestion.candidates.first?.token
      replacement = suggestion.replacement
      reasons = suggestion.reasons.map(\.message)
    }

    /// The finding on one line: `Views/Card.swift:7:3: .red → Color.accent (exact)`.
    public var description: String {
      let result = replacement ?? token
      return "\(file):\(line):\(column): \(source)" + (result.map { " → \($0)" } ?? "")
        + " (\(status))"
    }
  }
}
