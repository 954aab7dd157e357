import Testing

@testable import MigrateKit
@testable import MigrateKitCore

/// The changed views of whole runs.
@Suite struct SketchRunTests {
  private func drawn(
    _ name: String, level: Status = .review
  ) throws -> (outcome: MigrationRun.Outcome, sketches: SketchReport) {
    let run = try #require(SampleRun.all.first { $0.testDescription == "samples/\(name)" })
    let folder = try run.workspace()
    var request = MigrationRun.Request(paths: ["samples/app"], workingDirectory: folder.path)
    request.keepsModels = true
    request.policy = ApplyPolicy(level: level)
    let outcome = try MigrationRun.run(request)
    return (outcome, outcome.sketches())
  }

  /// A view as lines, one for each thing that is drawn: what, where, and with which color.
  private func lines(_ drawings: [SketchDrawing], _ depth: Int = 0) -> [String] {
    let indent = String(repeating: "  ", count: depth)
    return drawings.flatMap { drawing -> [String] in
      switch drawing {
      case .shape(let outline, let rect, let fill, let stroke):
        let line = stroke.map { " stroke \(paint($0.paint)) \(number($0.width))" } ?? ""
        return ["\(indent)\(outline) \(place(rect)) \(fill.map(paint) ?? "clear")\(line)"]
      case .text(let text, let lines):
        return lines.map {
          "\(indent)text \"\($0.text)\" \(number($0.x)),\(number($0.baseline)) size \(number(text.font.size)) \(text.font.asDrawn.weight?.rawValue ?? "-") \(paint(text.paint))"
        }
      case .symbol(let name, let rect, let color):
        return ["\(indent)symbol \(name) \(place(rect)) \(paint(color))"]
      case .hatched(let code, let rect): return ["\(indent)hatched \(code) \(place(rect))"]
      case .clipped(let outline, _, let inner):
        return ["\(indent)clip \(outline)"] + lines(inner, depth + 1)
      case .faded(let opacity, let inner):
        return ["\(indent)opacity \(number(opacity))"] + lines(inner, depth + 1)
      case .shadowed(let shadow, let inner):
        return ["\(indent)shadow \(number(shadow.radius))"] + lines(inner, depth + 1)
      }
    }
  }

  private func number(_ number: Double) -> String { SVGWriter.text(number, places: 1) }

  private func place(_ rect: SketchRect) -> String {
    [rect.x, rect.y, rect.width, rect.height].map(number).joined(separator: ",")
  }

  private func paint(_ paint: SketchPaint) -> String {
    switch paint {
    case .color(let color):
      let (light, dark) = (color.drawn(in: .light).rgba8.hex, color.drawn(in: .dark).rgba8.hex)
      return light == dark ? light : "\(light)/\(dark)"
    case .gradient(let gradient): return "gradient of \(gradient.stops.count)"
    case .material: return "material"
    case .unknown(let code): return "unknown(\(code))"
    }
  }

  /// Two screens of each sample, before and after.
  @Test(arguments: ["coaching", "ritual", "runner", "story", "wellness"])
  func screensKeepTheirStructure(name: String) throws {
    let sketches = try drawn(name).sketches
    var text = "changes in no picture: \(sketches.unseen.count)\n"
    for view in sketches.views {
      text +=
        "\n== \(view.name), \(view.changes.count) changes, "
        + "\(view.elementCount - view.unknownCount) of \(view.elementCount) drawn\n"
      for note in view.notes { text += "note: \(note)\n" }
    }
    let screens = sketches.views.filter { $0.before.size.height >= 844 }.prefix(2)
    for view in screens {
      text += "\n== \(view.name) before\n" + lines(view.before.drawings).joined(separator: "\n")
      text +=
        "\n\n== \(view.name) after\n" + lines(view.after.drawings).joined(separator: "\n") + "\n"
    }
    try Snapshot.expect(Array(text.utf8), in: "sketches/\(name).txt")
  }

  /// What is exact looks the same before and after.
  @Test func exactChangesMoveNothing() throws {
    let sketches = try drawn("runner", level: .exact).sketches
    #expect(!sketches.views.isEmpty)
    for view in sketches.views {
      #expect(view.before.size == view.after.size, "\(view.name)")
      #expect(lines(view.before.drawings) == lines(view.after.drawings), "\(view.name)")
    }
  }

  @Test func everyChangeIsInAPictureOrListed() throws {
    let (outcome, sketches) = try drawn("wellness", level: .near)
    let seen = Set(sketches.views.flatMap(\.changes))
    #expect(seen.isDisjoint(with: sketches.unseen))
    let applied = outcome.report.suggestions.indices.filter {
      let suggestion = outcome.report.suggestions[$0]
      return outcome.report.policy.applies(suggestion) && !suggestion.edits.isEmpty
        && suggestion.finding.file.hasSuffix(".swift")
    }
    #expect(seen.union(sketches.unseen) == Set(applied))
  }

  // MARK: The folder

  @Test func aPreviewReplacesAnEarlierOneAndNothingElse() throws {
    let (outcome, sketches) = try drawn("runner")
    let folder = try TemporaryFolder()
    let preview = PreviewFolder(outcome.report, sketches)
    try preview.write(to: folder.path("out"))
    try folder.write("out/Gone.svg", "<svg><desc>\(PreviewSheet.mark)</desc></svg>")
    try preview.write(to: folder.path("out"))
    #expect(throws: (any Error).self) { try folder.read("out/Gone.svg") }
    let page = try folder.text("out/index.html")
    #expect(page.contains("HomeView") && !page.contains("<script"))
    for foreign in ["http://", "https://"] {
      let plain = page.replacing("http://www.w3.org/2000/svg", with: "")
      #expect(!plain.contains(foreign))
    }
    try folder.write("out/notes.txt", "mine")
    #expect(throws: MigrationError.self) { try preview.write(to: folder.path("out")) }
    #expect(try folder.text("out/notes.txt") == "mine")
  }

  @Test func thePageOfReviewHoldsThePictures() throws {
    let (outcome, sketches) = try drawn("runner")
    let page = ReviewPage(tokens: outcome.tokens, sketches: sketches).write(outcome.report)
    let data = String(decoding: page, as: UTF8.self)
    #expect(data.contains("\"screens\""))
    #expect(data.contains("\\u003Csvg"), "no markup outside of the data")
  }
}
