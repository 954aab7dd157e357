/// Reads the words by which the code states what a color means: the case it belongs to, the
/// condition it depends on, the names it bears.
struct MeaningReader {
  private let outline: SyntaxOutline
  private var words: [String] = []
  private var evidence = ""

  /// What the code around the expression `span` states; `nil` when it states nothing.
  static func meaning(of span: Range<Int>, in outline: SyntaxOutline) -> MeaningReading? {
    var reader = MeaningReader(outline: outline)
    reader.readTernaries(around: span)
    reader.readScopes(around: span.lowerBound)
    reader.readNames(around: span)
    guard !reader.words.isEmpty else { return nil }
    return MeaningReading(words: reader.words, evidence: reader.evidence)
  }

  private init(outline: SyntaxOutline) {
    self.outline = outline
  }

  private mutating func add(_ found: [String], _ told: String) {
    guard !found.isEmpty else { return }
    if evidence.isEmpty { evidence = told }
    for word in found where !words.contains(word) { words.append(word) }
  }

  /// The conditions of the ternaries that an expression is an arm of, directly or in a call.
  private mutating func readTernaries(around span: Range<Int>) {
    var span = span
    for _ in 0..<SyntaxOutline.maximumClimb {
      switch outline.slot(of: span) {
      case .ternary(let question, let isThen):
        guard let ternary = outline.ternary(at: question) else { return }
        readCondition(ternary.condition, holds: isThen)
        span = ternary.span
      case .argument(let open, let label, _):
        if let label {
          let name = outline.name(label)
          add(NameWords.split(name), "argument '\(name)'")
        }
        guard let call = outline.call(at: open) else { return }
        span = outline.chain(around: call.name)
      case .receiver:
        let whole = outline.chain(around: span.lowerBound)
        guard whole != span, whole.lowerBound == span.lowerBound else { return }
        span = whole
      case .dictionaryValue(let open, let key):
        add(identifierWords(key), "value of \(outline.compactText(key))")
        guard let close = outline.partner(open) else { return }
        span = open..<close + 1
      case .parenthesized(let open, _, _), .element(let open):
        guard let close = outline.partner(open) else { return }
        span = open..<close + 1
      case .assigned(let target):
        add(identifierWords(target), "assigned to \(outline.compactText(target))")
        return
      case .initializer(let property):
        let name = outline.name(outline.properties[property].name)
        add(NameWords.split(name), "named \(name)")
        return
      default:
        return
      }
    }
  }

  /// The words of a condition, when it states something where it holds (or where it does not).
  private mutating func readCondition(_ condition: Range<Int>, holds: Bool) {
    guard AppearanceCondition.style(of: condition, in: outline) == nil,
      isAffirmative(condition) == holds
    else { return }
    add(identifierWords(condition), "where \(outline.compactText(condition))")
  }

  /// Whether the words of a condition speak of the case in which it holds: `isError` and
  /// `error != nil` do, `!isError` and `error == nil` do not.
  private func isAffirmative(_ condition: Range<Int>) -> Bool {
    if outline.isText(condition.lowerBound, "!") { return false }
    for index in condition {
      let isEqual = outline.isText(index, "==")
      let isUnequal = outline.isText(index, "!=")
      guard isEqual || isUnequal else { continue }
      let negates = outline.isText(index + 1, "nil") || outline.isText(index + 1, "false")
      return isEqual != negates
    }
    return true
  }

  private mutating func readScopes(around index: Int) {
    for label in outline.caseLabels(around: index) {
      add(identifierWords(label), "case \(outline.compactText(label))")
    }
    for condition in outline.conditions(around: index) { readCondition(condition, holds: true) }
  }

  private mutating func readNames(around span: Range<Int>) {
    let index = span.lowerBound
    if let member = outline.enclosingMember(of: index).flatMap({ outline.memberName($0) }),
      member != "body", member != "init"
    {
      add(NameWords.split(member), "in \(member)")
    }
    if let type = outline.enclosingType(of: index) {
      let name = outline.name(type.name.upperBound - 1)
      add(NameWords.split(name), "in \(name)")
    }
  }

  private func identifierWords(_ span: Range<Int>) -> [String] {
    var result: [String] = []
    for index in span.prefix(64) where outline.kind(index) == .identifier {
      guard !outline.bareWord(index).isExpressionKeyword else { continue }
      switch outline.text(index) {
      case "nil", "true", "false", "self", "Self": continue
      default: result += NameWords.split(outline.name(index))
      }
    }
    return result
  }
}
