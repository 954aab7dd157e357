import MigrateKitCore

/// The units that a verified rewrite keeps or reverts as a whole, in order of path and position.
///
/// A unit is a fix. A foreground and a background of one chain of modifiers are one unit: one alone
/// may reduce the contrast.
struct RewriteUnits: Sendable {
  /// Suggestions of one file that are kept or reverted together.
  struct Unit: Hashable, Sendable {
    /// The position of the file among the changes.
    let file: Int
    /// The positions of the suggestions among the applied ones, in order.
    let members: [Int]
  }

  /// The changes to the files if everything is kept.
  let changes: [FileChange]
  /// The units, file by file.
  let units: [Unit]
  /// The numbers of the units of each file.
  private let ranges: [Range<Int>]

  init(_ changes: [FileChange]) {
    self.changes = changes
    var units: [Unit] = []
    var ranges: [Range<Int>] = []
    for (file, change) in changes.enumerated() {
      let start = units.count
      units += Self.groups(of: change.applied).map { Unit(file: file, members: $0) }
      ranges.append(start..<units.count)
    }
    self.units = units
    self.ranges = ranges
  }

  /// The properties of the units for the search.
  var traits: [FailureBisection.Traits] {
    var kinds: [String: Int] = [:]
    return units.map { unit in
      let first = changes[unit.file].applied[unit.members[0]]
      let text = first.replacement ?? ""
      let kind = kinds[text, default: kinds.count]
      kinds[text] = kind
      return FailureBisection.Traits(file: unit.file, kind: kind)
    }
  }

  /// The numbers of the units in a file.
  func units(inFile file: Int) -> Range<Int> { ranges[file] }

  /// The suggestions of a unit.
  func suggestions(of unit: Int) -> [Suggestion] {
    let unit = units[unit]
    return unit.members.map { changes[unit.file].applied[$0] }
  }

  /// The change to a file that keeps some of its units; `nil` if it keeps none.
  func change(toFile file: Int, keeping kept: Set<Int>) -> FileChange? {
    let members = ranges[file].filter(kept.contains).flatMap { units[$0].members }
    if members.isEmpty { return nil }
    let change = changes[file]
    return members.count == change.applied.count ? change : change.keeping(members.sorted())
  }

  /// The changes that keep some of the units.
  func changes(keeping kept: Set<Int>) -> [FileChange] {
    changes.indices.compactMap { change(toFile: $0, keeping: kept) }
  }

  /// The positions of suggestions that are kept or reverted together.
  private static func groups(of suggestions: [Suggestion]) -> [[Int]] {
    var groups: [[Int]] = []
    var groupOfChain: [Int: Int] = [:]
    for (position, suggestion) in suggestions.enumerated() {
      if suggestion.finding.category == .color, let chain = suggestion.finding.chain {
        if let group = groupOfChain[chain] {
          groups[group].append(position)
          continue
        }
        groupOfChain[chain] = groups.count
      }
      groups.append([position])
    }
    return groups.flatMap { group in
      Self.mixesBackdrops(group.map { suggestions[$0] }) ? [group] : group.map { [$0] }
    }.sorted { $0[0] < $1[0] }
  }

  /// Whether one color lies on another.
  private static func mixesBackdrops(_ suggestions: [Suggestion]) -> Bool {
    let roles = suggestions.map(\.finding.role.role)
    return roles.contains(.background) && roles.contains { $0 != .background }
  }
}
