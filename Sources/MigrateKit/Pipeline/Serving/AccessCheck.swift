/// Decides which requests to a served review come from its own page.
///
/// Other programs and web pages on the machine can connect to the port too, but they have neither
/// the secret in the link nor the cookie that the browser gets for it. Pages of another origin,
/// including those with DNS rebinding to 127.0.0.1, are recognized by `Host`, `Origin` or
/// `Sec-Fetch-Site`. The cookie is limited to a random path, because browsers send cookies to every
/// port of a host.
struct AccessCheck {
  /// The listening port.
  let port: UInt16
  /// The random part of every path, without slashes.
  let folder: String
  private let secret: String
  private let session: String
  /// Whether the link was opened.
  private(set) var isSecretUsed = false

  /// The decision on a request.
  enum Outcome {
    /// The request is from the page; the path is without the random part.
    case handle(path: String)
    /// The request is answered with this response only.
    case respond(HTTPResponse)
  }

  /// Makes a check with random secrets.
  init(port: UInt16) {
    self.init(
      port: port, folder: Self.random(bytes: 6), secret: Self.random(bytes: 16),
      session: Self.random(bytes: 16))
  }

  init(port: UInt16, folder: String, secret: String, session: String) {
    self.port = port
    self.folder = folder
    self.secret = secret
    self.session = session
  }

  /// The link that opens the review, once.
  var link: String { "http://127.0.0.1:\(port)/\(folder)/?secret=\(secret)" }

  /// Decides on a request, and invalidates the secret if the request contains it.
  mutating func check(_ request: HTTPRequest) -> Outcome {
    guard let host = request.header("host"),
      ["127.0.0.1:\(port)", "localhost:\(port)"].contains(host)
    else { return .respond(.sentence("the Host header does not name this server", .forbidden)) }
    if request.headers["origin"] != nil || request.method != "GET" {
      guard request.header("origin") == "http://" + host else {
        return .respond(.sentence("the request comes from another origin", .forbidden))
      }
    }
    if request.headers["sec-fetch-site"] != nil {
      guard let site = request.header("sec-fetch-site"), ["same-origin", "none"].contains(site)
      else {
        return .respond(.sentence("the request comes from another site", .forbidden))
      }
    }
    let root = "/\(folder)/"
    guard request.path.hasPrefix(root) else {
      return .respond(.sentence("open the link that 'dsmigrate review --serve' printed", .notFound))
    }
    let isKnown = Self.isSame(request.cookie(Self.cookie), session)
    if request.method == "GET", let given = request.parameter("secret") {
      if isKnown { return .respond(.redirect(to: root)) }
      guard !isSecretUsed, Self.isSame(given, secret) else {
        return .respond(
          .sentence(
            isSecretUsed
              ? "the link was opened already; it works once, so end the review and start it again"
              : "the link is not the one that 'dsmigrate review --serve' printed", .forbidden))
      }
      isSecretUsed = true
      var response = HTTPResponse.redirect(to: root)
      response.headers.append(
        ("Set-Cookie", "\(Self.cookie)=\(session); Path=\(root); HttpOnly; SameSite=Strict"))
      return .respond(response)
    }
    guard isKnown else {
      return .respond(
        .sentence(
          "open the link that 'dsmigrate review --serve' printed, in this browser", .forbidden))
    }
    return .handle(path: String(request.path.dropFirst(root.count)))
  }

  private static let cookie = "dsmigrate"

  /// Compares in constant time.
  private static func isSame(_ given: String?, _ expected: String) -> Bool {
    guard let given, given.utf8.count == expected.utf8.count else { return false }
    return zip(given.utf8, expected.utf8).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }

  /// Random bytes as hexadecimal digits.
  private static func random(bytes: Int) -> String {
    var generator = SystemRandomNumberGenerator()
    return (0..<bytes).map { _ in
      let byte = UInt8.random(in: .min ... .max, using: &generator)
      return String(byte >> 4, radix: 16) + String(byte & 15, radix: 16)
    }.joined()
  }
}
