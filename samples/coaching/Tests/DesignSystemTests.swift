import SwiftUI
import XCTest

@testable import coaching

final class DesignSystemTests: XCTestCase {
    func testTerracottaIsTheBrandColor() {
        XCTAssertEqual(Color.terracotta, Color(red: 194/255, green: 65/255, blue: 12/255))
    }

    func testHexReadsAlphaFirst() {
        XCTAssertEqual(Color(hex: "FFC2410C"), Color(hex: "C2410C"))
    }

    func testCardsAreRounded() {
        let cornerRadius: CGFloat = 16
        XCTAssertEqual(DesignConstants.CornerRadius.container, cornerRadius)
    }
}
