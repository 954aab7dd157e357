import MigrateKitCore

/// Which colors of catalogs the declarations of a theme represent: `static let brand = Color("Brand")`.
struct AssetClaims {
  /// The color sets that only declarations represent.
  private(set) var claimed: Set<String> = []
  /// Those that code also names by Xcode's symbols, so that uses decide between these and the constants.
  private(set) var contested: Set<String> = []
  /// The targets of libraries whose constants programs do without, as they have color sets of their own.
  private(set) var libraries: Set<Int> = []
  /// How code refers to the colors.
  private(set) var forms = AssetForms()

  /// The targets of the files that name a color by its symbol, and the number of these files.
  private var symbols: [String: (targets: Set<Int>, files: Int)] = [:]

  /// Finds the declarations for color sets among those of a theme.
  init(
    _ sets: [ImportedColorSet], _ found: ThemeReader.Result,
    _ readings: [ThemeSurvey.FileReading], in model: ProjectModel
  ) {
    let assets = Set(sets.lazy.map(\.asset))
    // The numbers of files that name colors by symbols and generated constants.
    let naming = Dictionary(
      readings.flatMap(\.forms.symbols).map { ($0, 1) }, uniquingKeysWith: +)
    read(readings, in: model)
    for asset in assets {
      let symbol = AssetSymbol.member(forColor: asset)
      // The symbol of `AccentColor` is the name of `accent`. A case has no asset that several files name.
      let isNamed = (AssetAccessor.symbols(of: asset) + [symbol])
        .contains { naming[$0, default: 0] >= Self.fewestNaming }
      let claims = [asset, symbol].uniqued().filter { $0 == asset || !assets.contains($0) }
        .flatMap { [found.strings[$0], isNamed ? nil : found.stringsOfCases[$0]] }
        .compactMap(\.self)
      let users = Set(claims.joined())
      let homes = model.assets[asset] ?? []
      guard !claims.isEmpty, homes.isEmpty || !homes.isDisjoint(with: users) else { continue }
      let isMember = Self.ownersOfSymbols.contains {
        model.index.members(symbol, of: $0).contains { model.index[$0].file < readings.count }
      }
      let others = (symbols[symbol]?.targets ?? []).intersection(homes).subtracting(users)
      if Self.isCopied(for: others, besides: users, in: model) {
        libraries.formUnion(users)
      } else if !isMember, symbols[symbol]?.files ?? 0 >= Self.fewestNaming {
        contested.insert(asset)
      } else {
        claimed.insert(asset)
      }
    }
  }

  private mutating func read(_ readings: [ThemeSurvey.FileReading], in model: ProjectModel) {
    for (file, reading) in readings.enumerated() {
      forms.merge(reading.forms)
      let homes = model.targets.targets(ofFile: Int32(clamping: file))
      for (name, counts) in reading.forms.counts where counts.keys.contains(where: \.isSymbol) {
        symbols[name, default: ([], 0)].targets.formUnion(homes)
        symbols[name, default: ([], 0)].files += 1
      }
    }
  }

  /// The types in which Xcode declares its symbols.
  static let ownersOfSymbols = ["Color", "UIColor", "NSColor", "ShapeStyle"]

  /// The number of files that name a color by itself: the one that declares cases may do so too.
  private static let fewestNaming = 3

  /// Whether a program is among the `others` that name their own color set by Xcode's symbol, and only libraries are the
  /// `users` of a constant for it.
  private static func isCopied(
    for others: Set<Int>, besides users: Set<Int>, in model: ProjectModel
  ) -> Bool {
    let kinds = model.targets.targets.map(\.kind)
    return users.allSatisfy { kinds[$0] == .library }
      && others.contains { kinds[$0].isProgram && kinds[$0] != .appExtension }
  }
}
