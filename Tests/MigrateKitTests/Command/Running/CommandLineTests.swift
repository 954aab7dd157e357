import Foundation
import Testing

@testable import MigrateKit
@testable import MigrateKitCore

/// The command as a user runs it: what it says, where it says it, and how it ends.
@Suite struct CommandLineTests {
  private func app(_ files: [String: String] = ["A.swift": "let a = 1\n"]) throws -> TemporaryFolder
  {
    let folder = try TemporaryFolder()
    for (name, text) in files { try folder.write(name, text) }
    return folder
  }

  struct Mistake: CustomTestStringConvertible, Sendable {
    var line: [String]
    var message: String
    var testDescription: String { line.joined(separator: " ") }
  }

  static let mistakes = [
    Mistake(
      line: ["scan", "--fromat", "json"],
      message: "unknown option '--fromat'; did you mean '--format'?"),
    Mistake(
      line: ["review", "."],
      message:
        "'review' needs a terminal; for a page to decide on in a browser add --html FILE, or --serve"
    ),
    Mistake(
      line: ["preview", "."],
      message: "'preview' needs a folder for its pages: --output FOLDER"),
    Mistake(
      line: ["review", "--port", "8080"],
      message: "'--port' is for '--serve', which is not given"),
    Mistake(
      line: ["review", "--verify", "true"],
      message: "'--verify' is for '--serve', which is not given"),
    Mistake(
      line: ["review", "--serve", "--html", "a.html"],
      message: "'--serve' shows the page itself, so it cannot be used with '--html'"),
    Mistake(
      line: ["review", "--serve", "--port", "65536"],
      message: "'--port' takes a number from 1 to 65535, not '65536'"),
    Mistake(line: ["--zzz"], message: "unknown option '--zzz'"),
    Mistake(line: ["-z"], message: "unknown option '-z'"),
    Mistake(line: ["-qz"], message: "unknown option '-qz'"),
    Mistake(line: ["scan", "--format"], message: "'--format' needs a value: --format FORMAT"),
    Mistake(
      line: ["scan", "--output", "--quiet"], message: "'--output' needs a value: --output FILE"),
    Mistake(line: ["scan", "--output="], message: "'--output' needs a value"),
    Mistake(line: ["scan", "--mapping="], message: "'--mapping' needs a value"),
    Mistake(line: ["scan", "--quiet=yes"], message: "'--quiet' takes no value"),
    Mistake(
      line: ["scan", "--format", "jsn"], message: "unknown format 'jsn'; did you mean 'json'?"),
    Mistake(
      line: ["scan", "--format=xml"],
      message:
        "unknown format 'xml'; known are text, json, markdown, html, sarif, github, xcode, csv"),
    Mistake(
      line: ["tokens", "list", "--format=csv"],
      message: "unknown format 'csv'; known are text, json"),
    Mistake(
      line: ["scan", "--only", "colour"],
      message: "unknown kind 'colour' in --only; did you mean 'color'?"),
    Mistake(line: ["scan", "--only="], message: "'--only' needs a value"),
    Mistake(
      line: ["scan", "--level", "gap"],
      message: "unknown level 'gap'; known are exact, near, review"),
    Mistake(
      line: ["scan", "--accept", "changesInDrak"],
      message: "unknown reason 'changesInDrak' in --accept; did you mean 'changesInDark'?"),
    Mistake(
      line: ["scan", "--accept", "roleUnknown:raduis"],
      message: "unknown category 'raduis' in --accept; did you mean 'radius'?"),
    Mistake(
      line: ["scan", "--accept", "changesInDrak:radius"],
      message: "unknown reason 'changesInDrak' in --accept; did you mean 'changesInDark'?"),
    Mistake(
      line: ["scan", "--accept", "tie"],
      message: "'tie' cannot be accepted: only a decision applies such a change"),
    Mistake(
      line: ["scan", "--jobs", "0"], message: "'--jobs' takes a number from 1 to 1024, not '0'"),
    Mistake(
      line: ["scan", "-jmany"], message: "'--jobs' takes a number from 1 to 1024, not 'many'"),
    Mistake(
      line: ["scan", "--shard", "3/2"], message: "there is no shard 3 of 2; K goes from 1 to 2"),
    Mistake(
      line: ["scan", "--shard", "0/4"], message: "there is no shard 0 of 4; K goes from 1 to 4"),
    Mistake(
      line: ["patch", "--shard", "a/b"],
      message: "'--shard' takes K/N, such as 2/8 for the second of eight parts, not 'a/b'"),
    Mistake(
      line: ["apply", "--shard", "1"],
      message: "'--shard' takes K/N, such as 2/8 for the second of eight parts, not '1'"),
    Mistake(
      line: ["scan", "--shard", "1/0"],
      message: "'--shard' takes K/N, such as 2/8 for the second of eight parts, not '1/0'"),
    Mistake(
      line: ["scan", "--shard", "1/2/3"],
      message: "'--shard' takes K/N, such as 2/8 for the second of eight parts, not '1/2/3'"),
    Mistake(line: ["scan", "--shard="], message: "'--shard' needs a value"),
    Mistake(line: ["review", "--shard", "1/2"], message: "'review' does not take '--shard'"),
    Mistake(
      line: ["scan", "--shard", "1/2", "--write-baseline", "b.json"],
      message:
        "'--write-baseline' does not go with '--shard': a value that moved to another shard would "
        + "seem new; keep a baseline for each project"),
    Mistake(line: ["scan", "--root", "no"], message: "the root 'no' is not a folder"),
    Mistake(
      line: ["merge"],
      message: "'merge' takes the reports to merge, as 'scan --format json' writes them"),
    Mistake(
      line: ["merge", "no.json"], message: "cannot read 'no.json': no such file or directory"),
    Mistake(
      line: ["merge", "A.swift"],
      message: "'A.swift' is not a whole report: line 1: expected an object"),
    Mistake(
      line: ["merge", "A.swift", "--format", "csv"],
      message: "unknown format 'csv'; known are json, text, markdown"),
    Mistake(line: ["patch", "--check"], message: "'patch' does not take '--check'"),
    Mistake(line: ["scan", "--allow-dirty"], message: "'scan' does not take '--allow-dirty'"),
    Mistake(line: ["nowhere"], message: "cannot find 'nowhere'"),
    Mistake(line: ["scna"], message: "cannot find 'scna'; did you mean 'scan'?"),
    Mistake(line: ["scan", "scna"], message: "cannot find 'scna'"),
    Mistake(
      line: ["patch"],
      message: "'patch' needs a mapping; name one with --mapping FILE or in a .dsmigrate.json"),
    Mistake(
      line: ["apply"],
      message: "'apply' needs a mapping; name one with --mapping FILE or in a .dsmigrate.json"),
    Mistake(line: ["explain"], message: "'explain' takes one place: FILE:LINE"),
    Mistake(
      line: ["explain", "A.swift"],
      message: "'A.swift' names no line; write FILE:LINE, as in Views/Home.swift:12"),
    Mistake(
      line: ["explain", "A.swift:0"],
      message: "'A.swift:0' names no line; write FILE:LINE, as in Views/Home.swift:12"),
    Mistake(line: ["explain", "B.swift:1"], message: "cannot find 'B.swift'"),
    Mistake(
      line: ["explain", "A.swift:1"],
      message: "no value on line 1 of 'A.swift', nor on any other line"),
    Mistake(
      line: ["tokens"],
      message: "'tokens' takes an action: list, check, compare, suggest, import, generate, export"),
    Mistake(
      line: ["tokens", "lst"], message: "unknown action 'lst'; did you mean 'list'?"),
    Mistake(
      line: ["tokens", "compare"],
      message: "there is no folder 'mappings' here; name the mappings"),
    Mistake(
      line: ["tokens", "embroider"],
      message:
        "unknown action 'embroider'; known are list, check, compare, suggest, import, generate, export"
    ),
    Mistake(
      line: ["tokens", "check"],
      message: "no .dsmigrate.json names a mapping here; name one with --mapping FILE"),
    Mistake(line: ["tokens", "check", "no"], message: "cannot find 'no'"),
    Mistake(
      line: ["tokens", "list", "--mapping", "no.json"],
      message: "no.json: cannot be read: no such file or directory"),
    Mistake(
      line: ["debug"],
      message:
        "'debug' takes a stage and a file: lexemes FILE, or outline FILE; or manual, or commands"),
    Mistake(
      line: ["debug", "tree", "A.swift"],
      message: "unknown stage 'tree'; known are lexemes, outline"),
    Mistake(
      line: ["debug", "lexemes", "B.swift"],
      message: "cannot read 'B.swift': no such file or directory"),
  ]

