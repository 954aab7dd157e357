import Foundation
import Testing

@testable import MigrateKit
@testable import MigrateKitCore

/// A series of patches: each applies after the one before, and all of them are the single patch.
@Suite struct PatchSeriesTests {
  private static let names = [
    "Top.swift", "App/Home View.swift", "App/Größe/表.swift", "App/a\"b\\c.swift",
    "Widget/-x.swift", "Widget/tab\tname.swift",
  ]

  struct Case: CustomTestStringConvertible, Sendable {
    var split: PatchSeries.Split
    var maxFiles: Int?
    var seed: Int

    var testDescription: String {
      "by \(split.rawValue)" + (maxFiles.map { ", at most \($0) files" } ?? "") + ", seed \(seed)"
    }
  }

  static let cases: [Case] = PatchSeries.Split.allCases.flatMap { split in
    [nil, 1, 2].flatMap { maxFiles in
      (0..<20).map { Case(split: split, maxFiles: maxFiles, seed: $0) }
    }
  }

  // MARK: Laws, with a strict applier of our own

  @Test(arguments: cases) func theSeriesAddsUpToTheRewrite(_ row: Case) throws {
    let changes = GeneratedChange.several(Self.names, seed: row.seed)
    let series = PatchSeries(changes, root: "/", split: row.split, maxFiles: row.maxFiles)
    let originals = Dictionary(uniqueKeysWithValues: changes.map { ($0.name, $0.original) })
    let rewritten = Dictionary(uniqueKeysWithValues: changes.map { ($0.name, $0.rewritten) })
    let after = try applied(series, to: originals)
    #expect(after == rewritten)
    let back = PatchSeries(
      changes, root: "/", split: row.split, maxFiles: row.maxFiles, isReversed: true)
    #expect(try applied(back, to: after) == originals)
    #expect(back.patches.count == series.patches.count)
  }

  @Test(arguments: cases) func everyValueIsInExactlyOnePatch(_ row: Case) {
    let changes = GeneratedChange.several(Self.names, seed: row.seed)
    let series = PatchSeries(changes, root: "/", split: row.split, maxFiles: row.maxFiles)
    let values = changes.reduce(0) { $0 + $1.applied.count }
    #expect(series.patches.reduce(0) { $0 + $1.valueCount } == values)
    #expect(series.patches.allSatisfy { $0.files.count <= row.maxFiles ?? .max })
    #expect(Set(series.patches.map(\.name)).count == series.patches.count)
  }

