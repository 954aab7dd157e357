/// A use of a constant that a generator such as SwiftGen declares for a color of a catalog, seen where the
/// generated file is not: `Asset.Colors.brand.color`.
struct AssetAccessor: Hashable, Sendable {
  /// What comes before the name of the color: `Asset.Colors`.
  var root: String
  /// The name of the color as code has it, with the groups that the folders of the catalog make.
  var symbol: String
  /// The property that gives the color: `color`, `swiftUIColor`.
  var property: String

  /// The properties, and what each gives: SwiftGen's and Tuist's.
  static let properties: [String: Site] = [
    "color": .uiColor, "uiColor": .uiColor, "swiftUIColor": .color,
  ]

  /// The uses in a file, for colors of the given symbols.
  static func all(in outline: SyntaxOutline, symbols: Set<String>) -> [AssetAccessor] {
    outline.lexemes.indices.compactMap { index in
      guard outline.kind(index) == .identifier, outline.kind(index - 1) == .period,
        properties[outline.name(index)] != nil
      else { return nil }
      let start = outline.chainStart(index)
      guard start < index - 3, outline.startsUppercase(start) else { return nil }
      let names = (start..<index - 1).filter { outline.kind($0) == .identifier }
      guard names.count * 2 == index - start else { return nil }
      let parts = names.map { outline.name($0) }
      for first in 1..<parts.count {
        let symbol = parts[first...].joined(separator: ".")
        guard symbols.contains(symbol) else { continue }
        return AssetAccessor(
          root: parts[..<first].joined(separator: "."), symbol: symbol,
          property: outline.name(index))
      }
      return nil
    }
  }

  /// How the colors of one catalog are reached at each site: by the root and the property that most of their
  /// uses have.
  static func roots(
    in uses: [AssetAccessor: Int], of symbols: Set<String>, isDeclared: (String) -> Bool
  ) -> [Site: Root] {
    var counts: [Root: Int] = [:]
    for (use, count) in uses where symbols.contains(use.symbol) {
      counts[Root(path: use.root, property: use.property), default: 0] += count
    }
    var result: [Site: Root] = [:]
    for (root, _) in counts.sorted(by: { ($1.value, $0.key.path) < ($0.value, $1.key.path) }) {
      guard let site = properties[root.property], result[site] == nil,
        let head = root.path.split(separator: ".").first, !isDeclared(String(head))
      else { continue }
      result[site] = root
    }
    return result
  }

  /// What is written around the name of a color.
  struct Root: Hashable {
    var path: String
    var property: String

    /// The code of a color: `Asset.Colors.brand.color`.
    func code(of symbol: String) -> String { "\(path).\(symbol).\(property)" }
  }
}
