/// Finds corner radii that are written as numbers.
struct RadiusDetector: Detector {
  static let category: TokenCategory? = .radius

  /// The forms of radii.
  enum Form: String, CaseIterable, Sendable {
    /// `.cornerRadius(8)`, `.presentationCornerRadius(20)`
    case modifier = "radius-modifier"
    /// `RoundedRectangle(cornerRadius: 8)`, `.rect(cornerRadius: 8)`, `UnevenRoundedRectangle(…)`
    case shape = "radius-shape"
    /// `layer.cornerRadius = 8`
    case layer = "radius-layer"
    /// `UIBezierPath(roundedRect: rect, cornerRadius: 8)`
    case path = "radius-path"
    /// `roundedBorder(cornerRadius: 8)`
    case own = "radius-own"
    /// `let cornerRadius: CGFloat = 12`
    case constant = "radius-constant"
  }

  func rawFindings(in file: ScannedFile) -> [RawFinding] {
    let outline = file.outline
    let numbers = RawNumberFindings(
      outline: outline, category: .radius, keepsChoices: true
    ) { ComponentRole.role(of: $0, in: outline) }
    return numbers.rawFindings(
      file.radiusPlaces, constants: Form.constant.rawValue, isNamed: Self.isCorner,
      mayBeNamed: Self.mayBeCorner)
  }

  /// Whether a name is that of a corner's radius: `cornerRadius`, `cardCorner`, `corner`.
  private static func isCorner(_ words: [String]) -> Bool {
    guard let last = words.last, words.contains("corner") || words.contains("corners") else {
      return false
    }
    return ["corner", "corners", "radius", "radii"].contains(last)
  }

  /// Whether a name may be that of a corner's radius if the code uses it so, unlike `shadowRadius`.
  private static func mayBeCorner(_ words: [String]) -> Bool {
    words.contains { ["radius", "radii", "round", "rounded", "rounding"].contains($0) }
      && !words.contains { ["shadow", "blur", "glow"].contains($0) }
  }
}
