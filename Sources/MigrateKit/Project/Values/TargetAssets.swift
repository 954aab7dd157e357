/// The colors of assets whose name several catalogs have with different colors, as the bundle of each target has
/// them.
struct TargetAssets: Sendable {
  /// The colors of each name by target; `nil` where the catalogs of one target differ.
  private var colors: [String: [Int: ColorValue?]] = [:]

  /// Makes a set without colors.
  init() {}

  /// Groups the colors on which the catalogs of a project do not agree.
  ///
  /// - Parameters:
  ///   - sets: The color sets of the project.
  ///   - assets: What all catalogs together say.
  ///   - targets: The targets whose bundles a catalog goes into.
  init(
    _ sets: [ProjectModelBuilder.CatalogColor], _ assets: NamedColors, targets: (String) -> [Int]
  ) {
    for set in sets where assets.isKnown(set.asset) && assets[set.asset] == nil {
      for target in targets(set.catalog) {
        let known = colors[set.asset]?[target]
        let isSame = known == nil || known == .some(set.color)
        colors[set.asset, default: [:]][target] = .some(isSame ? set.color : nil)
      }
    }
  }

  /// The color that a name has in the bundle of a target; `nil` where all catalogs agree, or where
  /// not even those of the target do.
  func color(_ name: String, in target: Int) -> ColorValue? {
    (colors[name]?[target] ?? nil) ?? nil
  }
}
