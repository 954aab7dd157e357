import Testing

@testable import MigrateKit
@testable import MigrateKitCore

/// The floors of the library share a module, so the compiler lets any of them use any other.
///
/// This test does not: it reads our sources with our own lexer.
@Suite struct LayeringTests {
  /// The floors from the ground up: each uses itself and those before it.
  static let floors = [
    "Base", "Analysis", "DesignSystem", "Project", "Matching", "Importing", "Output", "TokenTools",
    "Pipeline", "API",
  ]

  private struct File {
    var path: String
    var floor: Int
    var bytes: [UInt8]
    var lexemes: [Lexeme]
    var outline: SyntaxOutline

    init(_ path: String) throws {
      self.path = path
      let folder = path.split(separator: "/")[2]
      floor = LayeringTests.floors.firstIndex(of: String(folder)) ?? -1
      bytes = try Repository.read(path)
      lexemes = Lexer.lexemes(in: bytes)
      outline = SyntaxOutline(lexemes, bytes: bytes)
    }

    func text(_ lexeme: Lexeme) -> String {
      String(decoding: bytes[lexeme.start..<lexeme.end], as: UTF8.self)
    }

    /// The identifiers and keywords, in order.
    var words: [String] { lexemes.filter { $0.kind == .identifier }.map(text) }

    /// The types declared at the top of the file that other files can see.
    var declaredTypes: [String] {
      outline.types.filter { type in
        type.parent == 0 && type.keyword != .extension
          && !isPrivate(type.start..<type.name.lowerBound)
      }.map { outline.text($0.name) }
    }

    /// The names of all functions and properties but locals, and whether other files see them as members
    /// that an extension adds to a type.
    var declaredMembers: [(name: String, isAdded: Bool)] {
      let extended = Set(
        outline.types.filter {
          $0.keyword == .extension && $0.parent == 0 && !isPrivate($0.start..<$0.name.lowerBound)
        }.map(\.scope))
      let functions = outline.functions.filter { $0.keyword == .func }
        .map { ($0.start, $0.name, $0.parent) }
      let properties = outline.properties.filter { outline.scopes[$0.parent].kind != .function }
        .map { ($0.start, $0.name, $0.parent) }
      return (functions + properties).map { start, name, parent in
        (outline.name(name), extended.contains(parent) && !isPrivate(min(start, name)..<name))
      }
    }

    /// The names after a period that continues an expression: `value.name`, not `.name`.
    var usedMembers: Set<String> {
      var names: Set<String> = []
      let row = outline.lexemes
      for index in row.indices.dropFirst(2)
      where row[index].kind == .identifier && row[index - 1].kind == .period {
        let before = row[index - 2]
        let continues =
          switch before.kind {
          case .rightParen, .rightSquare, .postfixQuestion: true
          default: before.kind == .identifier && before.end == row[index - 1].start
          }
        if continues { names.insert(outline.name(index)) }
      }
      return names
    }

    private func isPrivate(_ modifiers: Range<Int>) -> Bool {
      outline.compactText(modifiers).contains("private")
    }
  }

  private static let files: [File] = Repository.swiftFiles(in: "Sources/MigrateKit").compactMap {
    try? File($0)
  }

  @Test func everyFileIsInALayer() {
    #expect(Set(Self.files.map(\.floor)) == Set(Self.floors.indices))
  }

  @Test func layersOnlyUseTypesOfLowerLayers() {
    var floorOfType: [String: Int] = [:]
    for file in Self.files {
      for type in file.declaredTypes {
        floorOfType[type] = min(file.floor, floorOfType[type] ?? file.floor)
      }
    }
    #expect(floorOfType["Finding"] == 1)
    for file in Self.files {
      for word in Set(file.words) {
        guard let floor = floorOfType[word], floor > file.floor else { continue }
        Issue.record("\(file.path) uses \(word), which lies above, in \(Self.floors[floor])")
      }
    }
  }

  /// Extensions add members to the types of lower floors; those floors do not use them.
  ///
  /// A name counts where nothing else in the library declares it.
  @Test func layersOnlyUseMembersAddedInLowerLayers() {
    var declarations: [String: (count: Int, floor: Int?)] = [:]
    for file in Self.files {
      for member in file.declaredMembers {
        declarations[member.name, default: (0, nil)].count += 1
        if member.isAdded { declarations[member.name]?.floor = file.floor }
      }
    }
    let floorOfMember = declarations.compactMapValues { $0.count == 1 ? $0.floor : nil }
      .filter { !Self.standardMembers.contains($0.key) }
    #expect(floorOfMember["countsAsHardCoded"] == 4)
    for file in Self.files {
      for name in file.usedMembers {
        guard let floor = floorOfMember[name], floor > file.floor else { continue }
        Issue.record("\(file.path) uses \(name), which \(Self.floors[floor]) adds")
      }
    }
  }

  /// Members of the standard library that a type of ours declares too.
  private static let standardMembers: Set<String> = ["indices"]

  @Test func onlyThePipelineTouchesFiles() {
    for file in Self.files where !file.path.contains("/Base/Files/") {
      for word in ["FileSystem", "AtomicFile"] where Self.floors[file.floor] != "Pipeline" {
        #expect(!file.words.contains(word), "\(file.path) uses \(word)")
      }
    }
  }

  @Test func onlyTheCommandPrints() {
    let words: Set = ["print", "debugPrint", "fputs", "stdout", "stderr", "STDOUT_FILENO"]
    for file in Self.files {
      let own = Set(file.declaredMembers.map(\.name))
      let used = words.intersection(file.words).subtracting(own)
      #expect(used.isEmpty, "\(file.path) uses \(used.sorted())")
    }
  }

  /// Loading it would take longer than a scan of a small app, and it differs between systems.
  @Test func nothingImportsFoundation() throws {
    let commands = try Repository.swiftFiles(in: "Sources/dsmigrate").map { try File($0) }
    for file in Self.files + commands {
      for (word, next) in zip(file.words, file.words.dropFirst()) where word == "import" {
        #expect(!next.hasPrefix("Foundation"), "\(file.path) imports \(next)")
      }
    }
  }
}
