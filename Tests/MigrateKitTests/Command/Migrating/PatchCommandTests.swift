import Foundation
import Testing

@testable import MigrateKit

/// `patch --split`: a folder of patches, with the command as a user runs it.
@Suite struct PatchCommandTests {
  private static let view = """
    struct Card: View {
      var body: some View {
        Text("Hi").foregroundColor(Color(red: 8 / 255, green: 145 / 255, blue: 178 / 255))
          .cornerRadius(12)
      }
    }

    struct Tile: View {
      var body: some View { Text("Ho").clipShape(RoundedRectangle(cornerRadius: 13)) }
    }

    """

  private static let mapping = """
    { "name": "Small", "tokens": ["small.tokens.json"],
      "modules": [ { "files": ["**"], "import": "Theme" } ],
      "code": { "color": { "Color": "Color.{name}", "ShapeStyle": "Color.{name}" },
        "radius": { "CGFloat": "Radius.{name}" } },
      "roles": { "color.brand": ["text"] } }
    """

  private static let tokens = """
    { "color": { "$type": "color", "brand": {
        "$value": { "colorSpace": "srgb", "components": [0.03137254901, 0.56862745098, 0.69803921568] } } },
      "radius": { "$type": "dimension", "card": { "$value": { "value": 12, "unit": "px" } } } }
    """

