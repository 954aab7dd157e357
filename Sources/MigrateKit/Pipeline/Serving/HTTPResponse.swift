/// The response to a request, after which the connection is closed.
struct HTTPResponse {
  /// The status codes in use, with their reason phrases (RFC 9110).
  enum Status: Int {
    case ok = 200
    case accepted = 202
    case seeOther = 303
    case badRequest = 400
    case forbidden = 403
    case notFound = 404
    case methodNotAllowed = 405
    case conflict = 409
    case tooLarge = 413
    case failed = 500
    case busy = 503

    var phrase: String {
      switch self {
      case .ok: "OK"
      case .accepted: "Accepted"
      case .seeOther: "See Other"
      case .badRequest: "Bad Request"
      case .forbidden: "Forbidden"
      case .notFound: "Not Found"
      case .methodNotAllowed: "Method Not Allowed"
      case .conflict: "Conflict"
      case .tooLarge: "Content Too Large"
      case .failed: "Internal Server Error"
      case .busy: "Service Unavailable"
      }
    }
  }

  var status = Status.ok
  var contentType = "text/plain; charset=utf-8"
  /// Additional headers.
  var headers: [(name: String, value: String)] = []
  var body: [UInt8] = []

  /// One sentence of plain text.
  static func sentence(_ text: String, _ status: Status) -> HTTPResponse {
    HTTPResponse(status: status, body: Array((text + "\n").utf8))
  }

  /// A JSON document.
  static func json(_ bytes: [UInt8], _ status: Status = .ok) -> HTTPResponse {
    HTTPResponse(status: status, contentType: "application/json", body: bytes)
  }

  /// Redirects the browser to another path of this server.
  static func redirect(to path: String) -> HTTPResponse {
    HTTPResponse(status: .seeOther, headers: [("Location", path)])
  }

  /// The bytes to send.
  ///
  /// The headers forbid caching, framing, cross-origin access and content sniffing.
  var bytes: [UInt8] {
    var head = "HTTP/1.1 \(status.rawValue) \(status.phrase)\r\n"
    let always = [
      ("Content-Type", contentType), ("Content-Length", String(body.count)),
      ("Connection", "close"), ("Cache-Control", "no-store"),
      ("X-Content-Type-Options", "nosniff"), ("X-Frame-Options", "DENY"),
      ("Referrer-Policy", "no-referrer"), ("Cross-Origin-Opener-Policy", "same-origin"),
      ("Cross-Origin-Resource-Policy", "same-origin"),
    ]
    for (name, value) in always + headers { head += "\(name): \(value)\r\n" }
    return Array((head + "\r\n").utf8) + body
  }
}
