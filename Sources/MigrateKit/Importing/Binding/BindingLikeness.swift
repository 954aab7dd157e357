import MigrateKitCore

/// The similarity of a token and a declaration.
struct BindingLikeness {
  private let hasCode: Bool
  private let hasName: Bool
  /// The largest share of words in common.
  private let words: Double
  let hasValue: Bool
  private let hasRole: Bool
  /// Whether the names state different uses.
  private let isForOther: Bool

  init(_ subject: BindingSubject, _ offer: BindingOffer) {
    let declaration = offer.declaration
    hasCode = declaration.codes.values.contains { subject.codes.contains($0) }
    let likeness = offer.names.flatMap { name in subject.names.map { name.likeness($0) } }
    words = likeness.max() ?? 0
    hasName = words == 1
    hasValue = subject.token.value.looks(like: declaration.value)
    let roles = Set(declaration.guess.roles)
    hasRole = !roles.isDisjoint(with: subject.roles)
    isForOther =
      subject.roles.isEmpty
      // A card's radius is not a general radius.
      ? !roles.isEmpty && declaration.category != .color && declaration.category != .font
      : !roles.isEmpty && !hasRole
  }

  /// Whether the similarity is enough for a match; `isOnly` means that no other token and no other
  /// declaration has the value.
  func isEnough(isOnly: Bool) -> Bool {
    if hasCode || hasName { return true }
    guard hasValue, !isForOther else { return false }
    return isOnly || words >= 0.5 || hasRole && words > 0
  }

  /// The score.
  func score(isOnly: Bool) -> Double {
    var score = words * 20
    if hasCode { score += 100 }
    if hasName { score += 40 }
    if hasValue { score += isOnly ? 50 : 40 }
    if hasRole { score += 10 }
    if isForOther { score -= 30 }
    return score
  }

  var evidence: [SystemBinding.Evidence] {
    var result: [SystemBinding.Evidence] = []
    if hasCode { result.append(.code) }
    if hasName { result.append(.name) } else if words >= 0.5 { result.append(.words) }
    if hasValue { result.append(.value) }
    if hasRole { result.append(.role) }
    return result
  }
}
