import Foundation
import Testing

@testable import MigrateKit
@testable import MigrateKitCore

/// Which files of a project count for what a file may name.
@Suite struct ProjectScopeTests {
  private static let configuration = #"{ "mapping": "design/m.json" }"#
  static let theme = "enum Spacing { static let md: CGFloat = 16 }\n"
  static let view = """
    import SwiftUI
    struct V: View { var body: some View { Text("a").padding(16) } }

    """

  /// A work tree with a view whose padding is the step `Spacing.md`, and other files.
  private func project(_ files: [String: String]) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(".dsmigrate.json", Self.configuration)
    try folder.write("design/m.json", OneStep.mapping(tokens: "t.tokens.json"))
    try folder.write("design/t.tokens.json", OneStep.tokens)
    try folder.write("App/V.swift", Self.view)
    for (path, text) in files { try folder.write(path, text) }
    _ = try folder.run("git", ["init", "-q"])
    return folder
  }

  /// What a run says of the view.
  private func outcome(_ folder: TemporaryFolder, _ paths: [String] = ["."]) throws -> String {
    let request = MigrationRun.Request(paths: paths, workingDirectory: folder.path)
    let found = try MigrationRun.run(request).report.suggestions
      .filter { $0.finding.file.hasSuffix("App/V.swift") }
    return found.map { $0.heldBy.first?.rawValue ?? "\($0.status) \($0.replacement ?? "")" }
      .joined(separator: "; ")
  }

  /// Files whose findings are skipped declare all the same.
  @Test(arguments: [
    ["App/T.swift": "// DO NOT EDIT\n" + theme],
    [".gitignore": "Gen\n", "App/Gen/T.swift": theme],
    ["App/Vendor/T.swift": theme], ["Pods/Kit/T.swift": theme],
    [
      "App/Left/T.swift": theme,
      ".dsmigrate.json": #"{ "mapping": "design/m.json", "exclude": ["App/Left/**"] }"#,
    ],
  ]) func filesThatAreSkippedDeclare(files: [String: String]) throws {
    let padded = files.mapValues { $0.hasSuffix(Self.theme) ? $0 + Self.view : $0 }
    let folder = try project(padded)
    #expect(try outcome(folder) == "exact Spacing.md")
    let report = try MigrationRun.run(
      MigrationRun.Request(paths: ["."], workingDirectory: folder.path)
    ).report
    #expect(report.suggestions.map(\.finding.file) == ["App/V.swift"])
  }

  private static func package(_ targets: String) -> String {
    """
    // swift-tools-version: 5.9
    import PackageDescription
    let package = Package(name: "All", targets: [\(targets)])
    """
  }

  /// A link is followed to its target within the work tree.
  @Test(arguments: ["App/Theme", "App/T.swift"]) func linksAreFollowed(link: String) throws {
    let folder = try project([
      "Common/T.swift": Self.theme,
      "Package.swift": Self.package(#".target(name: "App", path: "App")"#),
    ])
    try FileManager.default.createSymbolicLink(
      atPath: folder.path(link),
      withDestinationPath: link.hasSuffix(".swift") ? "../Common/T.swift" : "../Common")
    for paths in [["."], ["App"], ["App/V.swift"]] {
      #expect(try outcome(folder, paths) == "exact Spacing.md", "\(paths)")
    }
  }

  @Test func aLinkedPackageIsFollowed() throws {
    let folder = try project([
      "Common/Kit/Package.swift": KitProject.manifest("Kit"),
      "Common/Kit/Sources/Kit/T.swift":
        "public enum Spacing { public static let md: CGFloat = 16 }\n",
      "Package.swift": """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(name: "All", dependencies: [.package(path: "Packages/Kit")],
        targets: [.target(name: "App", dependencies: ["Kit"], path: "App")])
      """,
    ])
    try FileManager.default.createDirectory(
      atPath: folder.path("Packages"), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("Packages/Kit"), withDestinationPath: "../Common/Kit")
    for paths in [["."], ["App"], ["App/V.swift"]] {
      #expect(try outcome(folder, paths) == "exact Spacing.md", "\(paths)")
    }
  }

  @Test func aLinkedFolderOfAnXcodeProjectIsFollowed() throws {
    let folder = try project([
      "Common/Look/T.swift": Self.theme,
      "A.xcodeproj/project.pbxproj": ProjectFixture.xcode(
        """
        G = {isa = PBXGroup; children = (FV, GL); sourceTree = "<group>"; };
        FV = {isa = PBXFileReference; path = App/V.swift; sourceTree = "<group>"; };
        GL = {isa = PBXGroup; children = (FT); path = App/Look; sourceTree = "<group>"; };
        FT = {isa = PBXFileReference; path = T.swift; sourceTree = "<group>"; };
        BV = {isa = PBXBuildFile; fileRef = FV; };
        BT = {isa = PBXBuildFile; fileRef = FT; };
        S = {isa = PBXSourcesBuildPhase; files = (BV, BT); };
        T = {isa = PBXNativeTarget; name = App; buildPhases = (S); \
        productType = "com.apple.product-type.application"; };
        """),
    ])
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("App/Look"), withDestinationPath: "../Common/Look")
    for paths in [["."], ["App"], ["App/V.swift"]] {
      #expect(try outcome(folder, paths) == "exact Spacing.md", "\(paths)")
    }
  }

  /// A use in a folder proves that this folder sees the symbol, wherever its module is inferred to end.
  @Test func aUseProvesThatItsFolderSees() throws {
    let other = "import SwiftUI\nstruct A { let m = 1 }\n"
    let files = [
      "Theme/T.swift": Self.theme, "Else/E.swift": "import Theme\n",
      "Watch/W.swift": "@main struct W {}\n", "App/Main.swift": "@main struct M {}\n",
      "App/Other.swift": other,
    ]
    #expect(try outcome(try project(files)) == "notVisible")
    var used = files
    used["App/Other.swift"] =
      "import SwiftUI\nstruct A: View { var body: some View { Text(\"\").padding(Spacing.md) } }\n"
    #expect(try outcome(try project(used)) == "exact Spacing.md")
    // The value is that of the declaration all the same.
    used["Theme/T.swift"] = "enum Spacing { static let md: CGFloat = 12 }"
    #expect(try outcome(try project(used)) == "declaredDifferently")
  }
}
