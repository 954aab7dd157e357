import Testing

@testable import MigrateKit

/// The folders of the library share a module, so the compiler lets any of them use any other.
///
/// This test does not: it reads our sources with our own lexer.
@Suite struct LayeringTests {
  /// What each folder may use, besides itself.
  static let mayUse: [String: Set<String>] = [
    "Source": [],
    "Style": ["Source"],
    "Syntax": ["Source", "Style"],
    "Editing": ["Source"],
    "Detection": ["Source", "Syntax", "Style"],
    "Catalogue": ["Source", "Style", "Detection"],
    "Matching": [
      "Source", "Syntax", "Style", "Editing", "Detection", "Catalogue", "Project",
    ],
    "Baseline": ["Source", "Style", "Detection", "Catalogue", "Matching"],
    "Decisions": ["Source", "Detection", "Catalogue", "Matching"],
    "Project": ["Source", "Syntax", "Style", "Detection", "Catalogue"],
    "Importing": ["Source", "Style", "Syntax", "Detection", "Catalogue", "Project"],
    "Reporting": [
      "Source", "Syntax", "Style", "Editing", "Detection", "Catalogue", "Matching", "Baseline",
      "Decisions", "Importing",
    ],
    "Reviewing": [
      "Source", "Style", "Detection", "Catalogue", "Matching", "Decisions", "Reporting",
    ],
    "TokenTools": [
      "Source", "Syntax", "Style", "Editing", "Detection", "Catalogue", "Matching", "Project",
      "Reporting",
    ],
    "Pipeline": [
      "Project", "Source", "Syntax", "Style", "Editing", "Detection", "Catalogue", "Matching",
      "Decisions",
      "Baseline", "Reporting", "Importing", "TokenTools",
    ],
  ]

  private struct File {
    var path: String
    var folder: String
    var bytes: [UInt8]
    var lexemes: [Lexeme]

    init(_ path: String) throws {
      self.path = path
      folder = String(path.split(separator: "/")[2])
      bytes = try Repository.read(path)
      lexemes = Lexer.lexemes(in: bytes)
    }

    func text(_ lexeme: Lexeme) -> String {
      String(decoding: bytes[lexeme.start..<lexeme.end], as: UTF8.self)
    }

    /// The types declared at the top of the file that other files can see.
    var declaredTypes: [String] {
      let outline = SyntaxOutline(lexemes, bytes: bytes)
      return outline.types.filter { type in
        type.parent == 0 && type.keyword != .extension
          && !outline.text(type.start..<type.name.lowerBound).contains("private")
      }.map { outline.text($0.name) }
    }
  }

  private static let files: [File] = Repository.swiftFiles(in: "Sources/MigrateKit").compactMap {
    try? File($0)
  }

  @Test func everyFolderHasItsPlace() {
    #expect(Set(Self.files.map(\.folder)) == Set(Self.mayUse.keys))
  }

  @Test func foldersUseOnlyWhatLiesBelow() {
    var folderOfType: [String: Set<String>] = [:]
    for file in Self.files {
      for type in file.declaredTypes { folderOfType[type, default: []].insert(file.folder) }
    }
    #expect(folderOfType["Finding"] == ["Detection"])
    for file in Self.files {
      let allowed = (Self.mayUse[file.folder] ?? []).union([file.folder])
      for lexeme in file.lexemes where lexeme.kind == .identifier {
        guard let folders = folderOfType[file.text(lexeme)] else { continue }
        #expect(
          !allowed.isDisjoint(with: folders),
          "\(file.path) uses \(file.text(lexeme)), which lies in \(folders)")
      }
    }
  }

  /// Loading it would take longer than a scan of a small app, and it differs between systems.
  @Test func nothingImportsFoundation() throws {
    let commands = try Repository.swiftFiles(in: "Sources/dsmigrate").map { try File($0) }
    for file in Self.files + commands {
      let words = file.lexemes.filter { $0.kind == .identifier }.map(file.text)
      for (word, next) in zip(words, words.dropFirst()) where word == "import" {
        #expect(!next.hasPrefix("Foundation"), "\(file.path) imports \(next)")
      }
    }
  }
}