  /// A work tree with three files to change.
  private func project(commits: Bool = true) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(
      ".dsmigrate.json", DeclaredTheme.configuration(mapping: "design/small.json"))
    try folder.write(DeclaredTheme.fileName, DeclaredTheme.small)
    try folder.write("design/small.json", Self.mapping)
    try folder.write("design/small.tokens.json", Self.tokens)
    try folder.write("App/Card.swift", "import SwiftUI\n\n" + Self.view)
    try folder.write("App/Windows.swift", Self.view.replacingOccurrences(of: "\n", with: "\r\n"))
    try folder.write("App/Inner/Last Line.swift", String(Self.view.dropLast()))
    if commits { try folder.commitAll() }
    return folder
  }

  private static let files = ["App/Card.swift", "App/Windows.swift", "App/Inner/Last Line.swift"]

  private func patches(in folder: TemporaryFolder, _ name: String) throws -> [String] {
    try folder.text("\(name)/series").split(separator: "\n").filter { !$0.hasPrefix("#") }
      .map { "\(name)/\($0)" }
  }

  @Test(arguments: ["status", "category", "directory", "file"], ["git", "patch"])
  func theSeriesEqualsApply(split: String, program: String) throws {
    let applied = try project()
    #expect(try BuiltTool.run(["apply", "--level", "review"], in: applied).status == 0)
    let patched = try project()
    let result = try BuiltTool.run(
      ["patch", "--level", "review", "--split", split, "-o", "out"], in: patched)
    #expect(result.status == 0)
    let names = try patches(in: patched, "out")
    #expect(result.text == names.map { $0 + "\n" }.joined())
    #expect(names.count > 1)
    for name in names {
      let run =
        program == "git"
        ? try patched.run("git", ["apply", "--whitespace=nowarn", name])
        : try patched.run("patch", ["-p1", "-s", "--binary", "-i", name])
      #expect(run.status == 0, "\(name): \(run.error)\(run.text)")
    }
    for file in Self.files { #expect(try patched.read(file) == applied.read(file), "\(file)") }
  }

  @Test func aCommitIsMadeOfEachPatch() throws {
    let folder = try project()
    let result = try BuiltTool.run(
      ["patch", "--level", "review", "--split", "status", "-o", "out"], in: folder)
    let names = result.text.split(separator: "\n").map(String.init)
    let git = try folder.run(
      "git", ["-c", "user.name=T", "-c", "user.email=t@example.com", "am", "--keep-cr"] + names)
    #expect(git.status == 0, "\(git.error)")
    let log = try folder.run("git", ["log", "-3", "--reverse", "--format=%an: %s"])
    #expect(
      log.text == """
        dsmigrate: Move exact colors to Small tokens: 3 values in 3 files
        dsmigrate: Move exact radii to Small tokens: 3 values in 3 files
        dsmigrate: Move radii to Small tokens, small but visible change: 3 values in 3 files

        """)
    let body = try folder.run("git", ["log", "-1", "--format=%b"])
    #expect(
      body.text == """
        Each of these needs review.

          count  old        new        token        distance  role  status
              3  radius 13  radius 12  radius.card  1 pt      card  review

        To judge:
          3  small but visible change


        """)
  }

  @Test func anImportIsInTheFirstPatchThatNeedsIt() throws {
    let folder = try project()
    _ = try BuiltTool.run(["patch", "--split", "category", "-o", "out"], in: folder)
    let names = try patches(in: folder, "out")
    #expect(names == ["out/0001-color.patch", "out/0002-radius.patch"])
    #expect(try folder.text(names[0]).contains("+import Theme\n"))
    #expect(try !folder.text(names[1]).contains("+import Theme\n"))
  }

  @Test func aReversedSeriesRevertsEverything() throws {
    let folder = try project()
    for (name, options) in [("out", []), ("back", ["--reverse"])] {
      _ = try BuiltTool.run(
        ["patch", "--level", "review", "--split", "status", "-o", name] + options, in: folder)
    }
    let forward = try patches(in: folder, "out")
    let back = try patches(in: folder, "back")
    #expect(back.first?.hasPrefix("back/0001-review") == true)
    for name in forward + back {
      let git = try folder.run("git", ["apply", "--whitespace=nowarn", name])
      #expect(git.status == 0, "\(name): \(git.error)")
    }
    #expect(try folder.run("git", ["status", "--porcelain", "-uno"]).text.isEmpty)
  }

  @Test func aReversedPatchRevertsEverything() throws {
    let folder = try project()
    let back = try BuiltTool.run(["patch", "--reverse"], in: folder)
    _ = try BuiltTool.run(["apply"], in: folder)
    #expect(!(try folder.run("git", ["status", "--porcelain"]).text.isEmpty))
    let git = try folder.run("git", ["apply", "--whitespace=nowarn"], input: back.output)
    #expect(git.status == 0, "\(git.error)")
    #expect(try folder.run("git", ["status", "--porcelain"]).text.isEmpty)
  }

  @Test func aRunFromAnInnerFolderWritesTheSameSeries() throws {
    let folder = try project()
    let arguments = ["patch", "--split", "file", "--output", folder.path("out")]
    _ = try BuiltTool.run(arguments + ["App"], in: folder)
    let names = try patches(in: folder, "out")
    let first = try names.map { try folder.read($0) }
    _ = try BuiltTool.run(arguments + ["--jobs", "1"], in: folder, at: "App")
    #expect(try names.map { try folder.read($0) } == first)
  }

  @Test func anEarlierSeriesIsReplaced() throws {
    let folder = try project()
    let first = try BuiltTool.run(["patch", "--split", "file", "-o", "out"], in: folder)
    #expect(
      first.error == "dsmigrate: 6 changes in 3 files in 3 patches written to out\n")
    let second = try BuiltTool.run(
      ["patch", "--split", "category", "--only", "color", "-o", "out"], in: folder)
    #expect(
      second.error == "dsmigrate: 3 changes in 3 files in 1 patch written to out,"
        + " in place of an earlier series of 3\n")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path("out")).sorted()
    #expect(names == ["0001-color.patch", "series"])
  }

  @Test func foreignFilesAreKept() throws {
    let folder = try project()
    let arguments = ["patch", "--split", "file", "-o", "out"]
    _ = try BuiltTool.run(arguments, in: folder)
    try folder.write("out/notes.txt", "mine\n")
    let result = try BuiltTool.run(arguments, in: folder)
    #expect(
      result.error == "dsmigrate: 'out' holds 'notes.txt', which is not a patch of an earlier series;"
        + " name an empty folder\n")
    #expect(result.status == 2)
    #expect(try folder.text("out/notes.txt") == "mine\n")
    // A list that someone else wrote makes nothing ours.
    try folder.write("theirs/series", "0001-fix.patch\n")
    try folder.write("theirs/0001-fix.patch", "theirs\n")
    let other = try BuiltTool.run(["patch", "--split", "file", "-o", "theirs"], in: folder)
    #expect(other.error.hasPrefix("dsmigrate: 'theirs' holds '0001-fix.patch', which is no patch"))
    #expect(try folder.text("theirs/0001-fix.patch") == "theirs\n")
  }

  struct Mistake: CustomTestStringConvertible, Sendable {
    var arguments: [String]
    var sentence: String
    var testDescription: String { arguments.joined(separator: " ") }
  }

  @Test(arguments: [
    Mistake(
      arguments: ["--split", "files", "-o", "out"],
      sentence: "cannot split by 'files'; did you mean 'file'?"),
    Mistake(
      arguments: ["--split", "size", "-o", "out"],
      sentence: "cannot split by 'size'; known are status, category, directory, file"),
    Mistake(
      arguments: ["--split", "file"],
      sentence: "'--split' needs a folder for the patches: --output FOLDER"),
    Mistake(
      arguments: ["--max-files", "3"],
      sentence: "'--max-files' needs a series: --split BY --output FOLDER"),
    Mistake(
      arguments: ["--split", "file", "-o", "out", "--max-files", "0"],
      sentence: "'--max-files' takes a number from 1 up, not '0'"),
    Mistake(
      arguments: ["--split", "file", "-o", "design/small.json"],
      sentence: "cannot write a series to 'design/small.json': it is not a folder"),
    Mistake(
      arguments: ["--split", "file", "-o", "design/small.json/out"],
      sentence: "cannot make the folder 'design/small.json/out': not a directory"),
  ])
  func aMistakeIsOneMessage(_ mistake: Mistake) throws {
    let folder = try project()
    let result = try BuiltTool.run(["patch"] + mistake.arguments, in: folder)
    #expect(result.error == "dsmigrate: \(mistake.sentence)\n")
    #expect(result.status == 2)
    #expect(try folder.run("git", ["status", "--porcelain"]).text.isEmpty)
  }

  @Test func eachRepositoryHasItsOwnPatches() throws {
    let outer = try TemporaryFolder()
    let applied = try TemporaryFolder()
    for folder in [outer, applied] {
      for name in ["one", "two"] {
        let inner = try project()
        try FileManager.default.copyItem(atPath: inner.path, toPath: folder.path(name))
      }
    }
    _ = try BuiltTool.run(["apply", "one", "two"], in: applied)
    // One stream, with a part for each, that applies from the working directory.
    let single = try BuiltTool.run(["patch", "one", "two"], in: outer)
    #expect(single.text.contains("In the repository one; from its top: git apply -p2\n"))
    let check = try outer.run("git", ["apply", "--check"], input: single.output)
    #expect(check.status == 0, "\(check.error)")
    // A series never mixes them, and each patch applies in its repository too.
    let series = try BuiltTool.run(
      ["patch", "one", "two", "--split", "category", "-o", "out"], in: outer)
    let names = series.text.split(separator: "\n").map(String.init)
    #expect(
      names == [
        "out/0001-one-color.patch", "out/0002-one-radius.patch", "out/0003-two-color.patch",
        "out/0004-two-radius.patch",
      ])
    for name in names {
      let top = name.contains("-one-") ? "one" : "two"
      let git = try outer.run(
        "git", ["apply", "--whitespace=nowarn", "-p2", outer.path(name)], in: top)
      #expect(git.status == 0, "\(name): \(git.error)")
    }
    for file in Self.files.flatMap({ ["one/\($0)", "two/\($0)"] }) {
      #expect(try outer.read(file) == applied.read(file), "\(file)")
    }
  }

  @Test func aRelativePathIsResolvedFromTheWorkingDirectory() throws {
    let folder = try project()
    #expect(try BuiltTool.run(["patch", "-o", "all.diff"], in: folder).status == 0)
    #expect(try folder.run("git", ["apply", "--check", "all.diff"]).status == 0)
    let back = try BuiltTool.run(["patch", "-o", "../all.diff"], in: folder, at: "App")
    #expect(back.error == "dsmigrate: 6 changes in 3 files written to ../all.diff\n")
  }
}
