import Foundation
import Testing

@testable import MigrateKit
@testable import MigrateKitCore

@Suite struct SARIFTests {
  private func log(_ report: RunReport) throws -> JSONValue {
    try JSONParser.parse(SARIFReporter().write(report)).0
  }

  private func result(_ suggestion: Suggestion) throws -> JSONValue {
    let report = RunReport(root: "/app", mappings: ["M"], suggestions: [suggestion])
    let results = try log(report)["runs"]?.array?.first?["results"]?.array
    return try #require(results?.first)
  }

  private func suggestion(_ status: Status, file: String = "A.swift") -> Suggestion {
    AwkwardReport.suggestion(
      AwkwardReport.finding(file, 3, "Color.red", AwkwardReport.color(0xFF0000)), status,
      token: "color.red", distance: Distance(0, .dE00), replacement: "Color.token")
  }

  /// The schema is the one that OASIS publishes.
  @Test func everyLogIsValid() throws {
    let path = Snapshot.fixtures + "/schemas/sarif-2.1.0.schema.json"
    let schema = JSONSchema(try JSONParser.parse(try FileSystem.read(path)).0)
    for report in [RunReport(root: "/"), AwkwardReport.report(), HostileReport.report()] {
      #expect(schema.violations(try log(report)) == [])
    }
    #expect(schema.violations(.object(JSONObject())) != [], "the schema forbids something")
  }

  @Test func aResultCarriesItsFixAndAFingerprintThatSurvivesOtherEdits() throws {
    let result = try result(suggestion(.exact))
    #expect(
      result["partialFingerprints"]?["dsmigrate/v1"]?.string
        == AwkwardReport.id("A.swift#3"))
    let change = result["fixes"]?.array?.first?["artifactChanges"]?.array?.first
    let replacement = change?["replacements"]?.array?.first
    #expect(replacement?["insertedContent"]?["text"]?.string == "Color.token")
    #expect(replacement?["deletedRegion"]?["byteOffset"]?.number == 300)
    #expect(replacement?["deletedRegion"]?["byteLength"]?.number == 9)
  }

  @Test func aSuppressedFindingIsASuppression() throws {
    let result = try result(suggestion(.suppressed))
    #expect(result["suppressions"]?.array?.first?["kind"]?.string == "inSource")
  }

  @Test func onlyHardCodedValuesAreResults() throws {
    let report = RunReport(root: "/app", suggestions: [suggestion(.definition)])
    #expect(try log(report)["runs"]?.array?.first?["results"]?.array?.count == 0)
  }

  @Test(arguments: [
    ("Views/Größe 表.swift", "Views/Gr%C3%B6%C3%9Fe%20%E8%A1%A8.swift"),
    ("a#b?c%d:e.swift", "a%23b%3Fc%25d%3Ae.swift"),
  ])
  func pathsAreReferences(file: String, uri: String) throws {
    let location = try result(suggestion(.exact, file: file))["locations"]?.array?.first
    let artifact = location?["physicalLocation"]?["artifactLocation"]
    #expect(artifact?["uri"]?.string == uri)
    #expect(artifact?["uriBaseId"]?.string == "ROOT")
  }

  @Test func columnsCountUnicodeScalars() {
    let bytes = Array("Text(\"日本\").tint(.red)".utf8)
    let position = LineIndex(bytes).position(at: bytes.count - 5)
    #expect((position.column, position.scalarColumn) == (21, 17))
  }
}
