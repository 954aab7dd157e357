import Testing

@testable import MigrateKit
@testable import MigrateKitCore

@Suite struct XcodeGenTests {
  private static let specification = """
    name: Reader
    options:
      deploymentTarget: {iOS: "17.0", macOS: 14.1}
    settings:
      base: {PRODUCT_MODULE_NAME: "$(TARGET_NAME:c99extidentifier)"}
      configs:
        Release: {SWIFT_ACTIVE_COMPILATION_CONDITIONS: STORE}
    settingGroups:
      symbols:
        ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS: YES
    packages:
      Design: {path: Modules/Design}
      Charts:
        url: https://x.org/y/charts
        from: 1.0.0
    targetTemplates:
      Feature:
        type: framework
        platform: iOS
        sources: ["Features/${target_name}"]
    targets:
      Reader App:
        type: application
        supportedDestinations: [iOS, macOS, macCatalyst]
        sources:
          - path: App
            excludes: ["**/*.gen.swift", Drafts, "Old/**"]
          - path: Shared
            includes: ["*.swift"]
          - path: Samples
            type: folder
          - path: Scripts
            buildPhase: none
          - Extra/One.swift
        settings:
          groups: [symbols]
        dependencies:
          - target: Home
          - target: Widget
          - package: Design
            product: DesignUI
          - package: Charts
            products: [Charts, ChartsUI]
          - framework: Vendor/Tss.xcframework
          - sdk: UIKit.framework
      Widget: {type: app-extension, platform: iOS, sources: Widget}
      Home:
        templates: [Feature]
        deploymentTarget: 16.4
      Core:
        type: framework
        platform: [iOS, tvOS]
        sources: Core
      Tests:
        type: bundle.unit-test
        platform: iOS
        sources: Tests
        dependencies: [{target: Reader App}, {target: Core_iOS}]
    """

  private func read(_ more: [String: String] = [:], _ files: String...) -> ReadProject {
    var all = [
      "project.yml": Self.specification, "Modules/Design/Package.swift": PackageTests.design,
    ]
    for file in files { all[file] = "" }
    return ProjectFixture(all.merging(more) { $1 }).read()
  }

  @Test func sourcesArePlacedWithTheirRules() {
    let project = read(
      [:], "App/A.swift", "App/V/B.gen.swift", "App/Drafts/C.swift", "App/Old/D/E.swift",
      "Shared/S.swift", "Shared/Deep/T.swift", "Samples/U.swift", "Scripts/X.swift",
      "Extra/One.swift", "Extra/Two.swift", "Features/Home/H.swift", "Core/K.swift",
      "Widget/W.swift", "App/Assets.xcassets", "App/Drafts/D.xcassets")
    #expect(project.names("App/A.swift") == ["Reader App"])
    for file in [
      "App/V/B.gen.swift", "App/Drafts/C.swift", "App/Old/D/E.swift", "Shared/Deep/T.swift",
      "Samples/U.swift", "Scripts/X.swift", "Extra/Two.swift",
    ] {
      #expect(project.names(file) == [], "\(file)")
    }
    #expect(project.names("Shared/S.swift") == ["Reader App"])
    #expect(project.names("Extra/One.swift") == ["Reader App"])
    #expect(project.names("Features/Home/H.swift") == ["Home"])
    #expect(project.names("Core/K.swift") == ["Core_iOS", "Core_tvOS"])
    #expect(project.names(catalog: "App/Assets.xcassets") == ["Reader App"])
    #expect(project.names(catalog: "App/Drafts/D.xcassets") == [])
    #expect(project.problems.isEmpty)
  }

  @Test func platformsSettingsAndModulesAreRead() throws {
    let project = read()
    let app = try #require(project["Reader App"])
    #expect(app.module == "Reader_App")
    #expect(app.platforms == [.iOS, .macOS, .macCatalyst])
    #expect(app.minimumVersions == [.iOS: [17, 0], .macOS: [14, 1], .macCatalyst: [17, 0]])
    #expect(app.conditions == [])
    #expect(app.someConditions == ["DEBUG", "STORE"])
    #expect(app.generatesAssetSymbolExtensions)
    #expect(project["Home"]?.minimumVersions == [.iOS: [16, 4]])
    #expect(project["Core_tvOS"]?.platforms == [.tvOS])
  }

