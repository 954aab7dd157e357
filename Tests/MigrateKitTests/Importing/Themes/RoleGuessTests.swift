import Testing

@testable import MigrateKit
@testable import MigrateKitCore

/// What names and uses say of what a token is for.
@Suite struct RoleGuessTests {
  private func guess(_ name: String, _ value: String = "Color(white: 0.3)", uses: String = "")
    -> RoleGuess
  {
    let theme = ThemeFixture(files: [
      ("Theme.swift", "import SwiftUI\nextension Color { static let \(name) = \(value) }"),
      ("View.swift", "import SwiftUI\nstruct A: View { var body: some View { \(uses) } }"),
    ])
    return theme.survey.tokens.first?.guess ?? RoleGuess()
  }

  static let names: [(name: String, roles: [UsageRole])] = [
    ("textPrimary", [.text, .icon]), ("primaryBackground", [.background]),
    ("cardSurface", [.background]), ("divider", [.border]), ("dropShadow", [.shadow]),
    ("brandAccent", [.text, .icon, .background, .border, .fill, .tint]),
    ("onAccent", [.onAccent]), ("textOnPrimary", [.onAccent]),
    ("textOnSurfaceAccent", [.text, .icon]), ("iconAccent", [.icon]),
    ("textBackground", [.background]), ("blue50", []), ("crust", []),
  ]

  @Test(arguments: names) func readsNames(name: String, roles: [UsageRole]) {
    #expect(Set(guess(name).roles) == Set(roles), "\(name)")
  }

  @Test(
    arguments: [
      ("pillRadius", [.badge]), ("chipRadius", [.badge]), ("pillButtonRadius", [.button]),
    ] as [(String, [UsageRole])])
  func readsWhatSizesAreFor(name: String, roles: [UsageRole]) {
    let theme = ThemeFixture("extension CGFloat { static let \(name): CGFloat = 18 }")
    #expect(theme.survey.tokens.map(\.guess.roles) == [roles])
  }

  @Test func aStopOfAGradientFills() {
    #expect(guess("textGradientTop").roles == [.background, .fill])
  }

  /// Who writes white does not think of the last gray; a gray of a palette is for everything.
  @Test(arguments: [
    ("gray7", "white", true), ("white100", "white", false), ("gray6", nil, false),
    ("systemWhite", "white", false),
  ])
  func aHueOfAnotherNameIsNotPlainWhite(name: String, value: String?, isPlain: Bool) {
    let value = value.map { "Color.\($0)" } ?? "Color(white: 0.9)"
    #expect(guess(name, value).isPlain == isPlain)
  }

  /// White that a name calls the color of a thing is not for all white, in however many files the thing is.
  @Test(arguments: [
    ("pillColorWhite", true), ("brandColorWhite", false), ("whiteColor", false),
    ("snowWhite", false),
  ])
  func theWhiteOfAThingIsNotAllWhite(name: String, isPlain: Bool) {
    let views = (1...5).map { number in
      (
        "View\(number).swift",
        "import SwiftUI\nstruct A\(number): View { var body: some View { Text(\"\").foregroundColor(.\(name)) } }"
      )
    }
    let theme = ThemeFixture(
      files: [
        ("Theme.swift", "import SwiftUI\nextension Color { static let \(name) = Color.white }")
      ]
        + views)
    #expect(theme.survey.tokens.map(\.guess.isPlain) == [isPlain])
  }

  @Test func usesDecideIfTheNameStatesNoRole() {
    let five = Array(repeating: "Text(\"a\").foregroundColor(.crust)", count: 5)
    #expect(guess("crust", uses: five.joined(separator: "\n")).roles == [.text, .icon])
    #expect(guess("crust", uses: five.joined(separator: "\n")).evidence == "5 uses")
    #expect(guess("crust", uses: five.dropLast().joined(separator: "\n")).roles == [])
  }

