// Reads colors of asset catalogs: by a string, by a resource, by a generated member.

extension ColorReader {
  /// `Color("OldTeal")`, `UIColor(named: "OldTeal")`, `Color(.oldTeal)`, `UIColor(resource: .oldTeal)`.
  func readAsset(
    _ arguments: [Argument], _ type: ColorType, into reading: inout ColorReading
  ) -> Bool {
    guard type != .cgColor, let first = arguments.first else { return false }
    let label = first.label.map { outline.word($0) }
    let isRead =
      outline.string(first.value).map {
        readName($0, arguments, label, type, into: &reading)
      } ?? (arguments.count == 1 && readResource(first.value, label, type, into: &reading))
    if isRead { reading.form = .asset }
    return isRead
  }

  private func readName(
    _ name: String, _ arguments: [Argument], _ label: KnownWord?, _ type: ColorType,
    into reading: inout ColorReading
  ) -> Bool {
    switch (type, label) {
    case (.color, nil):
      guard arguments.count == 1 || outline.isLabel(arguments[1].label, .bundle) else {
        return false
      }
      let hex = HexForm(text: name, call: "Color(_:)")
      reading.expression = .asset(name: name, hex: hex.value == nil ? nil : hex)
    case (.uiColor, .named), (.nsColor, .named):
      reading.isFailable = true
      reading.expression = .asset(name: name, hex: nil)
    default:
      return false
    }
    return true
  }

  // MARK: Resources

  /// The argument of an initializer that takes a `ColorResource`.
  private func readResource(
    _ value: Range<Int>, _ label: KnownWord?, _ type: ColorType, into reading: inout ColorReading
  ) -> Bool {
    var name = value.lowerBound + 1
    let isImplicit = outline.kind(value.lowerBound) == .period
    if outline.isText(value.lowerBound, "ColorResource"), outline.kind(name) == .period {
      name += 1
    } else if !isImplicit {
      return false
    }
    let symbol = assets.symbol(at: name, in: outline)
      .flatMap { $0.end == value.upperBound ? $0 : nil }
    var owners = ["ColorResource"]
    switch (type, label) {
    case (.uiColor, .resource), (.nsColor, .resource): break
    case (.color, nil):
      // Without a label the initializer takes a platform color as well, and an asset rather than that: `Color(.yellow)`.
      guard isImplicit else { break }
      let platform = outline.platformColor
      owners.append(platform.rawValue)
      guard
        symbol != nil
          || SystemColors.meaning(of: outline.name(name), on: platform.owner, in: .ios18) == nil
      else { return false }
    default: return false
    }
    guard let symbol else {
      guard label == .resource, outline.chain(around: name) == value else { return false }
      reading.expression = .unreadable(
        Reason(
          .assetUnknown,
          "the scanned asset catalogs do not say which color the symbol "
            + "'\(outline.compactText(value))' names"))
      return true
    }
    guard !assets.isToken(symbol.asset) else { return false }
    reading.expression = .asset(name: symbol.asset, hex: nil)
    reading.premises.append(.symbolNotDeclared(outline.name(name), types: owners))
    return true
  }

  // MARK: Members

  /// A member that Xcode generates for a color of an asset catalog: `Color.oldTeal`,
  /// `UIColor.Palette.oldTeal`.
  func readSymbol(
    named name: Int, of type: ColorType, start: Int, isImplicit: Bool
  ) -> ColorReading? {
    guard type != .cgColor, let (asset, end) = assets.symbol(at: name, in: outline),
      !assets.isToken(asset), outline.call(named: end - 1) == nil
    else { return nil }
    let owners = [ColorType.color, .uiColor, .nsColor].map(\.rawValue) + ["ShapeStyle"]
    return ColorReading(
      span: start..<end, expression: .asset(name: asset, hex: nil), type: type,
      signature: (isImplicit ? "." : type.rawValue + ".") + outline.compactText(name..<end),
      form: .asset,
      premises: [.symbolNotDeclared(outline.name(name), types: owners)]
        + (isImplicit || isQualified(start) ? [] : [.typeNotDeclared(type.rawValue)]))
  }
}
