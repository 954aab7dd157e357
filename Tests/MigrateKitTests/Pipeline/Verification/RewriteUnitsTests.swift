import Testing

@testable import MigrateKit

/// What is kept or taken back as a whole.
@Suite struct RewriteUnitsTests {
  private func text(_ change: FileChange?) -> String? {
    change.map { String(decoding: $0.rewritten, as: UTF8.self) }
  }

  @Test func aFixIsAUnit() {
    let units = RewriteUnits([
      RewriteSketch.change("A.swift", "f(«red»)\ng(«blue»)\n", ["a", "b"]),
      RewriteSketch.change("B.swift", "h(«red»)\n", ["a"]),
    ])
    #expect(units.units.map(\.file) == [0, 0, 1])
    #expect(units.traits.map(\.kind) == [0, 1, 0])
    #expect(text(units.change(toFile: 0, keeping: [0, 1, 2])) == "f(a)\ng(b)\n")
    #expect(text(units.change(toFile: 0, keeping: [1])) == "f(red)\ng(b)\n")
    #expect(text(units.change(toFile: 0, keeping: [2])) == nil)
    #expect(units.changes(keeping: [0, 2]).map(\.name) == ["A.swift", "B.swift"])
  }

  @Test func anImportIsRevertedWithTheLastFixThatNeedsIt() {
    let units = RewriteUnits([
      RewriteSketch.change("A.swift", "f(«red»)\ng(«blue»)\n", ["a", "b"], importing: "Theme")
    ])
    #expect(text(units.change(toFile: 0, keeping: [0])) == "import Theme\nf(a)\ng(blue)\n")
    #expect(text(units.change(toFile: 0, keeping: [1])) == "import Theme\nf(red)\ng(b)\n")
    #expect(text(units.change(toFile: 0, keeping: [])) == nil)
  }

  @Test func foregroundAndBackgroundOfOneChainAreOneUnit() {
    let units = RewriteUnits([
      RewriteSketch.change(
        "A.swift", "«a» «b» «c» «d» «e»", ["1", "2", "3", "4", "5"],
        chains: [(7, .text), (nil, .text), (7, .background), (8, .text), (8, .text)])
    ])
    #expect(units.units.map(\.members) == [[0, 2], [1], [3], [4]])
    #expect(text(units.change(toFile: 0, keeping: [0])) == "1 b 3 d e")
    #expect(text(units.change(toFile: 0, keeping: [1, 2, 3])) == "a 2 c 4 5")
  }
}
