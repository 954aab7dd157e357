extension EvaluatorForms {
  static let unknown: [EvaluatorForm] = [
    EvaluatorForm(
      "values that are not constant",
      """
      struct Store {
        @AppStorage("size") static var size: CGFloat = 8
        static var isFestive = UserDefaults.standard.bool(forKey: "festive")
        static var tint: Color { isFestive ? .red : .blue }
        static let random = Color(red: .random(in: 0...1), green: 0, blue: 0)
        static var looped: CGFloat {
          var total: CGFloat = 0
          for step in 0..<3 { total += CGFloat(step) }
          return total
        }
        static func generic<T: Numeric>(_ value: T) -> T { value * value }
        static let external = Kit.spacing
        static var later: CGFloat
        static let chained = later * 2
        static let screen = UIScreen.main.bounds.width / 2
      }
      """,
      worths: """
        Store.size = ? 'Store.size' gets its value from @AppStorage
        Store.tint = ? it is read from 'UserDefaults' at run time
        Store.random = ? no declaration of 'CGFloat.random' was read
        Store.looped = ? its code runs a loop
        Store.external = ? no declaration of 'Kit' was read
        Store.chained = ? the value of 'Store.later' is not in the code that was read
        Store.screen = ? it depends on the size of the screen
        Store.unheard = ? no declaration of 'Store.unheard' was read
        theme.text = ? no declaration of 'theme' was read
        """),
    EvaluatorForm(
      "overloads",
      """
      func tone(_ value: Int) -> CGFloat { 1 }
      func tone(_ value: String) -> CGFloat { 2 }
      func tone(_ value: Double) -> CGFloat { 3 }
      func same(_ value: Hue) -> CGFloat { 4 }
      func same(_ value: Shade) -> CGFloat { 5 }
      enum Hue { case deep, flat }
      enum Shade { case deep, dim }
      extension Color {
        init(_ value: Int) { self.init(white: Double(value) / 255) }
        init(_ hue: Hue) { self.init(white: 0.4) }
        init(_ texture: Texture) { self.init(white: 0.6) }
        init(_ grain: Grain) { self.init(white: 0.8) }
        static let palette = Palette.self
        enum Palette { static let ink = Color(white: 0.2) }
      }
      struct Texture { var depth: Int }
      class Grain {}
      func pair(_ color: UIColor) -> CGFloat { 6 }
      func pair(_ color: Color) -> CGFloat { 7 }
      """,
      worths: """
        Color(UIColor { _ in UIColor(white: 0.4, alpha: 1) }) = #666666
        pair(.palette.ink) = 7
        tone(1) = 1
        tone("a") = 2
        tone(1.5) = 3
        same(.deep) = ? several declarations of 'same' fit
        same(Hue.deep) = 4
        Color(51) = #333333
        Color(Hue.flat) = #666666
        """),
    EvaluatorForm(
      "values that lead back to themselves",
      """
      extension Color {
        static let a = b
        static let b = a
        static func f(_ n: Int) -> Color { f(n + 1) }
        static let wide = g + g
        static let g = h + h
        static let h = wide + wide
      }
      """,
      worths: """
        Color.a = ? its value refers to itself or to too many declarations
        Color.f(1) = ? its value refers to itself or to too many declarations
        Color.wide = ? its value refers to itself or to too many declarations
        """),
    EvaluatorForm(
      "values of their own type, none of which is known",
      """
      struct Ink { let text: CGFloat; static let light = make(); static let dark = make() }
      """,
      worths: """
        Ink.light.text = ? no declaration of 'make' was read
        """),
    EvaluatorForm(
      "values of their own type that are whichever is current",
      """
      struct Ink {
        let text: CGFloat
        static let light: Ink = make()
        static let dark: Ink = make()
      }
      """,
      worths: """
        Ink.light.text = ? no declaration of 'make' was read
        """),
  ]
}

extension EvaluatorForms {
  static let all = numbers + colors + choices + fonts + files + unknown + traps + projects
}
