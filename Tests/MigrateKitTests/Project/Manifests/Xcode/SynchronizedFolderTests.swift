import Testing

@testable import MigrateKit
@testable import MigrateKitCore

@Suite struct SynchronizedFolderTests {
  /// An app that owns `App`, a framework that owns `Kit`, and whatever exceptions are given.
  private func read(_ exceptions: String, folder: String = "", files: [String]) -> ReadProject {
    let text = ProjectFixture.xcode(
      """
      G = {isa = PBXGroup; children = (FA, FK); sourceTree = "<group>"; };
      FA = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (X1, X2, X3); \
      path = App; sourceTree = "<group>"; \(folder)};
      FK = {isa = PBXFileSystemSynchronizedRootGroup; path = Kit; sourceTree = "<group>"; };
      SK = {isa = PBXSourcesBuildPhase; };
      CT = {isa = PBXCopyFilesBuildPhase; };
      T = {isa = PBXNativeTarget; name = App; buildPhases = (CT); \
      productType = "com.apple.product-type.application"; fileSystemSynchronizedGroups = (FA); };
      K = {isa = PBXNativeTarget; name = Kit; buildPhases = (SK); \
      productType = "com.apple.product-type.framework"; fileSystemSynchronizedGroups = (FK); };
      \(exceptions)
      """, targets: "T, K")
    var all = ["App.xcodeproj/project.pbxproj": text]
    for file in files { all[file] = "" }
    return ProjectFixture(all).read()
  }

  private func exception(_ id: String, _ target: String, _ names: String, _ more: String = "")
    -> String
  {
    """
    \(id) = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = \(target); \
    membershipExceptions = (\(names)); \(more)};

    """
  }

  @Test func everyFileOfAFolderBelongsToItsTarget() {
    let project = read("", files: ["App/A.swift", "App/V/B.swift", "Kit/K.swift", "Apps/C.swift"])
    #expect(project.names("App/A.swift") == ["App"])
    #expect(project.names("App/V/B.swift") == ["App"])
    #expect(project.names("Kit/K.swift") == ["Kit"])
    #expect(project.names("Apps/C.swift") == [])
  }

  @Test func anExceptionOfTheOwnerExcludes() {
    let project = read(
      exception("X1", "T", "V/B.swift, Skipped, Info.plist"),
      files: ["App/A.swift", "App/V/B.swift", "App/Skipped/C.swift", "App/Skipped.swift"])
    #expect(project.names("App/A.swift") == ["App"])
    #expect(project.names("App/V/B.swift") == [])
    #expect(project.names("App/Skipped/C.swift") == [])
    #expect(project.names("App/Skipped.swift") == ["App"])
  }

  @Test func anExceptionOfAnotherTargetAdds() {
    let project = read(
      exception("X1", "K", "V/B.swift, Assets.xcassets"),
      files: ["App/A.swift", "App/V/B.swift", "App/Assets.xcassets"])
    #expect(project.names("App/A.swift") == ["App"])
    #expect(project.names("App/V/B.swift") == ["App", "Kit"])
    #expect(project.names(catalog: "App/Assets.xcassets") == ["App", "Kit"])
  }

  @Test func aFileMovesFromOneTargetToAnother() {
    let project = read(
      exception("X1", "T", "B.swift, Old.xcassets") + exception("X2", "K", "B.swift"),
      files: ["App/B.swift", "App/Old.xcassets"])
    #expect(project.names("App/B.swift") == ["Kit"])
    #expect(project.names(catalog: "App/Old.xcassets") == [])
  }

  @Test func exceptionsOfBuildPhasesAddAndTake() {
    let set = { (id: String, phase: String, name: String) in
      "\(id) = {isa = PBXFileSystemSynchronizedGroupBuildPhaseMembershipExceptionSet; "
        + "buildPhase = \(phase); membershipExceptions = (\(name)); };\n"
    }
    let project = read(
      set("X1", "SK", "A.swift") + set("X2", "CT", "B.swift"),
      files: ["App/A.swift", "App/B.swift"])
    #expect(project.names("App/A.swift") == ["App", "Kit"])
    #expect(project.names("App/B.swift") == [])
  }

  @Test func opaqueFoldersAndExplicitTypesAreNotCompiled() {
    let project = read(
      "",
      folder: "explicitFolders = (Samples); explicitFileTypes = {T.swift = text; "
        + "U.swift = sourcecode.swift; };",
      files: ["App/Samples/S.swift", "App/T.swift", "App/U.swift"])
    #expect(project.names("App/Samples/S.swift") == [])
    #expect(project.names("App/T.swift") == [])
    #expect(project.names("App/U.swift") == ["App"])
  }

  @Test func bundlesHiddenFoldersAndPackagesAreNotSources() {
    let project = read(
      "",
      files: [
        "App/Docs.docc/Step.swift", "App/Try.playground/Contents.swift", "App/.hidden/H.swift",
        "App/Local/Package.swift", "App/Local/Sources/Local/L.swift", "App/en.lproj/E.swift",
      ])
    #expect(project.names("App/Docs.docc/Step.swift") == [])
    #expect(project.names("App/Try.playground/Contents.swift") == [])
    #expect(project.names("App/.hidden/H.swift") == [])
    #expect(!project.names("App/Local/Sources/Local/L.swift").contains("App"))
    #expect(project.names("App/en.lproj/E.swift") == ["App"])
  }

  @Test func filesMayBeLimitedToPlatforms() {
    let project = read(
      exception("X1", "T", "", "platformFiltersByRelativePath = {V/B.swift = (ios, macos); };"),
      files: ["App/V/B.swift"])
    let file = ProjectFixture.root + "/App/V/B.swift"
    #expect(project.targets.platforms(ofFile: file, in: 0) == [.iOS, .macOS])
  }
}
