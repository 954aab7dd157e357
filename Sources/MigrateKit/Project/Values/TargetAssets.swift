/// The colors of asset catalogs as the bundles of targets have them.
struct TargetAssets: Sendable {
  /// The bundle in which code looks a color up by its name.
  enum Bundle {
    /// That of the running program, as `Color("Brand")` does.
    case main
    /// That of the code's own module, as generated symbols and `bundle: .module` do.
    case own
    /// Another one, which is not known.
    case other
  }

  /// The color of a name in a bundle.
  enum Found {
    case color(ColorValue)
    /// Only the bundles of these targets have the name, not the one that is searched.
    case elsewhere(Set<Int>)
    /// What all catalogs together say counts.
    case unsettled
  }

  /// The colors of each name by target; `nil` where the catalogs of one target differ.
  private var colors: [String: [Int: ColorValue?]] = [:]
  /// The programs in which the code of each target runs.
  private var programs: [[Int]] = []

  /// Makes a set without colors.
  init() {}

  /// Groups the colors of a project by target.
  ///
  /// - Parameters:
  ///   - sets: The color sets of the project.
  ///   - homes: The targets whose bundles a catalog goes into.
  ///   - targets: The targets of the project.
  init(
    _ sets: [ProjectModelBuilder.CatalogColor], homes: (String) -> [Int], targets: TargetMap
  ) {
    guard !sets.isEmpty else { return }
    programs = targets.targets.indices.map { targets.programs(running: $0) }
    for set in sets {
      for target in homes(set.catalog) {
        let known = colors[set.asset]?[target]
        let isSame = known == nil || known == .some(set.color)
        colors[set.asset, default: [:]][target] = .some(isSame ? set.color : nil)
      }
    }
  }

  /// The color that a name has for the code of a target.
  func color(_ name: String, in bundle: Bundle, of target: Int) -> Found {
    guard let homes = colors[name], programs.indices.contains(target), bundle != .other else {
      return .unsettled
    }
    let searched = bundle == .main ? programs[target] : [target]
    let found = searched.compactMap { homes[$0] }
    if let first = found.first {
      return found.allSatisfy { $0 == first } ? first.map { .color($0) } ?? .unsettled : .unsettled
    }
    return bundle == .main && searched != [target] ? .elsewhere(Set(homes.keys)) : .unsettled
  }

  /// Whether the bundle of some target has a color of a name.
  func knows(_ name: String) -> Bool { colors[name] != nil }

  /// Whether a program that runs the code of a target has a color in its bundle.
  func isInMainBundle(_ name: String, of target: Int) -> Bool {
    guard let homes = colors[name], programs.indices.contains(target) else { return false }
    return programs[target].contains { homes[$0] != nil }
  }
}

extension TargetMap {
  /// The targets whose bundle is the main one when the code of a target runs: itself, and for a library the programs
  /// that depend on it.
  fileprivate func programs(running target: Int) -> [Int] {
    guard targets[target].kind.isImportable, !isInferred(target) else { return [target] }
    return programs.filter { reach[$0].contains(target) }
  }
}