  @Test func usesAddToTheRolesOfTheName() {
    let uses = Array(repeating: "Text(\"a\").background(Color.textInk)", count: 3)
    let guess = guess("textInk", uses: uses.joined(separator: "\n"))
    #expect(guess.roles == [.text, .icon, .background])
    #expect(guess.evidence == "its name and 3 uses")
  }

  /// The color of lines does not fill thick shapes, unless the app does so.
  @Test func theColorOfLinesFillsWhatTheAppFillsWithIt() {
    let line = "Rectangle().fill(Color.hairline).frame(height: 1)"
    let track = "Capsule().fill(Color.hairline)"
    func roles(_ uses: String...) -> [UsageRole] {
      guess("hairline", uses: uses.joined(separator: "\n")).roles
    }
    #expect(roles(line, line, line, line, line) == [.border])
    #expect(roles(line, line, line, line, line, line, line, line, line, track) == [.border])
    #expect(roles(line, line, line, track, track) == [.border, .fill])
  }

  static let meanings: [(name: String, isFeedback: Bool, words: String?)] = [
    ("error", true, nil), ("alertSuccess", true, "success"), ("warningText", true, nil),
    ("completed", false, nil), ("tip", false, nil),
  ]

  @Test(arguments: meanings) func readsFeedback(name: String, isFeedback: Bool, words: String?) {
    let guess = guess(name)
    #expect(guess.isFeedback == isFeedback)
    #expect(guess.words.first == words)
  }

  static let measures: [(code: String, isPlain: Bool)] = [
    ("extension CGFloat { static let statusColumnsSpacing: CGFloat = 8 }", true),
    ("extension CGFloat { static let dividerPadding: CGFloat = 2 }", true),
    ("extension CGFloat { static let smallSpacing: CGFloat = 8 }", false),
    ("extension CGFloat { static let layoutPadding: CGFloat = 20 }", false),
  ]

  static let constants: [(code: String, isPlain: Bool)] = [
    ("enum AppConstants { static let smallItemCornerRadius: CGFloat = 8 }", false),
    ("enum UIConstants { static let largeSpacing: CGFloat = 24 }", false),
    ("enum ShopConstants { static let halfSpacing: CGFloat = 4 }", false),
    ("enum ConstraintConstant { enum Global { static let contentInset: CGFloat = 20 } }", false),
    ("enum AppConstants { static let postSpacing: CGFloat = 8 }", true),
    ("enum FeedConstants { static let smallSpacing: CGFloat = 8 }", true),
  ]

  /// The constants of a whole app hold steps of a scale and measures of single parts.
  @Test(arguments: constants) func stepsAmongTheConstantsOfAnAppServeEverything(
    code: String, isPlain: Bool
  ) throws {
    let uses = ["A", "B"].map { name in
      (path: "\(name).swift", code: "import SwiftUI\nfunc a() { use(\(Self.use(of: code))) }")
    }
    let survey = ThemeFixture(files: [("Theme.swift", "import SwiftUI\n" + code)] + uses).survey
    #expect(try #require(survey.tokens.first).guess.isPlain == isPlain, "\(code)")
  }

  /// The constants of one kind of view are no scale of the app.
  @Test func theConstantsOfAPartAmongThoseOfConstraintsAreNoScale() {
    let code = "enum ConstraintConstant { enum Header { static let labelInset: CGFloat = 4 } }"
    #expect(ThemeFixture(code).tokens.isEmpty)
  }

  /// The code of the only constant.
  private static func use(of code: String) -> String {
    let words = code.split { !$0.isLetter }.map(String.init)
    let types = words.indices.filter { words[$0] == "enum" }.map { words[$0 + 1] }
    let names = words.indices.filter { words[$0] == "let" }.map { words[$0 + 1] }
    return (types + names).joined(separator: ".")
  }

