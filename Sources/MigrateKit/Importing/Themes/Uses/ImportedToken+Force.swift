import MigrateKitCore

// What names and declarations say of whether a token is in force.

extension ImportedToken {
  /// Whether code can name it in ways that are not counted: the case of an enum that a function of the app takes.
  var isUncounted: Bool { hasStyleType && choice == nil }

  /// Whether it is the accent color that a new project has.
  var isAccentAsset: Bool { source == .asset && name == "AccentColor" }

  /// Whether it is spacing that is named for the two parts that it separates: `filterToContent`.
  var isBetweenParts: Bool {
    category == .spacing && NameWords.split(name).dropFirst().dropLast().contains("to")
  }

  /// Whether its code reads it from a case: `LabelStyle.title.font`.
  var isReadFromCase: Bool {
    enumCase.map { name in codes.values.contains { $0.contains(".\(name).") } } ?? false
  }

  /// Whether its name says a color, as that of the font `caption2White` does; black is a weight as well.
  var isNamedForColor: Bool { !Self.hues.isDisjoint(with: NameWords.split(name)) }

  private static let hues: Set<String> = [
    "white", "gray", "grey", "blue", "green", "orange", "yellow", "purple", "pink",
  ]

  /// Whether it is a constant of an app's type of values, as generators write them for assets, which code names as it
  /// is listed.
  var isConstantValue: Bool { hasStyleType && enumCase == nil && chooser == nil }
}

extension TokenCategory {
  /// Whether its tokens are numbers or fonts, whose whole scale may be equal by chance.
  var hasScales: Bool { self == .opacity || self != .color && isEqualByChance }

  /// Whether values of it are equal by chance.
  var isEqualByChance: Bool {
    switch self {
    case .color, .font, .fontSize, .radius, .spacing, .borderWidth, .lineSpacing, .duration: true
    case .opacity, .shadow, .animation, .touchTarget: false
    }
  }
}
