import Testing

@testable import MigrateKitCore

@Suite("Documentation/Reference/Detectors.md describes the detectors")
struct DetectorPageTests {
  @Test("it is made from the detectors' descriptions")
  func page() throws {
    try Snapshot.expect(Array(DetectorPage.text.utf8), at: "Documentation/Reference/Detectors.md")
  }

  @Test("no two headings are the same, so that every link has one target")
  func headings() {
    let infos = DetectorInfo.all
    #expect(Set(infos.map(\.summary)).count == infos.count)
  }

  @Test("every category of tokens has a form", arguments: TokenCategory.allCases)
  func categories(category: TokenCategory) {
    #expect(DetectorInfo.forms.contains { $0.category == category })
  }
}
