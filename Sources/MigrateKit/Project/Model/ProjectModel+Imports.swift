// Which files need no import for code that is generated elsewhere.

extension ProjectModel {
  /// Whether a file needs none of the modules with which other files import code that is not read.
  ///
  /// It names that type already, or it is where files do so that do not import the module: in the module itself.
  func needsNoImport(of modules: [String], for code: String, inFile number: Int) -> Bool {
    let users = uses.users(ofHeadOf: code)
    if users.contains(where: { Int($0.file) == number }) { return true }
    guard modules.count == 1 else { return false }
    func path(_ file: Int32) -> String { fileNames[Int(file)] }
    let bare = users.filter { !$0.imports.contains(modules[0]) }
      .map { FilePath.folder(path($0.file)) }
    guard let first = bare.first else { return false }
    let root = bare.reduce(first, FilePath.common)
    guard !root.isEmpty, fileNames[number].hasPrefix(root + "/") else { return false }
    return !users.contains {
      $0.imports.contains(modules[0]) && path($0.file).hasPrefix(root + "/")
    }
  }
}
