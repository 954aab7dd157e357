/// Infers modules for files that no manifest lists: one for all of them and one for tests, split
/// only where the code shows a border.
///
/// A folder that other files import by its name is a module; one with a manifest of Tuist also by a name that the
/// manifest states, or by its own after that of the app or of a folder around. Where several folders hold an entry
/// point, each but the largest is one.
struct InferredModules {
  /// The facts about an unlisted file.
  struct File {
    /// The number of the file in the project.
    var number: Int
    /// The path below the folder of the project.
    var path: String
    var imports: [String]
    var hasMain: Bool
    /// The names that it states as a manifest of Tuist.
    var stated: [String] = []
  }

  /// One module.
  struct Module {
    var name: String
    /// The folder; empty for the remaining files.
    var folder: String
    var isTest: Bool
    var files: [Int] = []
  }

  /// The modules in order of their folders.
  private(set) var modules: [Module] = []

  /// Divides files, given in path order, among modules.
  ///
  /// - Parameters:
  ///   - files: The files that no manifest lists.
  ///   - projectName: The name of the module for the remaining files.
  ///   - roots: Folders outside of the project, each a module.
  ///   - importers: The files whose imports make modules of folders in `roots`.
  init(_ files: [File], projectName: String, roots: [String] = [], importers: [File] = []) {
    let outside = files.filter { file in roots.contains { file.path.hasPrefix($0 + "/") } }
    let numbers = Set(outside.map(\.number))
    let inside = numbers.isEmpty ? files : files.filter { !numbers.contains($0.number) }
    let manifests = Self.manifests(inside, projectName: projectName)
    let borders = Set(
      Self.borders(inside) + Self.borders(outside, in: roots, importers) + manifests.keys)
    // Files of one folder are in one module.
    var placesOfFolders: [String: Int] = [:]
    var places: [String: Int] = [:]
    for file in files {
      let around = Self.folder(of: file.path)
      if let place = placesOfFolders[around] {
        modules[place].files.append(file.number)
        continue
      }
      let border = Self.folders(of: file.path).first { borders.contains($0) }
      let isTest = PathPlace.isTest(file.path)
      let key = (border ?? "") + (isTest ? "\0tests" : "")
      let place = places[key] ?? modules.count
      if place == modules.count {
        places[key] = place
        let name = border.map { manifests[$0] ?? FilePath.name($0) } ?? projectName
        modules.append(
          Module(
            name: Self.moduleName(name) + (isTest ? "Tests" : ""), folder: border ?? "",
            isTest: isTest))
      }
      placesOfFolders[around] = place
      modules[place].files.append(file.number)
    }
  }

  /// A folder's name as that of a module: `My_App` of `My App`.
  static func moduleName(_ folder: String) -> String {
    // Most names are no other.
    if folder.utf8.allSatisfy({ $0.isASCIIWord }) { return folder }
    return String(folder.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
  }

  // MARK: Borders

  /// The folders that are separate modules.
  private static func borders(_ files: [File]) -> [String] {
    let all = allFolders(files)
    return importedFolders(files, all).union(programs(files)).sorted()
  }

  /// The folders outside of the project that are separate modules: the given ones, and their
  /// subfolders that other files import by name.
  private static func borders(
    _ files: [File], in roots: [String], _ importers: [File]
  ) -> [String] {
    guard !files.isEmpty else { return [] }
    let all = allFolders(files).filter { folder in
      roots.contains { folder.hasPrefix($0 + "/") }
    }
    return importedFolders(importers, all).union(roots).sorted()
  }

  /// The folders around a file, the nearest first; none for one at the top.
  static func folders(of path: String) -> [String] {
    var result: [String] = []
    var path = path
    path.withUTF8 { bytes in
      var rest = bytes[...]
      while let slash = rest.lastIndex(of: UInt8(ascii: "/")) {
        rest = rest[..<slash]
        result.append(String(decoding: rest, as: UTF8.self))
      }
    }
    return result
  }

  /// The folder of a file; empty for one at the top.
  private static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(ofByte: UInt8(ascii: "/")) else { return "" }
    return String(decoding: path.utf8[..<slash], as: UTF8.self)
  }

  /// The folders around some files.
  private static func allFolders(_ files: [File]) -> Set<String> {
    var result: Set<String> = []
    for file in files {
      let nearest = folder(of: file.path)
      // Most files are in a folder that is known.
      guard !nearest.isEmpty, !result.contains(nearest) else { continue }
      for folder in folders(of: file.path) where !result.insert(folder).inserted { break }
    }
    return result
  }

