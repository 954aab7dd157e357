import MigrateKitCore

/// Styles of code that is in an app's repository and no part of the app: of examples, of copied dependencies, of archives,
/// and of hidden folders.
///
/// They count where the app uses them. An example that uses its styles in many files counts as an app.
package struct BorrowedStyles {
  /// How many styles of a folder were left out.
  package struct Folder: Hashable, Sendable {
    package var path: String
    package var count: Int
  }

  /// The paths of tokens and the codes of other styles that nothing outside of their folder uses.
  private(set) var unused: Set<String> = []
  /// The folders with such styles, in order.
  private(set) var folders: [Folder] = []

  /// Finds the styles that nothing outside of their folder uses; none if all of a project's tokens are in such folders.
  init(_ tokens: [ImportedToken], _ unvalued: [UnreadableMember], uses: [TokenUseReading]) {
    var homes: [String: String] = [:]
    for token in tokens { homes[token.path] = Self.folder(of: token.file) }
    guard !homes.isEmpty, tokens.contains(where: { homes[$0.path] == nil }) else { return }
    var names: [String: [String]] = [:]
    for style in unvalued {
      guard let code = style.code, let home = Self.folder(of: style.file) else { continue }
      homes[code] = home
      for name in TokenUses.names(of: code) { names[name, default: []].append(code) }
    }
    var used: Set<String> = []
    var ownUsers: [String: Set<String>] = [:]
    func note(_ style: String, in file: String) {
      guard let home = homes[style] else { return }
      if file.hasPrefix(home + "/") {
        ownUsers[home, default: []].insert(file)
      } else {
        used.insert(style)
      }
    }
    for reading in uses {
      for use in reading.uses { note(use.token, in: reading.path) }
      for code in reading.unvalued.keys.flatMap({ names[$0] ?? [] }) {
        note(code, in: reading.path)
      }
    }
    func isApp(_ folder: String) -> Bool {
      let name = folder.split(at: "/").last?.lowercased() ?? ""
      return Self.examples.contains(name)
        && ownUsers[folder, default: []].count >= Self.fewestFilesOfApp
    }
    let apps = Set(ownUsers.keys.filter(isApp))
    unused = Set(homes.keys.filter { !used.contains($0) && !apps.contains(homes[$0] ?? "") })
    let counts = unused.reduce(into: [String: Int]()) { $0[homes[$1] ?? "", default: 0] += 1 }
    folders = counts.sorted { $0.key < $1.key }.map { Folder(path: $0.key, count: $0.value) }
  }

  /// Tokens with those of the app's own code first, the others behind: of several declarations of one name the first counts.
  static func ownFirst(_ tokens: [ImportedToken], in model: ProjectModel) -> [ImportedToken] {
    let left = filesLeftOut(of: model)
    let own = Dictionary(grouping: tokens) { isOwn($0.file, but: left) }
    return (own[true] ?? []) + (own[false] ?? [])
  }

  /// Declarations without a value, without copies of those of the app's own code.
  static func withoutCopies(
    _ members: [UnreadableMember], in model: ProjectModel
  ) -> [UnreadableMember] {
    let left = filesLeftOut(of: model)
    let own = Set(members.lazy.filter { isOwn($0.file, but: left) }.map(\.name))
    return members.filter { !own.contains($0.name) || isOwn($0.file, but: left) }
  }

  /// Whether the app's own code has a file, by the files that no target compiles and by the folder.
  static func isOwn(_ file: String, but left: Set<String> = []) -> Bool {
    folder(of: file) == nil && !left.contains(file)
  }

  private static func filesLeftOut(of model: ProjectModel) -> Set<String> {
    Set(model.fileNames.indices.lazy.filter(model.isLeftOut).map { model.fileNames[$0] })
  }

  /// The folder around a file that is called after such code.
  private static func folder(of file: String) -> String? {
    let parts = file.split(at: "/")
    return parts.dropLast().indices.first { place in
      let name = parts[place].lowercased()
      let isHidden = name.hasPrefix(".") && name != "." && name != ".."
      // Deeper inside, an archive may be a feature of the app.
      return names.contains(name) || isHidden || place == 0 && archives.contains(name)
    }.map { place in
      parts[...place].joined(separator: "/")
    }
  }

  private static let archives: Set<String> = [
    "archive", "archives", "archived", "backup", "backups",
  ]

  private static let names: Set<String> = examples.union([
    "dependencies", "submodules", "external", "externals", "libs", "vendors",
  ])
  private static let examples: Set<String> = [
    "example", "examples", "demo", "demos", "sample", "samples", "playground", "playgrounds",
    "sandbox",
  ]
  /// Fewer files of an example that use its styles show a style, not an app with a theme.
  private static let fewestFilesOfApp = 5
}
