import Testing

@testable import MigrateKit
@testable import MigrateKitCore

@Suite struct TokenProposalTests {
  private func gap(_ value: StyleValue, _ role: UsageRole = .unknown) -> Suggestion {
    AwkwardReport.suggestion(AwkwardReport.finding("A.swift", 1, "x", value, role), .gap)
  }

  @Test func similarValuesAreOneProposal() {
    let gaps = [
      gap(AwkwardReport.color(0x8E8E93), .border), gap(AwkwardReport.color(0x8E8E93), .border),
      gap(AwkwardReport.color(0x8E8E92), .text), gap(.radius(16), .card),
    ]
    let proposals = TokenProposals(gaps).proposals
    #expect(proposals.map(\.path) == ["color.system-gray", "radius.card-16"])
    #expect(proposals.map(\.count) == [3, 1])
    #expect(proposals[0].values.count == 2)
  }

  @Test func matchedValuesAreNotGaps() {
    let review = AwkwardReport.suggestion(
      AwkwardReport.finding("A.swift", 1, "x", .radius(3)), .review)
    #expect(TokenProposals([review]).proposals.isEmpty)
  }

  @Test func namesAreNew() {
    let gaps = [
      gap(.radius(3)), gap(AwkwardReport.color(0xFFFFFF)),
      gap(AwkwardReport.color(0xFFFFFF, alpha: 0.2)),
    ]
    let paths = TokenProposals(gaps, taken: ["radius.3", "radius.3-2"]).proposals.map(\.path)
    #expect(paths == ["radius.3-3", "color.palette.white", "color.palette.white-a20"])
  }

  /// Middle and dark shades of the palettes that web and app designers know the words from.
  @Test(arguments: [
    (0xEF4444, "red-400"), (0xF97316, "orange-300"), (0xEAB308, "yellow-200"),
    (0x22C55E, "green-300"), (0x14B8A6, "teal-300"), (0x3B82F6, "blue-400"),
    (0x8B5CF6, "violet-400"), (0xEC4899, "pink-300"), (0x808080, "gray-400"),
    (0x1C1C1E, "gray-800"), (0xFAFAFA, "gray-50"), (0x000000, "black"), (0x7F1D1D, "red-600"),
  ])
  func colorsAreNamedForHueAndShade(hex: Int, name: String) {
    guard case .color(let color) = AwkwardReport.color(UInt32(hex)) else { return }
    #expect(ColorName.name(of: color.light) == name)
  }
}
