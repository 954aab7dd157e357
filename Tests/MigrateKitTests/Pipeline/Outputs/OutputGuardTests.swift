import Foundation
import Testing

@testable import MigrateKit
@testable import MigrateKitCore

/// Which files an output may replace.
@Suite struct OutputGuardTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var testDescription: String { "\(name) \(text.prefix(30)) by \(kind)" }
    var name = "out"
    var text: String
    var kind: OutputGuard.Kind
    /// What the objection says of the file; `nil` where there is none.
    var objection: String?
  }

  private static let baseline = String(
    decoding: BaselineFile.write(Baseline([])), as: UTF8.self)
  private static let decisions = String(
    decoding: DecisionsFile.write(Decisions()), as: UTF8.self)

  static let rows = [
    Row(name: "A.swift", text: "let a = 1\n", kind: .report, objection: "is Swift code"),
    Row(name: "A.swift", text: " \n", kind: .report),
    Row(name: "A.xib", text: "<xml/>", kind: .report, objection: "is an Interface Builder file"),
    Row(name: ".dsmigrate.json", text: "{ }", kind: .report, objection: "is a configuration"),
    Row(text: baseline, kind: .report, objection: "is a baseline"),
    Row(text: decisions, kind: .report, objection: "is a decisions file"),
    Row(text: #"{ "name": "M", "tokens": "t.json" }"#, kind: .report, objection: "is a mapping"),
    Row(
      text: #"{ "color": { "ink": { "$value": "x" } } }"#, kind: .report,
      objection: "is a token file"),
    Row(text: #"{ "schemaVersion": 1, "tokens": [] }"#, kind: .report),
    Row(text: "notes", kind: .report),
    Row(text: "<!doctype html>\n<title>dsmigrate review</title>", kind: .page),
    Row(text: "<!doctype html>\n<title>Mine</title>", kind: .page, objection: "is not a page"),
    Row(text: "let a = 1\n", kind: .page, objection: "is not a page"),
    Row(text: baseline, kind: .baseline),
    Row(text: "", kind: .baseline),
    Row(text: "let a = 1\n", kind: .baseline, objection: "is not a baseline"),
    Row(text: decisions, kind: .baseline, objection: "is not a baseline"),
    Row(text: #"{ "entries": [] }"#, kind: .baseline, objection: "is not a baseline"),
    Row(text: "<<<<<<< HEAD\n" + baseline, kind: .baseline),
    Row(
      text: baseline.replacingOccurrences(of: #""version": 1"#, with: #""version": 2"#),
      kind: .baseline, objection: "a newer dsmigrate wrote the file"),
    Row(text: decisions, kind: .decisions),
    Row(text: baseline, kind: .decisions, objection: "is not a decisions file"),
    Row(text: "let a = 1\n", kind: .decisions, objection: "is not a decisions file"),
  ]

  @Test(arguments: rows) func onlyItsOwnKindIsReplaced(_ row: Row) throws {
    let folder = try TemporaryFolder()
    try folder.write(row.name, row.text)
    let objection = OutputGuard.objection(to: folder.path(row.name), replacedBy: row.kind)
    if let expected = row.objection {
      #expect(objection?.contains(expected) == true, "\(objection ?? "none")")
    } else {
      #expect(objection == nil)
    }
  }

  @Test func onlyFilesAreReplaced() throws {
    #expect(OutputGuard.objection(to: "/dev/null", replacedBy: .baseline) == nil)
    #expect(OutputGuard.objection(to: "/no/such/file", replacedBy: .baseline) == nil)
  }
}
