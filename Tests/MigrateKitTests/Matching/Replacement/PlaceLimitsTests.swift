import Testing

@testable import MigrateKitCore

/// What the code at a place may name, by its actor and by the modules that compile it.
@Suite struct PlaceLimitsTests {
  private static let package = TwoTokens.package(".target(name: \"App\", path: \"App\")")
  private static let swift6 = package.replacing("5.9", with: "6.0")
  private static let isolated = package.replacing(
    "path: \"App\"", with: "path: \"App\", swiftSettings: [.defaultIsolation(MainActor.self)]")

  private func outcome(
    _ package: String, theme: String, view: String
  ) throws -> [String] {
    try TwoTokens.outcomes([
      "Package.swift": package, "App/T.swift": "import SwiftUI\n\(theme)\n",
      "App/V.swift": "import SwiftUI\n\(view)\n",
    ])
  }

  /// Swift 5 only warns of a constant, and Swift 6 refuses it.
  @Test(arguments: [
    ("@MainActor enum Spacing { static var md: CGFloat { 16 } }", "notVisible", "notVisible"),
    ("enum Spacing { @MainActor static var md: CGFloat { 16 } }", "notVisible", "notVisible"),
    (
      "enum Spacing {}\n@MainActor extension Spacing { static var md: CGFloat { 16 } }",
      "notVisible", "notVisible"
    ),
    (
      "@MainActor enum Spacing {}\nextension Spacing { static var md: CGFloat { 16 } }",
      "notVisible", "notVisible"
    ),
    (
      "@MainActor protocol P {}\nenum Spacing: P { static var md: CGFloat { 16 } }", "notVisible",
      "notVisible"
    ),
    ("@MainActor enum Spacing { static let md: CGFloat = 16 }", "Spacing.md", "notVisible"),
    (
      "@MainActor enum Spacing { nonisolated static let md: CGFloat = 16 }", "Spacing.md",
      "Spacing.md"
    ),
    ("enum Spacing { static var md: CGFloat { 16 } }", "Spacing.md", "Spacing.md"),
  ]) func isolatedTokensAreHeldElsewhere(theme: String, five: String, six: String) throws {
    let view = "struct Layout { func apply(to stack: UIStackView) { stack.spacing = 16 } }"
    #expect(try outcome(Self.package, theme: theme, view: view) == [five])
    #expect(try outcome(Self.swift6, theme: theme, view: view) == [six])
  }

  /// Where code runs on the main actor, by what is around it.
  @Test(arguments: [
    "struct V: View { var body: some View { Text(\"\").padding(16) } }",
    "struct V: Card { var body: some View { Text(\"\").padding(16) } }",
    "extension HomeScreen { var header: some View { Text(\"\").padding(16) } }",
    "struct V {}\nextension V: View { var body: some View { Text(\"\").padding(16) } }",
    "struct V: ViewModifier { func body(content: Content) -> some View { content.padding(16) } }",
    "class C: UIViewController { func f() { stack.spacing = 16 } }",
    "struct L { @MainActor func f(stack: UIStackView) { stack.spacing = 16 } }",
    "func f(stack: UIStackView) { DispatchQueue.main.async { stack.spacing = 16 } }",
    "func f(stack: UIStackView) { Task { @MainActor in stack.spacing = 16 } }",
    "#Preview { Text(\"\").padding(16) }",
    "class C: UIViewController { func f() { UIView.animate { self.stack.spacing = 16 } } }",
    "class C: UIViewController { func f() { Task { self.stack.spacing = 16 } } }",
    "class C: UIViewController { isolated deinit { stack.spacing = 16 } }",
  ]) func codeOfTheMainActorNamesItsTokens(view: String) throws {
    let theme = "@MainActor enum Spacing { static var md: CGFloat { 16 } }"
    #expect(try outcome(Self.swift6, theme: theme, view: view) == ["Spacing.md"])
  }

