import MigrateKitCore

/// Writes the changed views of a run as one HTML page: before and after, in light and dark.
///
/// The page holds its pictures, needs no network and runs no script.
package struct PreviewPage {
  private let report: RunReport
  private let sketches: SketchReport

  /// Makes a writer for a run and its sketches.
  package init(_ report: RunReport, _ sketches: SketchReport) {
    self.report = report
    self.sketches = sketches
  }

  /// The pieces of the page as UTF-8: memory holds one view at a time.
  package func write(_ write: ([UInt8]) -> Void) {
    write(Array(head.text.utf8))
    for (number, view) in sketches.views.enumerated() {
      write(Array(section(view, number).text.utf8))
    }
    write(Array(foot.text.utf8))
  }

  private var head: HTML {
    let views = Count.text(sketches.views.count, "view")
    let changes = Count.text(Set(sketches.views.flatMap(\.changes)).count, "change")
    return """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="generator" content="\(Tool.name)">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
      <title>\(Tool.name) preview</title>
      <style>
      \(PreviewStyle.page)
      \(PreviewStyle.marks)
      </style>
      </head>
      <body>
      <header><h1>\(views) with \(changes)</h1>
      <p>Sketches made from the code: text is measured with estimated widths, symbols and pictures are \
      placeholders, and what is not known is hatched. Numbers mark what changes.</p></header>
      <nav><ol>\(contents)</ol></nav>
      <main>

      """
  }

  private var contents: [HTML] {
    sketches.views.enumerated().map { number, view in
      let count = Count.text(view.changes.count, "change")
      return "<li><a href=\"#v\(number + 1)\">\(view.name)</a> <small>\(count)</small></li>\n"
    }
  }

  private func section(_ view: SketchedView, _ number: Int) -> HTML {
    let labels = Self.labels(view, report)
    func figure(
      _ picture: SketchPicture, _ appearance: SVGWriter.Appearance, _ name: String, _ style: HTML
    ) -> HTML {
      var writer = SVGWriter(
        appearance, prefix: "v\(number)\(name.filter(\.isLetter))-", labels: labels)
      let title = "\(view.name) \(name)"
      return """
        <figure class="\(style)"><figcaption>\(name)</figcaption>\(writer.svg(of: picture, title: title))</figure>
        """
    }
    let share = Int((view.drawnShare * 100).rounded(.down))
    let notes = view.notes.map { note -> HTML in "<li>\(SafeText.line(note))</li>" }
    let details: HTML =
      notes.isEmpty
      ? ""
      : "<details><summary>What the sketch assumes or leaves out</summary><ul>\(notes)</ul></details>"
    return """
      <section id="v\(number + 1)">
      <h2>\(view.name)</h2>
      <p class="place"><code>\(view.file):\(view.line)</code>, \(share)% of its elements drawn</p>
      <div class="pictures">\
      \(figure(view.before, .light, "Before, light", "light"))\
      \(figure(view.after, .light, "After, light", "light"))\
      \(figure(view.before, .dark, "Before, dark", "dark"))\
      \(figure(view.after, .dark, "After, dark", "dark"))</div>
      <table>\(rows(view))</table>
      \(details)
      </section>

      """
  }

  /// The numbers of a view's changes, from 1.
  static func labels(
    _ view: SketchedView, _ report: RunReport
  ) -> [Int: SVGWriter.MarkLabel] {
    var labels: [Int: SVGWriter.MarkLabel] = [:]
    for (position, change) in view.changes.enumerated() {
      labels[change] = SVGWriter.MarkLabel(
        number: position + 1, id: report.suggestions[change].finding.id)
    }
    return labels
  }

  private func rows(_ view: SketchedView) -> [HTML] {
    view.changes.enumerated().map { position, change in
      let suggestion = report.suggestions[change]
      let finding = suggestion.finding
      let place =
        finding.file == view.file
        ? "line \(finding.start.line)" : "\(finding.file):\(finding.start.line)"
      return """
        <tr><th>\(position + 1)</th><td><code>\(QuotedCode.line(finding.source))</code></td>\
        <td><code>\(QuotedCode.line(suggestion.replacement ?? suggestion.token ?? ""))</code></td>\
        <td>\(suggestion.status.rawValue)</td><td>\(place)</td></tr>

        """
    }
  }

  private var foot: HTML {
    guard !sketches.unseen.isEmpty else { return "</main>\n</body>\n</html>\n" }
    let rows = sketches.unseen.prefix(200).map { change -> HTML in
      let finding = report.suggestions[change].finding
      return
        "<li><code>\(finding.file):\(finding.start.line)</code> <code>\(QuotedCode.line(finding.source))</code></li>\n"
    }
    let count = Count.text(sketches.unseen.count, "change")
    return """
      <section id="others"><h2>\(count) in no picture</h2>
      <p class="place">They are in code that no sketch draws: drawing code, views that other code makes, branches that \
      are not taken.</p>
      <ul>\(rows)</ul></section>
      </main>
      </body>
      </html>

      """
  }
}

/// The style sheets of previews.
enum PreviewStyle {
  /// The outlines and numbers of changes.
  static let marks: HTML = """
    .mark rect { fill: none; stroke: #6e56cf; stroke-width: .75; stroke-opacity: .45; }
    .mark path { fill: none; stroke: #6e56cf; opacity: 0; }
    .mark:hover rect { stroke-width: 2; stroke-opacity: 1; } .mark:hover path { opacity: 1; }
    .mark .badge { fill: #6e56cf; stroke: none; }
    .mark text { fill: #fff; font: 600 10px system-ui, sans-serif; text-anchor: middle; }
    """

  static let page: HTML = """
    :root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif; }
    body { margin: 0 auto; max-width: 1760px; padding: 24px; background: light-dark(#f6f6f8, #17171a);
      color: light-dark(#1c1c1f, #ececf0); }
    h1 { font-size: 24px; margin: 0 0 4px; } h2 { font-size: 19px; margin: 0; }
    header p, .place { margin: 0; max-width: 90ch; color: light-dark(#5c5c66, #a6a6b0); }
    nav { margin: 20px 0; } nav ol { columns: 220px auto; margin: 0; padding-left: 24px; }
    nav small { opacity: .6; } a { color: light-dark(#5b45b8, #b4a5f5); text-decoration: none; }
    section { margin: 0 0 40px; padding: 20px; border-radius: 14px; background: light-dark(#fff, #202024);
      content-visibility: auto; contain-intrinsic-size: auto 900px; }
    .pictures { display: grid; grid-template-columns: repeat(auto-fit, minmax(260px, 1fr)); gap: 12px;
      margin: 16px 0; align-items: start; max-width: 1760px; }
    figure { margin: 0; padding: 12px; max-width: 440px; border-radius: 12px; background: #e9e9ee; color: #3c3c43; }
    figure.dark { background: #2c2c31; color: #d0d0d8; }
    figcaption { font-size: 12px; font-weight: 600; margin-bottom: 8px; }
    svg { display: block; max-width: 100%; height: auto; }
    table { border-collapse: collapse; font-size: 13px; } th, td { padding: 3px 14px 3px 0; text-align: left; }
    th { color: #6e56cf; } code { font: 12.5px ui-monospace, Menlo, monospace; }
    details { margin-top: 12px; font-size: 13px; } summary { cursor: pointer; }
    """
}
