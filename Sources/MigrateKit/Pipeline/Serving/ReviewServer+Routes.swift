import MigrateKitCore

// The routes of the server.

extension ReviewServer {
  /// The timeout of long polling, in seconds.
  private static let patience = 20

  func respond(to request: HTTPRequest, body: [UInt8]) -> HTTPResponse {
    let path: String
    switch state({ $0.access.check(request) }) {
    case .respond(let response): return response
    case .handle(let handled): path = handled
    }
    switch (request.method, path) {
    case ("GET", ""): return page()
    case ("GET", "news"): return news(request)
    case ("GET", "patch"): return patch()
    case ("POST", "decisions"): return decide(body)
    case ("POST", "apply"): return rewrite()
    case (_, "decisions"), (_, "apply"), (_, ""), (_, "news"), (_, "patch"):
      return .sentence("'\(path)' does not support this method", .methodNotAllowed)
    default: return .sentence("there is no '\(path)' here", .notFound)
    }
  }

  private func page() -> HTTPResponse {
    let now = state { $0 }
    let page = ReviewPage(
      tokens: now.reviewed.tokens, decisions: now.decisions.decisions, next: next,
      serving: ReviewPage.Serving(
        generation: now.generation, revision: now.decisions.revision, verification: verification),
      sketches: now.reviewed.sketches)
    var response = HTTPResponse(contentType: "text/html; charset=utf-8")
    response.headers = [("Content-Security-Policy", "frame-ancestors 'none'")]
    response.body = page.write(now.reviewed.report)
    return response
  }

  /// The state, once it is newer than the page's.
  private func news(_ request: HTTPRequest) -> HTTPResponse {
    let known = request.parameter("version").flatMap { Int($0) }
    let revision = request.parameter("revision").flatMap { Int($0) } ?? 0
    let news = state.wait(seconds: Self.patience) { state in
      state.version == known ? nil : state.json(since: revision)
    }
    return .json(news ?? state { $0.json(since: revision) })
  }

  private func patch() -> HTTPResponse {
    let plan = state.wait(seconds: Self.patience) { $0.isPlanStale ? nil : $0.plan }
    guard let plan else { return .sentence("the patch is not ready yet; try again", .busy) }
    if let problem = plan.problem { return .sentence(problem, .conflict) }
    return HTTPResponse(body: plan.patch)
  }

  private func decide(_ body: [UInt8]) -> HTTPResponse {
    state { state in
      do throws(ServedDecisions.Refusal) {
        try state.decisions.take(
          body, on: state.reviewed.changes, tokens: state.reviewed.tokens)
      } catch {
        return .sentence(error.sentence, error.status)
      }
      state.version += 1
      return Self.reply("revision", state.decisions.revision)
    }
  }

  private func rewrite() -> HTTPResponse {
    state { state in
      if state.isRewriteWanted { return .sentence("a rewrite is already in progress", .conflict) }
      state.isRewriteWanted = true
      let number = (state.rewrite?.number ?? 0) + 1
      state.rewrite = ServedReview.Rewrite(number: number)
      state.version += 1
      return Self.reply("rewrite", number, .accepted)
    }
  }

  /// An object with one number.
  private static func reply(
    _ name: StaticString, _ number: Int, _ status: HTTPResponse.Status = .ok
  ) -> HTTPResponse {
    var json = JSONWriter(isCompact: true)
    json.beginObject()
    json.member(name, number)
    json.endObject()
    return .json(json.finished(), status)
  }
}
