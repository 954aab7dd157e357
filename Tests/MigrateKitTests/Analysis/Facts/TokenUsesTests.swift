import Testing

@testable import MigrateKit
@testable import MigrateKitCore

@Suite("Uses of tokens, counted by how the mapping spells them")
struct TokenUsesTests {
  private let codes: Set<String> = [
    "Color.terracotta", "UIColor(Color.Brand.ink).cgColor", "Color.adaptiveCream(colorScheme)",
    "DesignConstants.CornerRadius.card", "Double(DesignConstants.CornerRadius.card)",
    "Color(\"Paper\")", "UIColor(named: \"Paper\")!", "Color(.snow)", "CGFloat.gutter",
    "metrics.gap", "gap", "CGFloat.Space.narrow",
  ]

  private func uses(_ source: String, path: String = "App/View.swift") -> Int {
    var settings = DetectionSettings()
    settings.tokenCodes = codes
    settings.definitions = ["Theme"]
    return FileScanner(settings: settings)
      .scan(SourceFile(path: path, bytes: Array(source.utf8))).tokenUses
  }

  struct Row: CustomTestStringConvertible {
    var source: String
    var uses: Int
    init(_ source: String, _ uses: Int) {
      self.source = source
      self.uses = uses
    }
    var testDescription: String { source }
  }

  @Test(arguments: [
    Row("text.foregroundColor(Color.terracotta)", 1),
    Row("text.foregroundColor(Color.terracotta.opacity(0.5))", 1),
    Row("text.foregroundColor(.terracotta)", 1),
    Row("layer.borderColor = UIColor(Color.Brand.ink).cgColor", 1),
    Row(
      "x.background(Color.adaptiveCream(colorScheme)).cornerRadius(DesignConstants.CornerRadius.card)",
      2),
    Row("let radius = DesignConstants.CornerRadius.card", 1),
    Row("text.background(Color(\"Paper\").opacity(0.5))", 1),
    Row("view.backgroundColor = UIColor(named: \"Paper\") ?? .white", 1),
    Row("text.background(Color( .snow ))", 1),
    Row("stack.padding(.gutter)", 1),
    Row("stack.padding(.Space.narrow)", 1), Row("stack.padding(.top, .Space.narrow)", 1),
    Row("stack.padding(.Space.wide)", 0), Row("stack.padding(Space.narrow)", 0),
    Row("stack.padding(other.Space.narrow)", 0),
    Row("var tint: Color { return .terracotta.opacity(0.5) }", 1),
    Row("var tint: UIColor? { .terracotta }", 1),
    Row(
      "func tint() -> Color { switch self { case .a: if b { return .terracotta }; return c } }", 1),
    Row("var tint: Flavor { return .terracotta }", 0),
    Row("func tint() { return .terracotta }", 0),
    Row("let tint = make { return .terracotta }", 0),
    Row("switch flavor { case .vanilla, .terracotta: scoop() }", 0),
    Row("case .vanilla: blend(a, .terracotta, isOn ? b : .terracotta)", 2),
    Row("try container.decode(String.self, forKey: .terracotta)", 0),
    Row("Row(forKey: key, tint: .terracotta)", 1),
    Row("private typealias DS = DesignConstants\nlet radius = DS.CornerRadius.card", 1),
    Row("typealias R = DesignConstants.CornerRadius\nlet radius = a(R.card, R.card)", 2),
    Row("typealias R = DesignConstants.CornerRadius\nlet radius = R.cardWidth + b.R.card", 0),
    Row("let R = DesignConstants.CornerRadius.self\nlet radius = R.card", 0),
    Row("text.padding(self.metrics.gap)", 1),
    Row("text.padding(gap)", 1),
    Row("text.padding(self.gap)", 0),
    Row("text.padding(other.self.metrics.gap)", 0),
    Row("text.background(Color(\"Papers\"))", 0),
    Row("text.background(Color(\"Paper\", bundle: .module))", 0),
    Row("text.background(Colors(\"Paper\"))", 0),
    Row("brush.terracotta", 0),
    Row("Palette.Color.terracotta", 0),
    Row("Color.terracottaLight", 0),
    Row("// Color.terracotta", 0),
    Row("\"Color.terracotta\"", 0),
    Row("enum Theme { static let accent = Color.terracotta }", 0),
    Row("import XCTest\nlet accent = Color.terracotta", 0),
  ])
  func counts(row: Row) {
    #expect(uses(row.source) == row.uses)
  }

  @Test(arguments: [
    "text.background(Color(\"Paper\"))", "text.background(Color(\"Paper\").opacity(0.5))",
    "view.backgroundColor = UIColor(named: \"Paper\")!",
  ])
  func anAssetNamedInTheMappingIsATokenUse(source: String) {
    #expect(pending(source, codes: codes) == 0)
    #expect(pending(source, codes: []) == 1)
  }

  private func pending(_ source: String, codes: Set<String>) -> Int {
    var settings = DetectionSettings()
    settings.tokenCodes = codes
    return FileScanner(settings: settings)
      .scan(SourceFile(path: "App/View.swift", bytes: Array(source.utf8))).pending.count
  }
}
