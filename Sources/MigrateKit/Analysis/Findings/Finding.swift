/// One hard-coded value in the source: where it is, what it is worth, and what it is for.
package struct Finding: Hashable, Sendable {
  /// What names the finding within its file: the literal, its use, and which of its like it is.
  package var key: FindingKey
  /// The path of the file, as reports write it.
  package var file: String
  /// The exact bytes of one Swift expression.
  package var range: ByteRange
  /// The first byte, as a person would name it.
  package var start: SourcePosition
  /// The byte after the last.
  package var end: SourcePosition
  /// What kind of value it is.
  package var category: TokenCategory
  /// The bytes of the range as text.
  package var source: String
  /// The form the value is written in, by its signature: `Color(red:green:blue:)`.
  package var signature: String
  /// The value; `nil` when it could not be read.
  package var value: StyleValue?
  /// What the value is for.
  package var role: RoleReading
  /// The words by which the code states a meaning (`error`, `critical`), with where they are.
  package var meaning: MeaningReading?
  /// The type of expression expected here.
  package var site: Site
  /// What kind of code the value is in.
  package var place: Place
  /// Whether the finding is open for a rewrite, or why not.
  package var disposition: Disposition
  /// What detection already knows that holds the finding back or that a reader should know.
  package var reasons: [Reason]
  /// What surrounds the value, for matching and its guards.
  @CopyOnWriteBox package var context: FindingContext
  /// Places that use a one-hop constant; empty for a value in place.
  package var uses: [UseSite]
  /// The code around it; only where a run was asked to keep it.
  package var excerpt: SourceExcerpt?

  /// The path under which ids, decisions and baselines know the file, where that is not `file`.
  var recordedName: String?

  /// The path under which ids, decisions and baselines know the file: the same from every working
  /// directory.
  package var recordedFile: String { recordedName ?? file }

  /// Forgets what matching has looked at and only a person who decides asks for.
  mutating func forgetSurroundings() {
    meaning = nil
    guard let deprecated = context.deprecated else {
      _context = Self.nothingAround
      return
    }
    context = FindingContext()
    context.deprecated = deprecated
  }

  /// One for all findings.
  private static let nothingAround = CopyOnWriteBox(wrappedValue: FindingContext())

  /// A stable name, made of the path of the file and the key.
  ///
  /// It survives edits elsewhere in the file and reformatting of the line.
  package var id: String { Fingerprint.id(of: key, in: recordedFile) }

  /// Makes a finding; parts that most findings lack have defaults.
  package init(
    key: FindingKey = FindingKey(), file: String, range: ByteRange,
    start: SourcePosition, end: SourcePosition,
    category: TokenCategory, source: String, signature: String, value: StyleValue?,
    role: RoleReading = .unknown, meaning: MeaningReading? = nil, site: Site,
    place: Place = .view, disposition: Disposition = .open, reasons: [Reason] = [],
    context: FindingContext = FindingContext(), uses: [UseSite] = []
  ) {
    self.key = key
    self.file = file
    self.range = range
    self.start = start
    self.end = end
    self.category = category
    self.source = source
    self.signature = signature
    self.value = value
    self.role = role
    self.meaning = meaning
    self.site = site
    self.place = place
    self.disposition = disposition
    self.reasons = reasons
    self.context = context
    self.uses = uses
  }
}

/// What kind of code a finding is in.
package enum Place: String, CaseIterable, Codable, Sendable {
  case view, definition, preview, test, generated, vendored
}

/// Whether a finding is open for a rewrite, or why not.
package enum Disposition: Hashable, Sendable {
  /// It may be matched and rewritten.
  case open
  /// It is matched, but only a person may rewrite it (`reportOnly`, `inTest`, a one-hop constant…):
  /// the reason is among the finding's reasons.
  case reportOnly
  /// It belongs to the design system's own declarations.
  case definition
  /// A comment silences it.
  case suppressed
  /// Its value is not constant, or is a system token already; the reason is among the reasons.
  case unresolved
}

