import Foundation
import Testing

@testable import MigrateKit
@testable import MigrateKitCore

/// The first reason of a gap is what the project's declarations say, where they explain it.
@Suite struct ProjectGapTests {
  private func messages(
    _ files: [String: String], in file: String, code: String = "Corner.{name}",
    withoutValue: String = "", colors: String = "{}", fonts: String = "{}"
  ) throws -> [[String]] {
    let project = try MappedProject(
      mapping: """
        { "name": "T", "tokens": ["test.tokens.json"], "withoutValue": [\(withoutValue)],
          "code": { "radius": { "CGFloat": "\(code)" }, "color": { "Color": "Theme.{name}" },
            "font": { "Font": "Font.{name}" } } }
        """,
      tokens: """
        { "radius": { "large": { "$type": "dimension", "$value": { "value": 40, "unit": "px" } } },
          "color": \(colors), "font": \(fonts) }
        """,
      files: files)
    return try project.suggestions(in: file).map { $0.reasons.map(\.message) }
  }

  /// The messages about a modifier of a text in an app whose theme computes a color that code gives to `modifier`.
  private func messages(
    of code: String, computing name: String, for modifier: String, colors: String = "{}"
  ) throws -> [[String]] {
    let files = [
      "App/Theme.swift": """
      import SwiftUI
      enum Theme {
        static let note = Color(hex: 0x5C3A21)
        static var \(name): Color { Color(hex: Settings.shared.hex) }
      }
      """,
      "App/A.swift": view("Text(\"a\").\(code)"),
      "App/B.swift": "import SwiftUI\nlet b = Text(\"b\").\(modifier)(Theme.\(name))\n",
    ]
    return try messages(
      files, in: "App/A.swift", withoutValue: "\"Theme.\(name)\"", colors: colors)
  }

  private func view(_ body: String) -> String {
    "import SwiftUI\nstruct A: View { var body: some View { \(body) } }\n"
  }

  private static let corner = "import SwiftUI\nenum Corner { static let large: CGFloat = 40 }\n"

  private static let note = """
    { "note": { "$type": "color", "$value": "#5C3A21" } }
    """

  private static let small = """
    { "note": { "$type": "typography", "$value": { "fontSize": { "value": 13, "unit": "px" }, "fontWeight": 400 } } }
    """

  private static let manifest = """
    name: App
    targets:
      App: { type: application, platform: iOS, sources: [{ path: App, excludes: [Old.swift] }] }
      Widget: { type: app-extension, platform: iOS, sources: [Widget] }
    """

