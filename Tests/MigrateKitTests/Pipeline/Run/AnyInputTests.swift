import Foundation
import Testing

@testable import MigrateKit
@testable import MigrateKitCore

/// Any bytes as a Swift file go through every pure stage, and every law holds.
///
/// `Scripts/fuzz` looks for bytes that break a law; what it found is kept in `Fixtures/fuzz`.
/// `Scripts/hostile-inputs` gives the command files that are too large for a debug build.
@Suite("Any input: sources")
struct AnyInputTests {
  private static let designSystem = MappingLoader.load(Repository.root + "/mappings/wellness.json")
    .designSystem
  private static let laws = PipelineLaws(designSystem)

  private func expectLaws(
    _ bytes: [UInt8], _ comment: Comment? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(Self.laws.broken(by: bytes) == nil, comment, sourceLocation: sourceLocation)
  }

  private static let view = """
    import SwiftUI
    struct Card: View {
      var body: some View {
        Text("a").cornerRadius(10).foregroundColor(Color(red: 8 / 255, green: 145 / 255, blue: 178 / 255))
          .font(.system(size: 17, weight: .bold)).background(Color.white)
      }
    }

    """

  @Test("The system of the laws rewrites the view") func rewrites() {
    #expect(Self.designSystem != nil)
    expectLaws(Array(Self.view.utf8))
  }

  // MARK: What fuzzing found

  static let found =
    ((try? FileManager.default.contentsOfDirectory(
      atPath: Snapshot.fixtures + "/fuzz")) ?? []).sorted()

  @Test("What fuzzing found", arguments: found)
  func foundByFuzzing(_ name: String) throws {
    let bytes = try Repository.read("Tests/MigrateKitTests/Fixtures/fuzz/\(name)")
    for system in ["coaching", "ritual", "runner", "story", "wellness"] {
      let path = Repository.root + "/mappings/\(system).json"
      let designSystem: DesignSystem = try #require(MappingLoader.load(path).designSystem)
      #expect(PipelineLaws(designSystem).broken(by: bytes) == nil, "with the system of \(system)")
    }
  }

  @Test("Code with an unmatched bracket is not a value") func strayBracket() {
    expectFindings("Text().font(.system(size: 20, ]))", [])
    expectFindings("Text().font(«.system(size: 20)»)", [".system(size: 20)"])
  }

  @Test("A value directly next to a word is not a value") func touchedByWord() {
    expectFindings("let a = Color.red.opacity(0.5)b", [])
    expectFindings("let a = «Color.red.opacity(0.5)» b", ["Color.red.opacity(0.5)"])
  }

  private func expectFindings(_ marked: String, _ sources: [String]) {
    let text = marked.replacingOccurrences(of: "«", with: "").replacingOccurrences(
      of: "»", with: "")
    let file = SourceFile(path: "A.swift", bytes: Array(text.utf8))
    let scan = FileScanner().scan(file)
    let project = ProjectFacts(files: [scan.facts])
    let findings = FindingResolver(settings: DetectionSettings(), project: project)
      .findings(in: scan)
    #expect(findings.map(\.source) == sources)
  }

  // MARK: Depth

  struct Nesting: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var opener: String
    var closer: String
    var inside = "Color.red"

