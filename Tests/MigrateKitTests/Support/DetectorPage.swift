@testable import MigrateKit
@testable import MigrateKitCore

/// `Documentation/Reference/Detectors.md`, made of what the detectors say of themselves and of what the scanner
/// says of their examples.
struct DetectorPage {
  /// The page.
  static var text: String {
    let page = DetectorPage()
    return ([page.opening, page.overview, page.rules] + page.chapters).joined(separator: "\n\n")
      + "\n"
  }

  private let rulesTitle = "Rules for all detectors"

  private var opening: String {
    """
    # Detectors

    What dsmigrate finds in code, form by form, and what it leaves alone on purpose.

    Every line of code on this page is run by the tests: exactly what is between `«` and `»` is found.
    Reasons are shown as the scanner reports them; [Reasons.md](Reasons.md) has their effects. The page
    is written by `RECORD=1 swift test --filter DetectorPageTests`.

    Under each form, the first block shows what is **found** and may become a token. **Reported** values
    are found too, but not rewritten, for the reason above them. **Left alone** is code that only looks
    like such a value, and why it is not reported.
    """
  }

  // MARK: The overview

  private var overview: String {
    var lines = ["| kind | forms | looked for |", "|---|---|---|"]
    for chapter in Self.chapters {
      let forms = chapter.infos.map { "[\(Self.plain($0.summary))](#\(anchor(of: $0)))" }
      let always = chapter.category.map(TokenCategory.always.contains) ?? true
      lines.append(
        "| [\(chapter.title)](#\(Self.anchor(chapter.title))) | \(forms.joined(separator: "<br>")) "
          + "| \(always ? "always" : "where the system has such tokens") |")
    }
    return lines.joined(separator: "\n")
  }

  private struct Chapter {
    var title: String
    var category: TokenCategory?
    var infos: [DetectorInfo]
  }

  private static var chapters: [Chapter] {
    let infos = DetectorInfo.forms
    let categories = TokenCategory.allCases.map { category in
      Chapter(
        title: title(of: category), category: category,
        infos: infos.filter { $0.category == category })
    }
    return categories.filter { !$0.infos.isEmpty }
      + [Chapter(title: "Values of every kind", infos: infos.filter { $0.category == nil })]
  }

  private static func title(of category: TokenCategory) -> String {
    switch category {
    case .color: "Colors"
    case .font: "Fonts"
    case .radius: "Corner radii"
    case .spacing: "Spacing"
    case .shadow: "Shadows"
    case .duration: "Durations"
    case .animation: "Animations"
    case .opacity: "Opacities"
    case .lineSpacing: "Line spacings"
    case .borderWidth: "Border widths"
    case .touchTarget: "Touch targets"
    case .fontSize: "Font sizes"
    }
  }

  // MARK: Forms and rules

  private var rules: String {
    (["## \(rulesTitle)"] + SharedRules.infos.map(section)).joined(separator: "\n\n")
  }

  private var chapters: [String] {
    Self.chapters.map { chapter in
      (["## \(chapter.title)"] + chapter.infos.map(section)).joined(separator: "\n\n")
    }
  }

  private func section(_ info: DetectorInfo) -> String {
    let found = info.examples.filter { $0.outcome == .found }
    let reported = info.examples.flatMap { toldGroups($0, of: info) }
    let left = info.examples.filter { $0.outcome == .ignored }.map { Group($0.why, $0.sources) }
    var parts = ["### \(Self.plain(info.summary))"]
    if !info.explanation.isEmpty {
      parts.append(TextWrap.lines(info.explanation, width: 100).joined(separator: "\n"))
    }
    if !found.isEmpty { parts.append(block([Group("", found.flatMap(\.sources))], of: info)) }
    if !reported.isEmpty { parts.append("Reported:\n\n" + block(reported, of: info)) }
    if !left.isEmpty { parts.append("Left alone:\n\n" + block(left, of: info)) }
    return parts.joined(separator: "\n\n")
  }

  /// Sources under one heading, which becomes a comment.
  private struct Group {
    var heading: String
    var sources: [String]

    init(_ heading: String, _ sources: [String]) {
      self.heading = heading
      self.sources = sources
    }
  }

  /// What is told of examples, by the sentence, which may differ where the reason is the same.
  private func toldGroups(_ example: DetectorInfo.Example, of info: DetectorInfo) -> [Group] {
    switch example.outcome {
    case .found, .ignored: return []
    case .closed(let disposition):
      return [Group("\(disposition): \(example.why)", example.sources)]
    case .reported(let code):
      var groups: [Group] = []
      for source in example.sources {
        let reasons = DetectorExample(info: info, source: source).findings.flatMap(\.reasons)
        let sentence = reasons.first { $0.code == code }?.message ?? ""
        let heading = "\(code.rawValue): \(sentence)"
        if groups.last?.heading == heading {
          groups[groups.count - 1].sources.append(source)
        } else {
          groups.append(Group(heading, [source]))
        }
      }
      return groups
    }
  }

  /// One block of code; groups stand apart, and so do sources of several lines.
  private func block(_ groups: [Group], of info: DetectorInfo) -> String {
    let isMarkup = InterfaceScanner.reads(info.path)
    let paragraphs = groups.map { group in
      let heading = isMarkup ? "<!-- \(group.heading) -->" : "// \(group.heading)"
      return (group.heading.isEmpty ? "" : heading + "\n") + Self.joined(group.sources)
    }
    let code = paragraphs.joined(separator: "\n\n")
    return "```\(isMarkup ? "xml" : "swift")\n\(code)\n```"
  }

  private static func joined(_ sources: [String]) -> String {
    var text = ""
    var needsSpace = false
    for source in sources.map(visible) {
      let isLong = source.contains { $0.isNewline }
      if !text.isEmpty { text += isLong || needsSpace ? "\n\n" : "\n" }
      text += source
      needsSpace = isLong
    }
    return text
  }

  /// Text without what a reader cannot see.
  private static func visible(_ source: String) -> String {
    var text = source.filter { $0 != "\u{FEFF}" }
    while text.last?.isNewline ?? false { text.removeLast() }
    return String(text.map { $0.isNewline ? "\n" : $0 })
  }

  private static func plain(_ summary: String) -> String {
    summary.hasSuffix(".") ? String(summary.dropLast()) : summary
  }

  private func anchor(of info: DetectorInfo) -> String { Self.anchor(Self.plain(info.summary)) }

  /// The anchor that GitHub gives a heading.
  private static func anchor(_ heading: String) -> String {
    String(
      heading.lowercased().compactMap { letter -> Character? in
        letter == " " ? "-" : letter.isLetter || letter.isNumber || letter == "-" ? letter : nil
      })
  }
}
