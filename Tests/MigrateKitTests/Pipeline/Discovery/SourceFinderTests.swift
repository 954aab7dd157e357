import Foundation
import Testing

@testable import MigrateKit

/// Which files a run reads, what they are called, and what governs them.
@Suite struct SourceFinderTests {
  private func find(
    _ folder: TemporaryFolder, _ paths: [String] = ["."], in inner: String? = nil,
    _ change: (inout SourceFinder.Request) -> Void = { _ in }
  ) throws -> FoundFiles {
    var request = SourceFinder.Request(
      paths: paths, workingDirectory: inner.map { folder.path($0) } ?? folder.path)
    change(&request)
    return try SourceFinder.find(request)
  }

  private func tree(_ names: String...) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for name in names { try folder.write(name, "") }
    return folder
  }

  @Test func swiftFilesInOrderOfTheirBytes() throws {
    let folder = try tree(
      "b.swift", "a/z.swift", "a.swift", "a-b.swift", "Z.swift", "c.m", "ä.swift")
    #expect(
      try find(folder).files.map(\.name)
        == ["Z.swift", "a-b.swift", "a.swift", "a/z.swift", "b.swift", "ä.swift"])
  }

  @Test func largeFilesAreKnownBeforeTheyAreRead() throws {
    let folder = try TemporaryFolder()
    for (name, size) in [("a", 0), ("b", FoundFile.largeSize), ("c", FoundFile.largeSize - 1)] {
      try folder.write("\(name).swift", String(repeating: " ", count: size))
    }
    #expect(try find(folder).files.map(\.isLarge) == [false, true, false])
  }

  @Test func aFileGivenTwiceIsReadOnce() throws {
    let folder = try tree("a/b.swift")
    #expect(try find(folder, ["a", "a/b.swift", ".", "a/../a"]).files.map(\.name) == ["a/b.swift"])
  }

  @Test func foldersThatAreNeverRead() throws {
    let folder = try tree(
      ".git/a.swift", ".build/b.swift", "x/.build/c.swift", "Pods/d.swift", "e.swift")
    #expect(try find(folder).files.map(\.name) == ["e.swift"])
    let all = try find(folder) { $0.readsAll = true }
    #expect(all.files.map(\.name) == ["Pods/d.swift", "e.swift"])
    #expect(all.files.map(\.place) == [.vendored, nil])
  }

  @Test func vendoredFoldersThatWereLeftOutAreNamed() throws {
    let folder = try tree("Pods/a.swift", "App/Carthage/b.swift", "c.swift")
    #expect(try find(folder).skippedFolders == ["App/Carthage", "Pods"])
  }

  @Test func aFileGivenExplicitlyIsAlwaysRead() throws {
    let folder = try tree("Pods/a.swift", "b.txt")
    try folder.write(".gitignore", "*.txt\n")
    let found = try find(folder, ["Pods/a.swift", "b.txt"])
    #expect(found.files.map(\.name) == ["Pods/a.swift", "b.txt"])
    #expect(found.files.allSatisfy { $0.isNamed && $0.place == nil })
  }

  @Test func aVendoredFolderGivenExplicitlyIsRead() throws {
    let folder = try tree("Pods/a.swift")
    #expect(try find(folder, ["Pods"]).files.map(\.name) == ["Pods/a.swift"])
  }

  @Test func ignoredFilesAreLeftOut() throws {
    let folder = try tree("a.swift", "gen/b.swift", "x/c.swift", "x/d.swift")
    try folder.write(".gitignore", "gen/\n")
    try folder.write("x/.gitignore", "*\n!d.swift\n")
    #expect(try find(folder).files.map(\.name) == ["a.swift", "x/d.swift"])
    let all = try find(folder) { $0.readsAll = true }
    #expect(all.files.map(\.place) == [nil, .generated, .generated, nil])
  }

  @Test func ignoreFilesAboveTheStartApplyToo() throws {
    let folder = try tree("a/b/c.swift", "a/b/Gen.swift")
    try folder.write(".gitignore", "/a/b/Gen.swift\n")
    try folder.commitAll()
    #expect(try find(folder, ["a/b"]).files.map(\.name) == ["a/b/c.swift"])
  }

  @Test func namesStartAtTheTopOfTheWorkTree() throws {
    let folder = try tree("App/Views/a.swift")
    #expect(try find(folder, ["Views"], in: "App").files.map(\.name) == ["Views/a.swift"])
    try folder.commitAll()
    let found = try find(folder, ["Views"], in: "App")
    #expect(found.root == folder.path)
    #expect(found.files.map(\.name) == ["App/Views/a.swift"])
  }

  @Test func severalRepositoriesAreNamedFromTheWorkingDirectory() throws {
    let folder = try tree("one/a.swift", "two/b.swift")
    for name in ["one", "two"] { _ = try folder.run("git", ["init", "-q", name]) }
    #expect(try find(folder, ["one"]).files.map(\.name) == ["a.swift"])
    #expect(try find(folder, ["one", "two"]).files.map(\.name) == ["one/a.swift", "two/b.swift"])
  }

  @Test func pathsOutsideTheWorkingDirectoryHaveNamesToo() throws {
    let folder = try tree("one/a.swift", "two/b.swift")
    #expect(try find(folder, ["../one"], in: "two").files.map(\.name) == ["../one/a.swift"])
  }

  @Test func linksAreNotFollowed() throws {
    let outside = try tree("secret.swift")
    let folder = try tree("a/b.swift")
    let manager = FileManager.default
    try manager.createSymbolicLink(
      atPath: folder.path("out"), withDestinationPath: outside.path)
    try manager.createSymbolicLink(
      atPath: folder.path("out.swift"), withDestinationPath: outside.path("secret.swift"))
    try manager.createSymbolicLink(atPath: folder.path("a/loop"), withDestinationPath: "..")
    #expect(try find(folder).files.map(\.name) == ["a/b.swift"])
    #expect(try find(folder, ["out.swift"]).files.map(\.name) == ["out.swift"])
    #expect(try find(folder, ["out"]).files.count == 1)
  }

  struct GlobRow: CustomTestStringConvertible, Sendable {
    var include: [String] = []
    var exclude: [String] = []
    var names: [String]
    var testDescription: String { "include \(include), exclude \(exclude)" }
  }

  @Test(arguments: [
    GlobRow(include: ["App/**"], names: ["App/Home.swift", "App/Tests/HomeTests.swift"]),
    GlobRow(include: ["App"], names: ["App/Home.swift", "App/Tests/HomeTests.swift"]),
    GlobRow(include: ["*Tests.swift"], names: ["App/Tests/HomeTests.swift"]),
    GlobRow(exclude: ["Tests"], names: ["App/Home.swift", "Kit/Kit.swift"]),
    GlobRow(exclude: ["Tests/"], names: ["App/Home.swift", "Kit/Kit.swift"]),
    GlobRow(exclude: ["/App/Home.swift"], names: ["App/Tests/HomeTests.swift", "Kit/Kit.swift"]),
    GlobRow(exclude: ["*/Home.swift", "Kit"], names: ["App/Tests/HomeTests.swift"]),
    GlobRow(include: ["App"], exclude: ["Tests"], names: ["App/Home.swift"]),
  ])
  func globs(_ row: GlobRow) throws {
    let folder = try tree("App/Home.swift", "App/Tests/HomeTests.swift", "Kit/Kit.swift")
    let found = try find(folder) { request in
      request.include = row.include.map { PathPattern($0) }
      request.exclude = row.exclude.map { PathPattern($0) }
    }
    #expect(found.files.map(\.name) == row.names)
  }

  @Test func theNearestConfigurationGoverns() throws {
    let folder = try tree("a.swift", "one/b.swift", "one/deep/c.swift", "two/d.swift")
    try folder.write(".dsmigrate.json", #"{ "mapping": "m.json" }"#)
    try folder.write(
      "one/.dsmigrate.json", #"{ "mapping": "../n.json", "exclude": ["deep"] }"#)
    let found = try find(folder)
    #expect(found.files.map(\.name) == ["a.swift", "one/b.swift", "two/d.swift"])
    #expect(
      found.files.map { found.projects[$0.projectIndex].mapping }
        == [folder.path("m.json"), folder.path("n.json"), folder.path("m.json")])
    // The same one holds for a folder and for a file inside it.
    let inner = try find(folder, ["one/b.swift", "two"])
    #expect(
      inner.files.map { inner.projects[$0.projectIndex].mapping } == [
        folder.path("n.json"), folder.path("m.json"),
      ])
  }

  @Test func aConfigurationCanNameWhatIsRead() throws {
    let folder = try tree("App/a.swift", "App/Gen/b.swift", "Kit/c.swift")
    try folder.write(".dsmigrate.json", #"{ "include": ["App"], "exclude": ["Gen"] }"#)
    #expect(try find(folder).files.map(\.name) == ["App/a.swift"])
  }

  @Test func anotherMappingLeavesTheExclusions() throws {
    let folder = try tree("a.swift", "b.swift")
    try folder.write(".dsmigrate.json", #"{ "mapping": "gone.json", "exclude": ["b.swift"] }"#)
    let found = try find(folder) { $0.ignoresMappings = true }
    #expect(found.files.map(\.name) == ["a.swift"])
    #expect(found.projects.map(\.mapping) == [nil])
  }

  @Test func colorSetsAreNamedAsCodeNamesThem() throws {
    let folder = try tree(
      "App/A.swift", "App/Assets.xcassets/Brand.colorset/Contents.json",
      "App/Assets.xcassets/Icon.imageset/Contents.json",
      "App/Assets.xcassets/Plain/Ink.colorset/Contents.json",
      "App/Assets.xcassets/Spaced/Ink.colorset/Contents.json",
      "App/NotInACatalog.colorset/Contents.json")
    try folder.write(
      "App/Assets.xcassets/Spaced/Contents.json",
      #"{ "properties": { "provides-namespace": true } }"#)
    #expect(try find(folder).colorSets.map(\.asset) == ["Brand", "Ink", "Spaced/Ink"])
  }

  struct ErrorRow: CustomTestStringConvertible, Sendable {
    var configuration: String
    var message: String
    var testDescription: String { message }
  }

  @Test(arguments: [
    ErrorRow(
      configuration: "{",
      message: "line 1, column 2: the file ends inside an object; '}' is missing"),
    ErrorRow(configuration: "[]", message: "expected an object, found an array"),
    ErrorRow(
      configuration: #"{ "mapping": 3 }"#, message: "mapping: expected a string, found a number"),
    ErrorRow(
      configuration: #"{ "exclude": "a" }"#,
      message: "exclude: expected an array of strings, found a string"),
    ErrorRow(
      configuration: #"{ "mappings": "a" }"#,
      message: "mappings: unknown key 'mappings'; did you mean 'mapping'?"),
  ])
  func mistakesInAConfiguration(_ row: ErrorRow) throws {
    let folder = try tree("App/a.swift")
    try folder.write("App/.dsmigrate.json", row.configuration)
    #expect(throws: MigrationError("App/.dsmigrate.json: " + row.message)) {
      try find(folder).throwFailure()
    }
  }

  @Test func aPathThatIsNotThere() throws {
    let folder = try tree("a.swift")
    #expect(throws: MigrationError("cannot find 'b'")) { try find(folder, ["a.swift", "b"]) }
  }

  @Test func aFolderThatCannotBeOpenedIsAProblem() throws {
    let folder = try tree("a.swift", "closed/b.swift")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0], ofItemAtPath: folder.path("closed"))
    defer {
      try? FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: folder.path("closed"))
    }
    // The superuser reads everything.
    guard !FileManager.default.isReadableFile(atPath: folder.path("closed")) else { return }
    let found = try find(folder)
    #expect(found.files.map(\.name) == ["a.swift"])
    #expect(
      found.problems
        == [FileProblem(file: "closed", message: "cannot read the folder: permission denied")])
  }
}
