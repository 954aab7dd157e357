import Foundation
import Testing

@testable import MigrateKit
@testable import MigrateKitCore

/// Which paths `.gitignore` files leave out, by table and against git itself.
@Suite struct IgnoreRulesTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var patterns: String
    var ignored: [String]
    var kept: [String]
    var testDescription: String { patterns.split(separator: "\n").joined(separator: " | ") }
  }

  @Test(
    "A pattern of 100,000 bytes takes linear time",
    arguments: ["**/", "**/*?", "*a", "*", "?", "[a", "[[:", "[[:a:]", "[]", "\\", "a/**/", "!"])
  func longPattern(_ part: String) {
    let pattern = String(repeating: part, count: 100_000 / part.utf8.count)
    #expect(!Glob(pattern + "z").matches("a/b/c"))
    let rules = IgnoreRules().adding(IgnoreFile(Array((pattern + "z\n").utf8)))
    #expect(!rules.ignores("a/b/c.swift", isFolder: false))
  }

  static let rows = [
    Row(
      patterns: "*.log", ignored: ["a.log", "x/y/b.log", ".log"], kept: ["a.logs", "log"]),
    Row(patterns: "build/", ignored: ["build/", "x/build/"], kept: ["build", "builds/"]),
    Row(patterns: "/build", ignored: ["build", "build/"], kept: ["x/build"]),
    Row(patterns: "a/b", ignored: ["a/b"], kept: ["x/a/b", "a/bb"]),
    Row(patterns: "a/*.swift", ignored: ["a/b.swift"], kept: ["a/b/c.swift", "x/a/b.swift"]),
    Row(patterns: "**/gen", ignored: ["gen", "a/gen", "a/b/gen"], kept: ["gens", "a/gen2"]),
    Row(patterns: "gen/**", ignored: ["gen/a", "gen/a/b"], kept: ["gen/", "x/gen/a"]),
    Row(patterns: "a/**/z", ignored: ["a/z", "a/b/z", "a/b/c/z"], kept: ["az", "a/bz"]),
    Row(patterns: "a**z", ignored: ["abz", "az"], kept: ["a/z"]),
    Row(patterns: "a?c", ignored: ["abc"], kept: ["a/c", "ac"]),
    Row(patterns: "[a-c]x", ignored: ["ax", "cx"], kept: ["dx", "-x"]),
    Row(patterns: "[!a-c]x", ignored: ["dx"], kept: ["ax"]),
    Row(patterns: "[]x]y", ignored: ["]y", "xy"], kept: ["ay"]),
    Row(patterns: "[[:digit:]]x", ignored: ["1x"], kept: ["ax"]),
    Row(patterns: "[a", ignored: [], kept: ["[a", "a"]),
    Row(patterns: "\\#a", ignored: ["#a"], kept: ["a"]),
    Row(patterns: "\\!a", ignored: ["!a"], kept: ["a"]),
    Row(patterns: "# a\n\n", ignored: [], kept: ["# a", "a"]),
    Row(patterns: "a  ", ignored: ["a"], kept: ["a  "]),
    Row(patterns: "a\\ ", ignored: ["a "], kept: ["a"]),
    Row(patterns: "a\r\n", ignored: ["a"], kept: ["b"]),
    Row(patterns: "*.swift\n!Keep.swift", ignored: ["A.swift"], kept: ["Keep.swift"]),
    Row(patterns: "!A.swift\n*.swift", ignored: ["A.swift"], kept: []),
    Row(patterns: "Größe*", ignored: ["Größe.swift"], kept: ["Groesse"]),
    Row(patterns: "/", ignored: [], kept: ["a", "a/"]),
    Row(patterns: "*", ignored: ["a", "b/"], kept: []),
    Row(patterns: "\u{FEFF}a", ignored: ["a"], kept: ["b"]),
  ]

  @Test(arguments: rows) func patterns(_ row: Row) {
    let file = IgnoreFile(Array(row.patterns.utf8))
    for path in row.ignored { #expect(ignores(path, file), "\(path) should be ignored") }
    for path in row.kept { #expect(!ignores(path, file), "\(path) should be kept") }
  }

  /// A path that ends with a slash is a folder.
  private func ignores(_ path: String, _ file: IgnoreFile) -> Bool {
    let isFolder = path.hasSuffix("/")
    let rules = IgnoreRules().adding(file)
    return rules.ignores(isFolder ? String(path.dropLast()) : path, isFolder: isFolder)
  }

  @Test func theInnermostFileTakesPrecedence() {
    let rules = IgnoreRules().adding(IgnoreFile(Array("*.swift".utf8)))
      .adding(IgnoreFile(Array("!A.swift\n/local".utf8), folder: "x"))
    #expect(rules.ignores("A.swift", isFolder: false))
    #expect(!rules.ignores("x/A.swift", isFolder: false))
    #expect(rules.ignores("x/B.swift", isFolder: false))
    #expect(rules.ignores("x/local", isFolder: true))
    #expect(!rules.ignores("local", isFolder: true))
  }

  @Test func aLongPatternTakesNoTimeToFail() {
    let glob = Glob(String(repeating: "*a", count: 60) + "b")
    #expect(!glob.matches(String(repeating: "a", count: 4000)))
  }

  /// Builds trees at random, and asks git about every path in them.
  @Test(arguments: 0..<15) func agreesWithGit(seed: Int) throws {
    var random = SeededRandom(seed: UInt64(seed))
    let folder = try TemporaryFolder()
    let names = ["a", "b", "ab", "Pods", "x.y", "gen"]
    var paths: Set<String> = []
    for _ in 0..<60 {
      let depth = Int.random(in: 1...4, using: &random)
      let parts = (0..<depth).map { _ in names.randomElement(using: &random) ?? "a" }
      paths.insert(
        parts.joined(separator: "/") + "/F\(Int.random(in: 0...3, using: &random)).swift")
    }
    for path in paths { try folder.write(path, "") }
    let pieces = [
      "*", "**/", "a", "b", "/", "F1.swift", "*.swift", "gen/", "!", "x.?", "[ab]", "/**", "Pods",
    ]
    let spots = ["", "a/", "b/", "a/b/"].filter { spot in
      spot.isEmpty || paths.contains { $0.hasPrefix(spot) }
    }
    for spot in spots {
      let lines = (0..<5).map { _ in
        (0..<Int.random(in: 1...3, using: &random))
          .map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
      }
      try folder.write(spot + ".gitignore", lines.joined(separator: "\n") + "\n")
    }
    let initialized = try folder.run("git", ["init", "-q"])
    #expect(initialized.status == 0)
    let sorted = paths.sorted()
    let answer = try folder.run(
      "git", ["check-ignore", "--stdin", "--no-index"],
      input: Array((sorted.joined(separator: "\n") + "\n").utf8))
    let ignoredByGit = Set(answer.text.split(separator: "\n").map(String.init))
    let found = try SourceFinder.find(
      SourceFinder.Request(paths: ["."], workingDirectory: folder.path))
    // Vendored folders are left out for another reason.
    let kept = sorted.filter { !ignoredByGit.contains($0) && !$0.contains("Pods/") }
    #expect(found.files.map(\.name) == kept)
  }
}