  @Test(arguments: [
    "struct V: View { nonisolated func row() -> some View { Text(\"\").padding(16) } }",
    "struct V: View { struct Model { func f(stack: UIStackView) { stack.spacing = 16 } } }",
    "struct V {}\nextension V: View { func f(stack: UIStackView) { stack.spacing = 16 } }",
    "actor A { func f(stack: UIStackView) { stack.spacing = 16 } }",
    "class C: UIViewController { func f() { Task.detached { self.stack.spacing = 16 } } }",
    "class C: UIViewController { func f() { DispatchQueue.global().async { s.spacing = 16 } } }",
    "@ViewBuilder func row() -> some View { Text(\"\").padding(16) }",
    "class C: UIViewController { deinit { stack.spacing = 16 } }",
    "class C: UIViewController { func f() { queue.async { self.stack.spacing = 16 } } }",
    "class C: UIViewController { func f() { run { @Sendable in self.stack.spacing = 16 } } }",
    "class C: UIViewController { func f() { group.addTask { self.stack.spacing = 16 } } }",
    "class C: UIViewController { func f() { queue.addOperation({ self.stack.spacing = 16 }) } }",
    "class C: UIViewController { func f() { wait(onCancel: { self.stack.spacing = 16 }) } }",
    "struct V: View { var body: some View { t.visualEffect { c, _ in c.padding(16) } } }",
  ]) func codeThatRunsElsewhereDoesNot(view: String) throws {
    let theme = "@MainActor enum Spacing { static var md: CGFloat { 16 } }"
    #expect(try outcome(Self.swift6, theme: theme, view: view) == ["notVisible"])
    let plain = "enum Spacing { static var md: CGFloat { 16 } }"
    #expect(try outcome(Self.swift6, theme: plain, view: view) == ["Spacing.md"])
  }

  /// Of a type in another file, its declaration decides, and the end of its name only where nothing declares it.
  @Test(arguments: [
    ("class Card: UIView {}", "extension Card { func f() { stack.spacing = 16 } }", "Spacing.md"),
    ("class Base: UIView {}", "class Card: Base { func f() { stack.spacing = 16 } }", "Spacing.md"),
    (
      "class CardView: NSObject {}", "extension CardView { func f() { s.spacing = 16 } }",
      "notVisible"
    ),
    (
      "class CardView: NSObject {}", "class C: CardView { func f() { s.spacing = 16 } }",
      "notVisible"
    ),
    ("@MainActor class Model {}", "extension Model { func f() { s.spacing = 16 } }", "Spacing.md"),
    ("@MainActor protocol Plan {}", "class M: Plan { func f() { s.spacing = 16 } }", "Spacing.md"),
    ("protocol Plan {}", "class M: Plan { func f() { s.spacing = 16 } }", "notVisible"),
    (
      "class Part<T: View>: UIView {}", "class M: Part<Int> { func f() { s.spacing = 16 } }",
      "Spacing.md"
    ),
    (
      "protocol Screen: View {}\nstruct Home: Screen {}",
      "extension Home { func f() { s.spacing = 16 } }", "Spacing.md"
    ),
    ("", "extension MKMapView { func f() { s.spacing = 16 } }", "Spacing.md"),
    ("", "extension Session { func f() { s.spacing = 16 } }", "notVisible"),
  ]) func typesOfOtherFilesCount(other: String, view: String, expected: String) throws {
    let files = [
      "Package.swift": Self.swift6, "App/B.swift": "import UIKit\n\(other)\n",
      "App/T.swift": "import SwiftUI\n@MainActor enum Spacing { static var md: CGFloat { 16 } }\n",
      "App/V.swift": "import SwiftUI\n\(view)\n",
    ]
    #expect(try TwoTokens.outcomes(files) == [expected])
  }

  /// A token that a type of another file isolates.
  @Test(arguments: [
    ("class Base: UIView {}", "notVisible"), ("class Base: NSObject {}", "Spacing.md"),
  ]) func tokensOfTypesOfOtherFiles(other: String, expected: String) throws {
    let files = [
      "Package.swift": Self.swift6, "App/B.swift": "import UIKit\n\(other)\n",
      "App/T.swift": "import SwiftUI\nclass Spacing: Base { static var md: CGFloat { 16 } }\n",
      "App/V.swift": "import SwiftUI\nfunc f(s: UIStackView) { s.spacing = 16 }\n",
    ]
    #expect(try TwoTokens.outcomes(files) == [expected])
  }

  /// A token that newer releases have, where the code checks for them.
  @Test(arguments: [
    "if #available(iOS 18, *) { s.spacing = 16 }",
    "if #available(iOS 18.2, macOS 15, *), s.isOn { s.spacing = 16 }",
    "if #available(iOS 18, *) { run { s.spacing = 16 } }",
    "guard #available(iOS 18, *) else { return }\ns.spacing = 16",
    "guard #available(iOS 18, *) else { return }\nif a { s.spacing = 16 }",
    "if #unavailable(iOS 18) { return } else { s.spacing = 16 }",
    "if a { return } else if #available(iOS 18, *) { s.spacing = 16 }",
  ]) func checkedReleasesHaveTheirTokens(statements: String) throws {
    let theme = "enum Spacing { @available(iOS 18, *) static let md: CGFloat = 16 }"
    let view = "func f(s: UIStackView) {\n\(statements)\n}"
    #expect(try outcome(Self.package, theme: theme, view: view) == ["Spacing.md"])
  }

