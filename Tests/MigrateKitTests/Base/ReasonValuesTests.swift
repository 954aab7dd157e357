import Testing

@testable import MigrateKitCore

@Suite struct ReasonValuesTests {
  @Test func figuresAreInOrderOfTheirNames() {
    var values: Reason.Values = ["token": .text("a"), "before": .number(1)]
    values["other"] = .number(2)
    #expect(values.map(\.name) == ["before", "other", "token"])
    #expect(values["other"] == .number(2))
    #expect(values["after"] == nil)
  }

  @Test func aNameHasOneFigure() {
    var values: Reason.Values = ["before": .number(1)]
    values["before"] = .number(2)
    #expect(values == ["before": .number(2)])
    values["before"] = nil
    values["after"] = nil
    #expect(values == [:])
  }
}
