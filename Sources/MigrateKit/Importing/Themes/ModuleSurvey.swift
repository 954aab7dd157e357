/// Works out which module each file belongs to, from what the code imports and where packages lie.
///
/// A folder that other files import by its name is a module, and so is each target of a package.
struct ModuleSurvey {
  /// The folder of each module, by its name.
  private var folders: [String: String] = [:]

  /// What one file tells of modules.
  struct Evidence: Hashable, Sendable {
    /// The path from the folder of the configuration.
    var path: String
    var imports: [String]
  }

  /// Surveys the files of a code base.
  ///
  /// - Parameters:
  ///   - files: The files, tests apart.
  ///   - packages: The folders that hold a package, relative to that of the configuration.
  init(_ files: [Evidence], packages: [String]) {
    let imported = Set(files.flatMap(\.imports))
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
    for package in packages {
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

  private static func contains(_ folder: String, _ path: String) -> Bool {
    folder.isEmpty || path.hasPrefix("\(folder)/")
  }
}
