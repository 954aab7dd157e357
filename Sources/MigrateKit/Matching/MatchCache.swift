/// Caches match results for files with the same view of the system, so that a repeated value is
/// matched once.
///
/// `@unchecked`: the results are only accessed with the lock held. The cache affects time, never
/// results.
final class MatchCache: @unchecked Sendable {
  /// The matching context of such files.
  let context: MatchContext
  private let lock = Lock()
  private var results: [MatchQuery: MatchResult] = [:]
  /// More than the different values of an app; a full cache is cleared, which bounds its memory.
  private static let capacity = 4096

  init(_ context: MatchContext) {
    self.context = context
  }

  /// The cached result of a query, or that of `match`.
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

/// The caches of one system, by view.
final class MatchCaches: Sendable {
  /// The properties of a file that determine the values and the code of tokens there.
  private struct View: Hashable {
    var sees: [String]?
    var usesAppKit: Bool
    var families: TokenFamilies.Used
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

  /// The cache for a file of a module with these imports and uses of tokens, in a project that takes tokens from some types.
  func cache(
    for file: String, in module: ModuleRule?, imports: [String], uses: [TokenUse],
    _ usedHolders: UsedHolders = UsedHolders()
  ) -> MatchCache {
    let view = View(
      sees: module?.sees, usesAppKit: ReplacementCode.usesAppKit(imports: imports),
      families: index.families.used(in: uses, of: file, index.withCode, usedHolders))
    return caches.value(of: view) {
      MatchCache(
        MatchContext(
          index: index, thresholds: designSystem.thresholds, visibility: Visibility(module),
          code: ReplacementCode(designSystem, usesAppKit: view.usesAppKit),
          keepsRejections: keepsRejections, families: view.families))
    }
  }
}
