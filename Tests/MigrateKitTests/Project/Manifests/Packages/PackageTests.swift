import Testing

@testable import MigrateKit
@testable import MigrateKitCore

@Suite struct PackageTests {
  /// A package with one product of two targets.
  static let design = """
    // swift-tools-version: 5.9
    import PackageDescription
    let package = Package(
      name: "Design",
      platforms: [.iOS(.v17), .macOS("14.2"), .macCatalyst(.v16), .watchOS(.v10), .custom("x")],
      products: [.library(name: "DesignUI", targets: ["Tokens", "Widgets"])],
      targets: [
        .target(name: "Tokens"),
        .target(name: "Widgets", dependencies: ["Tokens", .product(name: "Lottie", package: "x")]),
        .testTarget(name: "TokensTests", dependencies: [.target(name: "Tokens")]),
      ])
    """

  private func read(_ manifest: String, _ files: String...) -> ReadProject {
    var all = ["Package.swift": manifest]
    for file in files { all[file] = "" }
    return ProjectFixture(all).read()
  }

  private func package(_ targets: String, before: String = "", after: String = "") -> String {
    """
    // swift-tools-version: 5.9
    import PackageDescription
    \(before)
    let package = Package(name: "Kit", targets: \(targets))
    \(after)
    """
  }

  @Test func targetsAreInTheConventionalFolders() {
    let project = read(
      Self.design, "Sources/Tokens/A.swift", "Source/Widgets/V/B.swift",
      "Tests/TokensTests/T.swift", "Sources/Other/O.swift", "Sources/Tokens/C.xcassets")
    #expect(project.names("Sources/Tokens/A.swift") == ["Tokens"])
    #expect(project.names("Source/Widgets/V/B.swift") == ["Widgets"])
    #expect(project.names("Tests/TokensTests/T.swift") == ["TokensTests"])
    #expect(project.names("Sources/Other/O.swift") == [])
    #expect(project.names("Package.swift") == [])
    #expect(project.names(catalog: "Sources/Tokens/C.xcassets") == ["Tokens"])
    #expect(project.problems.isEmpty)
  }

  @Test func platformsVersionsAndConditionsAreRead() throws {
    let project = read(
      package(
        """
        [.executableTarget(name: "my-tool", swiftSettings: [.define("ALWAYS"),
          .define("ONLY", .when(configuration: .debug)), .unsafeFlags(["-DRAW", "-O"])])]
        """
      ).replacing("targets:", "platforms: [.iOS(.v17), .macOS(\"14.2\"), .tvOS(.v10_15)], targets:")
    )
    let target = try #require(project["my-tool"])
    #expect(target.module == "my_tool")
    #expect(target.kind == .executable)
    #expect(target.platforms == [.iOS, .macOS, .tvOS])
    #expect(target.minimumVersions == [.iOS: [17], .macOS: [14, 2], .tvOS: [10, 15]])
    #expect(target.conditions == ["SWIFT_PACKAGE", "ALWAYS"])
    #expect(target.someConditions == ["DEBUG", "ONLY", "RAW"])
  }

  @Test func dependenciesAreTargetsOrProducts() {
    let project = read(Self.design)
    #expect(project.dependencies("Widgets") == ["Tokens"])
    #expect(project["Widgets"]?.externalModules == ["Lottie"])
    #expect(project.dependencies("TokensTests") == ["Tokens"])
  }

  @Test func dependenciesMayBeWrittenAsCases() {
    let project = read(
      package(
        """
        [.target(name: "All", dependencies: [
          .targetItem(name: "Phone", condition: .when(platforms: [.iOS])),
          .byNameItem(name: "Common", condition: nil),
          .productItem(name: "Lottie", package: "lottie", condition: nil),
        ]),
        .target(name: "Phone"), .target(name: "Common")]
        """),
      "Sources/All/A.swift", "Sources/Phone/P.swift", "Sources/Common/C.swift")
    #expect(project.dependencies("All") == ["Common", "Phone"])
    #expect(project["All"]?.limitedDependencies.values.map(\.self) == [[.iOS]])
    #expect(project["All"]?.externalModules == ["Lottie"])
  }

  @Test func rulesOfATargetSelectItsFiles() {
    let project = read(
      package(
        """
        [.target(name: "Kit", path: "Code", exclude: ["Old", "Skip.swift"],
          resources: [.copy("Raw"), .process("Templates"), .embedInCode("x.txt")]),
         .target(name: "Part", path: "Other", sources: ["In", "One.swift"])]
        """),
      "Code/A.swift", "Code/Old/B.swift", "Code/Skip.swift", "Code/Raw/C.swift",
      "Code/Raw/R.xcassets", "Code/Templates/D.swift", "Code/Templates/T.xcassets",
      "Code/Nested/Package.swift", "Code/Nested/Sources/N.swift", "Other/In/E.swift",
      "Other/One.swift", "Other/Two.swift", "Other/A.xcassets")
    #expect(project.names("Code/A.swift") == ["Kit"])
    for file in ["Old/B.swift", "Skip.swift", "Raw/C.swift", "Templates/D.swift"] {
      #expect(project.names("Code/" + file) == [], "\(file)")
    }
    #expect(project.names(catalog: "Code/Raw/R.xcassets") == [])
    #expect(project.names(catalog: "Code/Templates/T.xcassets") == ["Kit"])
    #expect(!project.names("Code/Nested/Sources/N.swift").contains("Kit"))
    #expect(project.names("Other/In/E.swift") == ["Part"])
    #expect(project.names("Other/One.swift") == ["Part"])
    #expect(project.names("Other/Two.swift") == [])
    #expect(project.names(catalog: "Other/A.xcassets") == ["Part"])
  }

