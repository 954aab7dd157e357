import MigrateKitCore

/// A token that the code declares, with its value and code.
package struct ImportedToken: Hashable, Sendable {
  /// The source of a token.
  package enum Source: Hashable, Sendable {
    /// A declaration of a type.
    case member(owner: String)
    /// A color of an asset catalog.
    case asset

    /// Whether its code goes through that of another source.
    func isPart(of other: Source) -> Bool {
      guard case (.member(let own), .member(let whole)) = (self, other) else { return false }
      return own.hasPrefix(whole + ".")
    }
  }

  /// A declaration by its place.
  struct Place: Hashable, Sendable {
    var file: String
    var line: Int
  }

  /// The path in the token file: `color.brandPrimary`.
  package var path: String
  /// The value.
  package var value: StyleValue
  /// Its values in themes other than light and dark.
  package var themes: [ThemeColor] = []
  /// Its name in the code: that of the member, or of the asset.
  package var name: String
  /// What declares it.
  package var source: Source
  /// The function that returns it, if it has no declaration of its own.
  var chooser: String?
  /// Whether it is a member of the theme that is on, of several that code chooses from.
  var isOfTheme = false
  /// Its code at each kind of site that the code declares it for.
  package var codes: [Site: String]
  /// Other codes for the same value: with an alias of the type that declares it, or by an initializer of the app for its
  /// case; `nil` for none.
  var aliasCodes: [Site: String]?
  /// The color set that its value comes from; `nil` for none.
  var asset: String?
  /// Other code that reads it: generated constants for the color set that it is made of, `Assets.brand.swiftUIColor`, and
  /// members of variables for its theme, `theme.ink`.
  var accessors: Set<String> = []
  /// The functions of views that only pass it on: `.fontBody`.
  var forwarders: Set<String> = []
  /// A name that must be in scope for the codes.
  package var requires: String?
  /// The file that declares it, and the line there.
  package var file: String
  package var line: Int
  /// The tokens named in its documentation.
  package var mention: TokenMention?
  /// The app's types whose members declare it.
  package var holders: [String] = []
  /// The strings and implicit members in its declaration, which may name an asset.
  var assetNames: Set<String> = []
  /// Whether it is visible to other modules.
  package var isPublic: Bool
  /// Whether the type of its value is named like a style: `ColorAsset`.
  package var hasStyleType = false
  /// The code of the shared instance that it is read through: `Themes.standard` of `Themes.standard.ink`; `nil` for
  /// static members and for those of the theme that is on.
  var instance: String?
  /// Whether its name is that of a utility, so that it is a token only where code uses it.
  var isForDebugging = false
  /// Whether it is an end of a range: `Radius.card.lowerBound`.
  var isRangeEnd = false
  /// Whether its declaration is marked deprecated.
  var isDeprecated = false
  /// Whether a comment above it says that it is kept for older code.
  var isCalledLegacy = false
  /// Whether a comment above its type calls that legacy.
  var isOfLegacyType = false
  /// What the comment of a font says that it is for.
  var documentedUse: String?
  /// The word in a font's comment for what the font cannot express: `uppercase`, `kerning`.
  var documentedSetting: String?
  /// The outermost view whose type contains it; `nil` for none.
  var view: String?
  /// The parts of an interface that the comment of a radius says that it is for.
  var documentedRoles: [UsageRole] = []
  /// The case of an enum that it is read through: `night` of `Theme.night.ink`.
  var enumCase: String?
  /// The code by which any case of that enum is asked for it: `*.ink`; `nil` where other types have a member of that name.
  var valueCode: String?
  /// The case that it is, of an enum whose cases code can list or store; `nil` for anything else.
  var choice: String?
  /// Whether it is a measure of a case that has other members than styles and measures: `spacing` of `Layout.grid`.
  var isOfMode = false
  /// Whether only its name's side and its uses say that it is a distance: `searchTop`.
  var isOfSide = false
  /// Whether it has another value on an iPad.
  var isOfDevice = false
  /// Where another target declares its code with another value.
  var otherDeclarations: [Place] = []
  /// Its roles, guessed from names and uses.
  package var guess = RoleGuess()
  /// Its preference over other tokens of the same value, with the numbers of uses.
  var preference: EqualTokens.Preference?

  /// The category of its value.
  package var category: TokenCategory { value.category }

  /// Whether code asks for it by a function of views alone: `header()`.
  var isFunctionOfViews: Bool { Set(codes.keys) == [.viewModifier] }

  /// Whether it is a length in points.
  var isLength: Bool {
    switch category {
    case .radius, .spacing, .borderWidth, .lineSpacing, .touchTarget, .fontSize:
      value.number != nil
    default: false
    }
  }
}

extension ImportedToken {
  /// The part of a file's types that its own type is of, by the first word: `Biology` of `BiologySpacing`.
  var part: String? {
    guard case .member(let owner) = source, let type = owner.split(at: ".").first,
      case let words = NameWords.split(String(type)), words.count > 1
    else { return nil }
    return "\(file) \(words[0])"
  }

  /// The same of a token whose type is called after a theme.
  var themePart: String? {
    guard case .member(let owner) = source,
      ThemeWords.nameTheme(owner.split(at: ".").map(String.init)[...])
    else { return nil }
    return part
  }
}

extension UnreadableMember {
  /// The declarations of a token's code that have another value than the token.
  static func repetitions(of token: ImportedToken) -> [UnreadableMember] {
    let code = token.codes.ofFirstSite ?? token.name
    return token.otherDeclarations.map { place in
      UnreadableMember(
        name: code, file: place.file, line: place.line,
        reason: "the value is that of \(token.file)", isRepeated: true)
    }
  }
}

/// A declaration of a theme that cannot become a token, and why.
package struct UnreadableMember: Hashable, Sendable {
  /// The declaration as named in code: `FontStyle.size(_:)`.
  package var name: String
  package var file: String
  package var line: Int
  /// The reason in a few words.
  package var reason: String
  /// The code of its uses: `FontStyle.size`; `nil` if it is not a style of the theme.
  package var code: String?
  /// The same with an alias of the type that declares it; `nil` for none.
  var aliasCode: String?
  /// All code of its uses.
  var codes: [String] { [code, aliasCode, valueCode].compactMap { $0 } }
  /// The code by which any value of its type is asked for it: `*.cgColors`; `nil` for static members.
  var valueCode: String?
  /// Whether its uses are not counted, because other members may have its name.
  var isUncounted = false
  /// Whether it is a detail of the type that declares it, unless code in several other files uses it.
  var isDetail = false
  /// Whether it is of a kind that tokens do not have, so that its uses say nothing of the tokens: a gradient, a size.
  package var isOther = false
  /// Whether it is a color set without a token, as no code names it.
  var isUnnamedColorSet = false
  /// Whether it is a function of views that only passes a token on.
  package var passesToken = false
  /// Whether a token has its code, with another value.
  var isRepeated = false
  /// The number of its uses in code that ships.
  package var uses = 0
}
