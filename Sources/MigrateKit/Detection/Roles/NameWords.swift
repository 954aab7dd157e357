/// The words that a name is made of, and what they hint at.
enum NameWords {
  /// The words in lower case, split at humps, digits and underscores: `isURLError` gives `is`,
  /// `url`, `error`.
  static func split(_ name: String) -> [String] {
    var words: [String] = []
    var word: [UInt8] = []
    let bytes = Array(name.utf8)
    func isUpper(_ byte: UInt8) -> Bool {
      (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
    }
    func isLower(_ byte: UInt8) -> Bool {
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) || byte >= 0x80
    }
    func close() {
      if !word.isEmpty { words.append(String(decoding: word, as: UTF8.self)) }
      word = []
    }
    for (index, byte) in bytes.enumerated() {
      if isUpper(byte) {
        let previousIsLower = index > 0 && isLower(bytes[index - 1])
        let nextIsLower = index + 1 < bytes.count && isLower(bytes[index + 1])
        let previousIsUpper = index > 0 && isUpper(bytes[index - 1])
        if previousIsLower || (previousIsUpper && nextIsLower) { close() }
        word.append(byte | 0x20)
      } else if isLower(byte) {
        word.append(byte)
      } else {
        close()
      }
    }
    close()
    return words
  }

  /// The role that a name hints at, by its last telling word: `buttonTextColor` is text.
  static func role(of name: String) -> UsageRole? {
    let words = split(name)
    for word in words.reversed() {
      if let role = roles[word] { return role }
    }
    return words.contains("foreground") ? .text : nil
  }

  private static let roles: [String: UsageRole] = [
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
