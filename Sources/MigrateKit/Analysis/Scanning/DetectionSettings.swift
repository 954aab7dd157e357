/// What detection must know before it reads the first file: plain data, taken from the mapping.
package struct DetectionSettings: Sendable {
  /// The categories to look for.
  package var categories = TokenCategory.always
  /// The least size of what is tapped, where the system has one.
  package var minimumTouchTarget: Double?
  /// Names of types that declare the design system.
  package var definitions: Set<String> = []
  /// The digit order of hex initializers, by call (`Color(hex:)`), where the mapping says it.
  package var hexInitializers: [String: HexDigitOrder] = [:]
  /// The release whose system colors the code means: `ios18` or `ios26`.
  package var systemColors = "ios18"
  /// Every code of every token, to count how much of the code uses them already.
  package var tokenCodes: Set<String> = []
  /// The names that codes of tokens require to be in scope, `colorScheme`.
  package var requiredNames: Set<String> = []

  /// The names for whose sake declarations are read; none without a design system.
  var interest = NameInterest()

  /// The deprecated names that the mapping lists.
  package var deprecatedNames = DeprecatedNames()

  /// Makes settings for code without a mapping.
  package init() {}
}