  @Test(arguments: mistakes) func mistakesAreOneSentence(_ mistake: Mistake) throws {
    let result = try BuiltTool.run(mistake.line, in: app())
    #expect(result.error == "dsmigrate: \(mistake.message)\n")
    #expect(result.text.isEmpty)
    #expect(result.status == 2)
  }

  @Test func aFolderWithoutSwift() throws {
    let folder = try app(["notes.txt": "x"])
    let result = try BuiltTool.run(["scan"], in: folder)
    #expect(result.error == "dsmigrate: no Swift file to read in the working directory\n")
    #expect(result.status == 2)
    let named = try BuiltTool.run(["scan", "."], in: folder)
    #expect(named.error == "dsmigrate: no Swift file to read in '.'\n")
  }

  @Test func scanIsTheDefaultCommand() throws {
    let folder = try app()
    let scan = try BuiltTool.run(["scan"], in: folder)
    #expect(scan.status == 0)
    for line in [[], ["."], ["A.swift"], ["--", "A.swift"], ["--jobs=1"]] {
      #expect(try BuiltTool.run(line, in: folder).output == scan.output, "\(line)")
    }
  }

  @Test func afterTwoDashesEverythingIsAPath() throws {
    let folder = try app(["--all.swift": "", "scan": ""])
    #expect(try BuiltTool.run(["--", "--all.swift"], in: folder).status == 0)
    #expect(try BuiltTool.run(["scan", "--", "scan"], in: folder).status == 0)
  }

