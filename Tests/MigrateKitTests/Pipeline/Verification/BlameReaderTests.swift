import Testing

@testable import MigrateKit

/// From the errors of a build to the fixes that they are about.
@Suite struct BlameReaderTests {
  /// Two fixes on line 3, one on line 5, one on line 9, all below an import.
  private static let units = RewriteUnits([
    RewriteSketch.change(
      "App/Home.swift",
      """
      struct Home: View {
        var body: some View {
          Text("é").tint(«Color(red: 1, green: 0, blue: 0)»).border(«Color.black»)
            .padding(4)
            .font(«.system(size: 12)»)
        }
        var other: some View {
          Text("b")
            .tint(«Color.blue»)
        }
      }
      let unrelated = 1

      """, ["Color.brand", "Color.line", "Font.caption", "Color.sea"], importing: "Theme"),
    RewriteSketch.change("App/Card.swift", "let a = «1»\n", ["b"]),
  ])

  private func reading(
    _ errors: String..., kept: Set<Int> = [0, 1, 2, 3, 4]
  ) -> BlameReader.Reading {
    let paths = ChangedPaths(
      Self.units.changes.map(\.path), directory: "/repo", exists: { _ in false })
    return BlameReader(Self.units, paths: paths).reading(
      of: errors.compactMap { CompilerDiagnostic(line: Array($0.utf8)) }, kept: kept)
  }

  // Line 4 of the rewritten file: `    Text("é").tint(Color.brand).border(Color.line)`; é is 2 bytes.

  @Test func anErrorInsideAnEditBlamesIt() {
    let reading = reading("/repo/App/Home.swift:4:27: error: no member 'brand'")
    #expect(reading.blame == .init(certain: [0]))
    #expect(reading.messages == [0: "no member 'brand'"])
  }

  @Test func linesAreThoseOfTheRewrittenFile() {
    // With the first fix taken back the second one stands further right; the import stays.
    let reading = reading("App/Home.swift:4:63: error: no", kept: [1, 2, 3])
    #expect(reading.blame == .init(certain: [1]))
  }

  @Test func anErrorElsewhereOnTheLineBlamesItsOnlyFix() {
    #expect(reading("App/Home.swift:6:7: error: no").blame == .init(certain: [2]))
    #expect(reading("App/Home.swift:6: error: line too long").blame == .init(certain: [2]))
  }

  @Test func severalFixesOnTheLineAreUncertain() {
    #expect(reading("App/Home.swift:4:5: error: no").blame == .init(possible: [0, 1]))
    #expect(reading("App/Home.swift:4: error: no").blame == .init(possible: [0, 1]))
  }

  @Test func anErrorOnAnotherLineBlamesItsInnermostBrackets() {
    #expect(reading("App/Home.swift:3:7: error: too complex").blame == .init(possible: [0, 1, 2]))
    #expect(reading("App/Home.swift:9:5: error: too complex").blame == .init(possible: [3]))
    #expect(reading("App/Home.swift:13:5: error: no").blame == .init(possible: [0, 1, 2, 3]))
  }

  @Test func anErrorAtTheImportBlamesAllThatNeedIt() {
    #expect(
      reading("App/Home.swift:1:8: error: no such module 'Theme'").blame
        == .init(certain: [0, 1, 2, 3]))
  }

  @Test func anErrorThatRemainsAfterARevertClearsTheFix() {
    let reading = reading("App/Home.swift:6:7: error: no", kept: [0, 1, 3, 4])
    #expect(reading.blame == .init(possible: [0, 1], acquitted: [2]))
  }

  @Test func errorsInOtherFilesAndBeyondTheEndBlameNothing() {
    #expect(reading("App/Other.swift:4:5: error: no").blame == .init())
    #expect(reading("App/Home.swift:4000:5: error: no").blame == .init())
    #expect(reading("App/Home.swift:0:0: error: no").blame == .init())
    #expect(reading("App/Home.swift:4:9999: error: no").blame == .init(possible: [0, 1]))
  }

  @Test func theFirstErrorOfAFixIsReported() {
    let reading = reading(
      "App/Card.swift:1:9: error: first", "App/Card.swift:1:9: error: second")
    #expect(reading.messages == [4: "first"])
  }

  // MARK: Paths

  struct PathCase: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var path: String
    var file: Int?
  }

  @Test(arguments: [
    PathCase(testDescription: "absolute", path: "/repo/App/Home.swift", file: 0),
    PathCase(testDescription: "relative", path: "App/Home.swift", file: 0),
    PathCase(testDescription: "with dots", path: "./App/../App/Home.swift", file: 0),
    PathCase(testDescription: "from another folder", path: "../../Home/View.swift", file: 2),
    PathCase(testDescription: "in a copy of the tree", path: "/tmp/copy/App/Home.swift", file: 0),
    PathCase(testDescription: "the name alone", path: "Home.swift", file: 0),
    PathCase(testDescription: "a name that two files have", path: "View.swift", file: nil),
    PathCase(testDescription: "enough of it to tell them apart", path: "Home/View.swift", file: 2),
    PathCase(testDescription: "another file that is there", path: "Tests/Home.swift", file: nil),
    PathCase(testDescription: "no such file", path: "Nowhere.swift", file: nil),
    PathCase(testDescription: "nothing", path: "", file: nil),
  ])
  func pathsNameFiles(form: PathCase) {
    let paths = ChangedPaths(
      ["/repo/App/Home.swift", "/repo/Card/View.swift", "/repo/Home/View.swift"],
      directory: "/repo", exists: { $0 == "/repo/Tests/Home.swift" })
    #expect(paths.file(named: form.path) == form.file)
  }
}
