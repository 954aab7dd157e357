import Foundation
import Testing

@testable import MigrateKit

/// The sentence of each reason of the project's declarations says what is missing and what mends it.
@Suite struct ProjectReasonMessageTests {
  /// The changes that the test project holds, with their sentences.
  @Test func theTestProjectStatesWhatIsMissing() throws {
    let folder = try TemporaryFolder()
    try FileManager.default.removeItem(atPath: folder.path)
    try FileManager.default.copyItem(
      atPath: Snapshot.fixtures + "/three-targets", toPath: folder.path)
    _ = try folder.run("git", ["init", "-q"])
    let request = MigrationRun.Request(paths: ["."], workingDirectory: folder.path)
    let lines = try MigrationRun.run(request).report.suggestions.flatMap { suggestion in
      suggestion.reasons.filter { $0.code.effect == .unproven }.map { reason in
        "\(suggestion.finding.file):\(suggestion.finding.start.line) \(reason.code.rawValue)\n"
          + "  \(reason.message)\n"
      }
    }
    try Snapshot.expect(Array(lines.joined().utf8), in: "three-targets-reasons.txt")
  }

  /// A file that its target compiles for one platform has no `#if`.
  @Test func limitsOfTheManifestAreNoConditionsOfTheFile() throws {
    let files = [
      "project.yml": """
      name: App
      targets:
        App:
          type: framework
          platform: auto
          supportedDestinations: [iOS, macOS]
          sources: [App, { path: Phone, destinationFilters: [iOS] }]
      """
    ]
    let theme = "import SwiftUI\nenum Spacing { static let md: CGFloat = 16 }\n"
    let limited =
      "otherPlatform: the target 'App' has 'Spacing.md' (Phone/T.swift:2) only where 'os(iOS)' holds, "
      + "and is also built for other platforms; put the line under '#if os(iOS)'"
    let written =
      "otherPlatform: 'Spacing.md' is compiled only under '#if os(iOS)' (App/T.swift:3), and this line "
      + "without it; put both under one condition"
    let conditional = "#if os(iOS)\n\(theme)#endif\n"
    #expect(
      try sentences(files.merging(["Phone/T.swift": theme]) { $1 }) == [limited])
    #expect(
      try sentences(files.merging(["App/T.swift": conditional]) { $1 }) == [written])
    #expect(try sentences(files.merging(["App/T.swift": theme]) { $1 }) == ["applied"])
  }

  /// An app whose token is written `Spacing.md`, and the sentences about a 16 in its view.
  private func sentences(
    _ files: [String: String], view: String = "Text(\"a\").padding(16)",
    code: String = "Spacing.{name}", others: [String: Int] = [:]
  ) throws -> [String] {
    let folder = try TemporaryFolder()
    try folder.write(".dsmigrate.json", #"{ "mapping": "m.json" }"#)
    try folder.write(
      "m.json",
      """
      { "name": "T", "tokens": ["t.tokens.json"],
        "code": { "spacing": { "CGFloat": "\(code)" } } }
      """)
    let tokens = others.merging(["md": 16]) { $1 }.map { name, value in
      #""\#(name)": { "$type": "dimension", "$value": { "value": \#(value), "unit": "px" } }"#
    }
    try folder.write("t.tokens.json", #"{ "spacing": { \#(tokens.joined(separator: ",")) } }"#)
    try folder.write(
      "App/V.swift",
      """
      import SwiftUI
      struct V: View {
        enum Local { enum Spacing { static let cell: CGFloat = 0 } }
        var body: some View { \(view) }
      }
      """)
    for (path, text) in files { try folder.write(path, text) }
    let request = MigrationRun.Request(paths: ["App"], workingDirectory: folder.path)
    return try MigrationRun.run(request).report.suggestions
      .filter { $0.finding.file == "App/V.swift" }
      .flatMap { suggestion in
        suggestion.replacement.map { _ in suggestion.heldBy.isEmpty } ?? false
          ? ["applied"]
          : suggestion.reasons.filter { $0.code.effect == .unproven }.map {
            "\($0.code.rawValue): \($0.message)"
          }
      }
  }

  private static let theme = "enum Spacing { static let md: CGFloat = 16 }"
  private static let use = """
    import SwiftUI
    struct Other: View { var body: some View { Text("b").padding(Spacing.md) } }
    """
  private static let nested = "extension V { enum Spacing { static let cell: CGFloat = 0 } }"
  private static let hidden = [
    "notVisible: 'Spacing' means 'V.Spacing' here (App/N.swift:1), which has no 'md'; rename one of them"
  ]

  private static let unread =
    "external: 'Spacing.md' may be declared by 'Spacing', which is not part of the scanned code; "
    + "add its folder to \"also\" in .dsmigrate.json"

  @Test func aNestedTypeHidesTheDeclaredOne() throws {
    #expect(try sentences(["App/T.swift": Self.theme]) == ["applied"])
    #expect(
      try sentences(["App/T.swift": Self.theme, "App/N.swift": Self.nested]) == Self.hidden)
  }

  @Test func usesElsewhereAreNoProofWhereANestedTypeHidesTheName() throws {
    #expect(try sentences(["App/U.swift": Self.use]) == ["applied"])
    #expect(try sentences(["App/U.swift": Self.use, "App/N.swift": Self.nested]) == Self.hidden)
    #expect(
      try sentences([
        "App/T.swift": Self.theme, "App/U.swift": Self.use, "App/N.swift": Self.nested,
      ]) == Self.hidden)
  }

  @Test func aNestedTypeThatNothingElseHasTheNameOfLacksTheMember() throws {
    #expect(
      try sentences(["App/N.swift": Self.nested]) == [
        "notDeclared: the project does not declare 'Spacing.md'; "
          + "'dsmigrate tokens generate --app .' writes a theme that does"
      ])
  }

  @Test func aMemberOfATypeThatOtherCodeUsesIsDeclaredOutside() throws {
    let sibling = Self.use.replacing("Spacing.md", with: "Spacing.sm")
    #expect(
      try sentences(["App/U.swift": sibling], others: ["sm": 8]) == [Self.unread])
    #expect(
      try sentences(["App/U.swift": Self.use.replacing("Spacing.md", with: "Gap.sm")])
        == [
          "notDeclared: the project does not declare 'Spacing.md'; "
            + "'dsmigrate tokens generate --app .' writes a theme that does"
        ])
  }

  @Test(arguments: [
    (
      "enum Spacing { let md: CGFloat = 16 }",
      "notDeclared: 'Spacing.md' is not static (App/T.swift:1); make it static"
    ),
    (
      "@available(*, unavailable) enum Spacing { static let md: CGFloat = 16 }",
      "notVisible: 'Spacing.md' is marked unavailable (App/T.swift:1); use another"
    ),
    (
      "enum Spacing { static let md: CGFloat = 16 }\nextension Spacing { static let md: CGFloat = 16 }",
      "notVisible: 'Spacing.md' is declared twice, in App/T.swift:1 and in App/T.swift:2; "
        + "rename one of them"
    ),
    (
      "enum Spacing { static let md = CGFloat(Int.random(in: 0..<9)) }",
      "valueUnknown: the value of 'Spacing.md' (App/T.swift:1) is not known: "
        + "no declaration of 'Int.random' was read; declare it as a constant"
    ),
    (
      "enum Spacing { static let md = \"16\" }",
      "declaredDifferently: 'Spacing.md' (App/T.swift:1) is a String, not a CGFloat; "
        + "declare it with that type"
    ),
    (
      "@dynamicMemberLookup enum Spacing { static let sm: CGFloat = 8 }",
      Self.unread
    ),
    ("@Themed enum Spacing { static let sm: CGFloat = 8 }", Self.unread),
    ("enum Spacing: RemoteScale { static let sm: CGFloat = 8 }", Self.unread),
    (
      "enum Spacing: Equatable { static let mdd: CGFloat = 8 }",
      "notDeclared: the project does not declare 'Spacing.md'; the nearest name is 'Spacing.mdd'"
    ),
  ]) func aDeclarationThatDoesNotFit(theme: String, sentence: String) throws {
    #expect(try sentences(["App/T.swift": theme]) == [sentence])
  }

  private static let manifest = """
    import PackageDescription
    let package = Package(name: "All", targets: [
      .target(name: "Kit", path: "Kit"),
      .target(name: "App", dependencies: ["Kit"], path: "App"),
    ])
    """

  /// A type without a modifier has the access of the extension around, as its members may have.
  @Test(arguments: [
    ("public extension CGFloat { enum Text { public static let md: CGFloat = 16 } }", "applied"),
    (
      "public extension CGFloat { enum Text { static let md: CGFloat = 16 } }",
      "notVisible: 'CGFloat.Text.md' is not public (Kit/T.swift:1); "
        + "make it public, since the target 'App' is another module"
    ),
    (
      "public extension CGFloat { internal enum Text { public static let md: CGFloat = 16 } }",
      "notVisible: 'CGFloat.Text' of 'CGFloat.Text.md' is not public (Kit/T.swift:1); "
        + "make it public, since the target 'App' is another module"
    ),
    (
      "extension CGFloat { public enum Text { public static let md: CGFloat = 16 } }", "applied"
    ),
    (
      "extension CGFloat { enum Text { public static let md: CGFloat = 16 } }",
      "notVisible: 'CGFloat.Text' of 'CGFloat.Text.md' is not public (Kit/T.swift:1); "
        + "make it public, since the target 'App' is another module"
    ),
  ]) func aTypeInAPublicExtensionIsPublic(theme: String, sentence: String) throws {
    let files = ["Package.swift": Self.manifest, "Kit/T.swift": theme]
    #expect(try sentences(files, code: "CGFloat.Text.{name}") == [sentence])
  }

  /// A dependency is only a remedy where it closes no circle.
  @Test(arguments: [
    (
      #", dependencies: ["App"]"#,
      "which itself depends on the target 'App'; move the declaration to the target 'App'"
    ),
    ("", "which the target 'App' does not depend on; add the dependency"),
  ]) func aModuleThatDependsOnTheFileCannotBeImported(
    dependencies: String, remedy: String
  ) throws {
    let manifest = """
      import PackageDescription
      let package = Package(name: "All", targets: [
        .target(name: "Kit"\(dependencies), path: "Kit"), .target(name: "App", path: "App"),
      ])
      """
    let theme = "public enum Spacing { public static let md: CGFloat = 16 }"
    #expect(
      try sentences(["Package.swift": manifest, "Kit/T.swift": theme])
        == ["notVisible: 'Spacing.md' is declared in 'Kit' (Kit/T.swift:1), \(remedy)"])
  }

  @Test func aFileThatNoTargetListsIsSaidToBeInNone() throws {
    let manifest = """
      import PackageDescription
      let package = Package(name: "All", targets: [.target(name: "Kit", path: "Kit")])
      """
    let theme = "public enum Spacing { public static let md: CGFloat = 16 }"
    #expect(
      try sentences(["Package.swift": manifest, "Kit/T.swift": theme])
        == [
          "notVisible: 'Spacing.md' is declared in 'Kit' (Kit/T.swift:1), "
            + "and this file is in no target; add it to one that sees the declaration"
        ])
  }

  /// A file that no manifest lists is added to the target, which cannot depend on it.
  @Test func aDeclarationInAFileOfNoTargetIsSaidToBeInNone() throws {
    let manifest = """
      import PackageDescription
      let package = Package(name: "All", targets: [.target(name: "App", path: "App")])
      """
    let theme = "enum Spacing { static let md: CGFloat = 16 }"
    #expect(
      try sentences(["Package.swift": manifest, "Designs/T.swift": theme])
        == [
          "notVisible: 'Spacing.md' is declared in Designs/T.swift:1, a file that is in no target; "
            + "add that file to the target 'App'"
        ])
    // Two types of one name cannot be in one target; an extension can.
    let twin =
      "and cannot be in the target 'App', which declares 'Icons' as well; declare the constant in a file of that target"
    for (own, remedy) in [
      ("enum Icons { static let b: CGFloat = 2 }", " \(twin)"),
      ("extension Icons { static let b: CGFloat = 2 }", "; add that file to the target 'App'"),
    ] {
      #expect(
        try sentences([
          "Package.swift": manifest, "App/Icons.swift": "enum Icons { static let a: CGFloat = 1 }",
          "Designs/T.swift": theme + "\n" + own,
        ]) == [
          "notVisible: 'Spacing.md' is declared in Designs/T.swift:1, a file that is in no target\(remedy)"
        ])
    }
  }

  /// A file of another app is added to the target, unless both would declare the same.
  @Test(arguments: [
    (
      "extension Edge { static let md = 2 }",
      "and its file cannot be in both, since the target 'App' declares 'Edge.md' as well; "
        + "declare the constant in a file of both"
    ),
    (
      "extension Edge { private static let md = 2 }",
      "which the target 'App' cannot import; add the file to it"
    ),
    ("", "which the target 'App' cannot import; add the file to it"),
  ])
  func aFileThatWouldDeclareTheSameIsNotAdded(own: String, remedy: String) throws {
    let manifest = """
      import PackageDescription
      let package = Package(name: "All", targets: [
        .executableTarget(name: "App", path: "App"), .executableTarget(name: "Other", path: "Other"),
      ])
      """
    let theme = "enum Spacing { static let md: CGFloat = 16 }\nextension Edge { static let md = 1 }"
    #expect(
      try sentences(["Package.swift": manifest, "App/E.swift": own, "Other/T.swift": theme])
        == ["notVisible: 'Spacing.md' is declared in 'Other' (Other/T.swift:1), \(remedy)"])
  }

  @Test(arguments: [
    ("#if TARGET_INTERFACE_BUILDER", "#else", ["applied"]),
    (
      "#if DEBUG", "#endif\n  #if PRO",
      [
        "notVisible: 'Spacing.gap' is declared twice, in App/T.swift:3 and in App/T.swift:6; "
          + "rename one of them"
      ]
    ),
  ]) func functionsOfOneNameInSeparateBranchesAreOne(
    first: String, second: String, expected: [String]
  ) throws {
    let theme = """
      enum Spacing {
        \(first)
        static func gap(_ step: Step) -> CGFloat { 0 }
        \(second)
        static func gap(_ step: Step) -> CGFloat { step.rawValue }
        #endif
        enum Step: CGFloat { case md = 16 }
      }
      """
    #expect(try sentences(["App/T.swift": theme], code: "Spacing.gap(.{name})") == expected)
  }

  /// An implicit member in the code of a token is of the parameter's type.
  @Test(arguments: [
    (
      "Spacing.step(.{name})", "static func step(_ step: Step) -> CGFloat { step.rawValue }",
      ["applied"]
    ),
    (
      "Spacing.step(for: .{name})",
      "static func step(for step: Step? = nil) -> CGFloat { step?.rawValue ?? 0 }", ["applied"]
    ),
    (
      "Spacing.step(.{name})",
      "static func step(_ step: Other) -> CGFloat { 16 }\n enum Other { case lg }",
      [
        "notDeclared: the project does not declare '.md'; "
          + "'dsmigrate tokens generate --app .' writes a theme that does"
      ]
    ),
    (
      "Spacing.step(.{name})", "static func step(_ step: Remote.Step) -> CGFloat { 16 }",
      [
        "external: '.md' may be declared by 'Remote.Step', which is not part of the scanned code; "
          + "add its folder to \"also\" in .dsmigrate.json"
      ]
    ),
    // The system declares the weights of fonts, and no others.
    (
      "Spacing.{name}(.bold)", "static func md(_ weight: Font.Weight) -> CGFloat { 16 }",
      ["applied"]
    ),
    (
      "Spacing.{name}(.fat)", "static func md(_ weight: Font.Weight) -> CGFloat { 16 }",
      [
        "notDeclared: the project does not declare '.fat'; "
          + "'dsmigrate tokens generate --app .' writes a theme that does"
      ]
    ),
  ]) func anArgumentHasTheTypeOfItsParameter(
    code: String, function: String, expected: [String]
  ) throws {
    let theme = "enum Spacing { enum Step: CGFloat { case md = 16 }\n \(function) }"
    #expect(try sentences(["App/T.swift": theme], code: code) == expected)
  }
}
