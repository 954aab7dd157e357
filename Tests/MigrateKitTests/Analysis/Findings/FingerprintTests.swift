import Foundation
import Testing

@testable import MigrateKit
@testable import MigrateKitCore

@Suite("Fingerprints")
struct FingerprintTests {
  private static let source = """
    struct HomeView: View {
      @State private var isOn = false
      var body: some View {
        VStack {
          Text(title)
            .foregroundColor(Color(red: 0.1, green: 0.2, blue: 0.3))
            .padding()
          Circle().fill(isOn ? Color.red : Color.blue)
        }
      }
    }
    """

  private func ids(_ text: String, path: String = "Home.swift") -> [String] {
    FileScanner.findings(in: text, path: path).map(\.id)
  }

  @Test(
    "keep their value",
    arguments: [
      ("through lines above", "struct HomeView", "import SwiftUI\n\nstruct HomeView"),
      ("through line breaks in the literal", "red: 0.1, ", "\n  red: 0.1,\n  "),
      ("through a comma at the end of it", "blue: 0.3)", "blue: 0.3,\n)"),
      ("through comments in it", "red: 0.1", "/* r */ red: 0.1 // r\n"),
      ("through a modifier before it", ".foregroundColor", ".bold().foregroundColor"),
      ("through a modifier after it", ".padding()", ".padding().background(Color.red)"),
      ("through another text", "Text(title)", "Text(\"Hello\")"),
      ("through a new name for a variable", "isOn", "isActive"),
      ("through an equal value in another member", "var body", "var a = Color.red\n  var body"),
      (
        "through an equal value for another use", ".padding()",
        ".background(Color(red: 0.1, green: 0.2, blue: 0.3))"
      ),
    ] as [(String, String, String)])
  func keep(_ name: String, _ old: String, _ new: String) {
    let before = ids(Self.source)
    let after = ids(Self.source.replacingOccurrences(of: old, with: new))
    #expect(before.count == 3)
    #expect(Set(before).isSubset(of: after), "\(name)")
  }

  @Test(
    "change with what they name",
    arguments: [
      ("another value", "red: 0.1", "red: 0.2"),
      ("another spelling of it", "Color(red", "UIColor(red"),
      ("another use", ".foregroundColor", ".background"),
      ("another view", "Text(title)", "Circle()"),
      ("another declaration", "var body", "var content"),
      ("another type", "HomeView:", "Dashboard:"),
    ] as [(String, String, String)])
  func change(_ name: String, _ old: String, _ new: String) {
    let before = ids(Self.source)
    let after = ids(Self.source.replacingOccurrences(of: old, with: new))
    #expect(!after.contains(before[0]), "\(name)")
  }

  @Test("differ between files, while the key stays")
  func files() {
    let here = FileScanner.findings(in: Self.source, path: "A.swift")
    let there = FileScanner.findings(in: Self.source, path: "B.swift")
    #expect(here.map(\.key) == there.map(\.key))
    #expect(Set(here.map(\.id)).isDisjoint(with: there.map(\.id)))
  }

  @Test("distinguish the arms of a condition")
  func arms() {
    let ids = ids("struct V: View { var body: some View { Text(a).tint(b ? Color.red : .red) } }")
    #expect(Set(ids).count == ids.count)
  }

  @Test("number indistinguishable findings")
  func alike() {
    let keys = FileScanner.findings(
      in: """
        func style() {
          title.textColor = UIColor.red
          detail.textColor = UIColor.red
          detail.tintColor = UIColor.red
        }
        """, path: "Cell.swift"
    ).map(\.key)
    #expect(keys.map(\.ordinal) == [0, 1, 0])
    #expect(keys.map(\.count) == [2, 2, 1])
    #expect(keys[0].text == keys[1].text)
    #expect(keys[0].text != keys[2].text)
  }

  @Test("are never shared by two findings", arguments: SampleRun.all)
  func collisions(_ run: SampleRun) throws {
    let folder = try run.workspace()
    var request = MigrationRun.Request(paths: ["samples/app"], workingDirectory: folder.path)
    request.reportsUnresolved = true
    request.readsAll = true
    let ids = try MigrationRun.run(request).report.suggestions.map(\.finding.id)
    #expect(Set(ids).count == ids.count)
  }
}

extension FileScanner {
  /// The findings of one file, of which nothing else is known.
  static func findings(in text: String, path: String) -> [Finding] {
    let scan = FileScanner().scan(SourceFile(path: path, bytes: Array(text.utf8)))
    return FindingResolver(
      settings: DetectionSettings(), project: ProjectFacts(files: [scan.facts])
    ).findings(in: scan)
  }
}
