/// A decoded mapping file: checked by itself, but not yet against the tokens.
struct MappingFile {
  /// A mention of a token or a pattern of tokens, with its place.
  struct Mention<Value> {
    var value: Value
    var place: TokenOrigin
  }

  var file: String
  var name: String
  var tokens: [TokenSource] = []
  var vocabulary: Mention<String>?
  var modules: [Mention<ModuleRule>] = []
  var codes = CodeTable()
  var roles = RoleTable()
  /// Patterns of tokens and the category that they have; `nil` leaves them out.
  var categories = PathPatterns<(category: TokenCategory?, place: TokenOrigin)>()
  /// Paths and patterns, best first.
  var prefer: [Mention<PathGlob>] = []
  var accept: Set<ReasonCode> = []
  var thresholds = Thresholds()
  var systemColors = "ios18"
  var definitions: Set<String> = []
  var hexInitializers: [String: HexDigitOrder] = [:]
  var deprecatedNames: [(symbol: String, token: Mention<String>)] = []
  /// Code of styles with unknown values.
  var codesWithoutValue: Set<String> = []
  /// The claims that `tokens check` verifies.
  var assertions = Mention(value: Assertions(), place: TokenOrigin(file: "", path: .root))
  /// The mappings of systems that the code may still use.
  var movesFrom: [Mention<String>] = []
}
