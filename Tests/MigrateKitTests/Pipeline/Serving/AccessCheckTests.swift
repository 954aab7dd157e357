import Testing

@testable import MigrateKit
@testable import MigrateKitCore

/// Who reaches a review that is served: the browser that opened its link, from its own page.
@Suite struct AccessCheckTests {
  private static let host = "127.0.0.1:4000"
  private var check = AccessCheck(port: 4000, folder: "f00d", secret: "s3cret", session: "s3ssion")

  private func request(
    _ method: String = "GET", _ target: String = "/f00d/", host: String? = Self.host,
    cookie: String? = "s3ssion", _ more: [String: String] = [:]
  ) throws -> HTTPRequest {
    var head = "\(method) \(target) HTTP/1.1"
    if let host { head += "\r\nHost: \(host)" }
    if let cookie { head += "\r\nCookie: dsmigrate=\(cookie)" }
    for (name, value) in more { head += "\r\n\(name): \(value)" }
    return try #require(HTTPRequest(head: head.utf8))
  }

  /// The path of a request that is handled, or the status of the response that it gets instead.
  private mutating func outcome(_ request: HTTPRequest) -> String {
    switch check.check(request) {
    case .handle(let path): path.isEmpty ? "page" : path
    case .respond(let response): String(response.status.rawValue)
    }
  }

  @Test mutating func theLinkGivesTheBrowserACookieOnce() throws {
    let link = try request("GET", "/f00d/?secret=s3cret", cookie: nil)
    guard case .respond(let response) = check.check(link) else {
      Issue.record("the link shows the page without a cookie")
      return
    }
    #expect(response.status == .seeOther)
    let headers = response.headers.map { "\($0.name): \($0.value)" }
    #expect(headers.contains("Location: /f00d/"))
    #expect(
      headers.contains("Set-Cookie: dsmigrate=s3ssion; Path=/f00d/; HttpOnly; SameSite=Strict"))
    #expect(outcome(link) == "403")
    #expect(outcome(try request("GET", "/f00d/?secret=s3cret")) == "303")
  }

  @Test mutating func aWrongSecretDoesNotInvalidateTheLink() throws {
    #expect(outcome(try request("GET", "/f00d/?secret=s3cres", cookie: nil)) == "403")
    #expect(outcome(try request("GET", "/f00d/?secret=s3cret", cookie: nil)) == "303")
  }

  @Test mutating func withoutTheCookieNothingIsServed() throws {
    #expect(outcome(try request(cookie: nil)) == "403")
    #expect(outcome(try request(cookie: "s3ssiom")) == "403")
    #expect(outcome(try request()) == "page")
    #expect(outcome(try request("GET", "/f00d/patch")) == "patch")
  }

  @Test mutating func aSecretInThePathOfAnotherFolderReachesNothing() throws {
    #expect(outcome(try request("GET", "/?secret=s3cret", cookie: nil)) == "404")
    #expect(outcome(try request("GET", "/f00d")) == "404")
  }

  @Test(arguments: [
    "evil.example:4000", "127.0.0.1", "127.0.0.1:4001", "127.0.0.1.evil.example:4000", "",
  ])
  mutating func dnsRebindingIsRefused(_ host: String) throws {
    #expect(outcome(try request(host: host)) == "403")
  }

  @Test mutating func bothNamesOfTheMachineAreServed() throws {
    #expect(outcome(try request(host: "localhost:4000")) == "page")
    #expect(outcome(try request(host: nil)) == "403")
  }

  @Test mutating func onlyThePageItselfMayChangeAnything() throws {
    let own = ["Origin": "http://" + Self.host]
    #expect(outcome(try request("POST", "/f00d/apply", own)) == "apply")
    #expect(outcome(try request("POST", "/f00d/apply")) == "403")
    for origin in ["http://evil.example", "null", "http://localhost:4000", "https://" + Self.host] {
      #expect(outcome(try request("POST", "/f00d/apply", ["Origin": origin])) == "403")
    }
  }

  @Test mutating func otherSitesAreRefused() throws {
    #expect(outcome(try request("GET", "/f00d/", ["Origin": "http://evil.example"])) == "403")
    for site in ["cross-site", "same-site", ""] {
      #expect(outcome(try request("GET", "/f00d/", ["Sec-Fetch-Site": site])) == "403")
    }
    #expect(outcome(try request("GET", "/f00d/", ["Sec-Fetch-Site": "none"])) == "page")
  }

  @Test func secretsDifferFromReviewToReview() {
    let (one, other) = (AccessCheck(port: 1), AccessCheck(port: 1))
    #expect(one.link != other.link)
    #expect(one.folder != other.folder)
  }
}
