/// The token taken among those that match equally well.
struct GroupChoice {
  /// The one taken; where several are left, the first in order.
  let chosen: AliasGroup
  /// The others that nothing distinguishes from it.
  let ties: [AliasGroup]
  /// The others that something does.
  let others: [AliasGroup]

  /// Chooses among `groups`, which are not empty and in order.
  ///
  /// Groups that are written the same way (two shared names of one token of the app) leave nothing
  /// to choose: the first name is taken.
  init?(_ groups: [AliasGroup], isWrittenAlike: (AliasGroup, AliasGroup) -> Bool) {
    guard let first = groups.first else { return nil }
    chosen = first
    let rest = groups.dropFirst()
    ties = rest.filter { !$0.isToldApart(from: first) && !isWrittenAlike($0, first) }
    others = rest.filter { $0.isToldApart(from: first) || isWrittenAlike($0, first) }
  }
}
