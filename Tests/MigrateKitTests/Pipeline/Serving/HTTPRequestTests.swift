import Testing

@testable import MigrateKit

@Suite struct HTTPRequestTests {
  private func request(_ lines: String...) -> HTTPRequest? {
    HTTPRequest(head: lines.joined(separator: "\r\n").utf8)
  }

  @Test func theHeadOfARequestIsRead() {
    let request = request(
      "GET /review/news?version=3&revision=12 HTTP/1.1", "Host: 127.0.0.1:8080",
      "Cookie: other=1; dsmigrate=abc", "Content-Length: 12")
    #expect(request?.method == "GET")
    #expect(request?.path == "/review/news")
    #expect(request?.parameter("revision") == "12")
    #expect(request?.parameter("secret") == nil)
    #expect(request?.header("host") == "127.0.0.1:8080")
    #expect(request?.cookie("dsmigrate") == "abc")
    #expect(request?.bodySize == 12)
  }

  @Test(arguments: [
    "", "GET /", "GET  / HTTP/1.1", "GET / HTTP/2", "GET http://a/ HTTP/1.1",
    "GET / HTTP/1.1\r\nHost",
    "GET / HTTP/1.1\r\n folded: 1", "GET / HTTP/1.1\r\nHost : a", "GET / HTTP/1.1\nHost: a",
    "GET / HTTP/1.1\r\nHost: a\rb", "GET /\u{0} HTTP/1.1", "GET /\u{E9} HTTP/1.1",
  ])
  func ambiguousRequestsAreRefused(_ head: String) {
    #expect(HTTPRequest(head: head.utf8) == nil)
  }

  @Test func aRepeatedHeaderCountsAsMissing() {
    #expect(request("GET / HTTP/1.1", "Host: a", "Host: b")?.header("host") == nil)
  }

  @Test(arguments: ["-1", "1e3", "", "99999999999999999999", "1 2"])
  func anInvalidContentLengthIsRefused(_ size: String) {
    #expect(request("POST / HTTP/1.1", "Content-Length: \(size)")?.bodySize == nil)
  }

  @Test func aBodyInChunksIsRefused() {
    let request = request("POST / HTTP/1.1", "Content-Length: 1", "Transfer-Encoding: chunked")
    #expect(request != nil)
    #expect(request?.bodySize == nil)
  }
}
