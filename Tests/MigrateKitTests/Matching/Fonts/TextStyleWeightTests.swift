import Testing

@testable import MigrateKit
@testable import MigrateKitCore

/// A text style has another weight on some platforms: a weight that is stated is the same font on iOS only.
@Suite struct TextStyleWeightTests {
  private static let mapping = """
    { "name": "Test", "tokens": ["test.tokens.json"], "roles": { "font.**": ["text"] },
      "code": { "font": { "Font": "Typography.{name}" } } }
    """

  /// A token file with the title in a size.
  private static func tokens(size: Int) -> String {
    """
    { "font": { "title": { "$type": "typography",
        "$value": { "fontSize": "\(size)px", "fontWeight": 600 },
        "$extensions": { "dsmigrate": { "textStyle": "headline" } } } } }
    """
  }

  /// The suggestion for a heading in the font `old` in an app whose title is `title`.
  private func suggestion(
    for old: String, title: String, platforms: String
  ) throws -> Suggestion? {
    try suggestion(in: "Text(\"Leaf\").font(\(old))", title: title, platforms: platforms)
  }

  /// The last suggestion in a view.
  private func suggestion(
    in body: String, title: String, platforms: String = ".macOS(.v14), .iOS(.v17)", size: Int = 17
  ) throws -> Suggestion? {
    let project = try MappedProject(
      mapping: Self.mapping, tokens: Self.tokens(size: size),
      files: [
        "Package.swift": """
        // swift-tools-version: 5.9
        import PackageDescription
        let package = Package(
          name: "Garden", platforms: [\(platforms)], targets: [.target(name: "Garden")])
        """,
        "Sources/Garden/Typography.swift":
          "import SwiftUI\nenum Typography { static let title: Font = \(title) }\n",
        "Sources/Garden/Leaf.swift": """
        import SwiftUI
        struct Leaf: View {
          var body: some View {
            \(body)
          }
        }
        """,
      ])
    return try project.suggestions(in: "Sources/Garden/Leaf.swift").last
  }

  @Test(arguments: [
    (".headline", ".headline.weight(.semibold)", "bold", "semibold"),
    (".headline.weight(.semibold)", ".headline", "semibold", "bold"),
  ])
  func aStatedWeightIsNoStyleOfTheMac(old: String, title: String, ours: String, theirs: String)
    throws
  {
    let mac = try suggestion(for: old, title: title, platforms: ".macOS(.v14)")
    #expect(mac?.heldBy == [.weightDiffers])
    #expect(
      mac?.reasons.map(\.message).contains(
        "macOS draws 'Typography.title' \(theirs) and this font \(ours); only a font of the same weight is applied"
      )
        == true)
    let phone = try suggestion(for: old, title: title, platforms: ".iOS(.v17)")
    #expect(phone?.replacement == "Typography.title")
    #expect(phone?.heldBy == [])
  }

  @Test(arguments: [".headline", ".headline.weight(.semibold)"])
  func theSameFontIsTheSameOnEachPlatform(font: String) throws {
    let mac = try suggestion(for: font, title: font, platforms: ".macOS(.v14), .iOS(.v17)")
    #expect(mac?.replacement == "Typography.title")
    #expect(mac?.heldBy == [])
  }

  /// A token file may state the size of iOS or that of the app's only platform; any other is another font.
  @Test(arguments: [
    (BuildPlatform.macOS, 17.0, 17.0), (.macOS, 13, 13), (.macOS, 15, 17), (.iOS, 13, 17),
  ])
  func theSizeOfTheOnlyPlatformIsThatOfTheStyle(
    platform: BuildPlatform, inFile: Double, stated: Double
  ) throws {
    let style = FontValue(size: 17, weight: .semibold, textStyle: "headline")
    var token = style
    token.size = inFile
    let found = StyleValue.font(style).stated(like: .font(token), on: platform)
    guard case .font(let font) = found else { return #expect(Bool(false)) }
    #expect(font.size == stated)
  }

  @Test(arguments: [17, 13])
  func aFontOfTheMacIsReplacedWhicheverSizeTheFileStates(size: Int) throws {
    let found = try suggestion(
      in: "Text(a).font(.headline)", title: ".headline", platforms: ".macOS(.v14)", size: size)
    #expect(found?.replacement == "Typography.title")
    #expect(found?.heldBy == [])
  }

  /// The weight alone counts, whatever else the line adds; no weight is that of the style.
  @Test func otherPartsOfAFontDoNotMatter() throws {
    let digits = try suggestion(
      in: "Text(a).font(.headline.monospacedDigit())", title: ".headline.weight(.semibold)")
    #expect(digits?.heldBy == [.weightDiffers])
    let none = try suggestion(
      in: "Text(a).font(.headline)", title: ".system(.headline, weight: nil)")
    #expect(none?.heldBy == [])
  }

  /// A weight beside the font stays, and so does what the Mac does not compile.
  @Test(arguments: [
    "Text(a).font(.headline).fontWeight(.semibold)",
    """
    #if os(macOS)
    Text(a)
    #else
    Text(a).font(.headline.weight(.semibold))
    #endif
    """,
  ])
  func whatStaysTheSameIsApplied(body: String) throws {
    let found = try suggestion(in: body, title: ".headline")
    #expect(found?.replacement == "Typography.title")
    #expect(found?.heldBy == [])
  }

  /// The sizes of the Mac's and the TV's text styles, in an app for these alone.
  @Test(arguments: [
    (".macOS(.v14)", ".headline", 13.0), (".tvOS(.v17)", ".headline", 38),
    (".iOS(.v17)", ".headline", 17), (".macOS(.v14), .iOS(.v17)", ".headline", 17),
  ])
  func aTextStyleHasTheSizeOfItsPlatform(platforms: String, title: String, size: Double) throws {
    let found = try suggestion(
      in: "Text(\"Leaf\").font(.system(size: \(Int(size)), weight: .semibold))", title: title,
      platforms: platforms)
    #expect(found?.distance == Distance(0, .pt))
    #expect(found?.heldBy.contains(.startsScaling) == true)
  }

  @Test(arguments: [".macOS(.v14)", ".tvOS(.v17)", ".iOS(.v17)"])
  func theSameStyleIsTheSameFontWhereverItIsDrawn(platforms: String) throws {
    let found = try suggestion(for: ".headline", title: ".headline", platforms: platforms)
    #expect(found?.replacement == "Typography.title")
    #expect(found?.heldBy == [])
  }

  /// A size that code states is the same everywhere.
  @Test func aSizeThatIsStatedIsNoStyle() throws {
    let found = try suggestion(
      for: ".system(size: 14, weight: .semibold)", title: ".headline", platforms: ".macOS(.v14)")
    #expect(found?.distance == Distance(1, .pt))
  }
}
