extension String {
  /// Whether the text contains the bytes of `word`.
  ///
  /// Names are mostly a few bytes long; the standard library's `contains` compares characters.
  package func contains(bytesOf word: StaticString) -> Bool {
    var text = self
    return text.withUTF8 { text in
      word.withUTF8Buffer { word in
        guard let first = word.first, text.count >= word.count else { return word.isEmpty }
        return (0...(text.count - word.count)).contains { start in
          text[start] == first
            && (1..<word.count).allSatisfy { text[start + $0] == word[$0] }
        }
      }
    }
  }
}

extension [UInt8] {
  /// Whether these bytes contain those of a word, wherever they are.
  package func contains(bytesOf word: [UInt8]) -> Bool {
    guard let first = word.first else { return true }
    return withUnsafeBytes { text in
      guard var place = text.baseAddress else { return false }
      let end = place + text.count
      while end - place >= word.count,
        let found = memchr(place, Int32(first), end - place - word.count + 1)
      {
        if memcmp(found, word, word.count) == 0 { return true }
        place = UnsafeRawPointer(found) + 1
      }
      return false
    }
  }
}
