import Testing

@testable import MigrateKit
@testable import MigrateKitCore

@Suite("Shadows in code")
struct ShadowDetectorTests {
  private func found(_ source: String) -> [Finding] { MarkedSource(source).findings(in: [.shadow]) }

  private func black(_ alpha: Double) -> ColorValue {
    ColorValue(light: ColorSample(red: 0, green: 0, blue: 0, alpha: alpha))
  }

  @Test("color, radius and offset are one value; omitted parts have SwiftUI's defaults")
  func modifier() {
    let full = found("a.shadow(color: .black.opacity(0.1), radius: 4, x: 1, y: 2)")
    #expect(full.map(\.value) == [.shadow(ShadowValue(color: black(0.1), radius: 4, x: 1, y: 2))])
    #expect(full.first?.source == "shadow(color: .black.opacity(0.1), radius: 4, x: 1, y: 2)")
    #expect(full.first?.site == .viewModifier)
    let bare = found("a.shadow(radius: 4)")
    #expect(
      bare.map(\.value) == [.shadow(ShadowValue(color: ShadowValue.standardColor, radius: 4))])
  }

  @Test("computed shadows and shadows without effect are ignored")
  func closed() {
    #expect(
      found("a.shadow(radius: isRaised ? 8 : 4)").first?.reasons.map(\.code) == [.notConstant])
    #expect(found("a.shadow(color: .black, radius: 0)").first?.reasons.map(\.code) == [.zero])
  }

  @Test("the assignments to one layer are one shadow, with the places of all parts")
  func layer() {
    let shadow = found(
      """
      func setUp() {
        card.layer.shadowColor = UIColor.black.cgColor
        card.layer.shadowOpacity = 0.2
        card.layer.shadowRadius = 6
        card.layer.shadowOffset = CGSize(width: 0, height: 3)
        badge.layer.shadowOpacity = 0.1
      }
      """)
    #expect(
      shadow.map(\.value) == [
        .shadow(ShadowValue(color: black(0.2), radius: 6, y: 3)),
        .shadow(ShadowValue(color: black(0.1), radius: 3, y: -3)),
      ])
    #expect(shadow.map(\.source) == ["6", "0.1"])
    #expect(shadow.first?.uses.map(\.position.line) == [2, 3, 5])
    #expect(shadow.map(\.disposition) == [.open, .open])
    #expect(shadow.map(\.site) == [.layer, .layer])
  }

  @Test("a shadow has the role of its view")
  func role() {
    #expect(found("Button(a) {}.shadow(radius: 4)").map(\.role.role) == [.button])
  }
}
