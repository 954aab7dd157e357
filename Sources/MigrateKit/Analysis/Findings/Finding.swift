/// One hard-coded value in the source, with its place, value and role.
///
/// Small parts are side by side, so that they share a word: a file may hold very many findings.
package struct Finding: Hashable, Sendable {
  /// The key of the finding within its file: the literal, its use, and its number among equals.
  package var key: FindingKey
  /// The path of the file in reports.
  package var file: String
  /// The exact bytes of one Swift expression.
  package var range: ByteRange
  /// The line and column of the first byte.
  package var start: SourcePosition
  /// The line and column of the byte after the last.
  package var end: SourcePosition
  /// The bytes of the range as text.
  package var source: String
  /// The form the value is written in, by its signature: `Color(red:green:blue:)`.
  package var signature: String
  /// The value; `nil` when it could not be read.
  package var value: StyleValue?
  /// The category.
  package var category: TokenCategory
  /// The type of expression expected here.
  package var site: Site
  /// Its chain of modifiers on one view, unique in its file; `nil` outside chains.
  @OptionalIndex package var chain: Int?
  /// The index of the layer that a color paints; `nil` if it lies on nothing.
  @OptionalIndex package var layer: Int?
  /// The kind of code around the value.
  package var place: Place
  /// The rewrite status.
  package var disposition: Disposition
  /// The role.
  package var role: RoleReading
  /// The words by which the code states a meaning (`error`, `critical`), with where they are.
  package var meaning: MeaningReading?
  /// The reasons and remarks from detection.
  package var reasons: [Reason]
  /// The context of the value, for matching and guards.
  @CopyOnWriteBox package var context: FindingContext
  /// Places that use a one-hop constant; empty for a value in place.
  package var uses: [UseSite]
  /// The surrounding code, only if requested.
  package var excerpt: SourceExcerpt? {
    get { storedExcerpt?.wrappedValue }
    set { storedExcerpt = newValue.map { CopyOnWriteBox(wrappedValue: $0) } }
  }
  /// Stored apart, because most runs have none.
  private var storedExcerpt: CopyOnWriteBox<SourceExcerpt>?

  /// The path in ids, decisions and baselines, if it is not `file`.
  package var recordedName: String?

  /// All layers that the color paints, its own and those of its uses.
  var layers: [Int] { (layer.map { [$0] } ?? []) + context.useLayers }

  /// Whether it is in a file of Interface Builder, whose values are elements of XML.
  var isInInterfaceBuilder: Bool { source.utf8.first == UInt8(ascii: "<") }

  /// The path in ids, decisions and baselines, independent of the working directory.
  package var recordedFile: String { recordedName ?? file }

  /// Drops the data that only reviews need after matching.
  package mutating func forgetSurroundings() {
    (meaning, chain, layer) = (nil, nil, nil)
    guard let deprecated = context.deprecated else {
      _context = FindingContext.empty
      return
    }
    context = FindingContext()
    context.deprecated = deprecated
  }

  /// The stable id, made from the path of the file and the key.
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
    context: CopyOnWriteBox<FindingContext> = FindingContext.empty, uses: [UseSite] = []
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
    _context = context
    self.uses = uses
  }
}

/// The kind of code around a finding.
package enum Place: String, CaseIterable, Codable, Sendable {
  case view, definition, preview, test, generated, vendored
}

/// The rewrite status of a finding.
package enum Disposition: Hashable, Sendable {
  /// It may be matched and rewritten.
  case open
  /// It is matched, but not rewritten (`reportOnly`, `inTest`, …); the reason is among the
  /// finding's reasons.
  case reportOnly
  /// It belongs to the design system's own declarations.
  case definition
  /// A comment suppresses it.
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
  /// The role of the use.
  package var role: RoleReading

  /// Makes a use.
  package init(file: String, position: SourcePosition, role: RoleReading) {
    self.file = file
    self.position = position
    self.role = role
  }
}

/// Words in the code that state the meaning of a color, with their places.
package struct MeaningReading: Hashable, Sendable {
  /// The words, in lower case: `isError` and `errorColor` state `error`.
  package var words: [String]
  /// The place of each word, as text: `case .critical`.
  package var places: [String]
  /// The topics of the surrounding code: the words in names of types, members and conditions.
  package var topics: [String]

  /// Makes a reading.
  package init(words: [String], places: [String], topics: [String] = []) {
    self.words = words
    self.places = places
    self.topics = topics
  }

  /// Makes a reading of words in one place.
  package init(words: [String], evidence: String) {
    self.init(words: words, places: words.map { _ in evidence })
  }

  /// The words with where they are: `error (where isError), failed (case .failed)`.
  package var evidence: String {
    zip(words, places).map { "\($0) (\($1))" }.joined(separator: ", ")
  }
}

