/// The words of a name, and the roles that they suggest.
enum NameWords {
  /// The words in lower case, split at humps, digits and underscores: `isURLError` gives `is`,
  /// `url`, `error`.
  static func split(_ name: String) -> [String] {
    var words: [String] = []
    forEachWord(of: name) { words.append(lowercased($0)) }
    return words
  }

  /// Calls `body` with the bytes of each word of a name, as written.
  static func forEachWord(
    of name: String, _ body: (Slice<UnsafeBufferPointer<UInt8>>) -> Void
  ) {
    var name = name
    name.withUTF8 { forEachWord(of: $0, body) }
  }

  /// The same, for the bytes of a name.
  static func forEachWord(
    of name: UnsafeBufferPointer<UInt8>, _ body: (Slice<UnsafeBufferPointer<UInt8>>) -> Void
  ) {
    var start = 0
    for (index, byte) in name.enumerated() {
      if isLetter(byte), !opensWord(index, name) { continue }
      if start < index { body(name[start..<index]) }
      start = isLetter(byte) ? index : index + 1
    }
    if start < name.count { body(name[start...]) }
  }

  private static func lowercased(_ word: Slice<UnsafeBufferPointer<UInt8>>) -> String {
    String(unsafeUninitializedCapacity: word.count) { buffer in
      for (offset, byte) in word.enumerated() {
        buffer.initializeElement(at: offset, to: byte.asciiLowercased)
      }
      return word.count
    }
  }

  private static func isLower(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) || byte >= 0x80
  }

  private static func isLetter(_ byte: UInt8) -> Bool { byte.isASCIICapital || isLower(byte) }

  /// Whether a letter is the capital at the start of a word: `U` and `E` of `isURLError`.
  private static func opensWord(_ index: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard index > 0, bytes[index].isASCIICapital else { return false }
    let nextIsLower = index + 1 < bytes.count && isLower(bytes[index + 1])
    return isLower(bytes[index - 1]) || bytes[index - 1].isASCIICapital && nextIsLower
  }

  /// The role that a name suggests, by its last significant word: `buttonTextColor` is text.
  static func role(of name: String) -> UsageRole? {
    var found: UsageRole?
    var isForeground = false
    forEachWord(of: name) { word in
      guard let role = roles[word] else { return }
      found = role ?? found
      if role == nil { isForeground = true }
    }
    return found ?? (isForeground ? .text : nil)
  }

  /// The roles of words; `nil` for the word that suggests text where no other suggests a role.
  private static let roles = WordTable<UsageRole?>(
    wordsOfRoles.map { ($0, .some($1)) } + [("foreground", nil)])

  private static let wordsOfRoles: KeyValuePairs<String, UsageRole> = [
    "text": .text, "title": .text, "subtitle": .text, "label": .text,
    "font": .text, "caption": .text, "headline": .text, "heading": .text, "placeholder": .text,
    "icon": .icon, "glyph": .icon, "symbol": .icon,
    "background": .background, "bg": .background, "backdrop": .background,
    "surface": .background, "canvas": .background,
    "border": .border, "stroke": .border, "outline": .border, "separator": .border,
    "divider": .border,
    "fill": .fill, "track": .fill,
    "tint": .tint, "accent": .tint,
    "shadow": .shadow,
    "chart": .data, "series": .data, "graph": .data,
  ]
}