  /// A file in no target is in no app: nothing else counts.
  @Test func aFileInNoTargetIsSaidFirst() throws {
    let files = [
      "project.yml": Self.manifest, "App/Corner.swift": Self.corner,
      "App/Old.swift": view("Text(\"a\").cornerRadius(7)"),
      "App/New.swift": view("Text(\"a\").cornerRadius(7)"),
      "Widget/Theme.swift": Self.corner,
    ]
    #expect(
      try messages(files, in: "App/Old.swift") == [
        ["no target of the project compiles this file; add it to one, or remove it"]
      ])
    #expect(
      try messages(files, in: "App/New.swift") == [
        ["no radius of the design system is near 7; one that is near it is applied"]
      ])
    // A script is not for a target.
    var scripts = files
    scripts["App/Old.swift"] = "#!/usr/bin/env swift\n" + view("Text(\"a\").cornerRadius(7)")
    #expect(
      try messages(scripts, in: "App/Old.swift") == [
        ["this file is a script that no target compiles, so it cannot name the app's tokens"]
      ])
    // So is one in a folder of its own.
    var apart = files
    apart["Sketches/Old.swift"] = view("Text(\"a\").cornerRadius(7)")
    #expect(
      try messages(apart, in: "Sketches/Old.swift") == [
        ["no target of the project compiles this file; add it to one, or remove it"]
      ])
    #expect(PathPlace.isScript("Scripts/icon.swift") && PathPlace.isScript("fastlane/Run.swift"))
    #expect(!PathPlace.isScript("Transcripts/Icon.swift") && !PathPlace.isScript("scripts.swift"))
    for code in [
      "#!/usr/bin/env swift\nlet a = 1", "let a = 1\nprint(a)", "draw(4) { $0 }", "for a in b {}",
    ] {
      #expect(SyntaxOutline(Array(code.utf8)).isScript(at: "Tools/Icon.swift"), "\(code)")
      #expect(!SyntaxOutline(Array(code.utf8)).isScript(at: "main.swift") || code.hasPrefix("#!"))
    }
    for code in [
      "nonisolated(unsafe) let a = 1", "let a =\n  make(1)", "struct A {}\n}\nprint(1)",
      "#Preview { A() }", "@available(iOS 13, *)\nfunc a() { print(1) }", "let a = B()\n  .c(1)",
    ] {
      #expect(!SyntaxOutline(Array(code.utf8)).isScript(at: "Tools/Icon.swift"), "\(code)")
    }
    // Without an app in a manifest, files that none lists may be those of the app.
    var open = files
    open["project.yml"] = nil
    #expect(
      try messages(open, in: "App/Old.swift") == [
        ["no radius of the design system is near 7; one that is near it is applied"]
      ])
  }

  /// What a theme declares and the mapping does not list misses no token.
  @Test(arguments: [
    ("Theme.swift", "Ink", true), ("Ink.swift", "Typography", true), ("Ink.swift", "Ink", false),
  ]) func aDeclarationOfAThemeIsNoToken(file: String, type: String, isTheme: Bool) throws {
    let files = [
      "project.yml": Self.manifest, "App/Corner.swift": Self.corner,
      "App/\(file)":
        "import UIKit\nclass \(type) { let fontText: UIFont! = UIFont(name: \"A\", size: 18)\nfunc go() { run() } }\n",
    ]
    let expected =
      isTheme
      ? "it is the value of '\(type).fontText', which the mapping does not list; add it"
      : "the mapping lists no font; one near 18 is applied"
    let found = try messages(files, in: "App/\(file)").first?.first
    #expect(found == expected)
  }

  @Test func aTargetThatSeesNoTokenIsSaid() throws {
    let files = [
      "project.yml": Self.manifest, "App/Corner.swift": Self.corner,
      "Widget/Small.swift": view("Text(\"a\").cornerRadius(7)"),
    ]
    #expect(
      try messages(files, in: "Widget/Small.swift") == [
        [
          "the target 'Widget' sees no radius of the design system; one that it sees is applied"
        ]
      ])
  }

  /// A stop of the theme's gradient stays what it is; one in a view may lack a token.
  @Test(
    arguments: [
      ("enum Theme { static let sea = LinearGradient(colors: [.teal, .blue]) }", "Theme.sea"),
      (
        "enum Gradients { static let sea = LinearGradient(colors: [.teal, .blue]) }",
        "Gradients.sea"
      ),
      ("enum Sea { static let sea = LinearGradient(colors: [.teal, .blue]) }", nil),
      ("struct Theme: View { var body: some View { Text(\"a\").foregroundColor(.blue) } }", nil),
      (
        "struct CardModifier: ViewModifier { func body(content: Content) -> some View { content.foregroundColor(.blue) } }",
        nil
      ),
    ] as [(String, String?)])
  func aPartOfADeclarationOfTheThemeIsSaidToBeOne(code: String, name: String?) throws {
    let files = ["App/Corner.swift": Self.corner, "App/A.swift": "import SwiftUI\n" + code]
    let found = try messages(files, in: "App/A.swift", colors: Self.note)
    let expected = name.map { "the theme declares '\($0)' with it; a declaration needs no token" }
    #expect(!found.isEmpty && found.allSatisfy { ($0.first == expected) == (name != nil) })
  }

  /// So does what its file declares for views.
  @Test func aStyleOfTheThemeIsADeclaration() throws {
    let files = [
      "App/Corner.swift": Self.corner,
      "App/Theme.swift": """
      import SwiftUI
      struct CardModifier: ViewModifier {
        func body(content: Content) -> some View { content.foregroundColor(.blue) }
      }
      """,
    ]
    #expect(
      try messages(files, in: "App/Theme.swift", colors: Self.note)
        == [["the theme declares 'CardModifier' with it; a declaration needs no token"]])
  }

  /// Functions have no value to compare, but the app has fonts.
  @Test func aFunctionThatMakesFontsIsNamed() throws {
    let theme = """
      import SwiftUI
      extension Font {
        static func brand(size: CGFloat) -> Font { .custom("Brand", size: size) }
        static func scaled(_ style: Font.TextStyle) -> Font { .custom("Brand", size: 17, relativeTo: style) }
      }
      """
    let codes = "\"Font.brand\", \"Font.scaled\""
    var files = [
      "App/Font.swift": theme, "App/A.swift": view("Text(\"a\").font(.system(size: 13))"),
    ]
    let users = ["B", "C", "D"].map { "App/\($0).swift" }
    for (number, user) in users.enumerated() {
      files[user] =
        "import SwiftUI\nlet title\(number) = Font.brand(size: 20)\nlet small\(number) = Font.brand(size: 9)\n"
    }
    #expect(
      try messages(files, in: "App/A.swift", withoutValue: codes) == [
        [
          "the fonts of the app come from 'Font.brand(size:)' and the like, which have no single value to compare; "
            + "call it with 13 if that is a size of the app"
        ]
      ])
    // One that hardly any code uses says nothing.
    files[users[0]] = nil
    #expect(
      try messages(files, in: "App/A.swift", withoutValue: codes) == [
        ["the mapping lists no font; one near 13 is applied"]
      ])
  }

  /// Beside fonts with a value, a function is named where none is near, and where its name says the weight and the design.
  @Test(
    arguments: [
      (".system(size: 30)", "call 'Font.brand(size:)' with 30 if that is a size of the app"),
      (
        ".system(size: 30, weight: .bold)",
        "call 'Font.brandBold(size:)' with 30 if that is a size of the app"
      ),
      (".system(size: 30, weight: .bold, design: .serif)", "one that is near it is applied"),
      (
        ".system(size: 30, weight: .medium)",
        "call 'Font.label(_:)' with 30 if that is a size of the app"
      ),
      (
        ".system(size: 30, design: .monospaced)",
        "call 'Font.figure(_:)' with 30 if that is a size of the app"
      ),
    ])
  func aFunctionIsNamedWhereNoFontIsNear(code: String, advice: String) throws {
    let files = [
      "App/Font.swift": """
      import SwiftUI
      extension Font {
        static let note = Font.system(size: 13)
        static func brandBold(size: CGFloat) -> Font { .system(size: size, weight: .bold) }
        static func brand(size: CGFloat) -> Font { .custom("Brand", size: size) }
        static func label(_ size: CGFloat) -> Font { .system(size: size, weight: .medium) }
        static func figure(_ size: CGFloat) -> Font { .system(size: size, design: .monospaced) }
      }
      """,
      "App/A.swift": view("Text(\"a\").font(\(code))"),
      "App/B.swift": """
      import SwiftUI
      let a = Font.brand(size: 20)
      let b = Font.brandBold(size: 9)
      let c = Font.label(9)
      let d = [Font.figure(9), Font.figure(10)]
      """,
    ]
    let names = ["brand", "brandBold", "figure", "label"].map { "\"Font.\($0)\"" }
    let found = try messages(
      files, in: "App/A.swift", withoutValue: names.joined(separator: ", "),
      fonts: Self.small)
    #expect(found.map { $0[0].split(separator: "; ").last.map(String.init) } == [advice])
  }

  /// What the theme computes may be what a white or a black means, and hardly what a vivid color does.
  @Test(
    arguments: [
      (
        ".white",
        "the colors of the app for text, 'Theme.bodyText' among them, have no single value to compare; write the one that is meant, if any is"
      ),
      (
        "Color(white: 0.99)",
        "'Theme.bodyText' is for text by its name, but has no single value to compare; write it where it is meant"
      ),
      ("Color(hex: 0x22AA44)", "no token for text is near this color; a near one is applied"),
    ])
  func aColorThatTheThemeComputesIsNamedForANeutralOne(code: String, message: String) throws {
    #expect(
      try messages(
        of: "foregroundColor(\(code))", computing: "bodyText", for: "foregroundColor",
        colors: Self.note) == [[message]])
  }

  /// A warning is orange, and what is for fills is not for text.
  @Test(
    arguments: [
      (".red", "the mapping lists no color; one near this one is applied"),
      (
        ".orange",
        "'Theme.warningBackground' is for backgrounds by its name, but has no single value to compare; write it where it is meant"
      ),
    ])
  func aStatusHasItsHue(code: String, message: String) throws {
    #expect(
      try messages(of: "background(\(code))", computing: "warningBackground", for: "background")
        == [[message]])
  }

  /// So are its radii, whose names say what they measure.
  @Test func aRadiusThatTheThemeComputesIsNamed() throws {
    var files = [
      "App/Theme.swift": """
      import SwiftUI
      struct Radii { let card: CGFloat }
      struct AppTheme {
        let radii: Radii
        init(scale: CGFloat) { radii = Radii(card: 8 * scale) }
      }
      """,
      "App/A.swift": view("Text(\"a\").cornerRadius(7)"),
    ]
    for user in ["B", "C", "D"] {
      files["App/\(user).swift"] = """
        import SwiftUI
        struct \(user): View {
          let theme: AppTheme
          var body: some View { Text("b").cornerRadius(theme.radii.card) }
        }
        """
    }
    let project = try MappedProject(
      mapping: """
        { "name": "T", "tokens": ["test.tokens.json"], "withoutValue": ["theme.radii.card"],
          "code": { "color": { "Color": "Theme.{name}" } } }
        """,
      tokens: """
        { "color": \(Self.note) }
        """, files: files)
    let found = try project.suggestions(in: "App/A.swift").flatMap { $0.reasons.map(\.message) }
    #expect(
      found == [
        "the radii of the app come from 'theme.radii.card' and the like, which have no single value to compare; "
          + "write it where it is meant"
      ])
  }

  /// No accent is meant by a white or a black, and no surface by an overlay.
  @Test(
    arguments: [
      ("accentShadow", ".shadow(color: .black.opacity(0.2), radius: 4)"),
      ("background", ".background(Color.black.opacity(0.2))"),
    ])
  func aColorOfAnotherNatureIsNotNamed(name: String, modifier: String) throws {
    let files = [
      "App/Theme.swift": """
      import SwiftUI
      enum Theme {
        static let note = Color(hex: 0x5C3A21)
        static var \(name): Color { Color(hex: Settings.shared.hex) }
      }
      """,
      "App/A.swift": view("Text(\"a\")\(modifier)"),
      "App/B.swift":
        "import SwiftUI\nlet b = Text(\"b\").shadow(color: Theme.\(name), radius: 4)\n",
    ]
    let found = try messages(
      files, in: "App/A.swift", withoutValue: "\"Theme.\(name)\"", colors: Self.note)
    #expect(!found.isEmpty && !found.joined().contains { $0.contains("no single value") })
  }

  /// A number of the app's constants that is no token yet is one.
  @Test(
    arguments: [
      (
        "Constants",
        "it is the value of 'Constants.cellCornerRadius', which the mapping does not list; add it"
      ),
      ("Board", "no radius of the design system is near 7; one that is near it is applied"),
    ])
  func aConstantOfTheAppIsADeclaration(type: String, message: String) throws {
    let files = [
      "App/Corner.swift": Self.corner,
      "App/A.swift": """
      import SwiftUI
      struct \(type) {
        static let cellCornerRadius: CGFloat = 7
        static let size = CGSize(width: 1, height: 2)
        enum Keys: String { case a, b, c }
      }
      """,
    ]
    #expect(try messages(files, in: "App/A.swift") == [[message]])
  }

  /// The theme is an object that views pass on, and code makes its colors.
  @Test func aColorOfAnObjectIsNamed() throws {
    let files = [
      "App/Theme.swift": """
      import SwiftUI
      struct AppTheme {
        let cardShadow: Color
        init(hex: String) { cardShadow = Color(hex: hex) }
      }
      """,
      "App/A.swift": view("Text(\"a\").shadow(color: .black.opacity(0.2), radius: 4)"),
      "App/B.swift": """
      import SwiftUI
      struct B: View {
        let theme: AppTheme
        var body: some View { Text("b").shadow(color: theme.cardShadow, radius: 4) }
      }
      """,
    ]
    #expect(
      try messages(files, in: "App/A.swift", withoutValue: "\"theme.cardShadow\"").joined()
        .contains(
          "'theme.cardShadow' is for shadows by its name, but has no single value to compare; write it where it is meant"
        ))
  }
}
