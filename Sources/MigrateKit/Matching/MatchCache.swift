/// What matching has said so far, for files that see the system alike: in any of them a value that is
/// repeated a thousand times is matched once.
///
/// Unchecked: the match results are only touched with the lock held. What is in the cache changes how long
/// matching takes, never what it says.
final class MatchCache: @unchecked Sendable {
  /// What matching knows of such files.
  let context: MatchContext
  private let lock = Lock()
  private var results: [MatchQuery: MatchResult] = [:]
  /// More than the values that an app repeats; a cache that is full is begun anew, so that a million
  /// different ones are not kept.
  private static let capacity = 4096

  init(_ context: MatchContext) {
    self.context = context
  }

  /// What was said of a query, else what `match` says of it now.
  func result(on query: MatchQuery, else match: () -> MatchResult) -> MatchResult {
    if let known = lock({ results[query] }) { return known }
    var result = match()
    result.listed = context.listed(result, at: query.site)
    lock {
      if results.count >= Self.capacity { results.removeAll(keepingCapacity: true) }
      results[query] = result
    }
    return result
  }
}

/// The caches of one system, by what files see of it.
final class MatchCaches: Sendable {
  /// Everything of a file that decides what a token is worth there, and how it is written.
  private struct View: Hashable {
    var sees: [String]?
    var usesAppKit: Bool
  }

  private let designSystem: DesignSystem
  private let index: MatchIndex
  private let keepsRejections: Bool
  private let caches = Memo<View, MatchCache>()

  init(_ designSystem: DesignSystem, index: MatchIndex, keepsRejections: Bool) {
    self.designSystem = designSystem
    self.index = index
    self.keepsRejections = keepsRejections
  }

  /// The cache for a file of a module with these imports.
  func cache(for module: ModuleRule?, imports: [String]) -> MatchCache {
    let view = View(
      sees: module?.sees, usesAppKit: ReplacementCode.usesAppKit(imports: imports))
    return caches.value(of: view) {
      MatchCache(
        MatchContext(
          index: index, thresholds: designSystem.thresholds, visibility: Visibility(module),
          code: ReplacementCode(designSystem, usesAppKit: view.usesAppKit),
          keepsRejections: keepsRejections))
    }
  }
}
