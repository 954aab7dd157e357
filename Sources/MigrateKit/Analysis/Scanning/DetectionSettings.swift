/// The settings of detection, taken from the mapping.
package struct DetectionSettings: Sendable {
  /// The categories to find.
  package var categories = TokenCategory.always
  /// The minimum size of a tap target, if the system has one.
  package var minimumTouchTarget: Double?
  /// Names of types that declare the design system.
  package var definitions: Set<String> = []
  /// The digit order of hex initializers, by call (`Color(hex:)`), if the mapping states it.
  package var hexInitializers: [String: HexDigitOrder] = [:]
  /// The release whose system colors the code means: `ios18` or `ios26`.
  package var systemColors = "ios18"
  /// Every code of every token, for counting their uses.
  package var tokenCodes: Set<String> = []
  /// The names that codes of tokens require to be in scope, `colorScheme`.
  package var requiredNames: Set<String> = []

  /// The names of interest, whose declarations are read; none without a design system.
  package var interest = NameInterest()

  /// The first names in the codes of tokens, which declarations in a file may hide.
  package var heads = NameInterest()

  /// The deprecated names of the mapping.
  package var deprecatedNames = DeprecatedNames()

  /// Makes settings for code without a mapping.
  package init() {}
}
