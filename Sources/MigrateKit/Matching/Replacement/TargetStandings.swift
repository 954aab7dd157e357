/// Caches the states of tokens' codes for one target.
package final class TargetStandings: Sendable {
  /// The messages of faults, from the target's point of view.
  var faults: FaultMessages { checker.faults }
  private let known = Memo<PlacedCode, CodeStanding>()
  private let declarations = Memo<PlacedCode, Int32?>()
  private let checker: CodeChecker

  package init(_ model: ProjectModel, target: Int) {
    checker = CodeChecker(model, target: target)
  }

  /// The state of a token's code at a place.
  func standing(of code: PlacedCode) -> CodeStanding {
    known.value(of: code) { checker.standing(of: code.code, site: code.site, at: code.place) }
  }

  /// The declaration that a token's code names, whatever its value; `nil` for none.
  func declaration(of code: PlacedCode) -> Int32? {
    declarations.value(of: code) {
      checker.named(by: code.code, site: code.site, at: code.place).standing.declaration
    }
  }
}