  @Test(arguments: [
    "if #available(iOS 17, *) { s.spacing = 16 }",
    "if #available(macOS 18, *) { s.spacing = 16 }",
    "if #available(iOS 18, *) { return } else { s.spacing = 16 }",
    "if #available(iOS 18, *) { return }\ns.spacing = 16",
    "guard #available(iOS 18, *) else { s.spacing = 16; return }",
    "s.spacing = 16\nguard #available(iOS 18, *) else { return }",
    "if a { guard #available(iOS 18, *) else { return } }\ns.spacing = 16",
    "if #unavailable(iOS 18) { s.spacing = 16 }",
    "if run({ if #available(iOS 18, *) { } }) { s.spacing = 16 }",
  ]) func otherReleasesDoNot(statements: String) throws {
    let theme = "enum Spacing { @available(iOS 18, *) static let md: CGFloat = 16 }"
    let view = "func f(s: UIStackView) {\n\(statements)\n}"
    #expect(try outcome(Self.package, theme: theme, view: view) == ["notVisible"])
  }

  /// What the declarations around the code state.
  @Test(arguments: [
    "@available(iOS 18, *) func f(s: UIStackView) { s.spacing = 16 }",
    "@available(iOS 18, *) struct L { func f() { s.spacing = 16 } }",
    "struct L { @available(iOS 18, *) var body: some View { Text(\"\").padding(16) } }",
    "@available(iOS 18, *) extension L { func f() { s.spacing = 16 } }",
    "@available(iOS, introduced: 19) func f(s: UIStackView) { s.spacing = 16 }",
  ]) func statedReleasesHaveTheirTokens(view: String) throws {
    let theme = "enum Spacing { @available(iOS 18, *) static let md: CGFloat = 16 }"
    #expect(try outcome(Self.package, theme: theme, view: view) == ["Spacing.md"])
    let older = view.replacing("18", with: "17").replacing("19", with: "17")
    #expect(try outcome(Self.package, theme: theme, view: older) == ["notVisible"])
  }

  /// A module that a file imports for itself alone, in code that other modules compile.
  @Test(arguments: [
    ("internal import Kit", "notVisible"), ("private import Kit", "notVisible"),
    ("@_implementationOnly import Kit", "notVisible"), ("public import Kit", "Spacing.md"),
    ("import Kit", "Spacing.md"), ("internal import Other\nimport Kit", "Spacing.md"),
  ]) func hiddenImportsAreNotForInlinedCode(imported: String, expected: String) throws {
    for (view, expected) in [
      ("@inlinable public func f(s: UIStackView) { s.spacing = 16 }", expected),
      ("public func f(s: UIStackView) { s.spacing = 16 }", "Spacing.md"),
    ] {
      let files = [
        "Kit/T.swift": "import UIKit\npublic enum Spacing { public static let md: CGFloat = 16 }\n",
        "App/V.swift": "import UIKit\n\(imported)\n\(view)\n",
      ]
      #expect(try TwoTokens.outcomes(files) == [expected])
    }
  }

  /// No file of a module may import without an access level what another one imports with it.
  @Test(arguments: [
    ("internal import Kit", "", "Spacing.md + internal import Kit"),
    ("public import Kit", "@inlinable public ", "Spacing.md + public import Kit"),
    ("import Kit", "", "Spacing.md + import Kit"),
    ("@testable import Kit", "", "Spacing.md + import Kit"),
  ]) func addedImportsHaveTheLevelOfOthers(
    other: String, modifiers: String, expected: String
  ) throws {
    let files = [
      "Kit/T.swift": "import UIKit\npublic enum Spacing { public static let md: CGFloat = 16 }\n",
      "App/O.swift": "import UIKit\n\(other)\n",
      "App/V.swift": "import UIKit\n\(modifiers)func f(s: UIStackView) { s.spacing = 16 }\n",
    ]
    #expect(try TwoTokens.outcomes(files) == [expected])
  }

  /// The body of a subscript, in a type without properties.
  @Test(arguments: [("", "Spacing.md"), ("@MainActor ", "notVisible")])
  func subscriptsArePlacesLikeFunctions(attribute: String, expected: String) throws {
    let theme = "\(attribute)enum Spacing { static var md: CGFloat { 16 } }"
    let view = """
      struct L {
        func a() {}
        func b() {}
        subscript(index: Int) -> Int { stack.spacing = 16; return index }
      }
      """
    #expect(try outcome(Self.swift6, theme: theme, view: view) == [expected])
  }

