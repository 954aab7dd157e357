import Foundation
import Testing

@testable import MigrateKit
@testable import MigrateKitCore

/// A review of a small report that a test types into.
struct ReviewScript {
  var review: Review
  private(set) var effects: [Review.Effect] = []

  /// The values: nine waiting inks in three files, two waiting greens, one certain radius, one gap.
  static let report: RunReport = {
    var report = RunReport(root: "/app", mappings: ["Small"])
    report.fileCount = 3
    report.suggestions =
      ["A.swift", "B.swift", "C.swift"].flatMap { file in (1...3).map { ink(file, $0) } }
      + [10, 11].map(green) + [radius] + [orange]
    return report
  }()

  static let tokens = TokenLists(
    [
      ("color.ink", AwkwardReport.color(0x111111)), ("color.leaf", AwkwardReport.color(0x008800)),
      ("color.night", AwkwardReport.color(0x000033)), ("color.sun", AwkwardReport.color(0xFFEE00)),
      ("radius.card", .radius(12)), ("radius.small", .radius(8)),
    ].map { DesignToken(path: $0.0, value: $0.1) }, name: "Small")

  private static func ink(_ file: String, _ number: Int) -> Suggestion {
    let source = """
      struct Row: View {
        var body: some View {
          VStack {
            Text(name)
              .foregroundColor(Color(hex: 0x111112)) // why
              .padding(12)
          }
        }
      }

      """
    let literal = "Color(hex: 0x111112)"
    let before = source[..<(source.range(of: literal)?.lowerBound ?? source.startIndex)]
    let start = before.utf8.count
    var finding = AwkwardReport.finding(
      file, number, literal, AwkwardReport.color(0x111112))
    finding.start = SourcePosition(offset: start, line: 10 * number + 4, column: 26)
    finding.end = finding.start
    finding.excerpt = SourceExcerpt(
      around: ByteRange(start, start + literal.utf8.count), in: Array(source.utf8), lines: 4)
    return AwkwardReport.suggestion(
      finding, .review, token: "color.ink", distance: Distance(0.6, .dE00, dark: 85.1),
      replacement: "Color.ink",
      value: .color(
        ColorValue(
          light: ColorSample(red: 17 / 255, green: 17 / 255, blue: 17 / 255),
          dark: ColorSample(red: 0.9, green: 0.9, blue: 0.9))),
      reasons: [
        Reason(
          .changesInDark, "in dark mode it becomes #E6E6E6 (ΔE00 85.1)")
      ], heldBy: [.changesInDark])
  }

  private static func green(_ line: Int) -> Suggestion {
    AwkwardReport.suggestion(
      AwkwardReport.finding("B.swift", line, "Color.green", AwkwardReport.color(0x008A00)),
      .review, token: "color.leaf", distance: Distance(1.5, .dE00), replacement: "Color.leaf",
      value: AwkwardReport.color(0x008800), reasons: [Reason(.visibleChange, "by ΔE00 1.5")],
      heldBy: [.visibleChange])
  }

  private static let radius = AwkwardReport.suggestion(
    AwkwardReport.finding("C.swift", 20, "12", .radius(12), .card, site: .cgFloat), .exact,
    token: "radius.card", distance: Distance(0, .pt), replacement: "Radius.card")

  private static let orange = AwkwardReport.suggestion(
    AwkwardReport.finding("C.swift", 30, "Color.orange", AwkwardReport.color(0xFF9500)), .gap,
    reasons: [Reason(.tooFar, "the nearest token, color.sun, differs by ΔE00 28.1")])

  init(_ report: RunReport = report, decisions: Decisions = Decisions()) {
    review = Review(report, tokens: Self.tokens, decisions: decisions)
  }

  /// The script after more keys: every character is one, and words in brackets are keys with that
  /// name.
  func typing(_ keys: String) -> Self {
    var script = self
    var rest = keys[...]
    while let first = rest.first {
      if first == "<", let end = rest.firstIndex(of: ">") {
        let name = String(rest[rest.index(after: rest.startIndex)..<end])
        script.press(Self.named[name] ?? .redraw)
        rest = rest[rest.index(after: end)...]
      } else {
        script.press(.character(first))
        rest.removeFirst()
      }
    }
    return script
  }

  mutating func press(_ key: ReviewKey) {
    if let effect = review.press(key) { effects.append(effect) }
  }

  private static let named: [String: ReviewKey] = [
    "enter": .enter, "esc": .escape, "up": .up, "down": .down, "left": .left, "right": .right,
    "home": .home, "end": .end, "tab": .tab, "backspace": .backspace, "ctrl-u": .clear,
    "ctrl-c": .interrupt, "page up": .pageUp, "page down": .pageDown,
    "paste": .pasted("aArR"),
  ]

  /// What is decided, a line each: place, choice, token, reason.
  var decided: [String] {
    let places = Dictionary(
      uniqueKeysWithValues: review.changes.map { ($0.finding.id, Self.place(of: $0.finding)) })
    return review.decisions.entries.map { id, decision in
      [places[id] ?? id, decision.choice.rawValue, decision.token ?? "", decision.reason]
        .filter { !$0.isEmpty }.joined(separator: " ")
    }.sorted()
  }

  /// Where the review is: `A.swift#2`, or `end`.
  var place: String {
    review.current.map { Self.place(of: review.changes[$0].finding) } ?? "end"
  }

  private static func place(of finding: Finding) -> String {
    "\(finding.file)#\(finding.key.literal)"
  }

  func screen(_ width: Int = 80, _ height: Int = 24, _ depth: ColorDepth = .none) -> [String] {
    review.screen(width: width, height: height, depth: depth)
  }
}
