@testable import MigrateKit
@testable import MigrateKitCore

/// A theme in source code, surveyed.
struct ThemeFixture {
  var files: [(path: String, code: String)]
  var colorSets: [ImportedColorSet] = []
  var name = "Shop"

  /// Surveys one file.
  init(_ code: String, colorSets: [ImportedColorSet] = []) {
    files = [("Theme.swift", code)]
    self.colorSets = colorSets
  }

  init(files: [(path: String, code: String)], colorSets: [ImportedColorSet] = []) {
    self.files = files
    self.colorSets = colorSets
  }

  /// The survey, uses included.
  var survey: ThemeSurvey {
    let sources = files.map { SourceFile(path: $0.path, bytes: Array($0.code.utf8)) }
    return LargeStack.run { [colorSets, name] in
      let assets = Set(colorSets.map(\.asset))
      let readings = sources.map { ThemeSurvey.FileReading($0, assets: AssetNames(assets)) }
      var survey = ThemeSurvey(readings, colorSets: colorSets, name: name)
      let useNames = survey.useNames
      survey.guess(from: sources.map { TokenUseReading($0, names: useNames) }, by: useNames)
      return survey
    }
  }

  /// `path = value as signature` for each token, in order.
  var tokens: [String] {
    survey.tokens.map { token in
      let codes = Site.allCases.compactMap { token.codes[$0] }.joined(separator: ", ")
      return "\(token.path) = \(Self.text(token.value)) as \(codes)"
    }
  }

  /// What could not be read, with the reason.
  var unreadable: [String] { survey.unreadable.map { "\($0.name): \($0.reason)" } }

  /// A value in few letters: `#112233/#445566`, `17 bold Lora title`, `8`.
  static func text(_ value: StyleValue) -> String {
    switch value {
    case .color(let color):
      return [color.light, color.dark, color.highContrast, color.darkHighContrast]
        .compactMap { $0?.rgba8.shortHex }.joined(separator: "/")
    case .font(let font):
      let parts = [
        NumberText.plain(font.size), font.weight?.rawValue, font.design?.rawValue, font.family,
        font.isItalic ? "italic" : nil, font.textStyle.map { "relative to \($0)" },
      ]
      return parts.compactMap { $0 }.joined(separator: " ")
    case .shadow: return "shadow"
    case .animation: return "animation"
    case .radius(let number), .number(let number, of: _): return NumberText.plain(number)
    }
  }
}
