import Testing

@testable import MigrateKit
@testable import MigrateKitCore

/// Whatever is in the files, loading ends, with sentences.
@Suite struct MappingRobustnessTests {
  static let files: [String: [UInt8]] = {
    var files: [String: [UInt8]] = [:]
    for name in ["wellness.json", "wellness.tokens.json", "vocabulary.json"] {
      files[name] = (try? FileSystem.read("\(ShippedMappingTests.folder)/\(name)")) ?? []
    }
    return files
  }()

  static func load(_ files: [String: [UInt8]]) -> LoadedMapping {
    MappingLoader.load("wellness.json") { files[$0] ?? [] }
  }

  @Test(arguments: ["wellness.json", "wellness.tokens.json", "vocabulary.json"])
  func survivesTruncation(name: String) throws {
    let bytes = try #require(Self.files[name])
    #expect(bytes.count > 1_000)
    for count in stride(from: 0, to: bytes.count - 2, by: max(bytes.count / 40, 1)) {
      var files = Self.files
      files[name] = Array(bytes[..<count])
      let loaded = Self.load(files)
      #expect(loaded.errors.contains { $0.file == name }, "\(count) bytes of \(name)")
    }
  }

  @Test(arguments: ["wellness.json", "wellness.tokens.json", "vocabulary.json"])
  func survivesMisplacedWords(name: String) throws {
    let bytes = try #require(Self.files[name])
    let words = String(decoding: bytes, as: UTF8.self).split(separator: "\"").map(Array.init)
    var random = SeededRandom(seed: 7)
    for _ in 0..<60 {
      var mixed = words
      for _ in 0..<4 {
        // Odd parts lie between quotation marks: the document stays JSON, its words change places.
        let a = Int.random(in: 0..<words.count / 2 - 1, using: &random) * 2 + 1
        let b = Int.random(in: 0..<words.count / 2 - 1, using: &random) * 2 + 1
        mixed.swapAt(a, b)
      }
      var files = Self.files
      files[name] = Array(mixed.map { String($0) }.joined(separator: "\"").utf8)
      for problem in Self.load(files).problems {
        #expect(!problem.message.isEmpty)
        #expect(problem.message.last != ".")
      }
    }
  }
}
