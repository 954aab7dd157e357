import MigrateKitCore

/// Writes a preview into a folder: a page with all views, and one picture for each.
package struct PreviewFolder {
  /// The name of the page.
  package static let pageName = "index.html"

  private let report: RunReport
  private let sketches: SketchReport

  /// Makes a writer for a run and its sketches.
  package init(_ report: RunReport, _ sketches: SketchReport) {
    self.report = report
    self.sketches = sketches
  }

  /// Writes the files; creates the folder if needed.
  ///
  /// It must be new, empty, or contain only an earlier preview, which is replaced.
  ///
  /// - Throws: `MigrationError`.
  package func write(to folder: String) throws {
    let path = FilePath.absolute(folder, from: FilePath.workingDirectory())
    if let refusal = OutputPath.refusal(of: path) {
      throw MigrationError("cannot write a preview to '\(folder)': \(refusal)")
    }
    try OutputFile.makeFolder(folder)
    try removeEarlier(in: path, typed: folder)
    for (view, name) in zip(sketches.views, names) {
      try check(OutputFile.write(PreviewSheet(view).svg, to: FilePath.join(path, name)))
    }
    let page = PreviewPage(report, sketches)
    try check(OutputFile.write(to: FilePath.join(path, Self.pageName)) { page.write($0) })
  }

  private func check(_ problem: String?) throws {
    if let problem { throw MigrationError(problem) }
  }

  /// Removes the pictures of an earlier preview, whose views may be gone.
  private func removeEarlier(in path: String, typed: String) throws {
    let entries: [FileSystem.Entry]
    do {
      entries = try FileSystem.entries(of: path)
    } catch {
      throw MigrationError("cannot read the folder '\(typed)': \(error.message)")
    }
    for entry in entries where !isOurs(entry, in: path) {
      throw MigrationError(
        "'\(typed)' holds '\(entry.name)', which is not part of an earlier preview;"
          + " name an empty folder")
    }
    for entry in entries where unlink(FilePath.join(path, entry.name)) != 0 {
      throw MigrationError(
        "cannot remove '\(typed)/\(entry.name)' of the earlier preview: \(SystemError().message)")
    }
  }

  private func isOurs(_ entry: FileSystem.Entry, in path: String) -> Bool {
    let file = FilePath.join(path, entry.name)
    guard entry.kind == .file else { return false }
    if entry.name == Self.pageName {
      return OutputGuard.objection(to: file, replacedBy: .page) == nil
    }
    guard entry.name.hasSuffix(".svg"), let bytes = try? FileSystem.read(file) else { return false }
    return String(decoding: bytes.prefix(512), as: UTF8.self).contains(PreviewSheet.mark)
  }

  /// The unique names of the pictures: the view's, with a number if several share it.
  private var names: [String] {
    var counts: [String: Int] = [:]
    return sketches.views.map { view in
      let stem = String(
        view.name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" }.prefix(80))
      let key = stem.lowercased()
      counts[key, default: 0] += 1
      let number = counts[key] ?? 1
      return number == 1 ? "\(stem).svg" : "\(stem)-\(number).svg"
    }
  }
}
