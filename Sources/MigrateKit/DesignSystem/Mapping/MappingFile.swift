/// A mapping as its file says it: checked by itself, but not yet against the tokens.
struct MappingFile {
  /// Something that names a token or a pattern of tokens, and where it is.
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
  var categories: [(glob: PathGlob, category: TokenCategory?, place: TokenOrigin)] = []
  /// Paths and patterns, best first.
  var prefer: [Mention<PathGlob>] = []
  var accept: Set<ReasonCode> = []
  var thresholds = Thresholds()
  var systemColors = "ios18"
  var definitions: Set<String> = []
  var hexInitializers: [String: HexDigitOrder] = [:]
  var deprecatedNames: [(symbol: String, token: Mention<String>)] = []
  /// Code that names styles whose values are not known.
  var codesWithoutValue: Set<String> = []
  /// What the system says of itself.
  var assertions = Mention(value: Assertions(), place: TokenOrigin(file: "", path: .root))
  /// The mappings of systems whose names the code may still have.
  var movesFrom: [Mention<String>] = []
}
