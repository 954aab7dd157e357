import MigrateKitCore

// Similar colors across the systems, and what each of them lacks.

extension ComparisonPage {
  /// The names whose colors differ most, each as a band of the systems' colors.
  var apart: HTML {
    let rows = comparison.rowsApart
    let bands = rows.map { row, difference -> HTML in
      let adapts = row.cells.contains { $0?.color?.dark != nil }
      let colors = zip(row.cells, comparison.systems).map { token, system -> HTML in
        guard let color = token?.color else { return "<span class=\"gap\"></span>" }
        let dark: HTML =
          adapts && color.dark == nil
          ? "<i class=\"missing\" title=\"no dark value\"></i>"
          : "<i style=\"--c:\(color.drawn(in: .dark).css)\"></i>"
        return """
          <span class="check" title="\(system.name)"><i style="--c:\(color.light.css)"></i>\(dark)</span>
          """
      }
      let notes = difference.notes(comparison.systems).map { note -> HTML in
        "<small>\(note)</small>"
      }
      return """
        <li><span><code>\(HTML.breakable(row.name))</code>\(notes)</span><div class="band">\(colors)</div><b>\(FixedText.text(difference.largest, places: 1))</b></li>
        """
    }
    return section(
      "apart", "One name, several colors", rows.count,
      "The same name in light (above) and dark appearance, system by system, with the largest ΔE00 of any two in one appearance. Opacities are compared by themselves.",
      "<ul class=\"bands\">\(bands)</ul>")
  }

  var shared: HTML {
    let cards = comparison.sharedColors.map { color -> HTML in
      let names = color.places.map { place -> HTML in
        "<li><span>\(comparison.systems[place.system].name)</span> <code>\(HTML.breakable(place.name))</code></li>"
      }
      let value = color.places[0].color
      return """
        <article class="card">\(Self.swatch(value))<b>\(StyleValue.color(value).brief)</b><ul>\(names)</ul></article>
        """
    }
    return section(
      "shared", "One color, several names", comparison.sharedColors.count,
      "Pixel-identical in every appearance, and called differently.",
      "<div class=\"cards\">\(cards)</div>")
  }

  var misses: HTML {
    let cards = comparison.nearMisses.map { miss -> HTML in
      let sides = [miss.first, miss.second].map { place -> HTML in
        """
        <li><span>\(comparison.systems[place.system].name)</span> <code>\(HTML.breakable(place.name))</code> <em>\(ValueText.text(place.color.drawn(in: miss.appearance)))</em></li>
        """
      }
      return """
        <article class="card miss"><div class="pair"><i style="--c:\(miss.first.color.drawn(in: miss.appearance).css)"></i><i style="--c:\(miss.second.color.drawn(in: miss.appearance).css)"></i></div><b>ΔE \(FixedText.text(miss.distance, places: 2))</b> <small>\(miss.appearance.phrase)</small><ul>\(sides)</ul></article>
        """
    }
    return section(
      "misses", "Nearly the same", comparison.nearMisses.count,
      "Two systems, two values, at most ΔE00 \(ValueText.points(TokenComparison.nearMissLimit)) apart: most likely one color that was copied by eye.",
      "<div class=\"cards\">\(cards)</div>")
  }

  var lacks: HTML {
    let cards = comparison.systems.map { system -> HTML in
      let names = system.lacks.map { name -> HTML in "<li><code>\(HTML.breakable(name))</code></li>"
      }
      return """
        <article class="card lacks"><h3>\(system.name) <small>\(system.lacks.count)</small></h3><ul>\(names)</ul></article>
        """
    }
    return section(
      "lacks", "What is missing", comparison.systems.map(\.lacks.count).reduce(0, +),
      "Shared names that a system lacks.", "<div class=\"cards\">\(cards)</div>")
  }

  private func section(
    _ id: String, _ title: String, _ count: Int, _ lead: String, _ body: HTML
  ) -> HTML {
    let content: HTML = count == 0 ? "<p class=\"soft\">None.</p>" : body
    return """
      <section id="\(id)"><h2>\(title) <small>\(count)</small></h2><p class="soft">\(lead)</p>\(content)</section>
      """
  }
}
