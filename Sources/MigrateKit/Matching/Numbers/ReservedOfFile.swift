extension MatchContext {
  /// The gap of a number whose value a file takes from another type: that type has a token of the very value, which the
  /// value alone does not ask for, and the file uses others of it for values of this kind.
  ///
  /// A view with `MedicalSpacing.md` and `MedicalSpacing.lg` does not want its next 8 from `Layout`.
  func reservedOfFile(for query: MatchQuery, insteadOf result: MatchResult) -> MatchResult? {
    guard result.hasMatch, query.value.number != nil,
      let chosen = result.candidates.first?.group.members.first, !isOfFile(chosen)
    else { return nil }
    let equals = index.reserved.equals(of: query.value, in: index.tokens)
    let near = equals.keys.sorted().first {
      isOfFile($0) && index.indicatesAll(of: $0, in: query)
    }
    return near.map { token in
      .gap(
        ReasonMessages.reserved(index.tokens[token], for: query.value),
        candidates: result.candidates)
    }
  }
}

extension MatchContext {
  /// Whether the file uses the type that holds a token for values of its kind.
  private func isOfFile(_ token: Int) -> Bool {
    index.families.isUsed(token, index.tokens[token].category, in: families)
  }
}

extension ReservedTokens {
  /// All tokens with the same number as a reserved one, that one among them.
  func equalNumbers(in tokens: [DesignToken]) -> [[Int]] {
    let reserved = Set(others.values.joined().map { tokens[$0].value })
    let numbers = tokens.indices.filter { tokens[$0].value.number != nil }
    return Array(
      Dictionary(grouping: numbers) { tokens[$0].value }.filter { reserved.contains($0.key) }.values
    )
  }
}
