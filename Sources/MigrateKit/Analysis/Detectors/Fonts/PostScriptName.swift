/// A parsed PostScript name of a font: `Roboto-BoldItalic` is the bold italic of Roboto.
struct PostScriptName: Hashable, Sendable {
  /// The family, as in the name.
  var family: String
  /// The weight, if the name has one.
  var weight: FontValue.Weight?
  /// Whether it is italic or oblique.
  var isItalic = false

  /// Parses a name; a name without a style is a family as a whole.
  ///
  /// A style follows a hyphen (`Avenir-Heavy`), or a space in a full name (`Poppins SemiBold`), or is the end of a name
  /// without either (`GTWalsheimBold`); `Archivo Black` and its like are families. An instance of a variable font follows
  /// the style of its file (`RobotoFlex-Regular_Bold`).
  init(_ name: String) {
    family = name
    guard var cut = name.lastIndex(where: { $0 == "-" || $0 == " " }) else {
      readJoinedStyle()
      return
    }
    var style = name[name.index(after: cut)...]
    // `Avenir Next Demi Bold`
    if name[cut] == " ", let before = name[..<cut].lastIndex(where: { $0 == "-" || $0 == " " }),
      case let first = name[name.index(after: before)..<cut], Self.firstWords.contains(first),
      Self.weight(of: first + style) != nil
    {
      style = first + style
      cut = before
    }
    // Some faces are called by the number of their weight: `Freesentation-7Bold`. Other numbers are part of the name.
    if name[cut] == "-", let digit = style.first?.wholeNumberValue,
      case let rest = style.dropFirst(), Self.weight(of: rest)?.hundreds == digit
    {
      style = rest
    }
    if let instance = style.lastIndex(of: "_") { style = style[style.index(after: instance)...] }
    for foundry in ["MT", "PS", "LT"] where style.hasSuffix(foundry) {
      style = style.dropLast(foundry.count)
    }
    let slant = ["Italic", "Oblique", "It", "italic", "oblique"].first { style.hasSuffix($0) }
    if let slant { style = style.dropLast(slant.count) }
    let reported = Self.weight(of: style)
    guard reported != nil || slant != nil && style.isEmpty else { return }
    if name[cut] == " ", reported == .black { return }
    family = String(name[..<cut])
    weight = reported
    isItalic = slant != nil
    if name[cut] == " ", style.isEmpty {
      // `Roboto Bold Italic`: the weight is one word before.
      let rest = PostScriptName(family)
      (family, weight) = (rest.family, rest.weight)
    }
  }

  /// Reads the style at the end of a name that is one word, after a small letter or a digit.
  private mutating func readJoinedStyle() {
    let slant = ["Italic", "Oblique"].first { family.hasSuffix($0) } ?? ""
    let upright = family.dropLast(slant.count)
    guard let style = Self.joinedStyles.first(where: { upright.hasSuffix($0) }),
      case let rest = upright.dropLast(style.count), let last = rest.last,
      last.isLowercase || last.isNumber
    else { return }
    family = String(rest)
    weight = Self.weight(of: style[...])
    isItalic = !slant.isEmpty
  }

  /// The first words of weights of two words.
  private static let firstWords: Set<Substring> = ["Demi", "Semi", "Extra", "Ultra"]

  /// The styles that names without a hyphen end with, the longer of two before the shorter.
  private static let joinedStyles = [
    "UltraLight", "ExtraLight", "SemiBold", "Semibold", "DemiBold", "ExtraBold", "UltraBold",
    "Thin", "Light", "Regular", "Medium", "Bold", "Heavy",
  ]

  private static func weight(of style: Substring) -> FontValue.Weight? {
    switch style.lowercased() {
    case "ultralight", "extralight", "hairline": .ultraLight
    case "thin": .thin
    case "light": .light
    case "regular", "roman", "book", "normal": .regular
    case "medium": .medium
    case "semibold", "demibold", "demi": .semibold
    case "bold": .bold
    case "heavy", "extrabold", "ultrabold": .heavy
    case "black": .black
    default: nil
    }
  }
}

extension FontValue.Weight {
  /// The hundreds of the weight's number, by which some faces are called: 7 for bold.
  fileprivate var hundreds: Int {
    (Self.allCases.firstIndex(of: self) ?? 0) + 1
  }
}
