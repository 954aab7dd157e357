import MigrateKitCore

/// A design system bound to an app: each token with the app's declaration of it.
package struct SystemBinding: Sendable {
  /// A token and the declaration that the app has for it.
  package struct Bound: Sendable {
    package var token: DesignToken
    package var declaration: ImportedToken
    /// The evidence, the strongest first.
    package var evidence: [Evidence]

    /// Whether the app's value differs from that of the token file.
    package var isContradicted: Bool { !token.value.looks(like: declaration.value) }
  }

  /// The evidence that a declaration represents a token.
  package enum Evidence: String, CaseIterable, Sendable {
    /// The declaration has the code that the system's own mapping gives to the token.
    case code
    /// It has the name of the token, or its name in the shared vocabulary.
    case name
    /// The names have most of their words in common.
    case words
    /// It has the value of the token in every appearance.
    case value
    /// It has the roles of the token.
    case role
  }

  /// The tokens with a declaration, by path.
  package private(set) var bound: [Bound] = []
  /// The tokens without one, by path.
  package private(set) var missing: [DesignToken] = []
  /// The tokens whose declarations seem to have another value, which could not be compared, each with the
  /// reason.
  package internal(set) var unverified: [String] = []
  /// The declarations without a token, in their order.
  package private(set) var rest: [ImportedToken] = []

  /// Binds a system to the declarations of an app.
  ///
  /// Each declaration represents the most similar token, and others of the same value. A name
  /// counts more than a value: colors change, but `background` remains the background.
  package init(_ system: DesignSystem, declarations: [ImportedToken], names: Set<String> = []) {
    let tokens = BindingSubject.subjects(of: system)
    let offers = declarations.map { BindingOffer($0, appWords: names) }
    var pairs = Self.pairs(of: tokens, with: offers)
    pairs.sort { a, b in
      if a.score != b.score { return a.score > b.score }
      return (a.token, a.offer) < (b.token, b.offer)
    }
    var carriers: [Int: Pair] = [:]
    var taken: [Int: [Int]] = [:]
    for pair in pairs where carriers[pair.token] == nil && taken[pair.offer] == nil {
      carriers[pair.token] = pair
      taken[pair.offer] = [pair.token]
    }
    for pair in pairs where carriers[pair.token] == nil && pair.evidence.contains(.value) {
      let others = (taken[pair.offer] ?? []).map { tokens[$0].token }
      guard others.allSatisfy({ $0.value.isSame(as: tokens[pair.token].token.value) }) else {
        continue
      }
      carriers[pair.token] = pair
      taken[pair.offer, default: []].append(pair.token)
    }
    for (number, subject) in tokens.enumerated() {
      if let pair = carriers[number] {
        bound.append(
          Bound(
            token: subject.token, declaration: declarations[pair.offer], evidence: pair.evidence))
      } else {
        missing.append(subject.token)
      }
    }
    rest = declarations.indices.filter { taken[$0] == nil }.map { declarations[$0] }
  }

  // MARK: Pairs

  private struct Pair {
    var token: Int
    var offer: Int
    var score: Double
    var evidence: [Evidence]
  }

  private static func pairs(
    of tokens: [BindingSubject], with offers: [BindingOffer]
  ) -> [Pair] {
    var pairs: [Pair] = []
    for (number, subject) in tokens.enumerated() {
      for (index, offer) in offers.enumerated()
      where offer.declaration.category == subject.token.category {
        let likeness = BindingLikeness(subject, offer)
        let isOnly =
          likeness.hasValue
          && tokens.count { $0.isLike(subject) } == 1
          && offers.count { $0.isLike(offer) } == 1
        guard likeness.isEnough(isOnly: isOnly) else { continue }
        pairs.append(
          Pair(
            token: number, offer: index, score: likeness.score(isOnly: isOnly),
            evidence: likeness.evidence))
      }
    }
    return pairs
  }
}
