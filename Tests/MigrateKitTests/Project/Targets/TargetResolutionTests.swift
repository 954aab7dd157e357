import Testing

@testable import MigrateKit
@testable import MigrateKitCore

@Suite struct TargetResolutionTests {
  private func package(
    _ name: String, dependencies: String = "", needs: String = "", platforms: String = ""
  ) -> String {
    """
    // swift-tools-version: 5.9
    let package = Package(name: "\(name)", platforms: [\(platforms)],
      products: [.library(name: "\(name)", targets: ["\(name)"])],
      dependencies: [\(dependencies)],
      targets: [.target(name: "\(name)", dependencies: [\(needs)])])
    """
  }

  private func app(_ more: String = "", _ objects: String = "", settings: String = "") -> String {
    ProjectFixture.xcode(
      """
      T = {isa = PBXNativeTarget; name = App; buildConfigurationList = L; \
      productType = "com.apple.product-type.application"; \(more) };
      L = {isa = XCConfigurationList; buildConfigurations = (C); };
      C = {isa = XCBuildConfiguration; name = Debug; buildSettings = {\(settings)}; };
      \(objects)
      """)
  }

  private let usesKit = (
    more: "packageProductDependencies = (D); ",
    objects: "D = {isa = XCSwiftPackageProductDependency; productName = Kit; };"
  )

  @Test func localPackagesAreFollowedThroughEachOther() {
    let project = ProjectFixture([
      "App.xcodeproj/project.pbxproj": app(usesKit.more, usesKit.objects),
      "Kit/Package.swift": package(
        "Kit", dependencies: ".package(name: \"B\", path: \"../Base\")",
        needs: ".product(name: \"Base\", package: \"B\"), \"Gone\""),
      "Base/Package.swift": package("Base", dependencies: ".package(path: \"../Kit\")"),
    ]).read()
    #expect(project.dependencies("App") == ["Kit"])
    #expect(project.dependencies("Kit") == ["Base"])
    #expect(project["Kit"]?.externalModules == ["Gone"])
    let app = project.targets.targets.firstIndex { $0.name == "App" } ?? -1
    #expect(project.targets.reachable(from: app).count == 3)
  }

  @Test func ofTwoPackagesWithOneNameTheReferencedOneIsUsed() throws {
    let reference = "R = {isa = XCLocalSwiftPackageReference; relativePath = Deep/Down/Kit; };"
    let project = ProjectFixture([
      "App.xcodeproj/project.pbxproj": app(usesKit.more, usesKit.objects + reference),
      "Kit/Package.swift": package("Kit"), "Deep/Down/Kit/Package.swift": package("Kit"),
    ]).read()
    let found = try #require(project["App"]?.dependencies.first)
    #expect(project.targets.targets[found].manifest.hasSuffix("Deep/Down/Kit/Package.swift"))
  }

  @Test func ofTwoPackagesWithOneNameTheNearestIsUsed() throws {
    let files = [
      "One/App.xcodeproj/project.pbxproj": app(usesKit.more, usesKit.objects),
      "One/Modules/Kit/Package.swift": package("Kit"), "Kit/Package.swift": package("Kit"),
    ]
    let project = ProjectFixture(files).read()
    let found = try #require(project["App"]?.dependencies.first)
    #expect(project.targets.targets[found].manifest.hasSuffix("One/Modules/Kit/Package.swift"))
  }

  @Test func thePackagesOfAnExampleAreItsOwn() {
    let project = ProjectFixture([
      "App.xcodeproj/project.pbxproj": app(usesKit.more, usesKit.objects),
      "Example/Example.xcodeproj/project.pbxproj": library("Example"),
      "Example/Kit/Package.swift": package("Kit"),
    ]).read()
    #expect(project.dependencies("App") == [])
    #expect(project["App"]?.externalModules == ["Kit"])
  }

