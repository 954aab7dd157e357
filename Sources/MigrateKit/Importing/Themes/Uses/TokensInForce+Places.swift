import MigrateKitCore

// The parts of an app in which tokens are used.

extension TokensInForce {
  /// The folder that holds the declaration of a token and all of its uses, where most views are elsewhere; `nil` if
  /// they are spread.
  func place(of users: Set<String>, around token: ImportedToken) -> String? {
    let folder = users.reduce(FilePath.folder(token.file)) {
      FilePath.common($0, FilePath.folder($1))
    }
    guard !folder.isEmpty, !Self.isShared(folder) else { return nil }
    return isPart(token, { $0.hasPrefix(folder + "/") }) ? folder : nil
  }

  /// Whether most of the files that draw, and that may see a token, are not among some.
  private func isPart(_ token: ImportedToken, _ isInside: (String) -> Bool) -> Bool {
    let targets = views.first { $0.path == token.file }?.targets ?? []
    let seeing =
      token.isPublic || targets.isEmpty
      ? views : views.filter { !$0.targets.isDisjoint(with: targets) }
    let inside = seeing.count { isInside($0.path) }
    let outside = seeing.count - inside
    return outside >= Self.fewestElsewhere && outside >= Self.ratioElsewhere * inside
  }

  /// The folder of the part of an app that both the type of a token and its folder are named for, if only code there uses
  /// the token: `Promos` of `PromoDesign.cardBackground`, wherever the type itself is declared.
  func part(of token: ImportedToken, usedIn own: Set<String>) -> String? {
    guard let first = own.first, case .member(let owner) = token.source else { return nil }
    let named = NameWords.split(String(owner.split(at: ".").first ?? ""))
      .filter { Self.isTopic($0, in: token.category) }
    let names = own.reduce(FilePath.folder(first)) { FilePath.common($0, FilePath.folder($1)) }
      .split(at: "/")
    // The innermost folder first.
    for end in names.indices.reversed() {
      let words = Self.words(names[end])
      let folder = names[...end].joined(separator: "/")
      if named.contains(where: { words.contains(NameWords.singular($0)) }),
        isPart(token, { $0.hasPrefix(folder + "/") })
      {
        return folder
      }
    }
    return nil
  }

  /// The word that the name of a token has, and the path of each file that uses it, if most others do not have it:
  /// `blueprint` of `blueprintDetail`, which only files such as `PlanBlueprintCard.swift` use, or `workflow` of
  /// `workflowFailed` in the folder `Workflow`.
  func topic(of token: ImportedToken, usedIn own: Set<String>) -> String? {
    guard own.count >= Self.fewestOfTopic else { return nil }
    return NameWords.split(token.name).first { word in
      Self.isTopic(word, in: token.category) && ComponentSet(names: [word]).isEmpty
        && NameWords.role(of: word) == nil
        && own.allSatisfy { Self.isNamed($0, for: word) }
        && isPart(token, { Self.isNamed($0, for: word) })
    }
  }

  /// Whether a word says what something is about, and not that it is of the design or of the whole app.
  private static func isTopic(_ word: String, in category: TokenCategory) -> Bool {
    !ThemeWords.nameTheme([word]) && !ofApp.contains(word)
      && (!ComponentSet(names: [word]).isEmpty
        || !NameSubjects.subjects(of: [word], own: "", in: category).isEmpty)
  }

  private static let ofApp: Set<String> = [
    "ui", "app", "kit", "main", "base", "common", "shared", "core", "global", "component", "view",
    "screen", "feature", "module", "constant",
  ]

  /// The minimum number of files whose names show what the name of a token is about.
  private static let fewestOfTopic = 2

  /// Whether the name of a file or of a folder around it has a word.
  private static func isNamed(_ path: String, for word: String) -> Bool {
    let word = NameWords.singular(word)
    return path.split(at: "/").contains { words($0.prefix { $0 != "." }).contains(word) }
  }

  private static func words(_ name: Substring) -> Set<String> {
    Set(NameWords.split(String(name)).map(NameWords.singular))
  }

  /// Whether a folder is named for what the whole app shares, or for its design: no part of the app.
  private static func isShared(_ folder: String) -> Bool {
    let names = folder.split(at: "/")
    guard let name = names.last.map(String.init) else { return false }
    // A feature has components as well.
    return ThemeWords.nameTheme([name])
      || names.count <= 2 && NameWords.split(name).last.map(shared.contains) ?? false
  }

  private static let shared: Set<String> = [
    "shared", "common", "core", "components", "utils", "utilities", "helpers", "extensions",
    "support", "resources", "styles", "constants",
  ]

  /// Whether no other file uses any color of the app, and a color that the system names is used by the file that declares
  /// it: such are the swatches of a product, by the names that a server has for them.
  func isOfOwnFile(_ token: ImportedToken) -> Bool {
    guard case .color(let color) = token.value, SystemColors.isNamed(color),
      usersByCategory[.color, default: []].isEmpty, views.count >= Self.fewestElsewhere
    else { return false }
    return homes[token.path] == [token.file]
  }
}