  /// The folders that files outside of them import by name.
  private static func importedFolders(_ files: [File], _ all: Set<String>) -> Set<String> {
    var result: Set<String> = []
    let byName = Dictionary(grouping: all.sorted()) { moduleName(FilePath.name($0)) }
    var importers: [String: [String]] = [:]
    for file in files {
      for module in file.imports where byName[module] != nil {
        importers[module, default: []].append(file.path)
      }
    }
    for (name, folders) in byName {
      guard let users = importers[name] else { continue }
      // The shallowest folder with the name; `Sources/Name` counts like `Name`.
      guard let folder = folders.min(by: { depth($0) < depth($1) }) else { continue }
      if isImported(folder, by: users) { result.insert(folder) }
    }
    return result
  }

  /// Whether files outside of a folder, among those that import its name, show that it is a module.
  ///
  /// A file may import its own module by mistake; where many do, the folder only has the name of another module.
  private static func isImported(_ folder: String, by users: [String]) -> Bool {
    let own = users.count { $0.hasPrefix(folder + "/") }
    return own * mostOwnImports < users.count - own
  }

  /// The folders with a manifest of Tuist whose modules have other names, with these names: one that the manifest
  /// states, or a longer one, `SharedDesign` for `Shared/Design` or `ShopDesign` for `Design` of the app Shop.
  private static func manifests(_ files: [File], projectName: String) -> [String: String] {
    let manifests = files.filter { FilePath.name($0.path) == "Project.swift" }
      .map { (folder: folder(of: $0.path), stated: $0.stated) }.filter { !$0.folder.isEmpty }
    guard manifests.count > 1 else { return [:] }
    var importers: [String: [String]] = [:]
    for file in files {
      for module in file.imports where !AppleModules.contains(module) {
        importers[module, default: []].append(file.path)
      }
    }
    var result: [String: String] = [:]
    for (folder, stated) in manifests {
      let own = moduleName(FilePath.name(folder))
      if let name = stated.first(where: { isImported(folder, by: importers[$0] ?? []) }) {
        result[folder] = name
        continue
      }
      let around = FilePath.folder(folder).split(at: "/").joined()
      let names = importers.filter { name, users in
        guard name.hasSuffix(own), name != own else { return false }
        let prefix = name.dropLast(own.utf8.count)
        return isImported(folder, by: users)
          && (around.hasSuffix(prefix)
            || prefix.count > 2 && projectName.lowercased().contains(prefix.lowercased()))
      }
      if importers[own] == nil, names.count == 1, let name = names.first?.key {
        result[folder] = name
      }
    }
    let counts = Dictionary(grouping: result.values) { $0 }
    return result.filter { counts[$0.value]?.count == 1 }
  }

  /// The imports of a module's name from outside of its folder, for each from inside of it.
  private static let mostOwnImports = 10

  private static func depth(_ folder: String) -> Int {
    folder.utf8.count { $0 == UInt8(ascii: "/") }
  }

  /// If several folders have an entry point, the topmost folders with exactly one, except for the
  /// one with the most files.
  private static func programs(_ files: [File]) -> Set<String> {
    let mains = files.filter { $0.hasMain && !PathPlace.isTest($0.path) }
    guard Set(mains.map { FilePath.folder("/" + $0.path) }).count > 1 else { return [] }
    let tops = mains.compactMap { main -> String? in
      folders(of: main.path).last { folder in
        mains.allSatisfy { $0.path == main.path || !$0.path.hasPrefix(folder + "/") }
      }
    }
    var counts: [String: Int] = [:]
    for file in files { counts[folder(of: file.path) + "/", default: 0] += 1 }
    let sizes = tops.map { top in
      let prefix = top + "/"
      return counts.reduce(0) { $0 + ($1.key.hasPrefix(prefix) ? $1.value : 0) }
    }
    guard let largest = sizes.indices.max(by: { sizes[$0] < sizes[$1] }) else { return [] }
    // An entry point at the top of the project counts as the largest.
    let hasTop = mains.contains { main in !tops.contains { main.path.hasPrefix($0 + "/") } }
    return Set(tops.indices.filter { hasTop || $0 != largest }.map { tops[$0] })
  }
}
