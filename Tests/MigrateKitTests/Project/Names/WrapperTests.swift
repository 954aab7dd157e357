import Testing

@testable import MigrateKit
@testable import MigrateKitCore

/// Extensions of a generic type for the types of styles: `UIColor.kit.ink`.
@Suite struct WrapperTests {
  private static let kit = """
    import UIKit
    public struct Kit<Base> { public let base: Base }
    public protocol KitCompatible {
      associatedtype Compatible
      static var kit: Kit<Compatible>.Type { get }
    }
    extension KitCompatible {
      public static var kit: Kit<Self>.Type { Kit<Self>.self }
    }

    """

  private static let colors = """
    extension Kit where Base == UIColor {
      static var ink: UIColor { UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1) }
      static var rule: UIColor { UIColor(white: 0.8, alpha: 1) }
    }

    """

  private func fixture(_ code: String, view: String = "") -> ThemeFixture {
    ThemeFixture(files: [
      ("Theme.swift", Self.kit + code), ("View.swift", "import UIKit\n" + view),
    ])
  }

  @Test func theExtensionsForAStyleHoldTokens() {
    let code =
      "extension UIColor: KitCompatible {}\nextension CGFloat: KitCompatible {}\n" + Self.colors
        + """
        extension Kit where Base == CGFloat { static let cornerRadius: CGFloat = 8 }
        extension Kit where Base == UIView { static let gap: CGFloat = 4 }
        """
    let fixture = fixture(
      code,
      view:
        "func a(v: UIView) { v.backgroundColor = UIColor.kit.ink; v.tintColor = .kit.rule }")
    #expect(
      fixture.tokens == [
        "color.ink = #336699 as UIColor.kit.ink",
        "color.rule = #CCCCCC as UIColor.kit.rule",
        "radius.cornerRadius = 8 as CGFloat.kit.cornerRadius",
      ])
    let names = fixture.survey.useNames
    let uses = TokenUseReading(
      SourceFile(path: "View.swift", bytes: Array(fixture.files[1].code.utf8)), names: names
    ).uses.map(\.token)
    #expect(uses == ["color.ink", "color.rule"])
  }

  /// Extensions in one file are of one module, and their private members are those of all.
  @Test func severalExtensionsInAFileHoldTokens() {
    let code =
      "extension UIColor: KitCompatible {}\n" + Self.colors
        + """
        extension Kit where Base == UIColor { static var page: UIColor { made(#function) } }
        extension Kit where Base == UIColor {
          private static func made(_ name: String) -> UIColor {
            name == "page" ? UIColor(white: 1, alpha: 1) : UIColor(white: 0, alpha: 1)
          }
        }
        """
    #expect(
      fixture(code).tokens == [
        "color.ink = #336699 as UIColor.kit.ink", "color.rule = #CCCCCC as UIColor.kit.rule",
        "color.page = #FFFFFF as UIColor.kit.page",
      ])
    let files = [
      ("Theme.swift", Self.kit + "extension UIColor: KitCompatible {}\n" + Self.colors),
      ("More.swift", "import UIKit\n" + Self.colors.replacing("rule", with: "page")),
    ]
    #expect(ThemeFixture(files: files).tokens.filter { $0.contains(".kit.") } == [])
  }

  /// An instance's member is none of the type's.
  @Test(arguments: [
    "extension Kit where Base == UIColor { var ink: UIColor { UIColor(white: 0.2, alpha: 1) } }",
    "extension Kit where Base == UIFont { static var ink: UIColor { UIColor(white: 0.2, alpha: 1) } }",
  ]) func otherExtensionsHoldNone(code: String) {
    let tokens = fixture("extension UIColor: KitCompatible {}\n" + code).tokens
    #expect(tokens.filter { $0.contains(".kit.") } == [])
  }

  /// Without the property, or without the conformance, no code names them so.
  @Test func extensionsThatNoPropertyReachesHoldNone() {
    #expect(fixture(Self.colors).tokens.filter { $0.contains("UIColor.kit") } == [])
  }

  @Test func theCheckFindsThem() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "Theme.swift", Self.kit + "extension UIColor: KitCompatible {}\n" + Self.colors)
    try folder.write(
      "View.swift",
      "import UIKit\nfunc a(v: UIView) { v.backgroundColor = UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1) }\n"
    )
    for name in ["One", "Two", "Three"] {
      try folder.write(
        "\(name).swift",
        "import UIKit\nfunc \(name)(v: UIView) { v.backgroundColor = UIColor.kit.ink }\n")
    }
    #expect(try BuiltTool.run(["init"], in: folder).status == 0)
    let patch = try BuiltTool.run(["patch"], in: folder)
    #expect(patch.text.contains("+func a(v: UIView) { v.backgroundColor = UIColor.kit.ink }"))
    #expect(!patch.text.contains("Theme.swift"))
  }
}
