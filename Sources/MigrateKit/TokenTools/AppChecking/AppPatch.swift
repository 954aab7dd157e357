import MigrateKitCore

/// A patch that resolves disagreements between a token file and an app, and what it leaves out.
package struct AppPatch: Sendable {
  /// The side that a patch changes.
  package enum Side: String, CaseIterable, Sendable {
    /// The token files get the app's values.
    case tokens
    /// The theme gets the values of the token files.
    case theme
  }

  /// Edits of files, each with the token that it is for.
  struct Draft {
    private(set) var edits: [PathKey: [(edit: Edit, token: String)]] = [:]
    private(set) var remarks: [String] = []

    /// Adds the edits for a token, unless another token has changed the same bytes to something else.
    mutating func add(_ added: [(file: String, edit: Edit)], for token: String, at place: String) {
      let clash = added.contains { file, edit in
        (edits[PathKey(file)] ?? []).contains {
          $0.edit.range.overlaps(edit.range) && $0.edit != edit
        }
      }
      if clash { return leaveOut(token, at: place, "another token changes the same value") }
      for (file, edit) in added
      where !(edits[PathKey(file)] ?? []).contains(where: { $0.edit == edit }) {
        edits[PathKey(file), default: []].append((edit, token))
      }
    }

    /// Records why nothing is changed for a token.
    mutating func leaveOut(_ token: String, at place: String, _ reason: String) {
      remarks.append("\(place): '\(token)' is not changed: \(reason)")
    }

    /// Removes the edits for a token.
    mutating func remove(_ token: String) {
      for file in edits.keys { edits[file]?.removeAll { $0.token == token } }
    }

    /// The edits of a file in order.
    func edits(of file: PathKey) -> [Edit] {
      (edits[file] ?? []).map(\.edit).sorted { $0.range < $1.range }
    }

    /// A file with its edits applied.
    func edited(_ file: String, _ bytes: [UInt8]) -> [UInt8] {
      var result: [UInt8] = []
      var copied = 0
      for edit in edits(of: PathKey(file)) {
        result += bytes[copied..<edit.range.start]
        result += edit.text.utf8
        copied = edit.range.end
      }
      return result + bytes[copied...]
    }
  }

  /// The unified diff; empty when nothing can be changed.
  package var bytes: [UInt8] = []
  /// What is left out, and why, one sentence each.
  package var remarks: [String] = []

  init() {}

  /// Writes the edits of all files, in order of their names.
  ///
  /// - Parameters:
  ///   - draft: The edits.
  ///   - name: The name of a file relative to the folder in which the patch is applied.
  ///   - read: The bytes of a file.
  init(_ draft: Draft, name: (String) -> String, read: (String) -> [UInt8]?) {
    remarks = draft.remarks
    let files = draft.edits.keys.map { (name: name($0.path), key: $0) }
    for file in files.sorted(by: { $0.name.precedesByBytes($1.name) }) {
      guard let original = read(file.key.path) else { continue }
      bytes +=
        UnifiedDiff(path: file.name, original: original, edits: draft.edits(of: file.key)).bytes
    }
  }
}
