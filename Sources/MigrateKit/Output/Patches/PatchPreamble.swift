import MigrateKitCore

/// The text before the diffs of a patch, for reviewers.
///
/// It is a mail header in the format of `git format-patch`, so that `git am` makes a commit of the
/// patch, but without a date, so that the output is deterministic. `git apply` and `patch` ignore
/// it: none of its lines looks like the start of a diff, even after white space.
struct PatchPreamble {
  /// The changes in one file.
  struct File {
    var name: String
    var suggestions: [Suggestion]
  }

  /// The number of the patch, from 1.
  var number: Int
  /// How many patches there are.
  var count: Int
  /// 17: The common property of the changes.
  var title: PatchTitle
  /// The part number of a split group, from 1, and the number of parts.
  var part: (number: Int, count: Int)
  /// The repository of the files, relative to the root of the run; empty for the only one.
  var repository: String
  /// The name of the design system; `nil` when there are several.
  var mapping: String?
  /// Whether the patch reverts the changes.
  var isReversed: Bool
  /// The files that change, in order.
  var files: [File]

  /// The change in a few words: `Move exact colors to Wellness tokens: 42 values in 12 files`.
  var subject: String {
    let system = mapping.map { SafeText.line($0) + " " } ?? ""
    let place = repository.isEmpty ? "" : " in \(SafeText.line(repository))"
    let part = part.count > 1 ? ", part \(part.number) of \(part.count)" : ""
    let words = "move \(title.what)\(place) to \(system)tokens\(title.note)\(part)"
    let values = Count.text(suggestions.count, "value")
    return (isReversed ? "Undo: " + words : "M" + words.dropFirst())
      + ": \(values) in \(Count.text(files.count, "file"))"
  }

  /// The whole text, with its last line end.
  var text: String {
    var lines = [
      "From: \(Tool.name) <\(Tool.name)@localhost>",
      "Subject: [PATCH \(number)/\(count)] \(subject)",
      "MIME-Version: 1.0",
      "Content-Type: text/plain; charset=UTF-8",
      "Content-Transfer-Encoding: 8bit",
      "",
    ]
    if !repository.isEmpty { lines += [PatchRepositoryText.line(repository), ""] }
    if !title.meaning.isEmpty { lines += [title.meaning, ""] }
    lines += table
    lines += reasons
    lines += ["---"] + places + [""]
    return lines.map { $0.trimmingSpaces() + "\n" }.joined()
  }

  private var suggestions: [Suggestion] { files.flatMap(\.suggestions) }

  // MARK: Parts

  /// One line for each kind of change, most frequent first: count, old value, new value, token,
  /// distance, role, status.
  private var table: [String] {
    let header = ["count", "old", "new", "token", "distance", "role", "status"]
    let rows = PatchChangeKind.kinds(of: suggestions).map { kind in
      [Count.grouped(kind.count)] + kind.cells
    }
    return Self.aligned([header] + rows) + [""]
  }

  /// Each reason that a person must review, with the number of its values.
  private var reasons: [String] {
    let held = suggestions.filter { $0.status == .review }.flatMap(\.holdingCodes)
    guard !held.isEmpty else { return [] }
    let counts = held.reduce(into: [ReasonCode: Int]()) { $0[$1, default: 0] += 1 }
    let rows = ReasonCode.allCases.compactMap { code in
      counts[code].map { [Count.grouped($0), code.label] }
    }
    return ["To judge:"] + Self.aligned(rows) + [""]
  }

  /// Each file with the number of its values; not part of the commit that `git am` makes.
  private var places: [String] {
    Self.aligned(files.map { [Count.grouped($0.suggestions.count), SafeText.line($0.name)] })
  }

  /// Rows with aligned cells, the first flush right.
  private static func aligned(_ rows: [[String]]) -> [String] {
    let columns = rows.map(\.count).max() ?? 0
    let widths = (0..<columns).map { column in
      rows.map { column < $0.count ? SafeText.width($0[column]) : 0 }.max() ?? 0
    }
    return rows.map { cells in
      var line = TextLine(indent: 2)
      for (column, cell) in cells.enumerated() {
        if column == 0 { line.pad(to: 2 + widths[0] - SafeText.width(cell)) }
        let start = line.width
        line.add(cell)
        if column == 0 { line.add("  ") } else { line.pad(to: start + widths[column] + 2) }
      }
      return line.text.trimmingSpaces()
    }
  }
}

/// Names the repository of a patch, if one run changes several.
package enum PatchRepositoryText {
  /// States where the patch applies: its paths start at the root of the run.
  package static func line(_ repository: String) -> String {
    let depth = repository.split(at: "/").count + 1
    return "In the repository \(SafeText.line(repository)); from its top: git apply -p\(depth)"
  }
}

/// Equivalent changes: the same value becomes the same token for the same role and for the same
/// reasons.
private struct PatchChangeKind {
  let first: Suggestion
  private(set) var count = 1

  private struct Key: Hashable {
    var value: StyleValue?
    var source: String
    var token: String?
    var role: UsageRole
    var status: Status
    var heldBy: Set<ReasonCode>

    init(_ suggestion: Suggestion) {
      value = suggestion.finding.value
      source = value == nil ? suggestion.finding.source : ""
      token = suggestion.token
      role = suggestion.finding.role.role
      status = suggestion.status
      heldBy = suggestion.heldBy
    }
  }

  static func kinds(of suggestions: [Suggestion]) -> [PatchChangeKind] {
    var order: [Key] = []
    var kinds: [Key: PatchChangeKind] = [:]
    for suggestion in suggestions {
      let key = Key(suggestion)
      if kinds[key] == nil {
        order.append(key)
        kinds[key] = PatchChangeKind(first: suggestion)
      } else {
        kinds[key]?.count += 1
      }
    }
    return order.compactMap { kinds[$0] }.largestFirst(\.count)
  }

  /// Old value, new value, token, distance, role, status.
  var cells: [String] {
    let values = ValueText(style: TextStyle())
    let finding = first.finding
    let old =
      finding.value.map { values.line($0).text }
      ?? SafeText.cut(SafeText.joined(finding.source), to: 40)
    let new = first.tokenValue.map { values.line($0).text } ?? "?"
    return [
      old, new, first.tokenText, Self.text(first.distance), finding.role.role.rawValue,
      first.status.rawValue,
    ]
  }

  /// `same`, `ΔE 0.4`, `0.5 pt`; with the difference in dark mode: `same, dark ΔE 9.7`.
  private static func text(_ distance: Distance?) -> String {
    guard let distance else { return "?" }
    let light = text(distance.value, distance.unit)
    guard let dark = distance.dark, text(dark, distance.unit) != light else { return light }
    return "\(light), dark \(text(dark, distance.unit))"
  }

  private static func text(_ value: Double, _ unit: Distance.Unit) -> String {
    guard value >= 0.05, let digits = DecimalText.text(value, places: 1) else { return "same" }
    return unit == .pt ? "\(digits) pt" : "ΔE \(digits)"
  }
}
