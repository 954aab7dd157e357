/// A finding from one file alone, before the facts of other files are applied.
///
/// Spans are lexemes of the file's outline. The scanner adds what is common to all detectors, and
/// pass 2 turns the raw finding into a finding, or drops it.
package struct RawFinding: Sendable {
  /// The value, or how to determine it.
  package enum Value: Hashable, Sendable {
    /// The value is known.
    case known(StyleValue)
    /// A color that may depend on other files: an asset, the app's initializer.
    case color(ColorExpression)
    /// A shadow whose color may depend on other files.
    ///
    /// Stored out of line: colors, of which there are many more, stay small.
    indirect case shadow(ShadowExpression)
    /// There is no value; the raw finding's reasons say why.
    case none
    /// The place has a constant of a type, whose value is elsewhere; this is not a finding.
    case elsewhere
  }

  /// The stable name of the form: `color-rgb`.
  var detector: String
  /// The lexemes of exactly one expression.
  var span: Range<Int>
  /// The form the value is written in, by its signature: `Color(red:green:blue:)`.
  var signature: String
  /// The value, or how to determine it.
  var value: Value
  /// The category.
  var category: TokenCategory
  /// The type of expression expected here.
  var site: Site
  /// The rewrite status as far as the detector knows: `.open`, `.reportOnly` or `.unresolved`, the
  /// latter two with their reasons.
  var disposition = Disposition.open
  /// The role.
  var role = RoleReading.unknown
  /// The words by which the code states a meaning.
  var meaning: MeaningReading?
  /// The holding reasons from the detector.
  var reasons: [Reason] = []
  /// The layer that a color paints.
  @OptionalIndex var layer: Int?
  /// The context of the value from the detector; the scanner adds the enclosing type and the view.
  @CopyOnWriteBox var context: FindingContext
  /// What other code has to do with the value, stored apart; all that are written in place share one value.
  private var links = Links.none
  /// The conditions on other files for the raw finding to become a finding.
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
    _context = FindingContext.empty
  }
}

// Each link is only written where it changes: the value that raw findings share would be copied.
extension RawFinding {
  /// What other code has to do with a value.
  private struct Links: Sendable {
    var uses: [ConstantUses.Use] = []
    var namedAt: [Range<Int>] = []
    var constantPath: String?
    var constantOwner: String?
    var hiddenUses: HiddenUses?
    var numberQuery: ParameterQuery?
    var roleQuery: ParameterQuery?

    /// No links, stored once.
    static let none = CopyOnWriteBox(wrappedValue: Links())
  }

  /// Places in the same file that use a one-hop constant.
  var uses: [ConstantUses.Use] {
    get { links.wrappedValue.uses }
    set { links.set(\.uses, to: newValue) }
  }
  /// The uses in the same file of the constant or the getter with the value.
  var namedAt: [Range<Int>] {
    get { links.wrappedValue.namedAt }
    set { links.set(\.namedAt, to: newValue) }
  }
  /// The name of the value's constant in other files, for adding their uses.
  var constantPath: String? {
    get { links.wrappedValue.constantPath }
    set { links.set(\.constantPath, to: newValue) }
  }
  /// The type whose extensions, in whatever file, may name that constant; `nil` where none may.
  var constantOwner: String? {
    get { links.wrappedValue.constantOwner }
    set { links.set(\.constantOwner, to: newValue) }
  }
  /// Why the constant may have unknown uses; `nil` if nothing in the file indicates it.
  var hiddenUses: HiddenUses? {
    get { links.wrappedValue.hiddenUses }
    set { links.set(\.hiddenUses, to: newValue) }
  }
  /// The app's parameter whose declaration determines the expected number type.
  var numberQuery: ParameterQuery? {
    get { links.wrappedValue.numberQuery }
    set { links.set(\.numberQuery, to: newValue) }
  }
  /// The app's color parameter whose uses may determine the role.
  var roleQuery: ParameterQuery? {
    get { links.wrappedValue.roleQuery }
    set { links.set(\.roleQuery, to: newValue) }
  }

  /// Takes over equal texts and lists from another raw finding: a file may hold very many that are alike.
  mutating func share(with other: RawFinding) {
    if signature == other.signature { signature = other.signature }
    if role == other.role { role = other.role }
    if meaning == other.meaning { meaning = other.meaning }
    if premises == other.premises { premises = other.premises }
    if reasons == other.reasons { reasons = other.reasons }
  }
}

extension RawFinding {
  /// Whether it only marks the use of a constant of a type.
  var isElsewhere: Bool { value == .elsewhere }

  /// Moves the context out, with its storage.
  mutating func takeContext() -> CopyOnWriteBox<FindingContext> {
    defer { _context = FindingContext.empty }
    return _context
  }

  /// Marks the raw finding as having nothing to do.
  mutating func leave(_ code: ReasonCode, _ message: String) {
    disposition = .unresolved
    reasons.append(Reason(code, message))
  }

  /// Marks the raw finding as report only, unless there is nothing to do anyway.
  mutating func hold(_ message: String) {
    guard disposition != .unresolved else { return }
    disposition = .reportOnly
    reasons.append(Reason(.reportOnly, message))
  }

  /// Marks the value as that of a constant.
  mutating func setConstant() {
    context.isConstant = true
    guard disposition == .open else { return }
    reasons.append(.oneHopOfConstant)
  }

  /// Uses the first non-zero number as the value, and adds the reason `severalValues`.
  mutating func setSeveral(_ numbers: [Double], _ value: (Double) -> StyleValue) {
    // Whole numbers without `.0`.
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

/// Reasons why not all uses of a constant are known.
enum HiddenUses: Hashable, Sendable {
  /// Code outside of the scan may name it.
  case outside
  /// Code anywhere may access it on a value of the type.
  case value
  /// The use at this span does not show what it is for.
  case unread(Range<Int>)
}

/// A condition on other files for a raw finding to become a finding.
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
  /// No file of the app declares a type of this name, which would shadow the system's.
  case typeNotDeclared(String)
  /// The app declares the call as one that reads a color from hex digits, or the mapping does.
  case hexInitializer(String)
  /// The call's argument is declared with the type in every declaration that fits.
  case parameter(ParameterQuery, ColorType)
  /// Some file makes colors from the hex digits of a property or a function with this name.
  case usedAsHex(String)
  /// No function of the app declares another parameter type than a color.
  case unknownParameter(ParameterQuery)
}

/// A query for the declared type of one argument.
struct ParameterQuery: Hashable, Sendable {
  /// The function's name; the type's for an initializer.
  var function: String
  /// The argument's label; `nil` for none.
  var label: String?
  /// The number of preceding arguments.
  var position: Int
}

extension Reason {
  /// The spacing repeats the insets that a text editor has of itself.
  static let insetOfEditor = Reason(
    .roleUnknown,
    "it aligns a placeholder with the text of an editor, which has fixed insets; "
      + "other spacing is applied")

  /// The role of a constant is unknown, or it has several.
  static let oneHopOfConstant = Reason(
    .oneHop,
    "it is in a constant whose uses are not all known, or differ; uses that agree apply it")
}