  /// A target that isolates everything by default.
  @Test(arguments: [
    ("struct L { func f(stack: UIStackView) { stack.spacing = 16 } }", "Spacing.md"),
    ("struct L { nonisolated func f(stack: UIStackView) { stack.spacing = 16 } }", "notVisible"),
    ("nonisolated struct L { func f(stack: UIStackView) { stack.spacing = 16 } }", "notVisible"),
  ]) func theDefaultOfTheTargetCounts(view: String, expected: String) throws {
    let theme = "enum Spacing { static let md: CGFloat = 16 }"
    let six = Self.isolated.replacing("5.9", with: "6.2")
    #expect(try outcome(six, theme: theme, view: view) == [expected])
    #expect(try outcome(Self.isolated, theme: theme, view: view) == ["Spacing.md"])
  }

  /// The settings of an Xcode target say the same.
  @Test(arguments: [
    (
      ["SWIFT_VERSION": "6.0", "SWIFT_DEFAULT_ACTOR_ISOLATION": "MainActor"],
      ["Spacing.md", "notVisible"]
    ),
    (["SWIFT_VERSION": "6.0"], ["Spacing.md", "Spacing.md"]),
    (
      ["SWIFT_VERSION": "5.0", "SWIFT_DEFAULT_ACTOR_ISOLATION": "MainActor"],
      ["Spacing.md", "Spacing.md"]
    ),
  ]) func theSettingsOfTheTargetCount(settings: [String: String], expected: [String]) throws {
    let listed = settings.sorted { $0.key < $1.key }.map { "\($0): \"\($1)\"" }
    let files = [
      "Package.swift": "",
      "project.yml": """
      name: App
      targets:
        App: { type: application, platform: iOS, sources: [App], settings: { \(listed.joined(separator: ", ")) } }
      """,
      "App/T.swift": "import SwiftUI\nenum Spacing { static let md: CGFloat = 16 }\n",
      "App/V.swift": """
      import UIKit
      struct L {
        func f(stack: UIStackView) { stack.spacing = 16 }
        nonisolated func g(stack: UIStackView) { stack.spacing = 16 }
      }
      """,
    ]
    #expect(try TwoTokens.outcomes(files) == expected)
  }

  /// Of a file in two targets, only those count that compile the line.
  @Test(arguments: [
    ("#if !WIDGET\nlet padding = Text(\"\").padding(16)\n#endif", "Spacing.md"),
    ("#if WIDGET\nlet padding = Text(\"\").padding(16)\n#endif", "valueUnknown"),
    ("let padding = Text(\"\").padding(16)", "valueUnknown"),
  ]) func targetsThatDoNotCompileTheLineDoNotCount(view: String, expected: String) throws {
    let files = [
      "Package.swift": "",
      "project.yml": """
      name: App
      targets:
        App: { type: application, platform: iOS, sources: [App, Shared] }
        Widget:
          type: app-extension
          platform: iOS
          sources: [Widget, Shared]
          settings: { SWIFT_ACTIVE_COMPILATION_CONDITIONS: WIDGET }
      """,
      "App/T.swift": "import SwiftUI\nenum Spacing { static let md: CGFloat = 16 }\n",
      "Widget/T.swift": "import SwiftUI\nenum Spacing { static let md: CGFloat = 12 }\n",
      "Shared/V.swift": "import SwiftUI\n\(view)\n",
    ]
    #expect(try TwoTokens.outcomes(files, in: "Shared/V.swift") == [expected])
  }

  /// Code that is compiled into other modules.
  @Test(arguments: [
    "public extension View { @inlinable func card() -> some View { padding(16) } }",
    "@inlinable func f(stack: UIStackView) { stack.spacing = 16 }",
    "public struct A { @_alwaysEmitIntoClient public func f(s: UIStackView) { s.spacing = 16 } }",
    "public struct A { public var a: Int { @inlinable get { stack.spacing = 16; return 1 } } }",
  ]) func inlinedCodeNamesWhatIsPublic(view: String) throws {
    for (access, expected) in [("", "notVisible"), ("public ", "Spacing.md")] {
      let theme = "public enum Spacing { \(access)static let md: CGFloat = 16 }"
      #expect(try outcome(Self.package, theme: theme, view: view) == [expected])
    }
    let usable = "public enum Spacing { @usableFromInline static let md: CGFloat = 16 }"
    #expect(try outcome(Self.package, theme: usable, view: view) == ["Spacing.md"])
    let plain = view.replacing("@inlinable ", with: "")
      .replacing("@_alwaysEmitIntoClient ", with: "")
    let hidden = "enum Spacing { static let md: CGFloat = 16 }"
    #expect(try outcome(Self.package, theme: hidden, view: plain) == ["Spacing.md"])
  }
}
