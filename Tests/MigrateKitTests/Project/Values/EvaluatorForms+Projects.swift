extension EvaluatorForms {
  /// Code as projects write it, with several forms in one.
  static let projects: [EvaluatorForm] = [
    EvaluatorForm(
      "a design system of structs, enums and functions",
      #"""
      import UIKit
      public struct Palette {
        public let primary: UIColor
        public let secondary: UIColor
        public init(primary: UIColor, secondary: UIColor? = nil) {
          self.primary = primary
          self.secondary = secondary ?? primary.withAlphaComponent(0.5)
        }
        public static let standard = Palette(primary: .init(white: 0.2, alpha: 1))
        public static let other = Palette(primary: .black, secondary: .white)
      }
      enum Style { case light(UIColor), dark(UIColor, alpha: CGFloat)
        var color: UIColor { switch self { case .light(let c): return c; case let .dark(c, alpha): return c.withAlphaComponent(alpha) } }
        var isLight: Bool { if case .light = self { return true } ; return false }
        var gap: CGFloat { isLight ? 4 : 8 }
      }
      struct Metrics {
        static let base: CGFloat = 8
        struct Padding { static let small = base / 2; static let large = Metrics.base * 2; static var huge: CGFloat { large + small } }
        static subscript(_ i: Int) -> CGFloat { CGFloat(i) * base }
        static var count: Int { 3 }
        static let size = CGSize(width: 10, height: base)
        static let multi: CGFloat = {
          let a: CGFloat = 2
          let b = a * 3
          return max(a, b) + Padding.small
        }()
        static func at(_ index: Int) -> CGFloat {
          guard index >= 0, index < 3 else { return 0 }
          switch index {
          case 0: return 4
          case 1...2: return 8
          default: return 16
          }
        }
        static func named(_ name: String) -> CGFloat {
          switch name { case "a", "b": return 1
          case let x where x.hasPrefix("c"): return 2
          default: return 3 }
        }
        static let dict: [Level: CGFloat] = [.low: 1, .high: 2]
        enum Level { case low, high }
        static func opt(_ x: CGFloat? = nil) -> CGFloat { if let x { return x }; return x ?? 7 }
        static let t: (a: CGFloat, b: CGFloat) = (a: 1, b: 2)
        static let neg = -(base + 2)
        static let b1 = base > 4 && base < 10 ? 1.0 : 2.0
        static let mod = 10 % 4
        static var getter: CGFloat { get { 5 } set { } }
      }
      protocol Themed { associatedtype Tone; static var tone: Tone { get } }
      extension UIColor {
        struct App { static var bg: UIColor { .systemBackground } ; static let tint = UIColor.tintColor }
        static let cg = UIColor(cgColor: UIColor.black.cgColor)
        static let hsb = UIColor(hue: 210/360, saturation: 0.5, brightness: 0.5, alpha: 1)
      }
      """#,
      worths: """
        Palette.standard.secondary = #33333380
        Palette.other.secondary = #FFFFFF
        Style.light(.black).color = #000000
        Style.dark(.white, alpha: 0.5).color = #FFFFFF80
        Style.dark(.white, alpha: 0.5).gap = 8
        Metrics.Padding.small = 4
        Metrics.Padding.huge = 20
        Metrics[2] = ? it is computed from values that are not constant
        Metrics.count = 3
        Metrics.size.height = 8
        Metrics.multi = 10
        Metrics.at(1) = 8
        Metrics.at(7) = 0
        Metrics.named("b") = 1
        Metrics.named("cd") = 2
        Metrics.named("z") = 3
        Metrics.dict[.high]! = 2
        Metrics.dict[.low, default: 3] = 1
        Metrics.opt() = 7
        Metrics.opt(3) = 3
        Metrics.t.b = 2
        Metrics.neg = -10
        Metrics.b1 = 1
        Metrics.mod = 2
        Metrics.getter = 5
        UIColor.App.bg = #FFFFFF/#000000
        UIColor.App.tint = ? the value of 'UIColor.tintColor' is not published
        UIColor.cg = #000000
        UIColor.hsb = #406080
        """),
    EvaluatorForm(
      "a provider of the project's own",
      """
      import SwiftUI
      extension Color {
        init(dynamicProvider: @escaping (UITraitCollection) -> Color) {
          self = Self(UIColor { UIColor(dynamicProvider($0)) })
        }
        static func hex(_ hex: UInt) -> Self {
          Self(
            red: Double((hex & 0xff0000) >> 16) / 255, green: Double((hex & 0x00ff00) >> 8) / 255,
            blue: Double(hex & 0x0000ff) / 255, opacity: 1)
        }
        static let ink = hex(0x121212)
        static let paper = Self { $0.userInterfaceStyle == .dark ? .ink : .white }
        static let named = Self(dynamicProvider: { traits in
          traits.userInterfaceStyle == .dark ? .white : .ink
        })
      }
      """,
      worths: """
        Color.ink = #121212
        Color.paper = #FFFFFF/#121212
        Color.named = #121212/#FFFFFF
        """),
    EvaluatorForm(
      "themes that look alike have one value",
      """
      import UIKit
      enum Style { case plain, extra }
      enum Theme {
        static var style: Style = .plain
        static func veil() -> UIColor {
          switch style {
          case .plain: return UIColor(white: 1, alpha: 0.5)
          case .extra: return UIColor(red: 1, green: 1, blue: 1, alpha: 0.5019)
          }
        }
      }
      """,
      worths: """
        Theme.veil() = #FFFFFF80
        """),
    EvaluatorForm(
      "a type of a framework by its whole name, beside one of the project's",
      """
      class Color: UIColor { class var red: Color { Color() } }
      enum Theme {
        static let ink = SwiftUI.Color(red: 0.2, green: 0.4, blue: 0.6)
        static let plain = Color(red: 0.2, green: 0.4, blue: 0.6)
      }
      """,
      worths: """
        Theme.ink = #336699
        Theme.plain = ? no declaration of 'Color.red' was read
        """),
    EvaluatorForm(
      "functions of packages that are called after hex digits",
      """
      enum Theme {
        static let ink = UIColor.rgb(0x112233)
        static let veil = UIColor.rgb(0x112233).withAlphaComponent(0.5)
        static let late = UIColor.rgb(digits)
        static let other = UIColor.shade(0x112233)
        static let shape = UIColor.hexagon(0x112233)
        static let decimal = UIColor.rgb(255)
        static let parts = UIColor.rgb(12, 34, 56)
        static let open = UIColor.rgb(0x11223344)
      }
      """,
      worths: """
        Theme.ink = #112233
        Theme.veil = #11223380
        Theme.late = ? no declaration of 'digits' was read
        Theme.other = ? no declaration of 'UIColor.shade' was read
        Theme.shape = ? no declaration of 'UIColor.hexagon' was read
        Theme.decimal = ? no declaration of 'UIColor.rgb' was read
        Theme.parts = ? no declaration of 'UIColor.rgb' was read
        Theme.open = ? no declaration of 'UIColor.rgb' was read
        """),
  ]
}
