import Testing

@testable import MigrateKitCore

/// What the code states of the meaning of a color, and what it does not.
@Suite struct ColorMeaningTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var source: String
    var reported: String?
    /// `told` is what is stated, with where: `error (where isError)`.
    init(_ source: String, _ reported: String?) {
      self.source = source
      self.reported = reported
    }
    var testDescription: String { source }
  }

  static let conditions: [Case] = [
    Case("f(isError ? Color.red : other)", "error (where isError)"),
    Case("f(isError ? other : Color.red)", nil),
    Case("f(!isError ? other : Color.red)", "error (where isError)"),
    Case("f(!isError ? Color.red : other)", nil),
    Case("f(error == nil ? other : Color.red)", "error (where error == nil)"),
    Case("f(error == nil ? Color.red : other)", nil),
    Case("f(error != nil ? Color.red : other)", "error (where error != nil)"),
    Case("f(errors.isEmpty ? other : Color.red)", "errors (where errors.isEmpty)"),
    Case("f(errorCount > 0 ? Color.red : other)", "error (where errorCount > 0)"),
    Case("f(errorCount > 3 ? Color.red : other)", nil),
    Case("f(level > .moderate ? Color.red : other)", nil),
    Case("f(status == .critical ? Color.red : other)", "critical (where status == .critical)"),
    Case("f(status != .failed ? other : Color.red)", "failed (where status != .failed)"),
    Case("f(isOn && !isError ? Color.red : other)", nil),
    Case("f(isError && isVisible ? Color.red : other)", "error (where isError)"),
    Case("f(isError || isStale ? Color.red : other)", nil),
    Case(
      "f(isError || isStale ? other : Color.red)", nil),
    Case("f(model.form.hasError ? Color.red : other)", "error (where model.form.hasError)"),
    Case("f(highScore ? Color.red : other)", "score (where highScore)"),
  ]

  static let scopes: [Case] = [
    Case("var color: Color { switch level { case .high: return .red } }", "high (case .high)"),
    Case(
      "var color: Color { switch level { case .high, .critical: return .red } }",
      "high (case .high, .critical), critical (case .high, .critical)"),
    Case(
      "var color: Color { switch r { case .failure(let high): return .red } }",
      "failure (case .failure(let high))"),
    Case(
      "var color: Color { switch level { case \"critical\": return .red } }",
      "critical (case \"critical\")"),
    Case("var color: Color { switch level { default: return .red } }", nil),
    Case("var color: Color { if isStale { return .red } }", "stale (where isStale)"),
    Case("var color: Color { if let error { return .red } }", "error (where let error)"),
    Case(
      "var color: Color { if case .failed = state { return .red } }",
      "failed (where case .failed = state)"),
    Case("var color: Color { if isValid { return other } else { return .red } }", nil),
    Case(
      "var color: Color { if !isError { return other } else { return .red } }",
      "error (where isError)"),
    Case(
      "var color: Color { guard !failed else { return .red }; return other }",
      "failed (where failed)"),
  ]

  static let names: [Case] = [
    Case("let errorColor = Color.red", "error (named errorColor)"),
    Case("let loginErrorTextColor = Color.red", "error (named loginErrorTextColor)"),
    Case("let errorHeart = Color.red", "heart (named errorHeart)"),
    Case("let titleColor = Color.red", nil),
    Case("label.errorColor = UIColor.red", "error (assigned to label.errorColor)"),
    Case("view.errorLabel.textColor = .red", "error (assigned to view.errorLabel.textColor)"),
    Case("layer.shadowColor = UIColor.red.cgColor", nil),
    Case("let map: [Level: Color] = [.high: .red]", "high (value of .high), map (named map)"),
    Case("f([\"Relaxed\": Color.green])", "relaxed (value of \"Relaxed\")"),
    Case("Badge(level: .critical, color: Color.red)", "critical (beside .critical)"),
    Case("Badge(\"Critical\", color: Color.red)", "critical (beside \"Critical\")"),
    Case("Badge(level: level, errorColor: Color.red)", "error (argument 'errorColor')"),
    Case("Text(errorMessage).foregroundColor(.red)", "error (on Text of errorMessage)"),
    Case(
      "Text(error.localizedDescription).foregroundColor(.red)",
      "error (on Text of error.localizedDescription)"),
    Case("Text(\"Failed\").foregroundColor(.red)", "failed (on Text of \"Failed\")"),
    Case("Text(\"Done\").foregroundColor(.green)", nil),
    Case("func warningColor() -> Color { .red }", "warning (in warningColor)"),
    Case("enum Critical { static let text = Color.red }", "critical (in Critical)"),
    // A red heart in a view about errors is a heart.
    Case(
      "struct ErrorView: View { var body: some View { Image(a).foregroundColor(.red) } }", nil),
  ]

  @Test(arguments: conditions + scopes + names)
  func meaning(_ example: Case) throws {
    let found = try #require(MarkedSource(example.source).findings().first)
    #expect(found.meaning?.evidence == example.reported)
  }

  @Test("topics of the code are recorded beside stated words")
  func topics() throws {
    let source =
      "struct StressRing { func c(_ l: Level) -> Color { l == .high ? .orange : other } }"
    let found = try #require(MarkedSource(source).findings().first)
    #expect(found.meaning?.words.first == "high")
    #expect(found.meaning?.topics.contains("stress") == true)
  }
}
