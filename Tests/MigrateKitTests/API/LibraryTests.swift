import Foundation
import MigrateKit
import Testing

@Suite struct LibraryTests {
  private let mapping = Repository.root + "/mappings/wellness.json"
  private let view = """
    import SwiftUI
    struct Card: View {
      var body: some View { Text("a").cornerRadius(12) }
    }

    """
  private let theme = """
    import SwiftUI
    enum DesignTokens {
      enum Layout { static let cornerRadius: CGFloat = 12 }
    }

    """

  @Test func replacesValuesByDeclaredTokens() throws {
    let result = try Migration(mapping: mapping).scan(sources: [
      "Views/Card.swift": view, "Theme.swift": theme,
    ])
    let finding = try #require(result.findings.first { $0.file == "Views/Card.swift" })
    #expect(
      "\(finding)" == "Views/Card.swift:3:48: 12 → DesignTokens.Layout.cornerRadius (exact)")
    #expect(
      result.rewrittenSources == [
        "Views/Card.swift": view.replacing("12", with: "DesignTokens.Layout.cornerRadius")
      ])
    #expect(result.patch.contains("--- a/Views/Card.swift\n+++ b/Views/Card.swift\n"))
    #expect(result.problems.isEmpty)
  }

  @Test func leavesValuesWithoutADeclaredToken() throws {
    let result = try Migration(mapping: mapping).scan(sources: ["Card.swift": view])
    #expect(result.findings.map(\.status) == ["review"])
    #expect(result.patch.isEmpty)
    let accepting = try Migration(mapping: mapping, accepting: ["notDeclared"])
    #expect(!accepting.scan(sources: ["Card.swift": view]).patch.isEmpty)
  }

  @Test func reportsMappingsThatDoNotLoad() {
    #expect(throws: MigrationError.self) { try Migration(mapping: "missing.json") }
    #expect(throws: MigrationError("unknown reason 'changesInDrak'; did you mean 'changesInDark'?"))
    {
      try Migration(mapping: mapping, accepting: ["changesInDrak"])
    }
    #expect(throws: MigrationError("cannot find 'Nowhere'")) {
      try Migration(mapping: mapping).scan(paths: ["Nowhere"])
    }
    #expect(
      throws: MigrationError("the sources were given as text, so there is no file to write")
    ) {
      try Migration(mapping: mapping).scan(sources: ["Card.swift": view]).write()
    }
  }

  @Test func writesFilesOnlyWhenAsked() throws {
    let folder = try TemporaryFolder()
    try folder.write("Card.swift", view)
    try folder.write("Theme.swift", theme)
    let result = try Migration(mapping: mapping).scan(paths: [folder.path])
    #expect(try folder.text("Card.swift") == view)
    #expect(throws: MigrationError.self) { try result.write() }
    #expect(try result.write(allowsUncommittedChanges: true).count == 1)
    #expect(try folder.text("Card.swift").contains("DesignTokens.Layout.cornerRadius"))
  }

  @Test func theExamplePrintsWhatTheDocumentationShows() throws {
    var output = ""
    try LibraryExample.run(in: Repository.root) { output += $0 + "\n" }
    let page = String(
      decoding: try Repository.read("Documentation/Reference/Library.md"), as: UTF8.self)
    #expect(page.contains("```text\n\(output)```\n"), "\(output)")
  }

  @Test func theExampleOfTheDocumentationIsThisCode() throws {
    let page = String(
      decoding: try Repository.read("Documentation/Reference/Library.md"), as: UTF8.self)
    let source = String(
      decoding: try Repository.read("Tests/MigrateKitTests/API/LibraryExample.swift"),
      as: UTF8.self)
    let example = try #require(source.split(separator: "    // example\n").last)
      .components(before: "    // end\n")
    #expect(page.contains(example))
  }

  @Test func onlyTheAPIFolderIsPublic() throws {
    let hidden = Repository.swiftFiles(in: "Sources/MigrateKit").filter {
      !$0.contains("/API/") && !$0.hasSuffix("/MigrationError.swift")
    }
    for path in hidden {
      let lines = String(decoding: try Repository.read(path), as: UTF8.self).split(separator: "\n")
      let isPublic = lines.contains { line in
        line.drop { $0 == " " }.hasPrefix("public ")
      }
      #expect(!isPublic, "\(path) has a public declaration")
    }
  }
}

extension Substring {
  /// The text before a line, without the indentation of a type's members.
  fileprivate func components(before line: String) -> String {
    let lines = (range(of: line).map { self[..<$0.lowerBound] } ?? self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    return lines.map { $0.hasPrefix("    ") ? $0.dropFirst(4) : $0 }.joined(separator: "\n")
  }
}
