import Testing

@testable import MigrateKit
@testable import MigrateKitCore

/// Manifests made to do harm: each ends in a result or a sentence.
@Suite struct HostileManifestTests {
  private func read(_ files: [String: String]) -> ReadProject { ProjectFixture(files).read() }

  private func xcode(_ objects: String, _ targets: String = "T") -> ReadProject {
    read([
      "App.xcodeproj/project.pbxproj": ProjectFixture.xcode(objects, targets: targets),
      "A.swift": "", "Package.swift": "",
    ])
  }

  @Test func cyclicGroupsAddNoFiles() {
    let project = xcode(
      """
      G = {isa = PBXGroup; children = (H, G); sourceTree = "<group>"; };
      H = {isa = PBXGroup; children = (G, F); path = x; sourceTree = "<group>"; };
      F = {isa = PBXFileReference; path = ../A.swift; sourceTree = "<group>"; };
      B = {isa = PBXBuildFile; fileRef = F; };
      S = {isa = PBXSourcesBuildPhase; files = (B, S, T); };
      T = {isa = PBXNativeTarget; name = T; buildPhases = (S, T, P); };
      """)
    #expect(project.names("A.swift") == [])
    #expect(project.targets.targets.count == 1)
  }

  @Test func deepGroupsAreWalked() {
    var objects = "G = {isa = PBXGroup; children = (N0); sourceTree = \"<group>\"; };\n"
    for index in 0..<10_000 {
      objects +=
        "N\(index) = {isa = PBXGroup; children = (N\(index + 1)); sourceTree = \"<group>\"; };\n"
    }
    objects += """
      N10000 = {isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
      B = {isa = PBXBuildFile; fileRef = N10000; };
      S = {isa = PBXSourcesBuildPhase; files = (B); };
      T = {isa = PBXNativeTarget; name = T; buildPhases = (S); };
      """
    #expect(xcode(objects).names("A.swift") == ["T"])
  }

  @Test func missingAndOddObjectsAreSkipped() {
    let project = xcode(
      """
      T = {isa = PBXNativeTarget; name = T; buildPhases = (S, 0, (1)); dependencies = (D, E, 9); \
      buildConfigurationList = (x); fileSystemSynchronizedGroups = (Y, 9); \
      packageProductDependencies = (Q); };
      U = {isa = PBXNativeTarget; };
      V = (isa);
      S = {isa = PBXSourcesBuildPhase; files = {a = b; }; };
      D = {isa = PBXTargetDependency; };
      E = {isa = PBXTargetDependency; target = T; targetProxy = D; };
      Q = {isa = XCSwiftPackageProductDependency; };
      Y = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (Z, 8); };
      Z = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = 7; };
      W = {isa = XCLocalSwiftPackageReference; };
      """, "T, T, U, V, 5, (6)")
    #expect(project.targets.targets.map(\.name) == ["T"])
    #expect(project.dependencies("T") == [])
  }

  @Test(arguments: ["", "{}", "{ objects = {}; rootObject = P; }", "{ objects = (); }", "( a )"])
  func filesWithoutProjectAreReported(text: String) {
    let project = read(["App.xcodeproj/project.pbxproj": text])
    #expect(project.problems.count == 1)
    #expect(project.problems.first?.hasPrefix("project.pbxproj: ") == true)
  }

  @Test func oneBadManifestDoesNotAffectOthers() {
    let project = read([
      "A.xcodeproj/project.pbxproj": "{", "B/Package.swift": PackageTests.design,
      "B/Sources/Tokens/T.swift": "", "project.yml": "targets: {A: [",
    ])
    #expect(project.names("B/Sources/Tokens/T.swift") == ["Tokens"])
    #expect(project.problems.count == 2)
  }

  @Test func aMissingManifestIsReported() {
    let listing = ProjectListing(
      root: "/p", manifests: ["/p/Package.swift", "/p/project.yml"], swiftFiles: ["/p/A.swift"],
      catalogs: [], read: { _ in nil })
    let targets = ProjectTargets.read(listing)
    #expect(targets.problems.map(\.file) == ["/p/Package.swift", "/p/project.yml"])
    #expect(targets.targets(ofFile: "/p/A.swift") == [])
  }

  @Test(arguments: [
    "let package = Package(name: \"A\", targets: x)\nlet x: [Target] = x + y\nlet y = x",
    "let package = Package(name: \"A\", targets: f())\nfunc f() -> [Target] { f() + f() + f() }",
    "let package = Package(name: \"A\", targets: " + String(repeating: "[", count: 10_000),
    "let package = Package(name: \"A\", targets: " + String(repeating: "f(", count: 10_000)
      + String(repeating: ")", count: 10_001),
    "let package = Package(name: \"A\", targets: [.target(name: \"\\(\"\\(\"\\(x)\")\")\")])",
    "let package = Package(", "Package", "let package = Package(name:)", "}{)(\"",
    "let package = Package(name: \"A\", targets: [.target(), .target(name: 1), .target(name: \"\")])",
    "let package = Package(name: \"A\", targets: a.map { $0.map { $0 } }.map(b).c.d())",
    "package.targets += package.targets\nlet package = Package(name: \"A\", targets: [])",
  ]) func endlessPackagesTerminate(text: String) {
    _ = read(["Package.swift": text, "Sources/A/A.swift": ""])
  }

  @Test func truncatedPackagesAreHandled() {
    let bytes = Array(PackageTests.design.utf8)
    for end in stride(from: 0, to: bytes.count, by: 7) {
      _ = read(["Package.swift": String(decoding: bytes[..<end], as: UTF8.self)])
    }
  }

  @Test func cyclicTemplatesAndIncludesTerminate() {
    let project = read([
      "project.yml": """
      include: [a.yml, project.yml]
      targetTemplates:
        A: {templates: [B], sources: [App]}
        B: {templates: [A, A]}
      targets:
        T: {type: application, platform: iOS, templates: [A], sources: ["${target_name}"]}
      """,
      "a.yml": "include: a.yml\nsettingGroups: {g: {groups: [g]}}\nsettings: {groups: [g]}",
      "T/T.swift": "",
    ])
    #expect(project.names("T/T.swift") == ["T"])
  }

  @Test func truncatedWorkspacesAreHandled() {
    let text = "<Workspace><!-- --><Group location=\"group:a\"><FileRef location='group:&#x41;'/>"
    let bytes = Array(text.utf8)
    for end in bytes.indices {
      let part = String(decoding: bytes[...end], as: UTF8.self)
      _ = read(["A.xcworkspace/contents.xcworkspacedata": part])
    }
  }

  @Test func pathsThatLeaveTheTreeAreHarmless() {
    let project = xcode(
      """
      G = {isa = PBXGroup; children = (F); path = "../../../../../.."; sourceTree = "<group>"; };
      F = {isa = PBXFileReference; path = "//../etc/./x.swift"; sourceTree = "<absolute>"; };
      B = {isa = PBXBuildFile; fileRef = F; };
      S = {isa = PBXSourcesBuildPhase; files = (B); };
      T = {isa = PBXNativeTarget; name = T; buildPhases = (S); fileSystemSynchronizedGroups = (G); };
      """)
    #expect(project.names("A.swift") == [])
  }
}
