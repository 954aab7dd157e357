import Testing

@testable import MigrateKit
@testable import MigrateKitCore

/// Color blindness simulated after Machado, Oliveira and Fernandes (2009), severity 1.0.
@Suite struct ColorVisionTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var color: String
    var protanopia: String
    var deuteranopia: String
    var tritanopia: String

    init(_ color: String, _ protanopia: String, _ deuteranopia: String, _ tritanopia: String) {
      self.color = color
      self.protanopia = protanopia
      self.deuteranopia = deuteranopia
      self.tritanopia = tritanopia
    }

    var testDescription: String { color }
  }

  /// Computed with coloraide 8.13.1, which agrees with colour-science 0.4.7.
  static let published: [Row] = [
    Row("#FF0000", "#6D5F00", "#A39000", "#FF000F"),
    Row("#00FF00", "#FFE500", "#EFD63A", "#00F7D9"),
    Row("#0000FF", "#0059FF", "#003DFB", "#006B96"),
    Row("#FFFF00", "#FFF400", "#FFFA31", "#FFEED9"),
    Row("#34C759", "#C9B54F", "#B8A962", "#00C3AE"),
    Row("#007AFF", "#008AFF", "#0075FC", "#009BB1"),
    Row("#FFD60A", "#EFD200", "#F9DE27", "#FFC3B6"),
    Row("#FF9500", "#B6A000", "#CFB804", "#FF7C7F"),
    Row("#FF3B30", "#796D2C", "#A99725", "#FF003B"),
  ]

  @Test(arguments: published) func followsThePublishedMatrices(row: Row) throws {
    let color = try #require(ColorText.parse(row.color))
    #expect(ColorVision.protanopia.seen(color).rgba8.shortHex == row.protanopia)
    #expect(ColorVision.deuteranopia.seen(color).rgba8.shortHex == row.deuteranopia)
    #expect(ColorVision.tritanopia.seen(color).rgba8.shortHex == row.tritanopia)
  }

  @Test(arguments: ColorVision.allCases) func graysStayGray(vision: ColorVision) throws {
    for text in ["#000000", "#808080", "#FFFFFF"] {
      let gray = try #require(ColorText.parse(text))
      #expect(vision.seen(gray).rgba8.shortHex == text)
    }
  }

  @Test func keepsTheAlpha() {
    let color = ColorSample(red: 1, green: 0, blue: 0, alpha: 0.25)
    #expect(ColorVision.deuteranopia.seen(color).alpha == 0.25)
  }
}
