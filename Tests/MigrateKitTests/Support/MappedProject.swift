@testable import MigrateKit
@testable import MigrateKitCore

/// A project whose mapping and tokens are given, and what a run finds in it.
struct MappedProject {
  let folder: TemporaryFolder

  init(mapping: String, tokens: String, files: [String: String]) throws {
    folder = try TemporaryFolder()
    try folder.write(".dsmigrate.json", #"{ "mapping": "test.json" }"#)
    try folder.write("test.json", mapping)
    try folder.write("test.tokens.json", tokens)
    for (path, text) in files { try folder.write(path, text) }
  }

  /// The findings of a run over the whole project.
  func suggestions() throws -> [Suggestion] {
    let request = MigrationRun.Request(paths: ["."], workingDirectory: folder.path)
    return try MigrationRun.run(request).report.suggestions
  }

  /// The findings in one of the files.
  func suggestions(in file: String) throws -> [Suggestion] {
    try suggestions().filter { $0.finding.file == file }
  }
}

/// A system of one token: the step of 16 points that an app has as `Spacing.md`.
enum OneStep {
  /// The mapping, with the path of the token file from there.
  static func mapping(tokens: String) -> String {
    """
    { "name": "T", "tokens": ["\(tokens)"],
      "code": { "spacing": { "CGFloat": "Spacing.{name}" } } }
    """
  }

  static let tokens = """
    { "spacing": { "md": { "$type": "dimension", "$value": { "value": 16, "unit": "px" } } } }
    """
}
