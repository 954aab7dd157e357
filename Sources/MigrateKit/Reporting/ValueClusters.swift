/// Like values counted together: the shades that a palette would make one.
struct ValueClusters {
  /// A value, and how many findings have it or one that looks like it.
  struct Cluster {
    var value: StyleValue
    var count: Int
    /// How many different values it stands for.
    var kinds: Int
  }

  /// The clusters, largest first.
  let clusters: [Cluster]

  /// Groups the values of `suggestions`: the most frequent value takes those that look like it.
  ///
  /// - Complexity: values times clusters; at most `limit` different values are compared.
  init(_ suggestions: [Suggestion], limit: Int = 2000) {
    var order: [StyleValue] = []
    var counts: [StyleValue: Int] = [:]
    for value in suggestions.compactMap(\.finding.value) {
      if counts[value] == nil { order.append(value) }
      counts[value, default: 0] += 1
    }
    let ranked = order.enumerated().sorted {
      (counts[$1.element] ?? 0, $0.offset) < (counts[$0.element] ?? 0, $1.offset)
    }.map(\.element)
    var clusters: [Cluster] = []
    for (rank, value) in ranked.enumerated() {
      let count = counts[value] ?? 0
      if rank < limit, let index = clusters.firstIndex(where: { value.looksLike($0.value) }) {
        clusters[index].count += count
        clusters[index].kinds += 1
      } else {
        clusters.append(Cluster(value: value, count: count, kinds: 1))
      }
    }
    self.clusters = clusters.enumerated().sorted {
      ($1.element.count, $0.offset) < ($0.element.count, $1.offset)
    }.map(\.element)
  }
}

extension StyleValue {
  /// Whether a person would call two values the same.
  fileprivate func looksLike(_ other: StyleValue) -> Bool {
    switch (self, other) {
    case (.color(let a), .color(let b)):
      return DisplayColor(a.light) == DisplayColor(b.light)
        && a.dark.map(DisplayColor.init) == b.dark.map(DisplayColor.init)
    case (.font(let a), .font(let b)):
      return ValueText.text(a) == ValueText.text(b)
    case (.radius(let a), .radius(let b)): return (a - b).magnitude < 0.01
    default: return false
    }
  }
}
