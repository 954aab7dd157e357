/// Where spacing separates: along one direction, at one edge only, or only certain things below each other.
package enum Axis: String, CaseIterable, Sendable {
  case horizontal, vertical
  case leading, trailing, top, bottom
  /// Between the sections of a page.
  case sections
  /// Between rows, the items of a list, or the parts of one section.
  case rows
  /// Between the cells of a grid.
  case grid

  /// The only direction or edge that words mention; `nil` if they mention none or both directions.
  ///
  ///     Axis(words: ["side", "margin"])    // horizontal
  ///     Axis(words: ["top", "bottom"])     // vertical
  ///     Axis(words: ["top", "leading"])    // nil
  package init?(words: some Sequence<String>) {
    var found: Axis?
    for word in words {
      guard let axis = Self.words[word] else { continue }
      guard let before = found else {
        found = axis
        continue
      }
      guard before.direction == axis.direction else { return nil }
      if before != axis { found = axis.direction }
    }
    guard let found else { return nil }
    self = found
  }

  /// What the name of a token states.
  ///
  /// `bottomInset` is for the bottom edge. `bottomBarPadding` is for a bar, and therefore only vertical. The gutter of a
  /// page is horizontal. The gutter of a grid is on all sides, and `gutter` alone is a step of a scale. Before a measure
  /// one letter says the direction: `hInset`, `rowVPad`. A `sectionGap` is between sections, a `gridSpacing` between
  /// cells; `section` alone is a step.
  package init?(tokenWords words: [String]) {
    let words = Self.withoutAbbreviations(words)
    if words.last.map(Self.gaps.contains) == true, Axis(words: words) == nil,
      let thing = words.lazy.compactMap({ Self.things[$0] }).first
    {
      self = thing
      return
    }
    let isPage = words.count > 1 && words.last == "gutter" && !words.contains("grid")
    guard let axis = Axis(words: words) ?? (isPage ? .horizontal : nil) else { return nil }
    let isBesideMeasure = words.indices.contains { index in
      Self.words[words[index]] == axis
        && (index + 1 == words.count || Self.measures.contains(words[index + 1]))
    }
    self = isBesideMeasure ? axis : axis.direction
  }

  /// Replaces a letter before a measure by the direction that it abbreviates: `h`, `inset` by `horizontal`, `inset`.
  private static func withoutAbbreviations(_ words: [String]) -> [String] {
    let directions = ["h": "horizontal", "v": "vertical"]
    return words.indices.map { index in
      index + 1 < words.count && measures.contains(words[index + 1])
        ? directions[words[index]] ?? words[index] : words[index]
    }
  }

  /// The direction of an edge, and of itself.
  package var direction: Axis {
    switch self {
    case .horizontal, .leading, .trailing: .horizontal
    case .vertical, .top, .bottom, .sections, .rows: .vertical
    case .grid: .grid
    }
  }

  /// Whether spacing of this name may be used at a place; the code seldom says that something is a section.
  package func admits(_ place: Axis?) -> Bool {
    if self == .sections { return place?.direction == .vertical && place != .rows }
    return self == place || self == place?.direction
  }

  /// In the words of sentences: `horizontal spacing`, `spacing at the top edge`.
  package var noun: String {
    switch self {
    case .horizontal, .vertical: "\(rawValue) spacing"
    case .leading, .trailing, .top, .bottom: "spacing at the \(rawValue) edge"
    case .sections, .rows: "vertical spacing between \(rawValue)"
    case .grid: "spacing between the cells of a grid"
    }
  }

  private static let words: [String: Axis] = [
    "horizontal": .horizontal, "side": .horizontal, "sides": .horizontal, "leading": .leading,
    "trailing": .trailing, "left": .leading, "right": .trailing,
    "vertical": .vertical, "top": .top, "bottom": .bottom,
  ]

  private static let measures: Set<String> = [
    "padding", "pad", "margin", "inset", "insets", "spacing", "space", "gap", "offset",
  ]

  /// What a gap is between, by the words of its name.
  private static let things: [String: Axis] = [
    "section": .sections, "sections": .sections, "grid": .grid, "grids": .grid,
  ]

  private static let gaps: Set<String> = ["gap", "spacing", "space", "separation"]
}
