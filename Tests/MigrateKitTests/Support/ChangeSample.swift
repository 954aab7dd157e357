@testable import MigrateKit
@testable import MigrateKitCore

/// Changes to write, without a run that finds them.
enum ChangeSample {
  /// The text of a file before a change.
  static let before = "let a = 1\n"
  /// The same after it.
  static let after = "let a = token\n"

  /// A change of the file `name`, as a run that read `original` would make it: the byte at offset 8
  /// becomes `text`.
  static func change(
    _ folder: TemporaryFolder, _ name: String, reading original: String = before,
    becoming text: String = "token"
  ) -> FileChange {
    change(folder, name, bytes: Array(original.utf8), becoming: text)
  }

  /// The same for any bytes.
  static func change(
    _ folder: TemporaryFolder, _ name: String, bytes: [UInt8], becoming text: String = "token"
  ) -> FileChange {
    var finding = AwkwardReport.finding(name, 1, "1", .radius(1))
    finding.range = ByteRange(8, 9)
    var suggestions = [
      Suggestion(
        finding: finding, status: .exact, token: "t", replacement: text,
        edits: [Edit(ByteRange(8, 9), text)])
    ]
    let plan = FilePlan(&suggestions, policy: ApplyPolicy(), byteCount: bytes.count)
    return FileChange(
      index: 0, name: name, path: folder.path(name), original: bytes, plan: plan,
      suggestions: suggestions)
  }
}