  @Test func aSingleTargetMayUseSources() {
    let text = package("[.target(name: \"Kit\"), .testTarget(name: \"KitTests\")]")
    let project = read(text, "Sources/A.swift", "Tests/T.swift")
    #expect(project.names("Sources/A.swift") == ["Kit"])
    #expect(project.names("Tests/T.swift") == ["KitTests"])
    let old = read(text.replacing("5.9", "5.8"), "Sources/A.swift")
    #expect(old.names("Sources/A.swift") == [])
  }

  // MARK: - Reading Swift as text

  @Test func constantsHelpersAndInterpolationAreRead() {
    let project = read(
      package(
        "features + [.target(name: core, dependencies: common + [.charts], path: path(\"Core\"))]",
        before: """
          let core = "Core"
          let common: [Target.Dependency] = ["Base", .tca]
          let features: [Target] = ["Home", "Profile"].map { name in
            .target(name: "\\(name)Feature", dependencies: [.core], path: path("Features/\\(name)"))
          } + [.feature("Extra", [.tca])]
          extension Target.Dependency {
            static let tca = Self.product(name: "ComposableArchitecture", package: "tca")
            static var core: Self { .target(name: core) }
            static var charts: Target.Dependency {
              return .product(name: "Charts", package: "charts", condition: .when(platforms: [.iOS]))
            }
          }
          extension Target {
            static func feature(_ name: String, _ more: [Dependency] = []) -> Target {
              let folder = "Features/" + name
              return .target(name: name + "Feature", dependencies: [.core] + more, path: folder)
            }
          }
          func path(_ name: String) -> String { "Modules/\\(name)" }
          """),
      "Modules/Core/C.swift", "Modules/Features/Home/H.swift", "Features/Extra/E.swift")
    #expect(project.names("Modules/Core/C.swift") == ["Core"])
    #expect(project.names("Modules/Features/Home/H.swift") == ["HomeFeature"])
    #expect(project.names("Features/Extra/E.swift") == ["ExtraFeature"])
    #expect(project.dependencies("ExtraFeature") == ["Core"])
    #expect(project["ExtraFeature"]?.externalModules == ["ComposableArchitecture"])
    #expect(project["Core"]?.externalModules == ["Base", "ComposableArchitecture", "Charts"])
    #expect(project.problems.isEmpty)
  }

  @Test func targetsThatAreAddedLaterCount() {
    let project = read(
      package(
        "[.target(name: \"A\")]",
        after: """
          if Context.environment["CI"] == nil {
            package.targets.append(contentsOf: [.target(name: "B"), .target(name: "C")])
          }
          package.targets += [.target(name: "D")]
          package.targets.append(.testTarget(name: "E"))
          #if os(macOS)
          package.targets.append(.target(name: "F"))
          #endif
          """))
    #expect(project.targets.targets.map(\.name) == ["A", "B", "C", "D", "E", "F"])
    #expect(project.problems.isEmpty)
  }

  @Test func bothBranchesOfAConditionCount() {
    let project = read(
      package("isServer ? [.target(name: \"A\")] : [.target(name: \"B\"), .target(name: \"C\")]"))
    #expect(project.targets.targets.map(\.name) == ["A", "B", "C"])
  }

  @Test func enumerationsNameTargets() {
    let project = read(
      package(
        "[.target(name: Module.core.rawValue), .target(name: Module.ui.rawValue)]",
        before: "enum Module: String { case core = \"CoreKit\"; case ui }"))
    #expect(project.targets.targets.map(\.name) == ["CoreKit", "ui"])
  }

  @Test func unreadableTargetsFallBackToFolders() {
    let project = read(
      package("makeTargets() + [.target(name: \"Known\")]"),
      "Sources/Known/K.swift", "Sources/Hidden/H.swift", "Tests/HiddenTests/T.swift")
    #expect(project.names("Sources/Known/K.swift") == ["Known"])
    #expect(project.names("Sources/Hidden/H.swift") == ["Hidden"])
    #expect(project.names("Tests/HiddenTests/T.swift") == ["HiddenTests"])
    #expect(project["HiddenTests"]?.isTest == true)
    #expect(
      project.problems == [
        "Package.swift: declares targets that cannot be read as text; its source folders count as "
          + "targets"
      ])
  }

  @Test func aFileWithoutPackageFallsBackToFolders() {
    let project = read("import PackageDescription", "Sources/Kit/K.swift")
    #expect(project.names("Sources/Kit/K.swift") == ["Kit"])
    #expect(project.problems.count == 1)
  }

  @Test func targetsWithoutSourcesAreLeftOut() {
    let project = read(
      package(
        """
        [.binaryTarget(name: "Bin", path: "b.xcframework"), .systemLibrary(name: "C"),
         .macro(name: "Macros"), .plugin(name: "Lint", capability: .buildTool()),
         .target(name: "Kit", dependencies: ["Macros", "Bin", "C"])]
        """), "Plugins/Lint/L.swift", "Sources/Macros/M.swift")
    #expect(project.targets.targets.map(\.name) == ["Macros", "Lint", "Kit"])
    #expect(project.names("Plugins/Lint/L.swift") == ["Lint"])
    #expect(project.dependencies("Kit") == [])
  }
}
