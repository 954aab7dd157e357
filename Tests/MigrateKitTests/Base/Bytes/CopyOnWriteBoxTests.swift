import Testing

@testable import MigrateKit

@Suite("Values kept apart from what holds them")
struct CopyOnWriteBoxTests {
  private struct Holder: Hashable {
    @CopyOnWriteBox var words: [String]
  }

  @Test("a copy that is changed leaves the other as it was")
  func copies() {
    let first = Holder(words: ["a"])
    var second = first
    #expect(second == first)
    second.words.append("b")
    #expect(first.words == ["a"])
    #expect(second.words == ["a", "b"])
    #expect(second != first)
  }

  @Test("values that are equal are one in a set, wherever they are kept")
  func equality() {
    #expect(Set([Holder(words: ["a"]), Holder(words: ["a"]), Holder(words: [])]).count == 2)
  }
}
