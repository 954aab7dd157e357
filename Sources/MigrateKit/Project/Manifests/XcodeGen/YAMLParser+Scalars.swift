// Parses values within a line, which may continue below.

extension YAMLParser {
  /// A scalar, an alias, or a list or map in brackets; the current line is then the one after it.
  mutating func inline(from start: Int, indent: Int) throws -> YAMLValue {
    let line = lines[at]
    switch bytes[start] {
    case UInt8(ascii: "*"):
      at += 1
      return try alias(String(decoding: bytes[(start + 1)..<line.end], as: UTF8.self))
    case UInt8(ascii: "["), UInt8(ascii: "{"):
      var flow = YAMLFlow(position: start)
      let value = try flow.value(&self, depth: 0)
      passLines(to: flow.position)
      return value
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      guard let end = quotedEnd(start, bytes.count) else {
        throw error("opens a quote without end")
      }
      passLines(to: end)
      return .scalar(scalar(start, end))
    case UInt8(ascii: "|"), UInt8(ascii: ">"):
      return .scalar(blockScalar(indent: indent))
    default: return plain(from: start, indent: indent)
    }
  }

  /// Advances to the line after a position.
  private mutating func passLines(to position: Int) {
    while at < lines.count, lines[at].whole.lowerBound < position { at += 1 }
  }

  private mutating func plain(from start: Int, indent: Int) -> YAMLValue {
    var text = String(decoding: bytes[start..<lines[at].end], as: UTF8.self)
    at += 1
    while at < lines.count, !lines[at].isBlank, lines[at].indent > indent {
      text += " " + String(decoding: bytes[lines[at].start..<lines[at].end], as: UTF8.self)
      at += 1
    }
    return text == "~" || text == "null" ? .null : .scalar(text)
  }

  /// The lines below that are indented deeper, joined.
  private mutating func blockScalar(indent: Int) -> String {
    at += 1
    var texts: [String] = []
    while at < lines.count {
      let line = lines[at]
      let isEmpty = line.isBlank && line.whole.allSatisfy { bytes[$0] <= 0x20 }
      let depth = line.whole.prefix { bytes[$0] == 0x20 }.count
      guard isEmpty || depth > indent else { break }
      texts.append(String(decoding: bytes[line.whole], as: UTF8.self).trimmed)
      at += 1
    }
    return texts.joined(separator: "\n")
  }

  /// The position after the closing quote of the one at `start`.
  func quotedEnd(_ start: Int, _ limit: Int) -> Int? {
    let quote = bytes[start]
    var index = start + 1
    while index < limit {
      if bytes[index] == UInt8(ascii: "\\"), quote == UInt8(ascii: "\"") {
        index += 2
      } else if bytes[index] == quote {
        if quote == UInt8(ascii: "'"), index + 1 < limit, bytes[index + 1] == quote {
          index += 2
        } else {
          return index + 1
        }
      } else {
        index += 1
      }
    }
    return nil
  }

