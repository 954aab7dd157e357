// The colors of asset catalogs that constants represent.

extension CodeChecker {
  /// The limit of constants that are followed one after another.
  private static let maximumHops = 4

  /// The asset that a chain of declared names is a constant for: `static let brand = Color("Brand")`,
  /// `class func brand() -> UIColor { UIColor(named: "Brand")! }`, and `Asset.brand.color` of SwiftGen.
  ///
  /// Constants that represent another one are followed: `Color(uiColor: .brand)`.
  func asset(of chain: MemberChain, _ resolution: NameResolution, hops: Int = 0) -> String? {
    guard !model.assets.isEmpty, hops < Self.maximumHops else { return nil }
    let names = resolution.path.compactMap { place -> String? in
      let declared = model.index[place]
      guard declared.isConstant, let code = declared.code else { return nil }
      return model.asset(of: code) ?? asset(behind: code, of: declared, hops: hops)
    }.uniqued()
    return names.count == 1 ? names[0] : nil
  }

  /// The asset of the constant that a declaration represents, directly or converted.
  private func asset(behind code: String, of declared: Declaration, hops: Int) -> String? {
    let outline = model.names.parsed(code).outline
    var span = 0..<outline.count
    var type = declared.type ?? declared.owner
    if let call = outline.call(named: 0), call.close == outline.count - 1,
      ["Color", "UIColor", "NSColor"].contains(outline.text(0))
    {
      let arguments = outline.arguments(call)
      guard arguments.count == 1, let argument = arguments.first else { return nil }
      span = argument.value
      type = outline.text(0) == "Color" ? "UIColor" : "Color"
      if outline.isText(outline.segmentStart(span.lowerBound), "nsColor") { type = "NSColor" }
    }
    guard let chain = MemberChain.chain(from: span.lowerBound, in: outline), chain.span == span
    else { return nil }
    let place = NameResolver.Place(file: declared.file, enclosingType: declared.owner)
    guard
      case .success(let next) = resolver.resolve(
        chain, at: place, implicitType: type, receiver: nil)
    else { return nil }
    return asset(of: chain, next, hops: hops + 1)
  }

  /// The asset that a chain names by a generated symbol, without the generated code:
  /// `Asset.Colors.brand.color`, `R.color.brand`.
  func asset(ofExternal chain: MemberChain) -> String? {
    var names = chain.names.map(\.text)
    if let last = names.last, ["color", "swiftUIColor", "uiColor"].contains(last) {
      names.removeLast()
    }
    guard names.count > 1, let name = names.last, names[0].first?.isUppercase ?? false else {
      return nil
    }
    return model.assetsByConstant.value[name]
  }
}

extension Declaration {
  /// Whether it is a property, or a function that takes nothing.
  fileprivate var isConstant: Bool {
    kind == .property || kind == .function && parameters.isEmpty
  }
}
