import Testing

@testable import MigrateKit
@testable import MigrateKitCore

/// Whatever a source, a path or a mapping is made of, no way to write a report passes on a character
/// that a terminal, a browser or an editor would act on.
@Suite struct HostileTextTests {
  struct Writer: CustomTestStringConvertible, Sendable {
    var testDescription: String
    /// Whether it may set colors, with `ESC [ … m` alone.
    var isColored = false
    var write: @Sendable (RunReport) -> [UInt8]
  }

  static let writers: [Writer] =
    OtherFormatTests.formats.map { Writer(testDescription: $0.name, write: $0.write) } + [
      Writer(testDescription: "text") { Array(TextReporter().text(of: $0).utf8) },
      Writer(testDescription: "text in color", isColored: true) {
        Array(TextReporter(style: TextStyle(usesColor: true)).text(of: $0).utf8)
      },
      Writer(testDescription: "totals") { Array(TextReporter(isQuiet: true).text(of: $0).utf8) },
      Writer(testDescription: "explanation") {
        Array(ExplanationText(style: TextStyle()).text(of: $0.suggestions).utf8)
      },
      Writer(testDescription: "JSON") { JSONReporter().write($0) },
      Writer(testDescription: "page") { ReviewPage(tokens: TokenLists()).write($0) },
      Writer(testDescription: "review") { screens($0, .none) },
      Writer(testDescription: "review in color", isColored: true) { screens($0, .full) },
    ]

  /// Every character that is acted on and not seen: controls of both sets, line separators, and the
  /// marks that turn the direction of text around.
  static let characters: [Unicode.Scalar] =
    [0...0x1F, 0x7F...0x9F, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069]
    .flatMap { $0 }.compactMap { Unicode.Scalar($0 as Int) } + ["\u{061C}", "\u{FEFF}"]

  /// One finding for every character, which is in everything that is foreign about it.
  private static func report(_ wrap: (String) -> String = { "a\($0)b" }) -> RunReport {
    var report = RunReport(root: "/app/" + wrap("\u{1B}]0;title\u{7}"), mappings: [])
    report.fileCount = characters.count
    for (index, character) in characters.enumerated() {
      let text = wrap(String(character))
      var finding = AwkwardReport.finding(
        "Views/\(text).swift", index + 1, "Color(\"\(text)\")",
        AwkwardReport.color(UInt32(index) * 0x010305))
      finding.role.evidence = "named \(text)"
      finding.excerpt = SourceExcerpt(
        around: ByteRange(4, 5), in: Array("\(text)\n\(text) x \(text)\n\(text)\n".utf8), lines: 2)
      let status: Status = [.exact, .near, .review, .gap][index % 4]
      report.suggestions.append(
        AwkwardReport.suggestion(
          finding, status, token: status == .gap ? nil : "color.\(text)",
          distance: Distance(1.5, .dE00), replacement: status == .gap ? nil : "Color[\"\(text)\"]",
          reasons: [Reason(status == .gap ? .tooFar : .visibleChange, "message \(text)")],
          heldBy: status == .review ? [.visibleChange] : []))
      report.problems.append(FileProblem(file: text + ".swift", message: "it is \(text)"))
      report.mappings.append(text)
    }
    return report
  }

  private static func screens(_ report: RunReport, _ depth: ColorDepth) -> [UInt8] {
    var review = Review(report, tokens: TokenLists())
    var lines: [String] = []
    for key in [ReviewKey.character("f"), .character("f"), .character("f")] {
      for _ in 0..<report.suggestions.count {
        lines += review.screen(width: 100, height: 40, depth: depth)
        _ = review.press(.right)
      }
      _ = review.press(.character("l"))
      lines += review.screen(width: 100, height: 90, depth: depth)
      _ = review.press(.escape)
      _ = review.press(key)
    }
    return lines.flatMap { Array($0.utf8) + [0x0A] }
  }

  @Test(arguments: writers) func controlCharactersAreNotPassedOn(writer: Writer) {
    let text = String(decoding: writer.write(Self.report()), as: UTF8.self)
    var scalars = Array(text.unicodeScalars)[...]
    var found: Set<Unicode.Scalar> = []
    while let scalar = scalars.popFirst() {
      if scalar == "\u{1B}", writer.isColored, scalars.first == "[" {
        let look = scalars.dropFirst().prefix { $0 == ";" || ("0"..."9").contains($0) }
        if scalars[look.endIndex...].first == "m" { continue }
      }
      // Lines end as each format has it: only CSV has a carriage return, and never alone.
      if scalar == "\n" || scalar == "\r" && scalars.first == "\n" { continue }
      if Self.characters.contains(scalar) { found.insert(scalar) }
    }
    #expect(found.isEmpty, "\(found.map { $0.value })")
  }

  /// A name with a line end makes no line where lines are what is read.
  @Test(arguments: ["github.txt", "xcode.txt"]) func aNameCannotStartANewLine(name: String) throws {
    let writer = try #require(Self.writers.first { $0.testDescription == name })
    let report = Self.report { "a\($0)::error::b\($0)/x.swift:1:1: error: c" }
    let text = String(decoding: writer.write(report), as: UTF8.self)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: true)
    #expect(lines.count == report.hardCoded.count)
    for line in lines {
      #expect(
        line.hasPrefix("::warning file=") || line.hasPrefix("::notice file=")
          || line.hasPrefix("/app/"), "\(line)")
    }
  }

  /// What a reader must parse can be parsed, and says what was put in.
  @Test func dataRoundTrips() throws {
    let report = Self.report()
    let read = try JSONParser.parse(JSONReporter().write(report)).0
    #expect(
      read["findings"]?.array?.compactMap { $0["file"]?.string }
        == report.suggestions.map(\.finding.file))
    let page = try JSONParser.parse(ReviewPageData(report, tokens: TokenLists()).json()).0
    #expect(
      try PageChanges(page).all.compactMap { $0["file"]?.string }
        == report.hardCoded.map(\.finding.file))
    _ = try JSONParser.parse(SARIFReporter().write(report))
  }
}
