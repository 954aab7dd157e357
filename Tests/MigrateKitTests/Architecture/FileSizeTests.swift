import Testing

@testable import MigrateKit
@testable import MigrateKitCore

/// Folders, files and functions stay small enough to be read in one go.
@Suite struct FileSizeTests {
  private static let sources =
    Repository.swiftFiles(in: "Sources/MigrateKit") + Repository.swiftFiles(in: "Sources/dsmigrate")

  private func lineCount(_ path: String) throws -> Int {
    try Repository.read(path).count { $0 == UInt8(ascii: "\n") }
  }

  @Test func thereAreSources() {
    #expect(Self.sources.count > 50)
  }

  @Test func folders() {
    let files = Self.sources + Repository.swiftFiles(in: "Tests/MigrateKitTests")
    let folders = Dictionary(grouping: files) {
      $0.prefix(upTo: $0.lastIndex(of: "/") ?? $0.endIndex)
    }
    for (folder, files) in folders {
      #expect(files.count <= 25, "divide \(folder) by topic")
    }
  }

  @Test(arguments: sources) func sourceFiles(path: String) throws {
    #expect(try lineCount(path) <= 400, "split \(path) by topic")
  }

  @Test(arguments: Repository.swiftFiles(in: "Tests")) func testFiles(path: String) throws {
    #expect(try lineCount(path) <= 600, "split \(path) by topic")
  }

  @Test(arguments: sources) func functions(path: String) throws {
    let bytes = try Repository.read(path)
    let outline = SyntaxOutline(bytes)
    let lines = LineIndex(bytes)
    for function in outline.functions where function.scope >= 0 {
      let scope = outline.scopes[function.scope]
      let start = outline.lexemes[function.start].start
      guard outline.lexemes.indices.contains(scope.close) else { continue }
      let end = outline.lexemes[scope.close].start
      let count = lines.position(at: end).line - lines.position(at: start).line + 1
      #expect(count <= 60, "\(path): \(outline.name(function.name)) has \(count) lines")
    }
  }
}
