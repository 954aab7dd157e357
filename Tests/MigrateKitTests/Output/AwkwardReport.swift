@testable import MigrateKit
@testable import MigrateKitCore

/// One report with everything that is hard to write: quotes, emoji, control characters, several lines,
/// empty parts, every status, long names, many places.
enum AwkwardReport {
  static func report() -> RunReport {
    var report = RunReport(root: "/Users/ada/My \"App\"", mappings: ["Wellness"])
    report.fileCount = 24
    report.filesByProject = [".": 20, "Views": 4]
    report.tokenUses = 41
    report.skippedFolders = ["Pods"]
    report.problems = [
      FileProblem(file: "Views/Secret.swift", message: "cannot read it: permission denied"),
      FileProblem(file: "a\u{1B}[31m.swift", message: "it is \"odd\"", isWarning: true),
    ]
    report.suggestions = applied + held + gaps + others
    report.suggestions.sort {
      ($0.finding.file, $0.finding.range.start) < ($1.finding.file, $1.finding.range.start)
    }
    return report
  }

  static func finding(
    _ file: String, _ line: Int, _ source: String, _ value: StyleValue?, _ role: UsageRole = .text,
    site: Site = .color
  ) -> Finding {
    let start = line * 100
    return Finding(
      key: FindingKey(literal: UInt64(line)), file: file,
      range: ByteRange(start, start + source.utf8.count),
      start: SourcePosition(offset: start, line: line, column: 7),
      end: SourcePosition(offset: start + source.utf8.count, line: line, column: 7 + source.count),
      category: value?.category ?? .color, source: source, signature: "Color(hex:)", value: value,
      role: RoleReading(role, evidence: "argument of foregroundColor(_:)"), site: site)
  }

  /// The name of a finding of this report: `A.swift#2` is the one with the number 2.
  static func id(_ place: String) -> String {
    let parts = place.split(separator: "#")
    return Fingerprint.id(
      of: FindingKey(literal: UInt64(parts[1]) ?? 0), in: String(parts[0]))
  }

  static func color(_ hex: UInt32, alpha: Double = 1) -> StyleValue {
    .color(ColorValue(light: sample(hex, alpha: alpha)))
  }

  private static func sample(_ hex: UInt32, alpha: Double = 1) -> ColorSample {
    ColorSample(
      red: Double(hex >> 16) / 255, green: Double(hex >> 8 & 0xFF) / 255,
      blue: Double(hex & 0xFF) / 255, alpha: alpha)
  }

  static func suggestion(
    _ finding: Finding, _ status: Status, token: String? = nil, distance: Distance? = nil,
    replacement: String? = nil, value: StyleValue? = nil, reasons: [Reason] = [],
    heldBy: Set<ReasonCode> = []
  ) -> Suggestion {
    var candidates: [Candidate] = []
    if let token, let distance {
      var candidate = Candidate(token: token, distance: distance, replacement: replacement)
      candidate.value = value ?? finding.value
      candidates = [
        candidate,
        Candidate(
          token: "color.text.secondary", distance: Distance(12.3456, .dE00), replacement: nil,
          rejection: "less similar"),
      ]
    }
    var edits: [Edit] = []
    if let replacement {
      var edit = Edit(finding.range, replacement)
      (edit.start, edit.end) = (finding.start, finding.end)
      edits = [edit]
    }
    return Suggestion(
      finding: finding, status: status, token: token, distance: distance, replacement: replacement,
      edits: edits, candidates: candidates, reasons: reasons, heldBy: heldBy)
  }

  private static var applied: [Suggestion] {
    let radius = finding("Views/Dashboard.swift", 77, "12", .radius(12), .card, site: .cgFloat)
    let again = finding("Views/Dashboard.swift", 80, "12", .radius(12), .card, site: .cgFloat)
    let green = finding("Views/Dashboard.swift", 92, "Color(\"🌱\", hex: 0x34C75A)", color(0x34C75A))
    let font = finding(
      "Views/Größe 表.swift", 5, ".system(\n  size: 17,\n  weight: .semibold)",
      .font(FontValue(size: 17, weight: .semibold)), site: .font)
    return [
      suggestion(
        radius, .exact, token: "radius.card", distance: Distance(0, .pt),
        replacement: "DesignTokens.Layout.card"),
      suggestion(
        again, .exact, token: "radius.card", distance: Distance(0, .pt),
        replacement: "DesignTokens.Layout.card"),
      suggestion(
        green, .near, token: "color.feedback.success", distance: Distance(0.42, .dE00),
        replacement: "Color.Wellness.success", value: color(0x34C759)),
      suggestion(
        font, .exact, token: "text.headline", distance: Distance(0, .pt),
        replacement: "Font.WellnessType.headline"),
    ]
  }

  private static var held: [Suggestion] {
    let dark = (1...14).map { line in
      suggestion(
        finding("Views/Trends.swift", line, "Color(hex: \"#1C1C1E\")", color(0x1C1C1E)), .review,
        token: "color.text.primary", distance: Distance(0.2, .dE00, dark: 31.04),
        replacement: "Color.Wellness.ink", value: color(0x1C1C1D),
        reasons: [
          Reason(
            .changesInDark, "dark mode: ΔE00 31.0",
            values: ["distance": .number(31.04), "of": .text("dark")])
        ], heldBy: [.changesInDark])
    }
    let tie = suggestion(
      finding("Widget/Ring.swift", 3, "20", .radius(20), .unknown, site: .cgFloat), .review,
      token: "radius.sheet", distance: Distance(0, .pt),
      reasons: [Reason(.tie, "radius.sheet and radius.image are both 20")], heldBy: [.tie])
    let unread = suggestion(
      finding("Widget/Ring.swift", 9, "Color(red: 217, green: 32, blue: 28)", nil), .review,
      reasons: [Reason(.outOfRange, "a component is 217; divide by 255?")], heldBy: [.outOfRange])
    return dark + [tie, unread]
  }

  private static var gaps: [Suggestion] {
    let shadows = (1...9).map { line in
      suggestion(
        finding(
          "Views/Cards.swift", line, "Color.black.opacity(0.1)",
          color(0, alpha: line < 6 ? 0.1 : 0.25), .shadow), .gap,
        reasons: [Reason(.roleNotCovered, "no token is for shadows")])
    }
    let icons = (20...24).map { size in
      suggestion(
        finding(
          "Views/Icons.swift", size, ".system(size: \(size))", .font(FontValue(size: Double(size))),
          .icon, site: .font), .gap, reasons: [Reason(.iconSize, "no icon sizes")])
    }
    return shadows + icons
  }

  private static var others: [Suggestion] {
    var test = finding("Tests/HomeTests.swift", 8, "Color.red", color(0xFF3B30))
    test.place = .test
    var definition = finding("Theme/Colors.swift", 4, "Color(hex: 0)", color(0))
    definition.place = .definition
    definition.disposition = .definition
    return [
      suggestion(test, .review, reasons: [Reason(.inTest, "it is in a test")]),
      suggestion(definition, .definition),
      suggestion(finding("Theme/Old.swift", 4, "Color.red", color(0xFF3B30)), .suppressed),
    ]
  }
}
