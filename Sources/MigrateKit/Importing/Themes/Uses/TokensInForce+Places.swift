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
    let targets = views.first { $0.path == token.file }?.targets ?? []
    let seeing =
      token.isPublic || targets.isEmpty
      ? views : views.filter { !$0.targets.isDisjoint(with: targets) }
    let inside = seeing.count { $0.path.hasPrefix(folder + "/") }
    let outside = seeing.count - inside
    return outside >= Self.fewestElsewhere && outside >= Self.ratioElsewhere * inside
      ? folder : nil
  }

  /// The folder of the part of an app that both the type of a token and its folder are named for, if only code there uses
  /// the token: `Promos` of `PromoDesign.cardBackground`.
  func part(of token: ImportedToken, usedIn own: Set<String>) -> String? {
    guard !own.isEmpty, let folder = place(of: own, around: token),
      case .member(let owner) = token.source
    else { return nil }
    func words(_ name: Substring?) -> Set<String> {
      Set(
        NameWords.split(String(name ?? "")).map { $0.hasSuffix("s") ? String($0.dropLast()) : $0 })
    }
    let shared = words(owner.split(separator: ".").first)
      .intersection(words(folder.split(separator: "/").last))
    return shared.contains { !ThemeWords.nameTheme([$0]) } ? folder : nil
  }

  /// Whether a folder is named for what the whole app shares, or for its design: no part of the app.
  private static func isShared(_ folder: String) -> Bool {
    let names = folder.split(separator: "/")
    guard let name = names.last.map(String.init) else { return false }
    // A feature has components as well.
    return ThemeWords.nameTheme([name])
      || names.count <= 2 && NameWords.split(name).last.map(shared.contains) ?? false
  }

  private static let shared: Set<String> = [
    "shared", "common", "core", "components", "utils", "utilities", "helpers", "extensions",
    "support", "resources", "styles", "constants",
  ]
}
