import MigrateKitCore

/// Writes proposed tokens as text: name, value, uses, what each replaces, and where.
package struct SuggestionReporter: Sendable {
  private let style: TextStyle
  private let invocation: String
  private let folder: String?

  /// Makes a reporter that draws as a terminal allows.
  ///
  /// - Parameters:
  ///   - style: How the terminal shows text.
  ///   - invocation: Additional arguments of the next command.
  ///   - folder: The folder of code that has no mapping yet, as an argument after a space; empty for the
  ///     working directory.
  package init(style: TextStyle, invocation: String = "", folder: String? = nil) {
    self.style = style
    self.invocation = invocation
    self.folder = folder
  }

  /// How many tokens of a category are listed.
  private static let limit = 24

  /// The tokens by category, the next command last.
  package func text(_ suggestions: TokenSuggestions) -> String {
    if suggestions.tokens.isEmpty { return "Every value has a token.\n" }
    let command = "dsmigrate tokens suggest\(invocation) --format json -o suggested.tokens.json"
    let next =
      folder.map { folder in
        [
          "", "Next: token file, mapping and Swift theme in one command",
          "  " + style.bold("dsmigrate init --suggest --swift FILE\(folder)"),
          "or the token file alone", "  " + style.bold(command),
        ]
      } ?? ["", "Next: the tokens as a token file", "  " + style.bold(command)]
    return list(suggestions) + next.joined(separator: "\n") + "\n"
  }

  /// The tokens by category.
  package func list(_ suggestions: TokenSuggestions) -> String {
    let uses = suggestions.tokens.map(\.count).reduce(0, +)
    var lines = [
      style.bold(Count.text(suggestions.tokens.count, "token"))
        + " for \(Count.text(uses, "value")) that the code writes out"
    ]
    for category in TokenCategory.allCases {
      let tokens = suggestions.tokens.filter { $0.value.category == category }
      if tokens.isEmpty { continue }
      lines += ["", style.bold(category.title) + " · \(tokens.count)"]
      lines += rows(tokens.prefix(Self.limit))
      let more = tokens.count - Self.limit
      if more > 0 { lines.append("  " + style.faint("and \(more) more")) }
    }
    if suggestions.single > 0 {
      lines += [
        "",
        style.faint(Count.text(suggestions.single, "value") + " used once: no token proposed"),
      ]
    }
    if suggestions.clearCount > 0 {
      if suggestions.single == 0 { lines.append("") }
      lines.append(
        style.faint(Count.text(suggestions.clearCount, "clear color") + ": no token proposed"))
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func rows(_ tokens: ArraySlice<TokenSuggestions.Proposed>) -> [String] {
    let values = ValueText(style: style)
    let cells = tokens.map { values.line($0.value) }
    let names = min(tokens.map { SafeText.width($0.path) }.max() ?? 0, 32)
    let widths = min(cells.map(\.width).max() ?? 0, 28)
    return zip(tokens, cells).flatMap { token, cell -> [String] in
      var line = TextLine(indent: 2)
      let count = Count.grouped(token.count)
      line.pad(to: 7 - count.count)
      line.add(count, style.bold)
      line.add("  ")
      line.add(SafeText.cut(SafeText.line(token.path), to: names))
      line.pad(to: 9 + names + 2, gap: 2)
      line.add(cell)
      line.pad(to: 9 + names + 2 + widths + 2, gap: 2)
      line.add(also(token), style.faint)
      let places = token.places(limit: 2, width: max((style.width - 26) / 2, 20))
      return [
        line.text.trimmingSpaces(), String(repeating: " ", count: 9) + style.faint(places),
      ]
    }
  }

  /// The other values that the token replaces: `+3: #8E8E92, #8F8E93`.
  private func also(_ token: TokenSuggestions.Proposed) -> String {
    let others = token.values.filter { $0 != token.value }.map(\.brief).uniqued()
      .filter { $0 != token.value.brief }
    if others.isEmpty { return "" }
    let shown = others.prefix(2).joined(separator: ", ")
    return "+\(others.count): " + SafeText.line(shown) + (others.count > 2 ? ", …" : "")
  }
}
