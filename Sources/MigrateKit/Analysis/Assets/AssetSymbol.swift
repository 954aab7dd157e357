/// The Swift symbols that Xcode 15 and later generate for the names of an asset catalog.
package enum AssetSymbol {
  /// The member by which code names an asset: `Color(.magicalPrimary)` for `MagicalPrimary`.
  ///
  /// Words are joined in lower camel case, with a capital after a digit; a name without small letters keeps its
  /// capitals and joins its words and numbers by underscores. Folders that provide a namespace become nested types,
  /// and a `Color` at the end of a color's name is dropped.
  ///
  ///     AssetSymbol.member(forColor: "Brand/accent-warmColor")  // "Brand.accentWarm"
  ///     AssetSymbol.member(forColor: "143A6D")                  // "_143_A_6_D"
  package static func member(forColor asset: String) -> String {
    name(of: asset) { name in
      let isInCapitals = name.contains(where: \.isUppercase) && !name.contains(where: \.isLowercase)
      if isInCapitals { return constantCase(name) }
      return capitalizedAfterDigits(camelCase(withoutColor(name)))
    }
  }

  /// The constant by which generators such as SwiftGen, Tuist and R.swift name it, which keeps the `Color`.
  package static func constant(forColor asset: String) -> String {
    name(of: asset, last: camelCase)
  }

  /// The properties of the constants of SwiftGen and Tuist that return the color, with their types.
  package static let properties: [String: Site] = [
    "color": .uiColor, "uiColor": .uiColor, "swiftUIColor": .color,
  ]

  /// The function by which R.swift names it, which also keeps underscores: `icon_fill`, and begins the names of
  /// folders with a small letter.
  package static func function(forColor asset: String) -> String {
    let parts = constant(forColor: asset).split(at: ".").dropLast().map(lowercasedStart)
    guard let last = asset.split(at: "/").last else { return "" }
    let words = last.split { !($0.isLetter || $0.isNumber || $0 == "_") }
    guard let first = words.first else { return "" }
    return (parts + [lowercasedStart(first) + words.dropFirst().map(capitalized).joined()])
      .joined(separator: ".")
  }

  private static func name(of asset: String, last named: (Substring) -> String) -> String {
    let parts = asset.split(at: "/")
    guard let last = parts.last else { return "" }
    let folders = parts.dropLast().map { words(of: $0).map(capitalized).joined() }
    return (folders + [named(last)]).joined(separator: ".")
  }

  private static func withoutColor(_ name: Substring) -> Substring {
    let hasMore = !words(of: name.dropLast("Color".count)).isEmpty
    // In small letters it is a word only after a separator.
    let isLastWord = name.hasSuffix("Color") || words(of: name).last == "color"
    guard hasMore && isLastWord else { return name }
    let rest = name.dropLast("Color".count)
    // `AttachImageColor` becomes `attach`.
    let isOfImage = rest.hasSuffix("Image") && rest.count > "Image".count
    return isOfImage ? rest.dropLast("Image".count) : rest
  }

  /// `B2` becomes `B_2`, `TEXT_COLOR` becomes `TEXT`.
  private static func constantCase(_ name: Substring) -> String {
    var parts: [String] = []
    for word in words(of: name) {
      var isNumber: Bool?
      for character in word {
        if isNumber == character.isNumber {
          parts[parts.count - 1].append(character)
        } else {
          parts.append(String(character))
        }
        isNumber = character.isNumber
      }
    }
    if parts.count > 1, parts.last == "COLOR" { parts.removeLast() }
    return escaped(parts.joined(separator: "_"))
  }

  /// `2x2` becomes `2X2`.
  private static func capitalizedAfterDigits(_ name: String) -> String {
    var result = ""
    for character in name {
      result += result.last?.isNumber == true ? character.uppercased() : String(character)
    }
    return result
  }

  private static func camelCase(_ name: Substring) -> String {
    let words = words(of: name)
    guard let first = words.first else { return "" }
    let head = lowercasedStart(first)
    return escaped(head + words.dropFirst().map(capitalized).joined())
  }

  /// No name in Swift begins with a digit.
  private static func escaped(_ name: String) -> String {
    name.first?.isNumber == true ? "_" + name : name
  }

  /// `URLBlue` becomes `urlBlue`: a run of capitals is one word, except for the first letter of the
  /// next.
  private static func lowercasedStart(_ word: Substring) -> String {
    let run = word.prefix(while: \.isUppercase)
    let next = word.dropFirst(run.count).first
    let opensWord = run.count > 1 && next?.isLowercase == true
    let lowered = opensWord ? run.dropLast() : run
    return lowered.lowercased() + word.dropFirst(lowered.count)
  }

  private static func words(of name: Substring) -> [Substring] {
    name.split { !($0.isLetter || $0.isNumber) }
  }

  private static func capitalized(_ word: Substring) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }
}
