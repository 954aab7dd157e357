import Testing

@testable import MigrateKit
@testable import MigrateKitCore

@Suite struct XcodeProjectTests {
  /// An app and a framework with files in groups.
  private static let groups = """
    G = {isa = PBXGroup; children = (GA, FR, FS); sourceTree = "<group>"; };
    GA = {isa = PBXGroup; children = (GB, FA); path = App; sourceTree = "<group>"; };
    GB = {isa = PBXGroup; children = (FB, FC, AC); name = Views; sourceTree = "<group>"; };
    FA = {isa = PBXFileReference; path = Main.swift; sourceTree = "<group>"; };
    FB = {isa = PBXFileReference; path = "../Common/Both Ways.swift"; sourceTree = "<group>"; };
    FC = {isa = PBXFileReference; path = Kit/Kit.swift; sourceTree = SOURCE_ROOT; };
    FR = {isa = PBXFileReference; path = Gone.swift; sourceTree = "<group>"; };
    FS = {isa = PBXFileReference; path = /project/Else.swift; sourceTree = "<absolute>"; };
    AC = {isa = PBXFileReference; lastKnownFileType = folder.assetcatalog; path = A.xcassets; \
    sourceTree = "<group>"; };
    B1 = {isa = PBXBuildFile; fileRef = FA; };
    B2 = {isa = PBXBuildFile; fileRef = FB; };
    B3 = {isa = PBXBuildFile; fileRef = FB; platformFilters = (ios, maccatalyst, ); };
    B4 = {isa = PBXBuildFile; fileRef = FC; };
    B5 = {isa = PBXBuildFile; fileRef = AC; };
    B6 = {isa = PBXBuildFile; fileRef = FR; };
    B7 = {isa = PBXBuildFile; fileRef = FS; };
    S1 = {isa = PBXSourcesBuildPhase; files = (B1, B2, B6, B7, B99, ); };
    S2 = {isa = PBXSourcesBuildPhase; files = (B3, B4, ); };
    R1 = {isa = PBXResourcesBuildPhase; files = (B5, ); };
    """

  private static func target(
    _ id: String, _ name: String, _ type: String, phases: String = "", _ more: String = ""
  ) -> String {
    """
    \(id) = {isa = PBXNativeTarget; name = "\(name)"; \
    productType = "com.apple.product-type.\(type)"; buildPhases = (\(phases)); \(more)};

    """
  }

  private static let paths = [
    "App/Main.swift", "Common/Both Ways.swift", "Kit/Kit.swift", "Else.swift", "App/Other.swift",
    "App/A.xcassets",
  ]

  private func read(
    _ objects: String, targets: String = "T", project: String = "", _ more: [String: String] = [:]
  ) -> ReadProject {
    var files = more
    for path in Self.paths { files[path] = "" }
    files["App.xcodeproj/project.pbxproj"] = ProjectFixture.xcode(
      objects, targets: targets, project: project)
    return ProjectFixture(files).read()
  }

  @Test func filesAreFoundThroughTheirGroups() {
    let project = read(
      Self.groups + Self.target("T", "My App", "application", phases: "S1, R1")
        + Self.target("K", "Kit", "framework", phases: "S2"),
      targets: "T, K")
    #expect(project.names("App/Main.swift") == ["My App"])
    #expect(project.names("Common/Both Ways.swift") == ["My App", "Kit"])
    #expect(project.names("Kit/Kit.swift") == ["Kit"])
    #expect(project.names("Else.swift") == ["My App"])
    #expect(project.names("App/Other.swift") == [])
    #expect(project.names(catalog: "App/A.xcassets") == ["My App"])
    #expect(project["My App"]?.module == "My_App")
    #expect(project["My App"]?.kind == .application)
    #expect(project.problems.isEmpty)
  }

  /// A group that no other one holds is left over, and says nothing of where its files are.
  @Test func aGroupThatXcodeDoesNotShowIsIgnored() {
    let stale = """
      0G = {isa = PBXGroup; children = (FA, 0H); path = Old; sourceTree = "<group>"; };
      0H = {isa = PBXGroup; children = (FB, 0G); path = Older; sourceTree = "<group>"; };

      """
    let project = read(
      stale + Self.groups + Self.target("T", "My App", "application", phases: "S1"))
    #expect(project.names("App/Main.swift") == ["My App"])
    #expect(project.names("Common/Both Ways.swift") == ["My App"])
  }

