import Testing

@testable import MigrateKit

/// Numbers whose names only say how large they are, under a comment that says what they are for.
@Suite struct HeadingTests {
  private func tokens(_ members: String) -> [String] {
    ThemeFixture("import SwiftUI\nenum Theme {\n\(members)\n}").tokens
  }

  @Test(arguments: [
    "// Radii", "// MARK: - Corner Radius", "// corner radii, by size", "// --- Radius ---",
  ]) func aHeadingNamesTheCategory(heading: String) {
    #expect(
      tokens("\(heading)\nstatic let r: CGFloat = 14\nstatic let rSmall: CGFloat = 8") == [
        "radius.r = 14 as Theme.r", "radius.rSmall = 8 as Theme.rSmall",
      ])
  }

  @Test func eachHeadingIsForWhatFollows() {
    let members = """
      static let ink = Color.black // Spacing
      static let s: CGFloat = 1
      // Spacing (4 pt scale)
      static let s4: CGFloat = 4
      // between two paragraphs that are close
      static let s8: CGFloat = 8

      // Radius
      static let card: CGFloat = 12
      """
    #expect(
      tokens(members).filter { !$0.hasPrefix("color") } == [
        "radius.card = 12 as Theme.card", "spacing.s4 = 4 as Theme.s4",
        "spacing.s8 = 8 as Theme.s8",
      ])
  }

  /// Two kinds, a sentence, the documentation of something else, the heading of another part, a name that says something else.
  @Test(arguments: [
    "// Radii / spacing\nstatic let s: CGFloat = 4",
    "// the spacing that rows of any list in settings have\nstatic let s: CGFloat = 4",
    "/// Spacing\nenum Step { }\nstatic let s: CGFloat = 4",
    "// Spacing\nstatic let gap: Bool = true\n\n// Density\nstatic let s: CGFloat = 4",
    "// Spacing\nenum Step { }\n// MARK: - Icons\nstatic let s: CGFloat = 4",
    "// Spacing\nstatic let sidebarWidth: CGFloat = 260",
    "// Spacing\nstatic let tabBar: CGFloat = 49",
    "// Radius\nstatic let maxItems: CGFloat = 5",
    "// Radius\nstatic let columnCount: CGFloat = 5",
    "// Shadow radius\nstatic let s: CGFloat = 5",
    "// Opacity\nstatic let s: CGFloat = 5",
  ]) func otherCommentsSayNothing(members: String) {
    #expect(tokens(members) == [])
  }

  /// The documentation of one number is that of no other.
  @Test func documentationNamesTheCategoryOfItsNumber() {
    let members = """
      /// *Spacing*: 4
      static let p4: CGFloat = 4
      static let p8: CGFloat = 8
      /// The spacing that rows of any list in settings have.
      static let p9: CGFloat = 9
      /// Radius
      /// of all
      static let p7: CGFloat = 7
      """
    #expect(tokens(members) == ["spacing.p4 = 4 as Theme.p4"])
  }

  /// The numbers of strokes are widths.
  @Test func typesOfStrokesHoldWidths() {
    let fixture = ThemeFixture(
      """
      import SwiftUI
      public enum AXStroke {
        public static let thin: CGFloat = 1
        public static let dash: CGFloat = 4
        public static let emphasis: CGFloat = 2
        public static let radius: CGFloat = 3
      }
      """)
    #expect(
      fixture.tokens == [
        "radius.ax.radius = 3 as AXStroke.radius",
        "borderWidth.ax.thin = 1 as AXStroke.thin",
      ])
  }

  @Test func usesOutweighTheHeading() {
    let fixture = ThemeFixture(files: [
      ("Theme.swift", "import SwiftUI\nenum Theme {\n// Radius\nstatic let m: CGFloat = 8\n}"),
      ("V.swift", "import SwiftUI\nlet a = f(spacing: Theme.m), b = f(spacing: Theme.m)"),
    ])
    #expect(fixture.tokens == ["spacing.m = 8 as Theme.m"])
  }

  /// A file of constants may be called after what they measure.
  @Test func theNameOfAFileNamesTheCategory() {
    func tokens(_ file: String) -> [String] {
      ThemeFixture(files: [
        (file, "import UIKit\nextension CGFloat { enum AK { static let wide: CGFloat = 25 } }")
      ]).tokens
    }
    #expect(tokens("CGFloat+AppSpacing.swift") == ["spacing.ak.wide = 25 as CGFloat.AK.wide"])
    #expect(tokens("CGFloat+Radius.swift") == ["radius.ak.wide = 25 as CGFloat.AK.wide"])
    for other in [
      "CGFloat+App.swift", "Grid.swift", "Spacing/CGFloat+App.swift", "SpacingView.swift",
    ] {
      #expect(tokens(other) == [])
    }
  }
}
