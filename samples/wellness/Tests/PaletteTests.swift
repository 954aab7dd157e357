import SwiftUI
import WellnessTheme
import XCTest

@testable import wellness

final class PaletteTests: XCTestCase {
  func testLevelsHaveDistinctColors() {
    XCTAssertEqual(Set(StressLevel.allCases.map(\.color)).count, 5)
  }

  func testHexIsReadLikeComponents() {
    XCTAssertEqual(Color(hex: "#0891B2"), Color(red: 8 / 255, green: 145 / 255, blue: 178 / 255))
    let bubble = SpeechBubble(text: "Hi").cornerRadius(12)
    XCTAssertNotNil(bubble)
  }
}
