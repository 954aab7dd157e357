import DesignKit
import SwiftUI
import XCTest

@testable import ritual

final class DesignSystemTests: XCTestCase {
  func testGoldIsGold() {
    XCTAssertEqual(Color.brandGold, Color(red: 0.78, green: 0.70, blue: 0.55))
    XCTAssertEqual(DesignSystem.CornerRadius.card, 4)
  }

  func testAccentOnSurfaceDiffersByScheme() {
    XCTAssertNotEqual(
      DesignSystem.Colors.accentOnSurface(for: .light),
      DesignSystem.Colors.accentOnSurface(for: .dark))
    XCTAssertEqual(JournalTag(name: "win", tint: .green).color, Color(hex: "#5E9461"))
  }
}
