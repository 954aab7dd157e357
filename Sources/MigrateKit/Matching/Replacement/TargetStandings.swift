/// Remembers how the codes of tokens stand for one target.
final class TargetStandings: Sendable {
  /// The sentences of faults, from the point of view of the target.
  let faults: FaultMessages
  private let known = Memo<CodeStandings.Key, CodeStanding>()
  private let checker: CodeChecker

  init(_ model: ProjectModel, target: Int) {
    checker = CodeChecker(model, target: target)
    faults = checker.faults
  }

  /// How the code of a token stands at a place.
  func standing(_ key: CodeStandings.Key) -> CodeStanding {
    known.value(of: key) { checker.standing(of: key.code, site: key.site, at: key.place) }
  }
}