  @Test func aFolderReferenceIsALocalPackage() {
    let objects = """
      G = {isa = PBXGroup; children = (F); path = Modules; sourceTree = "<group>"; };
      F = {isa = PBXFileReference; lastKnownFileType = wrapper; path = Kit; \
      sourceTree = "<group>"; };
      """
    let project = ProjectFixture([
      "App.xcodeproj/project.pbxproj": app(usesKit.more, usesKit.objects + objects),
      "Modules/Kit/Package.swift": package("Kit"), "Kit/Package.swift": package("Kit"),
    ]).read()
    let found = project["App"]?.dependencies.first.map { project.targets.targets[$0].manifest }
    #expect(found == ProjectFixture.root + "/Modules/Kit/Package.swift")
  }

  @Test func aFetchedPackageIsNotConfusedWithAnother() {
    let objects = """
      D = {isa = XCSwiftPackageProductDependency; productName = Kit; package = R; };
      R = {isa = XCRemoteSwiftPackageReference; repositoryURL = "git@x.org:y/kit-swift.git"; };
      """
    let files = ["App.xcodeproj/project.pbxproj": app(usesKit.more, objects)]
    let other = ProjectFixture(files.merging(["Kit/Package.swift": package("Kit")]) { $1 }).read()
    #expect(other.dependencies("App") == [])
    #expect(other["App"]?.externalModules == ["Kit"])
    let stray = files.merging(["Example/kit-swift/Package.swift": package("Kit")]) { $1 }
    #expect(ProjectFixture(stray).read().dependencies("App") == [])
    let checkout = files.merging(["Checkouts/Kit-Swift/Package.swift": package("Kit")]) { $1 }
    #expect(ProjectFixture(checkout).read().dependencies("App") == ["Kit"])
  }

  @Test func aMissingLocalPackageIsExternal() {
    let objects = """
      D = {isa = XCSwiftPackageProductDependency; productName = Kit; package = R; };
      R = {isa = XCLocalSwiftPackageReference; relativePath = ../Else/Kit; };
      """
    let project = ProjectFixture([
      "App.xcodeproj/project.pbxproj": app(usesKit.more, objects),
      "Kit/Package.swift": package("Kit"),
    ]).read()
    #expect(project.dependencies("App") == [])
    #expect(project["App"]?.externalModules == ["Kit"])
  }

  /// Xcode takes the package of a workspace for any of its name.
  @Test func aPackageWithoutTheNamedFolderIsTheOneOfItsName() {
    let project = ProjectFixture([
      "Scenes/Home/Package.swift": package(
        "Home", dependencies: ".package(path: \"./Login\")",
        needs: """
          .product(name: "Login", package: "Login"), .product(name: "Kit", package: "Other")
          """),
      "Scenes/Login/Package.swift": package("Login"), "Kit/Package.swift": package("Kit"),
    ]).read()
    #expect(project.dependencies("Home") == ["Login"])
    #expect(project["Home"]?.externalModules == ["Kit"])
  }

  @Test func aProductThatCannotBeReadIsTheTargetWithItsName() {
    let objects = "R = {isa = XCLocalSwiftPackageReference; relativePath = Kit; };"
    let reference = "D = {isa = XCSwiftPackageProductDependency; productName = Kit; package = R; };"
    let project = ProjectFixture([
      "App.xcodeproj/project.pbxproj": app(usesKit.more, reference + objects),
      "Kit/Package.swift": "let package = make()", "Kit/Sources/Kit/K.swift": "",
    ]).read()
    #expect(project.dependencies("App") == ["Kit"])
  }

  @Test func packagesAreBuiltForThePlatformsOfTheirUsers() {
    let project = ProjectFixture([
      "App.xcodeproj/project.pbxproj": app(
        usesKit.more, usesKit.objects, settings: "SDKROOT = macosx;"),
      "Kit/Package.swift": package("Kit", platforms: ".iOS(.v17)"),
      "Else/Package.swift": package("Else"),
    ]).read()
    #expect(project["Kit"]?.platforms == [.iOS])
    #expect(project["Kit"]?.builtPlatforms == [.iOS, .macOS])
    #expect(project["Else"]?.builtPlatforms == [])
    #expect(project["App"]?.builtPlatforms == [.macOS])
  }

