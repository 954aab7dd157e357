/// The head of an HTTP/1.1 request (RFC 9112), limited to what the review page sends.
struct HTTPRequest: Hashable {
  /// The method: `GET`.
  var method: String
  /// The path without the query, as sent: `/review/state`.
  var path: String
  /// The query as sent, without the question mark; empty without one.
  var query: String
  /// The values of the headers by name in lower case.
  var headers: [String: [String]]

  /// Parses the bytes up to the empty line; `nil` for a malformed request.
  ///
  /// Refuses what browsers do not send and servers interpret differently: bare line feeds, folded
  /// lines, spaces around names, control characters.
  init?(head: some Collection<UInt8>) {
    guard head.allSatisfy({ (0x20...0x7E).contains($0) || $0 == 0x0D || $0 == 0x0A }) else {
      return nil
    }
    let text = String(decoding: head, as: UTF8.self)
    // CRLF, which is one character in Swift.
    var lines = text.split(separator: "\r\n", omittingEmptySubsequences: false)
    guard lines.allSatisfy({ !$0.contains(where: \.isNewline) }), !lines.isEmpty else { return nil }
    let words = lines.removeFirst().split(at: " ", omittingEmptySubsequences: false)
    guard words.count == 3, words[2] == "HTTP/1.1" || words[2] == "HTTP/1.0",
      words[1].hasPrefix("/")
    else { return nil }
    method = String(words[0])
    let target = words[1].split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    path = String(target[0])
    query = target.count > 1 ? String(target[1]) : ""
    headers = [:]
    for line in lines {
      guard let colon = line.firstIndex(of: ":"), colon > line.startIndex,
        line[..<colon].utf8.allSatisfy({ $0 > 0x20 })
      else { return nil }
      let value = line[line.index(after: colon)...].drop { $0 == " " }
      headers[line[..<colon].lowercased(), default: []].append(String(value))
    }
  }

  /// The value of a header that occurs once; `nil` if it is missing or repeated.
  func header(_ name: String) -> String? {
    guard let values = headers[name], values.count == 1 else { return nil }
    return values[0]
  }

  /// A parameter of the query.
  func parameter(_ name: String) -> String? {
    Self.value(of: name, in: query.split(at: "&"))
  }

  /// A cookie.
  func cookie(_ name: String) -> String? {
    let cookies = (headers["cookie"] ?? []).flatMap { $0.split(at: ";") }
    return Self.value(of: name, in: cookies.map { $0.drop { $0 == " " } })
  }

  /// The value of the first `name=value` text with the name.
  private static func value(of name: String, in texts: [Substring]) -> String? {
    for text in texts where text.hasPrefix(name + "=") {
      return String(text.dropFirst(name.count + 1))
    }
    return nil
  }

  /// The length of the body in bytes; `nil` if it is not a plain number.
  var bodySize: Int? {
    if headers["transfer-encoding"] != nil { return nil }
    guard headers["content-length"] != nil else { return 0 }
    guard let text = header("content-length"), !text.isEmpty,
      text.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) })
    else { return nil }
    return Int(text)
  }
}
