import Testing

@testable import MigrateKit
@testable import MigrateKitCore

/// What only looks like a hard-coded color is left alone.
@Suite struct ColorTrapTests {
  static let otherMeanings: [String] = [
    "root.color = .black",
    "node.parent?.color = .red",
    "bar.barStyle = UIBarStyle.black",
    "bar.barStyle = .black",
    "scroll.indicatorStyle = .white",
    "field.keyboardAppearance = .dark",
    "Message(role: .system)",
    "switch phase { case .background: save() }",
    "switch c { case .red: f() }",
    "switch c { case .color(.red): f() }",
    "switch c { case .red, .blue: f() }",
    "if case .color(.red) = c {}",
    "guard case .red = c else { return }",
    "for case .red in colors {}",
    "if color == .red {}",
    "if color != Color.red {}",
    "let same = UIColor.white == color",
    "let same = color == Color(hex: \"#0891B2\") || color == .white",
    "paint(.red)",
    "let item = Item(hexKey: \"00000000\")",
    "let data = Data(hexString: \"FF00FF\")",
    "let c = Theme.Color.red",
    "let c = palette.Color(hex: \"#000000\")",
    "let c: DesignSystem.Color = .red",
    "var c: DesignSystem.Color { .red }",
    "func c() -> DesignSystem.Color { isOn ? .red : .green }",
    "let c: [Kit.Color] = [.red]",
  ]

  static let lookAlikes: [String] = [
    "let a = LottieColor(red: 1, green: 0, blue: 0)",
    "let a = hexColor(\"#000000\")",
    "let a = ForegroundColor(hex: \"#000000\")",
    "view.setTitleColor(color, for: .normal)",
    "let a = MyUIColor(white: 1, alpha: 1)",
    "let a = Color.self",
    "let a: Color",
    "var a: Color { theme.text }",
    "func f(_ c: Color) -> Color { c }",
    "let a = Color.brandPrimary",
    "let a = \\Color.red",
    "let a = x as? UIColor",
  ]

  static let text: [String] = [
    "// Color.red",
    "/* Color(hex: \"#000000\") /* .red */ */",
    "/// Color(red: 1, green: 0, blue: 0)",
    "let a = \"Color(red: 1, green: 0, blue: 0)\"",
    "let a = #\"Color.red \"UIColor.red\" \"#",
    "let a = \"\"\"\n  .a { color: Color.red }\n  \"\"\"",
    "let a = /Color.red\"/",
    "let a = #/Color.red \" /#",
    "let a = \"###\" + b",
  ]

  @Test(arguments: otherMeanings + lookAlikes + text)
  func nothing(_ source: String) {
    let found = MarkedSource(source).findings().filter { $0.category == .color }
    #expect(found.map(\.source) == [])
  }

  @Test("a member declared by the app is not the system's")
  func shadowed() {
    let own = "extension Color { static let red = Color(hex: \"#AA0000\") }"
    let view = MarkedSource("Text(a).foregroundColor(.red)\nlet c = Color.red\nlet d = UIColor.red")
    #expect(view.findings(with: [own]).map(\.source) == ["UIColor.red"])
    let style =
      "extension ShapeStyle where Self == Color { static var red: Color { .init(hex: 1) } }"
    let styled = MarkedSource("Text(a).foregroundStyle(.red)")
    #expect(styled.findings(with: [style]).isEmpty)
  }

  @Test("what a package declares is seen where its module is imported, and only if it is public")
  func shadowedElsewhere() {
    func found(declared: String, view: String, elsewhere: String = "import UI\nimport SwiftUI")
      -> Int
    {
      let files = [
        ("Packages/Kit/Sources/UI/Color.swift", declared), ("App/View.swift", view),
        ("App/Other.swift", elsewhere + "\nlet a: Color"),
      ]
      let scanner = FileScanner()
      let scans = files.map { path, text in
        scanner.scan(SourceFile(path: path, bytes: Array(text.utf8)))
      }
      let project = ProjectFacts(files: scans.map(\.facts))
      let resolver = FindingResolver(settings: DetectionSettings(), project: project)
      return resolver.findings(in: scans[1]).count
    }
    let own = "extension UIColor { static let white = UIColor(.white) }"
    let shared = "extension UIColor { public static let white = UIColor(.white) }"
    #expect(found(declared: own, view: "f(UIColor.white)") == 1)
    #expect(found(declared: own, view: "import UI\nf(UIColor.white)") == 1)
    #expect(found(declared: shared, view: "f(UIColor.white)") == 1)
    #expect(found(declared: shared, view: "import UI\nf(UIColor.white)") == 0)
    // A folder that nothing imports is not a module.
    #expect(found(declared: own, view: "f(UIColor.white)", elsewhere: "") == 0)
  }

  @Test("an alias of a color type counts where it is declared")
  func alias() {
    let view = MarkedSource(
      """
      label.textColor = UXColor.red
      let key = UXColor.dynamic(
        light: .init(red: 1, green: 0, blue: 0, alpha: 1),
        dark: .init(red: 0, green: 1, blue: 0, alpha: 1)
      )
      """)
    #expect(
      view.findings().map(\.signature) == [
        "UIColor(red:green:blue:alpha:)", "UIColor(red:green:blue:alpha:)",
      ])
    let found = view.findings(with: ["typealias UXColor = UIColor"])
    #expect(found.map(\.lightHex) == ["#FF0000FF", "#FF0000FF"])
    #expect(found.map(\.darkHex) == ["–", "#00FF00FF"])
  }

  @Test("a type of constants that is called Color is not the system's")
  func aliasOfAnotherType() {
    let view = MarkedSource("let a = ShopColor.red")
    #expect(view.findings(with: ["typealias ShopColor = SwiftUI.Color"]).count == 1)
    #expect(view.findings(with: ["typealias ShopColor = ShopAsset.Color"]).isEmpty)
  }

  @Test("an app's type named Color shadows the system's")
  func shadowedType() {
    let view = MarkedSource("let c = Color(red: 1, green: 0, blue: 0)")
    #expect(view.findings(with: ["enum Color { case red }"]).isEmpty)
    #expect(view.findings(with: ["typealias Color = UIColor"]).isEmpty)
    #expect(view.findings(with: ["typealias Color = SwiftUI.Color"]).count == 1)
    #expect(view.findings(with: ["enum Asset { enum Color { case red } }"]).count == 1)
  }

  @Test("an implicit member is a color only where every declaration that fits says so")
  func declaredElsewhere() {
    let view = MarkedSource("paint(.red)\nbadge.show(tint: .white)")
    #expect(view.findings().isEmpty)
    let color = "func paint(_ color: Color) {}\nextension Badge { func show(tint: UIColor?) {} }"
    #expect(view.findings(with: [color]).map(\.site) == [.color, .uiColor])
    let other = "func paint(_ paint: Paint, _ color: Color) {}"
    #expect(view.findings(with: [color, other]).map(\.source) == [".white"])
  }

  @Test("a parameter of an enum called Color takes a case, inside of the type around that enum")
  func enumsOfTheApp() {
    let view = MarkedSource("use(Theme.color(usage: .red)); use(Row(tint: .white))")
    let theme = """
      extension Theme {
        enum Color: String { case red, white }
        static func color(usage: Color) -> UIColor { UIColor(named: usage.rawValue)! }
      }
      struct Row: View { let tint: Color }
      """
    #expect(view.findings(with: [theme]).map(\.source) == [".white"])
    let global = "enum Color { case red, white }\nstruct Row { let tint: Color }"
    #expect(view.findings(with: [global]).isEmpty)
  }
}
