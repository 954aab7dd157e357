import MigrateKitCore

// The constants and functions for colors of asset catalogs.

extension TokensInForce {
  /// A constant for an asset that the app's code names by Xcode's symbol is for the code that cannot see it.
  mutating func judge(constant token: ImportedToken) {
    guard case .member(let owner) = token.source, doubts[token.path] == nil else { return }
    let isOfColor = ThemeType(named: owner) != nil
    // `Color.brand` is the app's member where it declares one, not Xcode's symbol of that name.
    let symbols = token.assetNames.map(AssetSymbol.member(forColor:))
      .filter { !isOfColor || $0 != token.name }
    let counts = symbols.compactMap { assets.files[$0]?.subtracting([token.file]).count }
    let own = users[token.path]?.count ?? 0
    guard let symbol = counts.max(), symbol >= Self.fewestAdopters, symbol >= own else { return }
    doubts[token.path] =
      "\(symbol) files name the color by Xcode's symbol for its asset, and \(own) by this constant"
  }

  /// A function that makes colors of color sets is for none of the code where a type in use has a constant for each:
  /// `static let ink = UIColor.named(.ink)`.
  mutating func judgeFunctions() {
    let constants = Dictionary(
      grouping: tokens.filter {
        $0.source != .asset && !$0.isUncounted && $0.assetNames.count == 1
      }, by: \.assetNames)
    for token in tokens where token.isUncounted && token.assetNames.count == 1 {
      let own = constants[token.assetNames, default: []].first { constant in
        let family = tokens.filter { Family($0) == Family(constant) }
        return Family(constant) != Family(token) && !Self.users(of: family, users).isEmpty
      }
      if let own { doubts[token.path] = "code names it by \(own.path)" }
    }
  }
}
