import MigrateKitCore

// The constants and functions for colors of asset catalogs.

extension TokensInForce {
  /// Why a constant for an asset that the app's code names by Xcode's symbol is for the code that cannot see the symbol.
  func doubt(ofConstant token: ImportedToken) -> String? {
    guard case .member(let owner) = token.source else { return nil }
    let isOfColor = ThemeType(named: owner) != nil
    // `Color.brand` is the app's member where it declares one, not Xcode's symbol of that name.
    let symbols = token.assetNames.map(AssetSymbol.member(forColor:))
      .filter { !isOfColor || $0 != token.name }
    let counts = symbols.compactMap { assets.files[$0]?.subtracting([token.file]).count }
    let own = users[token.path]?.count ?? 0
    guard let symbol = counts.max(), symbol >= Self.fewestAdopters, symbol >= own else {
      return nil
    }
    return
      "\(symbol) files name the color by Xcode's symbol for its asset, and \(own) by this constant"
  }

  /// Why a function that makes colors of color sets is for no code, by the path of the token: a type in use has a constant
  /// for the color, `static let ink = UIColor.named(.ink)`.
  func doubtsOfFunctions() -> [String: String] {
    let used = Set(tokens.filter { !(users[$0.path] ?? []).isEmpty }.map(Family.init))
    let constants = Dictionary(
      grouping: tokens.filter {
        $0.source != .asset && !$0.isUncounted && $0.assetNames.count == 1
          && used.contains(Family($0))
      }, by: \.assetNames)
    return tokens.filter { $0.isUncounted && $0.assetNames.count == 1 }.reduce(into: [:]) {
      doubts, token in
      let own = constants[token.assetNames]?.first { Family($0) != Family(token) }
      doubts[token.path] = own.map { "code names it by \($0.path)" }
    }
  }
}
