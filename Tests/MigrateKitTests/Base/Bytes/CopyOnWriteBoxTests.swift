import Testing

@testable import MigrateKitCore

@Suite("Values stored out of line")
struct CopyOnWriteBoxTests {
  private struct Holder: Hashable {
    @CopyOnWriteBox var words: [String]
  }

  @Test("changing a copy does not affect the other")
  func copies() {
    let first = Holder(words: ["a"])
    var second = first
    #expect(second == first)
    second.words.append("b")
    #expect(first.words == ["a"])
    #expect(second.words == ["a", "b"])
    #expect(second != first)
  }

  @Test("equal values are one in a set")
  func equality() {
    #expect(Set([Holder(words: ["a"]), Holder(words: ["a"]), Holder(words: [])]).count == 2)
  }
}
