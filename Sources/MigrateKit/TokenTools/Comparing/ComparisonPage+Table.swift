import MigrateKitCore

// The table of the shared names: one section for each category, one column for each system.

extension ComparisonPage {
  var tables: [HTML] {
    categories.map { category in
      let rows = comparison.rows.filter { $0.category == category }
      let heads = comparison.systems.map { system -> HTML in "<th scope=\"col\">\(system.name)</th>"
      }
      return """
        <section id="\(category.rawValue)">
        <h2>\(category.title) <small>\(rows.count)</small></h2>
        <div class="scroll" tabindex="0" role="region" aria-label="\(category.title), system by system"><table class="\(category.rawValue)">
        <thead><tr><td></td>\(heads)</tr></thead>
        <tbody>\(rows.map(row))</tbody>
        </table></div>
        </section>
        """
    }
  }

  private func row(_ row: TokenComparison.Row) -> HTML {
    let spread: HTML =
      row.difference.map { difference -> HTML in
        if difference.isNone { return "<span class=\"same\">the same</span>" }
        let notes = difference.notes(comparison.systems).joined(separator: "; ")
        return difference.largest < 0.005
          ? "<span class=\"spread\">\(notes)</span>"
          : "<span class=\"spread\" title=\"largest ΔE00 of any two in one appearance\">Δ \(FixedText.text(difference.largest, places: 0))</span>"
      } ?? ""
    return """
      <tr><th scope="row"><code>\(HTML.breakable(row.name))</code> \(spread)<p>\(row.summary)</p></th>\(row.cells.map(cell))</tr>
      """
  }

  private func cell(_ token: DesignToken?) -> HTML {
    guard let token else { return "<td class=\"none\"><span>–</span></td>" }
    let name = token.aliasOf.last ?? token.path
    return """
      <td>\(Self.sample(of: token.value, isIcon: token.roles == [.icon]))<b>\(Self.words(for: token.value))</b><code title="\(token.summary)">\(HTML.breakable(name))</code></td>
      """
  }

  // MARK: Values

  /// A picture of a value.
  static func sample(of value: StyleValue, isIcon: Bool = false) -> HTML {
    switch value {
    case .color(let color): swatch(color)
    case .font(let font): specimen(font, isIcon ? "✦" : "Ag")
    case .radius(let points):
      "<div class=\"corner\"><i style=\"border-top-left-radius:\(css(points, most: 48))px\"></i></div>"
    case .shadow(let shadow):
      """
      <div class="elevation"><i style="box-shadow:\(css(shadow.x, most: 99))px \(css(shadow.y, most: 99))px \(css(shadow.radius * 2, most: 99))px \(shadow.color.light.css)"></i></div>
      """
    case .animation(let animation):
      "<div class=\"bar\"><i style=\"width:\(css(animation.seconds * 100, most: 100))%\"></i></div>"
    case .number(let number, .opacity):
      "<div class=\"check bar\"><i style=\"opacity:\(css(number, most: 1))\"></i></div>"
    case .number(let number, .duration):
      "<div class=\"bar\"><i style=\"width:\(css(number * 100, most: 100))%\"></i></div>"
    case .number(let number, .touchTarget):
      "<div class=\"target\"><i style=\"width:\(css(number, most: 64))px;height:\(css(number, most: 64))px\"></i></div>"
    case .number(let number, .borderWidth):
      "<div class=\"line\"><i style=\"border-top-width:\(css(number, most: 32))px\"></i></div>"
    case .number(let number, _):
      "<div class=\"bar\"><i style=\"width:\(css(number, most: 130))px\"></i></div>"
    }
  }

  /// The light color, and beside it the dark one where the color adapts.
  static func swatch(_ color: ColorValue) -> HTML {
    guard color.isAdaptive, let dark = color.dark else {
      return "<div class=\"swatch check\"><i style=\"--c:\(color.light.css)\"></i></div>"
    }
    return """
      <div class="swatch check"><i style="--c:\(color.light.css)"></i><i class="dark" style="--c:\(dark.css)"></i></div>
      """
  }

  private static func specimen(_ font: FontValue, _ text: String) -> HTML {
    let weight = font.weight.map { weight -> Int in
      (FontValue.Weight.allCases.firstIndex(of: weight) ?? 3) * 100 + 100
    }
    let design: HTML =
      switch font.design {
      case .serif: "ui-serif, Georgia, serif"
      case .rounded: "ui-rounded, system-ui, sans-serif"
      case .monospaced: "ui-monospace, monospace"
      case .default, nil: "system-ui, sans-serif"
      }
    let slant: HTML = font.isItalic ? "italic" : "normal"
    return """
      <div class="type" style="font-family:\(design);font-style:\(slant);font-weight:\(weight ?? 400);font-size:\(css(font.size, most: 64))px">\(text)</div>
      """
  }

  /// A value in words: `#0891B2 / #22D3EE`, `17 semibold, scales`.
  private static func words(for value: StyleValue) -> HTML {
    switch value {
    case .color(let color):
      guard color.isAdaptive, let dark = color.dark else {
        return "\(ValueText.text(color.light))"
      }
      return "\(ValueText.text(color.light))<br>\(ValueText.text(dark))"
    case .font(let font):
      let scales = font.textStyle.map { "scales as \($0)" } ?? "fixed"
      return "\(ValueText.text(font))<small>\(scales)</small>"
    case .radius(let points): return "\(ValueText.points(points))"
    case .shadow(let shadow):
      return """
        \(ValueText.text(shadow.color.light))<small>radius \(ValueText.points(shadow.radius)), y \(ValueText.points(shadow.y))</small>
        """
    case .animation(let animation): return "\(ValueText.text(animation))"
    case .number(let number, .duration): return "\(ValueText.points(number)) s"
    case .number(let number, .opacity): return "\(Percent.text(number))"
    case .number(let number, _): return "\(ValueText.points(number))"
    }
  }

  /// A number for CSS, between 0 (or its negative) and `most`, so that no value breaks the page.
  private static func css(_ number: Double, most: Double) -> String {
    DecimalText.text(max(min(number, most), -most), places: 3) ?? "0"
  }
}
