import MigrateKitCore

/// A comparison of design systems as one HTML page for designers, without scripts or network
/// access, in light and dark.
package struct ComparisonPage: Sendable {
  let comparison: TokenComparison

  /// Makes the page of a comparison.
  package init(_ comparison: TokenComparison) { self.comparison = comparison }

  /// The page as UTF-8.
  package func write() -> [UInt8] {
    let page: HTML = """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
      <title>\(title)</title>
      <style>
      \(ComparisonStyle.sheet)
      </style>
      </head>
      <body>
      <header>
      <p class="eyebrow">dsmigrate tokens compare</p>
      <h1>\(title)</h1>
      <p class="lead">\(summary)</p>
      </header>
      <nav aria-label="Sections">\(contents)</nav>
      <main>
      \(overview)
      \(tables)
      \(apart)
      \(shared)
      \(misses)
      \(lacks)
      </main>
      </body>
      </html>

      """
    return Array(page.text.utf8)
  }

  // MARK: The head

  private var title: String {
    let count = comparison.systems.count
    let names = ["No", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine"]
    let number = count < names.count ? names[count] : String(count)
    return "\(number) design system\(count == 1 ? "" : "s"), one vocabulary"
  }

  private var summary: String {
    let rows = comparison.rows
    let everywhere = rows.count { row in row.cells.allSatisfy { $0 != nil } }
    let nowhere = rows.count { row in row.cells.allSatisfy { $0 == nil } }
    return "\(rows.count) shared names: \(everywhere) in every system,  "
      + "\(rows.count - everywhere - nowhere) in some, \(nowhere) in none. "
      + "\(Count.text(comparison.sharedColors.count, "color")) under several names, "
      + "\(Count.text(comparison.nearMisses.count, "near-miss", plural: "near-misses"))."
  }

  private var contents: [HTML] {
    let categories = categories.map { category -> HTML in
      "<a href=\"#\(category.rawValue)\">\(category.title)</a>"
    }
    return categories + [
      "<a href=\"#apart\">One name, several colors</a>",
      "<a href=\"#shared\">One color, several names</a>", "<a href=\"#misses\">Nearly the same</a>",
      "<a href=\"#lacks\">What is missing</a>",
    ]
  }

  var categories: [TokenCategory] {
    TokenCategory.allCases.filter { category in
      comparison.rows.contains { $0.category == category }
    }
  }

  /// One card for each system: its palette, and its share of the vocabulary.
  private var overview: HTML {
    let cards = comparison.systems.map { system -> HTML in
      let all = comparison.rows.count
      let answered = all - system.lacks.count
      let percent = all == 0 ? 0 : answered * 100 / all
      var seen: Set<RGBA8> = []
      let palette = system.colors.filter { seen.insert($0.value.light.rgba8).inserted }
        .sorted { Self.order($0.value.light) < Self.order($1.value.light) }
        .map { color -> HTML in
          "<i style=\"--c:\(color.value.light.css)\" title=\"\(color.name)\"></i>"
        }
      return """
        <article class="system">
        <h2>\(system.name)</h2>
        <div class="palette">\(palette)</div>
        <p class="meter"><span style="width:\(percent)%"></span></p>
        <p class="soft"><b>\(answered)</b> of \(all) names · \(system.tokenCount) tokens</p>
        </article>
        """
    }
    return "<section class=\"systems\">\(cards)</section>"
  }

  /// Grays by lightness first, then hues around the circle.
  private static func order(_ color: ColorSample) -> Double {
    let lab = color.okLab
    if Math.length(lab.a, lab.b) < 0.04 { return 1 - lab.l }
    return 10 + Math.angle(y: lab.b, x: lab.a)
  }
}
