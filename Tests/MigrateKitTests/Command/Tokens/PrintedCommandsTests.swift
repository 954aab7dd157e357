import Foundation
import Testing

@testable import MigrateKit
@testable import MigrateKitCore

/// The commands that reasons name as the remedy work as they are printed, in the folder of the run.
@Suite struct PrintedCommandsTests {
  /// The commands in the reasons of a scan of `App`.
  private func printed(_ arguments: [String], in folder: TemporaryFolder) throws -> [String] {
    let report = try BuiltTool.run(
      ["scan"] + arguments + ["--format", "json", "--all", "App"], in: folder)
    let pattern = try Regex("'(dsmigrate [^\"]*?)' (writes|lists)|with '(dsmigrate [^\"]*?)', or")
    let text = report.text.replacing("\\u0027", with: "'")
    return text.matches(of: pattern).compactMap { found in
      (found.output[1].substring ?? found.output[3].substring).map(String.init)
    }.uniqued()
  }

  private func expectToWork(_ commands: [String], in folder: TemporaryFolder) throws {
    for command in commands {
      let words = command.replacing(/^dsmigrate/, with: "'\(BuiltTool.path)'")
      let result = try folder.run("/bin/sh", ["-c", words])
      #expect(result.status == 0 && !result.output.isEmpty, "\(command): \(result.error)")
    }
  }

  @Test(
    arguments: [
      ("", ["generate"]), ("enum Spacing { static let md: CGFloat = 12 }", ["check"]),
    ], [true, false])
  func aCommandWorksAsPrinted(_ example: (theme: String, actions: [String]), isGiven: Bool) throws {
    let folder = try TemporaryFolder()
    // A name that a shell would split.
    let mapping = isGiven ? "my map.json" : "App/my map.json"
    try folder.write(mapping, OneStep.mapping(tokens: "t.tokens.json"))
    try folder.write(isGiven ? "t.tokens.json" : "App/t.tokens.json", OneStep.tokens)
    if !isGiven { try folder.write("App/.dsmigrate.json", #"{ "mapping": "my map.json" }"#) }
    try folder.write(
      "App/V.swift",
      "import SwiftUI\nstruct V: View { var body: some View { Text(\"a\").padding(16) } }\n")
    try folder.write("App/T.swift", "import SwiftUI\n\(example.theme)\n")
    let commands = try printed(isGiven ? ["--mapping", mapping] : [], in: folder)
    #expect(commands.map { $0.split(separator: " ")[2] } == example.actions.map { $0[...] })
    try expectToWork(commands, in: folder)
  }
}
