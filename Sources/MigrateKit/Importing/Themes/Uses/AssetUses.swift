/// The colors of asset catalogs that code names, other than the theme's own files and tests.
struct AssetUses {
  /// The assets that code names in any form, by name and by symbol.
  private(set) var named: Set<String> = []
  /// The files that name an asset by the symbol that Xcode makes for it, by the symbol.
  private(set) var files: [String: Set<String>] = [:]

  /// Collects the uses in files, except the `theme`'s.
  init(_ readings: [ThemeSurvey.FileReading], theme: Set<String>) {
    for reading in readings where !theme.contains(reading.path) {
      for (name, forms) in reading.forms.counts {
        named.insert(name)
        if forms.keys.contains(where: \.isSymbol) { files[name, default: []].insert(reading.path) }
      }
    }
  }
}
