import MigrateKitCore

/// Recognizes tokens that are named for one part of an app: `TopTabs.background`, `settingsRowText`.
///
/// Such a token serves that part. If the app also has a general color of the same value, code
/// without evidence of the part means the general one.
enum PartTokens {
  /// Words that name a part of an app, and no role that a color has.
  private static let parts: Set<String> = [
    "table", "row", "rows", "cell", "cells", "column", "columns", "tab", "tabs", "toolbar",
    "sidebar",
    "header", "footer", "settings", "onboarding", "login", "signup", "profile", "avatar", "player",
    "widget", "banner", "toast", "menu", "popup", "popover", "keyboard", "timeline", "message",
    "messages", "chat", "map", "chart", "graph", "calendar", "search", "navigation", "nav",
    "navbar",
    "tooltip", "splash", "launch", "share", "reader", "editor", "composer", "notification",
    "prompt",
    "tutorial", "intro", "welcome", "about", "empty",
  ]

  /// Lets colors of a part match nothing by themselves where an equal one may serve the same.
  ///
  /// - Parameters:
  ///   - tokens: The tokens with the roles that were guessed.
  ///   - app: The words that name the app and the module of a token.
  static func restrict(_ tokens: inout [ImportedToken], app: (ImportedToken) -> Set<String>) {
    var groups: [[RGBA8?]: [Int]] = [:]
    for (index, token) in tokens.enumerated() where !token.guess.isPlain && !token.guess.isFeedback
    {
      guard case .color(let color) = token.value else { continue }
      let appearances = [color.light, color.dark, color.highContrast, color.darkHighContrast]
      groups[appearances.map { $0?.rgba8 }, default: []].append(index)
    }
    for group in groups.values where group.count > 1 {
      let parts = group.map { part(of: tokens[$0], app: app(tokens[$0])) }
      let general = zip(group, parts).filter { $0.1 == nil }.map { tokens[$0.0] }
      for (index, part) in zip(group, parts) {
        guard let part,
          let other = general.first(where: { serves($0.guess, all: tokens[index].guess) })
        else { continue }
        tokens[index].guess = RoleGuess()
        tokens[index].guess.isPlain = true
        tokens[index].guess.evidence =
          "its name: it is for a '\(part)', and \(other.path) has the same value"
      }
    }
  }

  /// The part of the app in the name of a token or of its type; `nil` for none.
  static func part(of token: ImportedToken, app: Set<String>) -> String? {
    var names = [token.name]
    if case .member(let owner) = token.source {
      names = owner.split(at: ".").map(String.init) + names
    }
    return part(of: names, app: app)
  }

  /// The part of the app in the names of types; `nil` for none.
  static func part(of names: [String], app: Set<String>) -> String? {
    names.flatMap { NameWords.split($0) }.first { parts.contains($0) && !app.contains($0) }
  }

  /// Whether a token has all roles of another one.
  private static func serves(_ guess: RoleGuess, all other: RoleGuess) -> Bool {
    guess.roles.isEmpty || !other.roles.isEmpty && Set(other.roles).isSubset(of: guess.roles)
  }
}
