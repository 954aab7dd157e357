extension EvaluatorForms {
  static let choices: [EvaluatorForm] = [
    EvaluatorForm(
      "what the kind of device chooses",
      """
      extension CGFloat {
        static let gap: CGFloat = UIDevice.current.userInterfaceIdiom == .pad ? 24 : 16
        static var inset: CGFloat {
          switch UIDevice.current.userInterfaceIdiom {
          case .pad: return 20
          default: return 12
          }
        }
        static let large: CGFloat = ProcessInfo.processInfo.isiOSAppOnMac ? 30 : 22
        static let traced: CGFloat = ProcessInfo.processInfo.arguments.contains("-t") ? 1 : 2
        static let named: CGFloat = UIDevice.current.model == "iPad" ? 24 : 16
      }
      """,
      worths: """
        CGFloat.gap = phone: 16; pad: 24
        CGFloat.inset = phone: 12; pad: 20
        CGFloat.large = phone: 22; mac: 30
        CGFloat.traced = ? it is read from 'ProcessInfo.arguments' at run time
        CGFloat.named = ? it is read from 'UIDevice.model' at run time
        """),
    EvaluatorForm(
      "an appearance among dark ones",
      """
      extension NSColor {
        static let log = NSColor(name: "log") { appearance in
          let isDark = appearance.bestMatch(from: [.darkAqua, .vibrantDark]) != nil
          return isDark ? NSColor(white: 0, alpha: 1) : NSColor(white: 1, alpha: 1)
        }
        static let either = NSColor(name: "either") { appearance in
          let match = appearance.bestMatch(from: [.aqua, .darkAqua])
          return match == .darkAqua ? NSColor(white: 0, alpha: 1) : NSColor(white: 1, alpha: 1)
        }
        static let listed = NSColor(name: "listed") { appearance in
          appearance.bestMatch(from: Kit.appearances) == .darkAqua
            ? NSColor(white: 0, alpha: 1) : NSColor(white: 1, alpha: 1)
        }
        static let named = NSColor(name: "named") { appearance in
          appearance.bestMatch(from: [.vibrantDark, .darkAqua]) == .darkAqua
            ? NSColor(white: 0, alpha: 1) : NSColor(white: 1, alpha: 1)
        }
      }
      """,
      worths: """
        NSColor.log = #FFFFFF/#000000
        NSColor.either = #FFFFFF/#000000
        NSColor.listed = #FFFFFF/#000000
        NSColor.named = #FFFFFF/#000000
        """),
    EvaluatorForm(
      "what a list has",
      """
      struct Theme {
        let id: String
        var isMedium: Bool { ["slate", "pewter"].contains(id) }
        var gap: CGFloat { isMedium ? 8 : 12 }
        static let slate = Theme(id: "slate")
        static let dusk = Theme(id: "dusk")
      }
      extension CGFloat {
        static let slate = Theme.slate.gap
        static let dusk = Theme.dusk.gap
      }
      """,
      worths: """
        CGFloat.slate = 8
        CGFloat.dusk = 12
        """),
    EvaluatorForm(
      "a font that may not be there",
      """
      enum Loader {
        static var isThere: Bool {
          let families = UIFont.familyNames
          return families.contains("Jakarta")
        }
      }
      extension Font {
        static var title: Font { Loader.isThere ? .custom("Jakarta", size: 20) : .system(size: 20) }
        static func body() -> Font {
          guard let all = CTFontManagerCopyAvailableFontFamilyNames() as? [String],
            all.contains("Jakarta") else { return .system(size: 16) }
          return .custom("Jakarta", size: 16)
        }
      }
      """,
      worths: """
        Font.title = isAvailable: 20 Jakarta relative to body; !isAvailable: 20
        Font.body() = isAvailable: 16 Jakarta relative to body; !isAvailable: 16
        """),
    EvaluatorForm(
      "a theme looked up in a list",
      """
      struct Theme { let id: String; let ink: Color; let isDark: Bool }
      enum Themes {
        static let all = [
          Theme(id: "plain", ink: Color(white: 0.2), isDark: false),
          Theme(id: "studio", ink: Color(white: 0.4), isDark: false),
          Theme(id: "night", ink: Color(white: 0.8), isDark: true),
        ]
        static var studio: Theme { all.first(where: { $0.id == "studio" }) ?? all[0] }
        static var lost: Theme { all.first(where: { $0.id == "lost" }) ?? all[0] }
        static var last: Theme { all.last { theme in !theme.isDark }! }
        static var chosen: Theme {
          all.first { $0.id == UserDefaults.standard.string(forKey: "theme") } ?? all[0]
        }
        static var sorted: Theme { all.sorted(by: { $0.id < $1.id })[0] }
      }
      """,
      worths: """
        Themes.studio.ink = #666666
        Themes.lost.ink = #333333
        Themes.last.ink = #666666
        Themes.chosen.ink = ? it is read from 'UserDefaults' at run time
        Themes.sorted.ink = ? no declaration of 'it.sorted' was read
        """),
    EvaluatorForm(
      "a closure whose written type names what it returns",
      """
      enum Studio: String { case white = "FFFFFF", ink = "112233" }
      extension UIColor {
        convenience init(hexString: String, alpha: CGFloat) {
          let value = Int(hexString, radix: 16) ?? 0
          self.init(
            red: CGFloat(value >> 16 & 0xFF) / 255, green: CGFloat(value >> 8 & 0xFF) / 255,
            blue: CGFloat(value & 0xFF) / 255, alpha: alpha)
        }
        convenience init(studio: Studio, alpha: CGFloat = 1) {
          self.init(hexString: studio.rawValue, alpha: alpha)
        }
        convenience init(light: Studio, dark: Studio, alpha: CGFloat = 0.5) {
          let choose: (_ isDark: Bool) -> (value: Studio, alpha: CGFloat) = { isDark in
            if isDark { return (dark, alpha) }
            return (light, 1)
          }
          self.init(dynamicProvider: { traits in
            let chosen = choose(traits.userInterfaceStyle == .dark)
            return UIColor(studio: chosen.value, alpha: chosen.alpha)
          })
        }
        static let paper = UIColor(light: .white, dark: .ink)
      }
      """,
      worths: "UIColor.paper = #FFFFFF/#11223380"),
    EvaluatorForm(
      "what a closure makes of an optional",
      """
      extension Color {
        init(light: Color, high: Color? = nil) {
          self.init(uiColor: UIColor(light: UIColor(light), high: high.map { UIColor($0) }))
        }
        static let ink = Color(light: Color(white: 0.2), high: Color(white: 0))
        static let line = Color(light: Color(white: 0.8))
      }
      extension UIColor {
        convenience init(light: UIColor, high: UIColor?) {
          self.init { $0.accessibilityContrast == .high ? high ?? light : light }
        }
      }
      """,
      worths: """
        Color.ink = #333333/#000000/#000000
        Color.line = #CCCCCC
        """),
    EvaluatorForm(
      "a function that scans hex digits",
      """
      extension Color {
        static func hex(_ text: String) -> Color {
          let digits = text.replacingOccurrences(of: "#", with: "")
          let value = Scanner(string: digits).scanUInt64(representation: .hexadecimal) ?? 0
          return Color(.sRGB, red: Double(value >> 16 & 0xFF) / 255,
            green: Double(value >> 8 & 0xFF) / 255, blue: Double(value & 0xFF) / 255)
        }
        static var accent: Color { hex("#FF6B35") }
      }
      """,
      worths: "Color.accent = #FF6B35"),
    EvaluatorForm(
      "light and dark",
      """
      extension UIColor {
        static let day = UIColor(white: 1, alpha: 1)
        static let night = UIColor(white: 0, alpha: 1)
        static let paper = UIColor { $0.userInterfaceStyle == .dark ? .night : .day }
        static let ink = UIColor(dynamicProvider: { traits in
          switch traits.userInterfaceStyle {
          case .dark: return .day
          case .light, .unspecified: return .night
          @unknown default: return .night
          }
        })
        static var line: UIColor {
          if #available(iOS 13.0, *) {
            return UIColor { (traits: UITraitCollection) -> UIColor in
              if traits.isDark { return UIColor(white: 0.4, alpha: 1) }
              guard traits.accessibilityContrast == .high else { return UIColor(white: 0.8, alpha: 1) }
              return UIColor(white: 0.2, alpha: 1)
            }
          }
          return UIColor(white: 0.8, alpha: 1)
        }
        static let rule = UIColor { _ in UIColor.day }
      }
      extension NSColor {
        static let note = NSColor(name: nil, dynamicProvider: { appearance in
          switch appearance.name {
          case .darkAqua, .vibrantDark, .accessibilityHighContrastDarkAqua: return NSColor(white: 0.4, alpha: 1)
          default: return NSColor(white: 0.6, alpha: 1)
          }
        })
      }
      extension UITraitCollection { var isDark: Bool { userInterfaceStyle == .dark } }
      enum Theme {
        static func paper(for scheme: ColorScheme) -> Color {
          scheme == .dark ? Color(white: 0) : Color(white: 1)
        }
        static func height(_ scheme: ColorScheme) -> CGFloat { scheme == .dark ? 2 : 1 }
      }
      """,
      worths: """
        UIColor.paper = #FFFFFF/#000000
        UIColor.ink = #000000/#FFFFFF
        UIColor.rule = #FFFFFF
        NSColor.note = #999999/#666666
        Theme.paper(for: colorScheme) = #FFFFFF/#000000
        Theme.paper(for: .dark) = #000000
        Theme.height(colorScheme) = light: 1; dark: 2
        UIColor.line = #available(iOS 13.0, *): #CCCCCC/#666666/#333333; #unavailable(iOS 13.0, *): #CCCCCC
        """),
    EvaluatorForm(
      "themes behind a protocol",
      """
      protocol Theme {
        var ink: Color { get }
        var paper: Color { get }
        var corner: CGFloat { get }
      }
      extension Theme { var corner: CGFloat { 8 } }
      struct Day: Theme { let ink = Color(white: 0); let paper = Color(white: 1) }
      struct Sepia: Theme { let ink = Color(white: 0.2); let paper = Color(white: 1) }
      enum Current { static var theme: any Theme { load() } }
      struct Row { let theme: any Theme }
      final class Service {
        static let shared = Service()
        var theme: Theme = Day() { didSet { apply() } }
        let first: Theme = Day()
      }
      """,
      worths: """
        Service.shared.theme.ink = Day: #000000; Sepia: #333333
        Service.shared.theme.paper = #FFFFFF
        Service.shared.first.ink = #000000
        Current.theme.ink = Day: #000000; Sepia: #333333
        Current.theme.paper = #FFFFFF
        Current.theme.corner = 8
        """),
    EvaluatorForm(
      "a property beside a function of its name",
      """
      enum Palette {
        enum Theme { case light, dark }
        static var theme: Theme = .light
        static var line: Color { line(theme: theme) }
        static func line(theme: Theme) -> Color { theme == .dark ? .black : .white }
        static let pick: (Theme) -> CGFloat = { $0 == .dark ? 2 : 1 }
      }
      """,
      worths: """
        Palette.line(theme: .dark) = #000000
        Palette.line = light: #FFFFFF; dark: #000000
        Palette.pick(.dark) = 2
        """),
    EvaluatorForm(
      "themes of the project",
      """
      enum Theme: String {
        case light, dark, sepia
        static var current: Theme = .light
        var ink: Color {
          switch self {
          case .light: return .black
          case .dark: return .white
          case .sepia: return Color(white: 0.2)
          }
        }
        var paper: Color { self == .dark ? .black : .white }
        var corner: CGFloat { 8 }
      }
      enum Colors {
        static func ink(for theme: Theme? = nil) -> Color { (theme ?? Theme.current).ink }
        static var corner: CGFloat { Theme.current.corner }
      }
      """,
      worths: """
        Theme.dark.ink = #FFFFFF
        Colors.ink() = light: #000000; dark: #FFFFFF; sepia: #333333
        Colors.ink(for: .sepia) = #333333
        """),
    EvaluatorForm(
      "themes that the project assigns",
      assigned: ["Theme.current"],
      """
      enum Theme: String {
        case light, dark, sepia
        static var current: Theme = .light
        var ink: Color {
          switch self {
          case .light: return .black
          case .dark: return .white
          case .sepia: return Color(white: 0.2)
          }
        }
        var corner: CGFloat { 8 }
      }
      enum Colors {
        static var ink: Color { Theme.current.ink }
        static var corner: CGFloat { Theme.current.corner }
      }
      """,
      worths: """
        Colors.ink = light: #000000; dark: #FFFFFF; sepia: #333333
        Colors.corner = 8
        """),
    EvaluatorForm(
      "themes that are computed or absent",
      """
      enum Theme {
        case light, dark
        static var stored: Theme { Theme(named: UserDefaults.standard.string(forKey: "theme")) }
        static var preferred: Theme?
        static var shown: Theme { preferred ?? .dark }
        static var scheme: ColorScheme { UserDefaults.standard.bool(forKey: "dark") ? .dark : .light }
        var ink: Color { self == .dark ? .white : .black }
      }
      final class Manager: ObservableObject {
        static let shared = Manager()
        @Published var theme: Theme = .light
        @Published var accent = Color.red
        private init() {}
      }
      enum Colors {
        static var published: Color { Manager.shared.theme.ink }
        static var accent: Color { Manager.shared.accent }
        static var stored: Color { Theme.stored.ink }
        static var shown: Color { Theme.shown.ink }
        static var schemed: Color { Theme.scheme == .dark ? .white : .black }
      }
      """,
      worths: """
        Colors.published = light: #000000; dark: #FFFFFF
        Colors.accent = ? 'Manager.accent' gets its value from @Published
        Colors.stored = light: #000000; dark: #FFFFFF
        Colors.shown = #FFFFFF
        Colors.schemed = ? it is read from 'UserDefaults' at run time
        """),
    EvaluatorForm(
      "a function for Xcode's canvas beside that of the app",
      """
      enum Ink { case text }
      extension UIColor {
        #if TARGET_INTERFACE_BUILDER
          static func ink(for style: Ink) -> UIColor { .red }
        #else
          static func ink(for style: Ink) -> UIColor { UIColor(white: 0.2, alpha: 1) }
        #endif
        #if CANVAS
          static func line(for style: Ink) -> UIColor { UIColor(white: 0, alpha: 1) }
        #else
          static func line(for style: Ink) -> UIColor { UIColor(white: 0.2, alpha: 1) }
        #endif
      }
      """,
      worths: """
        UIColor.ink(for: .text) = #333333
        UIColor.line(for: .text) = CANVAS: #000000; !CANVAS: #333333
        """),
    EvaluatorForm(
      "conditional compilation",
      """
      enum Layout {
        #if DEBUG
          static let bar: CGFloat = 44
        #else
          static let bar: CGFloat = 50
        #endif
        #if os(iOS)
          static let inset: CGFloat = 16
        #else
          static let inset: CGFloat = 20
        #endif
        static var same: CGFloat {
          #if DEBUG
            return 4
          #else
            return 4
          #endif
        }
        static var gap: CGFloat {
          #if os(macOS)
            return 6
          #elseif DEBUG
            return 7
          #else
            return 8
          #endif
        }
      }
      """,
      worths: """
        Layout.bar = DEBUG: 44; !DEBUG: 50
        Layout.inset = 16
        Layout.same = 4
        Layout.gap = DEBUG: 7; !DEBUG: 8
        """),
    EvaluatorForm(
      "colors that key paths choose of two palettes",
      """
      enum Pixel {
        struct Shade { let red: Double; let green: Double; let blue: Double }
        struct Inks { let text: Shade; let line: Shade }
        struct Palette { let page: Shade; let inks: Inks }
        static let light = Palette(
          page: shade(0xF0DFBC), inks: Inks(text: shade(0x2D2118), line: shade(0x62472E)))
        static let dark = Palette(
          page: shade(0x223538), inks: Inks(text: shade(0xF2EAD9), line: shade(0x607B78)))
        static let page = adaptive(\\.page)
        static let text = adaptive(\\.inks.text)
        static let line = adaptive(\\Palette.inks.line)
        static let first = adaptive(\\.shades[0])
        static let lost = adaptive(\\.missing)
        private static func adaptive(_ role: KeyPath<Palette, Shade>) -> Color {
          Color(uiColor: UIColor { traits in
            let value = (traits.userInterfaceStyle == .dark ? dark : light)[keyPath: role]
            return UIColor(red: value.red, green: value.green, blue: value.blue, alpha: 1)
          })
        }
        private static func shade(_ hex: Int) -> Shade {
          Shade(
            red: Double(hex >> 16 & 0xFF) / 255, green: Double(hex >> 8 & 0xFF) / 255,
            blue: Double(hex & 0xFF) / 255)
        }
      }
      """,
      worths: """
        Pixel.page = #F0DFBC/#223538
        Pixel.text = #2D2118/#F2EAD9
        Pixel.line = #62472E/#607B78
        Pixel.first = ? it is computed from values that are not constant
        Pixel.lost = ? no declaration of 'Pixel.Palette.missing' was read
        """),
    EvaluatorForm(
      "flags for the dark appearance that code keeps for a person, or that Objective-C declares",
      """
      enum Defaults {
        private static var stored: Bool?
        static var darkMode: Bool { get { if let stored { return stored }; return load("mode") == "dark" } }
        static var isLoud: Bool { load("loud") == "yes" }
      }
      enum Palette {
        static var ink: UIColor { Defaults.darkMode ? UIColor(white: 0.8, alpha: 1) : .black }
        static var page: UIColor { OldTheme.isDarkThemeEnabled ? .black : .white }
        static var loud: UIColor { Defaults.isLoud ? .black : .white }
        static var other: UIColor { Reader.isDarkThemeEnabled ? .black : .white }
      }
      extension OldTheme {
        static var line: UIColor { isDarkThemeEnabled ? .black : .white }
      }
      """,
      worths: """
        Palette.ink = #000000/#CCCCCC
        Palette.page = #FFFFFF/#000000
        Palette.loud = ? no declaration of 'load' was read
        Palette.other = ? no declaration of 'Reader' was read
        OldTheme.line = #FFFFFF/#000000
        """),
    EvaluatorForm(
      "cases that fall through to the next one",
      """
      enum Ink {
        case plain, title, note
        var color: UIColor {
          switch self {
          case .title: fallthrough
          case .plain: return UIColor(white: 0.2, alpha: 1)
          case .note: return UIColor(white: 0.4, alpha: 1)
          }
        }
      }
      """,
      worths: """
        Ink.title.color = #333333
        Ink.plain.color = #333333
        Ink.note.color = #666666
        """),
    EvaluatorForm(
      "a value that a pattern casts",
      """
      protocol Shade { var color: UIColor { get } }
      enum Gray: Shade { case dark; var color: UIColor { UIColor(white: 0.2, alpha: 1) } }
      enum Name { case first }
      enum Colors { case gray(Gray), name(Name) }
      extension UIColor {
        static func app(_ color: Colors) -> UIColor {
          switch color {
          case let .gray(shade as Shade): return shade.color
          case let .name(shade as Shade): return shade.color
          default: return .white
          }
        }
        static let ink = app(.gray(.dark))
        static let other = app(.name(.first))
      }
      """,
      worths: """
        UIColor.ink = #333333
        UIColor.other = #FFFFFF
        """),
  ]
}