/// A place that uses a one-hop constant.
package struct UseSite: Hashable, Sendable {
  /// The path of the file.
  package var file: String
  /// Where in the file.
  package var position: SourcePosition
  /// What the constant is used for there.
  package var role: RoleReading

  /// Makes a use.
  package init(file: String, position: SourcePosition, role: RoleReading) {
    self.file = file
    self.position = position
    self.role = role
  }
}

/// Words by which the code states what a color means, and where it says so.
package struct MeaningReading: Hashable, Sendable {
  /// The words, in lower case: `isError` and `errorColor` state `error`.
  package var words: [String]
  /// Where each word is, for a person: `case .critical`.
  package var places: [String]
  /// What the code around is about: the words of the names of types, members and conditions.
  package var topics: [String]

  /// Makes a reading.
  package init(words: [String], places: [String], topics: [String] = []) {
    self.words = words
    self.places = places
    self.topics = topics
  }

  /// Makes a reading of words that are in one place.
  package init(words: [String], evidence: String) {
    self.init(words: words, places: words.map { _ in evidence })
  }

  /// The words with where they are: `error (where isError), failed (case .failed)`.
  package var evidence: String {
    zip(words, places).map { "\($0) (\($1))" }.joined(separator: ", ")
  }
}

/// What surrounds a finding: enough to match, spell and guard it without the source.
package struct FindingContext: Hashable, Sendable {
  /// The innermost enclosing type, by its qualified name: `HomeView.Row`.
  package var enclosingType: String?
  /// The declaration that is "one view" for the guards: type and member, `HomeView.body`.
  package var view: String?
  /// Which chain of modifiers on one view it belongs to, unique in its file; `nil` outside chains.
  package var chain: Int?
  /// The layer that a color paints, among the layers of its file; `nil` where it lies on nothing.
  package var layer: Int?
  /// The layers that the uses of a constant, or of a getter, paint with it in its file.
  package var useLayers: [Int] = []
  /// The parts of an interface that the names around it are about.
  package var components: ComponentSet = []
  /// The height in points that the same chain fixes with `.frame(height:)`.
  package var knownHeight: Double?
  /// For a color with an alpha chained on (`base.opacity(0.5)`): the range of `base`.
  package var alphaBase: ByteRange?
  /// For a font: the weight comes from a modifier outside the range, which stays as it is.
  package var weightIsOutside = false
  /// For a font: what is chained on it that no token says, `.monospacedDigit()`; a rewrite keeps it.
  package var fontFeatures = ""
  /// Several values in one expression (`a ? 50 : 40`) that no single token matches.
  package var hasSeveralValues = false
  /// The value is a light/dark pair: matched in both appearances, replaced as a whole.
  package var isPair = false
  /// Nothing but the appearance in which it is drawn chooses between the two values of the pair.
  package var isCertainPair = false
  /// The value is the initializer of a constant that only carries it.
  package var isConstant = false
  /// All uses of that constant are known, and agree on what it is for.
  package var usesAgree = false
  /// The finding is the use of a deprecated name: which one, and what replaces it.
  package var deprecated: DeprecatedUse?
  /// For a color in an app that moves from another system: what represents the palette that it is one
  /// of, unique in its file; `nil` for a color that is alone.
  package var palette: Int?
  /// For a color in an app that moves from another system: it lies behind a whole screen.
  package var coversScreen = false
  /// For a color that is named by its asset and by nothing else: the name in the catalog.
  package var asset: String?
  /// For a shadow of a layer: the statements that a token takes the place of.
  package var layerShadow: LayerShadowEdits?
  /// For a distance: a minus sign only says in which direction it counts.
  package var countsBothWays = false

  /// Makes an empty context.
  package init() {}

  /// All layers that the color paints, its own and those of its uses.
  var layers: [Int] { (layer.map { [$0] } ?? []) + useLayers }
}
