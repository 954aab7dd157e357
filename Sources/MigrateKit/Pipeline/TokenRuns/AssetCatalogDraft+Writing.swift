import MigrateKitCore

extension AssetCatalogDraft {
  /// Writes the catalog into a new folder; returns an error message.
  ///
  /// Color sets of the same name are replaced, all others are kept.
  package func write(to folder: String) -> String? {
    let folder = FilePath.absolute(folder, from: FilePath.workingDirectory())
    for file in files {
      if let refusal = OutputPath.refusal(of: folder + "/" + file.path) {
        return "cannot write '\(folder)/\(file.path)': \(refusal)"
      }
      let path = folder + "/" + file.path
      do {
        try FileSystem.makeFolder(FilePath.folder(path), mode: 0o777)
      } catch {
        return "cannot make '\(FilePath.folder(path))': \(error.message)"
      }
      if let problem = OutputFile.write(file.bytes, to: path) { return problem }
    }
    return nil
  }
}