  static let offsets: [(code: String, category: TokenCategory?, isPlain: Bool)] = [
    ("enum Layout { static let titleOffset: CGFloat = 24 }", .spacing, true),
    ("enum Layout { static let offset: CGFloat = 24 }", .spacing, false),
    ("enum Palette { static let titleOffset: CGFloat = 24 }", nil, false),
  ]

  /// In a type of measures an offset is a distance, of the place that its name states.
  @Test(arguments: offsets) func anOffsetIsADistanceOfOnePlace(
    code: String, category: TokenCategory?, isPlain: Bool
  ) {
    let token = ThemeFixture(code).survey.tokens.first
    #expect(token?.category == category, "\(code)")
    #expect(token?.guess.isPlain ?? false == isPlain, "\(code)")
  }

  /// A distance that is named for one part of an app does not answer everything of its size.
  @Test(arguments: measures) func numbersOfOneComponentOnlyMatchByName(
    code: String, isPlain: Bool
  ) throws {
    let token = try #require(ThemeFixture(code).survey.tokens.first)
    #expect(token.guess.isPlain == isPlain, "\(code)")
  }

  static let plain: [(name: String, value: String, isPlain: Bool)] = [
    ("knobFill", "Color(white: 1)", true), ("crust", "Color(white: 0)", true),
    ("textPrimary", "Color(white: 0)", false), ("background", "Color(white: 1)", false),
    ("knobFill", "Color(white: 0.9)", false),
    ("knobFill", "Color.white.opacity(0.1)", true), ("textFaint", "Color(white: 0.4)", false),
    ("textSecondary", "Color.white.opacity(0.6)", false),
  ]

  @Test(arguments: plain) func plainWhiteAndBlackOnlyMatchByName(
    name: String, value: String, isPlain: Bool
  ) {
    #expect(guess(name, value).isPlain == isPlain, "\(name) \(value)")
  }

  static let palette: [(name: String, isPalette: Bool)] = [
    ("White100", true), ("warmGray700", true), ("Grey10A20", true), ("darkBlue", true),
    ("shopGreyMid", true), ("loadingGray", false), ("knobWhite", false), ("statusGreen", false),
    ("textGray", false), ("light", false), ("primary", false),
  ]

  @Test(arguments: palette) func namesOfHuesAreAPalette(name: String, isPalette: Bool) {
    #expect(PaletteNames.contain(name, app: ["shop"]) == isPalette, "\(name)")
  }

  /// What a palette color happens to be used for says nothing of what it may be used for.
  @Test func paletteColorsKeepEveryRole() {
    let uses = Array(repeating: "Text(\"a\").foregroundColor(.white100)", count: 9)
    let white = guess("white100", "Color(white: 1)", uses: uses.joined(separator: "\n"))
    #expect(white.isEmpty)
    #expect(guess("knobWhite", "Color(white: 1)").isPlain)
  }

  /// The name of the app says nothing of a part of it.
  @Test func theNameOfTheAppIsNotAComponent() {
    #expect(!guess("shopTextPrimary", "Color(white: 0)").isPlain)
    #expect(guess("cartTextPrimary", "Color(white: 0)").isPlain)
  }

  static let wide: [(name: String, files: Int, isPlain: Bool)] = [
    ("sheetPaper", 5, false), ("sheetPaper", 4, true), ("playerPaper", 9, true),
  ]

  /// A white that half of the app uses is one of the app, unless it is called after a part.
  @Test(arguments: wide) func useInManyFilesMakesAColorAppWide(
    name: String, files: Int, isPlain: Bool
  ) throws {
    let theme = "import SwiftUI\nextension Color { static let \(name) = Color(white: 1) }"
    let views = (0..<files).map { number in
      (path: "View\(number).swift", code: "import SwiftUI\nfunc a() { paint(Color.\(name)) }")
    }
    let survey = ThemeFixture(files: [("Theme.swift", theme)] + views).survey
    #expect(try #require(survey.tokens.first).guess.isPlain == isPlain)
  }