  @Test func dependenciesAreResolved() {
    let project = read()
    #expect(project.dependencies("Reader App") == ["Home", "Tokens", "Widgets"])
    #expect(project["Reader App"]?.externalModules == ["Charts", "ChartsUI", "Tss"])
    #expect(project.dependencies("Tests") == ["Core_iOS", "Reader App"])
  }

  @Test func includedSpecificationsKeepTheirFolder() {
    let project = read(
      [
        "project.yml": """
        name: Reader
        include:
          - path: App/target.yml
          - {path: Gone.yml}
          - {path: Off.yml, enable: false}
        targets:
          App: {dependencies: [{target: Kit}]}
        """,
        "App/target.yml": """
        include: [../project.yml, ../Kit/target.yml]
        targets:
          App: {type: application, platform: iOS, sources: [Sources], dependencies: [{target: X}]}
        """,
        "Kit/target.yml": "targets: {Kit: {type: framework, platform: iOS, sources: .}}",
        "Off.yml": "targets: {Off: {type: framework}}",
      ], "App/Sources/A.swift", "Sources/B.swift", "Kit/K.swift")
    #expect(project.names("App/Sources/A.swift") == ["App"])
    #expect(project.names("Sources/B.swift") == [])
    #expect(project.names("Kit/K.swift") == ["Kit"])
    #expect(project.dependencies("App") == ["Kit"])
    #expect(project["Off"] == nil)
  }

  @Test("specifications of several apps are generated in a folder around them, with shared parts")
  func specificationsAreGeneratedInAFolderAroundThem() {
    let project = ProjectFixture(
      [
        "Apps/One/project.yml": """
        include: [Apps/shared.yml, Core/project.yml, Kit/project.yml]
        targets:
          App: {type: application, platform: iOS, sources: [Apps/One], dependencies: [{target: Kit}]}
        """,
        "Apps/shared.yml": "settings: {base: {SWIFT_ACTIVE_COMPILATION_CONDITIONS: SHARED}}",
        "Core/project.yml": "targets: {Core: {type: framework, platform: iOS, sources: .}}",
        "Kit/project.yml": """
        targets:
          Kit: {type: framework, platform: iOS, sources: ., dependencies: [{target: Core}]}
        """,
        "Apps/One/App.swift": "", "Kit/Card.swift": "", "Core/Theme.swift": "",
      ]
    ).read()
    #expect(project.names("Apps/One/App.swift") == ["App"])
    #expect(project["App"]?.conditions == ["SHARED"])
    #expect(project.names("Kit/Card.swift") == ["Kit"])
    #expect(project.dependencies("Kit") == ["Core"])
    #expect(project.names("Core/Theme.swift") == ["Core"])
  }

  @Test("a specification whose sources are where it lies is not generated in a folder around it")
  func specificationsAreGeneratedWhereTheirSourcesAre() {
    let project = ProjectFixture(
      [
        "Apps/project.yml": "targets: {App: {type: application, platform: iOS, sources: App}}",
        "Apps/App/A.swift": "", "App/B.swift": "",
      ]
    ).read()
    #expect(project.names("Apps/App/A.swift") == ["App"])
    #expect(project.names("App/B.swift") == [])
  }

  @Test func anXcodeProjectTakesPrecedence() {
    let generated = ProjectFixture.xcode(
      """
      G = {isa = PBXGroup; children = (F); sourceTree = "<group>"; };
      F = {isa = PBXFileReference; path = App/A.swift; sourceTree = "<group>"; };
      B = {isa = PBXBuildFile; fileRef = F; };
      S = {isa = PBXSourcesBuildPhase; files = (B); };
      T = {isa = PBXNativeTarget; name = Generated; buildPhases = (S); };
      """)
    let project = read(["Reader.xcodeproj/project.pbxproj": generated], "App/A.swift")
    #expect(project.names("App/A.swift") == ["Generated"])
    let same = generated.replacing("name = Generated", with: "name = \"Reader App\"")
    let alike = read(["Reader.xcodeproj/project.pbxproj": same], "App/A.swift")
    #expect(alike.targets.targets.filter { $0.name == "Home" }.isEmpty)
    let empty = read(["Reader.xcodeproj/project.pbxproj": ProjectFixture.xcode("")], "App/A.swift")
    #expect(empty.names("App/A.swift") == ["Reader App"])
  }

