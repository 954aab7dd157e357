/// What the measures of many files add up to.
struct Summary {
  private struct Count {
    var found = 0
    var missed = 0
    var wrong = 0

    var total: Int { found + missed }
    var recall: String {
      guard total > 0 else { return "     –" }
      let percent = (Double(found) / Double(total) * 10000).rounded(.down) / 100
      return "\(percent)%"
    }
  }

  var strayFiles: [String] = []
  private var files = 0
  private var filesWithErrors = 0
  private var findings = 0
  private var categories: [StyleTruth.Category: Count] = [:]
  private var forms: [String: Count] = [:]
  private var extras: [String: Count] = [:]
  private var misses: [String: [String]] = [:]
  private var wrong: [String] = []
  private var inexact: [String] = []
  private var unlisted: [String: [String]] = [:]

  var isPerfect: Bool {
    wrong.isEmpty && inexact.isEmpty && categories.values.allSatisfy { $0.missed == 0 }
  }

  var line: String {
    let recalls = StyleTruth.Category.allCases.map { category in
      let count = categories[category] ?? Count()
      return "\(category) \(count.found)/\(count.total)"
    }
    return
      "\(recalls.joined(separator: ", ")), \(wrong.count) wrong, \(inexact.count) inexact ranges"
  }

  mutating func add(_ measure: Measure, _ path: String) {
    files += 1
    filesWithErrors += measure.parses ? 0 : 1
    findings += measure.findingCount
    for truth in measure.found { count(truth) { $0.found += 1 } }
    for miss in measure.misses {
      count(miss.truth) { $0.missed += 1 }
      let place = "\(path):\(miss.line):\(miss.column): \(Self.short(miss.text))"
      misses[Self.key(miss.truth), default: []].append(place)
    }
    for wrong in measure.wrong {
      count(wrong.truth) { $0.wrong += 1 }
      self.wrong.append(
        "\(path):\(wrong.finding.line):\(wrong.finding.column): \(Self.short(wrong.finding.source)):"
          + " \(wrong.reason)")
    }
    for finding in measure.inexact {
      inexact.append(Self.describe(finding, path))
    }
    for finding in measure.unlisted {
      unlisted["\(finding.category), \(finding.code)", default: []].append(
        Self.describe(finding, path))
    }
  }

  mutating func merge(_ other: Summary) {
    files += other.files
    filesWithErrors += other.filesWithErrors
    findings += other.findings
    strayFiles += other.strayFiles
    wrong += other.wrong
    inexact += other.inexact
    let add: (Count, Count) -> Count = { a, b in
      Count(found: a.found + b.found, missed: a.missed + b.missed, wrong: a.wrong + b.wrong)
    }
    categories.merge(other.categories, uniquingKeysWith: add)
    forms.merge(other.forms, uniquingKeysWith: add)
    extras.merge(other.extras, uniquingKeysWith: add)
    misses.merge(other.misses) { $0 + $1 }
    unlisted.merge(other.unlisted) { $0 + $1 }
  }

  private mutating func count(_ truth: StyleTruth, _ change: (inout Count) -> Void) {
    guard !truth.isExtra else { return change(&extras[Self.key(truth), default: Count()]) }
    change(&categories[truth.category, default: Count()])
    change(&forms[Self.key(truth), default: Count()])
  }

  func print(limit: Int) {
    Swift.print("\(files) files, \(filesWithErrors) of them do not parse; \(findings) findings\n")
    Self.table(
      "Constant values",
      StyleTruth.Category.allCases.map {
        ("\($0)", categories[$0] ?? Count())
      })
    Self.table("By form", forms.sorted { ($1.value.total, $0.key) < ($0.value.total, $1.key) })
    Self.table(
      "Not counted: what they are depends on more than the expression",
      extras.sorted { ($1.value.total, $0.key) < ($0.value.total, $1.key) })
    Self.list("Wrong values", wrong, limit: limit * 3)
    Self.list("Ranges that are no expression", inexact, limit: limit * 3)
    for (form, places) in misses.sorted(by: { ($1.value.count, $0.key) < ($0.value.count, $1.key) })
    {
      Self.list("Missed: \(form)", places, limit: limit)
    }
    for (form, places) in unlisted.sorted(by: {
      ($1.value.count, $0.key) < ($0.value.count, $1.key)
    }) {
      Self.list("Found besides: \(form)", places, limit: limit / 3)
    }
    Self.list("Findings in files that were not read here", strayFiles, limit: limit)
  }

  private static func table(_ title: String, _ rows: [(String, Count)]) {
    guard !rows.isEmpty else { return }
    func pad(_ text: String, _ width: Int) -> String {
      String(repeating: " ", count: max(0, width - text.count)) + text
    }
    Swift.print("\(title):\n    found   total    recall  wrong")
    for (name, count) in rows {
      Swift.print(
        "  \(pad("\(count.found)", 7)) \(pad("\(count.total)", 7)) \(pad(count.recall, 9))"
          + " \(pad("\(count.wrong)", 6))  \(name)")
    }
    Swift.print("")
  }

  private static func list(_ title: String, _ lines: [String], limit: Int) {
    guard !lines.isEmpty else { return }
    Swift.print("\(title) (\(lines.count)):")
    lines.prefix(limit).forEach { Swift.print("  \($0)") }
    if lines.count > limit { Swift.print("  … and \(lines.count - limit) more") }
    Swift.print("")
  }

  private static func key(_ truth: StyleTruth) -> String { "\(truth.category), \(truth.form)" }

  private static func describe(_ finding: ReportedFinding, _ path: String) -> String {
    "\(path):\(finding.line):\(finding.column): \(short(finding.source)) (\(finding.code), \(finding.status))"
  }

  private static func short(_ source: String) -> String {
    let line = source.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return line.count > 100 ? "\(line.prefix(99))…" : line
  }
}
