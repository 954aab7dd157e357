import Testing

@testable import MigrateKit
@testable import MigrateKitCore

/// Every signature of a color is found, to the byte, with its value.
@Suite struct ColorSpellingTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var source: String
    var values: [String]
    init(_ source: String, _ values: String...) {
      self.source = source
      self.values = values
    }
    var testDescription: String { source }
  }

  static let numbers: [Case] = [
    Case("let a = «Color(red: 12/255, green: 34/255, blue: 56/255)»", "#0C2238FF"),
    Case("let a = «Color(red: 12 / 255.0, green: 34.0/255, blue: 56/255)»", "#0C2238FF"),
    Case("let a = «Color(red: CGFloat(12) / 255.0, green: 0, blue: 0)»", "#0C0000FF"),
    Case("let a = «Color(red: 0.2, green: 0, blue: 1)»", "#3300FFFF"),
    Case("let a = «Color(red: 0.2, green: 0, blue: 1, opacity: 0.5)»", "#3300FF80"),
    Case("let a = «Color(.sRGB, red: 0.2, green: 0, blue: 1, opacity: 1)»", "#3300FFFF"),
    Case("let a = «Color(Color.RGBColorSpace.sRGB, white: 1)»", "#FFFFFFFF"),
    Case("let a = «Color(.sRGBLinear, white: 0, opacity: 0.33)»", "#00000054"),
    Case("let a = «SwiftUI.Color(red: 1, green: 0, blue: 0)»", "#FF0000FF"),
    Case("let a = «Color.init(red: 1, green: 0, blue: 0)»", "#FF0000FF"),
    Case("let a = «Color(white: 0.45)»", "#737373FF"),
    Case("let a = «Color(white: 1, opacity: 0.12)»", "#FFFFFF1F"),
    Case("let a = «UIColor(white: 1, alpha: 0.2)»", "#FFFFFF33"),
    Case("let a = «NSColor(red: 0xB0 / 255.0, green: 0, blue: 0, alpha: 1)»", "#B00000FF"),
    Case("let a = «NSColor(calibratedRed: 1, green: 0, blue: 0, alpha: 1)»", "#FF0000FF"),
    Case("let a = «NSColor(deviceRed: 1, green: 0, blue: 0, alpha: 1)»", "#FF0000FF"),
    Case("let a = «NSColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)»", "#FF0000FF"),
    Case("let a = «NSColor(calibratedWhite: 0.5, alpha: 1)»", "#808080FF"),
    Case("let a = «UIColor(hue: 0.5, saturation: 1, brightness: 1, alpha: 1)»", "#00FFFFFF"),
    Case("let a = «Color(hue: 120.0 / 360.0, saturation: 1, brightness: 1)»", "#00FF00FF"),
    Case("let a = «CGColor(gray: 0, alpha: 0.3)»", "#0000004D"),
    Case("let a = «CGColor(red: 1, green: 0, blue: 0, alpha: 1)»", "#FF0000FF"),
    Case("let a = «#colorLiteral(red: 1, green: 0, blue: 0.2, alpha: 1)»", "#FF0033FF"),
    Case("let a: Color = «.init(red: 16 / 255, green: 0, blue: 0)»", "#100000FF"),
    Case("let a: UIColor = «.init(white: 0, alpha: 1)»", "#000000FF"),
    Case("text.foregroundColor(«.init(red: 1, green: 0, blue: 0)»)", "#FF0000FF"),
    Case(
      "let a = «Color(\n  red: 12/255, // r\n  green: 34/255, /* g */\n  blue: 56/255\n)»",
      "#0C2238FF"),
  ]

  static let hex: [Case] = [
    Case("let a = «Color(hex: \"#0891B2\")»", "#0891B2FF"),
    Case("let a = «Color(hex: \"0891b2\")»", "#0891B2FF"),
    Case("let a = «Color(hex: \"#F8A\")»", "#FF88AAFF"),
    Case("let a = «Color(hex: 0x0891B2)»", "#0891B2FF"),
    Case("let a = «Color(hex: 0x08_91_B2)»", "#0891B2FF"),
    Case("let a = «Color(hex: 0xFF)»", "#0000FFFF"),
    Case("let a = «Color(0x1E42A4)»", "#1E42A4FF"),
    Case("let a = «Color(0x3969EF, alpha: 0.12)»", "#3969EF1F"),
    Case("let a = «Color(rgba: 0xF5F5_F780)»", "#F5F5F780"),
    Case("let a = «Color(argb: 0x80F5F5F7)»", "#F5F5F780"),
    Case("let a = «Color(hex: \"#0891B2\", opacity: 0.5)»", "#0891B280"),
    Case("let a = «Color.hex(\"#1E1E1E\")»", "#1E1E1EFF"),
    Case("let a = «UIColor.fromHex(\"1E1E1E\")»", "#1E1E1EFF"),
    Case("let a = «NSColor.fromHexString(\"1E1E1E\")»", "#1E1E1EFF"),
    Case("let a: Color = «.init(hex: 0xC82238)»", "#C82238FF"),
    Case("let a: Color = «.hex(0xC82238)»", "#C82238FF"),
    Case("let a = on ? Color.token : «.hex(0xC82238)»", "#C82238FF"),
    Case("let a = [«UIColor.hex(0xC82238)», «.hex(0xC82239)»]", "#C82238FF", "#C82239FF"),
    Case("let a = «Color(hex: #\"C82238\"#)»", "#C82238FF"),
  ]

  static let bridges: [Case] = [
    Case("let a = «Color(uiColor: UIColor(red: 1, green: 0, blue: 0, alpha: 1))»", "#FF0000FF"),
    Case("let a = «Color(UIColor(red: 1, green: 0, blue: 0, alpha: 1))»", "#FF0000FF"),
    Case("let a = «Color(uiColor: .init(hex: \"#384956\"))»", "#384956FF"),
    Case("let a = «Color(nsColor: NSColor(white: 0, alpha: 1))»", "#000000FF"),
    Case("let a = «UIColor(Color(hex: \"#384956\"))»", "#384956FF"),
    Case("let a = «UIColor(Color(hex: \"#384956\")).cgColor»", "#384956FF"),
    Case("let a = «Color(cgColor: UIColor(hex: \"#384956\").cgColor)»", "#384956FF"),
    Case("let a = «Color(hex: \"#384956\").opacity(0.6)»", "#38495699"),
    Case("let a = «Color(hex: \"#384956\").opacity(0.5).opacity(0.5)»", "#38495640"),
    Case("let a = «UIColor(hex: \"#384956\").withAlphaComponent(0.5)»", "#38495680"),
    Case("let a = «UIColor(hex: \"#384956\").withAlphaComponent(0.5).cgColor»", "#38495680"),
    Case("let a = «Color(UIColor(hex: \"#384956\").withAlphaComponent(0.5))»", "#38495680"),
    Case("let a = «Color(hex: \"#384956\")».opacity(isOn ? 0.1 : 0.2)", "#384956FF"),
    Case("let a = «Color(hex: \"#384956\")».frame(height: 1)", "#384956FF"),
    Case("let a = «Color(hex: \"#384956\")».gradient", "#384956FF"),
    Case("let a = «(Color(hex: \"#384956\")).opacity(0.5)»", "#38495680"),
  ]

  static let structures: [Case] = [
    Case(
      "let a = Gradient(colors: [«Color(hex: \"#000000\")», «Color(hex: \"#FFFFFF\")»])",
      "#000000FF", "#FFFFFFFF"),
    Case("let a = Gradient.Stop(color: «.init(hex: \"#000001\")», location: 0.2)", "#000001FF"),
    Case(
      "let a = LinearGradient(stops: [.init(color: «.black», location: 0)], startPoint: .top)",
      "#000000FF"),
    Case("let a = (title: «Color(hex: \"#000001\")», 2)", "#000001FF"),
    Case("let a: [Color] = [«.black», «.white»]", "#000000FF", "#FFFFFFFF"),
    Case("let a: [String: Color] = [\"a\": «.black»]", "#000000FF"),
    Case("func f(color: Color = «.black») {}", "#000000FF"),
    Case(
      "let a = switch b { case .c: «Color.black»; default: «Color.white» }", "#000000FF",
      "#FFFFFFFF"),
    Case("let s = \"\\(«Color(hex: \"#000001\")»)\"", "#000001FF"),
    Case("let e = \"é\"; let a = «Color(hex: \"#000001\")»", "#000001FF"),
    Case("let a = f { «Color(hex: \"#000001\")» }", "#000001FF"),
    Case("if let c = «UIColor(hex: \"#000001\")» {}", "#000001FF"),
    Case("#if os(iOS)\nlet a = «Color(hex: \"#000001\")»\n#endif", "#000001FF"),
  ]

  static let named: [Case] = [
    Case("let a = «Color.white»", "#FFFFFFFF"),
    Case("let a = «UIColor.red»", "#FF0000FF"),
    Case("let a = «Color.red»", "#FF3B30FF"),
    Case("let a = «UIColor.systemGray6»", "#F2F2F7FF"),
    Case("let a = «Color(.systemBlue)»", "#007AFFFF"),
    Case("let a = «Color(UIColor.systemBlue)»", "#007AFFFF"),
    Case("view.foregroundColor(«.white.opacity(0.5)»)", "#FFFFFF80"),
    Case("label.textColor = «.white»", "#FFFFFFFF"),
    Case("label.textColor = on ? «.white» : «.black»", "#FFFFFFFF", "#000000FF"),
    Case("view.layer.borderColor = «UIColor.white.cgColor»", "#FFFFFFFF"),
    Case("button.setTitleColor(«.white», for: .normal)", "#FFFFFFFF"),
    Case("var check: Color = «.black»", "#000000FF"),
    Case("[.foregroundColor: «UIColor.white»]", "#FFFFFFFF"),
    Case("s.addAttribute(.foregroundColor, value: «UIColor.white», range: r)", "#FFFFFFFF"),
    Case("func f() -> Color { switch a { case .bug: return «.black» } }", "#000000FF"),
    Case("func f() -> Color? { «.black» }", "#000000FF"),
    Case("let f: (Int) -> Void = { (a) -> Color in return «.black» }", "#000000FF"),
    Case("view.shadow(color: «.black.opacity(0.1)», radius: 4)", "#0000001A"),
    Case("view.foregroundStyle(«.white», «.black»)", "#FFFFFFFF", "#000000FF"),
    Case("view.tint(other ?? «.black»)", "#000000FF"),
    Case("Row(tint: «.black»)\nstruct Row: View { let tint: Color }", "#000000FF"),
    Case("paint(«.black»)\nfunc paint(_ color: UIColor) {}", "#000000FF"),
  ]

  @Test(arguments: numbers + hex + bridges + structures + named)
  func signature(_ example: Case) {
    let marked = MarkedSource(example.source)
    let found = marked.findings().filter { $0.category == .color }
    #expect(MarkedSource.marking(found.map(\.range), in: marked.text) == example.source)
    #expect(found.map(\.lightHex) == example.values)
  }
}

extension Finding {
  /// The light value as `#RRGGBBAA`; `–` when there is none.
  var lightHex: String {
    guard case .color(let color) = value else { return "–" }
    return color.light.rgba8.hex
  }

  /// The dark value as `#RRGGBBAA`; `–` when there is none.
  var darkHex: String {
    guard case .color(let color) = value, let dark = color.dark else { return "–" }
    return dark.rgba8.hex
  }
}
