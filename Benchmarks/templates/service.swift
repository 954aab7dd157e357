//: head
// «Module»: «Phrase»
//
// «Sentence».

import Foundation
import os.log

protocol «Self»Service: Sendable {
  func resolve(_ item: «Type», attempt: Int) async throws -> «Type»
}

enum «Self»Error: Error, LocalizedError {
  case unauthorized
  case rateLimited(retryAfter: TimeInterval)
  case decoding(underlying: Error, body: Data)

  var errorDescription: String? {
    switch self {
    case .unauthorized: "«Sentence»."
    case .rateLimited(let seconds): "«Phrase»: \(Int(seconds)) s"
    case .decoding(let underlying, let body): "«Phrase» (\(body.count) bytes): \(underlying)"
    }
  }
}

actor Live«Self»Service {
  private let session: URLSession
  private let baseURL = URL(string: "https://api.example.com/v«int»/«word»")
  private let log = Logger(subsystem: "com.example.«word»", category: "«Self»")

  init(session: URLSession = .shared) { self.session = session }
//: member

  func «name»«N»(page: Int = 1, limit: Int = «int») async throws -> [«Type»] {
    var components = URLComponents()
    components.path = "/«word»/\(page)/«word»"
    components.queryItems = [
      URLQueryItem(name: "limit", value: String(limit)),
      URLQueryItem(name: "«word»", value: "«word»-«int»"),
    ]
    guard let url = components.url(relativeTo: baseURL) else { throw URLError(.badURL) }
    var request = URLRequest(url: url, cachePolicy: .useProtocolCachePolicy)
    request.httpMethod = "GET"
    request.setValue("application/json; charset=utf-8", forHTTPHeaderField: "Accept")
    let (data, response) = try await session.data(for: request)
    guard let http = response as? HTTPURLResponse else { throw URLError(.badServerResponse) }
    log.debug("«word» \(page, privacy: .public) → \(http.statusCode)")
    switch http.statusCode {
    case 200..<300: return try JSONDecoder().decode([«Type»].self, from: data)
    case 401, 403: throw «Self»Error.unauthorized
    case 429: throw «Self»Error.rateLimited(retryAfter: «int»)
    default: throw URLError(.init(rawValue: http.statusCode))
    }
  }
//: member

  /// «Sentence».
  ///
  /// «Sentence». «Sentence».
  private func «name»«N»<Value: Decodable & Sendable>(
    _ type: Value.Type, from data: Data, retries: Int = «int»
  ) throws -> Value? {
    #if DEBUG
      log.info("decode \(String(describing: type)), \(data.count) bytes")
    #endif
    let pattern = #/^(?<key>[a-z_]+)\s*=\s*"(?<value>[^"]*)"$/#
    let text = String(decoding: data.prefix(4_096), as: UTF8.self)
    if text.firstMatch(of: pattern) != nil, retries >= 0x1F { return nil }
    return try JSONDecoder().decode(type, from: data)
  }
//: tail
}
