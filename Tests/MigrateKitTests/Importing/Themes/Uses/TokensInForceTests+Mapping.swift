import Testing

@testable import MigrateKit
@testable import MigrateKitCore

/// What the mapping and `init` say of tokens that are not in force.
extension TokensInForceTests {
  @Test func theMappingGivesNoRoleAndTheReason() throws {
    let files =
      [("Palette.swift", Self.palette)]
      + users("Palette.indigo", "Palette.indigo", "Palette.indigo")
    let survey = ThemeFixture(files: files).survey
    let mapping = try #require(survey.mapping(name: "Shop", tokenFile: "t.json").object)
    let entry = mapping["roles"]?.object?["color.white"]?.object
    #expect(entry?["roles"]?.array?.isEmpty == true)
    #expect(entry?["words"] == nil)
    #expect(
      entry?["$description"]?.string
        == "a guess from the app's uses: no code uses it, and the app uses others of its kind")
  }

  @Test func initSaysWhatIsNotInForce() {
    let files =
      [("Palette.swift", Self.palette)]
      + users("Palette.indigo", "Palette.indigo", "Palette.indigo")
    let survey = ThemeFixture(files: files).survey
    let reporter = ThemeReporter(style: TextStyle(depth: .none, width: 400))
    #expect(
      reporter.outOfForce(in: survey, mapping: "design/mapping.json")
        == "No value alone leads to 1 token, because of the app's uses; to change this for a token, remove its"
        + " empty \"roles\" in design/mapping.json:\n"
        + "  no code uses it, and the app uses others of its kind: color.white\n")
    let unused = ThemeFixture(files: [("Palette.swift", Self.palette)]).survey
    #expect(reporter.outOfForce(in: unused, mapping: "design/mapping.json").isEmpty)
  }

  /// Swatches by the names that a server has for them are no palette, where the app uses no color of its own elsewhere.
  @Test func theSystemsColorsForTheFileThatDeclaresThemAlone() {
    func swatches(_ uses: String) -> [(path: String, code: String)] {
      let code = """
        import UIKit
        enum Colors {
          static let silver = UIColor.green
          static let ink = UIColor(red: 0.25, green: 0.32, blue: 0.71, alpha: 1)
        }
        \(uses)
        """
      let views = [String](repeating: "UIView()", count: 12)
      return [("Model.swift", code)]
        + views.enumerated().map { number, view in
          ("Views/V\(number).swift", "import UIKit\nlet v\(number) = \(view)")
        }
    }
    #expect(
      closed(swatches("func swatch() { use(Colors.silver, Colors.ink) }")) == [
        "color.silver": "the app's uses: only Model.swift, which declares it, uses it"
      ])
    #expect(closed(swatches("")) == [:])
  }
}
