extension EvaluatorForms {
  /// Code that looks like a form that is known, and means something else.
  static let traps: [EvaluatorForm] = [
    EvaluatorForm(
      "a `0x` that the initializer of the project counts as digits",
      """
      extension Color {
        init(hex: String) {
          let hex = hex.trimmingCharacters(in: CharacterSet.alphanumerics.inverted)
          var number: UInt64 = 0
          Scanner(string: hex).scanHexInt64(&number)
          switch hex.count {
          case 6:
            self.init(
              red: Double(number >> 16) / 255, green: Double(number >> 8 & 255) / 255,
              blue: Double(number & 255) / 255)
          default: self = .clear
          }
        }
        static let ink = Color(hex: "#112233")
        static let lost = Color(hex: "0x112233")
      }
      """,
      worths: """
        Color.ink = #112233
        Color.lost = #00000000
        """),
    EvaluatorForm(
      "a constant whose code changes another local",
      """
      extension UIColor {
        convenience init(hexString: String) {
          let scanner = Scanner(string: hexString)
          var digits: UInt64 = 0
          let isScanned = scanner.scanHexInt64(&digits)
          assert(isScanned)
          self.init(
            red: CGFloat(digits >> 16) / 255, green: CGFloat(digits >> 8 & 255) / 255,
            blue: CGFloat(digits & 255) / 255, alpha: 1)
        }
        convenience init(parsed text: String) {
          var white: CGFloat = 0
          let isParsed = parse(text, &white)
          self.init(white: white, alpha: 1)
        }
        static let ink = UIColor(hexString: "112233")
        static let other = UIColor(parsed: "112233")
      }
      func parse(_ text: String, _ white: inout CGFloat) -> Bool { white = 1; return true }
      """,
      worths: """
        UIColor.ink = #112233
        UIColor.other = ? it is computed from values that are not constant
        """),
    EvaluatorForm(
      "an initializer of the project instead of the memberwise one",
      """
      struct Step {
        let points: CGFloat
        init(points: CGFloat) { self.points = points * 2 }
        static let one = Step(points: 8)
      }
      struct Wide: RawRepresentable {
        let rawValue: CGFloat
        static let one = Wide(rawValue: 8)
      }
      """,
      worths: """
        Step.one.points = 16
        Wide.one.rawValue = 8
        """),
    EvaluatorForm(
      "a font family of the project with the name of a generator's",
      """
      enum FontFamily {
        enum Inter { static let bold = Face() }
      }
      struct Face { func font(size: CGFloat) -> UIFont { .systemFont(ofSize: size * 2) } }
      extension UIFont { static let title = FontFamily.Inter.bold.font(size: 10) }
      """,
      worths: "UIFont.title = 20"),
    EvaluatorForm(
      "system colors declared anew, and a constant that leads to itself",
      """
      extension UIColor {
        static let white = UIColor.white
        static var clear: UIColor { .clear }
        static let card = UIColor.card
        static let page = UIColor.white.withAlphaComponent(0.5)
      }
      """,
      worths: """
        UIColor.white = #FFFFFF
        UIColor.clear = #00000000
        UIColor.page = #FFFFFF80
        UIColor.card = ? its value refers to itself or to too many declarations
        """),
    EvaluatorForm(
      "an alias for platforms without the type",
      """
      #if canImport(UIKit)
        import UIKit
      #else
        import AppKit
        typealias UIColor = NSColor
      #endif
      extension UIColor { static let brand: UIColor = UIColor(white: 0.2, alpha: 1) }
      enum Theme { static var ink: UIColor { .brand } }
      """,
      worths: """
        Theme.ink = #333333
        UIColor.brand = #333333
        """),
    EvaluatorForm(
      "types of the project with the names of Apple's",
      """
      struct Color {
        let hex: String
        static let red = Color(hex: "#112233")
        static func system() -> String { "" }
      }
      enum Theme {
        enum Font { static let size: CGFloat = 12 }
        static let size = Font.size
        static let body = Font.body
      }
      """,
      worths: """
        Color.red = ? it is a value of 'Color'
        Color.blue = ? no declaration of 'Color.blue' was read
        Theme.size = 12
        Theme.body = ? no declaration of 'Theme.Font.body' was read
        """),
    EvaluatorForm(
      "properties that were not read",
      """
      struct Corner { let points: CGFloat }
      enum Radius {
        static let card = Corner(points: 12, style: .continuous)
        static let other = Corner(radius: 12, style: .continuous)
      }
      """,
      worths: """
        Radius.card.points = 12
        Radius.card.style = ? no declaration of 'Corner.style' was read
        Radius.other.points = ? no declaration of 'Corner.radius' was read
        """),
    EvaluatorForm(
      "literals whose type is open",
      """
      func half<T: Numeric>(_ value: T) -> T { value / 2 }
      enum Size {
        static let make: (CGFloat) -> CGFloat = { $0 / 2 }
        static let typed = { (value: CGFloat) in value / 2 }
        static let pair: (width: CGFloat, height: CGFloat) = (1 / 4, 2)
        static let whole = (width: 1 / 4, height: 2)
        static let scale: [CGFloat] = [1 / 2, 1]
        static let levels = [1 / 2, 1]
        static let ratio = 3 / 4 * 1.0
        static let integer = 3
        static let quotient = integer / 2
        static let converted = CGFloat(integer) / 2
      }
      struct Token<Value> { let value: Value }
      enum Tokens { static let gap = Token<CGFloat>(value: 1 / 4) }
      """,
      worths: """
        half(5) = ? the type of an argument is unknown, and so is its arithmetic
        half(5.0) = 2.5
        Size.make(5) = 2.5
        Size.make(5.0) = 2.5
        Size.typed(5) = 2.5
        Size.pair.width = 0.25
        Size.whole.width = 0
        Size.scale[0] = 0.5
        Size.levels[0] = 0
        Size.ratio = 0.75
        Size.quotient = 1
        Size.converted = 1.5
        Tokens.gap.value = ? the type of an argument is unknown, and so is its arithmetic
        """),
    EvaluatorForm(
      "locals",
      """
      enum Size {
        static var shadowed: CGFloat {
          let value: CGFloat = 4
          if value > 2 {
            let value: CGFloat = 10
            if value > 20 { return value }
          }
          return value
        }
        static var later: CGFloat {
          let value: CGFloat
          if Flag.isWide { value = 8 } else { value = 4 }
          return value * 2
        }
        static var changed: CGFloat {
          var value: CGFloat = 3
          value += 2
          value = value * 2
          return value
        }
        static var changedByCall: CGFloat {
          var value: CGFloat = 3
          value.round()
          return value
        }
        static var pair: CGFloat {
          let (width, height) = (CGFloat(2), CGFloat(3))
          return width * height
        }
        static var bound: CGFloat {
          guard let value = Flag.optional else { return 1 }
          return value
        }
        static var chosen: CGFloat {
          let value: CGFloat = if Flag.isWide { 6 } else { 7 }
          return value
        }
      }
      enum Flag {
        static let isWide = true
        static let optional: CGFloat? = nil
      }
      """,
      worths: """
        Size.shadowed = 4
        Size.later = 16
        Size.changed = 10
        Size.changedByCall = ? no declaration of 'CGFloat.round' was read
        Size.pair = 6
        Size.bound = 1
        Size.chosen = 6
        """),
    EvaluatorForm(
      "instances",
      assigned: ["Theme.accent", "Theme.count"],
      """
      protocol Palette { var ink: Color { get } }
      extension Palette {
        var ink: Color { .white }
        var line: Color { ink.opacity(0.5) }
      }
      struct DefaultPalette: Palette { var ink: Color { Color(white: 0.2) } }
      struct PlainPalette: Palette {}
      final class Theme: NSObject {
        static let shared = Theme()
        static let palette: any Palette = DefaultPalette()
        static let plain: any Palette = PlainPalette()
        var accent = Color.black
        var text = Color.white
        var count = 0
        lazy var lazily: Color = { Color(white: 0.4) }()
        let name: String
        private override init() {
          name = "default"
          super.init()
          register(self)
          NotificationCenter.default.post(name: .changed, object: nil)
        }
        var title: Color { name == "default" ? text : accent }
      }
      """,
      worths: """
        Theme.palette.ink = #333333
        Theme.palette.line = #33333380
        Theme.plain.line = #FFFFFF80
        Theme.shared.text = #FFFFFF
        Theme.shared.title = #FFFFFF
        Theme.shared.lazily = #666666
        Theme.shared.accent = ? 'Theme.accent' is assigned elsewhere in the project
        """),
    EvaluatorForm(
      "what only a type itself assigns has its initial value, unless another member assigns it",
      assigned: ["Tints.computed", "Tints.replaced"],
      """
      final class Tints {
        static let shared = Tints()
        private(set) var given: Color
        private(set) var computed: Color
        private(set) var replaced = Color(white: 0.2)
        init() {
          given = Color(white: 0.2)
          computed = Color(white: 0.2)
        }
        func compute() {
          computed = Color(white: 0.4)
          self.replaced = computed
        }
      }
      """,
      worths: """
        Tints.shared.given = #333333
        Tints.shared.computed = ? 'Tints.computed' is assigned elsewhere in the project
        Tints.shared.replaced = ? 'Tints.replaced' is assigned elsewhere in the project
        """),
    EvaluatorForm(
      "the initializer of a class runs that of its superclass",
      """
      class Tints {
        var ink = Color(white: 0.2)
        var line: Color
        init(line: Color) {
          ink = Color(white: 0.4)
          self.line = line
        }
      }
      final class NightTints: Tints {
        let page: Color
        override init(line: Color) {
          page = .black
          super.init(line: line)
        }
      }
      enum Themes { static let night = NightTints(line: Color(white: 0.6)) }
      """,
      worths: """
        Themes.night.ink = #666666
        Themes.night.line = #999999
        Themes.night.page = #000000
        """),
    EvaluatorForm(
      "members of the system that the project declares too",
      """
      extension Color {
        static let red = Color(white: 0.2)
        static var primary: Color { .red }
      }
      extension Font {
        static func system(_ level: Int) -> Font { .system(size: CGFloat(level) * 10) }
      }
      extension UIColor { func withAlphaComponent(percent: CGFloat) -> UIColor { withAlphaComponent(percent / 100) } }
      """,
      worths: """
        Color.red = #333333
        Color.primary = #333333
        Font.system(2) = 20
        UIColor.white.withAlphaComponent(percent: 50) = #FFFFFF80
        """),
    EvaluatorForm(
      "appearance of a color that is asked for",
      """
      extension UIColor {
        static let paper = UIColor { $0.userInterfaceStyle == .dark ? .black : .white }
        static let night = paper.resolvedColor(
          with: UITraitCollection(userInterfaceStyle: .dark))
        static let shade = UIColor(named: "Brand")!.resolvedColor(with: .init(userInterfaceStyle: .dark))
        static let now = paper.resolvedColor(with: .current)
        static let mixed = UIColor(light: .white, dark: .black)
        static let other = UIColor(light: .red, dark: .black)
        static let own = UIColor(light: UIColor.systemRed, dark: .black)
        static let external = UIColor(light: .white, dark: .black, elevated: .red)
      }
      extension UIFont {
        static let scaled = UIFontMetrics(forTextStyle: .title1).scaledFont(for: .systemFont(ofSize: 20))
      }
      """,
      worths: """
        UIColor.night = ? it is computed from values that are not constant
        UIColor.shade = #AABBCC
        UIColor.now = #FFFFFF/#000000
        UIColor.mixed = #FFFFFF/#000000
        UIColor.other = ? it is computed from values that are not constant
        UIColor.own = #FF3B30/#000000/#D70015
        UIColor.external = ? the code of 'UIColor(light:dark:elevated:)' was not read
        UIFont.scaled = 20 relative to title
        """),
    EvaluatorForm(
      "the text of an initializer",
      """
      extension Color {
        init(hex: String) {
          let value = UInt64(hex.dropFirst(), radix: 16) ?? 0
          self.init(red: Double(value >> 16 & 0xFF) / 255, green: Double(value >> 8 & 0xFF) / 255,
            blue: Double(value & 0xFF) / 255)
        }
        init(code: String) {
          self.init(hex: code.hasPrefix("#") ? code : "#" + code)
        }
        init?(maybe: String) {
          guard maybe.count == 7 else { return nil }
          self.init(hex: maybe)
        }
      }
      """,
      worths: """
        Color(hex: "#336699") = #336699
        Color(code: "336699") = #336699
        Color(maybe: "#336699")! = #336699
        Color(maybe: "#36") ?? Color.black = #000000
        """),
  ]
}
