/// Where a file imports, and where another import would go.
struct ImportSection: Hashable, Sendable {
  /// The imported modules in order, without repeats: `SwiftUI` of `import struct SwiftUI.Color`.
  var modules: [String]
  /// The start of the line after the last import outside of `#if`, else the start of the first line
  /// of code, after the comments at the head of the file.
  var insertion: Int
  /// What ends an import put there: the line ending that the file uses (its first one; `\n` when it has
  /// none), after a semicolon where the code behind it starts with a slash, which would be read as an
  /// operator on the module's name.
  var terminator: String
}

extension SyntaxOutline {
  /// Reads the imports of the file.
  func importSection() -> ImportSection {
    var modules: [String] = []
    var insertion: Int?
    for keyword in imports {
      var name = keyword + 1
      switch bareWord(name) {
      case .struct, .class, .enum, .protocol, .func, .var, .let, .typealias: name += 1
      default: break
      }
      let module = self.name(name)
      if !module.isEmpty, !modules.contains(module) { modules.append(module) }
      var last = name
      while kind(last + 1) == .period, kind(last + 2) == .identifier { last += 2 }
      let offset = buffer.lexemes[keyword].start
      if encloser(keyword) < 0, !isConditional(offset), last < count {
        insertion = lineEnd(after: buffer.lexemes[last].end)
      }
    }
    let first = firstCodeOffset()
    let meetsSlash = insertion == nil && first < bytes.count && bytes[first] == UInt8(ascii: "/")
    return ImportSection(
      modules: modules, insertion: insertion ?? codeStart(),
      terminator: (meetsSlash ? ";" : "") + newlineStyle())
  }

  /// The start of the line after the one that holds `offset`.
  private func lineEnd(after offset: Int) -> Int {
    var index = offset
    while index < bytes.count, bytes[index] != 10, bytes[index] != 13 { index += 1 }
    if index < bytes.count, bytes[index] == 13 {
      index += 1
      if index < bytes.count, bytes[index] == 10 { index += 1 }
    } else if index < bytes.count {
      index += 1
    }
    return index
  }

  /// The start of the line where code begins: after a byte order mark, a shebang and header comments,
  /// but before the comment that documents the first declaration.
  private func codeStart() -> Int {
    var start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    let limit = firstCodeOffset()
    var line = start
    while line < limit {
      let next = lineEnd(after: line)
      if next > limit || next == line { break }
      let isBlank = bytes[line..<next].allSatisfy { $0 == 32 || $0 == 9 || $0 == 10 || $0 == 13 }
      // A blank line ends the header; comments that follow it belong to the code.
      if isBlank { start = next }
      line = next
      if isBlank, line < limit, !isBlankLine(line) { break }
    }
    return start == 0 && hasShebang() ? lineEnd(after: 0) : start
  }

  private func hasShebang() -> Bool { bytes.starts(with: [UInt8(ascii: "#"), UInt8(ascii: "!")]) }

  private func isBlankLine(_ start: Int) -> Bool {
    bytes[start..<lineEnd(after: start)].allSatisfy { $0 == 32 || $0 == 9 || $0 == 10 || $0 == 13 }
  }

  private func firstCodeOffset() -> Int {
    let first = buffer.lexemes.first?.start ?? bytes.count
    let conditional = buffer.conditionalRegions.first?.start ?? bytes.count
    return min(first, conditional)
  }

  private func newlineStyle() -> String {
    guard let index = bytes.firstIndex(where: { $0 == 10 || $0 == 13 }) else { return "\n" }
    if bytes[index] == 10 { return "\n" }
    return index + 1 < bytes.count && bytes[index + 1] == 10 ? "\r\n" : "\r"
  }
}
