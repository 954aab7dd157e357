/// The choice among tokens that match equally well.
struct GroupChoice {
  /// The chosen group; of several, the first in order.
  let chosen: AliasGroup
  /// Groups that are indistinguishable from it.
  let ties: [AliasGroup]
  /// The other groups.
  let others: [AliasGroup]

  /// Chooses among `groups`, which are not empty and in order.
  ///
  /// Groups with the same code (two shared names of one token) need no choice: the first name is
  /// taken.
  init?(_ groups: [AliasGroup], isWrittenAlike: (AliasGroup, AliasGroup) -> Bool) {
    guard let first = groups.first else { return nil }
    chosen = first
    let rest = groups.dropFirst()
    ties = rest.filter { !$0.isToldApart(from: first) && !isWrittenAlike($0, first) }
    others = rest.filter { $0.isToldApart(from: first) || isWrittenAlike($0, first) }
  }
}
