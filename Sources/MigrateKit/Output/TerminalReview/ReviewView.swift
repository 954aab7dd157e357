/// The filtered changes in their order.
struct ReviewView: Sendable {
  /// The standing of the included changes; `nil` for all.
  let standing: ReviewChange.Standing?
  /// The search text.
  let text: String
  let groups: [ReviewGroup]
  /// The changes in the order of the groups.
  let order: [Int]
  /// The index in `order` of each included change.
  let places: [Int: Int]
  /// The group of each place in `order`.
  let groupOfPlace: [Int]

  init(_ changes: [ReviewChange], standing: ReviewChange.Standing?, text: String = "") {
    self.standing = standing
    self.text = text
    let words = text.lowercased().split(at: " ")
    groups = ReviewGroup.of(
      changes.indices.filter { number in
        (standing == nil || changes[number].standing == standing)
          && words.allSatisfy { changes[number].words.contains($0) }
      }, in: changes)
    order = groups.flatMap(\.members)
    places = Dictionary(uniqueKeysWithValues: order.enumerated().map { ($1, $0) })
    groupOfPlace = groups.enumerated().flatMap { number, group in
      Array(repeating: number, count: group.members.count)
    }
  }

  /// The index of a group's first change.
  func start(ofGroup group: Int) -> Int {
    groups[..<group].reduce(0) { $0 + $1.members.count }
  }
}
