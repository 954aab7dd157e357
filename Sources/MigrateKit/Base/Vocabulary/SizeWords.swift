/// Words by which the name of a step of a scale says how large it is.
package enum SizeWords {
  /// In lower case; words of at most three letters are left to those who ask.
  package static let all: Set<String> = [
    "minimal", "tiny", "small", "smaller", "smallest", "medium", "large", "larger", "largest",
    "big", "huge", "giant", "jumbo", "micro", "nano", "mini", "extra", "half", "quarter", "third",
    "double", "triple", "quadruple", "regular", "normal", "tight", "snug", "compact", "narrow",
    "cozy", "comfortable", "loose", "relaxed", "wide", "roomy", "spacious", "unit", "units",
    "full", "none", "zero", "three", "four", "five", "seven", "eight", "nine", "eleven", "twelve",
    "fourteen", "sixteen", "eighteen", "twenty", "thirty", "forty", "sixty",
  ]

  /// Whether a word is a size as clothes have it: `xxl`.
  package static func isClothingSize(_ word: String) -> Bool {
    word.utf8.allSatisfy { "xsml".utf8.contains($0) }
  }
}
