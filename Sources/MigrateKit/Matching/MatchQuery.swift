/// Everything of a finding that decides which token answers it, apart from where it stands.
///
/// Equal queries have equal verdicts within one file, so a value that is repeated a thousand times is
/// matched once.
struct MatchQuery: Hashable {
  let value: StyleValue
  var role: UsageRole
  let strength: RoleReading.Strength
  let words: [String]
  let topics: [String]
  let site: Site
  let knownHeight: Double?
  let weightIsOutside: Bool
  let isApproximate: Bool
  let countsBothWays: Bool

  init?(_ finding: Finding) {
    guard let value = finding.value else { return nil }
    self.value = value
    role = finding.role.role
    strength = finding.role.strength
    words = finding.meaning?.words ?? []
    topics = finding.meaning?.topics ?? []
    site = finding.site
    knownHeight = finding.context.knownHeight
    weightIsOutside = finding.context.weightIsOutside
    countsBothWays = finding.context.countsBothWays
    isApproximate = finding.reasons.contains { $0.code == .approximateSpace }
  }
}
