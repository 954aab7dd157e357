/// An error that a command reported for a line of a file.
struct CompilerDiagnostic: Hashable, Sendable {
  /// The file in the command's output: absolute, or relative to an unknown folder.
  var path: String
  /// The line, counted from 1.
  var line: Int
  /// The column, counted from 1 in UTF-8 bytes; `nil` if missing.
  var column: Int?
  /// The message.
  var message: String

  /// The words between the place and the message of an error.
  private static let markers = [": error: ", ": fatal error: "].map { Array($0.utf8) }
  /// The markers of xcbeautify and xcpretty before an error.
  private static let prefixes = ["❌ ", "[x] "].map { Array($0.utf8) }

  /// Parses one line of output without colors; `nil` if it is not an error with a place.
  ///
  /// Swift, SwiftPM, xcodebuild and clang write `path:line:column: error: message`; linters and
  /// test runners omit the column; xcbeautify and xcpretty the word. A path may contain spaces and
  /// colons.
  init?(line text: [UInt8]) {
    if let (marker, length) = Self.marker(in: text) {
      self.init(place: text[..<marker], message: text[(marker + length)...])
      return
    }
    for prefix in Self.prefixes where text.starts(with: prefix) {
      self.init(unmarked: text.dropFirst(prefix.count))
      return
    }
    return nil
  }

  /// The start and the length of the first marker.
  private static func marker(in text: [UInt8]) -> (start: Int, length: Int)? {
    for start in text.indices where text[start] == UInt8(ascii: ":") {
      for marker in markers where text[start...].starts(with: marker) {
        return (start, marker.count)
      }
    }
    return nil
  }

  /// Reads `path:line:column: message`.
  private init?(unmarked text: ArraySlice<UInt8>) {
    let separator = Array(": ".utf8)
    let ends = text.indices.filter { text[$0...].starts(with: separator) }
    for end in ends {
      if let found = Self(place: text[..<end], message: text[(end + separator.count)...]) {
        self = found
        return
      }
    }
    return nil
  }

  private init?(place: ArraySlice<UInt8>, message: ArraySlice<UInt8>) {
    let blank = UInt8(ascii: " ")
    var path = place.drop { $0 == blank }
    for prefix in Self.prefixes where path.starts(with: prefix) {
      path = path.dropFirst(prefix.count).drop { $0 == blank }
    }
    guard let last = Self.takeNumber(from: &path) else { return nil }
    if let first = Self.takeNumber(from: &path) {
      (line, column) = (first, last)
    } else {
      (line, column) = (last, nil)
    }
    guard !path.isEmpty else { return nil }
    self.path = String(decoding: path, as: UTF8.self)
    self.message = String(decoding: message, as: UTF8.self)
  }

  /// Removes `:123` from the end.
  private static func takeNumber(from text: inout ArraySlice<UInt8>) -> Int? {
    guard let colon = text.lastIndex(of: UInt8(ascii: ":")) else { return nil }
    let digits = text[(colon + 1)...]
    guard (1...9).contains(digits.count),
      digits.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) })
    else { return nil }
    text = text[..<colon]
    return digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
  }
}
