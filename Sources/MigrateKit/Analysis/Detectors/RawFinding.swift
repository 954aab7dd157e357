/// A finding as one file alone knows it; other files may still have a say.
///
/// Spans are lexemes of the file's outline. The scanner adds what is common to all detectors, and
/// pass 2 turns the raw finding into a finding, or drops it.
struct RawFinding: Sendable {
  /// What the value is, or how to learn it.
  enum Value: Hashable, Sendable {
    /// The value is known.
    case known(StyleValue)
    /// A color that other files may be needed for: an asset, the app's own initializer.
    case color(ColorExpression)
    /// A shadow, whose color other files may be needed for.
    case shadow(ShadowExpression)
    /// There is no value; the raw finding's reasons say why.
    case none
    /// A constant of a type is there: the value is written elsewhere, and this is not a finding.
    case elsewhere
  }

  /// The form, by a name that stays the same: `color-rgb`.
  var detector: String
  /// What kind of value it is.
  var category: TokenCategory
  /// The lexemes of exactly one expression.
  var span: Range<Int>
  /// The form the value is written in, by its signature: `Color(red:green:blue:)`.
  var signature: String
  /// What the value is, or how to learn it.
  var value: Value
  /// What the value is for.
  var role = RoleReading.unknown
  /// The words by which the code states a meaning.
  var meaning: MeaningReading?
  /// The type of expression expected here.
  var site: Site
  /// Whether the value is open for a rewrite as far as the detector knows: `.open`,
  /// `.reportOnly` or `.unresolved`, the latter two with their reasons.
  var disposition = Disposition.open
  /// What the detector knows that holds the finding back.
  var reasons: [Reason] = []
  /// What surrounds the value, as far as the detector knows it; the scanner fills in the enclosing
  /// type, the view and the chain.
  var context = FindingContext()
  /// Places in the same file that use a one-hop constant.
  var uses: [ConstantUses.Use] = []
  /// Where the same file names the constant or the getter that the value sits in.
  var namedAt: [Range<Int>] = []
  /// How other files name the constant that the value sits in, so that their uses can be added.
  var constantPath: String?
  /// The type whose extensions, in whatever file, may name that constant; `nil` where none may.
  var constantOwner: String?
  /// Why the constant may have uses that cannot be known; `nil` where nothing in the file says so.
  var hiddenUses: HiddenUses?
  /// The parameter of the app's own whose declaration gives the type of number expected.
  var numberQuery: ParameterQuery?
  /// The parameter of the app's own that takes a color, whose uses may say what the color is for.
  var roleQuery: ParameterQuery?
  /// What must hold, by other files, for the raw finding to become a finding.
  var premises: [Premise] = []

  /// Makes a raw finding; parts that most raw findings lack have defaults.
  init(
    detector: String, category: TokenCategory, span: Range<Int>, signature: String, value: Value,
    site: Site
  ) {
    self.detector = detector
    self.category = category
    self.span = span
    self.signature = signature
    self.value = value
    self.site = site
  }
}

extension RawFinding {
  /// Whether it only says where a constant of a type is.
  var isElsewhere: Bool { value == .elsewhere }

  /// Closes the raw finding because there is nothing to do.
  mutating func leave(_ code: ReasonCode, _ message: String) {
    disposition = .unresolved
    reasons.append(Reason(code, message))
  }

  /// Leaves the raw finding to a person, unless there is nothing to do anyway.
  mutating func hold(_ message: String) {
    guard disposition != .unresolved else { return }
    disposition = .reportOnly
    reasons.append(Reason(.reportOnly, message))
  }

  /// Notes that the value is all that a constant carries.
  mutating func setConstant() {
    context.isConstant = true
    guard disposition == .open else { return }
    reasons.append(.oneHopOfConstant)
  }

  /// Takes the first of several numbers that is not 0 for the value, and says that there are more.
  mutating func setSeveral(_ numbers: [Double], _ value: (Double) -> StyleValue) {
    // Whole numbers without their `.0`, as people write them.
    let reported = numbers.map { "\($0)".replacingSuffix(".0") }
    if let first = numbers.first(where: { $0 != 0 }) ?? numbers.first {
      self.value = .known(value(first))
    }
    context.hasSeveralValues = true
    reasons.append(
      Reason(
        .severalValues,
        "the expression is \(reported.joined(separator: " or ")); a single value is applied"))
  }
}

extension String {
  fileprivate func replacingSuffix(_ suffix: String) -> String {
    hasSuffix(suffix) ? String(dropLast(suffix.count)) : self
  }
}

/// Why not all uses of a constant are known.
enum HiddenUses: Hashable, Sendable {
  /// Code outside of the scan may name it.
  case outside
  /// Code anywhere may ask a value of the type for it.
  case value
  /// The use at this span does not show what it is for.
  case unread(Range<Int>)
}

/// What must hold, by other files, for a raw finding to become a finding.
enum Premise: Hashable, Sendable {
  /// Some file uses the constant of this path as a value of the category.
  case used(String, as: TokenCategory)
  /// Some file declares the name as one for a type of colors.
  case colorAlias(String)
  /// Some file declares the name as one for `UIFont` or `NSFont`.
  case fontAlias(String)
  /// No file of the app declares a member of one of the types under this name.
  case notDeclared(member: String, types: [String])
  /// Nothing that the module may see declares the name in one of the types: it is the symbol of a color
  /// in an asset catalog.
  case symbolNotDeclared(String, types: [String])
  /// No file of the app declares a type of this name, which would hide the system's.
  case typeNotDeclared(String)
  /// The app declares the call as one that reads a color from hex digits, or the mapping does.
  case hexInitializer(String)
  /// The call's argument is declared with the type in every declaration that fits.
  case parameter(ParameterQuery, ColorType)
  /// Some file makes colors of the hex digits that a property or a function of this name gives.
  case usedAsHex(String)
  /// No function of the app says that the call takes anything but a color.
  case unknownParameter(ParameterQuery)
}

/// Asks for the declared type of one argument of a function.
struct ParameterQuery: Hashable, Sendable {
  /// The function's name; the type's for an initializer.
  var function: String
  /// The argument's label; `nil` for none.
  var label: String?
  /// How many arguments are before it.
  var position: Int
}

extension Reason {
  /// What a constant is for is not known, or it is for several things.
  static let oneHopOfConstant = Reason(
    .oneHop,
    "it is in a constant whose uses are not all known, or differ; uses that agree apply it")
}
