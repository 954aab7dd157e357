/// Parses the subset of YAML that project specifications use: block and flow lists and maps, plain,
/// quoted and block scalars, comments, anchors, aliases and `<<`.
struct YAMLParser {
  let bytes: [UInt8]
  var lines: [Line] = []
  /// The current line.
  var at = 0
  private var anchors: [String: (value: YAMLValue, size: Int)] = [:]
  /// The remaining number of values that aliases may expand to.
  private var budget = 1_000_000
  private var depth = 0

  private static let maximumDepth = 64

  /// A line: its text without comment and indentation.
  struct Line {
    var number: Int
    var indent: Int
    var start: Int
    var end: Int
    /// The first and the last byte of the raw line.
    var whole: Range<Int>
    var isBlank: Bool { start >= end }
  }

  /// The value of a file.
  ///
  /// - Throws: `ManifestError` with the line of the mistake.
  static func parse(_ bytes: [UInt8]) throws -> YAMLValue {
    var parser = YAMLParser(bytes)
    let value = try parser.block(indent: 0)
    parser.skipBlank()
    if parser.at < parser.lines.count {
      throw parser.error("is not indented like the lines before")
    }
    return value
  }

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var number = 1
    while start < bytes.count {
      let end = bytes[start...].firstIndex { $0 == UInt8(ascii: "\n") } ?? bytes.count
      add(line: start..<end, number: number)
      start = end + 1
      number += 1
    }
  }

  private mutating func add(line whole: Range<Int>, number: Int) {
    var end = commentStart(whole.lowerBound, whole.upperBound)
    while end > whole.lowerBound, isSpace(bytes[end - 1]) { end -= 1 }
    var start = whole.lowerBound
    while start < end, isSpace(bytes[start]) { start += 1 }
    let text = bytes[start..<end]
    let isMarker =
      start == whole.lowerBound
      && (text.starts(with: "---".utf8) || text.elementsEqual("...".utf8)
        || text.first == UInt8(ascii: "%"))
    lines.append(
      Line(
        number: number, indent: start - whole.lowerBound, start: start, end: isMarker ? start : end,
        whole: whole))
  }

  private func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0D }

  /// Where the comment of a line begins, outside of quotes.
  func commentStart(_ start: Int, _ end: Int) -> Int {
    var quote: UInt8?
    var index = start
    while index < end {
      let byte = bytes[index]
      if let open = quote {
        if byte == UInt8(ascii: "\\"), open == UInt8(ascii: "\"") { index += 1 }
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        let before = index > start ? bytes[index - 1] : 0x20
        let opens =
          isSpace(before) || before == UInt8(ascii: "[") || before == UInt8(ascii: "{")
          || before == UInt8(ascii: ",") || before == UInt8(ascii: ":")
        if opens { quote = byte }
      } else if byte == UInt8(ascii: "#"), index == start || isSpace(bytes[index - 1]) {
        return index
      }
      index += 1
    }
    return end
  }

  /// An error at the current line.
  func error(_ message: String) -> ManifestError {
    let number = lines.indices.contains(at) ? lines[at].number : lines.last?.number ?? 1
    return ManifestError("cannot be read: line \(number) \(message)")
  }

  /// Skips empty lines.
  mutating func skipBlank() {
    while at < lines.count, lines[at].isBlank { at += 1 }
  }
}

// MARK: - Blocks

extension YAMLParser {
  /// The list, map or scalar at a depth of indentation or deeper.
  mutating func block(indent: Int) throws -> YAMLValue {
    skipBlank()
    guard at < lines.count, lines[at].indent >= indent else { return .null }
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.maximumDepth else {
      throw error("nests deeper than \(Self.maximumDepth) levels")
    }
    let line = lines[at]
    if isItem(line) { return try list(indent: line.indent) }
    if keyEnd(line) != nil { return try map(indent: line.indent) }
    return try inline(from: line.start, indent: line.indent - 1)
  }

