import Foundation
import Testing

@testable import MigrateKitCore

/// `apply --verify` as a user runs it.
@Suite struct VerifyCommandTests {
  private static let view = """
    import SwiftUI

    struct Card: View {
      var body: some View {
        Text("Hi")
          .foregroundColor(Color(red: 8 / 255, green: 145 / 255, blue: 178 / 255))
          .cornerRadius(12)
      }
    }

    """

  private static let mapping = """
    {
      "name": "Small", "tokens": ["small.tokens.json"],
      "code": {
        "color": { "Color": "Color.{name}", "ShapeStyle": "Color.{name}" },
        "radius": { "CGFloat": "Radius.{name}" }
      },
      "roles": { "color.brand": ["text", "icon", "tint"] }
    }
    """

  private static let tokens = """
    {
      "color": { "brand": { "$type": "color", "$value": "#0891b2" } },
      "radius": { "card": { "$type": "dimension", "$value": { "value": 12, "unit": "px" } } }
    }
    """

  private func project() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("App/Card.swift", Self.view)
    try folder.write(".dsmigrate.json", DeclaredTheme.configuration(mapping: "small.json"))
    try folder.write(DeclaredTheme.fileName, DeclaredTheme.small)
    try folder.write("small.json", Self.mapping)
    try folder.write("small.tokens.json", Self.tokens)
    try folder.commitAll()
    return folder
  }

  private func apply(
    _ folder: TemporaryFolder, _ arguments: String..., environment: [String: String] = [:]
  ) throws -> ProgramResult {
    try BuiltTool.run(["apply"] + arguments, in: folder, environment: environment)
  }

  @Test func passingChangesAreKeptAndRunsAreCounted() throws {
    let folder = try project()
    let result = try apply(folder, "--verify", "test -f App/Card.swift")
    #expect(result.status == 0)
    #expect(result.text.hasSuffix("'test -f App/Card.swift' passes (2 runs)\n"))
    #expect(result.error.contains("verify: run 1 of at most 20, before any change\n"))
    #expect(result.error.contains("verify: run 2 of at most 20, with 2 values\n"))
    #expect(try folder.text("App/Card.swift").contains(".foregroundColor(Color.brand)"))
  }

  @Test func failingChangesAreRevertedAndListed() throws {
    let folder = try project()
    let result = try apply(
      folder, "--verify",
      #"! grep -n Radius.card App/*.swift | sed 's/^\([0-9]*\):.*/App\/Card.swift:\1:21: error: no Radius/' | grep ."#
    )
    #expect(result.status == 1)
    #expect(
      result.text.hasSuffix(
        "  → Radius.card\n      no Radius\n      App/Card.swift:7:21  12\n"))
    #expect(
      try folder.text("App/Card.swift")
        == Self.view.replacingOccurrences(
          of: "Color(red: 8 / 255, green: 145 / 255, blue: 178 / 255)", with: "Color.brand"))
  }

  @Test func aCommandThatFailsFirstIsQuotedAndNothingIsChanged() throws {
    let folder = try project()
    let result = try apply(folder, "--verify", "echo no such scheme; exit 65")
    #expect(result.status == 2)
    #expect(result.text.isEmpty)
    #expect(
      result.error.hasSuffix(
        """
        dsmigrate: the last output of the command:
          no such scheme
        dsmigrate: the command fails before any change (status 65), so nothing was changed

        """))
    #expect(try folder.text("App/Card.swift") == Self.view)
  }

  struct Misuse: CustomTestStringConvertible, Sendable {
    var testDescription: String { arguments.joined(separator: " ") }
    var arguments: [String]
    var environment: [String: String] = [:]
    var sentence: String
  }

  @Test(arguments: [
    Misuse(
      arguments: ["--verify-limit", "5"],
      sentence: "'--verify-limit' bounds the runs of '--verify', which is not given"),
    Misuse(
      arguments: ["--verify", " "],
      sentence: "'--verify' needs a command, such as 'swift build'"),
    Misuse(
      arguments: ["--verify", "true", "--verify-limit", "1"],
      sentence: "'--verify-limit' takes a number from 2 (one run before the rewrite, one after it)"
        + " to 100000, not '1'"),
    Misuse(
      arguments: ["--verify", "true", "--undo"],
      sentence: "'--verify' checks a rewrite, so it cannot be used with '--undo'"),
    Misuse(
      arguments: ["--verify", "true", "--dry-run"],
      sentence:
        "'--verify' has to change files to check them, so it cannot be used with '--dry-run'"),
    Misuse(
      arguments: ["--verify", "true"], environment: ["DRY_RUN": "1"],
      sentence: "'--verify' has to change files to check them, so it cannot be used with DRY_RUN=1"),
  ])
  func invalidOptionsAreRefused(_ misuse: Misuse) throws {
    let folder = try project()
    let result = try BuiltTool.run(
      ["apply"] + misuse.arguments, in: folder, environment: misuse.environment)
    #expect(result.status == 2)
    #expect(result.error == "dsmigrate: \(misuse.sentence)\n")
    #expect(try folder.text("App/Card.swift") == Self.view)
  }

  // MARK: Cut short

  /// Starts a run whose command sends the tool a signal once the files are rewritten, and goes on.
  private func interrupted(by signal: String, in folder: TemporaryFolder) throws -> ProgramResult {
    let command = "! grep -q Color.brand App/Card.swift || { kill -\(signal) $PPID; sleep 600; }"
    // The shell that the test starts becomes the tool, so that the status says how it ended.
    return try folder.run(
      "/bin/sh", ["-c", "exec \"$0\" apply --verify '\(command)'", BuiltTool.path])
  }

  @Test(arguments: ["INT", "TERM", "HUP"]) func aSignalRestoresEveryFile(signal: String) throws {
    let folder = try project()
    let result = try interrupted(by: signal, in: folder)
    #expect(result.error.hasSuffix("dsmigrate: interrupted; every file is as it was\n"))
    #expect(try folder.text("App/Card.swift") == Self.view)
    #expect(try folder.run("git", ["status", "--porcelain"]).text.isEmpty)
  }

  @Test func aKilledRunIsRevertedByTheNext() throws {
    let folder = try project()
    let command = "! grep -q Color.brand App/Card.swift || kill -KILL $PPID"
    _ = try folder.run(
      "/bin/sh", ["-c", "exec \"$0\" apply --verify '\(command)'", BuiltTool.path])
    #expect(try folder.text("App/Card.swift") != Self.view)
    let next = try apply(folder, "--verify", "false")
    #expect(next.error.contains("an earlier run was interrupted, so it was reverted"))
    #expect(try folder.text("App/Card.swift") == Self.view)
  }
}
