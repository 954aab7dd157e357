/// The words of the names of tokens, by which code chooses between equal tokens.
///
/// Where several tokens have one value, the code often says which one is meant: `promptTitle.font` takes the font
/// `fonts.promptTitle`. A token that matches nothing by its value may still be asked for by its name.
struct TokenNames: Sendable {
  /// How much of a token's name the names around a value have.
  struct Agreement: Hashable, Comparable {
    /// The words that agree; none where it is but one, which says little.
    var words = 0
    /// Whether these are all.
    var isWhole = false

    static func < (a: Self, b: Self) -> Bool {
      a.isWhole == b.isWhole ? a.words < b.words : b.isWhole
    }
  }

  /// The words of the names of tokens with equals, and of those that only their names can ask for, by token.
  private var words: [Int: [String]] = [:]
  /// The numbers and fonts that match nothing by their value, by category.
  private(set) var namesakes: [TokenCategory: [Int]] = [:]
  /// Those whose owner alone says what they are for, such as `Card.spacing4`.
  ///
  /// Another token of the value is as good, if it is of a family as near to the file.
  private(set) var steps: Set<Int> = []
  /// Those whose names say only the kind of value: `cornerRadius`.
  private var unnamed: Set<Int> = []
  /// The words by category.
  private(set) var all: [TokenCategory: Set<String>] = [:]

  /// Reads the names of tokens.
  ///
  /// - Parameters:
  ///   - tokens: The tokens of the system.
  ///   - equals: The tokens that may be equal to others.
  ///   - system: The words of the system's name, which say nothing.
  init(_ tokens: [DesignToken], equals: some Sequence<[Int]>, of system: [String]) {
    for place in equals.joined() {
      let name = tokens[place].path.split(at: ".").last { $0 != "$root" } ?? ""
      add(place, tokens[place], NameWords.split(String(name)), system)
      // Every radius is given for a `cornerRadius`; that of `ButtonMetrics` is for buttons.
      let own = words[place, default: []]
      if !own.isEmpty, own.allSatisfy(Self.corners.contains), tokens[place].components.isEmpty {
        unnamed.insert(place)
      }
    }
    let targets = Set(tokens.flatMap(\.aliasOf))
    for (place, token) in tokens.enumerated()
    where token.isAskedForByName && !targets.contains(token.path) {
      // A name as common as `verticalPadding` means its own only with that of its owner.
      var path = token.path.split(at: ".").dropFirst().map(String.init)
      let isStep = path.last.map { Self.isStep($0, of: token.category) } ?? false
      // The name of a level says nothing: the owner's has to be there.
      if isStep, token.category == .font { path.removeLast() }
      add(
        place, token, path.flatMap(NameWords.split).filter { !Self.holders.contains($0) }, system)
      let own = words[place, default: []]
      // Every radius is given for a `cornerRadius`.
      if own.count > 1 || isStep, !own.allSatisfy(Self.kinds.contains) {
        namesakes[token.category, default: []].append(place)
        if isStep { steps.insert(place) }
      }
    }
  }

  /// The words for what holds values, which views do not have in their names.
  private static let holders: Set<String> = [
    "constant", "constants", "dimensions", "layout", "metrics", "root", "style", "styles", "theme",
  ]

  /// The words that say no more than what kind of value it is.
  private static let kinds: Set<String> = [
    "corner", "corners", "radius", "radii", "rounding", "spacing", "space", "padding", "margin",
    "inset", "insets", "gap", "border", "line", "width", "font", "text", "size", "default",
    "standard", "value", "view", "content", "h", "v", "horizontal", "vertical", "top", "bottom",
    "leading", "trailing", "left", "right", "outer", "inner",
  ]

  /// The words by which code calls any radius.
  private static let corners: Set<String> = ["corner", "corners", "radius", "radii", "rounding"]

  /// Whether a token's own name is that of a step of a scale: a kind of value and a number, `spacing4`, or a level of
  /// text, `caption`.
  private static func isStep(_ name: String, of category: TokenCategory) -> Bool {
    let words = NameWords.split(name)
    if category == .font { return words.count == 1 && NameSubjects.mayBeLevel(name) }
    return name.contains(where: \.isNumber) && words.allSatisfy(kinds.contains)
  }

  private mutating func add(
    _ place: Int, _ token: DesignToken, _ names: [String], _ system: [String]
  ) {
    let own = names.uniqued().filter { !system.contains($0) }
    words[place] = own
    all[token.category, default: []].formUnion(own)
  }

  /// Whether a token is for the space inside of views by its name, and so for no gap: `cardPadding`.
  func isPadding(_ token: Int) -> Bool {
    words[token, default: []].contains { DesignToken.paddingWords.contains($0) }
  }

  /// Whether a token is for the space between parts by its name, and so for none inside of one: `cardSpacing`.
  func isBetweenParts(_ token: Int) -> Bool {
    let own = words[token, default: []]
    return own.last.map(Self.gaps.contains) ?? false
      && own.dropLast().contains(where: Self.repeated.contains)
  }

  private static let gaps: Set<String> = ["spacing", "gap", "gaps"]
  /// The parts that an interface has several of side by side.
  private static let repeated: Set<String> = [
    "card", "cards", "button", "buttons", "row", "rows", "cell", "cells", "item", "items", "tile",
    "tiles", "chip", "chips", "badge", "badges", "section", "sections",
  ]

  /// How much of a token's name some words have.
  func agreement(of token: Int, with names: Set<String>) -> Agreement {
    guard !names.isEmpty, let own = words[token] else { return Agreement() }
    let shared = own.count { names.contains($0) }
    let isEnough = shared > 1 || shared == own.count && steps.contains(token)
    let isWhole = shared == own.count && !unnamed.contains(token)
    return isEnough ? Agreement(words: shared, isWhole: isWhole) : Agreement()
  }
}
