import Foundation
import Testing

@testable import MigrateKit
@testable import MigrateKitCore

@Suite("References of manifests outside of a project are read within its work tree")
struct OutsideReferenceTests {
  private static func app(_ path: String) -> String {
    KitProject.manifest(
      "App", dependencies: ".package(path: \"\(path)\")",
      target: ".product(name: \"DesignKit\", package: \"\(ManifestPath.name(path))\")")
  }

  @Test("a local package beside the project")
  func localPackage() throws {
    let project = try KitProject(app: Self.app("../DesignKit"))
    try project.makeRepository()
    let suggestion = try #require(try project.suggestion())
    #expect(suggestion.status == .exact)
    #expect(suggestion.edits.filter { $0.kind == .import }.map(\.text) == ["import DesignKit\n"])
    let report = try project.run().report
    #expect(report.suggestions.map(\.finding.file) == ["App/Sources/App/V.swift"])
  }

  @Test("the enclosing package of an example")
  func packageAround() throws {
    let project = try KitProject(
      app: KitProject.manifest(
        "App", dependencies: #".package(path: "..")"#, target: #""Kit""#))
    try project.folder.write("Package.swift", KitProject.manifest("Kit"))
    try project.folder.write("Sources/Kit/Palette.swift", KitProject.palette)
    try FileManager.default.removeItem(atPath: project.folder.path("DesignKit"))
    try project.makeRepository()
    #expect(try project.suggestion()?.status == .exact)
    #expect(try project.run().report.suggestions.count == 1)
  }

  @Test("a package that a package refers to")
  func chain() throws {
    let project = try KitProject(app: Self.app("../DesignKit"))
    try project.makeRepository()
    try project.folder.write(
      "DesignKit/Package.swift",
      KitProject.manifest(
        "DesignKit", dependencies: #".package(path: "../Core")"#, target: #""Core""#))
    try project.folder.write("DesignKit/Sources/DesignKit/Palette.swift", "import Core\n")
    try project.folder.write("Core/Package.swift", KitProject.manifest("Core"))
    try project.folder.write("Core/Sources/Core/Palette.swift", KitProject.palette)
    let suggestion = try #require(try project.suggestion())
    #expect(suggestion.status == .exact)
    #expect(suggestion.edits.filter { $0.kind == .import }.map(\.text) == ["import Core\n"])
  }

  /// A project whose target compiles the app's view and what `objects` add.
  private static func xcode(_ objects: String, build: String = "", target: String = "") -> String {
    ProjectFixture.xcode(
      """
      G = {isa = PBXGroup; children = (FV, GS); sourceTree = "<group>"; };
      FV = {isa = PBXFileReference; path = Sources/App/V.swift; sourceTree = "<group>"; };
      GS = {isa = PBXGroup; children = (FS); path = ../Common; sourceTree = "<group>"; };
      BV = {isa = PBXBuildFile; fileRef = FV; };
      S = {isa = PBXSourcesBuildPhase; files = (BV\(build)); };
      T = {isa = PBXNativeTarget; name = App; buildPhases = (S); \
      productType = "com.apple.product-type.application"; \(target)};
      \(objects)
      """)
  }

  private func project(_ manifest: String) throws -> KitProject {
    let project = try KitProject()
    try FileManager.default.removeItem(atPath: project.folder.path("App/Package.swift"))
    try project.folder.write("App/App.xcodeproj/project.pbxproj", manifest)
    try project.makeRepository()
    return project
  }

  @Test("a local package of an Xcode project")
  func packageReference() throws {
    let project = try project(
      Self.xcode(
        """
        R = {isa = XCLocalSwiftPackageReference; relativePath = ../DesignKit; };
        D = {isa = XCSwiftPackageProductDependency; productName = DesignKit; package = R; };
        """, target: "packageProductDependencies = (D);"))
    let suggestion = try #require(try project.suggestion())
    #expect(suggestion.status == .exact)
    #expect(suggestion.edits.filter { $0.kind == .import }.map(\.text) == ["import DesignKit\n"])
  }

  @Test("a file that a target compiles, and none beside it")
  func fileReference() throws {
    let project = try project(
      Self.xcode(
        """
        FS = {isa = PBXFileReference; path = Palette.swift; sourceTree = "<group>"; };
        BS = {isa = PBXBuildFile; fileRef = FS; };
        """, build: ", BS"))
    try project.folder.write("Common/Palette.swift", KitProject.palette)
    try project.folder.write("Common/Twin.swift", KitProject.palette)
    let suggestion = try #require(try project.suggestion())
    #expect(suggestion.status == .exact)
    #expect(suggestion.edits.count == 1)
    #expect(try project.run().report.suggestions.count == 1)
  }

  @Test("a folder that follows the file system")
  func synchronizedFolder() throws {
    let project = try project(
      Self.xcode(
        """
        FS = {isa = PBXFileSystemSynchronizedRootGroup; path = Theme; sourceTree = "<group>"; };
        """, target: "fileSystemSynchronizedGroups = (FS);"))
    try project.folder.write("Common/Theme/Palette.swift", KitProject.palette)
    #expect(try project.suggestion()?.status == .exact)
  }

  @Test("the sources of a specification of XcodeGen")
  func specification() throws {
    let project = try project("")
    try FileManager.default.removeItem(atPath: project.folder.path("App/App.xcodeproj"))
    try project.folder.write(
      "App/project.yml",
      "targets: { App: { type: application, platform: iOS, sources: [Sources, ../Common] } }\n")
    try project.folder.write("Common/Palette.swift", KitProject.palette)
    #expect(try project.suggestion()?.status == .exact)
  }

  // MARK: - What is not read

  @Test("nothing outside of the work tree")
  func outsideOfWorkTree() throws {
    let project = try KitProject(app: Self.app("../DesignKit"))
    try project.makeRepository("App")
    #expect(try project.suggestion()?.status != .exact)
    let found = try find(project)
    #expect(found.files.allSatisfy { FilePath.contains(project.folder.path("App"), $0.path) })
  }

  @Test("nor through a link that leads out of it")
  func link() throws {
    let project = try KitProject(app: Self.app("../Kit"))
    let inner = project.folder.path("Repository")
    try FileManager.default.createDirectory(atPath: inner, withIntermediateDirectories: true)
    try FileManager.default.moveItem(atPath: project.folder.path("App"), toPath: inner + "/App")
    try project.makeRepository("Repository")
    try FileManager.default.createSymbolicLink(
      atPath: inner + "/Kit", withDestinationPath: project.folder.path("DesignKit"))
    let found = try find(project, ["Repository/App"])
    #expect(found.files.allSatisfy { FilePath.contains(inner, $0.path) })
    #expect(found.manifests == [inner + "/App/Package.swift"])
  }

  @Test("nor anything where there is no work tree, unless the configuration names it")
  func withoutWorkTree() throws {
    let project = try KitProject(app: Self.app("../DesignKit"))
    #expect(try project.suggestion()?.status != .exact)
    let named = try KitProject(also: ["../DesignKit"], app: Self.app("../DesignKit"))
    #expect(try named.suggestion()?.status == .exact)
  }

  private func find(_ project: KitProject, _ paths: [String] = ["App"]) throws -> FoundFiles {
    try SourceFinder.find(
      SourceFinder.Request(
        MigrationRun.Request(paths: paths, workingDirectory: project.folder.path)))
  }
}
