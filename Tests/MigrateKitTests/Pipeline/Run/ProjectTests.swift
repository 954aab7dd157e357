import Testing

@testable import MigrateKit
@testable import MigrateKitCore

/// What one repository declares says nothing of another, although one run reads both.
@Suite struct ProjectTests {
  private func declaration(alphaFirst: Bool) -> String {
    let shifts = alphaFirst ? (16, 8, 0, 24) : (24, 16, 8, 0)
    return """
      import SwiftUI
      extension Color {
        init(hex: String) {
          let value = UInt64(hex, radix: 16) ?? 0
          self.init(
            .sRGB, red: Double((value >> \(shifts.0)) & 0xFF) / 255,
            green: Double((value >> \(shifts.1)) & 0xFF) / 255,
            blue: Double((value >> \(shifts.2)) & 0xFF) / 255,
            opacity: Double((value >> \(shifts.3)) & 0xFF) / 255)
        }
      }

      """
  }

  private let use = """
    import SwiftUI
    struct V: View { var body: some View { Text("").foregroundColor(Color(hex: "11223380")) } }

    """

  private func find(_ folder: TemporaryFolder, _ paths: [String] = ["."]) throws -> FoundFiles {
    try SourceFinder.find(SourceFinder.Request(paths: paths, workingDirectory: folder.path))
  }

  /// The project of each file, as a path from the root.
  private func projects(_ folder: TemporaryFolder, _ paths: [String] = ["."]) throws -> [String] {
    let found = try find(folder, paths)
    return found.files.map { file in
      found.projects[file.projectIndex].project.map { FilePath.relative($0, to: found.root) }
        ?? "none"
    }
  }

  /// The colors that uses of `Color(hex:)` represent in two folders, one with each order of digits.
  private func colors(areRepositories: Bool) throws -> [String?] {
    let folder = try TemporaryFolder()
    for (name, alphaFirst) in [("one", true), ("two", false)] {
      try folder.write("\(name)/Hex.swift", declaration(alphaFirst: alphaFirst))
      try folder.write("\(name)/View.swift", use)
      if areRepositories { _ = try folder.run("git", ["init", "-q", name]) }
    }
    let request = MigrationRun.Request(paths: ["."], workingDirectory: folder.path)
    let report = try MigrationRun.run(request).report
    return ["one", "two"].map { name in
      report.suggestions.first { $0.finding.file == "\(name)/View.swift" }.flatMap(hex)
    }
  }

  private func hex(_ suggestion: Suggestion) -> String? {
    guard case .color(let color) = suggestion.finding.value else { return nil }
    return color.light.rgba8.hex
  }

  @Test func eachRepositoryReadsItsOwnDeclarations() throws {
    #expect(try colors(areRepositories: true) == ["#22338011", "#11223380"])
    // Folders of one project contradict each other.
    #expect(try colors(areRepositories: false) != ["#22338011", "#11223380"])
  }

  @Test func eachRepositoryHasItsOwnAssets() throws {
    let folder = try TemporaryFolder()
    for (name, red) in [("one", "0xFF"), ("two", "0x00")] {
      try folder.write(
        "\(name)/A.xcassets/Brand.colorset/Contents.json",
        """
        { "colors": [{ "idiom": "universal", "color": { "color-space": "srgb", "components":
          { "red": "\(red)", "green": "0x80", "blue": "0x00", "alpha": "1.000" } } }] }
        """)
      try folder.write(
        "\(name)/View.swift", "import SwiftUI\nlet brand = Color(\"Brand\")\n")
      _ = try folder.run("git", ["init", "-q", name])
    }
    let request = MigrationRun.Request(paths: ["."], workingDirectory: folder.path)
    let report = try MigrationRun.run(request).report
    let values = report.suggestions.filter { $0.finding.file.hasSuffix(".swift") }.map(hex)
    #expect(values == ["#FF8000FF", "#008000FF"])
  }

  @Test func projectsBeginAtConfigurationsAndRepositories() throws {
    let folder = try TemporaryFolder()
    for name in ["a.swift", "app/b.swift", "repo/c.swift", "repo/deep/d.swift", "repo/own/e.swift"]
    {
      try folder.write(name, "")
    }
    try folder.write("app/.dsmigrate.json", "{}")
    try folder.write("repo/own/.dsmigrate.json", "{}")
    _ = try folder.run("git", ["init", "-q", "repo"])
    #expect(try projects(folder) == ["none", "app", "repo", "repo", "repo/own"])
    #expect(try projects(folder, ["app", "repo/deep"]) == ["app", "repo"])
    #expect(try projects(folder, ["repo/deep/d.swift", "a.swift"]) == ["none", "repo"])
  }

