/// The words of a name, and the roles that they suggest.
package enum NameWords {
  /// The words in lower case, split at humps, digits and underscores: `isURLError` gives `is`,
  /// `url`, `error`.
  package static func split(_ name: String) -> [String] {
    var words: [String] = []
    forEachWord(of: name) { words.append(lowercased($0)) }
    return words
  }

  /// A word without the `s` of a plural, `promo` for `promos`; `progress` and `status` stay as they are.
  package static func singular(_ word: String) -> String {
    word.hasSuffix("s") && !word.hasSuffix("ss") && !word.hasSuffix("us")
      ? String(word.dropLast()) : word
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
    var before = Letter.none
    for index in 0..<name.count {
      let letter = Letter(name[index])
      defer { before = letter }
      switch letter {
      case .lower: continue
      case .capital:
        // The capital at the start of a word: `U` and `E` of `isURLError`.
        let nextIsLower = index + 1 < name.count && Letter(name[index + 1]) == .lower
        if before == .none || before == .capital && !nextIsLower { continue }
        if start < index { body(name[start..<index]) }
        start = index
      case .none:
        if start < index { body(name[start..<index]) }
        start = index + 1
      }
    }
    if start < name.count { body(name[start...]) }
  }

  /// The kinds of bytes; letters of other alphabets count as lower case.
  private enum Letter {
    case none, lower, capital

    init(_ byte: UInt8) {
      self =
        byte.isASCIICapital
        ? .capital : byte >= 0x80 || (byte & ~0x20).isASCIICapital ? .lower : .none
    }
  }

  private static func lowercased(_ word: Slice<UnsafeBufferPointer<UInt8>>) -> String {
    String(unsafeUninitializedCapacity: word.count) { buffer in
      for (offset, byte) in word.enumerated() {
        buffer.initializeElement(at: offset, to: byte.asciiLowercased)
      }
      return word.count
    }
  }

  /// The role that a name suggests, by its last significant word: `buttonTextColor` is text.
  package static func role(of name: String) -> UsageRole? {
    var found: UsageRole?
    var isForeground = false
    var half: UsageRole?
    forEachWord(of: name) { word in
      // `placeHolderColor` and `backGroundColor` are written so as well.
      let part = halves[word]
      if let part, !part.isFirst, half == part.role { found = half }
      half = part.flatMap { $0.isFirst ? $0.role : nil }
      guard let role = roles[word] else { return }
      found = role ?? found
      if role == nil { isForeground = true }
    }
    return found ?? (isForeground ? .text : nil)
  }

  /// The halves of `placeHolder` and `backGround`.
  private static let halves = WordTable<(role: UsageRole, isFirst: Bool)>([
    ("place", (.text, true)), ("holder", (.text, false)),
    ("back", (.background, true)), ("ground", (.background, false)),
  ])

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
