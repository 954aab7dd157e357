import Testing

@testable import MigrateKit
@testable import MigrateKitCore

/// Numbers that a getter returns: found where its uses or its name say what they are.
@Suite struct NumberGetterTests {
  private static let mapping = """
    { "name": "Test", "tokens": ["test.tokens.json"],
      "code": { "radius": { "CGFloat": "Radius.{name}" }, "spacing": { "CGFloat": "Gap.{name}" } } }
    """

  private static let tokens = """
    { "radius": { "$type": "dimension", "medium": { "$value": "12px" }, "large": { "$value": "16px" } },
      "spacing": { "$type": "dimension", "small": { "$value": "8px" } } }
    """

  private static let theme = """
    import SwiftUI
    enum Radius { static let medium: CGFloat = 12; static let large: CGFloat = 16 }
    enum Gap { static let small: CGFloat = 8 }
    """

  private func suggestions(_ code: String) throws -> [Suggestion] {
    let project = try MappedProject(
      mapping: Self.mapping, tokens: Self.tokens,
      files: ["Theme.swift": Self.theme, "View.swift": "import SwiftUI\n" + code])
    return try project.suggestions(in: "View.swift")
  }

  private func inView(_ members: String) throws -> [Suggestion] {
    try suggestions("struct V: View { let isWide = true; \(members) }")
  }

  @Test func theGetterOfAViewThatIsUsedAsARadiusIsReplaced() throws {
    let found = try inView(
      """
      private var corner: CGFloat { if isWide { return 16 }; return 12 }
      var body: some View { Rectangle().cornerRadius(corner) }
      """)
    #expect(found.map(\.replacement) == ["Radius.large", "Radius.medium"])
    #expect(found.allSatisfy { $0.status == .exact && $0.finding.uses.count == 1 })
  }

  @Test func aSwitchIsFoundCaseByCase() throws {
    let found = try suggestions(
      """
      enum Size {
        case small, large
        var corner: CGFloat {
          switch self {
          case .small: return 12
          case .large: return 16
          }
        }
      }
      struct V: View {
        let size: Size
        var body: some View { Rectangle().cornerRadius(size.corner) }
      }
      """)
    #expect(found.map(\.finding.source) == ["12", "16"])
    #expect(found.map(\.token) == ["radius.medium", "radius.large"])
    // Code anywhere may ask a size for it.
    #expect(found.map(\.heldBy) == [[.oneHop], [.oneHop]])
    #expect(found.allSatisfy { $0.finding.uses.count == 1 })
  }

  /// Of two getters of one name a value has that of the type that it is called as.
  @Test func aGetterOfAnotherTypeIsNotMeant() throws {
    let found = try suggestions(
      """
      enum CornerRadius { case m; var points: CGFloat { 12 } }
      enum Picture { case m; var points: CGFloat { 16 } }
      extension RoundedRectangle {
        init(_ cornerRadius: CornerRadius) { self.init(cornerRadius: cornerRadius.points) }
      }
      """)
    #expect(found.map(\.finding.source) == ["12"])
  }

  @Test func aChoiceOfRadiiIsOneFindingAndAChoiceOfSpacingIsTwo() throws {
    let radius = try inView(
      """
      private var cornerRadius: CGFloat { isWide ? 16 : 12 }
      var body: some View { Rectangle().cornerRadius(cornerRadius) }
      """)
    #expect(radius.map(\.finding.source) == ["isWide ? 16 : 12"])
    #expect(radius.map(\.heldBy) == [[.severalValues]])
    let spacing = try inView(
      """
      private var gap: CGFloat { isWide ? 8 : width }
      var body: some View { Rectangle().padding(gap) }
      """)
    #expect(spacing.map(\.replacement) == ["Gap.small"])
  }

  @Test func aGetterWithOtherUsesIsHeld() throws {
    let found = try inView(
      """
      private var side: CGFloat { 12 }
      var body: some View { Rectangle().cornerRadius(side).frame(width: side) }
      """)
    #expect(found.map(\.heldBy) == [[.oneHop]])
  }

  @Test(
    arguments: [
      // Nothing says that it is a radius or a spacing.
      "var count: Int { 12 }; var body: some View { Text(count) }",
      // A condition, an operand, an argument.
      "private var corner: CGFloat { count > 12 ? width : height }; var body: some View { Rectangle().cornerRadius(corner) }",
      "private var corner: CGFloat { width - 12 }; var body: some View { Rectangle().cornerRadius(corner) }",
      "private var corner: CGFloat { max(12, width) }; var body: some View { Rectangle().cornerRadius(corner) }",
      // A closure's own result.
      "private var corner: CGFloat { sizes.map { 12 }.last ?? width }; var body: some View { Rectangle().cornerRadius(corner) }",
      // A member of another type.
      "var body: some View { Rectangle().cornerRadius(Other.corner) } }; struct O { var corner: CGFloat { 12 }",
    ])
  func valuesNotReturnedAsARadiusAreNotFindings(members: String) throws {
    let found = try inView(members).filter { $0.status == .exact || $0.status == .near }
    #expect(found.isEmpty)
  }

  @Test func theGetterOfTheDesignSystemIsADefinition() throws {
    let found = try suggestions(
      "extension CGFloat { static var cornerRadius: CGFloat { 12 } }")
    #expect(found.map(\.status) == [.definition])
  }
}
