@testable import MigrateKit
@testable import MigrateKitCore

/// Changes to files that a test writes down by their edits.
enum RewriteSketch {
  /// The change to one file that puts `texts` in the place of its marks, a fix each.
  ///
  /// All of the fixes ask for an import at the top of the file, if there is one; `chains` tells for
  /// each fix the chain of modifiers that it is in, with its role.
  static func change(
    _ name: String, _ marked: String, _ texts: [String], in folder: String = "/work",
    importing imports: String? = nil,
    chains: [(chain: Int?, role: UsageRole)] = []
  ) -> FileChange {
    let source = MarkedSource(marked)
    let lines = LineIndex(source.bytes)
    var suggestions = zip(source.ranges, texts).enumerated().map { number, fix in
      let (range, text) = fix
      var finding = Finding.color("#000000")
      finding.file = name
      finding.range = range
      finding.start = lines.position(at: range.start)
      finding.end = lines.position(at: range.end)
      finding.source = String(decoding: source.bytes[range.start..<range.end], as: UTF8.self)
      if chains.indices.contains(number) {
        finding.chain = chains[number].chain
        finding.role = RoleReading(chains[number].role, evidence: "test")
      }
      var edits = [Edit(range, text)]
      if let imports {
        edits.append(Edit(ByteRange(0, 0), "import \(imports)\n", kind: .import))
      }
      return Suggestion(
        finding: finding, status: .exact, token: text, replacement: text, edits: edits)
    }
    let plan = FilePlan(
      &suggestions, policy: ApplyPolicy(), byteCount: source.bytes.count)
    return FileChange(
      index: 0, name: name, path: folder + "/" + name, original: source.bytes, plan: plan,
      suggestions: suggestions)
  }
}