/// The context of a finding, sufficient for matching, replacing and guarding it without the source.
///
/// Findings beside each other often share one.
package struct FindingContext: Hashable, Sendable {
  /// A `switch` or a ternary whose arms are values.
  package struct Choice: Hashable, Sendable {
    /// The lexeme of the brace or of the question mark, unique in its file.
    package var place: Int
    package var isSwitch: Bool
    /// The number of cases of a `switch`; 0 for a ternary.
    package var count = 0
  }

  /// Code that repeats the number of a finding, or calculates with it: `depth * 14 + 8` beside `8`.
  package struct Counterpart: Hashable, Sendable {
    /// The bytes of the expression.
    package var range: ByteRange
    /// The bytes as text.
    package var source: String
    package var line: Int
  }

  /// Values that one expression holds side by side.
  package struct Group: Hashable, Sendable {
    package enum Kind: Sendable {
      /// Insets, or the corners of a shape: `EdgeInsets(top: 8, leading: 16, …)`.
      case insets
      /// The elements of a tuple: `(.ink, .paper)`.
      case tuple
      /// The colors or the stops of a gradient.
      case gradient
      /// The elements of a list of three or more, or the values of such a dictionary.
      case list
    }
    package var kind: Kind
    /// The lexeme that opens it, unique in its file.
    package var place: Int
    /// The number of elements of a list; 0 for the others.
    package var count = 0
  }

  /// The innermost enclosing type, by its qualified name: `HomeView.Row`.
  package var enclosingType: String?
  /// What code there may name, besides what its target sees.
  package var limits: PlaceLimits {
    get {
      PlaceLimits(
        isolation: isolation, isInlined: isInlined, releases: uncommon.wrappedValue.releases)
    }
    set {
      (isolation, isInlined) = (newValue.isolation, newValue.isInlined)
      uncommon.set(\.releases, to: newValue.releases)
    }
  }
  private var isolation: ActorIsolation?
  private var isInlined = false
  /// The first names of codes that mean something else here: locals, parameters, generic parameters.
  package var hiddenNames: [String] = []
  /// The declaration that is "one view" for the guards: type and member, `HomeView.body`.
  package var view: String?
  /// The layers painted by the uses of a constant or a getter in its file.
  package var useLayers: [Int] = []
  /// The parts of an interface in the names around it.
  package var components: ComponentSet = []
  /// The names of what it is for, besides those of type and member: `promptTitle font`.
  package var subject = ""
  /// Whether code there cannot name a member of the instance around: initial values, static members, initializers,
  /// and closures of classes.
  package var isOutsideInstance = false
  /// Whether the place gives an implicit member its type: an argument, a value with a written type.
  package var hasExpectedType = false
  /// For a color or a font: what it is assigned to may be nil.
  package var mayBeNil = false
  /// For a font: the weight comes from a modifier outside the range, which is kept.
  package var weightIsOutside = false
  /// Several values in one expression (`a ? 50 : 40`) that no single token matches.
  package var hasSeveralValues = false
  /// The value is a light/dark pair: matched in both appearances, replaced as a whole.
  package var isPair = false
  /// Only the appearance in which it is drawn chooses between the two values of the pair.
  package var isCertainPair = false
  /// The value is the initializer of a constant that only carries it.
  package var isConstant = false
  /// All uses of that constant are known, and agree on the role.
  package var usesAgree = false
  /// For the color of a background, or any color in an app that moves from another system: it lies behind a whole screen.
  package var coversScreen = false
  /// For spacing: a minus sign only states a direction.
  package var countsBothWays = false
  /// For spacing: it pads a view that has a shape, and so not the screen.
  package var isInShape = false
  /// For spacing: it is around a card, whose shape is given before it.
  package var isAroundCard = false
  /// For spacing: its direction, where the code states it.
  package var axis: Axis?
  /// What few findings have, stored apart; all that have none of it share one value.
  var uncommon = UncommonContext.empty

  /// Makes an empty context.
  package init() {}

  /// An empty context, stored once for all that have none.
  package static let empty = CopyOnWriteBox(wrappedValue: FindingContext())
}