  @Test func oneConfigurationGovernsEachRepositoryBelowSeparately() throws {
    let folder = try TemporaryFolder()
    for name in ["team/one/a.swift", "team/two/b.swift", "team/c.swift"] {
      try folder.write(name, "")
    }
    try folder.write("team/.dsmigrate.json", #"{ "mapping": "m.json", "exclude": ["gone"] }"#)
    for name in ["team/one", "team/two"] { _ = try folder.run("git", ["init", "-q", name]) }
    for paths in [["."], ["team/one", "team/two", "team"], ["team/one/a.swift", "team"]] {
      let found = try find(folder, paths)
      #expect(found.files.map(\.name) == ["team/c.swift", "team/one/a.swift", "team/two/b.swift"])
      #expect(Set(found.files.map(\.projectIndex)).count == 3)
      #expect(
        found.files.allSatisfy {
          found.projects[$0.projectIndex].mapping == folder.path("team/m.json")
        })
      #expect(
        found.files.allSatisfy { found.projects[$0.projectIndex].folder == folder.path("team") })
    }
  }

  @Test func submodulesBelongToTheirSuperproject() throws {
    let folder = try TemporaryFolder()
    for name in ["App/a.swift", "Kit/b.swift", "Kit/Core/c.swift", "tree/d.swift"] {
      try folder.write(name, "")
    }
    try folder.commitAll()
    try folder.write("Kit/.git", "gitdir: ../.git/modules/Kit\n")
    try folder.write("Kit/Core/.git", "gitdir: ../../.git/modules/Kit/modules/Core\n")
    // A linked work tree is another checkout, whatever folder it lies in.
    try folder.write("tree/.git", "gitdir: \(folder.path("elsewhere"))/.git/worktrees/tree\n")
    #expect(try projects(folder) == [".", ".", ".", "tree"])
  }

  @Test func projectsOfOneMappingShareDerivedData() throws {
    let folder = try TemporaryFolder()
    for name in ["one", "two", "three"] {
      try folder.write("\(name)/a.swift", "")
      _ = try folder.run("git", ["init", "-q", name])
    }
    var loads = 0
    let projects = try Project.load(find(folder), replacement: "/m.json") { _ in
      loads += 1
      return try #require(DesignSystemFixture().load().designSystem)
    }
    #expect(loads == 1)
    #expect(projects.map { $0.configuration.project != nil }.count { $0 } == 3)
    #expect(projects.allSatisfy { $0.designSystem?.name == "M" })
  }

  /// A folder with a project that lies between the files of the one around it, and color sets in both.
  private func nested(innerConfiguration: String) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let asset = """
      { "colors": [{ "idiom": "universal", "color": { "color-space": "srgb", "components":
        { "red": "0xFF", "green": "0x80", "blue": "0x00", "alpha": "1.000" } } }] }
      """
    for name in ["a/One", "m/Two", "z/Three"] {
      try folder.write(
        "\(name).swift",
        "import SwiftUI\nlet v = Text(\"\").foregroundColor(Color(red: 1, green: 0.5, blue: 0.25))\n"
      )
    }
    for name in ["b", "m/n", "y"] {
      try folder.write("\(name)/A.xcassets/Brand.colorset/Contents.json", asset)
    }
    for (name, text) in DesignSystemFixture().files { try folder.write(name, text) }
    try folder.write(".dsmigrate.json", "{}")
    try folder.write("m/.dsmigrate.json", innerConfiguration)
    return folder
  }

  private let nestedNames = [
    "a/One.swift", "b/A.xcassets/Brand.colorset/Contents.json", "m/Two.swift",
    "m/n/A.xcassets/Brand.colorset/Contents.json", "y/A.xcassets/Brand.colorset/Contents.json",
    "z/Three.swift",
  ]

  @Test(arguments: [1, 3], ["{}", #"{ "mapping": "../m.json" }"#])
  func reportsAreInPathOrderWhicheverProjectIsReadFirst(
    jobs: Int, innerConfiguration: String
  ) throws {
    let folder = try nested(innerConfiguration: innerConfiguration)
    var request = MigrationRun.Request(paths: ["."], workingDirectory: folder.path)
    request.jobs = jobs
    let outcome = try MigrationRun.run(request)
    #expect(outcome.report.suggestions.map(\.finding.file) == nestedNames)
    // The same order where everything is kept until the end.
    request.keepsBytes = true
    #expect(try MigrationRun.run(request).report.suggestions.map(\.finding.file) == nestedNames)
  }

  @Test func projectsAreReadTogetherWhereOneIsCompiledWithFilesOfAnother() throws {
    let folder = try nested(innerConfiguration: "{}")
    func groups(_ configuration: String) throws -> [[Int]] {
      try folder.write(".dsmigrate.json", configuration)
      let run = try MigrationRun.prepared(
        MigrationRun.Request(paths: ["."], workingDirectory: folder.path)
      ) { _ in try #require(DesignSystemFixture().load().designSystem) }
      let places = PathPlaces(run.found)
      return ProjectGroup.all(of: run.found, run.compilers, places).map(\.projects)
    }
    // Without a mapping nobody asks what the project inside declares.
    #expect(try groups("{}").count == 2)
    #expect(try groups(#"{ "mapping": "m.json" }"#) == [[0, 1]])
  }

  @Test func reportsAreTheSameWithoutReviewData() throws {
    let folder = try TemporaryFolder()
    try folder.write("V.swift", use + declaration(alphaFirst: true))
    try folder.write(
      "W.swift",
      "import SwiftUI\nlet isError = Text(\"\").foregroundColor(.red).font(.system(size: 14))\n")
    var request = MigrationRun.Request(paths: ["."], workingDirectory: folder.path)
    let full = try MigrationRun.run(request).report
    request.keepsEvidence = false
    let short = try MigrationRun.run(request).report
    #expect(JSONReporter().write(short) == JSONReporter().write(full))
    #expect(SARIFReporter().write(short) == SARIFReporter().write(full))
    #expect(full.suggestions.contains { $0.finding.context != FindingContext() })
    #expect(short.suggestions.allSatisfy { $0.finding.context == FindingContext() })
  }
}
