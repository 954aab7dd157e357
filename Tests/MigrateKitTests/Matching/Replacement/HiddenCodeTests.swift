import Testing

@testable import MigrateKitCore

/// A declaration around the place that hides the first name of the code.
@Suite struct HiddenCodeTests {
  private func outcomes(_ view: String, step: String = "Spacing.{name}") throws -> [String] {
    try TwoTokens.outcomes(
      [
        "App/T.swift": """
        import SwiftUI
        enum Spacing { static let md: CGFloat = 16 }
        let md: CGFloat = 16
        class Base: UIViewController { enum Steps { static let other = 1.0 } }
        class Screen: UIViewController { enum Spacing { static let other = 1.0 } }
        """,
        "App/V.swift": "import SwiftUI\n\(view)\n",
      ], step: step)
  }

  @Test(arguments: [
    "struct V: View { func f(Spacing: Int) -> some View { Text(\"\").padding(16) } }",
    "struct V: View { var body: some View { let Spacing = x; Text(\"\").padding(16) } }",
    "struct V: View { var body: some View { Reader { Spacing in Text(\"\").padding(16) } } }",
    "struct V: View { var body: some View { Reader { (a, Spacing) in Text(\"\").padding(16) } } }",
    "struct V: View { var body: some View { if let Spacing = x { Text(\"\").padding(16) } } }",
    "struct V: View { var body: some View { for Spacing in x { Text(\"\").padding(16) } } }",
    "struct V: View { func f() { switch x { case .a(let Spacing): use(Text(\"\").padding(16)) } } }",
    "struct V: View { func f() { guard let Spacing = x else { return }; use(Text(\"\").padding(16)) } }",
    "struct V<Spacing: View>: View { var body: some View { Text(\"\").padding(16) } }",
    "struct V: View { func f<A, Spacing>(_ x: A) -> some View { Text(\"\").padding(16) } }",
    "struct V: View { var body: some View { enum Spacing {}; return Text(\"\").padding(16) } }",
    "class V: Screen { func f(s: UIStackView) { s.spacing = 16 } }",
  ]) func hiddenNamesAreHeld(view: String) throws {
    #expect(try outcomes(view) == ["notVisible"])
  }

  @Test(arguments: [
    "struct V: View { var body: some View { Text(\"\").padding(16) } }",
    "struct V: View { func g() { let Spacing = x }; var body: some View { Text(\"\").padding(16) } }",
    "struct V: View { func g(Spacing: Int) {}; var body: some View { Text(\"\").padding(16) } }",
    "struct V: View { var body: some View { if let Spacing = x { Text(\"\") }; Text(\"\").padding(16) } }",
    "struct V: View { func f(Spacing step: Int) -> some View { Text(\"\").padding(16) } }",
    "struct V: View { var body: some View { Reader { (x: Spacing) in Text(\"\").padding(16) } } }",
    "struct V: View { func f(x: Box<Spacing>) -> some View { Text(\"\").padding(16) } }",
    "class V: Base { func f(s: UIStackView) { s.spacing = 16 } }",
  ]) func namesThatNothingHidesAreWritten(view: String) throws {
    #expect(try outcomes(view) == ["Spacing.md"])
  }

  /// A token of a type that hides the theme's: its value is not that of the theme.
  @Test(arguments: [
    ("class V: Parent { func f(s: UIStackView) { s.spacing = 16 } }", "declaredDifferently"),
    ("class V: Other { func f(s: UIStackView) { s.spacing = 16 } }", "Spacing.md"),
    ("class V: Numbers { func f(s: UIStackView) { s.spacing = 16 } }", "notVisible"),
    ("extension Themed { func f(s: UIStackView) { s.spacing = 16 } }", "external"),
    ("extension Plain { func f(s: UIStackView) { s.spacing = 16 } }", "Spacing.md"),
    ("struct V: View, Themed { func f(s: UIStackView) { s.spacing = 16 } }", "external"),
    ("struct V: View, Plain { func f(s: UIStackView) { s.spacing = 16 } }", "Spacing.md"),
    ("struct V: Stepped { func f(s: UIStackView) { s.spacing = 16 } }", "notVisible"),
  ]) func inheritedTypesHideTheTheme(view: String, expected: String) throws {
    let files = [
      "App/T.swift": """
      import SwiftUI
      enum Spacing { static let md: CGFloat = 16 }
      class Parent { enum Spacing { static let md: CGFloat = 12 } }
      class Other { enum Steps { static let md: CGFloat = 12 } }
      class Numbers { typealias Spacing = Int }
      protocol Themed { associatedtype Spacing }
      protocol Plain { associatedtype Element }
      protocol Stepped {}
      extension Stepped { typealias Spacing = Int }
      """,
      "App/V.swift": "import SwiftUI\n\(view)\n",
    ]
    #expect(try TwoTokens.outcomes(files) == [expected])
  }

  /// Static members need a type that is complete.
  @Test(arguments: [
    ("struct Spacing<T> { static var md: CGFloat { 16 } }", "notVisible"),
    ("protocol Spacing {}\nextension Spacing { static var md: CGFloat { 16 } }", "notVisible"),
    (
      "protocol P {}\nextension P { static var md: CGFloat { 16 } }\nenum Spacing: P {}",
      "Spacing.md"
    ),
    ("enum Spacing { static func of<T>(_ x: T) {}; static var md: CGFloat { 16 } }", "Spacing.md"),
  ]) func membersOfIncompleteTypesAreHeld(theme: String, expected: String) throws {
    let files = ["App/T.swift": "import SwiftUI\n\(theme)\n", "App/V.swift": TwoTokens.step]
    #expect(try TwoTokens.outcomes(files) == [expected])
  }

  /// A token that is gone in the releases of the target.
  @Test(arguments: [
    ("@available(iOS, obsoleted: 15)", "notVisible"),
    ("@available(macOS, obsoleted: 12)", "Spacing.md"),
  ]) func obsoletedTokensAreHeld(attribute: String, expected: String) throws {
    let theme = "import SwiftUI\nenum Spacing { \(attribute) static let md: CGFloat = 16 }\n"
    #expect(
      try TwoTokens.outcomes(["App/T.swift": theme, "App/V.swift": TwoTokens.step]) == [expected])
  }

  /// A local with the name of a global constant.
  @Test(arguments: [
    ("var body: some View { let md = 2; return Text(\"\").padding(16) }", "notVisible"),
    ("let md = 2.0; var body: some View { Text(\"\").padding(16) }", "valueUnknown"),
    ("var body: some View { Text(\"\").padding(16) }", "md"),
  ]) func locals(member: String, expected: String) throws {
    #expect(try outcomes("struct V: View { \(member) }", step: "{name}") == [expected])
  }

  /// An implicit member needs a place with a type.
  @Test(arguments: [
    ("Text(\"\").foregroundColor(BRAND)", ".brand"),
    ("BRAND.ignoresSafeArea()", "Color.brand"),
  ]) func implicitMembers(view: String, expected: String) throws {
    let files = [
      "App/T.swift": "import SwiftUI\nextension Color { static let brand = \(TwoTokens.brand) }\n",
      "App/V.swift": """
      import SwiftUI
      struct V: View { var body: some View { \(view.replacing("BRAND", with: TwoTokens.brand)) } }
      """,
    ]
    #expect(try TwoTokens.outcomes(files, color: ".{name}") == [expected])
  }
}
