/// Finds hard-coded colors in all their spellings.
struct ColorDetector: Detector {
  static let infos: [DetectorInfo] = []

  func drafts(in file: ScannedFile) -> [Draft] { [] }
}
