import MigrateKitCore

/// A comparison of several design systems: their tokens for shared names, what each lacks, and
/// which colors are equal.
package struct TokenComparison: Sendable {
  /// One of the systems.
  package struct System: Sendable {
    /// Its name.
    package var name: String
    /// How many tokens it has.
    package var tokenCount: Int
    /// The names of the table that it lacks.
    package var lacks: [String]
    /// Its colors, each once, by the names that code uses.
    var colors: [CheckedColor]
  }

  /// One name, and what each system has.
  package struct Row: Sendable {
    /// The shared name.
    package var name: String
    /// What kind of value it has.
    package var category: TokenCategory
    /// Its description in the vocabulary.
    package var summary: String
    /// The token of each system, in their order; `nil` where it has none.
    package var cells: [DesignToken?]
    /// The differences of the colors; `nil` for other values and for a single one.
    package var difference: ColorDifference?
    /// The largest ΔE00 of any two colors in one appearance; `nil` where `difference` is.
    package var spread: Double? { difference?.largest }
  }

  /// A color by its system and the name it has there.
  package struct Place: Hashable, Sendable {
    /// The index of the system.
    package var system: Int
    /// The name: the shared one if there is one.
    package var name: String
    /// The color.
    package var color: ColorValue
    /// Its purpose.
    var purpose: CheckedColor.Purpose
  }

  /// One color under different names.
  package struct SharedColor: Sendable {
    /// Where it is found; at least two systems, and at least two names.
    package var places: [Place]
  }

  /// Two colors of two systems that look alike but are not equal.
  package struct NearMiss: Sendable {
    /// The color of the first system.
    package var first: Place
    /// The color of the second system.
    package var second: Place
    /// The appearance in which they look alike.
    package var appearance: AppearanceMode
    /// ΔE00 in that appearance.
    package var distance: Double
  }

  /// ΔE00 up to which two colors of two systems are reported as a near-miss: few people see a
  /// difference unless the colors touch.
  package static let nearMissLimit = 2.0

  /// The systems, as they were named.
  package let systems: [System]
  /// The shared names by category and name.
  package let rows: [Row]
  /// Colors under different names, those with the most places first.
  package let sharedColors: [SharedColor]
  /// Colors that are nearly the same, the nearest first.
  package let nearMisses: [NearMiss]

  /// Compares the systems of some mappings; what does not load is left out.
  package init(_ mappings: [LoadedMapping]) {
    let loaded = mappings.compactMap { mapping in
      mapping.designSystem.map { ($0, mapping.vocabulary) }
    }
    let designSystems = loaded.map(\.0)
    let rows = Self.rows(designSystems, vocabularies: loaded.compactMap(\.1))
    self.rows = rows
    systems = loaded.enumerated().map { index, system in
      System(
        name: system.0.name, tokenCount: system.0.tokens.count,
        lacks: rows.filter { $0.cells[index] == nil }.map(\.name),
        colors: CheckedSystem(system.0, vocabulary: system.1).colors)
    }
    let places = systems.enumerated().flatMap { index, system in
      system.colors.map {
        Place(system: index, name: $0.name, color: $0.value, purpose: $0.purpose)
      }
    }
    sharedColors = Self.sharedColors(among: places)
    nearMisses = Self.nearMisses(among: places)
  }

  // MARK: The table

  /// The names of the vocabularies, else those that several systems have.
  private static func rows(_ designSystems: [DesignSystem], vocabularies: [Vocabulary]) -> [Row] {
    let tokens = designSystems.map { designSystem in
      Dictionary(designSystem.tokens.map { ($0.path, $0) }) { first, _ in first }
    }
    var entries: [String: Vocabulary.Entry] = [:]
    for vocabulary in vocabularies { entries.merge(vocabulary.entries) { first, _ in first } }
    var counts: [String: Int] = [:]
    for token in designSystems.flatMap(\.tokens) { counts[token.path, default: 0] += 1 }
    let names = entries.isEmpty ? counts.filter { $0.value > 1 }.map(\.key) : Array(entries.keys)
    let rows = names.map { name -> Row in
      let cells = tokens.map { $0[name] }
      let category = entries[name]?.category ?? cells.compactMap { $0 }.first?.category ?? .color
      return Row(
        name: name, category: category, summary: entries[name]?.summary ?? "", cells: cells,
        difference: ColorDifference(
          cells.enumerated().compactMap { index, token in
            token?.color.map { (system: index, color: $0) }
          }))
    }
    let order = TokenCategory.allCases
    return rows.sorted { a, b in
      let (i, j) = (order.firstIndex(of: a.category) ?? 0, order.firstIndex(of: b.category) ?? 0)
      return i == j ? a.name < b.name : i < j
    }
  }

  /// The names whose colors are not equal in all systems, those that differ most first.
  package var rowsApart: [(row: Row, difference: ColorDifference)] {
    rows.compactMap { row in
      row.difference.flatMap { $0.isNone ? nil : (row: row, difference: $0) }
    }.sorted { a, b in
      func span(_ difference: ColorDifference) -> Double {
        difference.opacities.map { $0.upperBound - $0.lowerBound } ?? 0
      }
      let (first, second) = (a.difference, b.difference)
      return (first.largest, span(first), b.row.name) > (second.largest, span(second), a.row.name)
    }
  }

  // MARK: Colors across systems

  private static func sharedColors(among places: [Place]) -> [SharedColor] {
    var groups: [ColorAppearances: [Place]] = [:]
    for place in places { groups[ColorAppearances(place.color), default: []].append(place) }
    return groups.values.filter { group in
      Set(group.map(\.system)).count > 1 && Set(group.map(\.name)).count > 1
    }.map { SharedColor(places: $0) }
      .sorted { a, b in
        a.places.count == b.places.count
          ? a.places[0].name < b.places[0].name : a.places.count > b.places.count
      }
  }

  /// Pairs for one purpose that look alike in light appearance, or in dark where both adapt.
  private static func nearMisses(among places: [Place]) -> [NearMiss] {
    var misses: [NearMiss] = []
    for (index, a) in places.enumerated() where a.color.isOpaque {
      for b in places[(index + 1)...]
      where a.system != b.system && a.purpose == b.purpose && b.color.isOpaque {
        let modes: [AppearanceMode] =
          a.color.isAdaptive && b.color.isAdaptive ? [.light, .dark] : [.light]
        misses += modes.compactMap { nearMiss(a, b, in: $0) }
      }
    }
    return misses.sorted { a, b in
      a.distance == b.distance
        ? (a.first.name, a.second.name) < (b.first.name, b.second.name) : a.distance < b.distance
    }
  }

  private static func nearMiss(_ a: Place, _ b: Place, in mode: AppearanceMode) -> NearMiss? {
    let (one, other) = (a.color.drawn(in: mode), b.color.drawn(in: mode))
    guard one.rgba8 != other.rgba8 else { return nil }
    let distance = ciede2000(one.lab, other.lab)
    guard distance <= nearMissLimit else { return nil }
    return NearMiss(first: a, second: b, appearance: mode, distance: distance)
  }
}
