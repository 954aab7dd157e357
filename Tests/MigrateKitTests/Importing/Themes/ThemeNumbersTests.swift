import Testing

@testable import MigrateKit
@testable import MigrateKitCore

/// What numbers of a theme measure, by their names, their types and their uses.
@Suite struct ThemeNumbersTests {
  private func fixture(_ theme: String, _ uses: String) -> ThemeFixture {
    ThemeFixture(files: [("Theme.swift", theme), ("View.swift", "func a() {\n\(uses)\n}")])
  }

  // MARK: Other names

  @Test func aConstantIsAnotherNameOfOneOfItsType() {
    let theme = """
      enum Spacing {
        static let large: CGFloat = 24
        static let margin = large
        static let name = title
        static let title = "Spacing"
        // No compiler takes these.
        static let gap = inset
        static let inset = padding
        static let padding = gap
      }
      """
    #expect(
      fixture(theme, "").tokens == [
        "spacing.large = 24 as Spacing.large", "spacing.margin = 24 as Spacing.margin",
      ])
  }

  // MARK: Motion

  /// A type of motion has times by their speed, or by what code uses them for; others may be parts of springs.
  @Test func timesOfMotion() {
    let theme = """
      enum Motion {
        static let fast: Double = 0.15
        static let verySlow = 0.6
        static let durRow: TimeInterval = 0.55
        static let hover: TimeInterval = 0.14
        static let response: Double = 0.3
        static let fastSpring: Double = 0.4
        static let handover: TimeInterval = 0.25
      }
      """
    let uses = """
      animate(.easeOut(duration: Motion.hover)); spring(response: Motion.response)
      wait(.now() + Motion.handover); record(duration: Motion.handover)
      """
    #expect(
      fixture(theme, uses).tokens == [
        "duration.fast = 0.15 as Motion.fast", "duration.verySlow = 0.6 as Motion.verySlow",
        "duration.durRow = 0.55 as Motion.durRow", "duration.hover = 0.14 as Motion.hover",
      ])
  }

  @Test func speedsOfAnythingElseAreNoTimes() {
    let theme = """
      enum TypingTheme { static let fast: Double = 0.15 }
      enum Animations { static let fast: CGFloat = 0.15 }
      """
    #expect(fixture(theme, "").tokens == [])
    #expect(
      fixture("struct AppAnimations { static let quick: Double = 0.2 }", "").tokens
        == ["duration.quick = 0.2 as AppAnimations.quick"])
  }

  @Test func springsAreListed() {
    let theme = "enum Motion { static let strip = Spring(duration: 0.34, bounce: 0) }"
    #expect(ThemeFixture(theme).unreadable == ["Motion.strip: springs are not read"])
  }

  // MARK: Sizes of fonts

  /// A number is the size of a font by its name, by the name of its type, or by what code uses it for.
  @Test func sizesOfFonts() {
    let theme = """
      enum Theme {
        enum FontSize { static let caption: CGFloat = 12; static let icon: CGFloat = 20 }
        enum Typography { static let heroSize: CGFloat = 40; static let title: CGFloat = 24 }
        static let bodyFontSize: CGFloat = 16
        static let small: CGFloat = 11
      }
      enum TextSize: CGFloat { case large = 18 }
      """
    let uses = "label(.system(size: Theme.small)); label.font = .systemFont(ofSize: Theme.small)"
    #expect(
      fixture(theme, uses).tokens == [
        "fontSize.caption = 12 as Theme.FontSize.caption",
        "fontSize.icon = 20 as Theme.FontSize.icon",
        "fontSize.heroSize = 40 as Theme.Typography.heroSize",
        "fontSize.title = 24 as Theme.Typography.title",
        "fontSize.bodyFontSize = 16 as Theme.bodyFontSize",
        "fontSize.small = 11 as Theme.small", "fontSize.large = 18 as TextSize.large.rawValue",
      ])
  }

  /// The plain size of each style of text is that of its font; that of a badge's style is any.
  @Test func sizesOfStylesOfText() {
    let theme = """
      enum FontStyle {
        case title, note
        var size: CGFloat { switch self { case .title: return 22; case .note: return 13 } }
      }
      enum BadgeStyle {
        case large, small
        var size: CGFloat { switch self { case .large: return 40; case .small: return 20 } }
      }
      """
    #expect(
      fixture(theme, "").tokens == [
        "fontSize.style.title = 22 as FontStyle.title.size",
        "fontSize.style.note = 13 as FontStyle.note.size",
      ])
  }

  @Test func sizesOfWhatIsCalledAfterTextInPartAreNone() {
    let theme = """
      enum TextFieldStyle { static let thumb: CGFloat = 31 }
      enum ButtonTextStyle { static let badge: CGFloat = 20 }
      enum Theme {
        enum Spacing { enum TextStyle { static let small: CGFloat = 12 } }
      }
      """
    #expect(
      fixture(theme, "").tokens == ["spacing.style.small = 12 as Theme.Spacing.TextStyle.small"]
    )
  }

  /// What limits a size, and what measures the lines and letters of a text, is none.
  @Test func otherMeasuresOfTextAreNoSizesOfFonts() {
    let theme = """
      enum Typography {
        static let minimumFontSize: CGFloat = 10
        static let titleLineHeight: CGFloat = 30
        static let titleTracking: CGFloat = 1.5
        static let scaleFactor: CGFloat = 0.8
        static let iconWidth: CGFloat = 20
      }
      enum TextSizeStep { static let one: CGFloat = 57 }
      enum TextSize { static let limit: CGFloat = 280 }
      enum Fonts { static let indent: CGFloat = 14; static let rows: CGFloat = 6 }
      enum Button { static let size: CGFloat = 44 }
      """
    #expect(fixture(theme, "frame(width: Button.size)").tokens == [])
  }

  // MARK: Distances

  /// A name that ends with a side is a distance where code uses it as one.
  @Test func distancesFromASide() {
    let theme = """
      enum Layout {
        static let searchTop: CGFloat = 16
        static let rowHorizontal: CGFloat = 20
        static let buttonTrailing: CGFloat = 12
      }
      enum HeroLayout { static let heroTop: CGFloat = 300 }
      """
    let uses = """
      make.top.equalToSuperview().offset(Layout.searchTop)
      make.trailing.equalTo(bar.snp.trailing).offset(-Layout.buttonTrailing)
      view.padding(.horizontal, Layout.rowHorizontal).offset(y: HeroLayout.heroTop)
      """
    #expect(
      fixture(theme, uses).tokens == [
        "spacing.searchTop = 16 as Layout.searchTop",
        "spacing.rowHorizontal = 20 as Layout.rowHorizontal",
        "spacing.buttonTrailing = 12 as Layout.buttonTrailing",
      ])
  }

  /// Such a distance is that of one place, unless its type is a scale of spacings.
  @Test func aDistanceFromASideIsForOnePlace() {
    let theme = """
      enum Layout { static let searchTop: CGFloat = 16; static let horizontal: CGFloat = 20 }
      enum Spacing { static let rowVertical: CGFloat = 12 }
      """
    let uses = """
      view.padding(.top, Layout.searchTop)
      view.padding(Layout.horizontal)
      """
    let tokens = fixture(theme, uses).survey.tokens
    #expect(tokens.map(\.name) == ["searchTop", "horizontal", "rowVertical"])
    #expect(tokens.map(\.guess.isPlain) == [true, false, false])
  }

  @Test func theSpacingOfACollectionsLinesIsNotThatOfText() {
    let theme = """
      enum Layout {
        static let lineSpacing: CGFloat = 20
        static let minimumLineSpacing: CGFloat = 10
        static let textLineSpacing: CGFloat = 6
      }
      """
    #expect(
      fixture(theme, "layout.minimumLineSpacing = Layout.lineSpacing").tokens == [
        "spacing.lineSpacing = 20 as Layout.lineSpacing",
        "spacing.minimumLineSpacing = 10 as Layout.minimumLineSpacing",
        "lineSpacing.textLineSpacing = 6 as Layout.textLineSpacing",
      ])
  }

  /// What is laid out in a grid has metrics of other kinds.
  @Test func theMetricsOfAGridAreNotAllSpacings() {
    #expect(ThemeWords.category(of: "unit", in: "Grid") == .spacing)
    #expect(ThemeWords.category(of: "unit", in: "GridMetrics") == nil)
    #expect(ThemeWords.category(of: "cardPadH", in: "GridMetrics") == .spacing)
    #expect(ThemeWords.category(of: "gridUnit", in: "Theme") == .spacing)
    #expect(ThemeWords.category(of: "gridItemMinWidth", in: "Theme") == nil)
    #expect(ThemeWords.category(of: "spXL", in: "AppTheme") == .spacing)
    #expect(ThemeWords.category(of: "spIcon", in: "AppTheme") == nil)
  }

  @Test func theLimitOfADurationIsNone() {
    #expect(ThemeWords.category(of: "fadeDuration", in: "Constants") == .duration)
    #expect(ThemeWords.category(of: "maxClipDuration", in: "Constants") == nil)
    #expect(ThemeWords.category(of: "minimumPressDuration", in: "Constants") == nil)
  }

  @Test func whatIsBetweenTwoParts() {
    #expect(ThemeWords.category(of: "headerToCard", in: "HomeMetrics") == .spacing)
    #expect(ThemeWords.category(of: "widthToHeight", in: "HomeMetrics") == nil)
    #expect(ThemeWords.category(of: "timeToLive", in: "CacheConstants") == nil)
  }

  // MARK: Lines and targets

  @Test func linesAndTargets() {
    let theme = """
      enum Metrics {
        static let ringStroke: Double = 15
        static let glassBorder: Double = 0.2
        static let cardBorder: CGFloat = 0.5
        static let touchMin: CGFloat = 44
        static let touchMinDelay: CGFloat = 2
      }
      enum Border { static let medium: CGFloat = 2; static let small: CGFloat = 4 }
      enum AppTheme { enum TouchTarget { static let minimum: CGFloat = 40 } }
      """
    #expect(
      ThemeFixture(theme).tokens == [
        "borderWidth.ringStroke = 15 as Metrics.ringStroke",
        "borderWidth.cardBorder = 0.5 as Metrics.cardBorder",
        "borderWidth.medium = 2 as Border.medium",
        "touchTarget.touchMin = 44 as Metrics.touchMin",
        "touchTarget.touchTarget.minimum = 40 as AppTheme.TouchTarget.minimum",
      ])
  }

  /// `r` is red in a color, and `r0` is a radius.
  @Test func lettersThatAreNoPartsOfAColor() {
    #expect(ThemeWords.nameAmount("r"))
    #expect(!ThemeWords.nameAmount("r0") && !ThemeWords.nameAmount("size_r2xl"))
    #expect(
      ThemeFixture("enum Spacing { static let spacing_r0: CGFloat = 0 }").unreadable == [
        "Spacing.spacing_r0: spacing 0 is out of range"
      ])
  }

  @Test func aSideIsNoLineHeight() {
    let theme = """
      enum AppTheme {
        static let mainLeadingWidth: CGFloat = 20
        static let leading: CGFloat = 1.2
        static let textLeading: CGFloat = 1.4
      }
      """
    #expect(
      ThemeFixture(theme).unreadable == [
        "AppTheme.mainLeadingWidth: sizes are not read",
        "AppTheme.leading: line heights are not read",
        "AppTheme.textLeading: line heights are not read",
      ])
  }

  /// A module may add to a type of another one what code uses as a radius.
  @Test func measuresThatExtendATypeThatIsNotRead() {
    let theme = """
      extension Config {
        static let buttonRadius: CGFloat = 10
        static let retryGap: CGFloat = 3
      }
      """
    let uses = "a.cornerRadius = Config.buttonRadius\nb.cornerRadius = Config.buttonRadius\n"
    let files = ["A.swift", "B.swift"].map { ($0, "func a() {\n\(uses)\n}") }
    #expect(
      ThemeFixture(files: [("Theme.swift", theme)] + files).tokens
        == ["radius.config.buttonRadius = 10 as Config.buttonRadius"])
  }

  /// What an iPad has another value of replaces nothing, and takes nothing from what has one value.
  @Test func measuresOfTheKindOfDevice() {
    let theme = """
      enum Radius {
        static let card: CGFloat = 8
        static let adaptive: CGFloat = UIDevice.current.userInterfaceIdiom == .pad ? 12 : 8
      }
      """
    let uses = (1...5).map { "view.cornerRadius(Radius.adaptive).padding(\($0))" }
    let tokens = fixture(theme, uses.joined(separator: "\n")).survey.tokens
    #expect(tokens.map(\.path) == ["radius.card", "radius.adaptive"])
    #expect(tokens.map(\.guess.isPlain) == [false, true])
    #expect(tokens.map { $0.preference == nil } == [true, true])
  }

  @Test func aMeasureForAWidth() {
    let theme = """
      enum DesignTokens {
        static func contentPadding(for width: CGFloat) -> CGFloat { width < 390 ? 12 : 16 }
        static func scaled(_ value: CGFloat) -> CGFloat { value * 2 }
      }
      """
    #expect(
      ThemeFixture(theme).unreadable == ["DesignTokens.contentPadding(for:): it takes a CGFloat"])
  }
}
