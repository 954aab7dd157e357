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
    ///
    /// Where the project declares a `Color`, code that calls it does not use SwiftUI's.
    init(
      _ bridges: MappingDraft.Bridges, _ forms: AssetForms, colorTakesStrings: Bool,
      hasAccent: Bool, declaresColor: Bool
    ) {
      uiKit = bridges.usesUIKit
      appKit = bridges.usesAppKit
      swiftUI =
        bridges.usesSwiftUI || !bridges.draws || forms.nameSwiftUI && !declaresColor
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
  ///   - isOptional: Whether the functions of a type of R.swift return optional colors.
  /// - Returns: The tokens, without paths.
  static func tokens(
    _ sets: [ImportedColorSet], claimed: Set<String>, forms: AssetForms,
    isDeclared: (String) -> Bool, isMember: (String) -> Bool = { _ in false },
    types: Types = Types(), ownSite: (String) -> Site? = { _ in nil },
    isOptional: (String) -> Bool = { _ in false }
  ) -> [ImportedToken] {
    // The symbol of `AccentColor` is that of `Accent`.
    let shared = Dictionary(grouping: Set(sets.map(\.asset)), by: AssetSymbol.member)
      .filter { $1.count > 1 }
    func isTaken(_ member: String) -> Bool { shared[member] != nil || isMember(member) }
    let names = Set(sets.flatMap { [$0.asset, AssetSymbol.member(forColor: $0.asset)] })
      .filter { !isTaken($0) }
    var seen: Set<String> = []
    let symbols = Dictionary(grouping: sets, by: \.catalog).mapValues { members in
      Set(members.flatMap { AssetAccessor.symbols(of: $0.asset) })
    }
    let catalogs = AssetAccessor.uses(forms.accessors, in: symbols).mapValues { uses in
      AssetAccessor.roots(
        in: uses, isOptional: isOptional, isDeclared: isDeclared, ownSite: ownSite)
    }
    let constants = ownConstants(
      of: sets, catalogs, heldBy: AssetAccessor.holders(of: forms.accessors, in: symbols))
    let common = (
      swiftUI: forms.most(among: AssetForms.Form.ofSwiftUI, of: names),
      uiKit: forms.most(among: AssetForms.Form.ofUIKit, of: names)
    )
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
          of: set.asset, forms, common, types, isTaken(AssetSymbol.member(forColor: set.asset)))
      if !isAccent {
        codes.merge(constants[set, default: [:]]) { $1 }
      }
      return ImportedToken(
        path: "", value: .color(set.color), name: set.asset, source: .asset, codes: codes,
        file: set.file, line: 1, isPublic: false)
    }
  }

  /// The generated constants of the colors of catalogs, without those of a type that may be that of several catalogs, whose
  /// colors differ: `Asset.page` of `Page` in one catalog and of `page` in another.
  ///
  /// A module may have a type of the same name as another one, so that all catalogs count that have a color in use of it.
  private static func ownConstants(
    of sets: [ImportedColorSet], _ catalogs: [String: [Site: AssetAccessor.Root]],
    heldBy holders: [String: Set<String>]
  ) -> [ImportedColorSet: [Site: String]] {
    let roots = Set(catalogs.values.flatMap(\.values))
    let unclear = roots.filter { root in
      var values: [String: ColorValue] = [:]
      return sets.contains { set in
        guard holders[root.path]?.contains(set.catalog) ?? false else { return false }
        return values.updateValue(set.color, forKey: root.code(of: set.asset))
          .map { $0 != set.color } ?? false
      }
    }
    return sets.reduce(into: [:]) { constants, set in
      constants[set] = catalogs[set.catalog, default: [:]].filter { !unclear.contains($1) }
        .mapValues { $0.code(of: set.asset) }
    }
  }

  /// The code of a color in the form in which most code names it, else the colors of all catalogs.
  private static func codes(
    of asset: String, _ forms: AssetForms,
    _ common: (swiftUI: AssetForms.Form?, uiKit: AssetForms.Form?), _ types: Types,
    _ isTaken: Bool
  ) -> [Site: String] {
    var result: [Site: String] = [:]
    let member = AssetSymbol.member(forColor: asset)
    let own = isTaken ? [asset] : [asset, member].uniqued()
    switch forms.most(among: AssetForms.Form.ofSwiftUI, of: own) ?? common.swiftUI {
    case _ where !types.swiftUI: break
    case .colorMember where !isTaken && !SystemColors.declare(member, on: .color):
      result[.color] = "Color.\(member)"
    case .colorResource where !isTaken && !SystemColors.declare(member, on: .uiColor):
      result[.color] = "Color(.\(member))"
    default: result[.color] = swiftUICode(of: asset, forms, types)
    }
    // Code for other platforms says nothing of an app for the Mac.
    let uiKit = forms.most(among: AssetForms.Form.ofUIKit, of: own) ?? common.uiKit
    switch types.uiKit ? uiKit : nil {
    case .uiColorMember where !isTaken && !SystemColors.declare(member, on: .uiColor):
      result[.uiColor] = "UIColor.\(member)"
    case .uiColorResource where !isTaken: result[.uiColor] = "UIColor(resource: .\(member))"
    case .uiColorString, .uiColorMember, .uiColorResource:
      result[.uiColor] = "UIColor(named: \(forms.argument(for: asset, in: .uiColorString)))!"
    default:
      // Where the code has SwiftUI's color, that is converted.
      guard result[.color] == nil || types.colorTakesStrings else { break }
      if types.uiKit {
        result[.uiColor] = "UIColor(named: \(JSONText.quoted(asset)))!"
      } else if types.appKit {
        result[.nsColor] = "NSColor(named: \(JSONText.quoted(asset)))!"
      }
    }
    return result
  }

  /// The code of a color that is named by a string in SwiftUI; `nil` where there is none.
  private static func swiftUICode(
    of asset: String, _ forms: AssetForms, _ types: Types
  ) -> String? {
    guard types.colorTakesStrings else {
      return "Color(\(forms.argument(for: asset, in: .colorString)))"
    }
    let type = types.uiKit ? "UIColor" : types.appKit ? "NSColor" : nil
    return type.map { "Color(\($0)(named: \(JSONText.quoted(asset)))!)" }
  }
}
