import MigrateKitCore

/// The types of measures that code all over an app uses, which are for no part of it, whatever they are called.
struct WideTypes {
  private static let fewestFiles = 10
  private static let fewestFolders = 3

  private let owners: Set<String>

  /// Finds the types.
  ///
  /// - Parameters:
  ///   - tokens: The tokens that the app declares.
  ///   - usage: Their uses, by path.
  ///   - views: The files that draw.
  init(
    _ tokens: [ImportedToken], usage: [String: TokenUsage], views: [TokensInForce.ViewFile]
  ) {
    var users: [String: Set<String>] = [:]
    for token in tokens {
      guard case .member(let owner) = token.source, !owner.isEmpty else { continue }
      let files = usage[token.path]?.files.map(\.path).filter { $0 != token.file } ?? []
      users[owner, default: []].formUnion(files)
    }
    owners = Set(users.filter { Self.areSpread($1, views) }.keys)
  }

  /// Whether the type that declares a token is one of them.
  func declare(_ token: ImportedToken) -> Bool {
    guard case .member(let owner) = token.source else { return false }
    return owners.contains(owner)
  }

  /// Whether files are in several folders, and not in one that holds a small share of the views.
  private static func areSpread(_ files: Set<String>, _ views: [TokensInForce.ViewFile]) -> Bool {
    let folders = Set(files.map { FilePath.folder($0) })
    guard files.count >= fewestFiles, folders.count >= fewestFolders, let first = folders.first
    else { return false }
    let folder = folders.reduce(first, FilePath.common)
    return folder.isEmpty
      || views.count { $0.path.hasPrefix(folder + "/") } * 2 >= views.count
  }
}
