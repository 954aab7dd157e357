/// The import that a file needs before it can name the tokens of its module's rule.
enum ImportEdit {
  /// The edit that adds the import; `nil` when none is needed or the file has it.
  static func edit(for module: ModuleRule?, in file: FileFacts) -> Edit? {
    guard let name = module?.importName, !file.imports.contains(name) else { return nil }
    return Edit(
      ByteRange(file.importInsertion, file.importInsertion), "import \(name)\(file.newline)",
      kind: .import)
  }
}
