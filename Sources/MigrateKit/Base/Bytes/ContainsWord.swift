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
