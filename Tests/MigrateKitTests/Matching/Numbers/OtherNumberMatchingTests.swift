import Testing

@testable import MigrateKit
@testable import MigrateKitCore

@Suite("Durations, opacities, borders and touch targets")
struct OtherNumberMatchingTests {
  struct Row: CustomTestStringConvertible {
    var value: Double
    var category: TokenCategory
    var status: Status
    var testDescription: String { "\(category) \(value)" }
  }

  private let system = TestSystem.designSystem(
    TestSystem.number("quick", 0.2, of: .duration), TestSystem.number("slow", 0.5, of: .duration),
    TestSystem.number("faint", 0.4, of: .opacity), TestSystem.number("line", 1, of: .borderWidth),
    TestSystem.number("lines", 4, of: .lineSpacing),
    TestSystem.number("tap", 44, of: .touchTarget), TestSystem.number("body", 17, of: .fontSize),
    TestSystem.number("icon", 20, of: .fontSize, roles: [.icon]))

  @Test(
    "each is near within an imperceptible difference",
    arguments: [
      Row(value: 0.2, category: .duration, status: .exact),
      Row(value: 0.21, category: .duration, status: .near),
      Row(value: 0.25, category: .duration, status: .review),
      Row(value: 0.3, category: .duration, status: .gap),
      Row(value: 0.4, category: .opacity, status: .exact),
      Row(value: 0.401, category: .opacity, status: .near),
      Row(value: 0.44, category: .opacity, status: .review),
      Row(value: 0.5, category: .opacity, status: .gap),
      Row(value: 1, category: .borderWidth, status: .exact),
      Row(value: 1.1, category: .borderWidth, status: .near),
      Row(value: 1.5, category: .borderWidth, status: .review),
      Row(value: 2, category: .borderWidth, status: .gap),
      Row(value: 4, category: .lineSpacing, status: .exact),
      Row(value: 32, category: .touchTarget, status: .review),
      Row(value: 17, category: .fontSize, status: .exact),
      Row(value: 18, category: .fontSize, status: .review),
      Row(value: 20, category: .fontSize, status: .gap),
    ])
  func statuses(row: Row) {
    #expect(system.answer(.number(row.value, of: row.category)).status == row.status)
  }

  @Test("differences are reported in the unit of the value")
  func units() {
    #expect(system.answer(.number(0.25, of: .duration)).distance?.unit == .seconds)
    #expect(system.answer(.number(0.44, of: .opacity)).distance?.unit == .share)
  }

  @Test(
    "the border of a view is that of the views of its kind, as its radius is",
    arguments: [
      ("passwordTextField.layer.borderWidth = 1", "field"),
      ("avatarView.layer.borderWidth = 1", "line"), ("layer.borderWidth = 1", "line"),
      ("let f = TextField(a, text: $a).overlay(Capsule().stroke(ink, lineWidth: 1))", "field"),
      ("let f = Text(a).overlay(Capsule().stroke(ink, lineWidth: 1))", "line"),
    ])
  func borderOfAPart(code: String, token: String) {
    let system = TestSystem.designSystem(
      TestSystem.number("line", 1, of: .borderWidth),
      TestSystem.number("field", 1, of: .borderWidth, roles: [.input]))
    let found = MatchedSource("import UIKit\nimport SwiftUI\n\(code)", system).suggestions
      .first { $0.finding.category == .borderWidth }
    #expect(found?.token == token)
  }

  @Test("a frame is a tap target if its sides are equal or only one is set")
  func sidesOfTapTargets() {
    func answer(_ frame: String) -> Suggestion? {
      MatchedSource("Button(action: a) { Photo().frame(\(frame)) }", system).answer(to: "44")
    }
    #expect(answer("width: 44, height: 44")?.token == "tap")
    #expect(answer("minHeight: 44")?.token == "tap")
    #expect(answer("width: 44, height: 56") == nil)
  }

  @Test("too small tap targets are reported and never changed")
  func touchTarget() {
    let small = Finding.number(32, of: .touchTarget).with { $0.disposition = .reportOnly }
    let answer = system.answer(small)
    #expect(answer.token == "tap")
    #expect(answer.replacement == nil)
    #expect(
      answer.message(.visibleChange)
        == "tap is 44, not 32; a change of up to 0.5 pt would be applied")
  }
}