  /// A translucent white has to show what it colors.
  @Test(arguments: [("paint(Color.pulse)", true), ("Text(a).background(Color.pulse)", false)])
  func aTranslucentWhiteIsAppWideWhereItsUsesSayWhatItColors(use: String, isPlain: Bool) throws {
    let theme = "import SwiftUI\nextension Color { static let pulse = Color.white.opacity(0.1) }"
    let views = (0..<6).map { (path: "View\($0).swift", code: "import SwiftUI\nlet v = \(use)") }
    let survey = ThemeFixture(files: [("Theme.swift", theme)] + views).survey
    #expect(try #require(survey.tokens.first).guess.isPlain == isPlain)
  }

  static let parts: [(name: String, role: UsageRole?)] = [
    ("popups", .sheet), ("textbox", .input), ("dialog", .sheet), ("small", nil), ("box", nil),
  ]

  @Test(arguments: parts) func radiiNamedForAKindOfViewServeIt(name: String, role: UsageRole?)
    throws
  {
    let code = "enum CornerRadius { static let \(name): CGFloat = 20 }"
    let token = try #require(ThemeFixture(code).survey.tokens.first)
    #expect(token.guess.roles.first == role)
  }

  @Test func usesThatContradictTheNameAreAQuestion() throws {
    func questions(_ uses: String, _ count: Int) -> [GuessQuestion] {
      let uses = Array(repeating: uses, count: count).joined(separator: "\n")
      return ThemeFixture(files: [
        (
          "Theme.swift",
          "import SwiftUI\nextension Color { static let inkShadow = Color(white: 0.3) }"
        ), ("View.swift", "import SwiftUI\nstruct A: View { var body: some View { \(uses) } }"),
      ]).survey.questions
    }
    let question = try #require(questions("Text(\"a\").background(Color.inkShadow)", 6).first)
    #expect(
      question.text
        == "color.inkShadow is for shadow by its name, and most of its 6 uses are for background")
    #expect(question.line == "\"roles\": { \"color.inkShadow\": { \"roles\": [\"background\"] } }")
    #expect(questions("Text(\"a\").background(Color.inkShadow)", 3).isEmpty)
    #expect(questions("Text(\"a\").shadow(color: Color.inkShadow, radius: 2)", 6).isEmpty)
  }

  private func layout(users: Int) -> ThemeSurvey {
    let layout = "enum WidgetLayout { static let rowPadding: CGFloat = 8 }"
    let views = (0..<users).map { number in
      (
        path: "View\(number).swift",
        code: "import SwiftUI\nlet a\(number) = Text(\"a\").padding(WidgetLayout.rowPadding)"
      )
    }
    return ThemeFixture(files: [("Layout.swift", layout)] + views).survey
  }

  /// Constants of the whole app are for no part of it; each is for what its name says.
  @Test func aConstantIsForWhatItsNameSays() throws {
    let files = [
      ("Constants.swift", "enum Constants { static let cardRadius: CGFloat = 8 }"),
      ("A.swift", "import SwiftUI\nlet a = Text(\"a\").cornerRadius(Constants.cardRadius)"),
      ("B.swift", "import SwiftUI\nlet b = Text(\"a\").cornerRadius(Constants.cardRadius)"),
    ]
    let token = try #require(ThemeFixture(files: files).survey.tokens.first)
    #expect(
      token.guess.evidence
        == "its type: Constants holds single constants, which match by name alone")
  }

  /// A type with many colors is the theme, whatever it is called and whatever else it holds; the initials of the app are
  /// its name.
  @Test(arguments: [(6, true), (5, false)])
  func aTypeWithManyColorsIsATheme(count: Int, isTheme: Bool) {
    let colors = (1...count).map { "static let ink\($0) = Color(white: 0.\($0))" }
    let others = (1...14).map { "static func text\($0)() -> String { \"\" }" }
    let views = (1...6).map { number in
      (
        "View\(number).swift",
        "import SwiftUI\nstruct View\(number): View { var body: some View { Text(\"a\").foregroundColor(NC.ink1) } }"
      )
    }
    let fixture = ThemeFixture(
      files: [
        (
          "NC.swift", "import SwiftUI\nenum NC {\n\((colors + others).joined(separator: "\n"))\n}"
        )
      ] + views)
    #expect(fixture.survey.tokens.count == (isTheme ? count : 0))
    #expect(AppNames(app: "NodeCompass").words(for: "NC.swift").contains("nc"))
    #expect(!AppNames(app: "Compass").words(for: "NC.swift").contains("c"))
  }

  /// A color that a view declares for its own states is for no other.
  @Test func aColorOfAViewMatchesNothing() throws {
    let button = """
      import SwiftUI
      struct PantryButton: View {
        enum SelectionColors { case green, red
          var color: Color { switch self { case .green: Color(white: 0.2, opacity: 0.6); case .red: Color(white: 0.6, opacity: 0.2) } }
        }
        let selection: SelectionColors
        var body: some View { Text("a").background(selection.color) }
      }
      """
    let uses = (1...2).map { number in
      (
        "View\(number).swift",
        "import SwiftUI\nlet a\(number) = PantryButton.SelectionColors.green.color"
      )
    }
    let tokens = ThemeFixture(files: [("PantryButton.swift", button)] + uses).survey.tokens
    #expect(tokens.map(\.guess.isPlain) == [true, true])
  }

  /// A view is one by what it inherits, however it is called.
  @Test(arguments: [("View", true), ("Sendable", false)])
  func aColorInsideOfAViewMatchesNothing(supertype: String, isPlain: Bool) throws {
    let section = """
      import SwiftUI
      struct VisibilitySection: \(supertype) {
        enum Palette { case day, night
          var eye: Color {
            switch self { case .day: Color(white: 0.2, opacity: 0.6); case .night: Color(white: 0.6, opacity: 0.2) }
          }
        }
        let palette: Palette
        var body: some View { Text("a").background(palette.eye) }
      }
      """
    let uses = (1...2).map { number in
      ("View\(number).swift", "import SwiftUI\nlet a\(number) = VisibilitySection.Palette.day.eye")
    }
    let tokens = ThemeFixture(files: [("VisibilitySection.swift", section)] + uses).survey.tokens
    #expect(tokens.map(\.guess.isPlain) == [isPlain, isPlain])
  }

  /// Measures of one part are tokens where files share them, and replace nothing by their size alone.
  @Test func sharedNumbersOfOneComponentOnlyMatchByName() throws {
    let token = try #require(layout(users: 2).tokens.first)
    #expect(token.guess.isPlain)
    #expect(token.guess.evidence == "its type: WidgetLayout is for one part of the app")
    #expect(layout(users: 1).tokens.isEmpty)
  }

  /// A size is that of icons by its type, or by the one around it.
  @Test(arguments: [
    ("Icon.Size", [UsageRole.icon]), ("IconSize", [.icon]), ("Icon.Kind.FontSize", []),
    ("Text.Size", []),
  ]) func fontSizesOfIconsAreForIcons(type: String, roles: [UsageRole]) {
    let names = type.split(separator: ".")
    let steps =
      "static let small: CGFloat = 12; static let medium: CGFloat = 16; static let large: CGFloat = 20"
    let code =
      names.map { "enum \($0) { " }.joined() + steps
      + String(repeating: "}", count: names.count)
    let uses = ["small", "medium", "large"].map { "f(.system(size: Theme.\(type).\($0)))" }
    let survey = ThemeFixture(files: [
      ("Theme.swift", "import SwiftUI\nenum Theme { \(code) }"),
      ("V.swift", "import SwiftUI\nlet a = (\(uses.joined(separator: ", ")))"),
    ]).survey
    #expect(survey.tokens.map(\.category) == [.fontSize, .fontSize, .fontSize])
    #expect(survey.tokens.allSatisfy { $0.guess.roles == roles })
  }
}