  @Test func versionIsThatOfTheReports() throws {
    let result = try BuiltTool.run(["--version"], in: app())
    #expect(result.text == "dsmigrate \(Tool.version)\n")
    #expect(result.status == 0)
  }

  @Test(arguments: [[], ["scan"], ["patch"], ["apply"], ["explain"], ["tokens"], ["debug"]])
  func helpFitsEightyColumns(command: [String]) throws {
    for option in ["--help", "-h"] {
      let result = try BuiltTool.run(command + [option], in: app())
      #expect(result.status == 0)
      #expect(result.error.isEmpty)
      #expect(result.text.hasPrefix("dsmigrate"))
      for line in result.text.split(separator: "\n") { #expect(line.count <= 80, "\(line)") }
    }
  }

  @Test func outputGoesToAFile() throws {
    let folder = try app()
    let report = try BuiltTool.run(["scan", "--format", "json"], in: folder)
    for line in [["-o", "r.json"], ["-or.json"], ["--output", "r.json"], ["--output=r.json"]] {
      let result = try BuiltTool.run(["scan", "--format", "json"] + line, in: folder)
      #expect(result.status == 0)
      #expect(result.output.isEmpty)
      #expect(try folder.read("r.json") == report.output)
    }
    #expect(try BuiltTool.run(["--format=json", "-o", "-"], in: folder).output == report.output)
  }

  @Test func anUnwritableOutputIsReported() throws {
    let folder = try app()
    let missing = try BuiltTool.run(["scan", "-o", "no/such/file"], in: folder)
    #expect(
      missing.error == "dsmigrate: cannot write 'no/such/file': no such file or directory\n")
    #expect(missing.status == 2)
    let directory = try BuiltTool.run(["scan", "-o", "."], in: folder)
    #expect(directory.error == "dsmigrate: cannot write '.': it is a folder\n")
  }

