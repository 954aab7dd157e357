/// Everything of a finding that decides which token matches it, apart from where it is.
///
/// Equal queries have equal match results in all files that see the system alike, so a value that is repeated a
/// thousand times is matched once. What a kind of value does not ask for is left out for that.
struct MatchQuery: Hashable {
  let value: StyleValue
  var role: UsageRole
  private(set) var strength = RoleReading.Strength.none
  /// The words stated of a color, as far as any token of the system has them in its meaning.
  private(set) var words: [String] = []
  /// What the code around a color is about, as far as any token is a level of it.
  private(set) var topics: [String] = []
  /// The parts of an interface that the code indicates, as far as any token of the category is for one.
  let components: ComponentSet
  /// The words that say what it is for, as far as any token of the category is named for one.
  let subjects: Set<String>
  let site: Site
  private(set) var knownHeight: Double?
  /// The asset that a color is named by, where the project has a constant for it.
  private(set) var asset: String?
  /// Whether it is a color that so much else is: one that the system names.
  private(set) var isCommon = false
  let weightIsOutside: Bool
  let isApproximate: Bool
  let countsBothWays: Bool

  init?(_ finding: Finding, _ index: MatchIndex) {
    guard let value = finding.value else { return nil }
    self.value = value
    role = finding.role.role
    components = index.components(indicatedBy: finding)
    subjects = index.subjects(indicatedBy: finding)
    site = finding.site
    weightIsOutside = finding.context.weightIsOutside
    countsBothWays = finding.context.countsBothWays
    isApproximate = finding.reasons.contains { $0.code == .approximateSpace }
    switch value {
    case .color:
      strength = finding.role.strength
      isCommon = !finding.signature.contains { "(#".contains($0) } && finding.context.asset == nil
      asset = finding.context.asset.flatMap { index.assetTokens[$0] == nil ? nil : $0 }
      words = finding.meaning?.words.filter(index.meaningWords.contains) ?? []
      topics = finding.meaning?.topics.filter(index.meaningWords.contains) ?? []
    case .radius:
      knownHeight = finding.context.knownHeight
    case .font, .shadow, .animation, .number:
      break
    }
  }
}
