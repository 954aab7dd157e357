// The colors of asset catalogs that constants stand for.

extension CodeChecker {
  /// The asset that a chain of declared names is a constant for: `static let brand = Color("Brand")`, and
  /// `Asset.brand.color` of SwiftGen.
  func asset(of chain: MemberChain, _ resolution: NameResolution) -> String? {
    guard !model.assets.isEmpty else { return nil }
    let names = resolution.path.compactMap { place -> String? in
      let declared = model.index[place]
      guard declared.kind == .property, let code = declared.code else { return nil }
      return asset(of: code)
    }.uniqued()
    return names.count == 1 ? names[0] : nil
  }

  /// The asset that a chain names by the symbol that a generator made of it, where what it made is not
  /// read: `Asset.Colors.brand.color`, `R.color.brand`.
  func asset(ofExternal chain: MemberChain) -> String? {
    var names = chain.names.map(\.text)
    if let last = names.last, ["color", "swiftUIColor", "uiColor"].contains(last) {
      names.removeLast()
    }
    guard names.count > 1, let name = names.last, names[0].first?.isUppercase ?? false else {
      return nil
    }
    let assets = model.assets.keys.filter {
      AssetSymbol.member(forColor: $0).split(separator: ".").last.map(String.init) == name
    }
    return assets.count == 1 ? assets.first : nil
  }

  /// The asset that an expression is, and nothing else.
  func asset(of code: String) -> String? {
    guard !model.assets.isEmpty else { return nil }
    let outline = SyntaxOutline(Array(code.utf8))
    if outline.isText(0, "ColorAsset"), let call = outline.call(named: 0),
      call.close == outline.count - 1, let argument = outline.arguments(call).first
    {
      return outline.string(argument.value)
    }
    let reader = ColorReader(outline: outline, assets: model.facts.assets)
    guard let reading = reader.read(0..<outline.count, expecting: nil),
      case .asset(let name, _) = reading.expression
    else { return nil }
    return name
  }
}
