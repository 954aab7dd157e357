/// Finds spacing between views and around their content that is written as numbers.
struct SpacingDetector: Detector {
  static let category: TokenCategory? = .spacing

  func rawFindings(in file: ScannedFile) -> [RawFinding] {
    let outline = file.outline
    let numbers = RawNumberFindings(outline: outline, category: .spacing) {
      SpacingRole.role(of: $0, in: outline)
    }
    return numbers.rawFindings(
      SpacingPlaces(outline: outline).places(), constants: SpacingForm.constant.rawValue,
      isNamed: Self.isNamed)
  }

  /// Whether a name certainly means spacing: `cardPadding`, `rowSpacing`.
  private static func isNamed(_ words: [String]) -> Bool {
    guard let last = words.last, !words.contains(where: others.contains) else { return false }
    return names.contains(last)
  }

  private static let names: Set<String> = [
    "padding", "paddings", "spacing", "margin", "inset", "gutter",
  ]
  /// Words that change the meaning: `lineSpacing`, `letterSpacing`.
  private static let others: Set<String> = [
    "line", "letter", "character", "paragraph", "kern", "time", "retry", "baseline",
  ]
}

/// The forms of spacing.
enum SpacingForm: String, CaseIterable, Sendable {
  /// `.padding(8)`, `.contentMargins(.horizontal, 16)`
  case padding = "spacing-padding"
  /// `VStack(spacing: 8)`, `Spacer(minLength: 16)`
  case container = "spacing-container"
  /// `EdgeInsets(top: 8, leading: 16, …)`
  case insets = "spacing-insets"
  /// `stackView.spacing = 8`, `setCustomSpacing(8, after: title)`
  case property = "spacing-property"
  /// `a.topAnchor.constraint(equalTo: b.bottomAnchor, constant: 8)`, `make.top.equalTo(b).offset(8)`
  case constraint = "spacing-constraint"
  /// `Card(padding: 16)`
  case own = "spacing-own"
  /// `let cardPadding: CGFloat = 16`
  case constant = "spacing-constant"
}
