import MigrateKitCore

/// Writes the tokens of a design system: values, roles and code.
package struct TokenListReporter: Sendable {
  private let style: TextStyle

  /// Makes a reporter that writes plain text.
  package init() { style = TextStyle() }

  /// Makes a reporter that draws as a terminal allows.
  package init(style: TextStyle) { self.style = style }

  // MARK: Text

  /// The tokens by category, one per line: path, value, roles, code.
  package func text(_ designSystem: DesignSystem) -> String {
    let count = designSystem.tokens.count
    var lines = [
      style.bold(SafeText.line(designSystem.name)) + " · \(count) token\(count == 1 ? "" : "s")"
    ]
    for category in TokenCategory.allCases {
      let tokens = designSystem.tokens.filter { $0.category == category }
      if tokens.isEmpty { continue }
      lines += ["", style.bold(category.title) + " · \(tokens.count)"]
      let rows = tokens.map { row($0, codes: designSystem.codes[$0.path] ?? [:]) }
      lines += aligned(rows)
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The cells of one token.
  private func row(_ token: DesignToken, codes: [Site: TokenCode]) -> [TextLine] {
    var path = TextLine()
    path.add(SafeText.line(token.path), token.deprecated == nil ? { $0 } : style.faint)
    var roles = TextLine()
    roles.add(Self.purpose(of: token), style.faint)
    var value = ValueText(style: style).line(token.value)
    for theme in token.themes {
      value.add("  \(SafeText.line(theme.name)) ", style.faint)
      value.add(swatch: style.swatch(theme.color))
      value.add(ValueText.text(theme.color))
    }
    return [path, value, roles, code(codes, token)]
  }

  /// `text, icon`; with a meaning `feedback: text, icon`.
  private static func purpose(of token: DesignToken) -> String {
    let known = UsageRole.allCases.filter(token.roles.contains).map(\.rawValue)
    let roles = known.isEmpty ? "any role" : known.joined(separator: ", ")
    return token.means.map { "\(SafeText.line($0)): \(roles)" } ?? roles
  }

  private func code(_ codes: [Site: TokenCode], _ token: DesignToken) -> TextLine {
    var line = TextLine()
    let sites = Site.allCases.filter { codes[$0] != nil }
    if let first = sites.first, let code = codes[first] {
      line.add(SafeText.line(code.text))
      if let name = code.requires { line.add(" needs \(SafeText.line(name))", style.faint) }
    } else {
      line.add("no code", style.yellow)
    }
    if let target = token.aliasOf.first {
      line.add("  = \(SafeText.line(target))", style.faint)
    }
    if token.deprecated != nil { line.add("  deprecated", style.yellow) }
    return line
  }

  /// Rows with their cells in columns, indented by two.
  private func aligned(_ rows: [[TextLine]]) -> [String] {
    let columns = rows.first?.count ?? 0
    let widths = (0..<columns).map { column in
      // A very long path or list of roles does not widen the columns.
      min(rows.map { $0[column].width }.max() ?? 0, 44)
    }
    return rows.map { row in
      var line = TextLine(indent: 2)
      var column = 2
      for (cell, width) in zip(row.dropLast(), widths) {
        line.add(cell)
        column += width + 2
        line.pad(to: column, gap: 2)
      }
      if let last = row.last { line.add(last) }
      return line.text
    }
  }

  // MARK: JSON

  /// The tokens as JSON with a final newline: keys in alphabetical order.
  package func json(_ designSystem: DesignSystem) -> [UInt8] {
    var json = JSONWriter()
    json.beginObject()
    json.member("name", designSystem.name)
    json.member("schemaVersion", JSONReporter.schemaVersion)
    json.key("tokens")
    json.beginArray()
    for token in designSystem.tokens {
      json.token(token, codes: designSystem.codes[token.path] ?? [:])
    }
    json.endArray()
    json.endObject()
    return json.finished()
  }
}

extension JSONWriter {
  fileprivate mutating func token(_ token: DesignToken, codes: [Site: TokenCode]) {
    beginObject()
    key("aliasOf")
    strings(token.aliasOf)
    member("category", token.category.rawValue)
    member("deprecated", token.deprecated)
    member("description", token.summary)
    member("means", token.means)
    member("path", token.path)
    key("roles")
    strings(UsageRole.allCases.filter(token.roles.contains).map(\.rawValue))
    member("semantic", token.isSemantic)
    key("spellings")
    self.codes(codes)
    if !token.themes.isEmpty {
      key("themes")
      beginObject()
      for theme in token.themes { member(named: theme.name, theme.color.rgba8.hex) }
      endObject()
    }
    key("value")
    value(token.value)
    key("words")
    strings(token.meaningWords.sorted())
    endObject()
  }

  private mutating func strings(_ values: [String]) {
    beginArray(inline: true)
    for value in values { string(value) }
    endArray()
  }

  private mutating func codes(_ codes: [Site: TokenCode]) {
    beginObject()
    for (site, code) in codes.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      key(named: site.rawValue)
      beginObject(inline: true)
      member("requires", code.requires)
      member("text", code.text)
      endObject()
    }
    endObject()
  }
}
