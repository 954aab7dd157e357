//: head
import XCTest

@testable import «Module»

final class «Self»Tests: XCTestCase {
  private var sut: «Self»!

  override func setUp() async throws {
    try await super.setUp()
    sut = «Self»(service: «Type»ServiceMock(), clock: .immediate)
  }

  override func tearDown() {
    sut = nil
    super.tearDown()
  }
//: member

  func test_«name»_when«Type»_then«Type»«N»() async throws {
    // Given
    let expected = [«Type»(id: "«hex»", title: "«Phrase»"), «Type»(id: "«hex»", title: "«Phrase»")]
    sut.service.stub(\.«name», with: expected)

    // When
    let result = try await sut.«name»(expected)

    // Then
    XCTAssertEqual(result.count, «int», "«Sentence»")
    XCTAssertEqual(result.map(\.title), expected.map { $0.title.uppercased() })
    XCTAssertTrue(sut.service.calls.contains(.«name»))
  }
//: member

  func testDecodes«Type»«N»() throws {
    let json = """
      {
        "id": "«hex»-«hex»",
        "«word»": { "«word»_«word»": «int», "enabled": true, "label": "«Phrase»" },
        "items": [«int», «int», «int»]
      }
      """
    let value = try JSONDecoder().decode(«Type».self, from: Data(json.utf8))
    XCTAssertNotNil(value)
    XCTAssertGreaterThan(value.items.count, 2)
  }
//: tail
}
