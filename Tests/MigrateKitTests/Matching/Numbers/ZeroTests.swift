import Testing

@testable import MigrateKit
@testable import MigrateKitCore

/// `0` is nothing to migrate, unless a token is just 0; then it is a value like any other.
@Suite struct ZeroTests {
  private let system = TestSystem.designSystem(TestSystem.radius("none", 0))

  private func statuses(_ code: String) -> [Status] {
    MatchedSource(code, system).suggestions.map(\.status)
  }

  @Test func aTokenOfZeroReplacesZero() {
    #expect(statuses("Text(a).cornerRadius(0)") == [.exact])
  }

  /// It hides a view, or shows it.
  @Test func aTokenOfZeroReplacesNoOpacity() {
    let system = TestSystem.designSystem(
      TestSystem.number("none", 0, of: .opacity), TestSystem.number("dimmed", 0.5, of: .opacity))
    func statuses(_ code: String) -> [Status] {
      MatchedSource(code, system).suggestions.map(\.status)
    }
    #expect(statuses("Text(a).opacity(0)") == [.unresolved])
    #expect(statuses("Text(a).opacity(0.5)") == [.exact])
  }

  @Test func aCommentSuppressesIt() {
    #expect(statuses("Text(a).cornerRadius(0)  // dsmigrate:ignore") == [.suppressed])
  }

  @Test func generatedCodeKeepsIt() {
    #expect(statuses("// Do not edit.\nText(a).cornerRadius(0)") == [.unresolved])
  }

  /// A token without code for the site has nothing to say of a zero.
  @Test func aTokenOfZeroWithoutCodeIsIgnored() {
    var system = system
    system.codes = [:]
    let matched = MatchedSource("Text(a).cornerRadius(0)", system)
    #expect(matched.suggestions.map(\.status) == [.unresolved])
  }

  /// A separator that happens to be clear is not what a clear color means.
  @Test(arguments: [("separator", Status.unresolved), ("clear", .exact)])
  func aClearColorIsATokenOnlyWhereItsNameSaysSo(name: String, status: Status) {
    let system = TestSystem.designSystem(
      TestSystem.color("color.\(name)", "#00000000", roles: [.background]))
    let matched = MatchedSource("Text(a).background(Color.clear)", system)
    #expect(matched.suggestions.map(\.status) == [status])
  }

  /// Only the opacity of a mask counts; the same color behind a text is a color.
  @Test(arguments: [("mask", Status.unresolved), ("background", .exact)])
  func theColorOfAMaskIsNone(modifier: String, status: Status) {
    let system = TestSystem.designSystem(
      TestSystem.color("color.coal", "#000000", roles: [.background]))
    let matched = MatchedSource("Text(a).\(modifier)(Color.black)", system)
    #expect(matched.suggestions.map(\.status) == [status])
  }

  @Test func withoutSuchATokenZeroIsIgnored() {
    let matched = MatchedSource(
      "Text(a).cornerRadius(0)", TestSystem.designSystem(TestSystem.radius("small", 4)))
    #expect(matched.suggestions.map(\.status) == [.unresolved])
  }
}
