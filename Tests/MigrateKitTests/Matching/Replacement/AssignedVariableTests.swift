import Testing

@testable import MigrateKitCore

/// A variable that the project assigns has other values than its initial one, however the code names it.
@Suite struct AssignedVariableTests {
  private static let theme = "import SwiftUI\nenum Spacing { static var md: CGFloat = 16 }\n"

  @Test(arguments: [
    "extension Spacing { static func reset() { self.md = 12 } }",
    "extension Spacing { static func reset() { md = 12 } }",
    "func reset() { App.Spacing.md = 12 }",
    "func reset() { grow(&Spacing.md) }",
    "extension Spacing { static func reset() { grow(&md) } }",
    "extension Spacing { static func reset() { grow(&Self.md) } }",
    "func reset() { (Spacing.md, _) = (12, 1) }",
    "func reset() { Spacing.md += 2 }",
    "typealias Steps = Spacing\nfunc reset() { Steps.md = 12 }",
  ]) func assignedVariablesAreHeld(code: String) throws {
    let files = [
      "App/T.swift": Self.theme, "App/V.swift": TwoTokens.step, "App/R.swift": code + "\n",
    ]
    #expect(try TwoTokens.outcomes(files) == ["valueUnknown"])
  }

  @Test(arguments: [
    // A local with that name, the variable of another type, an operator, and reading are no assignments.
    "extension Spacing { static func total() -> CGFloat { var md = 1.0; md = 2; return md } }",
    "enum Other { static var md = 1 }\nfunc reset() { Other.md = 12 }",
    "func mask(_ bits: Int) -> Int { bits & Int(Spacing.md) }",
    "func read(_ step: CGFloat = Spacing.md) -> Bool { step == Spacing.md }",
  ]) func otherAssignmentsHoldNothing(code: String) throws {
    let files = [
      "App/T.swift": Self.theme, "App/V.swift": TwoTokens.step, "App/R.swift": code + "\n",
    ]
    #expect(try TwoTokens.outcomes(files) == ["Spacing.md"])
  }

  /// A variable of another module, named with it.
  @Test(arguments: [
    ("Kit.Spacing.md = 12", "valueUnknown"), ("print(Kit.Spacing.md)", "Spacing.md"),
  ])
  func variablesOfModules(statement: String, expected: String) throws {
    let files = [
      "Kit/T.swift": "import SwiftUI\npublic enum Spacing { public static var md: CGFloat = 16 }\n",
      "App/V.swift": "import Kit\n" + TwoTokens.step,
      "App/R.swift": "import Kit\nfunc reset() { \(statement) }\n",
    ]
    #expect(try TwoTokens.outcomes(files) == [expected])
  }

  /// A variable of an object that a static constant holds.
  @Test(arguments: [("Look.shared.brand = .red", "valueUnknown"), ("", "Palette.brand")])
  func variablesOfObjects(statement: String, expected: String) throws {
    let files = [
      "App/T.swift": """
      import SwiftUI
      final class Look { var brand: Color = \(TwoTokens.brand); static let shared = Look() }
      enum Palette { static let brand = Look.shared.brand }
      """,
      "App/V.swift": TwoTokens.color, "App/R.swift": "func reset() { \(statement) }\n",
    ]
    #expect(try TwoTokens.outcomes(files) == [expected])
  }

  /// A variable of an object that is assigned through a constant, in a file without any value.
  @Test(arguments: [
    ("Look.shared.md = 12", "valueUnknown"),
    ("let look = Look.shared; look.md = 12", "valueUnknown"),
    ("let look = Look.shared; if true { look.md += 2 }", "valueUnknown"),
    ("func set(look: Look) { look.md = 12 }", "valueUnknown"),
    ("func set(_ look: inout Look) { look.md = 12 }", "valueUnknown"),
    ("struct Setter { let look: Look; func set() { look.md = 12 } }", "valueUnknown"),
    ("struct Setter { let look: Look; func set() { self.look.md = 12 } }", "valueUnknown"),
    ("func set(look: Look) { grow(&look.md) }", "valueUnknown"),
    ("func set(look: Other) { look.md = 12 }", "Spacing.md"),
    ("func set(look: Look) { print(look.md) }", "Spacing.md"),
    ("let look = Other.shared; look.md = 12", "Spacing.md"),
    ("let look = Look.shared; print(look.md == 12)", "Spacing.md"),
    ("do { let look = Look.shared; print(look) }; look.md = 12", "Spacing.md"),
  ])
  func variablesOfObjectsByAConstant(statement: String, expected: String) throws {
    let files = [
      "App/T.swift": """
      import SwiftUI
      final class Look { var md: CGFloat = 16; static let shared = Look() }
      enum Spacing { static var md: CGFloat { Look.shared.md } }
      """,
      "App/V.swift": TwoTokens.step, "App/R.swift": "func reset() { \(statement) }\n",
    ]
    #expect(try TwoTokens.outcomes(files) == [expected])
  }

  /// A theme that is a value, of which others change their own copies.
  @Test(arguments: [
    (
      "func dim(_ l: inout Spacing) { l.md = 12 }\nfunc f() { dim(&Spacing.current) }",
      "valueUnknown"
    ),
    ("func f() { Spacing.current.md = 12 }", "valueUnknown"),
    ("func dim(_ look: inout Spacing) { look.md = 12 }", "Spacing.current.md"),
    ("func f() { var look: Spacing = Spacing.current; look.md = 12 }", "Spacing.current.md"),
    ("func f() { var look = Spacing.current; dim(&look) }", "Spacing.current.md"),
  ])
  func variablesOfValues(code: String, expected: String) throws {
    let files = [
      "App/T.swift": """
      import SwiftUI
      struct Spacing { var md: CGFloat = 16; static var current = Spacing() }
      """,
      "App/V.swift": TwoTokens.step, "App/R.swift": code + "\n",
    ]
    #expect(try TwoTokens.outcomes(files, step: "Spacing.current.{name}") == [expected])
  }

  /// A variable that is declared outside of what is read.
  @Test(arguments: [("Spacing.md = 12", "valueUnknown"), ("print(Spacing.md)", "Spacing.md")])
  func variablesThatAreNotRead(statement: String, expected: String) throws {
    let files = [
      "App/V.swift": "import Remote\n" + TwoTokens.step,
      "App/R.swift": "import Remote\nlet step = Spacing.md\nfunc reset() { \(statement) }\n",
    ]
    #expect(try TwoTokens.outcomes(files) == [expected])
  }
}
