import Testing

@testable import MigrateKit
@testable import MigrateKitCore

@Suite("The shadow of a layer becomes one call")
struct LayerShadowRewritingTests {
  private static let system: DesignSystem = {
    let shadow = ShadowValue(
      color: ColorValue(light: TestSystem.sample("0000001A")), radius: 4, y: 2)
    return DesignSystem(
      name: "Test", tokens: [DesignToken(path: "card", value: .shadow(shadow))],
      codes: ["card": [.layer: TokenCode("cast(Shadow.card)")]])
  }()

  /// The source with the edits of everything that is exact.
  private func rewritten(_ source: String) -> String {
    let matched = MatchedSource(source, Self.system)
    let edits = matched.suggestions.filter { $0.status == .exact }.flatMap(\.edits)
    var bytes = matched.source.bytes
    for edit in edits.sorted(by: { $0.range.start > $1.range.start }) {
      bytes.replaceSubrange(edit.range.start..<edit.range.end, with: edit.text.utf8)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private let parts = """
    func lift() {
      card.layer.shadowColor = UIColor.black.cgColor
      card.layer.shadowOpacity = 0.1
      card.layer.shadowOffset = CGSize(width: 0, height: 2)
      card.layer.shadowRadius = 4
      show()
    }
    """

  @Test("the other assignments are removed with their lines")
  func lines() {
    let call = """
      func lift() {
        card.layer.cast(Shadow.card)
        show()
      }
      """
    #expect(rewritten(parts) == call)
    func windows(_ text: String) -> String {
      text.split(separator: "\n").joined(separator: "\r\n")
    }
    #expect(rewritten(windows(parts)) == windows(call))
  }

  @Test("its color is reported once, with the shadow")
  func color() {
    let matched = MatchedSource(parts, Self.system)
    #expect(matched.suggestions.map(\.finding.category) == [.shadow])
  }

  @Test(
    "shadows that share a line with other code, or are not a layer's, are report only",
    arguments: [
      (
        "card.layer.shadowOpacity = 0.1 // faint",
        "the parts of the shadow share their lines with other code"
      ),
      (
        "show(); card.layer.shadowOpacity = 0.1",
        "the parts of the shadow share their lines with other code"
      ),
      ("card.shadowOpacity = 0.1", "nothing shows that the shadow belongs to a layer"),
    ])
  func held(_ statement: String, _ sentence: String) throws {
    let name = statement.contains("layer") ? "card.layer" : "card"
    let source = """
      func lift() {
        \(statement)
        \(name).shadowRadius = 4
        \(name).shadowOffset = CGSize(width: 0, height: 2)
      }
      """
    let shadow = try #require(
      MatchedSource(source, Self.system).suggestions.first { $0.finding.category == .shadow })
    #expect(shadow.token == "card")
    #expect(shadow.replacement == nil)
    #expect(shadow.message(.reportOnly) == sentence)
    #expect(rewritten(source) == source)
  }

  @Test("assignments in different bodies are not one shadow")
  func bodies() {
    let source = """
      func lift() {
        card.layer.shadowRadius = 4
        if isOn {
          card.layer.shadowOpacity = 0.1
        }
      }
      """
    #expect(rewritten(source) == source)
  }
}
