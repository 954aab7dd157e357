import MigrateKitCore

// The messages of a check against an app, and the commands that fix the findings.

extension AppCheck {
  /// The command that prints a patch for the disagreements.
  package func command(patching side: String) -> String {
    "dsmigrate tokens check --app \(ShellText.quoted(app)) --patch \(side) "
      + ShellText.quoted(mapping)
  }

  /// The command that writes the declarations.
  package var generateCommand: String {
    "dsmigrate tokens generate --app \(ShellText.quoted(app)) \(ShellText.quoted(mapping)) "
      + "--swift FILE"
  }
}

extension AppCheck.Disagreement {
  /// `spacing.sm is 8 (t.tokens.json:12); 'Spacing.sm' is 12 (Theme.swift:3)`.
  var sentence: String {
    let declared = inApp.map { declared in
      let spot = declared.place.map { " (\($0))" } ?? " (an asset catalog)"
      let homes = declared.targets.map { "'\($0)'" }
      let inTargets = homes.isEmpty ? "" : " in \(ReasonMessages.list(homes))"
      return ValueText.full(declared.value) + inTargets + spot
    }
    return "\(token) is \(ValueText.full(inFile)) (\(place.spot(of: token))); '\(code)' is "
      + ReasonMessages.list(declared)
  }
}

extension AppCheck.Missing {
  var sentence: String {
    "\(token): '\(code)' (\(place.spot(of: token)))"
      + (nearest.map { "; the nearest name is '\($0)'" } ?? "")
  }
}

extension AppCheck.Unknown {
  var sentence: String { "\(token) (\(place.spot(of: token))): \(reason)" }
}

extension AppCheck.Extra {
  var sentence: String { "\(name)\(value.map { " is \(ValueText.full($0))" } ?? "") (\(place))" }
}

extension ValueText {
  /// A value in a sentence with all its appearances and how it scales: `#0891B2, #22D3EE in dark
  /// appearance`, `17 semibold scaling with body`.
  static func full(_ value: StyleValue) -> String {
    if case .font(let font) = value, let style = font.textStyle {
      return "\(text(font)) scaling with \(style)"
    }
    guard case .color(let color) = value else { return ValueDescription.plain(value) }
    var parts = [text(color.light)]
    for mode in AppearanceMode.allCases.dropFirst() {
      let fallback = mode.isHighContrast ? mode.plain : .light
      let sample = color.drawn(in: mode)
      if sample != color.drawn(in: fallback) { parts.append("\(text(sample)) \(mode.phrase)") }
    }
    return parts.joined(separator: ", ")
  }
}
