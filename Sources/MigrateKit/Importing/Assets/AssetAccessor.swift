import MigrateKitCore

/// A use of code that SwiftGen or R.swift generates for a color of a catalog, recognized without
/// the generated file: `Asset.Colors.brand.color`, `R.color.brand()`.
struct AssetAccessor: Hashable, Sendable {
  /// The prefix before the name of the color: `Asset.Colors`.
  var root: String
  /// The name of the color in code, with the groups made from the catalog's folders.
  var symbol: String
  /// The property that returns the color: `color`, `swiftUIColor`; `()` or `()!` for a function.
  var property: String

  /// Whether it is a constant, and not a function.
  var isConstant: Bool { !property.hasPrefix("(") }
  /// The code of a constant: `Asset.Colors.brand.color`.
  var code: String { "\(root).\(symbol).\(property)" }

  /// What follows the name of the color, with the types.
  static let properties = AssetSymbol.properties
    .merging([call: .uiColor, unwrapped: .uiColor]) { $1 }
  /// The lengths of the properties, by which most other names differ.
  private static let lengths = Set(properties.keys.map(\.utf8.count))
  /// R.swift's function, and its optional result unwrapped.
  private static let call = "()"
  private static let unwrapped = "()!"
  /// The types in which R.swift declares functions for the colors of catalogs.
  private static let callRoots: Set<String> = ["R.color", "Rswift.color", "R.colors"]

  /// The names that generators give a color of a catalog.
  static func symbols(of asset: String) -> [String] {
    [AssetSymbol.constant(forColor: asset), AssetSymbol.function(forColor: asset)].uniqued()
  }

  /// The uses in a file, for colors of the given symbols.
  static func all(in outline: SyntaxOutline, symbols: Set<String>) -> [AssetAccessor] {
    guard !symbols.isEmpty else { return [] }
    return outline.lexemes.indices.compactMap { index in
      switch outline.kind(index) {
      case .leftParen: call(at: index, in: outline, symbols: symbols)
      case .identifier: constant(at: index, in: outline, symbols: symbols)
      default: nil
      }
    }
  }

  /// The use of a constant whose property is at `index`: `Asset.Colors.brand.color`.
  private static func constant(
    at index: Int, in outline: SyntaxOutline, symbols: Set<String>
  ) -> AssetAccessor? {
    let length = Int(outline.lexemes[index].length)
    // It may be in backticks.
    guard outline.kind(index - 1) == .period,
      lengths.contains(length) || lengths.contains(length - 2),
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

  /// The use of a function whose opening parenthesis is at `index`: `R.color.brand()`.
  private static func call(
    at index: Int, in outline: SyntaxOutline, symbols: Set<String>
  ) -> AssetAccessor? {
    guard outline.kind(index) == .leftParen, outline.kind(index + 1) == .rightParen,
      outline.kind(index - 1) == .identifier, outline.kind(index - 2) == .period
    else { return nil }
    let start = outline.chainStart(index - 1)
    guard start < index - 3 else { return nil }
    let parts = (start..<index).filter { outline.kind($0) == .identifier }.map { outline.name($0) }
    guard parts.count * 2 == index - start + 1 else { return nil }
    let root = parts.prefix(2).joined(separator: ".")
    let symbol = parts.dropFirst(2).joined(separator: ".")
    guard callRoots.contains(root), symbols.contains(symbol) else { return nil }
    let end = index + 1
    let next = outline.bytes[outline.lexemes[end].end...].first
    let isOptional = next == UInt8(ascii: "!") || next == UInt8(ascii: "?")
    return AssetAccessor(root: root, symbol: symbol, property: isOptional ? unwrapped : call)
  }

  /// The uses that may be of each catalog, with their counts.
  ///
  /// A generated type is that of the catalog with the most of the colors that code names by it. Another catalog may have a
  /// color called `page` by chance, which is not `KitAsset.page`.
  ///
  /// - Parameters:
  ///   - uses: All uses.
  ///   - catalogs: The names of the constants of the colors of each catalog.
  /// - Returns: The uses by catalog.
  static func uses(
    _ uses: [AssetAccessor: Int], in catalogs: [String: Set<String>]
  ) -> [String: [AssetAccessor: Int]] {
    let used = Dictionary(grouping: uses.keys, by: \.root).mapValues { Set($0.map(\.symbol)) }
    let held = catalogs.mapValues { symbols in used.mapValues { $0.intersection(symbols) } }
    return catalogs.reduce(into: [:]) { result, catalog in
      let roots = held[catalog.key, default: [:]].filter { root, own in
        !held.values.contains { $0[root]?.isStrictSuperset(of: own) ?? false }
      }
      result[catalog.key] = uses.filter { use, _ in
        roots[use.root] != nil && catalog.value.contains(use.symbol)
      }
    }
  }

  /// The catalogs with any of the colors that code names by the constants of a type.
  static func holders(
    of uses: [AssetAccessor: Int], in catalogs: [String: Set<String>]
  ) -> [String: Set<String>] {
    uses.keys.reduce(into: [:]) { holders, use in
      let having = catalogs.lazy.filter { $0.value.contains(use.symbol) }.map(\.key)
      holders[use.root, default: []].formUnion(having)
    }
  }

  /// The code of a catalog's colors at each site: the root and the property that most uses have.
  ///
  /// - Parameters:
  ///   - uses: The uses of constants of the catalog's colors, with their counts.
  ///   - isOptional: Whether the functions of a type of R.swift return optional colors.
  ///   - isDeclared: Whether the project declares a type, whose constants are then read themselves.
  ///   - ownSite: The site of a property that the project itself adds to R.swift's constants.
  /// - Returns: The root for each site.
  static func roots(
    in uses: [AssetAccessor: Int], isOptional: (String) -> Bool, isDeclared: (String) -> Bool,
    ownSite: (String) -> Site?
  ) -> [Site: Root] {
    var counts: [Root: Int] = [:]
    let called = Set(uses.keys.lazy.filter { $0.property == call }.map(\.root))
    let optional = called.filter(isOptional)
    for (use, count) in uses {
      let isUnwrapped = use.property == call && optional.contains(use.root)
      counts[
        Root(path: use.root, property: isUnwrapped ? unwrapped : use.property), default: 0] += count
    }
    // If some code unwraps or chains a color, it is optional everywhere.
    for (root, count) in counts where root.property == unwrapped {
      let plain = Root(path: root.path, property: call)
      counts[root] = count + (counts.removeValue(forKey: plain) ?? 0)
    }
    var result: [Site: Root] = [:]
    for (root, _) in counts.sorted(by: { ($1.value, $0.key.path) < ($0.value, $1.key.path) }) {
      let own = callRoots.contains(root.path) ? ownSite(root.property) : nil
      guard let site = own ?? properties[root.property], result[site] == nil,
        let head = root.path.split(at: ".").first, !isDeclared(String(head))
      else { continue }
      result[site] = root
    }
    return result
  }

  /// The text around the name of a color.
  struct Root: Hashable {
    var path: String
    var property: String

    /// The code of a color: `Asset.Colors.brand.color`, `R.color.brand()`.
    func code(of asset: String) -> String {
      guard property.hasPrefix("(") else {
        return "\(path).\(AssetSymbol.constant(forColor: asset)).\(property)"
      }
      return "\(path).\(AssetSymbol.function(forColor: asset))\(property)"
    }
  }
}
