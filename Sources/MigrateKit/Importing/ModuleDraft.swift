/// An entry of a mapping's `modules` to be written.
struct ModuleDraft: Hashable, Sendable {
  var files: [String]
  var importName: String?
  /// The tokens that the module sees; `nil` for all.
  var sees: [String]?

  var json: JSONValue {
    .object(
      JSONObject([
        "files": .array(files.map { .string($0) }),
        "import": importName.map { .string($0) } ?? .null,
        "sees": sees.map { .array($0.map { .string($0) }) },
      ]))
  }
}

/// What one file tells of modules: where it stands, what it imports, which tokens it uses.
struct ModuleEvidence: Hashable, Sendable {
  /// The path from the folder of the configuration.
  var path: String
  var imports: [String]
  /// Whether it imports what views are made with.
  var isInterface: Bool {
    imports.contains { ["SwiftUI", "UIKit", "AppKit", "Cocoa"].contains($0) }
  }
  /// The tokens that it uses, by path.
  var uses: Set<String> = []
  var isTest = false
}

/// Works out which module sees which tokens, from what the code imports and uses today.
///
/// A folder that other files import by its name is a module; what stands beside an Xcode project, each
/// folder by itself, may be a target of its own.
package struct ModuleSurvey {
  /// Folders that say how code is built, relative to that of the configuration.
  package struct Folders: Hashable, Sendable {
    /// Those that hold an Xcode project.
    package var projects: [String] = []
    /// Those that hold a package.
    package var packages: [String] = []
  }

  private let files: [ModuleEvidence]
  private let projects: [String]
  /// The folder of each module, by its name.
  private var folders: [String: String] = [:]

  /// Surveys the files of a code base.
  init(_ files: [ModuleEvidence], _ known: Folders) {
    self.files = files
    projects = known.projects.sorted { $0.count > $1.count }
    let imported = Set(files.lazy.filter { !$0.isTest }.flatMap(\.imports))
    for file in files {
      var path = ""
      for part in file.path.split(separator: "/").dropLast() {
        path = path.isEmpty ? String(part) : "\(path)/\(part)"
        let name = String(part)
        guard imported.contains(name), folders[name] == nil else { continue }
        folders[name] = path
      }
    }
    // A folder whose own files import its name is about a module of the system's.
    folders = folders.filter { name, folder in
      !files.contains { $0.imports.contains(name) && Self.contains(folder, $0.path) }
    }
    // The targets of packages are modules, imported or not.
    for package in known.packages {
      let sources = package.isEmpty ? "Sources/" : "\(package)/Sources/"
      for file in files where file.path.hasPrefix(sources) {
        let parts = file.path.dropFirst(sources.count).split(separator: "/")
        guard parts.count > 1, folders[String(parts[0])] == nil else { continue }
        folders[String(parts[0])] = sources + parts[0]
      }
    }
  }

  /// The module that a file belongs to; `nil` for code that no one imports.
  func module(of path: String) -> String? {
    folders.filter { Self.contains($0.value, path) }
      .max { ($0.value.count, $1.key) < ($1.value.count, $0.key) }?.key
  }

  /// The entries of the mapping; none where every file sees every token without an import.
  func entries(for tokens: [ImportedToken]) -> [ModuleDraft] {
    let homes = Dictionary(grouping: tokens) { module(of: $0.file) ?? "" }
    let modules = homes.filter { !$0.key.isEmpty }
    var units: [String: [ModuleEvidence]] = [:]
    for file in files where !file.isTest { units[unit(of: file.path), default: []].append(file) }
    var entries: [(folder: String, seen: Seen)] = []
    for (folder, members) in units where members.contains(where: \.isInterface) {
      entries.append((folder, seen(by: members, in: folder, homes)))
    }
    guard entries.contains(where: { $0.seen != .everything }) else { return [] }
    return drafts(entries.sorted { $0.folder < $1.folder }, tokens, modules)
  }

  /// What the files of one folder see.
  private struct Seen: Hashable {
    var importName: String?
    /// The modules whose tokens are seen, `""` for those of no module; `nil` for all of them.
    var homes: Set<String>?
    static let everything = Seen(importName: nil, homes: nil)
  }

  private func seen(
    by members: [ModuleEvidence], in folder: String, _ homes: [String: [ImportedToken]]
  ) -> Seen {
    let own = members.first.flatMap { module(of: $0.path) } ?? ""
    let imports = Set(members.flatMap(\.imports))
    var seen: Set<String> = []
    for (home, tokens) in homes {
      let isOwn = home == own && (!home.isEmpty || isHome(folder, of: tokens, members))
      let isOpen = !home.isEmpty && imports.contains(home) && tokens.contains(where: \.isPublic)
      if isOwn || isOpen { seen.insert(home) }
    }
    // Only one import can be named: that of the module with the most tokens.
    let imported = seen.filter { !$0.isEmpty && $0 != own }
      .max { (homes[$0]?.count ?? 0, $1) < (homes[$1]?.count ?? 0, $0) }
    seen = seen.filter { $0.isEmpty || $0 == own || $0 == imported }
    return Seen(importName: imported, homes: seen == Set(homes.keys) ? nil : seen)
  }

  /// Whether tokens that no module holds are seen in a folder: it declares some, or uses some.
  private func isHome(
    _ folder: String, of tokens: [ImportedToken], _ members: [ModuleEvidence]
  ) -> Bool {
    let paths = Set(tokens.map(\.path))
    return folder.isEmpty || tokens.contains { Self.contains(folder, $0.file) }
      || members.contains { !$0.uses.isDisjoint(with: paths) }
  }

  /// The folder that a file's neighbors share a build with: its module's, or a target's beside a
  /// project; empty for the whole.
  private func unit(of path: String) -> String {
    if let module = module(of: path), let folder = folders[module] { return folder }
    for project in projects where project.isEmpty || Self.contains(project, path) {
      let rest = project.isEmpty ? path[...] : path.dropFirst(project.count + 1)
      let parts = rest.split(separator: "/")
      guard parts.count > 1 else { return project }
      return project.isEmpty ? String(parts[0]) : "\(project)/\(parts[0])"
    }
    return ""
  }

  private func drafts(
    _ entries: [(folder: String, seen: Seen)], _ tokens: [ImportedToken],
    _ modules: [String: [ImportedToken]]
  ) -> [ModuleDraft] {
    var groups: [Seen: [String]] = [:]
    for entry in entries { groups[entry.seen, default: []].append(entry.folder) }
    let ordered = groups.sorted {
      ($0.value.count, $1.value[0]) > ($1.value.count, $0.value[0])
    }.sorted { $0.value.contains("") && !$1.value.contains("") }
    // What stands in no module and in no target's folder, else the most frequent sight, is the rule
    // for what no entry names.
    guard let rest = ordered.first else { return [] }
    var drafts = ordered.dropFirst().map { seen, folders in
      ModuleDraft(
        files: folders.sorted().map { $0.isEmpty ? "*" : "\($0)/**" },
        importName: seen.importName, sees: globs(of: seen, tokens))
    }.sorted { $0.files[0] < $1.files[0] }
    // What is nested in another folder is told first.
    drafts.sort { left, right in
      right.files.contains { glob in
        left.files.contains { $0 != glob && $0.hasPrefix(glob.dropLast(2)) }
      }
    }
    drafts.append(
      ModuleDraft(
        files: ["**"], importName: rest.key.importName, sees: globs(of: rest.key, tokens)))
    return drafts
  }

  /// Patterns of the tokens that are seen: whole groups where all of a group are.
  private func globs(of seen: Seen, _ tokens: [ImportedToken]) -> [String]? {
    guard let homes = seen.homes else { return nil }
    let visible = tokens.filter { homes.contains(module(of: $0.file) ?? "") }
    let paths = Set(visible.map(\.path))
    var globs: [String] = []
    for root in tokens.map({ String($0.path.prefix { $0 != "." }) }).uniqued() {
      let all = tokens.filter { $0.path.hasPrefix("\(root).") }.map(\.path)
      guard !all.allSatisfy(paths.contains) else {
        globs.append("\(root).**")
        continue
      }
      for group in all.map(Self.parent).uniqued() {
        let members = all.filter { Self.parent(of: $0) == group }
        let seen = members.filter(paths.contains)
        globs += seen.count == members.count ? ["\(group).*"] : seen
      }
    }
    return globs
  }

  private static func parent(of path: String) -> String {
    path.split(separator: ".").dropLast().joined(separator: ".")
  }

  private static func contains(_ folder: String, _ path: String) -> Bool {
    folder.isEmpty || path.hasPrefix("\(folder)/")
  }
}
