import Testing

@testable import MigrateKitCore

/// A file is outlined for its declarations only where it may declare a name that the code of tokens needs.
@Suite struct NameInterestTests {
  private let interest = NameInterest(codes: ["Theme.small", "Theme.large"])

  private func mayBeDeclared(_ source: String) -> Bool {
    let bytes = Array(source.utf8)
    return interest.mayBeDeclared(in: Lexer.lexemes(in: bytes), bytes: bytes)
  }

  @Test(arguments: [
    "struct Theme {}", "enum Size { case small }", "enum Size { case tiny, large }",
    "let tiny = 1, large = 2", "let tiny = max(1, 2), large = 3", "func small() {}",
    "let `large` = 1", "let title = \"\\(a), \", large = 2",
    "extension Theme { static var a: Int { 1 } }", "typealias Style = Theme",
  ]) func declaredNamesAreDetected(source: String) {
    #expect(mayBeDeclared(source))
  }

  @Test(arguments: [
    "use(tiny, large)", "make(1, large: 2)", "func make(a: Int, large: Int) {}",
    "let a = [tiny, large]",
    "let a = max(tiny, large)", "typealias Style = Other; use(small)", "small = large",
    "view.small().large()",
  ]) func usedNamesAreNotDetected(source: String) {
    #expect(!mayBeDeclared(source))
  }
}
