/// Caches the states of tokens' codes for one target.
package final class TargetStandings: Sendable {
  /// The messages of faults, from the target's point of view.
  let faults: FaultMessages
  private let known = Memo<PlacedCode, CodeStanding>()
  private let checker: CodeChecker

  package init(_ model: ProjectModel, target: Int) {
    checker = CodeChecker(model, target: target)
    faults = checker.faults
  }

  /// The state of a token's code at a place.
  func standing(of code: PlacedCode) -> CodeStanding {
    known.value(of: code) { checker.standing(of: code.code, site: code.site, at: code.place) }
  }
}
