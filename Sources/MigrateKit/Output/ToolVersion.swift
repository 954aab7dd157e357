/// The name and the version that reports carry.
package enum Tool {
  /// The name of the command.
  package static let name = "dsmigrate"
  /// The version, by semantic versioning: a change of what is found or rewritten is a breaking one.
  package static let version = "0.1.0"
  /// When the version was released, as manual pages write it.
  package static let date = "November 24, 2026"

  /// Where the schema of a file is published, by its name in `mappings`.
  package static func schema(_ name: String) -> String {
    "https://raw.githubusercontent.com/OWNER/dsmigrate/main/mappings/" + name
  }

  /// The commit that the tool was built from; `nil` in a build of a plain checkout.
  ///
  /// `git archive`, and with it the archives that GitHub offers, puts the commit in place of the words
  /// between the dollar signs (`.gitattributes`); `Scripts/stamp-commit` does in a checkout that is built
  /// for release. A manifest could take it from `Context.gitInformation`, but SwiftPM caches manifests by
  /// their text, so that the next commit would still show the one before.
  package static var commit: String? {
    let stamp = "$Format:%h$"
    return stamp.hasPrefix("$") ? nil : stamp
  }

  /// What `--version` prints: `dsmigrate 0.1.0 (1a2b3c4)`.
  package static var description: String {
    "\(name) \(version)" + (commit.map { " (\($0))" } ?? "")
  }
}