  /// A generated project with eight files, `App/F0.swift` to `App/F7.swift`, in one target.
  private static func generatedProject(_ target: String) -> String {
    ProjectFixture.xcode(
      (0..<8).map { number in
        """
        F\(number) = {isa = PBXFileReference; path = App/F\(number).swift; sourceTree = "<group>"; };
        B\(number) = {isa = PBXBuildFile; fileRef = F\(number); };
        """
      }.joined(separator: "\n") + """
        G = {isa = PBXGroup; children = (F0, F1, F2, F3, F4, F5, F6, F7); sourceTree = "<group>"; };
        S = {isa = PBXSourcesBuildPhase; files = (B0, B1, B2, B3, B4, B5, B6, B7); };
        T = {isa = PBXNativeTarget; name = "\(target)"; buildPhases = (S); };
        """)
  }

  /// A project that was generated before many of its files were there says nothing of these.
  @Test(arguments: [
    (target: "Reader App", files: 9, names: ["Reader App"]), ("Reader App", 1, []),
    ("Generated", 9, []),
  ])
  func anOutdatedProjectIsReadFromItsSpecification(target: String, files: Int, names: [String]) {
    let generated = Self.generatedProject(target)
    var all = ["project.yml": Self.specification, "Reader.xcodeproj/project.pbxproj": generated]
    for number in 0..<8 { all["App/F\(number).swift"] = "" }
    for number in 0..<files { all["App/New\(number).swift"] = "" }
    let project = ProjectFixture(all).read()
    #expect(project.names("App/F0.swift") == [target])
    #expect(project.names("App/New0.swift") == names)
  }

  /// The same goes for a project that Tuist generates from the manifest beside it, which is not read.
  @Test(arguments: [(files: 1, isRead: true), (2, false)])
  func anOutdatedProjectOfTuistSaysNothing(files: Int, isRead: Bool) {
    let generated = Self.generatedProject("Generated")
    let manifest = "import ProjectDescription\nlet project = Project(name: \"Reader\")\n"
    var all = ["Project.swift": manifest, "Reader.xcodeproj/project.pbxproj": generated]
    for number in 0..<8 { all["App/F\(number).swift"] = "" }
    for number in 0..<files { all["App/New\(number).swift"] = "" }
    for path in ["AppTests/T1.swift", "Tools/A.swift", "Tools/B.swift", "Tuist/Config.swift"] {
      all[path] = ""
    }
    #expect(ProjectFixture(all).read().names("App/F0.swift") == (isRead ? ["Generated"] : []))
    // Any file may be called so.
    all["Project.swift"] = "struct Project {}"
    #expect(ProjectFixture(all).read().names("App/F0.swift") == ["Generated"])
  }

  /// A specification stands for the project that it will be generated as.
  @Test func anotherProjectRefersToOneThatIsNotGeneratedYet() {
    let app = """
      name: Shop
      projectReferences: { Core: { path: ../Core/Core.xcodeproj } }
      targets:
        Shop: { type: application, platform: iOS, sources: [Shop], dependencies: [{ target: Core/Core }] }
      """
    let core = """
      name: Core
      targets:
        Core: { type: framework, platform: iOS, sources: [Core] }
      """
    let project = ProjectFixture([
      "App/project.yml": app, "App/Shop/A.swift": "", "Core/project.yml": core,
      "Core/Core/B.swift": "",
    ]).read()
    let targets = project.targets.targets
    let shop = targets.first { $0.name == "Shop" }
    #expect(shop?.dependencies.map { targets[$0].name } == ["Core"])
  }

  @Test func filesOfOtherToolsAreSkipped() {
    let project = ProjectFixture(["project.yml": "name: Site\npages: [a]"]).read()
    #expect(project.targets.targets.isEmpty)
    #expect(project.problems.isEmpty)
  }

  @Test func anUnreadableFileIsReported() {
    let project = ProjectFixture(["project.yml": "targets: {A: [}"]).read()
    #expect(
      project.problems == ["project.yml: cannot be read: line 1 closes a bracket that is not open"])
  }
}
