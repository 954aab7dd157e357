import MigrateKitCore

/// Finds the fixes that cause the errors of a failing command.
///
/// Errors name lines of the rewritten files, so their places are compared with the edits there.
struct BlameReader {
  /// The fixes blamed by a failing run.
  struct Reading {
    /// The blamed fixes.
    var blame = FailureBisection.Blame()
    /// The command's message for each.
    var messages: [Int: String] = [:]
  }

  private let units: RewriteUnits
  private let paths: ChangedPaths

  init(_ units: RewriteUnits, paths: ChangedPaths) {
    self.units = units
    self.paths = paths
  }

  /// Reads the errors of a run over the files in which the units `kept` are applied.
  func reading(of errors: [CompilerDiagnostic], kept: Set<Int>) -> Reading {
    var byFile: [Int: [CompilerDiagnostic]] = [:]
    for error in errors {
      if let file = paths.file(named: error.path) { byFile[file, default: []].append(error) }
    }
    var reading = Reading()
    for (file, errors) in byFile.sorted(by: { $0.key < $1.key }) {
      let map = RewrittenFile(units, file: file, kept: kept)
      for error in errors { read(error, in: map, into: &reading) }
    }
    return reading
  }

  private func read(
    _ error: CompilerDiagnostic, in file: RewrittenFile, into reading: inout Reading
  ) {
    guard let line = file.line(error.line) else { return }
    let onLine = file.units(touching: line)
    let place = error.column.map { min(line.start + $0 - 1, line.end) }
    let inside = place.map { file.units(touching: ByteRange($0, $0)) } ?? []
    func note(_ units: Set<Int>) {
      for unit in units where reading.messages[unit] == nil {
        reading.messages[unit] = error.message
      }
    }
    if !inside.isEmpty {
      reading.blame.certain.formUnion(inside)
      note(inside)
    } else if onLine.count == 1 {
      reading.blame.certain.formUnion(onLine)
      note(onLine)
    } else if !onLine.isEmpty {
      reading.blame.possible.formUnion(onLine)
      note(onLine)
    } else {
      reading.blame.acquitted.formUnion(file.unitsTakenBack(fromLine: line))
      let near = file.units(inBracketsAround: line)
      reading.blame.possible.formUnion(near)
      note(near)
    }
  }
}

/// The places of applied fixes in a file.
private struct RewrittenFile {
  private let bytes: [UInt8]
  private let lineStarts: [Int]
  /// The range of each edit in the rewritten file, with its units.
  private let edits: [(range: ByteRange, shift: Int, units: Set<Int>)]
  /// The place of each reverted unit in the original file.
  private let takenBack: [(range: ByteRange, unit: Int)]

  init(_ units: RewriteUnits, file: Int, kept: Set<Int>) {
    let change = units.change(toFile: file, keeping: kept)
    let bytes = change?.rewritten ?? units.changes[file].original
    self.bytes = bytes
    var owners: [Edit: Set<Int>] = [:]
    var takenBack: [(ByteRange, Int)] = []
    for unit in units.units(inFile: file) {
      for edit in units.suggestions(of: unit).flatMap(\.edits) {
        if kept.contains(unit) {
          owners[edit, default: []].insert(unit)
        } else if edit.kind == .replace {
          takenBack.append((edit.range, unit))
        }
      }
    }
    self.takenBack = takenBack
    var shift = 0
    edits = (change?.edits ?? []).map { edit in
      let start = edit.range.start + shift
      let length = edit.text.utf8.count
      shift += length - edit.range.length
      return (ByteRange(start, start + length), shift, owners[edit] ?? [])
    }
    // Compilers count lines by line feeds only.
    lineStarts = [0] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
  }

  /// The bytes of a line without its end, counted from 1; `nil` if the file has no such line.
  func line(_ number: Int) -> ByteRange? {
    guard lineStarts.indices.contains(number - 1) else { return nil }
    let end = number < lineStarts.count ? lineStarts[number] - 1 : bytes.count
    return ByteRange(lineStarts[number - 1], max(end, lineStarts[number - 1]))
  }

  /// The units with an edit that touches `range`.
  func units(touching range: ByteRange) -> Set<Int> {
    var found: Set<Int> = []
    for edit in edits where edit.range.start <= range.end && range.start < edit.range.end {
      found.formUnion(edit.units)
    }
    return found
  }

  /// The units that are not applied, and would have changed this line.
  func unitsTakenBack(fromLine line: ByteRange) -> Set<Int> {
    let shift = edits.last { $0.range.start < line.start }?.shift ?? 0
    let original = ByteRange(line.start - shift, line.end - shift)
    return Set(
      takenBack.filter { $0.range.start <= original.end && original.start <= $0.range.end }
        .map(\.unit))
  }

  /// The units inside the innermost brackets around a line that contain any; all if none do.
  func units(inBracketsAround line: ByteRange) -> Set<Int> {
    let buffer = LexemeBuffer(Lexer.lexemes(in: bytes), bytes: bytes)
    for (index, link) in buffer.links.enumerated().reversed() where link.partner > index {
      let inner = ByteRange(buffer.lexemes[index].start, buffer.lexemes[Int(link.partner)].end)
      guard inner.start <= line.end, line.start < inner.end else { continue }
      let found = units(touching: inner)
      if !found.isEmpty { return found }
    }
    return edits.reduce(into: []) { $0.formUnion($1.units) }
  }
}
