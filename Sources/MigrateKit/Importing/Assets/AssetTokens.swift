import MigrateKitCore

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

/// A color set whose color is not known.
package struct ColorSetWithoutColor: Hashable, Sendable {
  /// Its name in code.
  package var asset: String
  package var file: String
  /// Why, as a clause.
  package var reason: String

  package init(asset: String, file: String, reason: String) {
    self.asset = asset
    self.file = file
    self.reason = reason
  }
}

/// The names of the colors of asset catalogs, and those that code has for them.
package struct AssetNames: Sendable {
  /// The names of the colors.
  let assets: Set<String>
  /// Xcode's symbols for them.
  let symbols: Set<String>
  /// The names of generated constants for them.
  let constants: Set<String>

  /// Derives the symbols and constants of `assets`.
  package init(_ assets: Set<String>) {
    self.assets = assets
    symbols = Set(assets.map { AssetSymbol.member(forColor: $0) })
    constants = Set(assets.flatMap { AssetAccessor.symbols(of: $0) })
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

    /// Whether it is the symbol that Xcode makes for the asset.
    var isSymbol: Bool { self != .colorString && self != .uiColorString }
  }

  /// How often each form is used, by the string or the symbol that names the color.
  var counts: [String: [Form: Int]] = [:]
  /// The beginnings of names that code computes: `Color` of `UIColor(named: "Color\(number)")`.
  var computed: Set<String> = []
  /// The number of uses of generated constants, by form.
  var accessors: [AssetAccessor: Int] = [:]

  mutating func merge(_ other: AssetForms) {
    for (name, forms) in other.counts {
      counts[name, default: [:]].merge(forms, uniquingKeysWith: +)
    }
    computed.formUnion(other.computed)
    accessors.merge(other.accessors, uniquingKeysWith: +)
  }

  /// Whether any code names a color by SwiftUI's type.
  var nameSwiftUI: Bool {
    counts.values.contains { forms in
      forms.keys.contains { [.colorString, .colorResource, .colorMember].contains($0) }
    }
  }

  /// The form in which most code names some colors, among `forms`; `nil` if none is used.
  func most(among forms: [Form], of names: some Sequence<String>) -> Form? {
    var totals: [Form: Int] = [:]
    for name in names { totals.merge(counts[name] ?? [:], uniquingKeysWith: +) }
    let most = forms.compactMap { totals[$0] }.max()
    return forms.first { totals[$0] == most && most != nil }
  }

  /// Counts the forms in a file, for assets of the given names.
  init(_ outline: SyntaxOutline, assets: AssetNames) {
    guard !assets.assets.isEmpty else { return }
    for word in [KnownWord.Color, .UIColor] {
      for index in outline.indices(of: word).map(Int.init) where outline.kind(index - 1) != .period
      {
        count(at: index, word, outline, assets)
      }
    }
    for index in 0..<outline.count where outline.kind(index) == .period {
      countImplicit(at: index, outline, assets.symbols)
    }
    for accessor in AssetAccessor.all(in: outline, symbols: assets.constants) {
      accessors[accessor, default: 0] += 1
    }
  }

  init() {}

  private mutating func count(
    at index: Int, _ word: KnownWord, _ outline: SyntaxOutline, _ names: AssetNames
  ) {
    let (assets, symbols) = (names.assets, names.symbols)
    let isColor = word == .Color
    // `Color.init("Brand")` is a call too.
    let isInit = outline.kind(index + 1) == .period && outline.isText(index + 2, "init")
    if outline.kind(index + 1) == .period, !isInit {
      guard outline.kind(index + 2) == .identifier, symbols.contains(outline.name(index + 2)) else {
        return
      }
      addMember(outline.name(index + 2), of: isColor ? .color : .uiColor)
      return
    }
    guard let call = outline.call(named: isInit ? index + 2 : index),
      let first = outline.arguments(call).first
    else {
      return
    }
    if let name = outline.string(first.value) {
      guard assets.contains(name) else { return }
      add(isColor ? .colorString : .uiColorString, of: name)
    } else if case let start = first.value.lowerBound, outline.kind(start) == .stringStart,
      outline.kind(start + 1) == .stringText, outline.kind(start + 2) == .interpolationStart
    {
      computed.insert(outline.text(start + 1))
    } else if outline.kind(first.value.lowerBound) == .period, first.value.count == 2,
      symbols.contains(outline.name(first.value.lowerBound + 1))
    {
      let symbol = outline.name(first.value.lowerBound + 1)
      // `Color(.white)` converts the system's color.
      guard !isColor || !SystemColors.declare(symbol, on: .uiColor) else { return }
      add(isColor ? .colorResource : .uiColorResource, of: symbol)
    }
  }

  /// Counts `.foregroundStyle(.brand)` and `textColor = .brand`; other implicit members may be of any type.
  private mutating func countImplicit(
    at period: Int, _ outline: SyntaxOutline, _ symbols: Set<String>
  ) {
    let isArgument = outline.kind(period - 1) == .leftParen
    guard outline.kind(period - 2) == .identifier, outline.kind(period + 1) == .identifier,
      isArgument || outline.isText(period - 1, "="), outline.startsImplicitMember(period)
    else { return }
    let taker = outline.name(period - 2)
    guard isArgument ? ExternalUses.colorTakers.contains(taker) : taker.hasSuffix("Color") else {
      return
    }
    let symbol = outline.name(period + 1)
    if symbols.contains(symbol) { addMember(symbol, of: isArgument ? .color : .uiColor) }
  }

  /// Counts a symbol, unless the system has a color of its name: `UIColor.white` is none of an asset `white`.
  private mutating func addMember(_ symbol: String, of owner: SystemColors.Owner) {
    guard !SystemColors.declare(symbol, on: owner) else { return }
    add(owner == .color ? .colorMember : .uiColorMember, of: symbol)
  }

  private mutating func add(_ form: Form, of name: String) {
    counts[name, default: [:]][form, default: 0] += 1
  }
}

