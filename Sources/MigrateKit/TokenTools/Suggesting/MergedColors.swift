import MigrateKitCore

/// Merges proposed colors that a designer would not keep separate.
///
/// `TokenProposals` merges indistinguishable values; `#F5F5F5`, `#F7F7F7` and `#F2F2F2` remain,
/// although they are meant as one gray. The more frequent color absorbs the other.
struct MergedColors {
  /// The proposals, those for most findings first.
  let proposals: [TokenProposals.Proposal]

  /// The ΔE00 up to which two colors are merged.
  private static let reach = 3.0
  /// The difference of alpha up to which they are merged.
  private static let alphaReach = 0.031

  init(_ all: [TokenProposals.Proposal]) {
    var merged: [TokenProposals.Proposal] = []
    for proposal in all {
      guard case .color(let color) = proposal.value,
        let index = merged.firstIndex(where: { Self.isOne(color, $0.value) })
      else {
        merged.append(proposal)
        continue
      }
      merged[index].values += proposal.values
      merged[index].count += proposal.count
      merged[index].findings = (merged[index].findings + proposal.findings)
        .sorted { (PathKey($0.file), $0.start.line) < (PathKey($1.file), $1.start.line) }
      merged[index].roles = TokenProposals.roles(of: merged[index].findings)
    }
    proposals = merged.largestFirst(\.count)
  }

  private static func isOne(_ color: ColorValue, _ value: StyleValue) -> Bool {
    guard case .color(let other) = value else { return false }
    // System colors change with the release and are never merged.
    let names = [SystemColors.hueName(of: .color(color)), SystemColors.hueName(of: value)]
    if names.contains(where: { $0 != nil }) { return false }
    return isOne(color.light, other.light)
      && isOne(color.dark ?? color.light, other.dark ?? other.light)
  }

  private static func isOne(_ a: ColorSample, _ b: ColorSample) -> Bool {
    (a.alpha - b.alpha).magnitude <= alphaReach && ciede2000(a.lab, b.lab) <= reach
  }
}

extension StyleValue {
  /// Whether the value is a color that draws nothing.
  var isClear: Bool {
    guard case .color(let color) = self else { return false }
    return color.light.alpha == 0 && (color.dark ?? color.light).alpha == 0
  }
}
