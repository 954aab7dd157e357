import SwiftUI
import XCTest

@testable import runner

final class RunStateTests: XCTestCase {
    func testCompletedRunsAreGreen() {
        XCTAssertEqual(Run.State.completed.color, Color.hex("#27AE60"))
        XCTAssertNotEqual(Run.State.failed.color, Color.hex("#27AE60"))
    }
}
