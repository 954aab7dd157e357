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
    ("#if canImport(Kit)\nimport Kit\n#endif\n", "Spacing.md"),
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

  /// A file, or a dependency, of one of the platforms of an Xcode target.
  @Test(arguments: [
    ("Shared/Mac.swift", "otherPlatform"), ("Shared/Phone.swift", "otherPlatform"),
    ("Kit/T.swift", "otherPlatform"), ("App/T.swift", "Spacing.md"),
  ]) func filesOfPlatforms(file: String, expected: String) throws {
    var files = [
      "Package.swift": "", "App.xcodeproj/project.pbxproj": Self.xcodeProject,
      "App/V.swift": "import Kit\n" + TwoTokens.step, "Shared/Mac.swift": "",
      "Shared/Phone.swift": "",
      "Kit/K.swift": "",
    ]
    files[file] = Self.kit
    #expect(try TwoTokens.outcomes(files) == [expected])
  }

  /// An app for iOS and macOS, with a file for each and a framework for iOS.
  private static let xcodeProject = """
    // !$*UTF8*$!
    { archiveVersion = 1; objectVersion = 77; rootObject = P; objects = {
      P = { isa = PBXProject; mainGroup = G; targets = (A, K); buildConfigurationList = L; };
      L = { isa = XCConfigurationList; buildConfigurations = (D); };
      D = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SDKROOT = auto;
        SUPPORTED_PLATFORMS = "iphoneos iphonesimulator macosx"; PRODUCT_NAME = "$(TARGET_NAME)"; }; };
      G = { isa = PBXGroup; sourceTree = "<group>"; children = (FA, FK, R1, R2); };
      R1 = { isa = PBXFileReference; path = Shared/Mac.swift; sourceTree = SOURCE_ROOT; };
      R2 = { isa = PBXFileReference; path = Shared/Phone.swift; sourceTree = SOURCE_ROOT; };
      B1 = { isa = PBXBuildFile; fileRef = R1; platformFilters = (macos, ); };
      B2 = { isa = PBXBuildFile; fileRef = R2; platformFilter = ios; };
      S = { isa = PBXSourcesBuildPhase; files = (B1, B2); };
      T = { isa = PBXTargetDependency; platformFilters = (ios, ); target = K; };
      FA = { isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
      FK = { isa = PBXFileSystemSynchronizedRootGroup; path = Kit; sourceTree = "<group>"; };
      A = { isa = PBXNativeTarget; name = App; buildPhases = (S); dependencies = (T);
        productType = "com.apple.product-type.application"; fileSystemSynchronizedGroups = (FA);
        buildConfigurationList = L; };
      K = { isa = PBXNativeTarget; name = Kit; buildPhases = (); buildConfigurationList = L;
        productType = "com.apple.product-type.framework"; fileSystemSynchronizedGroups = (FK); };
    }; }
    """
}
