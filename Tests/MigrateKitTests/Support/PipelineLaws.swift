@testable import MigrateKit
@testable import MigrateKitCore

/// What must hold for any bytes in the pure stages, from the lexer to the patch.
///
/// The fuzz targets of `Scripts/fuzz` compile this file too, so that what they check is what the
/// tests check.
struct PipelineLaws {
  private let run: MigrationRun
  private let path = "App/Views/Any.swift"

  /// Makes the stages for one design system, with everything applied that carries a replacement.
  init(_ designSystem: DesignSystem?, level: Status = .review) {
    var request = MigrationRun.Request(paths: [], workingDirectory: "/")
    request.keepsBytes = true
    request.policy = ApplyPolicy(level: level)
    run = MigrationRun(
      request: request, found: FoundFiles(root: "/"),
      projects: [Project(configuration: Configuration(folder: "/"), designSystem: designSystem)])
  }

  /// The first law that some bytes break; `nil` when all hold.
  func broken(by bytes: [UInt8]) -> String? {
    if let law = Self.brokenByLexer(bytes) { return law }
    let file = FoundFile(
      folder: FilePath.folder("/" + path), name: path, projectIndex: 0, place: nil)
    let (read, fileResult) = fileResult(bytes, file)
    for suggestion in fileResult.suggestions {
      if let law = broken(by: suggestion, in: bytes) { return law }
    }
    let again = self.fileResult(bytes, file).fileResult
    if again.suggestions != fileResult.suggestions { return "two runs over the same bytes differ" }
    guard let change = fileResult.change else { return nil }
    if let law = Self.broken(by: change, importAt: read.scan.facts.importInsertion) { return law }
    if let objection = RewriteVerifier.objection(
      original: bytes, rewritten: change.rewritten, edits: change.edits)
    {
      return "the rewrite is refused: \(objection)"
    }
    if self.fileResult(change.rewritten, file).fileResult.appliedRanges.count > 0 {
      return "a second run would change the file again"
    }
    return nil
  }

  private func fileResult(
    _ bytes: [UInt8], _ file: FoundFile
  ) -> (read: MigrationRun.FileRead, fileResult: MigrationRun.FileResult) {
    let read = run.scan(bytes, of: file, assets: NamedColors())
    let project = ProjectFacts(files: [read.scan.facts])
    var rest = read
    return (read, run.fileResult(&rest, of: file, project: project))
  }

  /// Lexemes tile the bytes.
  static func brokenByLexer(_ bytes: [UInt8]) -> String? {
    var end = 0
    for lexeme in Lexer.lexemes(in: bytes) {
      if lexeme.start != end { return "a lexeme starts at \(lexeme.start), not at \(end)" }
      if lexeme.length == 0 { return "the lexeme at \(end) is empty" }
      end = lexeme.end
    }
    return end == bytes.count ? nil : "the last lexeme ends at \(end) of \(bytes.count)"
  }

  private func broken(by suggestion: Suggestion, in bytes: [UInt8]) -> String? {
    let range = suggestion.finding.range
    guard range.start >= 0, range.start < range.end, range.end <= bytes.count else {
      return "a finding has the range \(range.start)..<\(range.end) of \(bytes.count) bytes"
    }
    guard
      String(decoding: bytes[range.start..<range.end], as: UTF8.self) == suggestion.finding.source
    else { return "a finding at \(range.start) tells another source than the file" }
    guard suggestion.edits.isEmpty || suggestion.replacement != nil else {
      return "a finding at \(range.start) has edits but no replacement"
    }
    for edit in suggestion.edits
    where edit.start?.offset != edit.range.start || edit.end?.offset != edit.range.end {
      return "the edit of \(edit.range.start) is told to be at \(edit.start?.offset ?? -1)"
    }
    return nil
  }

  /// Edits are inside findings or where imports go, bytes outside stay, and the patch, by an
  /// applier of its own, is the rewrite, forward and backward.
  private static func broken(by change: FileChange, importAt importOffset: Int) -> String? {
    var end = 0
    for edit in change.edits {
      if edit.range.start < end { return "edits overlap at \(edit.range.start)" }
      end = edit.range.end
      switch edit.kind {
      case .import:
        if edit.range != ByteRange(importOffset, importOffset) {
          return "an import goes to \(edit.range.start), not to \(importOffset)"
        }
      case .replace:
        // The parts of a layer's shadow are in statements of their own.
        let holds = change.applied.contains { suggestion in
          let layer = suggestion.finding.context.layerShadow
          let ranges = [suggestion.finding.range, layer?.call].compactMap(\.self)
          return (ranges + (layer?.lines ?? [])).contains { $0.contains(edit.range) }
        }
        if !holds { return "the edit at \(edit.range.start) lies outside every finding" }
      }
    }
    var kept: [UInt8] = []
    var copied = 0
    for edit in change.edits {
      kept += change.original[copied..<edit.range.start] + Array(edit.text.utf8)
      copied = edit.range.end
    }
    kept += change.original[copied...]
    if kept != change.rewritten { return "bytes outside the edits change" }
    if StrictPatch.apply(change.patch, to: change.original) != change.rewritten {
      return "the patch does not give what a rewrite gives"
    }
    return nil
  }
}
