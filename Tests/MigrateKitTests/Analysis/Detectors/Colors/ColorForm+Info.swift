@testable import MigrateKit
@testable import MigrateKitCore

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

  /// The page of one form.
  func page(
    _ summary: String, _ explanation: String, settings: DetectionSettings = DetectionSettings(),
    _ examples: [DetectorInfo.Example]
  ) -> DetectorInfo {
    DetectorInfo(
      id: rawValue, category: .color, summary: summary, explanation: explanation,
      settings: settings, examples: examples)
  }

  private static let rgbInfo = Self.rgb.page(
    "A color written as red, green and blue.",
    """
    Components may be constant arithmetic: `234/255`, `CGFloat(12) / 255.0`, `0xB0 / 255.0`. What \
    is chained on the color belongs to it as long as it is constant: `.opacity(0.5)`, `.cgColor`. \
    Of several bridges the outermost is found, because that is what a token takes the place of.
    """,
    [
      .finds(
        "«Color(red: 12/255, green: 34/255, blue: 56/255)»",
        "«Color(red: 0.2, green: 0, blue: 1, opacity: 0.5)»",
        "«Color(.sRGB, red: 0.2, green: 0, blue: 1)»",
        "«Color(.sRGBLinear, red: 0.2, green: 0, blue: 1)»",
        "«Color(.displayP3, red: 0.2, green: 0, blue: 1)»",
        "«SwiftUI.Color(red: 0.2, green: 0, blue: 1)».gradient",
        "view.tint(«.init(red: 16 / 255, green: 0, blue: 0)»)",
        "«NSColor(srgbRed: 0xB0 / 255.0, green: 0, blue: 0, alpha: 1)»",
        "«NSColor(displayP3Red: 0.1, green: 0.2, blue: 0.3, alpha: 1)»",
        "layer.borderColor = «UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 1).cgColor»",
        "«CGColor(srgbRed: 0.1, green: 0.2, blue: 0.3, alpha: 0.5)»",
        "«Color(uiColor: UIColor(red: 1, green: 0.2, blue: 0.3, alpha: 1))»",
        "«Color(UIColor(red: 1, green: 0.2, blue: 0.3, alpha: 1))»",
        """
        «Color(
          red: 0.2, // brand
          green: 0 /* none */,
          blue: 1
        )»
        """),
      .tells(
        .approximateSpace,
        "«NSColor(calibratedRed: 0.7, green: 0, blue: 0, alpha: 1)»",
        "«NSColor(deviceRed: 0.7, green: 0, blue: 0, alpha: 1)»",
        "«CGColor(red: 0.7, green: 0, blue: 0, alpha: 1)»"),
      .finds("«UIColor(red: 217, green: 32, blue: 28)»"),
      .tells(
        .outOfRange, "«Color(red: 217, green: 32, blue: 28)»",
        "«UIColor(red: 217, green: 32, blue: 28, alpha: 1)»"),
      .tells(.alphaUnknown, "«Color(red: 0.2, green: 0, blue: 1)».opacity(isOn ? 0.1 : 0.2)"),
      .tells(.notConstant, "«Color(red: red, green: 0, blue: 1)»"),
      .ignores(
        "the name only ends in `Color`", "LottieColor(red: 1, green: 0, blue: 0)",
        "let white = ForegroundColor(red: 1, green: 1, blue: 1)"),
      .ignores(
        "the app declares a type of this name itself",
        "struct Color { let red: Double }\nlet pixel = Color(red: 1, green: 0, blue: 0)"),
    ])

  private static let hsbInfo = Self.hsb.page(
    "A color written as hue, saturation and brightness.",
    "The hue is a fraction of a turn, as Apple's initializers take it.",
    [
      .finds(
        "«UIColor(hue: 199.0 / 360.0, saturation: 0.9, brightness: 1, alpha: 1)»",
        "«Color(hue: 0.5, saturation: 0.9, brightness: 1)»",
        "«Color(hue: 0.5, saturation: 0.9, brightness: 1, opacity: 0.3)»"),
      .tells(.notConstant, "«Color(hue: angle / 360, saturation: 1, brightness: 1)»"),
      .tells(
        .approximateSpace,
        "«NSColor(calibratedHue: 0.5, saturation: 0.9, brightness: 1, alpha: 1)»"),
    ])

  private static let whiteInfo = Self.white.page(
    "A gray written as one number.", "",
    [
      .finds(
        "«Color(white: 0.45)»", "«Color(white: 1, opacity: 0.12)»",
        "«UIColor(white: 1, alpha: 0.2)»", "«NSColor(white: 1, alpha: 0.2)»",
        "«CGColor(gray: 0, alpha: 0.3)»"),
      .tells(.approximateSpace, "«NSColor(calibratedWhite: 0.4, alpha: 1)»"),
    ])

  private static let hexInfo = Self.hex.page(
    "A color written as hex digits, in a string or an integer.",
    """
    Swift has no such initializer: the app brings its own, under any name, and so may the mapping \
    (`hexInitializers`). Three and six digits mean the same everywhere. Eight are `AARRGGBB` in most \
    apps and `RRGGBBAA` in others: the order is read from the app's declaration, else from the \
    mapping, else not guessed. Without a label a text is a color where it begins with `#`, for `Color` only if the \
    app declares the initializer.
    """,
    [
      .finds(
        "«Color(hex: \"#0891B2\")»", "«Color(hex: \"0891b2\")»", "«Color(hex: \"#08B\")»",
        "«Color(hex: 0x0891B2)»", "«Color(0x1E42A4)»", "«Color(0x3969EF, alpha: 0.12)»",
        "«UIColor(hex: \"#0891B2\")»", "«UIColor(hexString: \"#0891B2\")»",
        "«UIColor(\"#0891B2\")»",
        "view.tint(«.init(hex: 0xC82238)»)", "«Color.hex(\"#1E1E1E\")»",
        "«UIColor.fromHex(\"1E1E1E\")»", "«NSColor.fromHexString(\"1E1E1E\")»",
        "«Color(hex: \"#0891B2\").opacity(0.6)»",
        "«UIColor(hex: \"#0891B2\").withAlphaComponent(0.7)»",
        "«Color(uiColor: .init(hex: \"#384956\"))»"),
      .finds(
        """
        extension Color {
          init(rgba: UInt32) {
            self.init(
              red: Double((rgba >> 24) & 0xFF) / 255, green: Double((rgba >> 16) & 0xFF) / 255,
              blue: Double((rgba >> 8) & 0xFF) / 255, opacity: Double(rgba & 0xFF) / 255)
          }
        }
        view.background(«Color(rgba: 0xF5F5_F7FF)»)
        """),
      .tells(.hexOrderUnknown, "«Color(hex: \"#80FF0000\")»", "«Color(hex: 0x80FF0000)»"),
      .tells(.malformedHex, "«Color(hex: \"#12345\")»"),
      .tells(.alphaUnknown, "«Color(hex: \"#0891B2\")».opacity(isOn ? 0.1 : 0.2)"),
      .tells(.notConstant, "«Color(hex: tag.color)»"),
      .ignores(
        "hex digits of something else", "Data(hexString: \"00000000\")",
        "Item(hexKey: \"00000000\")"),
      .ignores("the name only ends in `Color`", "LottieColor(hex: \"#0891B2\")"),
      .ignores("a function of nobody knows what", "hexColor(\"#0891B2\")"),
    ])

  private static let literalInfo = Self.literal.page(
    "A color literal, which Xcode shows as a swatch.", "",
    [.finds("«#colorLiteral(red: 0.1, green: 0.2, blue: 0.3, alpha: 1)»")])
}
