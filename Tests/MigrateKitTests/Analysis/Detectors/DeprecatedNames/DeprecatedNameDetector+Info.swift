@testable import MigrateKit
@testable import MigrateKitCore

extension DeprecatedNameDetector {
  /// What people should know of deprecated names.
  static let info: DetectorInfo = {
    var settings = DetectionSettings()
    settings.deprecatedNames = DeprecatedNames([
      DeprecatedName("Color.deepNavy", .color, tokens: ["color.text.primary"]),
      DeprecatedName(".warmGray800", .color, tokens: ["color.text.secondary"]),
      DeprecatedName("UIFont.brandBody", .font, tokens: ["text.body"]),
      DeprecatedName("CGFloat.cardRadius", .radius, tokens: ["radius.card"]),
    ])
    return DetectorInfo(
      id: "legacy-name", category: nil,
      summary: "A name that the mapping lists as an older one.",
      explanation: """
        The mapping's `deprecatedNames`, and the code of the system that an app moves from \
        (`movesFrom`). Only the name is found, by its whole chain of members: what is chained on it \
        stays. In these examples the mapping lists `Color.deepNavy`, `.warmGray800`, \
        `UIFont.brandBody` and `CGFloat.cardRadius`.
        """,
      settings: settings,
      examples: [
        .finds(
          "Text(title).foregroundColor(«Color.deepNavy».opacity(0.5))",
          "Text(title).foregroundStyle(«.deepNavy»)", "label.textColor = «.warmGray800»",
          "label.font = «UIFont.brandBody»", "Text(title).cornerRadius(«CGFloat.cardRadius»)"),
        .ignores("another type's member", "view.tint(Palette.deepNavy)", "ship.paint(.deepNavy)"),
        .ignores(
          "something in scope hides the type",
          "struct Row: View { enum Color { case deepNavy }; let c = Color.deepNavy }"),
      ])
  }()
}