    init(_ name: String, _ opener: String, _ closer: String) {
      testDescription = name
      self.opener = opener
      self.closer = closer
    }
  }

  static let nestings = [
    Nesting("parentheses", "(", ")"), Nesting("squares", "[", "]"), Nesting("braces", "{", "}"),
    Nesting("mixed brackets", "([{", "}])"), Nesting("calls", "f(a: ", ")"),
    Nesting("colors", "Color(", ")"), Nesting("closures", "Button { ", " }"),
    Nesting("ternaries", "a ? ", " : b"), Nesting("interpolations", "\"\\(", ")\""),
    Nesting("raw interpolations", "#\"\\#(", ")\"#"), Nesting("comments", "/*", "*/"),
    Nesting("negations", "-(", ")"), Nesting("overlays", ".overlay(Color.red", ")"),
    Nesting("types", "struct A { ", " }"), Nesting("conditions", "if a { ", " }"),
    Nesting("pairs", "Color(light: ", ", dark: .red)"),
    Nesting("opacities", "Color.red.opacity(", ")"), Nesting("providers", "UIColor { t in ", " }"),
    Nesting("generics", "A<", ">"), Nesting("#if", "#if a\n", "\n#endif\n"),
  ]

  @Test("A hundred thousand brackets, unclosed", arguments: ["(", "[", "{", "([{", "\"\\("])
  func deepBrackets(_ opener: String) {
    let open = String(repeating: opener, count: 100_000 / opener.utf8.count)
    expectScans(Array(("let a = " + open + "Color.red\n" + Self.view).utf8))
  }

  /// A debug build takes its time: `Scripts/hostile-inputs` goes a hundred thousand deep.
  @Test("Deep, closed, unclosed and unopened", arguments: nestings)
  func deep(_ nesting: Nesting) {
    let open = String(repeating: nesting.opener, count: 100)
    let close = String(repeating: nesting.closer, count: 100)
    expectScans(Array(("let a = " + open + nesting.inside + "\n" + Self.view).utf8))
    expectScans(Array(("let a = " + nesting.inside + close + "\n" + Self.view).utf8))
    expectLaws(Array(("let a = " + open + nesting.inside + close + "\n" + Self.view).utf8))
  }

  private func expectScans(_ bytes: [UInt8]) {
    let scan = FileScanner().scan(SourceFile(path: "A.swift", bytes: bytes))
    let project = ProjectFacts(files: [scan.facts])
    let findings = FindingResolver(settings: DetectionSettings(), project: project)
      .findings(in: scan)
    #expect(findings.allSatisfy { $0.range.length > 0 && $0.range.end <= bytes.count })
  }

  // MARK: Bytes

  struct Bytes: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var bytes: [UInt8]

    init(_ name: String, _ bytes: [UInt8]) {
      testDescription = name
      self.bytes = bytes
    }

    init(_ name: String, _ text: String) { self.init(name, Array(text.utf8)) }
  }

  private static func replaced(_ old: String, _ new: String) -> String {
    view.replacingOccurrences(of: old, with: new)
  }

  static let bytes = [
    Bytes("nothing", ""), Bytes("NUL", [0] + view.utf8 + [0, 0]),
    Bytes("NUL for every space", replaced(" ", "\0")),
    Bytes("every byte", Array(UInt8.min...UInt8.max) + view.utf8),
    Bytes("lone surrogates", [0xED, 0xA0, 0x80, 0xED, 0xBF, 0xBF] + view.utf8),
    Bytes(
      "lone surrogates in a value", Array("let a = Color(\"".utf8) + [0xED, 0xA0, 0x80, 0x22, 0x29]),
    Bytes("bytes beyond Unicode", [0xF4, 0x90, 0x80, 0x80, 0xF8, 0xFF] + view.utf8),
    Bytes("UTF-16", view.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }),
    Bytes("a byte order mark", "\u{FEFF}" + view),
    Bytes("three byte order marks", "\u{FEFF}\u{FEFF}\u{FEFF}" + view),
    Bytes("a byte order mark in the middle", replaced("Text", "\u{FEFF}Text")),
    Bytes("carriage returns alone", replaced("\n", "\r")), Bytes("CRLF", replaced("\n", "\r\n")),
    Bytes("both, mixed", replaced("\n", "\r\n\r\n\n")),
    Bytes("line separators", replaced("\n", "\u{2028}")),
    Bytes("paragraph separators and next lines", replaced("\n", "\u{2029}\u{85}")),
    Bytes("marks from right to left", replaced("(", "\u{202E}(\u{2066}")),
    Bytes("spaces that are none", replaced(" ", "\u{A0}")),
    Bytes("spaces without width", replaced(".", "\u{200B}.")),
    Bytes("combining marks", replaced("a", "a\u{301}\u{20E3}")),
    Bytes("escape sequences", replaced("a", "\u{1B}[2J\u{7}")),
    Bytes("form feeds and tabs", replaced(" ", "\u{C}\t\u{B}")),
    Bytes("no line end at the end", String(view.dropLast())),
    Bytes(
      "a line of 100 KB",
      "let a = [" + String(repeating: "Color.red, ", count: 9_000) + "]\n" + view),
  ]

  @Test("Odd bytes", arguments: bytes) func odd(_ row: Bytes) {
    if row.bytes.count > 10_000 { expectScans(row.bytes) } else { expectLaws(row.bytes) }
  }

  @Test("A number of 100,000 digits", arguments: ["9", "0", "1_", "0x", ".1", "1e", "-"])
  func longNumber(_ part: String) {
    let digits = String(repeating: part, count: 100_000 / part.count)
    expectScans(Array("Text().cornerRadius(\(digits)).font(.system(size: \(digits)))\n".utf8))
  }

  // MARK: Files that break off

  /// The Swift files of the samples and of the fixtures.
  static let files: [String] = {
    let names = FileManager.default.enumerator(atPath: Repository.root)?.allObjects ?? []
    return names.compactMap { $0 as? String }.filter {
      $0.hasSuffix(".swift")
        && ($0.hasPrefix("samples/") || $0.hasPrefix("Tests/MigrateKitTests/Fixtures/"))
    }.sorted()
  }()

  /// Every byte of every file would take an hour here: `Scripts/fuzz prefixes` does it in minutes.
  @Test("Every file of the samples and fixtures, truncated at some bytes")
  func brokenOff() throws {
    #expect(Self.files.count > 20)
    var random = SeededRandom(seed: 11)
    for file in Self.files {
      let bytes = try Repository.read(file)
      for _ in 0..<2 {
        let cut = Int.random(in: 0...bytes.count, using: &random)
        expectLaws(Array(bytes[..<cut]), "\(file) up to \(cut)")
      }
    }
  }
}
