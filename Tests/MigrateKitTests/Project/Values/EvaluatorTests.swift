import Testing

@testable import MigrateKit
@testable import MigrateKitCore

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
    ],
    "a theme behind a protocol, through a shared instance": [
      "ThemeManager.shared.current.ink = LightTheme: #000000; NightTheme: #FFFFFF"
    ],
    // Its code needs a view or a cell that has the theme.
    "a theme behind a protocol, as most types hold it": [
      "theme.ink", "theme.colors.line", "theme.colors.paper", "theme.fonts.note",
      "theme.fonts.title",
    ].map { "\($0) = ? no declaration of 'theme' was read" },
  ]
}
