import SwiftUI
import XCTest

@testable import story

final class StoryKindTests: XCTestCase {
    func testKindsHaveTheirOwnColors() {
        let expected: [StoryKind: Color] = [
            .friendship: Color(hex: "FF7EB9"),
            .calm: Color(hex: "4F8CFF"),
        ]
        for (theme, color) in expected {
            XCTAssertEqual(theme.color, color)
        }
    }
}