  private func isItem(_ line: Line) -> Bool {
    bytes[line.start] == UInt8(ascii: "-")
      && (line.end == line.start + 1 || isSpace(bytes[line.start + 1]))
  }

  private mutating func list(indent: Int) throws -> YAMLValue {
    var elements: [YAMLValue] = []
    skipBlank()
    while at < lines.count, lines[at].indent == indent, isItem(lines[at]) {
      let line = lines[at]
      var start = line.start + 1
      while start < line.end, isSpace(bytes[start]) { start += 1 }
      if start == line.end {
        at += 1
        elements.append(try block(indent: indent + 1))
      } else {
        // The text after the dash is parsed as a line, indented to its column.
        lines[at].start = start
        lines[at].indent = indent + start - line.start
        elements.append(try node(indent: indent))
      }
      skipBlank()
    }
    return .list(elements)
  }

  /// A value that begins a line, after its anchor or tag.
  private mutating func node(indent: Int) throws -> YAMLValue {
    let line = lines[at]
    let first = bytes[line.start]
    if first == UInt8(ascii: "&") || first == UInt8(ascii: "!") || first == UInt8(ascii: "*") {
      return try value(from: line.start, indent: indent)
    }
    return try block(indent: indent + 1)
  }

  private mutating func map(indent: Int) throws -> YAMLValue {
    var map = YAMLMap()
    var merged: [YAMLValue] = []
    skipBlank()
    while at < lines.count, lines[at].indent == indent, !isItem(lines[at]) {
      let line = lines[at]
      guard let end = keyEnd(line) else { throw error("has no key") }
      let key = scalar(line.start, end)
      let value = try value(from: end + 1, indent: indent)
      if key == "<<" { merged += value.elements } else { map[key] = value }
      skipBlank()
    }
    for other in merged {
      for (key, value) in other.pairs where map[key] == nil { map[key] = value }
    }
    return .map(map)
  }

  /// The colon that ends the key of a line; `nil` for a line without one.
  private func keyEnd(_ line: Line) -> Int? {
    var index = line.start
    let first = bytes[line.start]
    if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") {
      index = quotedEnd(line.start, line.end) ?? line.end
    } else if first == UInt8(ascii: "[") || first == UInt8(ascii: "{") {
      return nil
    }
    while index < line.end {
      if bytes[index] == UInt8(ascii: ":"), index + 1 == line.end || isSpace(bytes[index + 1]) {
        return index
      }
      index += 1
    }
    return nil
  }

  /// The value after a key or a dash; the current line is then the one after it.
  private mutating func value(from position: Int, indent: Int) throws -> YAMLValue {
    let line = lines[at]
    var start = position
    var anchor: String?
    while true {
      while start < line.end, isSpace(bytes[start]) { start += 1 }
      guard start < line.end else { break }
      let first = bytes[start]
      guard first == UInt8(ascii: "&") || first == UInt8(ascii: "!") else { break }
      var end = start
      while end < line.end, !isSpace(bytes[end]) { end += 1 }
      if first == UInt8(ascii: "&") {
        anchor = String(decoding: bytes[(start + 1)..<end], as: UTF8.self)
      }
      start = end
    }
    let value = start < line.end ? try inline(from: start, indent: indent) : try nested(indent)
    if let anchor { anchors[anchor] = (value, value.size) }
    return value
  }

  /// The value that begins below a key; the items of a list may be indented like the key.
  private mutating func nested(_ indent: Int) throws -> YAMLValue {
    at += 1
    skipBlank()
    guard at < lines.count else { return .null }
    if lines[at].indent == indent, isItem(lines[at]) {
      depth += 1
      defer { depth -= 1 }
      return try list(indent: indent)
    }
    return try block(indent: indent + 1)
  }

  /// The value of an alias.
  mutating func alias(_ name: String) throws -> YAMLValue {
    guard let anchor = anchors[name] else {
      throw error("refers to '\(name)', which is not defined")
    }
    budget -= anchor.size
    guard budget > 0 else { throw error("repeats too much by aliases") }
    return anchor.value
  }
}