  private func applied(
    _ series: PatchSeries, to files: [String: [UInt8]]
  ) throws -> [String: [UInt8]] {
    var files = files
    for patch in series.patches {
      let parts = Self.diffs(patch.bytes)
      // A change that leaves its lines as they were has no diff.
      #expect(parts.count <= patch.files.count)
      for part in parts {
        let name = try #require(patch.files.first { Self.heads(part, $0) }, "\(patch.name)")
        let bytes = try #require(files[name])
        let result: [UInt8] = try #require(
          StrictPatch.apply(part, to: bytes), "\(patch.name): \(name)")
        files[name] = result
      }
    }
    return files
  }

  private static func heads(_ diff: [UInt8], _ name: String) -> Bool {
    let old = PatchPath(name, prefix: "a/")
    let new = PatchPath(name, prefix: "b/")
    return diff.starts(with: "diff --git \(old.quoted) \(new.quoted)\n".utf8)
  }

  /// A patch, cut before each `diff --git` that starts a line and that no hunk can hold.
  private static func diffs(_ bytes: [UInt8]) -> [[UInt8]] {
    let mark = Array("\ndiff --git ".utf8)
    let starts = bytes.indices.filter { bytes[$0...].starts(with: mark) }.map { $0 + 1 }
    return zip(starts, starts.dropFirst() + [bytes.count]).map { Array(bytes[$0..<$1]) }
  }

  // MARK: The programs that people use

  struct Program: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var command: [String]
    var check: [String]?
  }

  static let programs = [
    Program(
      testDescription: "git apply", command: ["git", "apply", "--whitespace=nowarn"],
      check: ["git", "apply", "--check", "--whitespace=nowarn"]),
    Program(
      testDescription: "patch -p1", command: ["patch", "-p1", "-s", "--fuzz=0", "--binary"],
      check: ["patch", "-p1", "-s", "--fuzz=0", "--binary", "--dry-run"]),
  ]

  @Test(arguments: programs, PatchSeries.Split.allCases)
  func programsApplyItForwardAndBackward(_ program: Program, split: PatchSeries.Split) throws {
    for seed in [1, 2] {
      let folder = try TemporaryFolder()
      let changes = GeneratedChange.several(Self.names, seed: seed, in: folder.path)
      for change in changes { try folder.write(change.name, change.original) }
      let series = PatchSeries(changes, root: folder.path, split: split, maxFiles: 3)
      try apply(series, with: program, in: folder)
      for change in changes {
        // GNU patch removes a file that becomes empty.
        #expect(((try? folder.read(change.name)) ?? []) == change.rewritten, "\(change.name)")
      }
      let back = PatchSeries(
        changes, root: folder.path, split: split, maxFiles: 3, isReversed: true)
      try apply(back, with: program, in: folder)
      for change in changes {
        #expect(try folder.read(change.name) == change.original, "\(change.name)")
      }
    }
  }

  private func apply(
    _ series: PatchSeries, with program: Program, in folder: TemporaryFolder
  ) throws {
    for patch in series.patches where !Self.diffs(patch.bytes).isEmpty {
      for command in [program.check, program.command].compactMap({ $0 }) {
        let result = try folder.run(
          command[0], Array(command.dropFirst()), input: patch.bytes)
        #expect(result.status == 0, "\(command) \(patch.name): \(result.error)\(result.text)")
        #expect(!result.text.contains("offset") && !result.text.contains("fuzz"))
      }
    }
  }

  // MARK: Order and names

  @Test func statusesComeInOrderOfCertainty() {
    let changes = GeneratedChange.several(Self.names, seed: 3)
    let names = PatchSeries(changes, root: "/", split: .status).patches.map { $0.name.dropFirst(5) }
    let order = ["exact", "near", "review-changesInDark", "review-roleUnknown"].flatMap { status in
      TokenCategory.allCases.map { "\(status)-\($0.rawValue).patch" }
    }
    #expect(names.map(String.init) == order.filter(names.map(String.init).contains))
    #expect(names.count > 6)
  }

  @Test func numbersAndPartsAreInTheNames() {
    // A seed with a change in every file.
    let changes = GeneratedChange.several(Self.names, seed: 1)
    #expect(changes.count == Self.names.count)
    let series = PatchSeries(changes, root: "/", split: .file)
    #expect(
      series.patches.map(\.name) == [
        "0001-App-Gr-e-.swift.patch", "0002-App-Home-View.swift.patch",
        "0003-App-a-b-c.swift.patch", "0004-Top.swift.patch", "0005-Widget-x.swift.patch",
        "0006-Widget-tab-name.swift.patch",
      ])
    let parts = PatchSeries(changes, root: "/", split: .directory, maxFiles: 1)
    #expect(
      parts.patches.map(\.name) == [
        "0001-top.patch", "0002-App-1-of-2.patch", "0003-App-2-of-2.patch",
        "0004-App-Gr-e.patch", "0005-Widget-1-of-2.patch", "0006-Widget-2-of-2.patch",
      ])
  }

  @Test(arguments: [
    ("../../etc/passwd", "etc-passwd"), ("a//b", "a-b"), ("-rf", "rf"), (".git", "git"),
    ("表", "changes"), (String(repeating: "a/", count: 90) + "End.swift", nil),
  ]) func aNameIsSafeForAnyFileSystem(text: String, name: String?) {
    let result = FileNameText.text(text)
    if let name { #expect(result == name) }
    #expect(result.utf8.count <= FileNameText.longest)
    #expect(result.first?.isLetter == true)
  }
}
