import MigrateKitCore

/// Leaves a role to the color that is named for it, where another one of the same value has it from its uses alone.
///
/// White text is `lightText`, however often the app takes `viewBackground` for it.
enum NamedRoles {
  /// Removes roles that only uses added.
  static func separate(_ tokens: inout [ImportedToken], usage: [String: TokenUsage]) {
    var groups: [[RGBA8?]: [Int]] = [:]
    for (index, token) in tokens.enumerated() where !token.guess.namedRoles.isEmpty {
      guard !token.guess.isPlain, !token.guess.isFeedback, case .color(let color) = token.value
      else { continue }
      let appearances = [color.light, color.dark, color.highContrast, color.darkHighContrast]
      groups[appearances.map { $0?.rgba8 }, default: []].append(index)
    }
    for group in groups.values where group.count > 1 {
      for index in group {
        let others = group.filter { $0 != index && usage[tokens[$0].path] != nil }
        // An accent paints whatever there is.
        let taken = others.map { tokens[$0].guess.namedRoles }.filter { !$0.contains(.tint) }
        let named = tokens[index].guess.namedRoles
        let kept = tokens[index].guess.roles.filter { role in
          named.contains(role) || !taken.contains { $0.contains(role) }
        }
        guard kept.count < tokens[index].guess.roles.count else { continue }
        tokens[index].guess.roles = kept
        if kept.count == named.count { tokens[index].guess.evidence = "its name" }
      }
    }
  }

  /// Gives the text of a pair, a white `Primary.text` beside a blue `Primary.main`, to what lies on the other color.
  static func pair(_ tokens: inout [ImportedToken]) {
    /// The path without the last name, where that before it is an accent, and the last name.
    func parts(_ token: ImportedToken) -> (owner: Substring, name: String)? {
      let parts = token.path.split(at: ".")
      guard token.category == .color, parts.count > 2,
        accents.contains(parts[parts.count - 2].lowercased())
      else { return nil }
      let name = parts[parts.count - 1]
      return (token.path.dropLast(name.utf8.count), name.lowercased())
    }
    var surfaces: [Substring: ImportedToken] = [:]
    for token in tokens {
      guard let parts = parts(token), surfaceNames.contains(parts.name) else { continue }
      surfaces[parts.owner] = token
    }
    for index in tokens.indices {
      guard let parts = parts(tokens[index]), let surface = surfaces[parts.owner],
        textNames.contains(parts.name), !tokens[index].guess.isPlain,
        isReadable(tokens[index].value, on: surface.value)
      else { continue }
      tokens[index].guess.roles = [.onAccent]
      tokens[index].guess.evidence = "its name, beside \(surface.path)"
    }
  }

  /// Whether a color without a hue is much lighter or much darker than a surface.
  private static func isReadable(_ text: StyleValue, on surface: StyleValue) -> Bool {
    guard case .color(let text) = text, case .color(let surface) = surface,
      ColorAppearances(text).isNeutral
    else { return false }
    func brightness(_ color: ColorValue) -> Double {
      (color.light.red + color.light.green + color.light.blue) / 3
    }
    return abs(brightness(text) - brightness(surface)) > leastContrast
  }

  /// The minimum difference between the means of the components.
  private static let leastContrast = 0.3
  /// The names of colors that others are laid on.
  private static let accents: Set<String> = [
    "primary", "accent", "brand", "tint", "success", "error", "warning", "danger", "destructive",
    "info", "button",
  ]
  private static let surfaceNames: Set<String> = [
    "main", "background", "bg", "fill", "base", "default",
  ]
  private static let textNames: Set<String> = ["text", "label", "foreground", "content", "title"]

  /// Leaves a white or a black that is named for one role to names alone, where the app takes its palette's for that
  /// role far more often: who writes `white` on 100 cards does not mean the `listBackground` of 40 lists.
  ///
  /// `app` gives the words that name the app and the module of a token.
  static func yield(
    _ tokens: inout [ImportedToken], usage: [String: TokenUsage],
    app: (ImportedToken) -> Set<String>
  ) {
    var palettes: [RGBA8: [ImportedToken]] = [:]
    for token in tokens where token.guess.isEmpty {
      guard let plain = token.plainColor, PaletteNames.contain(token.name, app: app(token)) else {
        continue
      }
      palettes[plain, default: []].append(token)
    }
    guard !palettes.isEmpty else { return }
    for index in tokens.indices {
      let named = tokens[index].guess.namedRoles
      guard !tokens[index].guess.isPlain, named.count == 1, let role = named.first,
        let plain = tokens[index].plainColor, let others = palettes[plain]
      else { continue }
      func uses(_ token: ImportedToken) -> Int { usage[token.path]?.roles[role] ?? 0 }
      let own = uses(tokens[index])
      guard let other = others.max(by: { (uses($0), $1.path) < (uses($1), $0.path) }),
        uses(other) >= max(fewestUses, majority * own)
      else { continue }
      tokens[index].guess = RoleGuess(
        evidence: "the app's uses: for \(role.rawValue) it takes \(other.path) "
          + "\(uses(other)) times, and this \(own) times", isPlain: true)
    }
  }

  /// The minimum number of uses of a palette's color for a role.
  private static let fewestUses = 10
  /// The minimum ratio of these uses to those of the color that is named for the role.
  private static let majority = 2
}

extension ImportedToken {
  /// Its color, if that is the same white or black in every appearance.
  fileprivate var plainColor: RGBA8? {
    guard case .color(let color) = value, color.light.isPlain,
      [color.dark, color.highContrast, color.darkHighContrast].allSatisfy({
        $0 == nil || $0?.rgba8 == color.light.rgba8
      })
    else { return nil }
    return color.light.rgba8
  }
}
