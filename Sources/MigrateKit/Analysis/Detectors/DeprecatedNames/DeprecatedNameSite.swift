/// The expected type of a name.
enum DeprecatedNameSite {
  /// The expected type, as far as the file determines it.
  static func expected(
    of span: Range<Int>, _ category: TokenCategory, in file: ScannedFile
  ) -> Site? {
    switch category {
    case .color: ColorUseReader.use(of: span, in: file.outline).expected
    case .font: expectedFont(of: span, in: file.outline)
    default: expectedNumber(of: span, in: file)
    }
  }

  /// The type of a name without other evidence, by the file's framework.
  static func fallback(_ category: TokenCategory, in outline: SyntaxOutline) -> Site? {
    let modules = outline.imports.map { outline.word($0 + 1) }
    let drawsWithViews = modules.contains(.SwiftUI)
    let drawsWithPlatform = modules.contains(.UIKit) || modules.contains(.AppKit)
    switch category {
    case .color, .font:
      if drawsWithViews, !drawsWithPlatform { return category == .color ? .color : .font }
      guard drawsWithPlatform, !drawsWithViews else { return nil }
      return category == .color ? outline.platformColor.site : platformFont(outline)
    default:
      return .cgFloat
    }
  }

  private static func platformFont(_ outline: SyntaxOutline) -> Site {
    outline.platformColor == .nsColor ? .nsFont : .uiFont
  }

  private static func expectedFont(of span: Range<Int>, in outline: SyntaxOutline) -> Site? {
    let holder = ValueHolder(of: span, in: outline)
    switch holder.slot {
    case .argument(let open, nil, 0):
      guard let call = outline.call(at: open), outline.word(call.name) == .font else { return nil }
      return .font
    case .receiver:
      return expectedFontOfChain(around: span, in: outline)
    case .assigned(let target) where outline.word(target.upperBound - 1) == .font:
      return platformFont(outline)
    default:
      return declared(holder, around: span, .font, in: outline)
    }
  }

  /// Reads `.headingMedium.weight(.bold)`: modifiers of a font return a font.
  private static func expectedFontOfChain(
    around span: Range<Int>, in outline: SyntaxOutline
  ) -> Site? {
    let whole = outline.chain(around: span.upperBound - 1)
    guard whole.lowerBound == span.lowerBound, whole != span else { return nil }
    return expectedFont(of: whole, in: outline)
  }

  private static func expectedNumber(of span: Range<Int>, in file: ScannedFile) -> Site? {
    let holder = ValueHolder(of: span, in: file.outline)
    if file.radiusPlaces.contains(where: { $0.value == holder.whole }) { return .cgFloat }
    return declared(holder, around: span, .radius, in: file.outline)
  }

  /// The explicit type of a declaration.
  private static func declared(
    _ holder: ValueHolder, around span: Range<Int>, _ category: TokenCategory,
    in outline: SyntaxOutline
  ) -> Site? {
    let type: Range<Int>?
    switch holder.slot {
    case .initializer(let property): type = outline.properties[property].type
    case .defaultArgument(let function, let parameter):
      let parameters = outline.parameters(outline.functions[function])
      type = parameters.indices.contains(parameter) ? parameters[parameter].type : nil
    case .returned, .statement: type = outline.resultType(around: span.lowerBound)
    default: type = nil
    }
    guard let type, let reading = outline.reading(ofType: type), !reading.isArray,
      reading.key == nil
    else { return nil }
    return Site(typeNamed: outline.text(reading.name), in: category)
  }
}

extension Site {
  /// The site of an expression of the type of this name, where values of the category have the type.
  init?(typeNamed name: String, in category: TokenCategory) {
    guard let site = Site(rawValue: name), site != .any, site != .shapeStyle else { return nil }
    let isOwn: Bool
    switch (category, site) {
    case (.color, .color), (.color, .uiColor), (.color, .nsColor), (.color, .cgColor): isOwn = true
    case (.font, .font), (.font, .uiFont), (.font, .nsFont): isOwn = true
    case (.color, _), (.font, _): isOwn = false
    default: isOwn = site == .cgFloat || site == .double || site == .float
    }
    guard isOwn else { return nil }
    self = site
  }
}
