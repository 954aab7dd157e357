import Foundation
import Testing

@testable import MigrateKit

/// From a dry run to rewritten files, with the command as a user runs it.
@Suite struct MigratingTests {
  private static let view = """
    import SwiftUI

    struct Card: View {
      var body: some View {
        Text("Hi")
          .foregroundColor(Color(red: 8 / 255, green: 145 / 255, blue: 178 / 255))
          .background(Color(red: 1, green: 1, blue: 1))
          .cornerRadius(12)
      }
    }

    """

  private static let migrated = """
    import SwiftUI

    struct Card: View {
      var body: some View {
        Text("Hi")
          .foregroundColor(Color.brand)
          .background(Color(red: 1, green: 1, blue: 1))
          .cornerRadius(Radius.card)
      }
    }

    """

  private static let mapping = """
    {
      "name": "Small",
      "tokens": ["small.tokens.json"],
      "code": {
        "color": { "Color": "Color.{name}", "ShapeStyle": "Color.{name}" },
        "radius": { "CGFloat": "Radius.{name}" }
      },
      "roles": { "color.brand": ["text", "icon", "tint"] }
    }

    """

  private static let tokens = """
    {
      "color": {
        "$type": "color",
        "brand": {
          "$value": { "colorSpace": "srgb", "components": [0.03137254901, 0.56862745098, 0.69803921568] }
        }
      },
      "radius": {
        "$type": "dimension",
        "card": { "$value": { "value": 12, "unit": "px" } }
      }
    }

    """

