import Testing

@testable import MigrateKit
@testable import MigrateKitCore

/// Colors of one name in several systems: light beside light, dark beside dark, opacity by itself.
@Suite struct ColorSpreadTests {
  private func color(_ light: String, dark: String? = nil) -> ColorValue {
    func sample(_ hex: String) -> ColorSample {
      ColorText.parse(hex) ?? ColorSample(red: 1, green: 0, blue: 1)
    }
    return ColorValue(light: sample(light), dark: dark.map(sample))
  }

  private func difference(_ colors: ColorValue...) throws -> ColorDifference {
    try #require(
      ColorDifference(colors.enumerated().map { (system: $0.offset, color: $0.element) }))
  }

  @Test func opacityIsNotPartOfTheDistance() throws {
    let found = try difference(color("#0000000D"), color("#0000001A"))
    #expect(found.light == 0)
    #expect(
      found.opacities.map { [RGBA8.byte($0.lowerBound), RGBA8.byte($0.upperBound)] } == [13, 26])
    #expect(!found.isNone)
  }

  /// 10% of a dark green and 5% of black are nearly the same shadow, whatever their components are.
  @Test func translucentColorsAreComparedAsTheyLook() throws {
    let found = try difference(color("#0000000D"), color("#2D50161A"))
    #expect(found.light > 0)
    #expect(found.light < 5)
    let opaque = try difference(color("#000000"), color("#2D5016"))
    #expect(opaque.light > 25)
  }

  @Test func aMissingDarkValueIsReportedAndNotMeasured() throws {
    let found = try difference(color("#FFFFFF", dark: "#000000"), color("#FFFFFF"))
    #expect(found.largest == 0)
    #expect(found.dark == nil)
    #expect(found.withoutDark == [1])
    #expect(!found.isNone)
  }

  @Test func darkIsComparedWithDark() throws {
    let found = try difference(
      color("#FFFFFF", dark: "#000000"), color("#FFFFFF", dark: "#111111"), color("#FFFFFF"))
    let black = try #require(ColorText.parse("#000000")).lab
    let gray = try #require(ColorText.parse("#111111")).lab
    #expect(found.dark == ciede2000(black, gray))
    #expect(found.light == 0)
    #expect(found.withoutDark == [2])
  }

  @Test func systemsWithoutDarkValuesMissNone() throws {
    #expect(try difference(color("#FFFFFF"), color("#FFFFFF")).isNone)
  }

  /// The shipped systems: no row leads the list for a dark value that a system does not have, and no two
  /// shadows are far apart.
  @Test func theShippedSystemsAreRankedByVisibleDifference() throws {
    let comparison = TokenComparison(
      ShippedMappingTests.names.map {
        MappingLoader.load("\(ShippedMappingTests.folder)/\($0).json")
      })
    let shadow = try #require(comparison.rows.first { $0.name == "color.shadow.default" })
    #expect(try #require(shadow.spread) < 5)
    #expect(shadow.difference?.notes(comparison.systems) == ["opacity 5% to 10%"])
    let text = ComparisonReporter(style: TextStyle(width: 120)).text(comparison)
    #expect(text.contains("no dark value: "))
    for (row, difference) in comparison.rowsApart {
      let dark = row.cells.compactMap { $0?.color?.dark }
      #expect((difference.dark != nil) == (dark.count > 1), "\(row.name)")
    }
  }
}
