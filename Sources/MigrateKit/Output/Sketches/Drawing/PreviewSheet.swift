/// Writes one view as a picture for a document: before and after, in light and dark, without marks.
package struct PreviewSheet {
  private let view: SketchedView

  /// Makes a writer for a view.
  package init(_ view: SketchedView) {
    self.view = view
  }

  /// The picture as SVG, with fixed colors.
  package var svg: [UInt8] {
    let size = SketchSize(
      width: max(view.before.size.width, view.after.size.width),
      height: max(view.before.size.height, view.after.size.height))
    let gap = 24.0
    let caption = 28.0
    var parts: [HTML] = []
    for (column, (picture, appearance, title)) in columns.enumerated() {
      var writer = SVGWriter(appearance, prefix: "p\(column)-")
      let x = gap + Double(column) * (size.width + gap)
      parts.append(
        """
        <g transform="translate(\(SVGWriter.text(x)) \(SVGWriter.text(caption + gap)))">\
        <text x="0" y="-12" font-family="system-ui, Inter, sans-serif" font-size="15" \
        font-weight="600" fill="#6b6b76">\(title)</text>\(writer.content(of: picture))</g>

        """)
    }
    let width = SVGWriter.text(gap + 4 * (size.width + gap))
    let height = SVGWriter.text(caption + size.height + 2 * gap)
    let svg: HTML = """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width) \(height)" width="\(width)" height="\(height)">
      <desc>\(Self.mark)</desc><title>\(view.name)</title>
      <rect width="\(width)" height="\(height)" rx="20" fill="#ececf1"/>
      \(parts)</svg>

      """
    return Array(svg.text.utf8)
  }

  /// The comment that names the program in a file that it wrote.
  package static let mark = "A sketch by \(Tool.name)"

  private var columns: [(SketchPicture, SVGWriter.Appearance, String)] {
    [
      (view.before, .light, "Before"), (view.after, .light, "After"),
      (view.before, .dark, "Before, dark"), (view.after, .dark, "After, dark"),
    ]
  }
}
