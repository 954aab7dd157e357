/// The groups of the values of a system that one match has asked for, each made once: a match asks for those of
/// the nearest values several times.
final class EntryGroups {
  private var known: [(first: Int, groups: [AliasGroup])] = []

  /// The groups of the tokens of one value.
  func groups(of tokens: [Int], else make: ([Int]) -> [AliasGroup]) -> [AliasGroup] {
    guard let first = tokens.first else { return [] }
    // A token has one value, and a match looks at few of them.
    if let entry = known.first(where: { $0.first == first }) { return entry.groups }
    let groups = make(tokens)
    known.append((first, groups))
    return groups
  }
}
