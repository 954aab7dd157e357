extension EvaluatorForms {
  static let fonts: [EvaluatorForm] = [
    EvaluatorForm(
      "a function whose weight is one of the app's own by default",
      """
      enum AppWeight { case regular, bold }
      extension Font {
        static func app(size: CGFloat, weight: AppWeight = .regular) -> Font {
          switch weight {
          case .regular: return Font.custom("Quicksand-Regular", size: size)
          case .bold: return Font.custom("Quicksand-Bold", size: size)
          }
        }
      }
      """,
      worths: """
        Font.app(size: 16) = 16 regular Quicksand relative to body
        Font.app(size: 16, weight: .bold) = 16 bold Quicksand relative to body
        """),
    EvaluatorForm(
      "sizes that scale with the text",
      """
      extension Font {
        static let plain = Font.system(size: UIFontMetrics.default.scaledValue(for: 16))
        static let heading = Font.system(
          size: UIFontMetrics(forTextStyle: .title2).scaledValue(for: 20), weight: .bold)
        init(app size: CGFloat) { self = .system(size: size) }
        static let own = Font(app: UIFontMetrics.default.scaledValue(for: 13))
        static let clamped = Font.system(size: min(20, UIFontMetrics.default.scaledValue(for: 16)))
      }
      extension UIFont {
        static let plain = UIFont.systemFont(ofSize: UIFontMetrics.default.scaledValue(for: 14))
      }
      enum Spacing { static let row: CGFloat = UIFontMetrics.default.scaledValue(for: 8) }
      """,
      worths: """
        Font.plain = 16 relative to body
        Font.heading = 20 bold relative to title2
        Font.own = 13 relative to body
        Font.clamped = ? it is computed from values that are not constant
        UIFont.plain = 14 relative to body
        Spacing.row = ? it is a value of 'UIFontMetrics'
        """),
    EvaluatorForm(
      "a function that calls others before it returns",
      """
      enum Fonts {
        static var isLoaded = false
        static func register() { isLoaded = true }
        static func enlarge(_ size: inout CGFloat) { size += 10 }
      }
      extension Font {
        static func geist(_ size: CGFloat) -> Font {
          Fonts.register()
          return .custom("Geist", size: size)
        }
        static func changed(_ size: CGFloat) -> Font {
          var size = size
          Fonts.enlarge(&size)
          return .custom("Geist", size: size)
        }
        static let body = Font.geist(13)
        static let large = Font.changed(13)
      }
      """,
      worths: """
        Font.body = 13 Geist relative to body
        Font.large = ? it is computed from values that are not constant
        """),
    EvaluatorForm(
      "an initializer that calls a member of a constant before it creates the value",
      """
      struct FontConvertible {
        let name: String
        func font(size: CGFloat) -> UIFont {
          guard let font = UIFont(font: self, size: size) else { fatalError("no \\(name)") }
          return font
        }
        func registerIfNeeded() { if !isRegistered { register() } }
      }
      final class Face {
        var name = "Lora"
        func replace() { name = "Inter" }
      }
      struct Scale { var size: CGFloat; mutating func grow() { size *= 2 } }
      extension UIFont {
        convenience init?(font: FontConvertible, size: CGFloat) {
          font.registerIfNeeded()
          self.init(name: font.name, size: size)
        }
        convenience init(face: Face, size: CGFloat) {
          face.replace()
          self.init(name: face.name, size: size)!
        }
        convenience init(scale: Scale) {
          var own = scale
          own.grow()
          self.init(name: "Lora", size: own.size)!
        }
        static let title = FontConvertible(name: "Lora-Bold").font(size: 20)
        static let replaced = UIFont(face: Face(), size: 20)
        static let grown = UIFont(scale: Scale(size: 10))
      }
      extension Font {
        static func custom(_ font: FontConvertible, size: CGFloat) -> Font {
          font.registerIfNeeded()
          return custom(font.name, size: size)
        }
        static let title = Font.custom(FontConvertible(name: "Lora-Bold"), size: 20)
      }
      """,
      worths: """
        UIFont.title = 20 bold Lora
        Font.title = 20 bold Lora relative to body
        UIFont.replaced = ? it is computed from values that are not constant
        UIFont.grown = ? it is computed from values that are not constant
        """),
    EvaluatorForm(
      "fonts",
      """
      extension Font {
        static let title = Font.custom("Lora-Bold", size: 28, relativeTo: .title)
        static let note: Font = .system(size: 13, weight: .medium, design: .rounded)
        static let quote = Font.body.italic()
        static let strong: Font = .note.weight(.bold)
        static let style = Font.system(.caption, design: .monospaced)
        static let large = Font.system(size: Size.large).bold()
        static func lora(_ size: CGFloat, weight: Font.Weight = .regular) -> Font {
          .custom(name(weight), fixedSize: size)
        }
        private static func name(_ weight: Font.Weight) -> String {
          switch weight {
          case .bold: return "Lora-Bold"
          default: return "Lora-Regular"
          }
        }
        static let bridged = Font(UIFont.label)
      }
      enum Size { static let large: CGFloat = 32 }
      extension UIFont {
        static let label = UIFont.systemFont(ofSize: 12, weight: .semibold)
        static func brand(_ style: Style) -> UIFont { UIFont(name: style.face, size: style.size)! }
        static let body2 = UIFont.preferredFont(forTextStyle: .callout)
        static let big = UIFont.boldSystemFont(ofSize: 20).withSize(24)
      }
      enum Style {
        case heading, text
        var face: String { self == .heading ? "Lora-Bold" : "Lora" }
        var size: CGFloat {
          switch self { 
          case .heading: 24
          case .text: 16
          }
        }
      }
      struct Typography {
        let font: Font
        let lineHeight: CGFloat
        static let heading = Typography(font: .system(size: 20, weight: .bold), lineHeight: 28)
      }
      """,
      worths: """
        Font.title = 28 bold Lora relative to title
        Font.note = 13 medium rounded
        Font.quote = 17 regular italic relative to body
        Font.strong = 13 bold rounded
        Font.style = 12 regular monospaced relative to caption
        Font.large = 32 bold
        Font.lora(14, weight: .bold) = 14 bold Lora
        Font.lora(14) = 14 regular Lora
        Font.bridged = 12 semibold
        UIFont.brand(.heading) = 24 bold Lora
        UIFont.body2 = 16 regular relative to callout
        UIFont.big = 24 bold
        Typography.heading.font = 20 bold
        Typography.heading.lineHeight = 28
        """),
    EvaluatorForm(
      "fonts of SwiftGen's type in SwiftUI, whose file has an alias called Font",
      """
      typealias Font = FontConvertible.Font
      struct FontConvertible {
        let name: String
        typealias Font = UIFont
        func swiftUIFont(size: CGFloat) -> SwiftUI.Font { SwiftUI.Font.custom(self, size: size) }
        func swiftUIFont(fixedSize: CGFloat) -> SwiftUI.Font {
          SwiftUI.Font.custom(self, fixedSize: fixedSize)
        }
      }
      enum Lora { static let bold = FontConvertible(name: "Lora-Bold") }
      enum Fonts {
        static let body = Lora.bold.swiftUIFont(size: 16)
        static let fixed = Lora.bold.swiftUIFont(fixedSize: 12)
      }
      """,
      worths: """
        Fonts.body = 16 bold Lora relative to body
        Fonts.fixed = 12 bold Lora
        """),
    EvaluatorForm(
      "a resource of R.swift, and one of another kind",
      """
      extension UIFont {
        static let note = UIFont(resource: R.font.loraBold, size: 13)!
        static let other = UIFont(resource: Other.font.loraBold, size: 13)!
      }
      """,
      worths: """
        UIFont.note = 13 bold lora
        UIFont.other = ? the code of 'UIFont(resource:size:)' was not read
        """),
    EvaluatorForm(
      "fonts of generators whose file is not there",
      """
      extension UIFont {
        static let title = FontFamily.Inter.semiBold.font(size: 24)
        static let note = R.font.sourceSansProItalic(size: 13)!
        static let numbered = FontFamily.Inter._7Bold.font(size: 20)
        static let named = UIFont(descriptor: UIFontDescriptor(name: "Lora-Bold", size: 9), size: 18)
        static let open = FontFamily.Inter.bold.font(size: Missing.size)
      }
      extension Font {
        static let body = FontFamily.Inter.regular.swiftUIFont(size: 16)
        static let other = Maker.Inter.regular.swiftUIFont(size: 16)
        static let note: Font = .custom(KitFontFamily.Inter.semiBold.name, size: 13)
        static let book = fontBook.heading.bold.font(size: 20)
        static let no: Font = .custom(Maker.Inter.semiBold.name, size: 13)
      }
      extension KitFontFamily {
        static let title = Inter.bold.font(size: 36)
        static let own = Lora.bold.font(size: 36)
        static let same = Self.Inter.bold.font(size: 24)
        enum Lora { static let bold = Face() }
      }
      extension KitFontFamily.Chab { static let note = Self.regular.font(size: 12) }
      extension KitFontFamily.Lora { static let note = Self.bold.font(size: 12) }
      extension UIFont.Inter { static let note = Self.bold.font(size: 12) }
      struct Face { func font(size: CGFloat) -> UIFont { .systemFont(ofSize: size * 2) } }
      extension UIFont { static let lost = Inter.bold.font(size: 36) }
      private typealias Body = KitFontFamily.Inter
      private typealias lower = KitFontFamily.Inter
      extension UIFont { static let lowered = lower.bold.font(size: 11) }
      extension UIFont { static let aliased = Body.bold.font(size: 15) }
      extension UIFont {
        static var local: UIFont { let inter = KitFontFamily.Inter.self; return inter.bold.font(size: 17) }
        static var instance: UIFont { let inter = KitFontFamily.inter; return inter.bold.font(size: 17) }
      }
      typealias Lora = KitFontFamily.Inter
      extension KitFontFamily { static let shadowed = Lora.bold.font(size: 36) }
      extension Builder { static let made = Inter.bold.font(size: 36) }
      """,
      worths: """
        UIFont.title = 24 semibold Inter
        UIFont.note = 13 sourceSansPro italic
        UIFont.numbered = 20 bold Inter
        UIFont.named = 18 bold Lora
        UIFont.open = ? no declaration of 'Missing' was read
        Font.body = 16 regular Inter relative to body
        Font.other = ? no declaration of 'Maker' was read
        Font.note = 13 semibold Inter relative to body
        Font.book = ? no declaration of 'fontBook' was read
        Font.no = ? no declaration of 'Maker' was read
        KitFontFamily.title = 36 bold Inter
        KitFontFamily.own = 72
        KitFontFamily.same = 24 bold Inter
        KitFontFamily.Chab.note = 12 regular Chab
        KitFontFamily.Lora.note = 24
        UIFont.Inter.note = ? no declaration of 'UIFont.Inter.bold' was read
        UIFont.lost = ? no declaration of 'Inter' was read
        UIFont.lowered = 11 bold Inter
        UIFont.aliased = 15 bold Inter
        UIFont.local = 17 bold Inter
        UIFont.instance = ? no declaration of 'KitFontFamily.inter' was read
        KitFontFamily.shadowed = 72
        Builder.made = ? no declaration of 'Inter' was read
        """),
    EvaluatorForm(
      "font descriptors",
      """
      extension UIFont {
        static let title = base.bold
        static let note = UIFont.preferredFont(forTextStyle: .footnote, compatibleWith: nil).bold
        static let round = UIFont(
          descriptor: base.fontDescriptor.withDesign(.rounded)!, size: base.pointSize)
        static let both = base.with([.traitBold, .traitItalic])
        static let small = UIFont(descriptor: base.fontDescriptor, size: 11)
        static let open = base.with(.traitCondensed)
        static let base = UIFont.systemFont(ofSize: 17)
        var bold: UIFont { with(.traitBold) }
        func with(_ traits: UIFontDescriptor.SymbolicTraits) -> UIFont {
          guard let descriptor = fontDescriptor.withSymbolicTraits(traits) else { return self }
          return UIFont(descriptor: descriptor, size: 0)
        }
      }
      """,
      worths: """
        UIFont.title = 17 bold
        UIFont.note = 13 bold relative to footnote
        UIFont.round = 17 rounded
        UIFont.both = 17 bold italic
        UIFont.small = 11
        UIFont.open = ? it is computed from values that are not constant
        """),
    EvaluatorForm(
      "animations and shadows",
      """
      enum Motion {
        static let fast = 0.2
        static let fade = Animation.easeInOut(duration: 0.3)
        static let slide: Animation = .easeOut(duration: fast * 2)
        static let line = Animation.linear
        static let bounce = Animation.spring(response: fast, dampingFraction: 0.6)
        static let lively = Animation.spring(duration: fast, bounce: 0.3)
        static let calm = Animation.spring(duration: fast, bounce: -0.2)
        static let snap = Animation.snappy
        static let jump = Animation.bouncy(duration: 0.4, extraBounce: 0.1)
        static let system = Animation.spring()
        static let curve = CAMediaTimingFunction(name: .easeIn)
      }
      struct Elevation {
        let color: Color
        let radius: CGFloat
        var x: CGFloat = 0
        let y: CGFloat
        static let card = Elevation(color: .black.opacity(0.2), radius: 4, y: 2)
        static let sheet = Elevation(color: Color(white: 0.2), radius: Self.card.radius * 2, y: 4)
      }
      """,
      worths: """
        Motion.fade = easeInOut 0.3
        Motion.slide = easeOut 0.4
        Motion.line = linear
        Motion.bounce = spring(response: 0.2, dampingFraction: 0.6)
        Motion.lively = spring(response: 0.2, dampingFraction: 0.7)
        Motion.calm = spring(response: 0.2, dampingFraction: 1.25)
        Motion.snap = spring(response: 0.5, dampingFraction: 0.85)
        Motion.jump = spring(response: 0.4, dampingFraction: 0.6)
        Motion.system = ? this form of 'Animation.spring' is not read
        Motion.curve = easeIn
        Elevation.card = #00000033 4 0 2
        Elevation.sheet = #333333 8 0 4
        shadow(color: Elevation.card.color, radius: Elevation.card.radius, y: Elevation.card.y) = #00000033 4 0 2
        """),
    EvaluatorForm(
      "attributes of descriptors",
      """
      enum Type {
        static let base = UIFontDescriptor(name: "Inter-Bold", size: 16)
        static let digits = UIFont(
          descriptor: base.addingAttributes([
            .featureSettings: [
              [
                UIFontDescriptor.FeatureKey.type: kNumberSpacingType,
                UIFontDescriptor.FeatureKey.selector: kMonospacedNumbersSelector,
              ]
            ]
          ]), size: 16)
        static let capitals = UIFont(
          descriptor: base.addingAttributes([
            .featureSettings: [[.type: kLowerCaseType, .selector: kLowerCaseSmallCapsSelector]]
          ]), size: 16)
        static let strong = UIFont(
          descriptor: UIFont.preferredFont(forTextStyle: .body).fontDescriptor.addingAttributes([
            UIFontDescriptor.AttributeName.traits: [
              UIFontDescriptor.TraitKey.weight: UIFont.Weight.semibold
            ]
          ]), size: 0)
        // A face with a name has no other weight.
        static let face = UIFont(
          descriptor: base.addingAttributes([.traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.light]]),
          size: 16)
      }
      """,
      worths: """
        Type.digits = 16 bold Inter
        Type.capitals = ? no declaration of 'kLowerCaseType' was read
        Type.strong = 17 semibold relative to body
        Type.face = ? it is computed from values that are not constant
        """),
    EvaluatorForm(
      "curves without a duration",
      """
      extension Animation {
        static var back: Animation { Animation.timingCurve(0.68, -0.55, 0.265, 1.55) }
        static var quick: Animation { .timingCurve(0.2, 0, 0, 1, duration: 0.2) }
      }
      """,
      worths: """
        Animation.back = curve(x1: 0.68, y1: -0.55, x2: 0.265, y2: 1.55) 0.35
        Animation.quick = curve(x1: 0.2, y1: 0.0, x2: 0.0, y2: 1.0) 0.2
        """),
    EvaluatorForm(
      "a face named after a type",
      """
      enum Inter: String {
        static let family = String(describing: Self.self)
        case medium, boldItalic
        var face: String { rawValue.capitalized }
      }
      extension Font {
        static func inter(_ size: CGFloat, _ weight: Inter = .medium) -> Font {
          Font.custom("\\(Inter.family)-\\(weight.face)", size: size)
        }
        static let body = Font.inter(17)
        static let note = Font.custom("Inter-\\(String(describing: Inter.medium))", size: 12)
      }
      """,
      worths: """
        Font.body = 17 medium Inter relative to body
        Font.note = 12 medium Inter relative to body
        """),
    EvaluatorForm(
      "a generator's face that no code declares",
      """
      extension UIFont {
        static let title = UIFont(font: AppFontFamily.Inter.bold, size: 20) ?? .init()
        static let other = UIFont(font: Faces.Inter.bold, size: 20)
      }
      """,
      worths: """
        UIFont.title = 20 bold Inter
        UIFont.other = ? the code of 'UIFont(font:size:)' was not read
        """),
  ]
}
