import MigrateKitCore

/// Counts similar values together, such as shades that a palette would merge.
struct ValueClusters {
  /// A value, and the number of findings with it or a similar one.
  struct Cluster {
    var value: StyleValue
    var count: Int
    /// The different values in the cluster, the most frequent first.
    var values: [StyleValue]
    /// The number of findings.
    var kinds: Int { values.count }
  }

  /// The clusters, largest first.
  let clusters: [Cluster]

  /// Groups the values of `suggestions`: the most frequent value absorbs similar ones.
  ///
  /// - Complexity: O(values × clusters); at most `limit` different values are compared.
  init(_ suggestions: [Suggestion], limit: Int = 2000) {
    var order: [StyleValue] = []
    var counts: [StyleValue: Int] = [:]
    for value in suggestions.compactMap(\.finding.value) {
      if counts[value] == nil { order.append(value) }
      counts[value, default: 0] += 1
    }
    let ranked = order.largestFirst { counts[$0] ?? 0 }
    var clusters: [Cluster] = []
    var keys: [LikenessKey] = []
    for (rank, value) in ranked.enumerated() {
      let count = counts[value] ?? 0
      let key = LikenessKey(value)
      if rank < limit, let index = keys.firstIndex(where: { key.looksLike($0) }) {
        clusters[index].count += count
        clusters[index].values.append(value)
      } else {
        clusters.append(Cluster(value: value, count: count, values: [value]))
        keys.append(key)
      }
    }
    self.clusters = clusters.largestFirst(\.count)
  }
}

/// A value prepared for many comparisons.
private struct LikenessKey {
  private enum Shape {
    case color(light: CIELab, alpha: Double, dark: ColorSample?)
    case font(String)
    case number(Double, TokenCategory)
    case other(StyleValue)
  }

  private let shape: Shape

  init(_ value: StyleValue) {
    shape =
      switch value {
      case .color(let color):
        .color(light: color.light.lab, alpha: color.light.alpha, dark: color.dark)
      case .font(let font): .font(ValueText.text(font))
      case .radius(let points): .number(points, .radius)
      case .number(let number, let category): .number(number, category)
      case .shadow, .animation: .other(value)
      }
  }

  /// Whether the two are hardly distinguishable: ΔE00 2 at the same alpha, a tenth of a point.
  func looksLike(_ other: LikenessKey) -> Bool {
    switch (shape, other.shape) {
    case (.color(let a, let alphaA, let darkA), .color(let b, let alphaB, let darkB)):
      return (alphaA - alphaB).magnitude < 0.015 && darkA == darkB && ciede2000(a, b) <= 2
    case (.font(let a), .font(let b)): return a == b
    case (.number(let a, let kind), .number(let b, let other)):
      return kind == other
        && (a - b).magnitude < (kind == .opacity || kind == .duration ? 0.005 : 0.1)
    case (.other(let a), .other(let b)): return a == b
    default: return false
    }
  }
}
