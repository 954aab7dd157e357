import MigrateKitCore

extension JSONWriter {
  /// The changed views, each with its pictures as SVG in the colors of both appearances.
  ///
  /// The script parses the pictures and only keeps known elements.
  mutating func screens(_ sketches: SketchReport, _ report: RunReport) {
    array("screens", of: Array(sketches.views.enumerated())) { json, numbered in
      let (number, view) = numbered
      let labels = PreviewPage.labels(view, report)
      func svg(_ picture: SketchPicture, _ prefix: String) -> String {
        var writer = SVGWriter(.adaptive, prefix: "\(prefix)\(number)-", labels: labels)
        return writer.svg(of: picture, title: view.name).text
      }
      json.beginObject(inline: true)
      json.member("name", SafeText.line(view.name))
      json.member("file", view.file)
      json.member("line", view.line)
      json.member("share", Int((view.drawnShare * 100).rounded(.down)))
      json.array("notes", of: view.notes, inline: true) { $0.string(SafeText.line($1)) }
      json.array("changes", of: view.changes, inline: true) {
        $0.string(report.suggestions[$1].finding.id)
      }
      json.member("before", svg(view.before, "b"))
      json.member("after", svg(view.after, "a"))
      json.endObject()
    }
  }
}
