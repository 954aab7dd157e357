import Testing

@testable import MigrateKit
@testable import MigrateKitCore

/// What files and comments call legacy gives way to what is not.
extension TokensInForceTests {
  /// Beside another scale, what a file for legacy code declares leads to no change.
  @Test func whatIsCalledLegacyGivesWayToOtherConstants() {
    let old = (
      "Legacy/LegacyMetrics.swift", "import SwiftUI\nenum Spacing { static let xxs: CGFloat = 2 }"
    )
    let new = ("Space.swift", "import SwiftUI\nenum Margins { static let md: CGFloat = 4 }")
    let uses = users("Margins.md", "Spacing.xxs", "Margins.md", "Spacing.xxs", import: "SwiftUI")
    let reason = "its file is called legacy, and others of its kind are not"
    #expect(closed([old, new] + uses).map { $0.value.hasSuffix(reason) } == [true])
    #expect(closed([old] + uses).isEmpty)
  }

  /// What a comment calls legacy gives way to a constant of the same value; one of a value of its own does not.
  @Test func aliasesUnderACommentGiveWayToTheNamesOfToday() {
    let theme = (
      "Palette.swift",
      """
      import SwiftUI
      enum Palette {
        // Surfaces
        static let surface = Color(red: 0.1, green: 0.2, blue: 0.3)
        static let raised = Color(red: 0.2, green: 0.3, blue: 0.4)

        // Legacy aliases kept for backward compatibility
        static let card = Color(red: 0.1, green: 0.2, blue: 0.3)
        static let line = Color(red: 0.3, green: 0.4, blue: 0.5)

        // Progress
        static let track = Color(red: 0.2, green: 0.3, blue: 0.4)
      }
      """
    )
    let uses = users("Palette.surface", "Palette.card", "Palette.raised", "Palette.track")
    let found = closed([theme] + uses)
    #expect(found.keys.map { $0.hasSuffix("card") } == [true])
    #expect(
      found.values.allSatisfy {
        $0.hasSuffix("a comment calls it legacy, and color.surface has the same value")
      })
  }

  /// Of a type that a comment calls legacy, what code uses stays in force.
  @Test func aTypeThatIsCalledLegacyLeavesOnlyWhatIsUsed() {
    let theme = (
      "Motion.swift",
      """
      import SwiftUI
      enum Motion { static let quick = Animation.easeOut(duration: 0.15) }
      // MARK: - Legacy Theme (for backwards compatibility)
      struct Theme {
        struct Animations {
          static let slow = Animation.easeOut(duration: 0.4)
          static let fast = Animation.easeOut(duration: 0.2)
        }
      }
      enum Waves { static let calm = Animation.easeIn(duration: 0.6) }
      """
    )
    let uses = users("Motion.quick", "Theme.Animations.fast", "Motion.quick")
    let found = closed([theme] + uses)
    #expect(found.keys.map { $0.hasSuffix("slow") } == [true])
    #expect(
      found.values.allSatisfy {
        $0.hasSuffix("a comment calls its type legacy, and no code uses it")
      })
  }
}
