/// The name and the version of the tool.
package enum Tool {
  /// The name of the command.
  package static let name = "dsmigrate"
  /// The version, by semantic versioning: a change of what is found or rewritten is a breaking one.
  package static let version = "0.1.0"
  /// The release date in the format of manual pages.
  package static let date = "November 24, 2026"

  /// The published URL of a schema, by its name in `mappings`.
  package static func schema(_ name: String) -> String {
    "https://raw.githubusercontent.com/OWNER/dsmigrate/main/mappings/" + name
  }

  /// The commit that the tool was built from; `nil` in a build of a plain checkout.
  ///
  /// `git archive`, and with it the archives that GitHub offers, replaces the text between the
  /// dollar signs with the commit (`.gitattributes`); `Scripts/stamp-commit` does so for release
  /// builds. A manifest could read `Context.gitInformation`, but SwiftPM caches manifests by their
  /// text, so that the next commit would still show the previous one.
  package static var commit: String? {
    let stamp = "$Format:%h$"
    return stamp.hasPrefix("$") ? nil : stamp
  }

  /// The output of `--version`: `dsmigrate 0.1.0 (1a2b3c4)`.
  package static var description: String {
    "\(name) \(version)" + (commit.map { " (\($0))" } ?? "")
  }
}
