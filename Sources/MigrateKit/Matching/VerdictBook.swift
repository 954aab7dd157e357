/// What matching has said so far, for files that see the system alike: in any of them a value that is
/// repeated a thousand times is matched once.
///
/// Unchecked: the verdicts are only touched with the lock held. What stands in the book changes how long
/// matching takes, never what it says.
final class VerdictBook: @unchecked Sendable {
  /// What matching knows of such files.
  let context: MatchContext
  private let lock = Lock()
  private var verdicts: [MatchQuery: Verdict] = [:]
  /// More than the values that an app repeats; a book that is full is begun anew, so that a million
  /// different ones are not kept.
  private static let capacity = 4096

  init(_ context: MatchContext) {
    self.context = context
  }

  /// What was said of a query, else what `match` says of it now.
  func verdict(on query: MatchQuery, else match: () -> Verdict) -> Verdict {
    if let known = lock({ verdicts[query] }) { return known }
    var verdict = match()
    verdict.listed = context.listed(verdict, at: query.site)
    lock {
      if verdicts.count >= Self.capacity { verdicts.removeAll(keepingCapacity: true) }
      verdicts[query] = verdict
    }
    return verdict
  }
}

/// The books of one system, by what files see of it.
final class VerdictBooks: Sendable {
  /// Everything of a file that decides what a token is worth there, and how it is written.
  private struct View: Hashable {
    var sees: [String]?
    var usesAppKit: Bool
  }

  private let catalogue: Catalogue
  private let index: MatchIndex
  private let keepsRejections: Bool
  private let books = Memo<View, VerdictBook>()

  init(_ catalogue: Catalogue, index: MatchIndex, keepsRejections: Bool) {
    self.catalogue = catalogue
    self.index = index
    self.keepsRejections = keepsRejections
  }

  /// The book for a file of a module with these imports.
  func book(for module: ModuleRule?, imports: [String]) -> VerdictBook {
    let view = View(
      sees: module?.sees, usesAppKit: ReplacementSpelling.usesAppKit(imports: imports))
    return books.value(of: view) {
      VerdictBook(
        MatchContext(
          index: index, thresholds: catalogue.thresholds, visibility: Visibility(module),
          spelling: ReplacementSpelling(catalogue, usesAppKit: view.usesAppKit),
          keepsRejections: keepsRejections))
    }
  }
}
