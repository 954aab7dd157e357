/// Remembers how the codes of tokens represent one target.
final class TargetStandings: Sendable {
  /// The sentences of faults, from the point of view of the target.
  let faults: FaultMessages
  private let known = Memo<PlacedCode, CodeStanding>()
  private let checker: CodeChecker

  init(_ model: ProjectModel, target: Int) {
    checker = CodeChecker(model, target: target)
    faults = checker.faults
  }

  /// How the code of a token is at a place.
  func standing(of code: PlacedCode) -> CodeStanding {
    known.value(of: code) { checker.standing(of: code.code, site: code.site, at: code.place) }
  }
}
