import MigrateKitCore

/// A scale of radii fitted to those in use.
struct RadiusScale {
  let tokens: [TokenSuggestions.Proposed]

  /// Fits a scale; a step with fewer than `least` uses is left out.
  init(_ proposals: [TokenProposals.Proposal], least: Int) {
    var counts: [Double: Int] = [:]
    for proposal in proposals {
      if let points = proposal.value.number { counts[points, default: 0] += proposal.count }
    }
    // The limit up to which matching gives `review`.
    let steps = FittedScale(counts) { max(1, $0 * Thresholds().reviewShare) }.steps
      .filter { $0.count >= least }
    let names = Self.names(count: steps.count)
    tokens = steps.enumerated().map { index, step in
      let members = proposals.filter { step.members.contains($0.value.number ?? -1) }
      let findings = members.flatMap(\.findings)
        .sorted { ($0.file, $0.start.line) < ($1.file, $1.start.line) }
      let name = names?[index] ?? Self.number(step.value)
      return TokenSuggestions.Proposed(
        path: "radius.\(name)", value: .radius(step.value),
        roles: TokenProposals.roles(of: findings), values: members.map(\.value),
        findings: findings)
    }
  }

  /// Names for up to six steps; longer scales are numbered.
  private static func names(count: Int) -> [String]? {
    switch count {
    case 1: ["medium"]
    case 2: ["small", "large"]
    case 3: ["small", "medium", "large"]
    case 4: ["small", "medium", "large", "xlarge"]
    case 5: ["xsmall", "small", "medium", "large", "xlarge"]
    case 6: ["xsmall", "small", "medium", "large", "xlarge", "xxlarge"]
    default: nil
    }
  }

  private static func number(_ value: Double) -> String {
    String((DecimalText.text(value, places: 2) ?? "0").map { $0 == "." ? "_" : $0 })
  }
}
