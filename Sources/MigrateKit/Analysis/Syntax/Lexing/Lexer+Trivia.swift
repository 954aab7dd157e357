// Lexes white space, line ends, comments, and merge conflicts, which the compiler skips.

extension Lexer {
  /// Results of searches to the end of the file.
  ///
  /// They keep the lexer linear on files with many unclosed openings.
  struct Searches {
    /// No `>>>>>>> ` follows at the start of a line.
    var noGitConflictEnd = false
    /// No `<<<<` follows alone on its line.
    var noPerforceConflictEnd = false
    /// An extended regex of this many number signs, or more, has no end.
    var unclosedRegexPounds = Int.max
  }

  mutating func lexShebang() {
    if cursor.starts(with: "\u{FEFF}", at: 0) { emit(.whitespace, length: 3) }
    if cursor.starts(with: "#!", at: cursor.offset) {
      emit(.shebang, upTo: cursor.endOfLine(from: cursor.offset))
    }
  }

  @inline(__always)
  mutating func lexSpace() {
    emitSpace(upTo: cursor.end(of: .space, from: cursor.offset + 1))
  }

  @inline(__always)
  mutating func lexNewline() {
    if !openStrings.isEmpty, cutStringsAtNewline() { return }
    var end = cursor.endOfIndentation(from: cursor.offset + 1)
    var lineEnd = cursor.offset + 1
    while end < cursor.count {
      let trait = cursor.traits[Int(cursor.base[end])]
      if trait.contains(.newline) {
        lineEnd = end + 1
        end = cursor.endOfIndentation(from: lineEnd)
        continue
      } else if !trait.contains(.space) {
        break
      }
      end += 1
    }
    emit(.newline, upTo: lineEnd)
    emitSpace(upTo: end)
  }

  /// Lexes a line comment, at its `//`.
  mutating func lexLineComment() {
    emit(.lineComment, upTo: cursor.endOfLine(from: cursor.offset + 2))
  }

  /// Lexes a block comment with those nested in it, at its `/*`.
  mutating func lexBlockComment() {
    let slash = UInt8(ascii: "/")
    let star = UInt8(ascii: "*")
    var depth = 1
    var offset = cursor.offset + 2
    while offset < cursor.count {
      let byte = cursor.base[offset]
      offset += 1
      if byte == star, cursor.byte(at: offset) == slash {
        offset += 1
        depth -= 1
        if depth == 0 { return emit(.blockComment, upTo: offset) }
      } else if byte == slash, cursor.byte(at: offset) == star {
        offset += 1
        depth += 1
      }
    }
    emit(.blockComment, flags: .unterminated, upTo: cursor.count)
  }

  /// Lexes both sides of a merge conflict, if one starts here and has an end.
  mutating func lexConflict() -> Bool {
    let start = cursor.offset
    let before = cursor.byte(at: start - 1)
    guard start == 0 || before == UInt8(ascii: "\n") || before == UInt8(ascii: "\r") else {
      return false
    }
    if cursor.starts(with: "<<<<<<< ", at: start), !searches.noGitConflictEnd {
      if let end = conflictEnd(">>>>>>> ") {
        emit(.conflict, upTo: cursor.endOfLine(from: end))
        return true
      }
      searches.noGitConflictEnd = true
    } else if cursor.starts(with: ">>>> ", at: start), !searches.noPerforceConflictEnd {
      if let end = conflictEnd("<<<<\n") {
        emit(.conflict, upTo: end - 1)
        return true
      }
      searches.noPerforceConflictEnd = true
    }
    return false
  }

  /// The end of the next line start that reads `marker`.
  private func conflictEnd(_ marker: StaticString) -> Int? {
    var line = cursor.endOfLine(from: cursor.offset)
    while line < cursor.count {
      line += 1
      if cursor.starts(with: marker, at: line) { return line + marker.utf8CodeUnitCount }
      line = cursor.endOfLine(from: line)
    }
    return nil
  }
}