  // MARK: - Workspaces

  private func library(_ name: String) -> String {
    ProjectFixture.xcode(
      """
      T = {isa = PBXNativeTarget; name = \(name); productReference = R; \
      productType = "com.apple.product-type.framework"; };
      R = {isa = PBXFileReference; path = \(name).framework; sourceTree = BUILT_PRODUCTS_DIR; };
      """)
  }

  private let linksKit = (
    more: "buildPhases = (W); ",
    objects: """
    W = {isa = PBXFrameworksBuildPhase; files = (B); };
    B = {isa = PBXBuildFile; fileRef = F; };
    F = {isa = PBXFileReference; path = Kit.framework; sourceTree = BUILT_PRODUCTS_DIR; };
    """
  )

  @Test func projectsOfAWorkspaceLinkEachOther() {
    let files = [
      "App/App.xcodeproj/project.pbxproj": app(linksKit.more, linksKit.objects),
      "Kit/Kit.xcodeproj/project.pbxproj": library("Kit"),
    ]
    #expect(ProjectFixture(files).read()["App"]?.externalModules == ["Kit"])
    let workspace = """
      <?xml version="1.0" encoding="UTF-8"?>
      <!-- <FileRef location = "group:None"/> -->
      <Workspace version = "1.0">
        <FileRef location = "container:App/App.xcodeproj"></FileRef>
        <Group location = 'group:Kit' name = "A &gt; B">
          <FileRef location = "group:Kit.xcodeproj"/>
        </Group>
      </Workspace>
      """
    let both = files.merging(["All.xcworkspace/contents.xcworkspacedata": workspace]) { $1 }
    #expect(ProjectFixture(both).read().dependencies("App") == ["Kit"])
  }

  /// A framework that is embedded and not linked is built first, and importing it links it.
  @Test(arguments: [("10", ["Kit"]), ("13", [])]) func embeddedFrameworksAreDependencies(
    destination: String, dependencies: [String]
  ) {
    let objects = linksKit.objects.replacing(
      "PBXFrameworksBuildPhase", with: "PBXCopyFilesBuildPhase; dstSubfolderSpec = \(destination)")
    let project = ProjectFixture([
      "App.xcodeproj/project.pbxproj": app(linksKit.more, objects),
      "Kit.xcodeproj/project.pbxproj": library("Kit"),
      "All.xcworkspace/contents.xcworkspacedata": """
      <Workspace version = "1.0">
        <FileRef location = "group:App.xcodeproj"/>
        <FileRef location = "group:Kit.xcodeproj"/>
      </Workspace>
      """,
    ]).read()
    #expect(project.dependencies("App") == dependencies)
  }

  @Test func targetsOfReferredProjectsAreDependencies() {
    let objects = """
      X = {isa = PBXTargetDependency; name = Kit; targetProxy = Y; };
      Y = {isa = PBXContainerItemProxy; containerPortal = Z; remoteInfo = Kit; };
      G = {isa = PBXGroup; children = (Z); sourceTree = "<group>"; };
      Z = {isa = PBXFileReference; path = ../Kit/Kit.xcodeproj; sourceTree = "<group>"; };
      """
    let project = ProjectFixture([
      "App/App.xcodeproj/project.pbxproj": app("dependencies = (X); ", objects),
      "Kit/Kit.xcodeproj/project.pbxproj": library("Kit"),
    ]).read()
    #expect(project.dependencies("App") == ["Kit"])
  }

  @Test func aFileThatIsNotAWorkspaceIsNamed() {
    let project = ProjectFixture(["A.xcworkspace/contents.xcworkspacedata": "{}"]).read()
    #expect(
      project.problems == ["contents.xcworkspacedata: is not a workspace; restore the file"])
  }
}
