/// Holds the findings of one file against what the full parser finds in it.
struct Measure: Sendable {
  struct Miss: Sendable {
    var truth: StyleTruth
    var line: Int
    var column: Int
    /// The source line, which a bare number needs to be understood.
    var text: String
  }

  struct Wrong: Sendable {
    var truth: StyleTruth
    var finding: ReportedFinding
    var reason: String
  }

  var found: [StyleTruth] = []
  var misses: [Miss] = []
  var wrong: [Wrong] = []
  /// Findings whose range is not exactly one expression.
  var inexact: [ReportedFinding] = []
  /// Findings that answer to nothing listed here.
  var unlisted: [ReportedFinding] = []
  var findingCount = 0
  var parses = true

  init(_ bytes: [UInt8], _ findings: [ReportedFinding]) {
    let truth = StyleVisitor.truth(of: bytes)
    parses = truth.parses
    findingCount = findings.count
    var answered = Set<Int>()
    for value in truth.values {
      guard let index = Self.answer(to: value, in: findings) else {
        misses.append(Self.miss(value, bytes))
        continue
      }
      answered.insert(index)
      found.append(value)
      if let reason = Self.difference(value, findings[index]) {
        wrong.append(Wrong(truth: value, finding: findings[index], reason: reason))
      }
    }
    unlisted = findings.indices.filter { !answered.contains($0) }.map { findings[$0] }
    inexact = findings.filter {
      $0.end < $0.start || !truth.expressions.contains(FileTruth.key($0.start, $0.end))
    }
  }

  /// The smallest finding of the same category that holds the value's constructor.
  private static func answer(to value: StyleTruth, in findings: [ReportedFinding]) -> Int? {
    let core = value.levels[0]
    return findings.indices.filter { index in
      let finding = findings[index]
      return finding.category == value.category.rawValue && finding.start <= core.start
        && core.end <= finding.end
    }.min { findings[$0].end - findings[$0].start < findings[$1].end - findings[$1].start }
  }

  /// What is wrong with the value of a finding; `nil` when nothing is.
  private static func difference(_ truth: StyleTruth, _ finding: ReportedFinding) -> String? {
    let level = truth.levels.first { $0.start == finding.start && $0.end == finding.end }
    switch level?.value ?? truth.levels[0].value {
    case .number(let points):
      guard let found = finding.points else { return isOpen(finding) ? "no value" : nil }
      let isOneOfSeveral = level == nil
      return found == points || isOneOfSeveral ? nil : "\(found) instead of \(points)"
    case .font(let size, let weight, let family):
      guard let found = finding.points else { return isOpen(finding) ? "no value" : nil }
      if let size, found != size { return "\(found) points instead of \(size)" }
      // A range that goes on after the constructor may say another weight.
      guard level?.end == truth.levels[0].end else { return nil }
      if let weight, finding.weight != weight {
        return "weight \(finding.weight ?? "unknown") instead of \(weight)"
      }
      if let family, let found = finding.family, !family.hasPrefix(found.prefix(3)) {
        return "family \(found) instead of \(family)"
      }
      return nil
    case .color(let values):
      guard !values.isEmpty else { return nil }
      guard finding.light != nil || finding.components != nil else {
        return values.count == 1 && isOpen(finding) ? "no value" : nil
      }
      // Outside the constructor and its wrapping the finding is a pair, or a color with more to it.
      let accepted = level == nil ? truth.levels.flatMap(\.value.colors) : values
      return accepted.contains { agrees($0, finding, isPart: level == nil) }
        ? nil : "\(describe(finding)) instead of \(values.map(describe))"
    }
  }

  private static func isOpen(_ finding: ReportedFinding) -> Bool { finding.status != "unresolved" }

  private static func agrees(
    _ value: StyleTruth.Components, _ finding: ReportedFinding, isPart: Bool
  ) -> Bool {
    let expected = [value.red, value.green, value.blue, value.alpha]
    if let components = finding.components, components.count == 4,
      value.space == "any" || value.space == (finding.colorSpace ?? "srgb"),
      zip(components, expected).allSatisfy({ abs($0 - $1) < 0.0006 })
    {
      return true
    }
    guard isPart else { return false }
    return [finding.light, finding.dark].contains { hex in
      guard let hex, let channels = bytes(ofHex: hex) else { return false }
      return zip(channels, expected).allSatisfy { abs(Double($0) - min(max($1, 0), 1) * 255) < 1 }
    }
  }

  private static func bytes(ofHex hex: String) -> [UInt8]? {
    guard hex.hasPrefix("#"), hex.count == 9, let number = UInt32(hex.dropFirst(), radix: 16) else {
      return nil
    }
    return [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  private static func describe(_ finding: ReportedFinding) -> String {
    let components = finding.components.map { $0.map(rounded).joined(separator: " ") } ?? "nothing"
    return "\(finding.colorSpace ?? "srgb") \(components)"
  }

  private static func describe(_ value: StyleTruth.Components) -> String {
    let parts = [value.red, value.green, value.blue, value.alpha].map(rounded)
    return "\(value.space) \(parts.joined(separator: " "))"
  }

  private static func rounded(_ number: Double) -> String {
    "\((number * 10000).rounded() / 10000)"
  }

  private static func miss(_ truth: StyleTruth, _ bytes: [UInt8]) -> Miss {
    let newline = UInt8(ascii: "\n")
    let start = truth.levels[0].start
    let before = bytes[..<start]
    let lineStart = before.lastIndex(of: newline).map { $0 + 1 } ?? 0
    let lineEnd = bytes[start...].firstIndex(of: newline) ?? bytes.count
    return Miss(
      truth: truth, line: before.count { $0 == newline } + 1, column: start - lineStart + 1,
      text: String(decoding: bytes[lineStart..<lineEnd], as: UTF8.self))
  }
}

extension StyleTruth.Value {
  fileprivate var colors: [StyleTruth.Components] {
    if case .color(let values) = self { values } else { [] }
  }
}
