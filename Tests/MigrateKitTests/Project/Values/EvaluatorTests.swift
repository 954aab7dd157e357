import Testing

@testable import MigrateKit

/// What expressions are worth in a project.
@Suite struct EvaluatorTests {
  @Test(arguments: EvaluatorForms.all.indices) func evaluates(form: Int) {
    let form = EvaluatorForms.all[form]
    #expect(form.found == form.worths, "\(form.name)")
  }

  /// The forms that the theme importer reads have the same values here, but for choices by a theme of the
  /// project's own, which are not the system's light and dark.
  @Test(arguments: ThemeReaderTests.forms.indices) func agreesWithTheThemeImporter(form: Int) {
    let form = ThemeReaderTests.forms[form]
    let fixture = EvaluatorFixture("import SwiftUI\n" + form.code)
    #expect(
      ThemeReaderForm(fixture, form.tokens).differences == Self.ownThemes[form.name] ?? [],
      "\(form.name)")
  }

  static let ownThemes = [
    "a function of the app's own theme": [
      "ThemeColor.ink() = light: #000000; dark: #FFFFFF; sepia: #996633"
    ]
  ]
}
