import Testing

@testable import MigrateKit
@testable import MigrateKitCore

/// A type that names padding as well means the spacing between views by spacing.
@Suite struct SpacingKindsTests {
  private func roles(_ members: String...) -> [String: [UsageRole]] {
    let constants = members.map { "static let \($0.name): CGFloat = \($0.value)" }
    let survey = ThemeFixture(
      "import SwiftUI\nenum Layout {\n\(constants.joined(separator: "\n"))\n}"
    ).survey
    return Dictionary(uniqueKeysWithValues: survey.tokens.map { ($0.name, $0.guess.roles) })
  }

  @Test func spacingBesidePaddingIsBetweenViews() {
    #expect(
      roles("elementSpacing 20", "contentPadding 16") == [
        "elementSpacing": [.gap], "contentPadding": [],
      ])
  }

  /// `surfaceInset` may be a color of the app's own type, and `red` is a part of it.
  @Test func thePartsOfAColorAreNoSpacings() {
    for part in ["red", "hue", "relativeLuminance"] {
      #expect(ThemeWords.category(of: part, in: "Pixel.surfaceInset") == nil)
    }
    for side in ["top", "redTop"] {
      #expect(ThemeWords.category(of: side, in: "Pixel.surfaceInset") == .spacing)
    }
  }

  @Test func aRuleIsALine() {
    #expect(ThemeWords.category(of: "rule", in: "Spacing") == .borderWidth)
    #expect(ThemeWords.category(of: "rulePadding", in: "Spacing") == .spacing)
  }

  @Test func theGapOfAPartIsBetweenParts() {
    let theme = """
      import SwiftUI
      enum Layout {
        static let cardGap: CGFloat = 16
        static let cardPadding: CGFloat = 20
        static let itemGap: CGFloat = 12
      }
      """
    let tokens = ThemeFixture(theme).survey.tokens
    let plain = Dictionary(uniqueKeysWithValues: tokens.map { ($0.name, $0.guess.isPlain) })
    #expect(plain == ["cardGap": true, "cardPadding": false, "itemGap": false])
  }

  /// The gutter of a grid is between its columns; a scale that is called otherwise has it for everything.
  @Test(arguments: [("GridLayout", [UsageRole.gap]), ("AppLayout", [])])
  func theSpacingOfAGridIsItsGutter(type: String, roles: [UsageRole]) {
    let theme = """
      import SwiftUI
      enum \(type) {
        static let columnWidth: CGFloat = 46
        static let spacing: CGFloat = 12
      }
      """
    let views = (0..<10).map { number in
      (
        path: "Core/Page\(number % 3)/V\(number).swift",
        code: """
        import SwiftUI
        struct V\(number): View {
          var body: some View {
            VStack(spacing: \(type).spacing) { HStack(spacing: \(type).spacing) { Text("a") } }
              .padding(.bottom, \(type).spacing)
          }
        }
        """
      )
    }
    let tokens = ThemeFixture(files: [("T.swift", theme)] + views).survey.tokens
    #expect(tokens.first { $0.name == "spacing" }?.guess.roles == roles)
  }

  @Test func spacingAloneIsForEverything() {
    #expect(
      roles("elementSpacing 20", "sectionSpacing 16") == [
        "elementSpacing": [], "sectionSpacing": [],
      ])
  }

  private static let sizes = """
    import SwiftUI
    enum Layout {
      static let spacing: CGFloat = 16
      static let padding: CGFloat = 24
      static let smallPadding: CGFloat = 12
    }
    """

  /// The roles in an app with these views, by name.
  private func layout(_ views: String...) -> [String: [UsageRole]] {
    let files = views.enumerated().map { number, code in
      ("V\(number).swift", "import SwiftUI\nlet view\(number) = \(code)")
    }
    let tokens = ThemeFixture(files: [("Theme.swift", Self.sizes)] + files).survey.tokens
    return Dictionary(uniqueKeysWithValues: tokens.map { ($0.name, $0.guess.roles) })
  }

  @Test func theBareWordsAreForWhatTheAppUsesThem() {
    let padded = "Text(a).padding(Layout.padding)"
    let spaced = "VStack(spacing: Layout.spacing) { Text(a) }"
    #expect(
      layout(padded, spaced) == [
        "spacing": [.gap], "padding": [.inset], "smallPadding": [.inset],
      ])
    // A gap of one of them shows that the word is for any distance.
    #expect(
      layout(padded, spaced, "HStack(spacing: Layout.smallPadding) { Text(a) }") == [
        "spacing": [], "padding": [], "smallPadding": [],
      ])
    #expect(layout(spaced)["padding"] == [])
  }

  /// Beside padding that is used, spacing that nothing uses is left to the gaps.
  @Test(arguments: [(2, []), (3, [.gap])] as [(Int, [UsageRole])])
  func unusedSpacingBesidePaddingIsBetweenViews(uses: Int, roles: [UsageRole]) {
    let styles = (1...uses).map { number in
      """
      struct Style\(number): ViewModifier {
        func body(content: Content) -> some View { content.padding(Layout.padding) }
      }
      """
    }
    let theme = ([Self.sizes] + styles).joined(separator: "\n")
    let tokens = ThemeFixture(files: [("Theme.swift", theme)]).survey.tokens
    #expect(tokens.first { $0.name == "spacing" }?.guess.roles == roles)
  }

  /// The only distance of a theme may be for the gaps between its views alone.
  @Test func spacingOfGapsAloneIsBetweenViews() {
    func role(_ views: [String]) -> [[UsageRole]] {
      let files = views.enumerated().map { number, code in
        ("V\(number).swift", "import SwiftUI\nlet view\(number) = \(code)")
      }
      let theme = "import SwiftUI\nenum Theme { static let spacing: CGFloat = 16 }"
      return ThemeFixture(files: [("Theme.swift", theme)] + files).survey.tokens.map(\.guess.roles)
    }
    let gaps = Array(repeating: "VStack(spacing: Theme.spacing) { Text(a) }", count: 5)
    #expect(role(gaps) == [[.gap]])
    #expect(role(Array(gaps.dropLast())) == [[]])
    #expect(role(gaps.dropLast() + ["Text(a).padding(Theme.spacing)"]) == [[]])
  }

  @Test func abbreviatedPaddingIsPadding() {
    #expect(roles("sectionGap 18", "cardPad 18") == ["sectionGap": [.gap], "cardPad": [.card]])
    // The width of an iPad is none.
    #expect(roles("sectionGap 18", "pageOnPad 18", "maxOnIPad 700").count == 2)
  }

  // MARK: Uses

  private static let margins = """
    import SwiftUI
    enum Margins: CGFloat {
      case thin = 8
      case wide = 32
      static let space: CGFloat = 8
      static let edge: CGFloat = 32
    }
    """

  private static let steps = """
    import SwiftUI
    enum Spacing {
      static let small: CGFloat = 8
      static let large: CGFloat = 24
    }
    enum Padding {
      static let small: CGFloat = 8
      static let large: CGFloat = 24
    }
    """

  /// The roles of the members of a type, in an app with these views.
  private func roles(of type: String, in theme: String, _ views: String...) -> Set<[UsageRole]> {
    let files = views.enumerated().map { number, code in
      ("V\(number).swift", "import SwiftUI\nlet view\(number) = \(code)")
    }
    let tokens = ThemeFixture(files: [("Theme.swift", theme)] + files).survey.tokens
    return Set(tokens.filter { $0.source == .member(owner: type) }.map(\.guess.roles))
  }

  @Test func marginsThatNoGapTakesAreInsideOfViews() {
    let inside = ["Text(a).padding(Margins.space)", "Text(a).padding(.top, Margins.edge)"]
    #expect(roles(of: "Margins", in: Self.margins, inside[0], inside[1]) == [[.inset]])
  }

  @Test func marginsThatGapsTakeAreForEverything() {
    let found = roles(
      of: "Margins", in: Self.margins, "Text(a).padding(Margins.space)",
      "VStack(spacing: Margins.edge) { Text(a) }")
    #expect(found == [[]])
  }

  /// What a name says of one place is for what its uses agree in; a step of a scale may be for anything.
  @Test(
    arguments: [
      ("group", "VStack(spacing: Space.group) { Text(a) }", [.gap]),
      ("edges", "Text(a).padding(Space.edges)", [.inset]),
      ("medium", "VStack(spacing: Space.medium) { Text(a) }", []),
      ("tight", "VStack(spacing: Space.tight) { Text(a) }", []),
      ("xlarge", "Text(a).padding(Space.xlarge)", []), ("s4", "Text(a).padding(Space.s4)", []),
      ("_4", "Text(a).padding(Space._4)", []),
    ] as [(String, String, [UsageRole])])
  func aNameOfOnePlaceIsForWhatItIsUsedFor(name: String, use: String, roles: [UsageRole]) {
    let theme = "import SwiftUI\nenum Space { static let \(name): CGFloat = 12 }"
    #expect(self.roles(of: "Space", in: theme, use, use, use, use, use) == [roles])
    #expect(self.roles(of: "Space", in: theme, use, use, use, use) == [[]])
  }

  /// The margin of a page is horizontal where all of its uses are; a step of a scale may have any use.
  @Test(
    arguments: [
      (
        "gutter", [".horizontal", ".leading", ".horizontal", ".trailing", ".horizontal"],
        .horizontal
      ),
      ("screenPadding", [".top", ".bottom", ".top", ".vertical", ".top"], .vertical),
      ("gutter", [".horizontal", ".horizontal", ".horizontal", ".horizontal"], nil),
      ("gutter", [".horizontal", ".horizontal", ".horizontal", ".horizontal", ".top"], nil),
      ("contentInset", [".leading", ".trailing"], .horizontal),
      ("contentInset", [".leading"], nil), ("contentInset", [".leading", ".top"], nil),
      ("contentPadding", [".leading", ".trailing"], nil),
      ("large", [".horizontal", ".horizontal", ".horizontal", ".horizontal", ".horizontal"], nil),
    ] as [(String, [String], Axis?)])
  func aMarginIsForTheDirectionOfItsUses(name: String, edges: [String], axis: Axis?) {
    let views = edges.enumerated().map { number, edge in
      (
        "V\(number).swift",
        "import SwiftUI\nlet view\(number) = Text(a).padding(\(edge), Metric.\(name))"
      )
    }
    let theme = "import SwiftUI\nenum Metric { static let \(name): CGFloat = 20 }"
    let tokens = ThemeFixture(files: [("Theme.swift", theme)] + views).survey.tokens
    #expect(tokens.map(\.guess.axis) == [axis])
  }

  @Test func aMarginThatIsAlwaysInsideOfViewsIsNoGap() {
    let theme = "import SwiftUI\nenum Constants { static let horizontalMargin: CGFloat = 20 }"
    let inset = "List {}.contentMargins(.horizontal, Constants.horizontalMargin)"
    let gap = "VStack(spacing: Constants.horizontalMargin) { Text(a) }"
    #expect(
      roles(of: "Constants", in: theme, inset, inset, inset, inset, inset) == [[.inset]])
    #expect(roles(of: "Constants", in: theme, inset, inset, inset, inset) == [[]])
    #expect(roles(of: "Constants", in: theme, inset, inset, inset, inset, gap) == [[]])
  }

  private static let layout = "import SwiftUI\nenum AppSpacing { static let margin: CGFloat = 16 }"

  @Test func aNameOfOneWordIsWhatItsUsesAgreeIn() {
    let inset = "Text(a).padding(AppSpacing.margin)"
    let gap = "VStack(spacing: AppSpacing.margin) { Text(a) }"
    #expect(
      roles(of: "AppSpacing", in: Self.layout, inset, inset, inset, inset, inset) == [[.inset]])
    // Too few, and one of five another.
    #expect(roles(of: "AppSpacing", in: Self.layout, inset, inset, inset, inset) == [[]])
    #expect(roles(of: "AppSpacing", in: Self.layout, inset, inset, inset, inset, gap) == [[]])
    let step = Self.layout.replacing("margin", with: "wide")
    let wide = inset.replacing("margin", with: "wide")
    #expect(roles(of: "AppSpacing", in: step, wide, wide, wide, wide, wide) == [[]])
  }

  @Test func theStepsOfTwoScalesAreForWhatTheirTypesAreCalled() {
    let views = ["VStack(spacing: Spacing.small) { Text(a) }", "Text(a).padding(Padding.large)"]
    #expect(roles(of: "Spacing", in: Self.steps, views[0], views[1]) == [[.gap]])
    #expect(roles(of: "Padding", in: Self.steps, views[0], views[1]) == [[.inset]])
  }

  @Test func stepsThatPaddingTakesAreForEverything() {
    let views = ["Text(a).padding(Spacing.small)", "Text(a).padding(Padding.large)"]
    #expect(roles(of: "Spacing", in: Self.steps, views[0], views[1]) == [[]])
  }

  private static let twins = """
    import UIKit
    enum Layout {
      static let defaultSpacing: CGFloat = 16
      static let defaultPadding = 16
    }
    """

  /// The roles of spacing beside padding of the same value, which is for gaps as well, with these uses of the spacing.
  private func spacing(_ theme: String = Self.twins, _ uses: String...) -> [[UsageRole]] {
    let relations = ["equalToSuperview()", "equalTo(a.snp.bottom)"]
    let padded = (0..<6).map { "make.top.\(relations[$0 / 5]).offset(Layout.defaultPadding)" }
    let files = (uses + padded).enumerated().map { number, code in
      ("V\(number).swift", "import UIKit\nfunc layout\(number)() { \(code) }")
    }
    return ThemeFixture(files: [("Layout.swift", theme)] + files).survey.tokens
      .filter { $0.name == "defaultSpacing" }.map(\.guess.roles)
  }

  @Test func spacingIsNotMeantWhereEqualPaddingIsUsed() {
    let gap = "stack.spacing = Layout.defaultSpacing"
    let inset = "make.top.equalToSuperview().inset(Layout.defaultSpacing)"
    #expect(spacing(Self.twins, gap, gap, inset) == [[.gap]])
    // Most of its uses are inside of views, or as many as a third of those of the padding.
    #expect(spacing(Self.twins, gap, inset) == [[]])
    #expect(spacing(Self.twins, gap, gap, gap, inset, inset) == [[]])
    let larger = Self.twins.replacing("defaultPadding = 16", with: "defaultPadding = 20")
    #expect(spacing(larger, gap, gap, inset) == [[]])
  }

  @Test func aScaleAloneIsForEverything() {
    let theme = "import SwiftUI\nenum Spacing {\n  static let small: CGFloat = 8\n}"
    let views = ["VStack(spacing: Spacing.small) { Text(a) }", "HStack(spacing: Spacing.small) {}"]
    #expect(roles(of: "Spacing", in: theme, views[0], views[1]) == [[]])
  }
}

extension String {
  fileprivate var name: String { String(prefix { $0 != " " }) }
  fileprivate var value: String { String(drop { $0 != " " }.dropFirst()) }
}
