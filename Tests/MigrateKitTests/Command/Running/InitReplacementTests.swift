import Testing

@testable import MigrateKit
@testable import MigrateKitCore

/// What `init` reads, and what a scan then proposes with it.
@Suite struct InitReplacementTests {
  private func project(_ files: [String: String]) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for (path, text) in files { try folder.write("App/\(path)", text) }
    try folder.commitAll()
    #expect(try BuiltTool.run(["init"], in: folder, at: "App").status == 0)
    return folder
  }

  /// The alias is declared in another file than what extends it.
  @Test func stepsOfAnAliasReplaceDistances() throws {
    let folder = try project([
      "Grid.swift": "import SwiftUI\ntypealias Grid = CGFloat\n",
      "Steps.swift": "import SwiftUI\nextension Grid { static let medium: Self = 24 }\n",
      "Used.swift":
        "import SwiftUI\nstruct Used: View { var body: some View { Text(a).padding(.medium) } }\n",
      "Card.swift": """
      import SwiftUI
      struct Card: View {
        var body: some View {
          Text(title).padding(24)
            .frame(width: 24)
        }
      }

      """,
    ])
    let patch = try BuiltTool.run(["patch"], in: folder, at: "App")
    #expect(patch.text.contains("+    Text(title).padding(CGFloat.medium)"))
    #expect(!patch.text.contains("+      .frame"))
  }

  private static func colorSet(_ value: String) -> String {
    """
    { "info": { "author": "xcode", "version": 1 }, "colors": [ { "idiom": "universal", "color": {
      "color-space": "srgb",
      "components": { "red": "\(value)", "green": "\(value)", "blue": "\(value)", "alpha": "1.000" } } } ] }
    """
  }

  /// The constant of an asset is the asset, whatever its name says; another asset of the same value is not.
  @Test func anAssetBecomesItsConstantInAnyRole() throws {
    let folder = try project([
      "Assets.xcassets/CardBackground.colorset/Contents.json": Self.colorSet("0.300"),
      "Assets.xcassets/Slate.colorset/Contents.json": Self.colorSet("0.300"),
      "Theme.swift":
        "import SwiftUI\nextension Color { static let cardBackground = Color(\"CardBackground\") }\n",
      "Card.swift": """
      import SwiftUI
      struct Card: View {
        var body: some View {
          Text(title).foregroundStyle(Color("CardBackground"))
          Text(detail).foregroundStyle(Color("Slate"))
        }
      }

      """,
    ])
    let patch = try BuiltTool.run(["patch"], in: folder, at: "App")
    #expect(patch.text.contains("+    Text(title).foregroundStyle(Color.cardBackground)"))
    #expect(!patch.text.contains("+    Text(detail).foregroundStyle(Color.cardBackground)"))
  }

  /// A font that code makes of choices is written as that code is.
  @Test func aFontOfChoicesReplacesOne() throws {
    let folder = try project([
      "Fonts.swift": """
      import UIKit
      enum Kind { case title, body; var size: CGFloat { self == .title ? 24 : 15 } }
      enum Tone { case bold, plain; var weight: UIFont.Weight { self == .bold ? .bold : .regular } }
      struct AppFont {
        let kind: Kind
        let weight: Tone
        var font: UIFont { .systemFont(ofSize: kind.size, weight: weight.weight) }
      }

      """,
      "Used.swift": """
      import UIKit
      func a(l: UILabel) { l.font = AppFont(kind: .title, weight: .bold).font }

      """,
      "Card.swift": """
      import UIKit
      func b(l: UILabel) {
        l.font = .systemFont(ofSize: 24, weight: .bold)
      }

      """,
    ])
    let patch = try BuiltTool.run(["patch"], in: folder, at: "App")
    #expect(patch.text.contains("+  l.font = AppFont(kind: .title, weight: .bold).font"))
  }

  private static let generated = """
    import UIKit
    enum Asset { static let slate = ColorAsset(name: "Slate") }
    final class ColorAsset {
      fileprivate(set) var name: String
      typealias Color = UIColor
      private(set) lazy var color: Color = {
        guard let color = Color(asset: self) else { fatalError("\\(name)") }
        return color
      }()
      init(name: String) { self.name = name }
    }
    extension ColorAsset.Color {
      convenience init?(asset: ColorAsset) { self.init(named: asset.name) }
    }
    """

  private static let generatedBefore = """
    import UIKit
    typealias AssetColorTypeAlias = UIColor
    enum Asset { static let slate = ColorAsset(name: "Slate") }
    struct ColorAsset {
      fileprivate(set) var name: String
      var color: AssetColorTypeAlias { return AssetColorTypeAlias(asset: self) }
    }
    extension AssetColorTypeAlias {
      convenience init!(asset: ColorAsset) { self.init(named: asset.name) }
    }
    """

  /// The value of a constant that the theme takes from generated code is followed through that, also where only the file
  /// itself can set a property.
  @Test(arguments: [generated, generatedBefore])
  func aThemeOfGeneratedColors(generated: String) throws {
    let folder = try project([
      "Assets.xcassets/Slate.colorset/Contents.json": Self.colorSet("0.300"),
      "Generated.swift": generated,
      "Theme.swift": """
      import UIKit
      extension UIColor {
        enum Ink { case body; var color: UIColor { switch self { case .body: return Asset.slate.color } } }
      }

      """,
      "Used.swift": "import UIKit\nfunc a(l: UILabel) { l.textColor = UIColor.Ink.body.color }\n",
      "Card.swift": """
      import UIKit
      final class Card: UIView {
        func paint(label: UILabel) {
          label.textColor = UIColor(white: 0.3, alpha: 1)
        }
      }

      """,
    ])
    let patch = try BuiltTool.run(["patch"], in: folder, at: "App")
    #expect(patch.text.contains("+    label.textColor = UIColor.Ink.body.color"))
  }

  /// What a file outside of the theme's target calls a font is the system's.
  @Test func theSystemsFontIsNoChangeAndHasNoNamesOfUIKit() throws {
    let folder = try project([
      "Theme.swift": """
      import SwiftUI
      extension Font {
        static let footnote: Font = .system(size: 13)
        static let caption1: Font = .system(size: 12)
      }

      """,
      "Card.swift": """
      import SwiftUI
      struct Card: View {
        var body: some View {
          Text(title).font(.footnote)
          Text(title).font(.caption)
          Text(title).font(.system(size: 12))
        }
      }

      """,
    ])
    let patch = try BuiltTool.run(["patch"], in: folder, at: "App")
    #expect(!patch.text.contains("-    Text(title).font(.footnote)"))
    #expect(!patch.text.contains("-    Text(title).font(.caption)"))
    #expect(patch.text.contains("+    Text(title).font(Font.caption1)"))
  }

  /// What is named for a card is not the asset of a splash, unless the code is about a card.
  @Test(arguments: [("Splash", false), ("SafeSearchCard", true)])
  func anAssetBecomesNoConstantOfAnotherPart(view: String, isReplaced: Bool) throws {
    let folder = try project([
      "Assets.xcassets/Splash3.colorset/Contents.json": Self.colorSet("0.300"),
      "Theme.swift":
        "import SwiftUI\nextension Color { static let safeSearchCard = Color(\"Splash3\") }\n",
      "View.swift": """
      import SwiftUI
      struct \(view): View {
        var body: some View {
          Text(title).background(Color("Splash3"))
        }
      }

      """,
    ])
    let patch = try BuiltTool.run(["patch"], in: folder, at: "App")
    #expect(patch.text.contains("+    Text(title).background(Color.safeSearchCard)") == isReplaced)
  }

  /// Of equal colors the one that the framework can take as it is comes first.
  @Test(arguments: [
    (
      "import SwiftUI\nstruct Card: View { var body: some View { Text(a).foregroundStyle(Color(red: 0.2, green: 0.3, blue: 0.4)) } }\n",
      "color.night"
    ),
    (
      "import UIKit\nfunc a(label: UILabel) { label.textColor = UIColor(red: 0.2, green: 0.3, blue: 0.4, alpha: 1) }\n",
      "color.ink"
    ),
  ]) func nativeCodeComesFirst(code: String, token: String) throws {
    let folder = try project([
      "Platform.swift":
        "import UIKit\nextension UIColor { static let ink = UIColor(red: 0.2, green: 0.3, blue: 0.4, alpha: 1) }\n",
      "Theme.swift":
        "import SwiftUI\nextension Color { static let night = Color(red: 0.2, green: 0.3, blue: 0.4) }\n",
      "Card.swift": code,
    ])
    let explained = try BuiltTool.run(["explain", "Card.swift:2"], in: folder, at: "App")
    #expect(explained.text.contains("\n  1  \(token) "), "\(explained.text)")
  }

  /// Two equal colors are in use, so that a person decides.
  @Test func questionsComeFirstAndOneLineSettlesThem() throws {
    let uses = (Array(repeating: "mist", count: 8) + Array(repeating: "fog", count: 3))
      .map { "view.fill(Color.\($0))" }.joined(separator: "\n")
    let files = [
      "Theme.swift": """
      import SwiftUI
      extension Color {
        static let mist = Color(red: 0.6, green: 0.7, blue: 0.8)
        static let fog = Color(red: 0.6, green: 0.7, blue: 0.8)
        static func shade(_ amount: CGFloat) -> Color { Color(white: amount) }
      }

      """,
      "Uses.swift": "import SwiftUI\nfunc a(view: V) {\n\(uses)\n}\n",
      "Card.swift":
        "import SwiftUI\nfunc b(view: V) { view.fill(Color(red: 0.6, green: 0.7, blue: 0.8)) }\n",
    ]
    let folder = try TemporaryFolder()
    for (path, text) in files { try folder.write("App/\(path)", text) }
    try folder.commitAll()
    let text = try BuiltTool.run(["init"], in: folder, at: "App").text
    let places = [
      "Please check 1 guess", "\"prefer\": [\"color.mist\"]", "Declared without a value",
    ]
    .map {
      text.range(of: $0)?.lowerBound
    }
    #expect(
      !places.contains(nil) && places.compactMap { $0 } == places.compactMap { $0 }.sorted(),
      "\(text)")
    #expect(try !BuiltTool.run(["patch"], in: folder, at: "App").text.contains("+"))

    let mapping = try folder.text("App/design/mapping.json")
    let settled = mapping.replacing(
      "\n  \"code\":", with: "\n  \"prefer\": [\"color.mist\"],\n  \"code\":")
    try folder.write("App/design/mapping.json", settled)
    #expect(
      try BuiltTool.run(["patch"], in: folder, at: "App").text.contains("view.fill(Color.mist)"))
  }

  @Test func tenDeclarationsWithoutAValueAreListedAndAllOfThemCount() throws {
    let names = (10..<22).map { "tint\($0)" }
    let folder = try TemporaryFolder()
    let theme = names.map {
      "static func \($0)(_ amount: CGFloat) -> Color { Color(white: amount) }"
    }
    try folder.write(
      "App/Theme.swift",
      "import SwiftUI\nextension Color {\nstatic let ink = Color(white: 0.2)\n\(theme.joined(separator: "\n"))\n}\n"
    )
    try folder.write(
      "App/Uses.swift",
      "import SwiftUI\nfunc a(view: V) {\n"
        + names.map { "view.fill(Color.\($0)(0.5))" }.joined(separator: "\n") + "\n}\n")
    try folder.commitAll()
    let text = try BuiltTool.run(["init"], in: folder, at: "App").text
    #expect(text.contains("Declared without a value that can be computed: 12 tokens, 12 uses"))
    #expect(names.count { text.contains("Color.\($0)(_:) (1 use): it takes a CGFloat") } == 10)
    #expect(text.contains("… and 2 more"))
    let scan = try BuiltTool.run(["scan", "--format", "json"], in: folder, at: "App")
    let report = try JSONParser.parse(Array(scan.text.utf8)).0.object
    let adoption = report?["summary"]?.object?["adoption"]?.object
    #expect(adoption?["tokens"]?.number == 12, "\(scan.text.prefix(400))")
  }

  /// A modifier that is a shadow replaces the shadows of views, and not the one in its own body.
  @Test func aModifierDoesNotCallItself() throws {
    let folder = try TemporaryFolder()
    let shadow = "shadow(color: .black.opacity(0.1), radius: 12, x: 0, y: 8)"
    let theme =
      "import SwiftUI\nextension View {\n  func cardShadow() -> some View { \(shadow) }\n}\n"
    try folder.write("Styles.swift", theme)
    try folder.write(
      "Card.swift",
      "import SwiftUI\nstruct Card: View { var body: some View { Text(\"\").\(shadow) } }\n")
    try folder.commitAll()
    #expect(try BuiltTool.run(["init"], in: folder).status == 0)
    #expect(try BuiltTool.run(["apply", "--allow-dirty"], in: folder).status == 0)
    #expect(try folder.text("Styles.swift") == theme)
    #expect(try folder.text("Card.swift").contains(#"Text("").cardShadow()"#))
  }
}
