import Testing

@testable import MigrateKitCore

@Suite struct NameWordsTests {
  /// Some write it as two words; other holders are none.
  @Test(arguments: [
    ("placeHolderColor", UsageRole.text), ("placeholderColor", .text),
    ("placeHolderBackground", .background), ("stakeHolderColor", nil), ("viewHolder", nil),
    ("mainBackGroundColor", .background), ("backColor", nil), ("groundColor", nil),
    ("placeColor", nil),
  ]) func aPlaceholderIsText(name: String, role: UsageRole?) {
    #expect(NameWords.role(of: name) == role)
  }
}
