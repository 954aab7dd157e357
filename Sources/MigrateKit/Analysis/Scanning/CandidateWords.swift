/// The words of which a file must contain one to have findings or facts for other files.
struct CandidateWords: Sendable {
  private let table: [Bool]

  /// The words of some categories.
  init(_ categories: Set<TokenCategory>) {
    let more = categories.reduce(into: Set<KnownWord>()) { $0.formUnion($1.words) }
    table = KnownWord.allCases.map { word in
      KnownWord.Color.rawValue <= word.rawValue && word.rawValue < KnownWord.padding.rawValue
        || more.contains(word)
    }
  }

  /// Whether the lexeme is such a word.
  func contains(_ lexeme: Lexeme) -> Bool {
    switch lexeme.kind {
    case .identifier: table[Int(lexeme.word.rawValue)]
    // `#colorLiteral`, recognized by its length.
    case .poundWord: lexeme.length == 13
    default: false
    }
  }
}

extension TokenCategory {
  /// The words of which every value of the category contains one, besides those of every run.
  fileprivate var words: Set<KnownWord> {
    switch self {
    case .color, .font, .radius, .opacity: []
    case .spacing:
      [
        .padding, .spacing, .safeAreaPadding, .contentMargins, .minLength, .listRowSpacing,
        .horizontalSpacing, .verticalSpacing, .horizontalPadding, .verticalPadding, .EdgeInsets,
        .UIEdgeInsets, .NSEdgeInsets, .NSDirectionalEdgeInsets, .setCustomSpacing,
        .minimumLineSpacing, .minimumInteritemSpacing, .interGroupSpacing, .imagePadding,
        .titlePadding, .layoutMargins, .directionalLayoutMargins, .contentInset, .contentInsets,
        .sectionInset,
        .constraint, .NSLayoutConstraint, .equalTo, .equalToSuperview, .greaterThanOrEqualTo,
        .lessThanOrEqualTo, .greaterThanOrEqualToSuperview, .lessThanOrEqualToSuperview,
      ]
    case .shadow: [.shadow, .shadowColor, .shadowOpacity, .shadowRadius, .shadowOffset]
    case .duration: [.duration, .withDuration]
    case .animation: [.duration, .response, .controlPoints]
    case .lineSpacing: [.lineSpacing]
    case .borderWidth: [.lineWidth, .borderWidth, .border]
    case .touchTarget: [.Button, .onTapGesture, .constraint]
    }
  }
}