  /// The text of a plain or quoted scalar.
  func scalar(_ start: Int, _ end: Int) -> String {
    let text = String(decoding: bytes[start..<end], as: UTF8.self).trimmed
    guard let quote = text.utf8.first, text.utf8.count > 1, text.utf8.last == quote,
      quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'")
    else { return text }
    var result: [UInt8] = []
    var rest = Array(text.utf8.dropFirst().dropLast())[...]
    while let byte = rest.popFirst() {
      if byte == quote, quote == UInt8(ascii: "'") {
        _ = rest.popFirst()
        result.append(byte)
      } else if byte == UInt8(ascii: "\\"), quote == UInt8(ascii: "\""), let next = rest.popFirst()
      {
        switch next {
        case UInt8(ascii: "n"): result.append(10)
        case UInt8(ascii: "t"): result.append(9)
        default: result.append(next)
        }
      } else {
        result.append(byte)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}

/// A list or map in brackets, which may span lines.
struct YAMLFlow {
  /// The next byte to read.
  var position: Int

  private static let maximumDepth = 64

  /// Reads a value.
  mutating func value(_ parser: inout YAMLParser, depth: Int) throws -> YAMLValue {
    guard depth < Self.maximumDepth else {
      throw parser.error("nests deeper than \(Self.maximumDepth) levels")
    }
    skip(parser)
    guard position < parser.bytes.count else { throw unclosed(parser) }
    switch parser.bytes[position] {
    case UInt8(ascii: "["): return try list(&parser, depth)
    case UInt8(ascii: "{"): return try map(&parser, depth)
    case UInt8(ascii: "*"):
      let start = position + 1
      let end = plainEnd(parser)
      position = end
      return try parser.alias(parser.scalar(start, max(start, end)))
    default:
      let text = try scalar(parser)
      return text == "null" || text == "~" ? .null : .scalar(text)
    }
  }

  private func unclosed(_ parser: YAMLParser) -> ManifestError {
    parser.error("opens a bracket without end")
  }

  private mutating func list(_ parser: inout YAMLParser, _ depth: Int) throws -> YAMLValue {
    position += 1
    var elements: [YAMLValue] = []
    while true {
      skip(parser)
      guard position < parser.bytes.count else { throw unclosed(parser) }
      switch parser.bytes[position] {
      case UInt8(ascii: "]"):
        position += 1
        return .list(elements)
      case UInt8(ascii: ","): position += 1
      case UInt8(ascii: "}"): throw parser.error("closes a bracket that is not open")
      default: elements.append(try value(&parser, depth: depth + 1))
      }
    }
  }

  private mutating func map(_ parser: inout YAMLParser, _ depth: Int) throws -> YAMLValue {
    position += 1
    var map = YAMLMap()
    while true {
      skip(parser)
      guard position < parser.bytes.count else { throw unclosed(parser) }
      switch parser.bytes[position] {
      case UInt8(ascii: "}"):
        position += 1
        return .map(map)
      case UInt8(ascii: ","): position += 1
      case UInt8(ascii: "]"): throw parser.error("closes a bracket that is not open")
      default:
        let start = position
        let key = try scalar(parser)
        skip(parser)
        var value = YAMLValue.null
        if position < parser.bytes.count, parser.bytes[position] == UInt8(ascii: ":") {
          position += 1
          skip(parser)
          let next = position < parser.bytes.count ? parser.bytes[position] : 0
          if next != UInt8(ascii: ","), next != UInt8(ascii: "}") {
            value = try self.value(&parser, depth: depth + 1)
          }
        }
        guard position > start else { throw unclosed(parser) }
        map[key] = value
      }
    }
  }

  private mutating func scalar(_ parser: YAMLParser) throws -> String {
    let start = position
    let first = parser.bytes[start]
    if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") {
      guard let end = parser.quotedEnd(start, parser.bytes.count) else { throw unclosed(parser) }
      position = end
    } else {
      position = max(plainEnd(parser), start + 1)
    }
    return parser.scalar(start, min(position, parser.bytes.count))
  }

  private func plainEnd(_ parser: YAMLParser) -> Int {
    var end = position
    while end < parser.bytes.count {
      switch parser.bytes[end] {
      case UInt8(ascii: ","), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: "["),
        UInt8(ascii: "\n"):
        return end
      case UInt8(ascii: "{") where end == position || parser.bytes[end - 1] != UInt8(ascii: "$"):
        return end
      case UInt8(ascii: "{"):
        // `${name}`
        while end < parser.bytes.count, parser.bytes[end] != UInt8(ascii: "}") { end += 1 }
      case UInt8(ascii: ":"):
        let next = end + 1 < parser.bytes.count ? parser.bytes[end + 1] : 0x20
        if next <= 0x20 || next == UInt8(ascii: ",") { return end }
      default: break
      }
      end += 1
    }
    return min(end, parser.bytes.count)
  }

  /// Skips white space and comments.
  private mutating func skip(_ parser: YAMLParser) {
    while position < parser.bytes.count {
      let byte = parser.bytes[position]
      if byte <= 0x20 {
        position += 1
      } else if byte == UInt8(ascii: "#"), position > 0, parser.bytes[position - 1] <= 0x20 {
        while position < parser.bytes.count, !parser.bytes[position].isLineEnd { position += 1 }
      } else {
        return
      }
    }
  }
}
