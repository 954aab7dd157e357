extension EvaluatorForms {
  static let colors: [EvaluatorForm] = [
    EvaluatorForm(
      "constants that a generator writes for a catalog, into a file that is not there",
      """
      extension UIColor {
        static let brand = DesignSystemAsset.Color.brand.color
        static let teal = DesignSystemAsset.Palette.oldTeal.color
        static let own = OwnAsset.brand.color
        static let faint = DesignSystemAsset.brand.color.withAlphaComponent(0.5)
      }
      extension Color {
        static let brand = DesignSystemAsset.brand.swiftUIColor
        static let lost = DesignSystemAsset.lost.swiftUIColor
        static let ofModule = App.Colors.brand.swiftUIColor
        static let ofTemplate: Color = App.Colors.brand
        static let whole = Color(asset: Colors.brand)
        static let part = Color(asset: OwnAsset.brand)
        enum Gray {
          typealias Shade = DesignSystemAsset.Palette
          static let teal = Shade.oldTeal.swiftUIColor
        }
      }
      typealias Colors = DesignSystemAsset.Assets
      enum OwnAsset { static let brand = Named(color: .red) }
      struct Named { let color: UIColor }
      """,
      worths: """
        UIColor.brand = #112233/#AABBCC
        UIColor.teal = #008080
        UIColor.own = #FF0000
        UIColor.faint = #11223380/#AABBCC80
        Color.brand = #112233/#AABBCC
        Color.lost = ? no declaration of 'DesignSystemAsset' was read
        Color.ofModule = #112233/#AABBCC
        Color.ofTemplate = #112233/#AABBCC
        Color.whole = #112233/#AABBCC
        Color.Gray.teal = #008080
        Color.part = ? the code of 'Color(asset:)' was not read
        """),
    EvaluatorForm(
      "a helper that ignores one of its arguments",
      """
      extension UIColor {
        static let card = dynamic(light: 1, dark: 0.2)
        static let late = counted(0.2)
        static func dynamic(light: CGFloat, dark: CGFloat) -> UIColor {
          _ = light
          return UIColor(white: dark, alpha: 1)
        }
        static func counted(_ white: CGFloat) -> UIColor {
          var white = white
          _ = { white = 1 }()
          return UIColor(white: white, alpha: 1)
        }
      }
      """,
      worths: """
        UIColor.card = #333333
        UIColor.late = ? it is computed from values that are not constant
        """),
    EvaluatorForm(
      "literals and references",
      """
      import SwiftUI
      extension Color {
        static let brand = Color(red: 1, green: 0.2, blue: 0)
        static let ink: Color = .init(white: 0.2)
        static let error = ink
        static let faded = Color.ink.opacity(0.5)
        static var line: Color { Color(white: 0.8) }
        static var old: Color { return Color(hue: 0, saturation: 0, brightness: 0.2) }
        static let wide = Color(.displayP3, red: 1, green: 0, blue: 0)
        static let system = Color.red
      }
      extension ShapeStyle where Self == Color { static var rule: Color { .line } }
      extension UIColor {
        static let ink = UIColor(.ink)
        class var paper: UIColor { UIColor(white: 1, alpha: 0.5) }
        static let bytes = UIColor(red: 51 / 255, green: 102 / 255.0, blue: 0, alpha: 1)
        static let literal = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)
      }
      enum Theme { enum Colors { static let text = Color.brand } }
      """,
      worths: """
        Color.brand = #FF3300
        Color.ink = #333333
        Color.error = #333333
        Color.faded = #33333380
        Color.line = #CCCCCC
        Color.rule = #CCCCCC
        Color.old = #333333
        Color.system = #FF3B30/#FF453A/#D70015/#FF6961
        UIColor.ink = #333333
        UIColor.paper = #FFFFFF80
        UIColor.bytes = #336600
        UIColor.literal = #FF0000
        Theme.Colors.text = #FF3300
        Color(uiColor: .ink) = #333333
        Color(UIColor.bytes).opacity(0.5) = #33660080
        UIColor.bytes.withAlphaComponent(0.25).cgColor = #33660040
        """),
    EvaluatorForm(
      "assets named by the constant",
      """
      extension UIColor {
        static var Brand: UIColor { UIColor(named: #function)! }
        static func asset(_ name: String = #function) -> UIColor { UIColor(named: name)! }
        enum Kit { static var Brand: UIColor { asset() } }
        static var missing: UIColor { asset() }
        static func Brand(_ alpha: CGFloat) -> UIColor { UIColor(named: #function)! }
        convenience init(_ name: String) {
          self.init(named: name, in: Bundle.main, compatibleWith: nil)!
        }
        static let own = UIColor("Brand")
        static let ownMissing = UIColor("Missing")
      }
      """,
      worths: """
        UIColor.Brand = #112233/#AABBCC
        UIColor.Kit.Brand = #112233/#AABBCC
        UIColor.missing = ? the color 'missing' is in no asset catalog that was scanned
        UIColor.own = #112233/#AABBCC
        UIColor.ownMissing = ? the color 'Missing' is in no asset catalog that was scanned
        """),
    EvaluatorForm(
      "assets",
      """
      extension Color {
        static let brand1 = Color("Brand")
        static let brand2 = Color("Brand", bundle: .module)
        static let brand3 = Color(.brand)
        static let teal = Color(.Palette.oldTeal)
        static func named(_ name: String) -> Color { Color(name) }
        static func palette(_ name: String) -> Color { Color("Palette/\\(name)") }
        static let missing = Color("Missing")
      }
      extension UIColor {
        static let brand1 = UIColor(named: "Brand")!
        static let brand2 = UIColor(named: "Brand", in: .main, compatibleWith: nil) ?? .red
        static let brand3 = UIColor(resource: .brand)
        static let brand = UIColor(resource: .brand)
      }
      enum Name: String {
        case brand = "Brand"
        var color: Color { Color(rawValue) }
        var uiColor: UIColor { UIColor(named: self.rawValue)! }
      }
      protocol OwnAsset { var rawValue: String { get } }
      extension OwnAsset { var color: Color { Color(self.rawValue, bundle: .module) } }
      enum Own: String, OwnAsset { case Brand }
      extension UIColor { convenience init(_ asset: Own) { self.init(named: asset.rawValue)! } }
      extension Color { init(_ asset: Own) { self.init(UIColor(asset)) } }
      """,
      worths: """
        Color.brand1 = #112233/#AABBCC
        Color.brand2 = #112233/#AABBCC
        Color.brand3 = #112233/#AABBCC
        Color.brand = #112233/#AABBCC
        Color.teal = #008080
        Color.named("Brand") = #112233/#AABBCC
        Color.palette("OldTeal") = #008080
        Color.missing = ? the color 'Missing' is in no asset catalog that was scanned
        UIColor.brand1 = #112233/#AABBCC
        UIColor.brand2 = #112233/#AABBCC
        UIColor.brand3 = #112233/#AABBCC
        UIColor.brand = #112233/#AABBCC
        Name.brand.color = #112233/#AABBCC
        Own.Brand.color = #112233/#AABBCC
        Color(Own.Brand) = #112233/#AABBCC
        Name.brand.uiColor.withAlphaComponent(0.5) = #11223380/#AABBCC80
        """),
    EvaluatorForm(
      "assets that an enum makes of its names",
      """
      extension Color {
        static let own: Color = Asset.Brand.color()
        private enum Asset: String {
          case Brand
          func color() -> SwiftUI.Color { SwiftUI.Color(rawValue, bundle: Bundle.kit) }
        }
      }
      """,
      worths: """
        Color.own = #112233/#AABBCC
        """),
    EvaluatorForm(
      "assets as generators declare them",
      #"""
      enum Asset { enum Colors { static let brand = ColorAsset(name: "Brand") } }
      final class ColorAsset {
        fileprivate(set) var name: String
        #if os(macOS)
          typealias Color = NSColor
        #elseif os(iOS) || os(tvOS) || os(watchOS)
          typealias Color = UIColor
        #endif
        private(set) lazy var color: Color = {
          guard let color = Color(asset: self) else {
            fatalError("Unable to load color asset named \(name).")
          }
          return color
        }()
        private(set) lazy var swiftUIColor: SwiftUI.Color = { SwiftUI.Color(asset: self) }()
        fileprivate init(name: String) { self.name = name }
      }
      extension ColorAsset.Color {
        convenience init?(asset: ColorAsset) {
          let bundle = BundleToken.bundle
          #if os(iOS) || os(tvOS)
            self.init(named: asset.name, in: bundle, compatibleWith: nil)
          #elseif os(macOS)
            self.init(named: NSColor.Name(asset.name), bundle: bundle)
          #endif
        }
      }
      extension SwiftUI.Color {
        init(asset: ColorAsset) {
          let bundle = BundleToken.bundle
          self.init(asset.name, bundle: bundle)
        }
      }
      """#,
      worths: """
        Asset.Colors.brand.color = #112233/#AABBCC
        Asset.Colors.brand.swiftUIColor = #112233/#AABBCC
        """),
    EvaluatorForm(
      "initializers of the project",
      """
      extension Color {
        init(hex: UInt, alpha: Double = 1) {
          self.init(
            .sRGB, red: Double((hex >> 16) & 0xff) / 255, green: Double((hex >> 08) & 0xff) / 255,
            blue: Double((hex >> 00) & 0xff) / 255, opacity: alpha)
        }
        init(r: Int, g: Int, b: Int) {
          self.init(red: Double(r) / 255, green: Double(g) / 255, blue: Double(b) / 255)
        }
        init(light: Color, dark: Color) {
          self.init(uiColor: UIColor { $0.userInterfaceStyle == .dark ? UIColor(dark) : UIColor(light) })
        }
        static let a = Color(hex: 0x336699)
        static let b = Color(hex: 0x336699, alpha: 0.5)
        static let c = Color(r: 51, g: 102, b: 153)
        static let d = Color(light: .a, dark: .init(r: 255, g: 0, b: 0))
        static let e = Color(light: Color(light: .a, dark: .black), dark: .d)
      }
      extension UIColor {
        convenience init(red: Int, green: Int, blue: Int, alpha: CGFloat = 1) {
          self.init(
            red: CGFloat(red) / 255, green: CGFloat(green) / 255, blue: CGFloat(blue) / 255,
            alpha: alpha)
        }
        convenience init(rgb: Int) {
          self.init(red: (rgb >> 16) & 0xFF, green: (rgb >> 8) & 0xFF, blue: rgb & 0xFF)
        }
        static let x = UIColor(red: 51, green: 102, blue: 153)
        static let y = UIColor(rgb: 0x336699)
        static let z = UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1.0)
      }
      """,
      worths: """
        Color.a = #336699
        Color.b = #33669980
        Color.c = #336699
        Color.d = #336699/#FF0000
        Color.e = #336699/#FF0000
        UIColor.x = #336699
        UIColor.y = #336699
        UIColor.z = #336699
        """),
    EvaluatorForm(
      "an initializer that reads a text",
      """
      extension Color {
        init(hex: String) {
          let hex = hex.trimmingCharacters(in: CharacterSet.alphanumerics.inverted)
          var int: UInt64 = 0
          Scanner(string: hex).scanHexInt64(&int)
          let r = int >> 16
          let g = int >> 8 & 0xFF
          let b = int & 0xFF
          self.init(red: Double(r) / 255, green: Double(g) / 255, blue: Double(b) / 255)
        }
        static let a = Color(hex: "#336699")
        static func shade(_ hex: String) -> Color { Color(hex: hex) }
      }
      """,
      worths: """
        Color.a = #336699
        Color.shade("#112233") = #112233
        """),
    EvaluatorForm(
      "a member of strings that reads the digits of the string",
      """
      extension String {
        func hexColor(alpha: CGFloat = 0.5) -> UIColor {
          var digits = trimmingCharacters(in: .whitespacesAndNewlines).uppercased()
          if digits.hasPrefix("#") { digits.remove(at: digits.startIndex) }
          var value: UInt64 = 0
          Scanner(string: digits).scanHexInt64(&value)
          return UIColor(
            red: CGFloat((value & 0xFF0000) >> 16) / 255, green: CGFloat((value & 0xFF00) >> 8) / 255,
            blue: CGFloat(value & 0xFF) / 255, alpha: alpha)
        }
        var color: UIColor? {
          var value = UInt64()
          Scanner(string: self).scanHexInt64(&value)
          return UIColor(
            red: CGFloat(value >> 16) / 255, green: CGFloat(value >> 8 & 0xFF) / 255,
            blue: CGFloat(value & 0xFF) / 255, alpha: 1)
        }
        func tint(on other: UIColor) -> UIColor {
          var value = UInt64()
          Scanner(string: self).scanHexInt64(&value)
          return other.mixed(with: value)
        }
        var avatar: UIColor {
          let digits = String(format: "%06x", hash & 0xFFFFFF)
          return Scanner(string: digits).scanHexInt64().color
        }
        static var accent = "#336699"
      }
      extension UIColor {
        static let ink = "#336699".hexColor()
        static let solid = "#336699".hexColor(alpha: 1)
        static let paper = "336699".color!
        static let accent = String.accent.color
        static let word = "paper".color
        static let mixed = "336699".tint(on: .red)
        static let face = "facade".avatar
      }
      """,
      worths: """
        UIColor.ink = #33669980
        UIColor.solid = #336699
        UIColor.paper = #336699
        UIColor.accent = #336699
        UIColor.word = ? no declaration of 'Scanner.scanHexInt64' was read
        UIColor.mixed = ? no declaration of 'UIColor.mixed' was read
        UIColor.face = ? no declaration of 'Scanner.scanHexInt64' was read
        """),
    EvaluatorForm(
      "a struct of the app's own that reads digits step by step",
      """
      struct RGBA {
        var red: Double; var green: Double; var blue: Double
        init(red: Double, green: Double, blue: Double) {
          self.red = red
          self.green = green
          self.blue = blue
        }
        init?(hex raw: String) {
          var hex = raw.trimmingCharacters(in: .whitespacesAndNewlines).uppercased()
          if hex.hasPrefix("#") { hex.removeFirst() }
          if hex.count == 6 { hex.append("FF") }
          guard hex.count == 8, hex.allSatisfy(\\.isHexDigit),
            let value = UInt64(hex.filter { $0.isHexDigit }, radix: 16)
          else { return nil }
          self.init(
            red: Double((value & 0xFF00_0000) >> 24) / 255,
            green: Double((value & 0x00FF_0000) >> 16) / 255,
            blue: Double((value & 0x0000_FF00) >> 8) / 255)
        }
        init(scanned: String) {
          var value: UInt64 = 0
          Scanner(string: scanned.trimmingCharacters(in: CharacterSet(charactersIn: "#")))
            .scanHexInt64(&value)
          self.init(
            red: Double(value >> 16) / 255, green: Double(value >> 8 & 0xFF) / 255,
            blue: Double(value & 0xFF) / 255)
        }
        var color: Color { Color(red: red, green: green, blue: blue) }
        static let black = RGBA(red: 0, green: 0, blue: 0)
      }
      struct Ink {
        let hex: String
        var color: Color {
          var value: UInt64 = 0
          guard !hex.isEmpty, Scanner(string: hex).scanHexInt64(&value) else { return .pink }
          if !Scanner(string: hex).scanHexInt64(&value) { return .red }
          return Color(
            red: Double(value >> 16) / 255, green: Double(value >> 8 & 0xFF) / 255,
            blue: Double(value & 0xFF) / 255)
        }
      }
      enum Theme {
        static let ink = Ink(hex: "336699").color
        static let print = Ink(hex: "print").color
        static let page = (RGBA(hex: " #F5F6F8 ") ?? .black).color
        static let wrong = (RGBA(hex: "#F5F6") ?? RGBA.black).color
        static let scanned = RGBA(scanned: "#336699").color
        static let word = RGBA(scanned: "paper").color
      }
      """,
      worths: """
        Theme.ink = #336699
        Theme.print = ? no declaration of 'Scanner.scanHexInt64' was read
        Theme.page = #F5F6F8
        Theme.wrong = #000000
        Theme.scanned = #336699
        Theme.word = ? no declaration of 'Scanner.scanHexInt64' was read
        """),
    EvaluatorForm(
      "parts that are declared together",
      """
      struct Ink {
        let red, green, blue: Double
        var color: Color { Color(red: red, green: green, blue: blue) }
      }
      struct Text {
        let hex: String
        var color: Color {
          var value: UInt64 = 0
          Scanner(string: hex).scanHexInt64(&value)
          let r, g, b, a: Double
          if hex.count == 8 {
            r = Double(value >> 24) / 255; g = Double(value >> 16 & 0xFF) / 255
            b = Double(value >> 8 & 0xFF) / 255; a = Double(value & 0xFF) / 255
          } else {
            r = Double(value >> 16) / 255; g = Double(value >> 8 & 0xFF) / 255
            b = Double(value & 0xFF) / 255; a = 1
          }
          return Color(.sRGB, red: r, green: g, blue: b, opacity: a)
        }
      }
      enum Theme {
        static let ink = Ink(red: 0.2, green: 0.4, blue: 0.6).color
        static let page = Text(hex: "336699").color
        static let veil = Text(hex: "33669980").color
      }
      """,
      worths: """
        Theme.ink = #336699
        Theme.page = #336699
        Theme.veil = #33669980
        """),
    EvaluatorForm(
      "colors by style and shade",
      """
      enum Hue { case blue, red }
      enum Shade: Int { case shade50 = 50, shade900 = 900 }
      func palette(_ hue: Hue, shade: Shade) -> Color {
        switch (hue, shade) {
        case (.blue, .shade50): return Color(white: 0.2)
        case (.blue, _): return Color(white: 0.4)
        case (.red, let other) where other == .shade50: return Color(white: 0.6)
        default: return .white
        }
      }
      struct Palette {
        static let blue: [Shade: Color] = [.shade50: Color(white: 0.2), .shade900: .black]
        static let current = Palette()
        let tones = [Color.white, Color.black]
        let primary = Palette.blue[.shade50]!
      }
      extension Color {
        func dimmed(by factor: Double = 0.5) -> Color { opacity(factor) }
        var half: Color { self.opacity(0.5) }
      }
      """,
      worths: """
        palette(.blue, shade: .shade50) = #333333
        palette(.blue, shade: .shade900) = #666666
        palette(.red, shade: .shade50) = #999999
        palette(.red, shade: .shade900) = #FFFFFF
        Palette.current.primary = #333333
        Palette.current.tones[1] = #000000
        Palette.blue[.shade900] = #000000
        Palette.current.primary.dimmed() = #33333380
        Palette.current.primary.half.half = #33333340
        """),
  ]
}
