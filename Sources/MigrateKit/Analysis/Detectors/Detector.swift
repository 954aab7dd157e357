/// Finds the hard-coded values of one category.
///
/// A detector reads the outline of one file and returns raw findings with their values and roles.
/// The scanner runs each detector once per file and adds what is common to all: positions, places,
/// suppressions, fingerprints. A detector never edits, never matches tokens, and never sees what
/// another detector found.
protocol Detector: Sendable {
  /// The category of its findings; `nil` if it may be any.
  static var category: TokenCategory? { get }

  /// Makes a detector.
  init()

  /// Raw findings of all values of the category in a file, in any order, without repeats.
  func rawFindings(in file: ScannedFile) -> [RawFinding]
}

/// The input of detectors for one file.
struct ScannedFile: Sendable {
  /// The path of the file, as reports write it.
  let path: String
  /// The structure of the file.
  let outline: SyntaxOutline
  /// The detection settings from the mapping.
  let settings: DetectionSettings
  /// The named colors of the app.
  let assets: NamedColors
  /// The places that take a corner radius.
  let radiusPlaces: [NumberPlace]

  /// Makes the view of one file.
  init(
    path: String, outline: SyntaxOutline, settings: DetectionSettings,
    assets: NamedColors = NamedColors()
  ) {
    self.path = path
    self.outline = outline
    self.settings = settings
    self.assets = assets
    radiusPlaces = RadiusPlaces.places(in: outline)
  }
}
