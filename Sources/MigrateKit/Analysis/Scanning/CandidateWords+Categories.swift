extension CandidateWords {
  /// The words of some categories.
  init(_ categories: Set<TokenCategory>) {
    let more = categories.reduce(into: Set<KnownWord>()) { $0.formUnion($1.words) }
    self.init { word in
      KnownWord.Color.rawValue <= word.rawValue && word.rawValue < KnownWord.padding.rawValue
        || more.contains(word)
    }
  }
}

extension TokenCategory {
  /// The words of which every value of the category contains one, besides those of every run.
  fileprivate var words: Set<KnownWord> {
    switch self {
    case .color, .font, .fontSize, .radius, .opacity: []
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
