/// Writes what came of binding a design system to an app.
package struct BindingReporter {
  private let style: TextStyle
  private let binding: SystemBinding
  /// The commands that mend what is missing and what contradicts.
  private let commands: Commands

  /// The commands that a report names.
  package struct Commands {
    /// Declares what is missing.
    package var generate: String
    /// Takes the app's values into the token file.
    package var patchTokens: String
    /// Puts the token file's values into the theme.
    package var patchTheme: String

    /// Makes the commands for an app, by the folder as it was typed.
    package init(app: String) {
      let place = ShellText.quoted(app)
      generate = "dsmigrate tokens generate --app \(place) --swift FILE"
      patchTokens = "dsmigrate tokens check --app \(place) --patch tokens"
      patchTheme = "dsmigrate tokens check --app \(place) --patch theme"
    }
  }

  /// Makes a reporter.
  package init(_ binding: SystemBinding, app: String, style: TextStyle) {
    self.binding = binding
    self.style = style
    commands = Commands(app: app)
  }

  /// How many tokens of a kind are listed.
  private static let listed = 12

  /// The totals, the tokens with their declarations, then what differs and what is missing.
  ///
  /// - Parameters:
  ///   - mapping: The mapping file, which lists everything.
  ///   - isMissingWritten: Whether the missing declarations are written in the same run.
  package func text(mapping: String, isMissingWritten: Bool) -> String {
    [totals, bound(mapping), contradictions, missing(isWritten: isMissingWritten), rest]
      .filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private var totals: String {
    let all = binding.bound.map(\.token) + binding.missing
    return TokenCategory.allCases.compactMap { category -> String? in
      let count = all.count { $0.category == category }
      guard count > 0 else { return nil }
      let bound = binding.bound.count { $0.token.category == category }
      return "  \(category.plural): \(bound) of \(count) bound\n"
    }.joined()
  }

  private func bound(_ mapping: String) -> String {
    guard !binding.bound.isEmpty else { return "" }
    return list(
      "Bound",
      binding.bound.map { bound in
        "\(bound.token.path) → \(code(bound.declaration)): "
          + "\(bound.evidence.map(\.phrase).joined(separator: ", ")) (\(place(bound.declaration)))"
      }, more: " in \(mapping)")
  }

  private var contradictions: String {
    let found = binding.bound.filter(\.isContradicted)
    guard !found.isEmpty else { return "" }
    return list(
      "Another value in the app, which is the one that scan compares with",
      found.map { bound in
        "\(bound.token.path) is \(ValueText.full(bound.token.value)) (\(bound.token.origin)); "
          + "'\(code(bound.declaration))' is \(ValueText.full(bound.declaration.value)) "
          + "(\(place(bound.declaration)))"
      }, more: "")
      + "  take the app's values into the token file:  \(commands.patchTokens)\n"
      + "  put the token file's values into the theme: \(commands.patchTheme)\n"
  }

  private func missing(isWritten: Bool) -> String {
    guard !binding.missing.isEmpty else { return "" }
    return list(
      "Not declared by the app",
      binding.missing.map { "\($0.path) \(ValueText.full($0.value))" }, more: "")
      + (isWritten ? "" : "  declare them: \(commands.generate)\n")
  }

  private var rest: String {
    guard !binding.rest.isEmpty else { return "" }
    let names = binding.rest.prefix(6).map { code($0) }
    let more = binding.rest.count - names.count
    return paragraph(
      "Declared by the app, but no token of the system: \(names.joined(separator: ", "))"
        + (more > 0 ? " and \(more) more" : "") + ".")
  }

  // MARK: Parts

  private func list(_ title: String, _ rows: [String], more: String) -> String {
    let width = max(style.width - 4, 20)
    var lines = [style.bold(title) + " · \(rows.count)"]
    for row in rows.prefix(Self.listed) {
      for (number, line) in TextWrap.lines(SafeText.line(row), width: width).enumerated() {
        lines.append((number == 0 ? "  " : "    ") + line)
      }
    }
    if rows.count > Self.listed {
      lines.append("  … and \(rows.count - Self.listed) more\(SafeText.line(more))")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func code(_ declaration: ImportedToken) -> String {
    Site.allCases.lazy.compactMap { declaration.codes[$0] }.first ?? declaration.name
  }

  private func place(_ declaration: ImportedToken) -> String {
    "\(declaration.file):\(declaration.line)"
  }

  private func paragraph(_ text: String) -> String {
    TextWrap.lines(SafeText.line(text), width: style.width).joined(separator: "\n") + "\n"
  }
}
