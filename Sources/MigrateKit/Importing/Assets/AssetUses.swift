import MigrateKitCore

/// The colors of asset catalogs that code names, other than the theme's own files and tests.
struct AssetUses {
  /// The assets that code names in any form, by name and by symbol.
  private(set) var named: Set<String> = []
  /// The files that name an asset by the symbol that Xcode makes for it, by the symbol.
  private(set) var files: [String: Set<String>] = [:]

  /// The beginnings of names that code computes.
  private var computed: Set<String> = []

  /// Collects the uses in files, except the `theme`'s.
  init(_ readings: [ThemeSurvey.FileReading], theme: Set<String>) {
    for reading in readings where !theme.contains(reading.path) {
      computed.formUnion(reading.forms.computed)
      for (name, forms) in reading.forms.counts {
        named.insert(name)
        if forms.keys.contains(where: \.isSymbol) { files[name, default: []].insert(reading.path) }
      }
    }
  }

  /// Whether code names a color of a catalog.
  func name(_ token: ImportedToken) -> Bool {
    named.contains(token.name) || named.contains(AssetSymbol.member(forColor: token.name))
  }

  /// Why a color of a catalog that code names by a computed text alone is not in force, as a clause; `nil` for another one.
  func choiceAtRunTime(_ token: ImportedToken) -> String? {
    guard token.source == .asset, token.category == .color, !name(token),
      let start = computed.filter({ token.name.hasPrefix($0) && token.name != $0 }).max(by: {
        $0.count < $1.count
      })
    else { return nil }
    return "code chooses among the colors '\(start)…' at run time"
  }
}

extension ThemeSurvey {
  /// Records the color sets of colors, and the generated constants by which code names those of declared colors:
  /// `Assets.brand.swiftUIColor` beside `static let brand = Color("Brand")`.
  mutating func nameAssets(_ assets: [String: ColorValue]) {
    let used = Set(readings.flatMap(\.forms.accessors.keys)).filter(\.isConstant)
    let codes = Set(tokens.flatMap(\.codes.values))
    for index in tokens.indices {
      if tokens[index].source == .asset {
        tokens[index].asset = tokens[index].name
        continue
      }
      // Where the evaluator finds no color set, the code may name exactly one.
      let named = tokens[index].assetNames.filter { assets[$0] != nil }
      guard let asset = tokens[index].asset ?? (named.count == 1 ? named.first : nil),
        let color = assets[asset],
        tokens[index].value == .color(color)
      else { continue }
      tokens[index].asset = asset
      let symbols = AssetAccessor.symbols(of: asset)
      let own = tokens[index].codes.values
      // By an alias of its type, `typealias Colors = Assets.Colors`, code names the generated constant where that is a
      // token too: `Colors.brand.color` of `Assets.Colors.brand.color`.
      tokens[index].accessors.formUnion(
        used.filter { symbols.contains($0.symbol) }.map(\.code).filter { accessor in
          func ends(_ code: String) -> Bool { code.hasSuffix(".\(accessor)") }
          return own.contains(where: ends) || !codes.contains(where: ends)
        })
    }
  }
}
