extension NameInterest {
  /// Whether a file may assign to a variable that the value of a token depends on.
  ///
  /// The path begins with a type, `Theme.shared.padding = 8`, or ends with one of the names: `theme.md = 8`.
  func mayBeAssigned(in lexemes: [Lexeme], bytes: [UInt8]) -> Bool {
    guard !isEmpty else { return false }
    return lexemes.withUnsafeBufferPointer { lexemes in
      bytes.withUnsafeBufferPointer { bytes in
        lexemes.indices.contains { index in
          switch lexemes[index].kind {
          case .equal: isMember(before: index, lexemes, bytes)
          case .op where bytes[lexemes[index].end - 1] == UInt8(ascii: "="):
            isMember(before: index, lexemes, bytes)
          case .prefixAmpersand:
            index + 1 < lexemes.count
              && (startsUppercase(lexemes[index + 1], bytes)
                || isMember(from: index + 1, lexemes, bytes))
          default: false
          }
        }
      }
    }
  }

  /// Whether a member of a type, or one with a name of the interest, precedes a lexeme.
  private func isMember(
    before index: Int, _ lexemes: UnsafeBufferPointer<Lexeme>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    var start = index - 1
    while start >= 0, lexemes[start].kind.isTrivia { start -= 1 }
    guard start > 1, lexemes[start].kind == .identifier, lexemes[start - 1].kind == .period
    else { return false }
    if isOne(lexemes[start], bytes) { return true }
    while start > 1, lexemes[start - 1].kind == .period, lexemes[start - 2].kind == .identifier {
      start -= 2
    }
    return startsUppercase(lexemes[start], bytes)
  }

  /// Whether the path that starts at a lexeme ends with a name of the interest: `&theme.md`.
  private func isMember(
    from start: Int, _ lexemes: UnsafeBufferPointer<Lexeme>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    var last = start
    while last + 2 < lexemes.count, lexemes[last].kind == .identifier,
      lexemes[last + 1].kind == .period
    {
      last += 2
    }
    return last > start && lexemes[last].kind == .identifier && isOne(lexemes[last], bytes)
  }

  private func startsUppercase(_ lexeme: Lexeme, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    lexeme.kind == .identifier
      && (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(bytes[lexeme.start])
  }
}
