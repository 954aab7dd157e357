import Testing

@testable import MigrateKit
@testable import MigrateKitCore

@Suite("Spacing in code")
struct SpacingDetectorTests {
  /// The findings of categories that not every run looks for.
  private func found(_ source: String) -> [Finding] {
    MarkedSource(source).findings(in: [.spacing])
  }

  @Test("it is only searched if the system has tokens for it, or on request")
  func off() {
    #expect(MarkedSource("VStack(spacing: 8) { Text(a).padding(8) }").findings() == [])
    var settings = DetectionSettings()
    settings.categories = [.spacing]
    let scanner = FileScanner(settings: settings)
    let bytes = Array("let view = a.padding(8)".utf8)
    #expect(scanner.scan(SourceFile(path: "V.swift", bytes: bytes)).pending.count == 1)
  }

  struct Role: CustomTestStringConvertible {
    var source: String
    var role: UsageRole
    var testDescription: String { source }
  }

  @Test(
    "padding belongs to the background that follows; spacing between views has no component",
    arguments: [
      Role(
        source: "struct Card: View { var body: some View { a.padding(«8»).background(b) } }",
        role: .card),
      Role(source: "struct Card: View { var body: some View { a.padding(«8») } }", role: .unknown),
      Role(
        source: "struct Card: View { var body: some View { VStack(spacing: «8») {} } }", role: .gap),
      Role(source: "Button(a) {}.padding(«8»).background(b)", role: .button),
      Role(source: "stackView.spacing = «8»", role: .gap),
      Role(source: "stackView.setCustomSpacing(«8», after: a)", role: .gap),
      Role(source: "layout.minimumLineSpacing = «8»", role: .gap),
      Role(source: "section.interGroupSpacing = «8»", role: .gap),
      Role(source: "a.topAnchor.constraint(equalTo: b, constant: «8»)", role: .unknown),
    ])
  func role(row: Role) {
    #expect(found(row.source).map(\.role.role) == [row.role])
  }

  @Test(
    "a constraint between opposite edges is a gap, and one between the same edges an inset",
    arguments: [
      Role(
        source: "a.leadingAnchor.constraint(equalTo: b.trailingAnchor, constant: «8»)", role: .gap),
      Role(
        source: "a.topAnchor.constraint(greaterThanOrEqualTo: b.bottomAnchor, constant: «8»)",
        role: .gap),
      Role(
        source:
          "a.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: «8»)",
        role: .inset),
      // Nothing is above the bottom of that guide.
      Role(
        source: "a.topAnchor.constraint(equalTo: topLayoutGuide.bottomAnchor, constant: «8»)",
        role: .inset),
      Role(
        source: "a.leadingAnchor.constraint(equalTo: b.centerXAnchor, constant: «8»)",
        role: .unknown),
      Role(
        source:
          "NSLayoutConstraint(item: a, attribute: .top, relatedBy: .equal, toItem: b, attribute: .bottom, multiplier: 1, constant: «8»)",
        role: .gap),
      Role(
        source:
          "NSLayoutConstraint(item: a, attribute: .top, relatedBy: .equal, toItem: b, attribute: .top, multiplier: 1, constant: «8»)",
        role: .inset),
      Role(source: "make.leading.equalTo(icon.snp.trailing).offset(«8»)", role: .gap),
      Role(source: "make.trailing.equalTo(icon.snp.leading).offset(«-8»)", role: .gap),
      Role(source: "make.bottom.lessThanOrEqualTo(icon.snp.top).inset(«8»)", role: .gap),
      Role(source: "make.top.equalTo(icon.snp.top).offset(«8»)", role: .inset),
      Role(source: "make.top.equalTo(view.safeAreaLayoutGuide).offset(«8»)", role: .inset),
      Role(source: "make.leading.trailing.equalToSuperview().inset(«8»)", role: .inset),
      Role(source: "make.top.equalToSuperview().offset(«8»)", role: .inset),
      Role(source: "make.top.equalTo(icon.snp.centerY).offset(«8»)", role: .unknown),
      Role(
        source: "make.top.equalTo(last?.snp.bottom ?? view.snp.top).offset(«8»)", role: .unknown),
      Role(source: "make.top.equalTo(lastBottom).offset(«8»)", role: .unknown),
    ])
  func constraint(row: Role) {
    #expect(found(row.source).map(\.role.role) == [row.role])
  }

  @Test("SnapKit takes any type of number, but not two in one choice")
  func anyNumber() {
    #expect(found("make.top.equalToSuperview().offset(8)").map(\.site) == [.number])
    #expect(found("make.edges.equalToSuperview().inset(8)").map(\.site) == [.number])
    #expect(
      found("make.top.equalToSuperview().offset(isWide ? 24 : 8)").map(\.site)
        == [.cgFloat, .cgFloat])
    #expect(
      found("a.topAnchor.constraint(equalTo: b.topAnchor, constant: 8)").map(\.site) == [.cgFloat])
  }

  @Test("a constant is reported with its uses; 0 and computed values are ignored")
  func dispositions() {
    let constant = found("struct V: View { let gap = 8.0; var body: some View { a.padding(gap) } }")
    #expect(constant.map(\.uses.count) == [1])
    #expect(constant.first?.context.usesAgree == true)
    #expect(constant.first?.site == .double)
    #expect(found("a.padding(0)").map(\.disposition) == [.unresolved])
    #expect(found("a.padding(width / 2)").first?.reasons.map(\.code) == [.notConstant])
    #expect(found("import SwiftUI\nlet c = Card(padding: 8)").map(\.disposition) == [.reportOnly])
  }

  @Test("a property with observers is a variable, and one with a getter is what it returns")
  func observed() {
    let observed = found(
      "class V: UIView { var gap: CGFloat = 8 { didSet { stack.spacing = gap } } }")
    #expect(observed.map(\.disposition) == [.reportOnly])
    let returned = found("class V: UIView { var gap: CGFloat { 8 }; func f() { a.spacing = gap } }")
    #expect(returned.map(\.source) == ["8"])
    #expect(returned.map(\.value) == [.number(8, of: .spacing)])
    #expect(returned.first?.reasons.map(\.code) == [.oneHop])
    // What a function makes of a number is another one.
    let computed =
      "class V: UIView { var gap: CGFloat { scaled(8) }; func f() { a.spacing = gap } }"
    #expect(found(computed) == [])
  }

  @Test(
    "a constant that is one of two numbers has several values; a modifier's arms are two places")
  func choices() {
    let constant = found("struct V: View { let cardPadding = (isBig ? 16.0 : 8.0); let c: Color }")
    #expect(constant.map(\.value) == [.number(16, of: .spacing)])
    #expect(constant.first?.reasons.map(\.code).contains(.severalValues) == true)
    #expect(found("a.padding(isBig ? 16 : 8)").map(\.value?.number) == [16, 8])
  }

  @Test("a minus sign is a direction between edges, and an overlap elsewhere")
  func negative() {
    let edges = found("a.topAnchor.constraint(equalTo: b.topAnchor, constant: -8)")
    #expect(edges.map(\.value) == [.number(-8, of: .spacing)])
    #expect(edges.map(\.context.countsBothWays) == [true])
    #expect(found("a.padding(-8)").map(\.context.countsBothWays) == [false])
  }
}