/// Makes tokens from the colors of asset catalogs.
enum AssetTokens {
  /// Which types of colors the code of a project writes.
  struct Types {
    var swiftUI = true
    var uiKit = false
    var appKit = false
    /// Whether `Color("Brand")` calls an initializer of the app's own, which does not look for an asset.
    var colorTakesStrings = false
    /// Whether some program has the color set `AccentColor` as its accent color.
    var hasAccent = true

    init() {}

    /// Reads the types that the files use; code without any of them may be about to use SwiftUI's.
    init(
      _ bridges: MappingDraft.Bridges, _ forms: AssetForms, colorTakesStrings: Bool, hasAccent: Bool
    ) {
      uiKit = bridges.usesUIKit
      appKit = bridges.usesAppKit
      swiftUI = bridges.usesSwiftUI || !bridges.draws || forms.nameSwiftUI
      self.colorTakesStrings = colorTakesStrings
      self.hasAccent = hasAccent
    }
  }

  /// The tokens of the assets in order of path, except for the `claimed` ones, which Swift
  /// declarations represent.
  ///
  /// - Parameters:
  ///   - sets: The colors.
  ///   - claimed: The names of the assets that declarations in Swift represent.
  ///   - forms: How code refers to the colors.
  ///   - isDeclared: Whether the project declares a name, whose constants are then read themselves.
  ///   - isMember: Whether the project declares a color of that name, so that Xcode makes no symbol of the asset.
  ///   - types: The types of colors that the code writes.
  ///   - ownSite: The site of a property that the project adds to R.swift's constants.
  /// - Returns: The tokens, without paths.
  static func tokens(
    _ sets: [ImportedColorSet], claimed: Set<String>, forms: AssetForms,
    isDeclared: (String) -> Bool, isMember: (String) -> Bool = { _ in false },
    types: Types = Types(), ownSite: (String) -> Site? = { _ in nil }
  ) -> [ImportedToken] {
    let names = Set(sets.flatMap { [$0.asset, AssetSymbol.member(forColor: $0.asset)] })
      .filter { !isMember($0) }
    var seen: Set<String> = []
    let catalogs = Dictionary(grouping: sets, by: \.catalog).mapValues { members in
      AssetAccessor.roots(
        in: forms.accessors, of: Set(members.flatMap { AssetAccessor.symbols(of: $0.asset) }),
        isDeclared: isDeclared, ownSite: ownSite)
    }
    return sets.compactMap { set in
      guard !claimed.contains(set.asset), seen.insert(set.asset).inserted else { return nil }
      // Code that names the asset itself, often to set it, does not mean the accent that is set.
      let isAccent =
        set.asset == "AccentColor" && forms.counts[set.asset] == nil && types.swiftUI
        && types.hasAccent
      var codes =
        isAccent
        ? [.color: "Color.accentColor"]
        : codes(
          of: set.asset, forms, names, types, isMember(AssetSymbol.member(forColor: set.asset)))
      if !isAccent {
        for (site, root) in catalogs[set.catalog] ?? [:] { codes[site] = root.code(of: set.asset) }
      }
      return ImportedToken(
        path: "", value: .color(set.color), name: set.asset, source: .asset, codes: codes,
        file: set.file, line: 1, isPublic: false)
    }
  }

  /// The code of a color in the form in which most code names it, else the colors of all catalogs.
  private static func codes(
    of asset: String, _ forms: AssetForms, _ all: Set<String>, _ types: Types, _ isTaken: Bool
  ) -> [Site: String] {
    var result: [Site: String] = [:]
    let member = AssetSymbol.member(forColor: asset)
    let quoted = JSONText.quoted(asset)
    let own = isTaken ? [asset] : [asset, member].uniqued()
    func form(_ among: [AssetForms.Form]) -> AssetForms.Form? {
      forms.most(among: among, of: own) ?? forms.most(among: among, of: all)
    }
    switch form([.colorString, .colorMember, .colorResource]) {
    case _ where !types.swiftUI: break
    case .colorMember where !isTaken && !SystemColors.declare(member, on: .color):
      result[.color] = "Color.\(member)"
    case .colorResource where !SystemColors.declare(member, on: .uiColor):
      result[.color] = "Color(.\(member))"
    default: result[.color] = swiftUICode(of: quoted, types)
    }
    switch form([.uiColorString, .uiColorMember, .uiColorResource]) {
    case .uiColorMember where !isTaken && !SystemColors.declare(member, on: .uiColor):
      result[.uiColor] = "UIColor.\(member)"
    case .uiColorResource: result[.uiColor] = "UIColor(resource: .\(member))"
    case .uiColorString, .uiColorMember: result[.uiColor] = "UIColor(named: \(quoted))!"
    default:
      // Where the code has SwiftUI's color, that is converted.
      guard result[.color] == nil || types.colorTakesStrings else { break }
      if types.uiKit {
        result[.uiColor] = "UIColor(named: \(quoted))!"
      } else if types.appKit {
        result[.nsColor] = "NSColor(named: \(quoted))!"
      }
    }
    return result
  }

  /// The code of a color that is named by a string in SwiftUI; `nil` where there is none.
  private static func swiftUICode(of quoted: String, _ types: Types) -> String? {
    guard types.colorTakesStrings else { return "Color(\(quoted))" }
    let type = types.uiKit ? "UIColor" : types.appKit ? "NSColor" : nil
    return type.map { "Color(\($0)(named: \(quoted))!)" }
  }
}
