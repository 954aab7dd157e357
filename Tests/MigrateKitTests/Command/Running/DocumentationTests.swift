import Foundation
import Testing

@testable import MigrateKit
@testable import MigrateKitCore

/// Documents agree with the help of the command and with the files of the repository.
@Suite struct DocumentationTests {
  /// The documents that a reader follows; a changelog may be about what is gone.
  static let documents =
    [
      "README.md", "CONTRIBUTING.md", "Scripts/README.md", "mappings/README.md",
      "samples/README.md",
    ]
    + (FileManager.default.enumerator(atPath: Repository.root + "/Documentation")?
    .compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".md") }.sorted()
    .map { "Documentation/" + $0 }

  /// The page of every command by its name, and the overview under an empty one.
  static let pages: [String: String] = {
    guard let folder = try? TemporaryFolder(),
      let overview = try? BuiltTool.run(["--help"], in: folder).text
    else { return [:] }
    var pages = ["": overview]
    for line in overview.split(separator: "\n") where line.hasPrefix("  ") {
      let word = String(line.dropFirst(2).prefix { $0 != " " })
      guard !word.isEmpty, let page = try? BuiltTool.run([word, "--help"], in: folder) else {
        continue
      }
      if page.text.hasPrefix("dsmigrate \(word): ") { pages[word] = page.text }
    }
    for action in HelpTests.actions {
      pages["tokens"]? += (try? BuiltTool.run(["tokens", action, "--help"], in: folder).text) ?? ""
    }
    return pages
  }()

  /// The words of a text that start with two dashes.
  private func options(in text: String) -> Set<String> {
    var result: Set<String> = []
    let words = text.split { !($0.isLetter || $0 == "-") }
    for word in words where word.hasPrefix("--") && word.count > 2 && !word.hasPrefix("---") {
      result.insert(String(word))
    }
    return result
  }

  @Test func thereAreCommands() {
    #expect(
      Self.pages.keys.sorted() == [
        "", "apply", "completions", "explain", "help", "init", "merge", "patch", "preview",
        "review",
        "scan", "tokens",
      ])
  }

  @Test func theReadmeOpensWithTheTwoCommands() throws {
    let lines = try Repository.text("README.md").split(separator: "\n").prefix(10)
    #expect(lines.contains("swift run dsmigrate scan samples"))
    #expect(lines.contains("swift test"))
  }

  @Test func everyDocumentIsInTheIndex() throws {
    let index = try Repository.text("Documentation/README.md")
    for document in Self.documents where document.hasPrefix("Documentation/") {
      let path = document.dropFirst("Documentation/".count)
      #expect(path == "README.md" || index.contains("](\(path))"), "\(path)")
    }
  }

  @Test func everyScriptIsInTheIndex() throws {
    let index = try Repository.text("Scripts/README.md")
    let folder = Repository.root + "/Scripts"
    for name in try FileManager.default.contentsOfDirectory(atPath: folder) {
      var isFolder: ObjCBool = false
      let exists = FileManager.default.fileExists(
        atPath: folder + "/" + name, isDirectory: &isFolder)
      // Parts of scripts have an ending.
      guard exists, !isFolder.boolValue, !name.hasSuffix(".py"), !name.hasSuffix(".md") else {
        continue
      }
      #expect(index.contains("`\(name)`"), "\(name)")
    }
  }

  @Test(arguments: MappingKeys.configuration)
  func everyKeyOfTheConfigurationIsDescribed(key: String) throws {
    let page = try Repository.text("Documentation/Reference/Configuration.md")
    #expect(page.contains("`\(key)`"))
  }

  @Test func everyFormatIsDescribed() throws {
    let page = try Repository.text("Documentation/Reference/Report.md")
    let message = try BuiltTool.run(["scan", "--format", "none"], in: TemporaryFolder()).error
    let known = try #require(message.components(separatedBy: "known are ").dropFirst().first)
    for format in known.split(whereSeparator: { ", \n".contains($0) }) where format != "and" {
      #expect(page.contains("| `\(format)` |"), "\(format)")
    }
  }

  @Test(arguments: documents) func optionsInDocumentsExist(document: String) throws {
    let known = Self.pages.values.reduce(into: Set<String>()) { $0.formUnion(options(in: $1)) }
    // Options of git, swift and other programs, where a document shows a line of theirs.
    let foreign: Set<String> = [
      "--allow-writing-to-package-directory", "--count", "--create-dirs", "--filter", "--from",
      "--measure", "--product", "--record", "--recursive", "--resume-failed", "--return",
      "--sshlogin", "--static-swift-stdlib", "--strict", "--write",
    ]
    let lines = try Repository.text(document).split(separator: "\n")
    for line in lines where line.contains("dsmigrate") || line.contains("`--") {
      let unknown = options(in: String(line)).subtracting(known).subtracting(foreign)
      #expect(unknown.isEmpty, "\(document): \(line)")
    }
  }

  @Test func everyReasonThatCanBeAcceptedIsDocumented() throws {
    let document = try Repository.text("Documentation/Reference/Reasons.md")
    for code in ReasonCode.allCases where code.isAcceptable {
      #expect(document.contains("`\(code.rawValue)`"), "\(code)")
    }
  }
}
