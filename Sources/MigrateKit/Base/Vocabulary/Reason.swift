/// Why a finding has the status it has: a code for machines, a sentence for people, and the numbers.
package struct Reason: Hashable, Sendable {
  /// A value that a reason carries.
  package enum Value: Hashable, Sendable {
    case number(Double)
    case text(String)
  }

  /// What happened.
  package var code: ReasonCode
  /// One sentence for a person, lower case and without a full stop.
  package var message: String
  /// The figures behind the sentence, by name.
  package var values: Values

  /// Makes a reason.
  package init(_ code: ReasonCode, _ message: String, values: Values = [:]) {
    self.code = code
    self.message = message
    self.values = values
  }
}

extension Reason {
  /// Figures by their names, in order of these; so few that an array is smaller and faster than a dictionary.
  package struct Values: Hashable, Sendable, Sequence, ExpressibleByDictionaryLiteral {
    /// A figure with its name.
    package struct Member: Hashable, Sendable {
      package let name: String
      package var value: Value
    }

    private var members: [Member] = []

    /// Makes a list of figures.
    package init(dictionaryLiteral members: (String, Value)...) {
      self.members.reserveCapacity(members.count)
      for (name, value) in members { self[name] = value }
    }

    /// The figure of a name.
    package subscript(name: String) -> Value? {
      get { members.first { $0.name == name }?.value }
      set {
        let place = members.firstIndex { $0.name >= name } ?? members.count
        if place < members.count, members[place].name == name { members.remove(at: place) }
        if let newValue { members.insert(Member(name: name, value: newValue), at: place) }
      }
    }

    /// Lists the figures in order of their names.
    package func makeIterator() -> IndexingIterator<[Member]> { members.makeIterator() }
  }
}

/// Every reason why a finding is held, and every remark on one.
package enum ReasonCode: String, CaseIterable, Codable, Sendable {
  // A person may accept these with `--accept`.
  /// A static literal becomes a token that has another value in dark mode.
  case changesInDark
  /// A literal becomes a token that has another value under increased contrast.
  case changesInHighContrast
  /// A fixed size becomes one that follows the user's text size.
  case startsScaling
  /// A size that follows the user's text size follows it in another way, or no longer.
  case scalingDiffers
  /// The code does not say what the color is for.
  case roleUnknown
  /// The difference can be seen, but is small.
  case visibleChange
  /// Another token is almost as near.
  case closeRunnerUp
  /// The design of the font differs (default, serif, rounded, monospaced).
  case designDiffers
  /// The family of the font differs.
  case familyDiffers
  /// The token sets its own weight where the code sets another.
  case weightDiffers
  /// The color was written in a space that is not exactly sRGB (calibrated, device, generic).
  case approximateSpace
  /// The color lies outside sRGB.
  case outsideSRGB
  /// The radius is at least half the known height: a pill.
  case pill
  /// The size is right, but the token is meant for another kind of view.
  case roleDiffers
  /// The value sits in a constant; its uses decide.
  case oneHop
  /// Negative spacing makes views overlap; the token is the positive spacing.
  case negative
  /// The value is a light/dark pair, and something else than the system may choose between the two.
  case lightDarkPair
  /// The token is deprecated.
  case deprecatedToken
  /// The base color is known, its alpha is not constant.
  case alphaUnknown
  /// A semantic constant of the app repeats a color of its palette.
  case paletteAlias
  /// The code names an asset, and the token is another asset of the same color.
  case otherAsset
  /// No code of the app uses the token or another one of its scale.
  case notInUse

  // The project's declarations do not confirm the change. A decision, or naming the reason in
  // `--accept`, applies it.
  /// Nothing in the project declares the token's code, and no file uses it.
  case notDeclared
  /// The project declares the token's code with another value or type.
  case declaredDifferently
  /// The token's code is declared where not every target of the file can see it.
  case notVisible
  /// The token's code is compiled for other platforms or conditions than the finding.
  case otherPlatform
  /// The token's code is declared, and its value is not known.
  case valueUnknown
  /// The token's code is declared in code that is not read.
  case external

  // Only a person's decision applies these.
  /// A translucent white, gray or black: most often an overlay, not the token's color.
  case translucentNeutral
  /// Several independent tokens match equally well.
  case tie
  /// The value lies halfway between two tokens.
  case halfway
  /// The two color metrics prefer different tokens.
  case metricDisagreement
  /// A component or an alpha is out of its range, most likely because of a missing division.
  case outOfRange
  /// The mapping has no code of the token for this kind of site.
  case noCode
  /// The code needs a name that is not in scope here.
  case missingRequirement
  /// A rewrite could not compile or would change an interface.
  case reportOnly
  /// The value is in a test.
  case inTest
  /// Text would become hard to read on its background.
  case contrast
  /// Its background or foreground is held: they change together.
  case movesTogether
  /// Two different values of one view would become one token.
  case collapse
  /// A larger text would end up smaller than another.
  case hierarchy
  /// A constant is used for several things.
  case usesDiffer
  /// The expression holds several values.
  case severalValues
  /// Its edits change bytes that another fix changes too.
  case overlap

  // No token matches: gaps.
  /// There is no mapping.
  case noMapping
  /// The right value exists, but only for another role.
  case wrongRole
  /// The system has no token for this role at all.
  case roleNotCovered
  /// The token's meaning (feedback, level, series) is not stated by the code.
  case meaningNotStated
  /// No token is near enough.
  case tooFar
  /// No token has this alpha.
  case alphaDiffers
  /// A size on an icon, and the system has no icon sizes.
  case iconSize

  // Nothing to do: unresolved.
  /// The value is computed.
  case notConstant
  /// A semantic value of the system's own design system.
  case systemSemantic
  /// `0` or `.clear`.
  case zero
  /// Eight hex digits of unknown order.
  case hexOrderUnknown
  /// The named asset is not in the scanned asset catalogs.
  case assetUnknown
  /// The digits of a hex string are not a color.
  case malformedHex

  // A remark.
  /// The mapping lists it as a deprecated name, and says which token replaces it.
  case deprecatedName
}

extension ReasonCode {
  /// Whether `--accept` may name the reason.
  ///
  /// Findings held by it are otherwise safe to apply. The others need a decision on each finding.
  package var isAcceptable: Bool { effect == .holds || effect == .unproven }
}
