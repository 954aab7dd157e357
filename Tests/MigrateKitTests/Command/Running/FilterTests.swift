import Foundation
import Testing

@testable import MigrateKit

/// `--include` and `--exclude` as a user gives them.
@Suite struct FilterTests {
  private func files(
    _ line: [String], at inner: String? = nil, in folder: TemporaryFolder
  ) throws -> [String] {
    let result = try BuiltTool.run(line + ["--format", "csv"], in: folder, at: inner)
    let rows = result.text.split(whereSeparator: \.isNewline).dropFirst()
    return rows.compactMap { row in
      row.split(separator: ",").map(String.init).first { $0.hasSuffix(".swift") }
    }.uniqued()
  }

  private let card = "App/Card.swift"
  private let label = "App/Label.swift"
  private let clock = "App/Widget/Clock.swift"

  @Test func globsStartAtTheTopOfTheWorkTree() throws {
    let folder = try SmallProject().folder
    #expect(try files(["scan", "--include", "App/W*/**"], in: folder) == [clock])
    #expect(try files(["scan", "--include", "App/W*/**"], at: "App", in: folder) == [clock])
  }

  @Test func globsStartAtTheWorkingDirectoryToo() throws {
    let folder = try SmallProject().folder
    #expect(try files(["scan", "--include", "Widget/**"], at: "App", in: folder) == [clock])
    #expect(try files(["scan", "--include", "./Widget/*"], at: "App", in: folder) == [clock])
    #expect(try files(["scan", "--exclude", "Widget/*"], at: "App", in: folder) == [card, label])
    #expect(
      try files(["scan", "..", "--include", "../L*.swift"], at: "App/Widget", in: folder) == [label]
    )
    #expect(
      try files(["scan", ".", "--include", "App/*.swift"], in: folder) == [card, label])
  }

  @Test func aFolderAboveTheRepositoryIsAWorkingDirectoryToo() throws {
    let folder = try TemporaryFolder()
    try folder.write("one/App/View.swift", SmallProject.clock)
    try folder.write("one/Other.swift", SmallProject.clock)
    _ = try folder.run("git", ["init", "-q", "one"])
    #expect(
      try files(["scan", "one", "--include", "one/App/**"], in: folder) == ["App/View.swift"])
  }

  @Test(arguments: [
    (
      ["--include", "Foo/**"],
      "--include 'Foo/**' leaves none of the 3 files in the working directory"
    ),
    (
      ["App/Widget", "--exclude", "*.swift"],
      "--exclude '*.swift' leaves none of the 1 file in 'App/Widget'"
    ),
    (
      ["App", "--include", "App", "--exclude", "App"],
      "--include 'App' and --exclude 'App' leave none of the 3 files in 'App'"
    ),
  ])
  func aFilterThatExcludesEverythingIsNamed(_ options: [String], _ sentence: String) throws {
    let folder = try SmallProject().folder
    let result = try BuiltTool.run(["scan"] + options, in: folder)
    #expect(result.error == "dsmigrate: \(sentence)\n")
    #expect(result.status == 2)
  }

  @Test func withoutAnyFileTheFilterIsNotNamed() throws {
    let folder = try TemporaryFolder()
    let result = try BuiltTool.run(["scan", "--include", "App"], in: folder)
    #expect(result.error == "dsmigrate: no Swift file to read in the working directory\n")
  }

  @Test func anActionIsNotAPath() throws {
    let folder = try TemporaryFolder()
    let result = try BuiltTool.run(["tokens", "suggest", "."], in: folder)
    #expect(result.error == "dsmigrate: no Swift file to read in '.'\n")
  }
}
