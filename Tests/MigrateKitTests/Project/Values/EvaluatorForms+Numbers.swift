/// The forms of code by which themes state values, and what these are worth.
enum EvaluatorForms {
  static let numbers: [EvaluatorForm] = [
    EvaluatorForm(
      "literals and arithmetic",
      """
      enum Spacing {
        static let unit: CGFloat = 4
        static let sm = unit * 2
        static let md: CGFloat = (unit + 2) * 2
        static let negative: CGFloat = -unit
        static let third: CGFloat = 1 / 4
        static let whole = 7 / 2
        static let exact = 7 / 2.0
        static let mixed: CGFloat = unit * 3 / 8
        static let hex: CGFloat = 0x10
        static let converted = CGFloat(7 / 2)
        static let double = Double(unit) + 0.5
        static let largest = max(unit, 6, 2)
        static let smallest: CGFloat = min(unit, 6)
        static let cut = Int(2.9)
        static let root: CGFloat = sqrt(unit) + cbrt(27)
        static let raised = pow(2.0, 3)
        static let wave = 4 * cos(Double(unit) * .pi / 2)
        static let own = tan(unit)
        static func tan(_ value: CGFloat) -> CGFloat { value + 1 }
        static let minus = 10 - 4 - 3
      }
      """,
      worths: """
        Spacing.unit = 4
        Spacing.sm = 8
        Spacing.md = 12
        Spacing.negative = -4
        Spacing.third = 0.25
        Spacing.whole = 3
        Spacing.exact = 3.5
        Spacing.mixed = 1.5
        Spacing.hex = 16
        Spacing.converted = 3
        Spacing.double = 4.5
        Spacing.largest = 6
        Spacing.smallest = 4
        Spacing.cut = 2
        Spacing.root = 5
        Spacing.raised = 8
        Spacing.wave = 4
        Spacing.own = 5
        Spacing.minus = 3
        Spacing.sm + 2 = 10
        """),
    EvaluatorForm(
      "what a private extension declares is for its file",
      """
      private extension Double { static let full: Self = 1 }
      private extension Color {
        init(gray: Double, opacity: Double = .full) {
          self.init(white: gray, opacity: opacity)
        }
      }
      enum Theme { static let ink = Color(gray: 0.2) }
      """,
      worths: "Theme.ink = #333333"),
    EvaluatorForm(
      "an extension of an alias extends the type",
      """
      typealias Grid = CGFloat
      private extension Grid { static let unit: Self = 4 }
      extension Grid { static let medium = unit * 6 }
      typealias Count = Int
      extension Count { static let most = 3 }
      """,
      worths: """
        CGFloat.medium = 24
        CGFloat.most = ? no declaration of 'CGFloat.most' was read
        """),
    EvaluatorForm(
      "a variable counts with its initial value unless the project assigns it",
      assigned: ["Spacing.lg"],
      """
      enum Spacing {
        public static var sm: CGFloat = 8
        public static var lg: CGFloat = 24
      }
      """,
      worths: """
        Spacing.sm = 8
        Spacing.lg = ? 'Spacing.lg' is assigned elsewhere in the project
        Spacing.lg * 2 = ? 'Spacing.lg' is assigned elsewhere in the project
        """),
    EvaluatorForm(
      "functions by level",
      """
      enum Spacing {
        static func level(_ level: Int) -> CGFloat { CGFloat(level) * 4 }
        static func inset(_ base: CGFloat, times: CGFloat = 2) -> CGFloat { return base * times }
        static let scale: [CGFloat] = [0, 4, 8, 16]
        static func step(_ index: Int) -> CGFloat { scale[index] }
        static let named: [String: CGFloat] = ["small": 8, "large": 24]
        static func clamped(_ value: CGFloat) -> CGFloat {
          let low: CGFloat = 4
          let high = low * 4
          if value < low { return low }
          return value > high ? high : value
        }
      }
      func radius(_ points: CGFloat) -> CGFloat { points }
      """,
      worths: """
        Spacing.level(3) = 12
        Spacing.inset(5) = 10
        Spacing.inset(5, times: 3) = 15
        Spacing.scale[2] = 8
        Spacing.step(3) = 16
        Spacing.step(9) = ? it is computed from values that are not constant
        Spacing.named["large"]! = 24
        Spacing.clamped(2) = 4
        Spacing.clamped(7) = 7
        Spacing.clamped(70) = 16
        radius(12) = 12
        """),
    EvaluatorForm(
      "enums with raw values",
      """
      enum Spacing: CGFloat {
        case small = 8, large = 24
        case huge = 48
        var value: CGFloat { rawValue }
        var half: CGFloat { return self.rawValue / 2 }
      }
      enum Level: Int {
        case one = 1, two, three
        var points: CGFloat { CGFloat(rawValue) * 4 }
      }
      enum Size {
        case compact, regular
        case custom(CGFloat)
        var points: CGFloat {
          switch self {
          case .compact: 8
          case .regular: 16
          case .custom(let points): points
          }
        }
      }
      extension CGFloat { static func spacing(_ size: Size) -> CGFloat { size.points } }
      """,
      worths: """
        Spacing.large.rawValue = 24
        Spacing.huge.value = 48
        Spacing.small.half = 4
        Spacing.small = ? it is a case of 'Spacing'
        Level.three.points = 12
        Size.regular.points = 16
        Size.custom(20).points = 20
        CGFloat.spacing(.compact) = 8
        Level(rawValue: 2)!.points = 8
        """),
    EvaluatorForm(
      "raw values through a protocol",
      """
      protocol Layout { var rawValue: CGFloat { get } }
      extension Layout { var value: CGFloat { rawValue } }
      enum Spacing: CGFloat, Layout { case small = 12, medium = 16 }
      enum Odd: CGFloat, Layout {
        case small = 1
        var rawValue: CGFloat { 5 }
      }
      extension CGFloat { static var spacingMedium: CGFloat { Spacing.medium.value } }
      """,
      worths: """
        CGFloat.spacingMedium = 16
        Spacing.small.value = 12
        Odd.small.value = 5
        """),
    EvaluatorForm(
      "ranges and insets",
      """
      enum Radius {
        static let card: ClosedRange<CGFloat> = 8...12
        static let inset = EdgeInsets(top: 8, leading: 1 / 4, bottom: 8, trailing: 4)
      }
      """,
      worths: """
        Radius.inset.leading = 0.25
        Radius.card.lowerBound = 8
        Radius.card.upperBound = 12
        """),
    EvaluatorForm(
      "aliases and instances",
      """
      typealias DS = DesignSystem
      struct DesignSystem {
        static let shared = DesignSystem()
        static let wide = DesignSystem(spacing: Spacing(base: 10), factor: 3)
        var spacing = Spacing()
        var factor: CGFloat = 1
        var total: CGFloat { spacing.large * factor }
        struct Spacing {
          let base: CGFloat
          let large: CGFloat
          init(base: CGFloat = 4) {
            self.base = base
            large = base * 4
          }
        }
      }
      typealias System = DS
      """,
      worths: """
        DS.shared.spacing.large = 16
        System.wide.spacing.large = 40
        DesignSystem.wide.total = 120
        DesignSystem.shared.total = 16
        """),
  ]
}
