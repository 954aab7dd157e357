import Testing

@testable import MigrateKitCore

/// What a file sees of other modules: its imports, the platforms of dependencies, uses elsewhere.
@Suite struct VisibleModuleTests {
  private static let kit =
    "import SwiftUI\npublic enum Spacing { public static let md: CGFloat = 16 }\npublic struct Foo {}\n"

  /// An import that does not cover the place, or not the whole module, is no import of the token.
  @Test(arguments: [
    ("import Kit\n", "Spacing.md"),
    ("#if DEBUG\nimport Kit\n#endif\n", "Spacing.md + import Kit"),
    ("#if os(iOS)\nimport Kit\n#endif\n", "Spacing.md"),
    ("import struct Kit.Foo\n", "Spacing.md + import Kit"),
    ("import struct Kit.Foo\nimport Kit\n", "Spacing.md"),
    ("#if DEBUG\nimport Kit\n#endif\nimport Kit\n", "Spacing.md"),
  ]) func importsCoverThePlace(imports: String, expected: String) throws {
    let files = ["Kit/T.swift": Self.kit, "App/V.swift": imports + TwoTokens.step]
    #expect(try TwoTokens.outcomes(files) == [expected])
  }

  @Test func anImportUnderTheConditionOfTheLineCoversIt() throws {
    let view = "#if DEBUG\nimport Kit\n#endif\n#if DEBUG\n" + TwoTokens.step + "#endif\n"
    #expect(
      try TwoTokens.outcomes(["Kit/T.swift": Self.kit, "App/V.swift": view]) == ["Spacing.md"])
  }

  /// A use under a condition is no proof for code without it.
  @Test(arguments: [
    ("print(Spacing.md)", "Spacing.md"),
    ("\n#if DEBUG\nprint(Spacing.md)\n#endif\n", "external"),
    ("\n#if DEBUG\nprint(Spacing.md)\n#endif\nprint(Spacing.md)", "Spacing.md"),
    ("\n#if os(iOS)\nprint(Spacing.md)\n#endif\n", "Spacing.md"),
  ]) func usesProveWhatTheirConditionsAllow(statement: String, expected: String) throws {
    let files = [
      "App/V.swift": "import Remote\n" + TwoTokens.step,
      "App/U.swift": "import Remote\nfunc use() { \(statement) }\n",
    ]
    #expect(try TwoTokens.outcomes(files) == [expected])
  }

  /// A use in another target proves nothing.
  @Test func usesInOtherTargetsProveNothing() throws {
    let files = [
      "App/V.swift": "import Remote\n" + TwoTokens.step,
      "Kit/U.swift": "import Remote\nfunc use() { print(Spacing.md) }\n",
    ]
    #expect(try TwoTokens.outcomes(files) == ["external"])
  }

  /// A dependency on one of the platforms of a target.
  @Test(arguments: [
    ("\"Kit\"", "Spacing.md + import Kit"),
    (".target(name: \"Kit\", condition: .when(platforms: [.iOS]))", "otherPlatform"),
    (
      ".target(name: \"Kit\", condition: .when(platforms: [.iOS, .macOS]))",
      "Spacing.md + import Kit"
    ),
  ]) func dependenciesOfPlatforms(dependency: String, expected: String) throws {
    let files = [
      "Package.swift": """
      import PackageDescription
      let package = Package(name: "All", platforms: [.iOS(.v17), .macOS(.v14)], targets: [
        .target(name: "Kit", path: "Kit"),
        .executableTarget(name: "App", dependencies: [\(dependency)], path: "App"),
      ])
      """,
      "Kit/T.swift": Self.kit, "App/V.swift": TwoTokens.step,
    ]
    #expect(try TwoTokens.outcomes(files) == [expected])
  }

  /// An interface that only some modules may import.
  @Test func systemProgrammingInterfacesAreNotPublic() throws {
    let files = [
      "Kit/T.swift":
        "import SwiftUI\npublic enum Spacing { @_spi(Internal) public static let md: CGFloat = 16 }\n",
      "App/V.swift": "import Kit\n" + TwoTokens.step,
    ]
    #expect(try TwoTokens.outcomes(files) == ["notVisible"])
  }

  /// A member that a protocol gives all types that conform to it, or some of them.
  @Test(arguments: [("", "Spacing.md"), (" where Self: Sized", "external")])
  func membersOfProtocols(constraint: String, expected: String) throws {
    let files = [
      "App/T.swift": "import SwiftUI\nenum Spacing: Steps {}\n",
      "App/P.swift": """
      import SwiftUI
      protocol Steps {}
      extension Steps\(constraint) { static var md: CGFloat { 16 } }
      """,
      "App/V.swift": TwoTokens.step,
    ]
    #expect(try TwoTokens.outcomes(files) == [expected])
  }
}
