import Testing

@testable import MigrateKit
@testable import MigrateKitCore

/// A review shows a color as it would be drawn, and a contrast only where it is known.
@Suite struct ReviewedLookTests {
  private func report(_ lines: String) throws -> (report: RunReport, tokens: TokenLists) {
    let project = try SmallProject()
    try project.folder.write(
      "App/Card.swift",
      "import SwiftUI\n\nstruct Pale: View {\n  var body: some View {\n\(lines)\n  }\n}\n")
    var request = MigrationRun.Request(paths: ["App"], workingDirectory: project.folder.path)
    request.keepsExcerpts = true
    let outcome = try MigrationRun.run(request)
    var report = outcome.report
    report.suggestions.removeAll { $0.finding.file != "App/Card.swift" }
    return (report, outcome.tokens)
  }

  private let brand = "Color(red: 8 / 255, green: 145 / 255, blue: 178 / 255)"

  /// Every change of the terminal review, one screen after the other.
  private func screens(_ lines: String, depth: ColorDepth = .none) throws -> [String] {
    let (report, tokens) = try report(lines)
    var review = Review(report, tokens: tokens)
    _ = review.press(.character("f"))
    while review.view.standing != nil { _ = review.press(.character("f")) }
    for _ in 0..<review.count { _ = review.press(.left) }
    return (0..<review.count).map { _ in
      defer { _ = review.press(.right) }
      return review.screen(width: 120, height: 40, depth: depth).joined(separator: "\n")
    }
  }

  @Test func aKeptOpacityIsInTheNewColor() throws {
    let screen = try #require(
      try screens("    Text(\"a\").foregroundColor(\(brand).opacity(0.5))").first)
    #expect(screen.contains("Color.brand.opacity(0.5)"))
    let light = screen.split(separator: "\n").first { $0.hasPrefix(" light") } ?? ""
    #expect(light.split(separator: "→").count == 2)
    #expect(light.components("50%") == 2, "\(light)")
    #expect(light.contains("no difference"))
  }

  @Test func theOpacityIsInTheSwatches() throws {
    let lines = "    Text(\"a\").foregroundColor(\(brand).opacity(0.5))"
    let screen = try #require(try screens(lines, depth: .full).first)
    // Half of #0891B2 on white, before and after.
    let faded = "48;2;132;200;217"
    #expect(screen.components(faded) >= 2, "\(screen)")
    #expect(!screen.contains("38;2;8;145;178"))
  }

  @Test func aComputedOpacityIsStated() throws {
    let screen = try #require(
      try screens("    Text(\"a\").foregroundColor(\(brand).opacity(isOn ? 0.1 : 0.2))").first)
    #expect(screen.contains("without the computed opacity"))
  }

  static let backgrounds: [(name: String, code: String, backdrop: String?, isUnknown: Bool)] = [
    ("opaque", ".background(Color(red: 1, green: 1, blue: 1))", "#FFFFFF", false),
    (
      "translucent over opaque",
      ".background(Color(red: 1, green: 0, blue: 0).opacity(0.5))"
        + ".background(Color(red: 1, green: 1, blue: 1))", "#FF8080", false
    ),
    (
      "mostly opaque over what is not shown",
      ".background(Color(red: 1, green: 0, blue: 0).opacity(0.6))", nil, true
    ),
    (
      "mostly transparent over what is not shown",
      ".background(Color(red: 1, green: 0, blue: 0).opacity(0.2))", nil, true
    ),
    (
      "of an opacity that is computed",
      ".background(Color(red: 1, green: 0, blue: 0).opacity(isOn ? 0.5 : 1))", nil, true
    ),
    ("none", "", nil, false),
  ]

  @Test(arguments: backgrounds) func aContrastIsShownWhereItIsKnown(
    name: String, code: String, backdrop: String?, isUnknown: Bool
  ) throws {
    let lines = "    Text(\"a\").foregroundColor(\(brand))\(code)"
    let (report, tokens) = try report(lines)
    let text = try #require(report.suggestions.first { $0.finding.role.role == .text })
    #expect(text.backdrop?.before.light.rgba8.shortHex == backdrop, "\(name)")
    #expect(text.hasUnknownBackdrop == isUnknown, "\(name)")
    let screen = try #require(try screens(lines).first { $0.contains("text: argument") })
    #expect(screen.contains("contrast not known") == isUnknown, "\(name)")
    #expect(screen.contains(/contrast [0-9]/) == (backdrop != nil), "\(name)")
    let data = try JSONParser.parse(ReviewPageData(report, tokens: tokens).json()).0
    let isUnknownOnPage = try PageChanges(data).all.contains {
      $0["hasUnknownBackdrop"]?.number == 1
    }
    #expect(isUnknownOnPage == isUnknown, "\(name)")
  }
}

extension StringProtocol {
  /// How often `part` occurs.
  fileprivate func components(_ part: String) -> Int {
    var (count, rest) = (0, self[...])
    while let found = rest.firstRange(of: part) {
      count += 1
      rest = rest[found.upperBound...]
    }
    return count
  }
}
