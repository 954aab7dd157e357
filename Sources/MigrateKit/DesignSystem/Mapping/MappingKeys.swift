/// The keys of the files that people write by hand, as the readers know them.
///
/// `mappings/*.schema.json` lists the same; a test compares the two.
package enum MappingKeys {
  /// A mapping file.
  package static let mapping = [
    "name", "tokens", "vocabulary", "modules", "code", "roles", "categories", "prefer",
    "accept", "thresholds", "systemColors", "definitions", "hexInitializers", "deprecatedNames",
    "movesFrom", "assertions", "withoutValue",
  ]
  /// An entry of `tokens` for one mode.
  package static let tokenFile = ["file", "mode"]
  /// An entry of `modules`.
  package static let module = ["files", "import", "sees"]
  /// `code`.
  package static let codes = TokenCategory.allCases.map(\.rawValue) + ["tokens"]
  /// Code with a requirement.
  package static let code = ["text", "requires"]
  /// An entry of `roles` with more than roles.
  package static let role = ["roles", "means", "words", "semantic", "inUse", "axis"]
  /// An entry of `hexInitializers`.
  package static let hexInitializer = ["call", "eightDigits"]
  /// `assertions`.
  package static let assertions = [
    "highContrastText", "contrastClaims", "noPureBlack", "textScales", "grid",
  ]
  /// An entry of `contrastClaims`.
  package static let contrastClaim = ["foreground", "background", "ratio", "appearance", "says"]
  /// `thresholds`.
  package static let thresholds = ThresholdName.allCases.map(\.rawValue)
  /// A vocabulary file.
  package static let vocabulary = ["name", "description", "tokens"]
  /// A token of a vocabulary.
  package static let vocabularyToken = ["type", "roles", "means", "words", "description"]
  /// A `.dsmigrate.json`.
  package static let configuration = ["mapping", "movesFrom", "exclude", "include", "also"]
  /// A file of decisions.
  package static let decisions = ["version", "decisions"]
  /// A baseline.
  package static let baseline = ["version", "entries"]
  /// An entry of a baseline.
  package static let baselineEntry = ["file", "category", "source", "key", "count"]
  /// One decision.
  package static let decision = ["decision", "token", "reason", "file", "source", "alike"]
}

/// The thresholds by their keys, with their valid ranges.
enum ThresholdName: String, CaseIterable {
  case nearColor, colorMargin, reviewColor, nearPoints, reviewPoints, reviewShare
  case textContrast, largeTextContrast

  /// The valid values.
  var range: ClosedRange<Double> {
    switch self {
    case .nearColor, .colorMargin, .reviewColor: 0...100
    case .nearPoints, .reviewPoints: 0...100
    case .reviewShare: 0...1
    case .textContrast, .largeTextContrast: 1...21
    }
  }

  /// The property with the value.
  var keyPath: WritableKeyPath<Thresholds, Double> {
    switch self {
    case .nearColor: \.nearColor
    case .colorMargin: \.colorMargin
    case .reviewColor: \.reviewColor
    case .nearPoints: \.nearPoints
    case .reviewPoints: \.reviewPoints
    case .reviewShare: \.reviewShare
    case .textContrast: \.textContrast
    case .largeTextContrast: \.largeTextContrast
    }
  }
}
