import Foundation
import Testing

@testable import MigrateKit

/// Names in a work tree that lead out of it: nothing is written there.
@Suite struct OutputLinkTests {
  private func link(_ folder: TemporaryFolder, _ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.path(name), withDestinationPath: target)
  }

  private static let outputs = [
    ["scan", "--format", "json", "-o", "out"], ["scan", "-o", "reports/new.txt"],
    ["scan", "--write-baseline", "out"], ["patch", "-o", "out"],
    ["tokens", "import", "design/small.tokens.json", "-o", "out", "--force"],
    ["review", "--html", "out"],
    ["patch", "--split", "status", "-o", "reports"],
    ["patch", "--split", "status", "-o", "reports/new"],
  ]

  @Test(arguments: outputs) func outputThroughALinkIsRefusedAndTheTargetIsNamed(arguments: [String])
    throws
  {
    let folder = try GeneratedProject.make(fileCount: 1)
    let outside = try TemporaryFolder()
    try outside.write("victim", "mine")
    try link(folder, "out", to: outside.path("victim"))
    try link(folder, "reports", to: outside.path)
    let result = try BuiltTool.run(arguments, in: folder)
    #expect(result.status == 2)
    let name = arguments.contains("out") ? "out" : "reports"
    let target = name == "out" ? outside.path("victim") : outside.path
    #expect(
      result.error.contains(
        "'\(folder.path(name))' is a link to '\(target)', which lies outside of '\(folder.path)';"
          + " name another file, or that path itself"), "\(result.error)")
    #expect(try outside.text("victim") == "mine")
    #expect(try FileManager.default.contentsOfDirectory(atPath: outside.path) == ["victim"])
  }

  @Test func aDanglingLinkOutOfTheTreeIsRefusedToo() throws {
    let folder = try GeneratedProject.make(fileCount: 1)
    let outside = try TemporaryFolder()
    try link(folder, "out", to: outside.path("new"))
    let result = try BuiltTool.run(["review", "--html", "out"], in: folder)
    #expect(result.error.contains("is a link to '\(outside.path("new"))'"), "\(result.error)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: outside.path).isEmpty)
  }

  @Test func aLinkWithinTheTreeIsFollowedAndKept() throws {
    let folder = try GeneratedProject.make(fileCount: 1)
    try folder.write("reports/page.html", "")
    try link(folder, "out", to: "reports/page.html")
    #expect(try BuiltTool.run(["review", "--html", "out"], in: folder).status != 2)
    #expect(try !folder.read("reports/page.html").isEmpty)
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: folder.path("out"))
        == "reports/page.html")
  }

  @Test func outputOutsideOfTheTreeIsWritten() throws {
    let folder = try GeneratedProject.make(fileCount: 1)
    let outside = try TemporaryFolder()
    try outside.write("there/page.html", "")
    try link(outside, "here", to: "there")
    let path = outside.path("here/page.html")
    #expect(try BuiltTool.run(["review", "--html", path], in: folder).status != 2)
    #expect(try !outside.read("there/page.html").isEmpty)
  }

  @Test(arguments: [true, false]) func initDoesNotWriteThroughALink(isRepository: Bool) throws {
    let folder = try TemporaryFolder()
    let outside = try TemporaryFolder()
    try folder.write(
      "App/Theme.swift", "import SwiftUI\nextension Color { static let a = Color.red }\n")
    try link(folder, "App/design", to: outside.path)
    if isRepository { try folder.commitAll() }
    let result = try BuiltTool.run(["init", "App"], in: folder)
    #expect(result.status == 2)
    #expect(result.error.contains("is a link to '\(outside.path)'"), "\(result.error)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: outside.path).isEmpty)
  }
}