  /// A git work tree with an app in it, its mapping beside.
  private func project(committed: Bool = true) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("App/Views/Card.swift", Self.view)
    try folder.write("App/Model.swift", "struct Model {}\n")
    try folder.write(
      "App/.dsmigrate.json", DeclaredTheme.configuration(mapping: "../design/small.json"))
    try folder.write("App/\(DeclaredTheme.fileName)", DeclaredTheme.small)
    try folder.write("design/small.json", Self.mapping)
    try folder.write("design/small.tokens.json", Self.tokens)
    if committed { try folder.commitAll() }
    return folder
  }

  @Test func aDryRunWritesNothing() throws {
    let folder = try project()
    let result = try BuiltTool.run(["scan"], in: folder)
    #expect(result.status == 0)
    #expect(result.text.hasPrefix("Small · 2 files · 3 hard-coded values"))
    #expect(try folder.run("git", ["status", "--porcelain"]).text.isEmpty)
  }

  @Test func applyWritesSafeChanges() throws {
    let folder = try project()
    let result = try BuiltTool.run(["apply"], in: folder)
    #expect(result.error.isEmpty)
    #expect(result.status == 0)
    #expect(try folder.text("App/Views/Card.swift") == Self.migrated)
    #expect(
      try folder.run("git", ["status", "--porcelain"]).text == " M App/Views/Card.swift\n")
  }

  @Test func aSecondRunHasNothingToApply() throws {
    let folder = try project()
    _ = try BuiltTool.run(["apply"], in: folder)
    let result = try BuiltTool.run(["apply", "--allow-dirty"], in: folder)
    #expect(result.status == 0)
    #expect(result.text.hasPrefix("changed 0 values in 0 files\n"))
    #expect(try folder.text("App/Views/Card.swift") == Self.migrated)
  }

  /// From any folder of the work tree, with any way to apply it, the patch is what `apply` writes.
  @Test(arguments: [nil, "App", "App/Views"] as [String?])
  func thePatchEqualsApply(inner: String?) throws {
    let applied = try project()
    _ = try BuiltTool.run(["apply"], in: applied, at: inner)
    let expected = try applied.read("App/Views/Card.swift")
    #expect(expected == Array(Self.migrated.utf8))
    let patched = try project()
    let patch = try BuiltTool.run(["patch"], in: patched, at: inner)
    #expect(patch.status == 0)
    let git = try patched.run("git", ["apply"], input: patch.output, in: inner)
    #expect(git.status == 0, "\(git.error)")
    // Inside a folder git skips files that lie outside of it, as apply does with what it is not given.
    #expect(try patched.read("App/Views/Card.swift") == expected)
    let other = try project()
    let gnu = try other.run("patch", ["-p1", "-s"], input: patch.output)
    #expect(gnu.status == 0, "\(gnu.error)")
    #expect(try other.read("App/Views/Card.swift") == expected)
  }

  @Test func namesAndFingerprintsAreTheSameFromEverywhere() throws {
    let folder = try project()
    let top = try BuiltTool.run(["scan", "App", "--format", "json"], in: folder)
    let inner = try BuiltTool.run(["scan", "--format", "json"], in: folder, at: "App")
    let deep = try BuiltTool.run(["scan", "..", "--format", "json"], in: folder, at: "App/Views")
    #expect(top.output == inner.output)
    #expect(top.output == deep.output)
  }

  @Test func uncommittedChangesAreKept() throws {
    let folder = try project()
    try folder.write("App/Model.swift", "struct Model { }\n")
    let refused = try BuiltTool.run(["apply"], in: folder)
    #expect(
      refused.error == "dsmigrate: the work tree has uncommitted changes in 'App/Model.swift';"
        + " commit them, or use --allow-dirty\n")
    #expect(refused.status == 2)
    #expect(try folder.text("App/Views/Card.swift") == Self.view)
    let allowed = try BuiltTool.run(["apply", "--allow-dirty"], in: folder)
    #expect(allowed.status == 0)
    #expect(try folder.text("App/Views/Card.swift") == Self.migrated)
  }

  @Test func outsideGitARewriteMustBeAllowed() throws {
    let folder = try project(committed: false)
    let refused = try BuiltTool.run(["apply"], in: folder)
    #expect(
      refused.error == "dsmigrate: 'App/Views/Card.swift' is not in git, so git could not show or"
        + " restore what a rewrite changes; use --allow-no-vcs to rewrite it all the same"
        + " ('apply --undo' restores it)\n")
    #expect(refused.status == 2)
    #expect(try BuiltTool.run(["apply", "--allow-no-vcs"], in: folder).status == 0)
    #expect(try folder.text("App/Views/Card.swift") == Self.migrated)
  }

  @Test func aDryRunOfApplyWritesNothing() throws {
    let folder = try project()
    let result = try BuiltTool.run(["apply"], in: folder, environment: ["DRY_RUN": "1"])
    #expect(result.error == "dsmigrate: DRY_RUN=1 is set, so nothing is written\n")
    #expect(result.text.contains("would change 2 values in 1 file"))
    #expect(result.status == 0)
    #expect(try folder.text("App/Views/Card.swift") == Self.view)
  }

  @Test func dryRunIsAnOptionToo() throws {
    let folder = try project()
    let result = try BuiltTool.run(["apply", "--dry-run"], in: folder)
    #expect(result.error.isEmpty)
    #expect(result.text.contains("would change 2 values in 1 file"))
    #expect(result.status == 0)
    #expect(try folder.text("App/Views/Card.swift") == Self.view)
  }

  @Test func aDryRunRevertsNothing() throws {
    let folder = try project()
    _ = try BuiltTool.run(["apply"], in: folder)
    let result = try BuiltTool.run(["apply", "--undo"], in: folder, environment: ["DRY_RUN": "1"])
    #expect(
      result.error
        == "dsmigrate: '--undo' restores files, so it cannot be used with DRY_RUN=1\n")
    #expect(result.status == 2)
    #expect(try folder.text("App/Views/Card.swift") == Self.migrated)
  }

  @Test func anUnwritableFileIsReportedAndTheRestIsDone() throws {
    let folder = try project(committed: false)
    try folder.write("App/Views/Locked.swift", Self.view)
    try folder.commitAll()
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o444], ofItemAtPath: folder.path("App/Views/Locked.swift"))
    // The superuser writes everything.
    guard !FileManager.default.isWritableFile(atPath: folder.path("App/Views/Locked.swift")) else {
      return
    }
    let result = try BuiltTool.run(["apply"], in: folder)
    #expect(
      result.error == "dsmigrate: App/Views/Locked.swift: cannot write it: permission denied\n")
    #expect(result.status == 2)
    #expect(try folder.text("App/Views/Card.swift") == Self.migrated)
  }

  @Test func onlyTheRequestedCategories() throws {
    let folder = try project()
    _ = try BuiltTool.run(["apply", "--only", "radius"], in: folder)
    let text = try folder.text("App/Views/Card.swift")
    #expect(text.contains("Radius.card"))
    #expect(!text.contains("Color.brand"))
  }

  @Test func checkFailsWhereSomethingIsHardCoded() throws {
    let folder = try project()
    #expect(try BuiltTool.run(["scan", "--check", "--quiet"], in: folder).status == 1)
    #expect(try BuiltTool.run(["scan", "--check", "App/Model.swift"], in: folder).status == 0)
  }

  @Test func explainShowsTheCandidates() throws {
    let folder = try project()
    let result = try BuiltTool.run(["explain", "App/Views/Card.swift:6"], in: folder)
    #expect(result.status == 0)
    #expect(result.text.hasPrefix("App/Views/Card.swift:6:"))
    #expect(result.text.contains("color.brand"))
    #expect(result.text.contains("text: "))
    // From a folder further in: looked for from there, then from the top of the work tree.
    for place in ["Card.swift:6", "App/Views/Card.swift:6:12"] {
      let inner = try BuiltTool.run(["explain", place], in: folder, at: "App/Views")
      #expect(inner.output == result.output, "\(place)")
    }
    let elsewhere = try BuiltTool.run(["explain", "App/Views/Card.swift:1"], in: folder)
    #expect(
      elsewhere.error
        == "dsmigrate: no value on line 1 of 'App/Views/Card.swift';"
        + " the nearest is on line 6\n")
    #expect(elsewhere.status == 2)
  }

  struct Broken: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var file: String
    var text: String?
    var message: String
  }

  @Test(arguments: [
    Broken(
      testDescription: "missing mapping", file: "design/small.json", text: nil,
      message: "App/.dsmigrate.json: cannot load its mapping: design/small.json: cannot be read:"
        + " no such file or directory\n"),
    Broken(
      testDescription: "malformed configuration", file: "App/.dsmigrate.json", text: "{",
      message: "App/.dsmigrate.json: "),
  ])
  func aMappingThatDoesNotLoadStopsTheRun(_ broken: Broken) throws {
    let folder = try project()
    if let text = broken.text {
      try folder.write(broken.file, text)
    } else {
      try FileManager.default.removeItem(atPath: folder.path(broken.file))
    }
    for command in ["scan", "patch", "apply"] {
      let result = try BuiltTool.run([command], in: folder)
      #expect(result.status == 2)
      #expect(result.output.isEmpty)
      #expect(result.error.hasPrefix("dsmigrate: \(broken.message)"), "\(result.error)")
      #expect(result.error.split(separator: "\n").count == 1)
    }
  }

  @Test func anotherMappingReplacesTheConfiguredOne() throws {
    let folder = try project()
    try folder.write("App/.dsmigrate.json", DeclaredTheme.configuration(mapping: "gone.json"))
    let result = try BuiltTool.run(["scan", "--mapping", "design/small.json"], in: folder)
    #expect(result.status == 0)
    #expect(result.text.hasPrefix("Small · 2 files · 3 hard-coded values"))
  }

  @Test func withoutAMappingTheReportIsAnInventory() throws {
    let folder = try project()
    try folder.write(
      "App/.dsmigrate.json", #"{ "exclude": ["\#(DeclaredTheme.fileName)"] }"#)
    let result = try BuiltTool.run(["scan"], in: folder)
    #expect(result.status == 0)
    #expect(result.text.hasPrefix("2 files · 3 hard-coded values · no mapping"))
  }
}
