extension ColorForm {
  /// What people should know of the form.
  var info: DetectorInfo {
    switch self {
    case .rgb: Self.rgbInfo
    case .hsb: Self.hsbInfo
    case .white: Self.whiteInfo
    case .hex: Self.hexInfo
    case .literal: Self.literalInfo
    case .asset: Self.assetInfo
    case .system: Self.systemInfo
    case .pair: Self.pairInfo
    }
  }

  private func page(
    _ summary: String, _ explanation: String, _ examples: [DetectorInfo.Example]
  ) -> DetectorInfo {
    DetectorInfo(
      id: rawValue, category: .color, summary: summary, explanation: explanation,
      examples: examples)
  }

  private static let rgbInfo = Self.rgb.page(
    "A color written as red, green and blue.",
    """
    Components may be fractions of constants (`234/255`, `CGFloat(12) / 255.0`, `0xB0 / 255.0`). \
    A component above 1 is most likely a missing division by 255: it is told, and never rewritten \
    by itself. AppKit's calibrated and device colors and Core Graphics' generic ones are not \
    exactly sRGB, so that they are never exact.
    """,
    [
      .finds("let a = «Color(red: 12/255, green: 34/255, blue: 56/255)»"),
      .finds("let a = «Color(red: 0.2, green: 0, blue: 1, opacity: 0.5)»"),
      .finds("let a = «Color(.displayP3, red: 0.2, green: 0, blue: 1)»"),
      .finds("let a = «SwiftUI.Color(red: 0.2, green: 0, blue: 1)».gradient"),
      .finds("let tint: Color = «.init(red: 16 / 255, green: 0, blue: 0)»"),
      .finds("let a = «NSColor(calibratedRed: 0xB0 / 255.0, green: 0, blue: 0, alpha: 1)»"),
      .finds("let a = «UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 1).cgColor»"),
      .finds("let a = «Color(uiColor: UIColor(red: 1, green: 0.2, blue: 0.3, alpha: 1))»"),
      .ignores("let a = LottieColor(red: 1, green: 0, blue: 0)"),
      .ignores("// Color(red: 1, green: 0, blue: 0)"),
      .ignores("let css = \"Color(red: 1, green: 0, blue: 0)\""),
    ])

  private static let hsbInfo = Self.hsb.page(
    "A color written as hue, saturation and brightness.",
    "The hue is a fraction of a turn, as Apple's initializers take it.",
    [
      .finds("let a = «UIColor(hue: 199.0 / 360.0, saturation: 0.9, brightness: 1, alpha: 1)»"),
      .finds("let a = «Color(hue: 0.5, saturation: 0.9, brightness: 1)»"),
    ])

  private static let whiteInfo = Self.white.page(
    "A gray written as one number.", "",
    [
      .finds("let a = «Color(white: 0.45)»"),
      .finds("let a = «Color(white: 1, opacity: 0.12)»"),
      .finds("let a = «UIColor(white: 1, alpha: 0.2)»"),
      .finds("let a = «CGColor(gray: 0, alpha: 0.3)»"),
    ])

  private static let hexInfo = Self.hex.page(
    "A color written as hex digits, in a string or an integer.",
    """
    Swift has no such initializer: the app brings its own. Six digits mean the same everywhere; \
    the order of eight is read from the app's declaration, else from the mapping, else not guessed.
    """,
    [
      .finds("let a = «Color(hex: \"#0891B2\")»"),
      .finds("let a = «Color(hex: 0x0891B2)»"),
      .finds("let a = «Color(0x1E42A4)»"),
      .finds("let a = «Color(0x3969EF, alpha: 0.12)»"),
      .finds("let a = «Color.hex(\"#1E1E1E\")»"),
      .finds("let a = «NSColor.fromHexString(\"1E1E1E\")»"),
      .finds("let a = «Color(hex: \"#0891B2\").opacity(0.6)»"),
      .finds("let a = «Color(hex: \"#0891B2\")».opacity(isOn ? 0.1 : 0.2)"),
      .finds("let a = «Color(uiColor: .init(hex: \"#384956\"))»"),
      .ignores("let a = Data(hexString: \"00000000\")"),
      .ignores("let a = Item(hexKey: \"00000000\")"),
      .ignores("let a = LottieColor(hex: \"#0891B2\")"),
    ])

  private static let literalInfo = Self.literal.page(
    "A color literal, as Xcode shows them.", "",
    [.finds("let a = «#colorLiteral(red: 0.1, green: 0.2, blue: 0.3, alpha: 1)»")])

  private static let assetInfo = Self.asset.page(
    "A color of an asset catalog, by its name.",
    "Its value is read from the color set, in every appearance that it has.",
    [
      .finds("let a = «Color(\"Brand\")»"),
      .finds("let a = «Color(\"Brand\", bundle: .module)»"),
      .finds("let a = «UIColor(named: \"Brand\")!»"),
      .finds("let a = «UIColor(named: \"Brand\") ?? .red»"),
      .ignores("let a = Color(\"Brand\\(number)\")"),
    ])

  private static let systemInfo = Self.system.page(
    "A color of the system, by its name.",
    """
    `Color.red` is the system's red, which changes with the appearance and from release to release; \
    `UIColor.red` is a fixed #FF0000. Without its type a member is found only where a color is \
    expected, and never where the app declares a color of that name.
    """,
    [
      .finds("Text(a).foregroundColor(«.white»)"),
      .finds("Text(a).foregroundStyle(«Color.red.opacity(0.5)»)"),
      .finds("label.textColor = «.white»"),
      .finds("button.setTitleColor(«.white», for: .normal)"),
      .finds("var check: Color = «.black»"),
      .finds("let a: [NSAttributedString.Key: Any] = [.foregroundColor: «UIColor.white»]"),
      .finds("var c: Color { switch kind { case .bug: return «.red» } }"),
      .finds("ZStack { «Color.white» }"),
      .finds("let a = Gradient(colors: [«.red», «Color.blue»])"),
      .ignores("root.color = .black"),
      .ignores("bar.barStyle = .black"),
      .ignores("view.indicatorStyle = .white"),
      .ignores("switch c { case .red: break }"),
      .ignores("if case .color(.red) = c { }"),
      .ignores("if color == .red { }"),
      .ignores("if color == Color.red { }"),
      .ignores("paint(.red)"),
    ])

  private static let pairInfo = Self.pair.page(
    "One color for light appearance and one for dark.",
    "Both are one finding, answered by one adaptive token.",
    [
      .finds("let a = «scheme == .dark ? Color(hex: \"#000000\") : Color(hex: \"#FFFFFF\")»"),
      .finds("let a = «colorScheme != .light ? Color.black : Color.white»"),
      .finds("let a = «Color(light: Color(hex: \"#FFFFFF\"), dark: .black)»"),
      .finds("let a = «UIColor { $0.userInterfaceStyle == .dark ? .black : .white }»"),
      .finds(
        """
        let a = «UIColor { traits in
          switch traits.userInterfaceStyle {
          case .dark: return .black
          default: return UIColor(white: 0.9, alpha: 1)
          }
        }»
        """),
      .finds("let a = «NSColor(name: nil) { $0.name == .darkAqua ? .black : .white }»"),
      .finds("let a = isOn ? «Color.red» : «Color.blue»"),
    ])
}
