@testable import MigrateKit
@testable import MigrateKitCore

/// The awkward report with texts in it that mean something to a spreadsheet, a browser, a terminal or
/// a build service.
enum HostileReport {
  /// Texts that some reader would act on.
  static let texts = [
    "=HYPERLINK(\"http://x\")", "::error::x", "</script><img src=x onerror=a()>",
    "a|b`c``d`|", "x,\"y\"\r\nz", "%0A::set-output name=a::b", "\u{1B}]0;title\u{7}",
    "\u{202E}txt.exe", "@everyone #1 https://x.y [a](b)", "👩‍👩‍👧 é", "]]>--><!--",
  ]

  static func report() -> RunReport {
    var report = AwkwardReport.report()
    for (index, text) in texts.enumerated() {
      var finding = AwkwardReport.finding(
        "zz/\(text).swift", index + 1, "Color(\"\(text)\")", AwkwardReport.color(0x112233))
      finding.role.evidence = text
      report.suggestions.append(
        AwkwardReport.suggestion(
          finding, .review, token: "color.\(text)", distance: Distance(1.5, .dE00),
          replacement: "Color[\"\(text)\"]",
          reasons: [Reason(.visibleChange, "message \(text)")], heldBy: [.visibleChange]))
    }
    report.mappings.append(texts[2])
    return report
  }
}
