import MigrateKitCore

/// The paths of files in ids, decisions and baselines, independent of the working directory.
///
/// In a git work tree they are the paths of the report. Outside git a path is made of the name of the
/// project's folder and the path below it. The project is what is under one `.dsmigrate.json`, else
/// in the folder given.
struct RecordedNames: Sendable {
  /// A base folder of paths.
  private struct Base: Sendable {
    /// The folder, absolute.
    var folder: String
    /// The prefix that replaces it; `nil` to use the paths of the report.
    var label: String?
  }

  private let root: String
  /// The innermost first; empty if all paths are those of the report.
  private let bases: [Base]

  /// The names of the files of a run.
  ///
  /// - Parameters:
  ///   - found: The files of the run.
  ///   - paths: The paths of the run, absolute.
  init(_ found: FoundFiles, paths: [String]) {
    root = found.root
    let projects = found.projects.compactMap(\.project).map {
      (folder: $0, isInGit: Self.isInGit($0))
    }
    var folders = projects.filter { !$0.isInGit }.map(\.folder)
    if found.projects.contains(where: { $0.project == nil }) {
      folders += Self.given(paths, outside: projects.map(\.folder))
    }
    guard !folders.isEmpty else {
      bases = []
      return
    }
    let inGit = projects.filter(\.isInGit).map(\.folder)
    // Two folders with the same name are distinguished by their full paths.
    var counts: [String: Int] = [:]
    for folder in folders { counts[FilePath.name(folder), default: 0] += 1 }
    let taken = Set(inGit.map { Self.head(FilePath.relative($0, to: found.root)) })
    let labeled = folders.map { folder in
      let name = FilePath.name(folder)
      let isUnique = counts[name] == 1 && !taken.contains(name) && folder != "/"
      return Base(folder: folder, label: isUnique ? name : folder)
    }
    bases = (labeled + inGit.map { Base(folder: $0) })
      .sorted { $0.folder.utf8.count > $1.folder.utf8.count }
  }

  /// Whether every path is that of the report.
  var areThoseOfTheReport: Bool { bases.isEmpty }

  /// The recorded name of a file, if it differs from that in the report.
  func other(than name: String) -> String? {
    let recorded = recorded(name)
    return recorded == name ? nil : recorded
  }

  /// The recorded name of a file, by its name in the report.
  func recorded(_ name: String) -> String {
    guard !bases.isEmpty else { return name }
    let path = FilePath.absolute(name, from: root)
    guard let base = bases.first(where: { FilePath.contains($0.folder, path) }),
      let label = base.label
    else { return name }
    return FilePath.join(label, FilePath.relative(path, to: base.folder))
  }

  /// The name in the report of a file, by its recorded name; `nil` for a project that is not part of the
  /// run.
  func reported(_ recorded: String) -> String? {
    guard !bases.isEmpty, !recorded.isEmpty else { return recorded.isEmpty ? nil : recorded }
    let base = bases.first { base in base.label.map { FilePath.contains($0, recorded) } ?? false }
    if let base, let label = base.label {
      let path = FilePath.join(base.folder, FilePath.relative(recorded, to: label))
      return FilePath.relative(path, to: root)
    }
    let path = FilePath.absolute(recorded, from: root)
    return bases.contains { $0.label == nil && FilePath.contains($0.folder, path) } ? recorded : nil
  }

  /// The outermost given folders outside of projects and of git.
  private static func given(_ paths: [String], outside projects: [String]) -> [String] {
    let folders = paths.map { path -> String in
      guard FileSystem.kind(of: path) != .directory else { return FilePath.real(path) }
      return FilePath.real(FilePath.folder(path))
    }
    let open = folders.filter { folder in
      !projects.contains { FilePath.contains($0, folder) } && !isInGit(folder)
    }
    return Set(open).filter { folder in
      !open.contains { $0 != folder && FilePath.contains($0, folder) }
    }.sorted()
  }

  private static func isInGit(_ folder: String) -> Bool { GitWorkTree.top(of: folder) != nil }

  /// The first part of a path.
  private static func head(_ path: String) -> String {
    String(path.split(at: "/").first ?? "")
  }
}

extension MigrationRun.Request {
  /// The paths, absolute.
  var absolutePaths: [String] { paths.map { FilePath.absolute($0, from: workingDirectory) } }
}

extension Baseline {
  /// The entries with the names of their files replaced; entries without a new name are dropped.
  func renamingFiles(_ name: (String) -> String?) -> Baseline {
    Baseline(
      entries.compactMap { entry in
        guard let file = name(entry.file) else { return nil }
        var entry = entry
        entry.file = file
        return entry
      })
  }
}