  @Test func aFileMayBeLimitedToPlatforms() throws {
    let project = read(
      Self.groups + Self.target("K", "Kit", "framework", phases: "S2"), targets: "K")
    let file = ProjectFixture.root + "/Common/Both Ways.swift"
    #expect(project.targets.platforms(ofFile: file, in: 0) == [.iOS, .macCatalyst])
    #expect(
      project.targets.platforms(ofFile: ProjectFixture.root + "/Kit/Kit.swift", in: 0) == [])
  }

  @Test func aNameThatDiffersInCaseIsFound() {
    let objects =
      Self.groups.replacing("Main.swift", "main.swift")
      + Self.target("T", "App", "application", phases: "S1")
    #expect(read(objects).names("App/Main.swift") == ["App"])
  }

  @Test func equivalentNamesAreDistinct() {
    let (one, two) = ("/project/App/\u{E9}.swift", "/project/App/e\u{301}.swift")
    let manifest = "/project/App.xcodeproj/project.pbxproj"
    let text = ProjectFixture.xcode(
      Self.groups.replacing("Main.swift", "\"\u{E9}.swift\"")
        + Self.target("T", "App", "application", phases: "S1"))
    let targets = ProjectTargets.read(
      ProjectListing(
        root: "/project", manifests: [manifest], swiftFiles: [one, two], catalogs: [],
        read: { $0 == manifest ? Array(text.utf8) : nil }))
    #expect(targets.targets(ofFile: one) == [0])
    #expect(targets.targets(ofFile: two) == [])
  }

  // MARK: - Dependencies

  private static let dependencies = """
    DK = {isa = PBXTargetDependency; target = K; };
    DE = {isa = PBXTargetDependency; target = E; };
    DT = {isa = PBXTargetDependency; target = T; };
    DA = {isa = PBXTargetDependency; target = A; };
    A = {isa = PBXAggregateTarget; name = All; dependencies = (DK, DA); };

    """

  @Test func librariesCanBeImportedAndEmbeddedExtensionsCannot() {
    let project = read(
      Self.dependencies
        + Self.target("T", "App", "application", phases: "", "dependencies = (DK, DE); ")
        + Self.target("K", "Kit", "framework")
        + Self.target("E", "Widget", "app-extension", phases: "", "dependencies = (DA); ")
        + Self.target("U", "Tests", "bundle.unit-test", "dependencies = (DT); ")
        + Self.target("I", "UITests", "bundle.ui-testing", "dependencies = (DT); "),
      targets: "T, K, E, U, I, A")
    #expect(project.dependencies("App") == ["Kit"])
    #expect(project.dependencies("Widget") == ["Kit"])
    #expect(project.dependencies("Tests") == ["App"])
    #expect(project.dependencies("UITests") == [])
    #expect(project["Tests"]?.isTest == true)
    #expect(project["All"] == nil)
  }

  @Test func reachableModulesFollowDependencies() {
    let project = read(
      Self.dependencies
        + Self.target("T", "App", "application", phases: "", "dependencies = (DK); ")
        + Self.target("K", "Kit", "framework", "dependencies = (DL); ")
        + Self.target("L", "Base", "library.static", "dependencies = (DK); ")
        + "DL = {isa = PBXTargetDependency; target = L; };",
      targets: "T, K, L")
    #expect(project.dependencies("App") == ["Kit"])
    #expect(project.targets.reachable(from: 0) == [0, 1, 2])
    #expect(project.targets.reachable(from: 7) == [])
  }

  @Test func linkedFrameworksAreDependencies() {
    let project = read(
      """
      PK = {isa = PBXFileReference; path = Kit.framework; sourceTree = BUILT_PRODUCTS_DIR; };
      PX = {isa = PBXFileReference; path = Vendor/Chart.xcframework; sourceTree = "<group>"; };
      PL = {isa = PBXFileReference; path = libPods-App.a; sourceTree = BUILT_PRODUCTS_DIR; };
      PS = {isa = PBXFileReference; path = S/UIKit.framework; sourceTree = SDKROOT; };
      L1 = {isa = PBXBuildFile; fileRef = PK; platformFilter = ios; };
      L2 = {isa = PBXBuildFile; fileRef = PX; };
      L3 = {isa = PBXBuildFile; fileRef = PL; };
      L4 = {isa = PBXBuildFile; fileRef = PS; };
      FW = {isa = PBXFrameworksBuildPhase; files = (L1, L2, L3, L4); };

      """ + Self.target("T", "App", "application", phases: "FW")
        + Self.target("K", "Kit", "framework", "productReference = PK; "),
      targets: "T, K")
    #expect(project.dependencies("App") == ["Kit"])
    #expect(project["App"]?.limitedDependencies == [1: [.iOS]])
    #expect(project["App"]?.externalModules == ["Chart", "Pods-App"])
  }

  @Test func productsOfPackagesAreResolvedOrNamed() {
    let project = read(
      """
      LP = {isa = XCLocalSwiftPackageReference; relativePath = Packages/Design; };
      RP = {isa = XCRemoteSwiftPackageReference; repositoryURL = "https://x.org/y/Charts.git"; };
      D1 = {isa = XCSwiftPackageProductDependency; productName = DesignUI; };
      D2 = {isa = XCSwiftPackageProductDependency; package = RP; productName = Charts; };
      D3 = {isa = XCSwiftPackageProductDependency; productName = "plugin:Lint"; };

      """
        + Self.target(
          "T", "App", "application", "packageProductDependencies = (D1, D2, D3); "),
      ["Packages/Design/Package.swift": PackageTests.design])
    #expect(project.dependencies("App") == ["Tokens", "Widgets"])
    #expect(project["App"]?.externalModules == ["Charts"])
  }
}

extension String {
  /// The text with every occurrence of a word replaced.
  func replacing(_ word: String, _ replacement: String) -> String {
    split(separator: word, omittingEmptySubsequences: false).joined(separator: replacement)
  }
}
