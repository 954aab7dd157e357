/// A token that code declares already: its value, and how the code spells it.
package struct ImportedToken: Hashable, Sendable {
  /// Where a token comes from.
  package enum Source: Hashable, Sendable {
    /// A declaration of a type.
    case member(owner: String)
    /// A color of an asset catalog.
    case asset
  }

  /// The path in the token file: `color.brandPrimary`.
  package var path: String
  /// The value.
  package var value: StyleValue
  /// Its values in the themes beside the light and the dark one.
  package var themes: [ThemeColor] = []
  /// Its name in the code: that of the member, or of the asset.
  package var name: String
  /// What declares it.
  package var source: Source
  /// The function that chooses it, where it is not declared by itself.
  var chooser: String?
  /// How code writes it, at each kind of site that the code itself declares it for.
  package var codes: [Site: String]
  /// A name that must be in scope for the codes.
  package var requires: String?
  /// The file that declares it, and the line there.
  package var file: String
  package var line: Int
  /// The tokens that its documentation names.
  package var mention: TokenMention?
  /// The types of the app's own whose members declare it.
  package var holders: [String] = []
  /// Whether other modules see it.
  package var isPublic: Bool
  /// Whether the type of its value says that it is a style: a `ColorAsset`.
  package var hasStyleType = false
  /// What it is for, as far as names and uses say.
  package var guess = RoleGuess()
  /// Where it is preferred to other tokens of its value: how often the app uses it and them.
  var preference: EqualTokens.Preference?

  /// The category of its value.
  package var category: TokenCategory { value.category }
}

/// A declaration of a theme that cannot become a token, and why.
package struct UnreadableMember: Hashable, Sendable {
  /// The declaration, as code names it: `FontStyle.size(_:)`.
  package var name: String
  package var file: String
  package var line: Int
  /// Why, in a few words.
  package var reason: String
  /// The code by which its uses are known: `FontStyle.size`; `nil` for what names no style of the theme.
  package var code: String?
  /// How often code that ships uses it.
  package var uses = 0
}
