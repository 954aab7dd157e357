/// The value of a string literal without interpolations, its escapes decoded.
///
/// Multi-line strings lose their indentation, as in the compiler; what the compiler rejects (an
/// unknown escape, a line with too little indentation, invalid UTF-8) has no value.
package struct StringLiteral: Hashable, Sendable {
  /// The text.
  package let value: String
  /// The number of lexemes of the literal: two or three.
  package let lexemeCount: Int

  /// Reads the literal whose `stringStart` is the lexeme at `index`; `nil` if there is none, if it
  /// is cut off or malformed, or if it has an interpolation.
  package init?(at index: Int, in lexemes: [Lexeme], bytes: [UInt8]) {
    guard lexemes.indices.contains(index) else { return nil }
    let start = lexemes[index]
    guard start.kind == .stringStart, !start.flags.contains(.unterminated),
      start.end <= bytes.count, bytes[start.end - 1] == UInt8(ascii: "\"")
    else { return nil }
    var end = index + 1
    if end < lexemes.count, lexemes[end].kind == .stringText { end += 1 }
    guard end < lexemes.count, lexemes[end].kind == .stringEnd,
      lexemes[end].start <= bytes.count
    else { return nil }
    let isMultiline = start.flags.contains(.multiline)
    let decoder = StringDecoder(pounds: Int(start.length) - (isMultiline ? 3 : 1))
    let text = bytes[start.end..<lexemes[end].start]
    guard let value = isMultiline ? decoder.decodeLines(text) : decoder.decode(text) else {
      return nil
    }
    self.value = value
    self.lexemeCount = end - index + 1
  }
}

/// Decodes the text between the quotes of a string.
private struct StringDecoder {
  /// The number signs around the string; as many follow the backslash of an escape.
  let pounds: Int

  /// The value of the text of a string on one line.
  func decode(_ text: ArraySlice<UInt8>) -> String? {
    var value: [UInt8] = []
    value.reserveCapacity(text.count)
    guard append(text, to: &value) == false else { return nil }
    return string(value)
  }

  /// The value of the text of a string of several lines.
  func decodeLines(_ text: ArraySlice<UInt8>) -> String? {
    var lines = split(text)
    // The text after the opening quotes and that before the closing ones are not lines of the
    // value.
    guard lines.count >= 2, let indentation = lines.popLast(), isBlank(indentation),
      isBlank(lines.removeFirst())
    else { return nil }
    var value: [UInt8] = []
    value.reserveCapacity(text.count)
    for (number, line) in lines.enumerated() {
      var line = line
      if line.starts(with: indentation) {
        line = line.dropFirst(indentation.count)
      } else if isBlank(line) {
        line = []
      } else {
        return nil
      }
      let isLast = number == lines.count - 1
      guard let isJoined = append(line, to: &value), !(isJoined && isLast) else { return nil }
      if !isJoined, !isLast { value.append(UInt8(ascii: "\n")) }
    }
    return string(value)
  }

  private func string(_ value: [UInt8]) -> String? {
    let string = String(decoding: value, as: UTF8.self)
    // Decoding replaces invalid UTF-8, which is detected by comparing bytes.
    return string.utf8.elementsEqual(value) ? string : nil
  }

  private func split(_ text: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = text.startIndex
    var index = start
    while index < text.endIndex {
      let byte = text[index]
      index += 1
      guard byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") else { continue }
      lines.append(text[start..<index - 1])
      if byte == UInt8(ascii: "\r"), index < text.endIndex, text[index] == UInt8(ascii: "\n") {
        index += 1
      }
      start = index
    }
    lines.append(text[start...])
    return lines
  }

  private func isBlank(_ line: ArraySlice<UInt8>) -> Bool {
    line.allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
  }

  /// Appends a line with its escapes decoded.
  ///
  /// - Returns: Whether an escape at its end joins it with the next line; `nil` if an escape is
  ///   malformed.
  private func append(_ line: ArraySlice<UInt8>, to value: inout [UInt8]) -> Bool? {
    var rest = line
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "\\"), rest.count >= pounds,
        rest.prefix(pounds).allSatisfy({ $0 == UInt8(ascii: "#") })
      else {
        value.append(byte)
        continue
      }
      rest = rest.dropFirst(pounds)
      if isBlank(rest) { return true }
      guard appendEscape(&rest, to: &value) else { return nil }
    }
    return false
  }

  private func appendEscape(_ rest: inout ArraySlice<UInt8>, to value: inout [UInt8]) -> Bool {
    switch rest.popFirst() {
    case UInt8(ascii: "0"): value.append(0)
    case UInt8(ascii: "n"): value.append(UInt8(ascii: "\n"))
    case UInt8(ascii: "r"): value.append(UInt8(ascii: "\r"))
    case UInt8(ascii: "t"): value.append(UInt8(ascii: "\t"))
    case UInt8(ascii: "\""): value.append(UInt8(ascii: "\""))
    case UInt8(ascii: "'"): value.append(UInt8(ascii: "'"))
    case UInt8(ascii: "\\"): value.append(UInt8(ascii: "\\"))
    case UInt8(ascii: "u"):
      guard let scalar = takeScalar(&rest) else { return false }
      value.append(contentsOf: Character(scalar).utf8)
    default: return false
    }
    return true
  }

  /// Reads `{` one to eight hex digits `}`.
  private func takeScalar(_ rest: inout ArraySlice<UInt8>) -> Unicode.Scalar? {
    guard rest.popFirst() == UInt8(ascii: "{"),
      let end = rest.firstIndex(of: UInt8(ascii: "}"))
    else { return nil }
    let digits = rest[..<end]
    rest = rest[(end + 1)...]
    // `UInt32(_:radix:)` would also take a sign.
    guard (1...8).contains(digits.count), digits.first != UInt8(ascii: "+"),
      digits.first != UInt8(ascii: "-")
    else { return nil }
    return UInt32(String(decoding: digits, as: UTF8.self), radix: 16).flatMap(Unicode.Scalar.init)
  }
}