  @Test func anUnreadableFileIsReportedAndTheRestIsDone() throws {
    let folder = try app(["A.swift": "let a = 1\n", "B.swift": "let b = 1\n"])
    try FileManager.default.setAttributes(
      [.posixPermissions: 0], ofItemAtPath: folder.path("A.swift"))
    // The superuser reads everything.
    guard !FileManager.default.isReadableFile(atPath: folder.path("A.swift")) else { return }
    let result = try BuiltTool.run(["scan", "--format", "json"], in: folder)
    #expect(result.error == "dsmigrate: A.swift: cannot read it: permission denied\n")
    #expect(result.status == 2)
    #expect(result.text.contains("\"files\": 1,"))
  }

  @Test func anyErrorOfAFileIsAProblemOfThatFile() throws {
    let folder = try app()
    try FileManager.default.createDirectory(
      atPath: folder.path("Dir.swift"), withIntermediateDirectories: false)
    #expect(try BuiltTool.run(["scan"], in: folder).status == 0)
    let made = try folder.run("mkfifo", ["Pipe.swift"])
    #expect(made.status == 0)
    let result = try BuiltTool.run(["scan", "Pipe.swift"], in: folder)
    let words = SystemError(ENODEV).message
    #expect(result.error == "dsmigrate: Pipe.swift: cannot read it: \(words)\n")
    #expect(result.status == 2)
  }

  @Test func aClosedPipeIsNotAnError() throws {
    let files = Dictionary(uniqueKeysWithValues: (0..<200).map { ("F\($0).swift", "let a = 1\n") })
    let folder = try app(files)
    let script = "'\(BuiltTool.path)' --help | true; echo ${PIPESTATUS[0]}"
    let result = try folder.run("bash", ["-c", script])
    #expect(result.text == "0\n")
    #expect(result.error.isEmpty)
  }

  @Test func withoutATerminalThereIsNoColor() throws {
    let result = try BuiltTool.run(["scan"], in: app())
    #expect(!result.text.contains("\u{1B}"))
  }

  @Test func tokensOfAMapping() throws {
    let mapping = Repository.root + "/mappings/wellness.json"
    let folder = try app([".dsmigrate.json": "{ \"mapping\": \"\(mapping)\" }", "A.swift": ""])
    for line in [["--mapping", mapping], [mapping], ["."], []] {
      let list = try BuiltTool.run(["tokens", "list"] + line, in: folder)
      #expect(list.text.hasPrefix("Wellness · "), "\(line)")
      #expect(list.status == 0)
      let check = try BuiltTool.run(["tokens", "check", "--format=json"] + line, in: folder)
      #expect(try JSONSerialization.jsonObject(with: Data(check.output)) is [String: Any])
      #expect(check.status == 0)
    }
    let broken = try app(["m.json": "{ \"name\": \"M\" }"])
    let check = try BuiltTool.run(["tokens", "check", "m.json"], in: broken)
    #expect(check.text.contains("Does not load"))
    #expect(check.status == 2)
  }

  @Test func lexemesOfAFile() throws {
    let result = try BuiltTool.run(["debug", "lexemes", "A.swift"], in: app())
    #expect(result.text.hasPrefix("1:1  identifier  let\n1:4  whitespace   \n1:5  identifier  a\n"))
    let outline = try BuiltTool.run(
      ["debug", "outline", "A.swift"], in: app(["A.swift": "struct S { let a = f(1) }\n"]))
    #expect(outline.text == "1:8  struct S\n1:16  property a\n1:20  call f\n")
  }
}
