/// Remembers how the codes of tokens stand for one target.
///
/// Unchecked: what is remembered is only touched with the lock held.
final class TargetStandings: @unchecked Sendable {
  /// The sentences of faults, from the point of view of the target.
  let faults: FaultMessages
  private let lock = Lock()
  private var known: [CodeStandings.Key: CodeStanding] = [:]
  private var checker: CodeChecker

  init(_ model: ProjectModel, target: Int) {
    checker = CodeChecker(model, target: target)
    faults = checker.faults
  }

  /// How the code of a token stands at a place.
  func standing(_ key: CodeStandings.Key) -> CodeStanding {
    lock {
      if let standing = known[key] { return standing }
      let standing = checker.standing(of: key.code, site: key.site, at: key.place)
      known[key] = standing
      return standing
    }
  }
}
