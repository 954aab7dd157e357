/// A color of an asset catalog.
package struct ImportedColorSet: Hashable, Sendable {
  /// Its name in code, with the folders that provide a namespace.
  package var asset: String
  package var color: ColorValue
  package var file: String
  /// The catalog, as a path from the same folder as `file`.
  package var catalog: String

  package init(asset: String, color: ColorValue, file: String, catalog: String = "") {
    self.catalog = catalog
    self.asset = asset
    self.color = color
    self.file = file
  }
}

/// How code refers to the colors of its asset catalogs.
struct AssetForms: Hashable, Sendable {
  /// A form in which code names an asset.
  enum Form: CaseIterable, Hashable, Sendable {
    /// `Color("Brand")`
    case colorString
    /// `Color(.brand)`
    case colorResource
    /// `Color.brand`
    case colorMember
    /// `UIColor(named: "Brand")`
    case uiColorString
    /// `UIColor(resource: .brand)`
    case uiColorResource
    /// `UIColor.brand`
    case uiColorMember
  }

  /// How often each form is used.
  var counts: [Form: Int] = [:]
  /// The number of uses of generated constants, by form.
  var accessors: [AssetAccessor: Int] = [:]

  mutating func merge(_ other: AssetForms) {
    counts.merge(other.counts, uniquingKeysWith: +)
    accessors.merge(other.accessors, uniquingKeysWith: +)
  }

  /// The most used form among some; `nil` if none is used.
  func most(among forms: [Form]) -> Form? {
    let used = forms.filter { counts[$0, default: 0] > 0 }
    let most = used.map { counts[$0, default: 0] }.max()
    return used.first { counts[$0] == most }
  }

  /// Counts the forms in a file, for assets of the given names.
  ///
  /// - Parameters:
  ///   - outline: The file.
  ///   - assets: The names of the colors.
  ///   - symbols: Xcode's symbols for them.
  ///   - constants: The names of generated constants for them.
  init(
    _ outline: SyntaxOutline, assets: Set<String>, symbols: Set<String>, constants: Set<String>
  ) {
    for word in [KnownWord.Color, .UIColor] {
      for index in outline.indices(of: word).map(Int.init) where outline.kind(index - 1) != .period
      {
        count(at: index, word, outline, assets, symbols)
      }
    }
    guard !constants.isEmpty else { return }
    for accessor in AssetAccessor.all(in: outline, symbols: constants) {
      accessors[accessor, default: 0] += 1
    }
  }

  init() {}

  private mutating func count(
    at index: Int, _ word: KnownWord, _ outline: SyntaxOutline, _ assets: Set<String>,
    _ symbols: Set<String>
  ) {
    let isColor = word == .Color
    if outline.kind(index + 1) == .period {
      guard outline.kind(index + 2) == .identifier, symbols.contains(outline.name(index + 2)) else {
        return
      }
      counts[isColor ? .colorMember : .uiColorMember, default: 0] += 1
      return
    }
    guard let call = outline.call(named: index), let first = outline.arguments(call).first else {
      return
    }
    if let name = outline.string(first.value) {
      guard assets.contains(name) else { return }
      counts[isColor ? .colorString : .uiColorString, default: 0] += 1
    } else if outline.kind(first.value.lowerBound) == .period, first.value.count == 2,
      symbols.contains(outline.name(first.value.lowerBound + 1))
    {
      counts[isColor ? .colorResource : .uiColorResource, default: 0] += 1
    }
  }
}

/// Makes tokens from the colors of asset catalogs.
enum AssetTokens {
  /// The tokens of the assets in order of path, except for the `claimed` ones, which Swift
  /// declarations represent.
  ///
  /// - Parameters:
  ///   - sets: The colors.
  ///   - claimed: The names of the assets that declarations in Swift represent.
  ///   - forms: How code refers to the colors.
  ///   - isDeclared: Whether the project declares a name, whose constants are then read themselves.
  /// - Returns: The tokens, without paths.
  static func tokens(
    _ sets: [ImportedColorSet], claimed: Set<String>, forms: AssetForms,
    isDeclared: (String) -> Bool
  ) -> [ImportedToken] {
    var seen: Set<String> = []
    let catalogs = Dictionary(grouping: sets, by: \.catalog).mapValues { members in
      AssetAccessor.roots(
        in: forms.accessors, of: Set(members.map { AssetSymbol.constant(forColor: $0.asset) }),
        isDeclared: isDeclared)
    }
    return sets.compactMap { set in
      guard !claimed.contains(set.asset), seen.insert(set.asset).inserted else { return nil }
      let isAccent = set.asset == "AccentColor"
      var codes = isAccent ? [.color: "Color.accentColor"] : codes(of: set.asset, forms)
      if !isAccent {
        let symbol = AssetSymbol.constant(forColor: set.asset)
        for (site, root) in catalogs[set.catalog] ?? [:] { codes[site] = root.code(of: symbol) }
      }
      return ImportedToken(
        path: "", value: .color(set.color), name: set.asset, source: .asset, codes: codes,
        file: set.file, line: 1, isPublic: false)
    }
  }

  private static func codes(of asset: String, _ forms: AssetForms) -> [Site: String] {
    var result: [Site: String] = [:]
    let member = AssetSymbol.member(forColor: asset)
    let quoted = JSONText.quoted(asset)
    switch forms.most(among: [.colorString, .colorMember, .colorResource]) {
    case .colorMember: result[.color] = "Color.\(member)"
    case .colorResource: result[.color] = "Color(.\(member))"
    default: result[.color] = "Color(\(quoted))"
    }
    switch forms.most(among: [.uiColorString, .uiColorMember, .uiColorResource]) {
    case .uiColorMember: result[.uiColor] = "UIColor.\(member)"
    case .uiColorResource: result[.uiColor] = "UIColor(resource: .\(member))"
    case .uiColorString: result[.uiColor] = "UIColor(named: \(quoted))!"
    default: break
    }
    return result
  }
}
