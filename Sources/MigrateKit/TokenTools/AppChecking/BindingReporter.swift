import MigrateKitCore

/// Writes the result of binding a design system to an app.
package struct BindingReporter {
  private let style: TextStyle
  private let binding: SystemBinding
  /// The app's declarations of the bound tokens.
  private let check: AppCheck

  /// Makes a reporter.
  package init(_ binding: SystemBinding, _ check: AppCheck, style: TextStyle) {
    self.binding = binding
    self.check = check
    self.style = style
  }

  /// How many tokens of a kind are listed.
  private static let listed = 12

  /// The totals, the tokens with their declarations, then what differs and what is missing.
  ///
  /// - Parameters:
  ///   - mapping: The mapping file, which lists everything.
  ///   - isMissingWritten: Whether the missing declarations are written in the same run.
  /// - Returns: The text.
  package func text(mapping: String, isMissingWritten: Bool) -> String {
    [
      totals, bound(mapping), contradictions, unverified, unknown,
      missing(isWritten: isMissingWritten), rest,
    ]
    .filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private var totals: String {
    let all = binding.bound.map(\.token) + binding.missing
    let missing = Set(check.missing.map(\.token))
    return TokenCategory.allCases.compactMap { category -> String? in
      let own = all.filter { $0.category == category }
      guard !own.isEmpty else { return nil }
      let bound = own.count { !missing.contains($0.path) }
      return "  \(category.plural): \(bound) of \(own.count)\n"
    }.joined()
  }

  /// The tokens whose code is the app's own, those with the least evidence first.
  private func bound(_ mapping: String) -> String {
    let own = binding.bound.filter { !$0.evidence.contains(.code) }
      .sorted { ($0.evidence.count, $0.token.path) < ($1.evidence.count, $1.token.path) }
    let same = binding.bound.count - own.count
    let list = list(
      "Bound to a declaration with another name or place",
      own.map { bound in
        "\(bound.token.path) → \(code(bound.declaration)): "
          + "\(bound.evidence.map(\.phrase).joined(separator: ", ")) (\(place(bound.declaration)))"
      }, more: " in \(mapping)")
    let rest = same == 0 ? "" : "\(Count.text(same, "token")) with the system's own code\n"
    return list.isEmpty ? rest : list + rest
  }

  private var contradictions: String {
    guard !check.disagreements.isEmpty else { return "" }
    return list(
      "Another value in the app, which is the one that scan compares with",
      check.disagreements.map(\.sentence), more: "")
      + "  take the app's values into the token file:  \(check.command(patching: "tokens"))\n"
      + "  put the token file's values into the theme: \(check.command(patching: "theme"))\n"
  }

  private var unverified: String {
    list(
      "Not bound: its value in the app cannot be compared",
      binding.unverified, more: "")
  }

  private var unknown: String {
    list("The app's value is not known", check.unknown.map(\.sentence), more: "")
  }

  private func missing(isWritten: Bool) -> String {
    let values = Dictionary(
      binding.missing.map { ($0.path, ValueText.full($0.value)) }, uniquingKeysWith: { $1 })
    let list = list(
      "Not declared by the app",
      check.missing.map { missing in
        "\(missing.token)\(values[missing.token].map { " \($0)" } ?? ""): '\(missing.code)'"
      }, more: "")
    return list.isEmpty || isWritten ? list : list + "  declare them: \(check.generateCommand)\n"
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
    guard !rows.isEmpty else { return "" }
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
    declaration.codes.ofFirstSite ?? declaration.name
  }

  private func place(_ declaration: ImportedToken) -> String {
    "\(declaration.file):\(declaration.line)"
  }

  private func paragraph(_ text: String) -> String {
    TextWrap.lines(SafeText.line(text), width: style.width).joined(separator: "\n") + "\n"
  }
}
