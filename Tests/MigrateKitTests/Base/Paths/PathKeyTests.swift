import Testing

@testable import MigrateKitCore

/// Paths as keys: equal where their bytes are.
@Suite struct PathKeyTests {
  private static let composed = "Caf\u{E9}.swift"
  private static let decomposed = "Cafe\u{301}.swift"

  @Test func canonicallyEquivalentNamesAreTwoKeys() {
    #expect(Self.composed == Self.decomposed)
    #expect(PathKey(Self.composed) != PathKey(Self.decomposed))
    #expect(Set([PathKey(Self.composed), PathKey(Self.decomposed)]).count == 2)
    #expect([Self.composed, Self.decomposed, Self.composed].uniquedPaths().count == 2)
    #expect(![Self.composed].contains(path: Self.decomposed))
  }

  @Test func theSameBytesAreOneKey() {
    let copy = String(decoding: Array(Self.composed.utf8), as: UTF8.self)
    #expect(PathKey(copy) == PathKey(Self.composed))
    #expect(PathKey(copy).hashValue == PathKey(Self.composed).hashValue)
    #expect(PathKey("") == PathKey(""))
  }

  @Test func theOrderIsThatOfTheBytes() {
    let names = ["b", "a", "\u{E9}", "e\u{301}", "Z", ""]
    let sorted = names.map { PathKey($0) }.sorted()
    #expect(sorted == ["", "Z", "a", "b", "e\u{301}", "\u{E9}"])
    #expect(!(PathKey("a") < PathKey("a")))
  }

  @Test func aCombiningMarkAfterASlashBelongsToTheName() {
    #expect("a/\u{301}b/c".split(at: "/").map(String.init) == ["a", "\u{301}b", "c"])
  }
}
