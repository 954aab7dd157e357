/// Reads the words by which the code states what a color means: the case it belongs to, the
/// condition it depends on, its names, the text it colors.
struct MeaningReader {
  let outline: SyntaxOutline
  private var words: [String] = []
  private var places: [String] = []
  private var topics: [String] = []

  /// What the code around the expression `span` states; `nil` when it states nothing.
  static func meaning(of span: Range<Int>, in outline: SyntaxOutline) -> MeaningReading? {
    var reader = MeaningReader(outline: outline)
    reader.readExpressions(around: span)
    reader.readScopes(around: span.lowerBound)
    reader.readNames(around: span)
    guard !reader.words.isEmpty else { return nil }
    return MeaningReading(words: reader.words, places: reader.places, topics: reader.topics)
  }

  private init(outline: SyntaxOutline) {
    self.outline = outline
  }

  /// The place of a statement, whose text is made only when it is needed.
  struct Citation {
    let prefix: String
    let span: Range<Int>
    let suffix: String

    init(_ prefix: String, _ span: Range<Int>, _ suffix: String = "") {
      self.prefix = prefix
      self.span = span
      self.suffix = suffix
    }
  }

  mutating func state(_ word: String?, _ reported: Citation) {
    guard let word, !words.contains(word) else { return }
    words.append(word)
    places.append(reported.prefix + outline.compactText(reported.span) + reported.suffix)
  }

  private mutating func state(name: String, _ reported: Citation) {
    let words = NameWords.split(name)
    state(StatedWords.word(of: words), reported)
    addTopics(words)
  }

  /// Adds the words of a name as topics, which state no meaning.
  private mutating func addTopics(_ words: [String]) {
    for word in words where !topics.contains(word) && topics.count < 32 {
      topics.append(word)
    }
  }

  // MARK: - Expressions

  /// The expressions that a color is a part of, as far as they lead to where it is used.
  private mutating func readExpressions(around span: Range<Int>) {
    for (span, slot) in outline.ancestors(of: span) {
      switch slot {
      case .ternary(let question, let isThen):
        guard let ternary = outline.ternary(at: question) else { return }
        readCondition(ternary.condition, holds: isThen)
      case .argument(let open, let label, let position):
        guard let call = outline.call(at: open) else { return }
        readArgument(of: call, label: label, position: position)
      case .receiver:
        guard outline.chain(around: span.lowerBound).lowerBound == span.lowerBound else { return }
      case .dictionaryValue(_, let key): stateAll(in: key, Citation("value of ", key))
      case .parenthesized, .element: continue
      case .assigned(let target):
        for index in target.prefix(32) where outline.kind(index) == .identifier {
          state(name: outline.name(index), Citation("assigned to ", target))
        }
        return
      case .initializer(let property):
        let name = outline.properties[property].name
        state(name: outline.name(name), Citation("named ", name..<name + 1))
        return
      default:
        return
      }
    }
  }

  private mutating func readArgument(of call: CallExpression, label: Int?, position: Int) {
    let name = outline.name(call.name)
    if let label {
      state(name: outline.name(label), Citation("argument '", label..<label + 1, "'"))
    }
    if outline.kind(call.name - 1) == .period, outline.endsExpression(call.name - 2) {
      return readText(before: call)
    }
    // `Badge(level: .critical, color: .red)`, but no color's own arguments.
    guard ColorType(outline.word(call.name)) == nil, outline.word(call.name) != .`init`,
      ColorSlot.slots(of: name).isEmpty
    else { return }
    for argument in outline.arguments(call).prefix(8) where argument.position != position {
      guard argument.value.count <= 3 else { continue }
      stateAll(in: argument.value, Citation("beside ", argument.value))
    }
  }

  /// `Text(errorMessage).foregroundColor(.red)`.
  private mutating func readText(before modifier: CallExpression) {
    let start = outline.chainStart(modifier.name)
    guard outline.word(start) == .Text || outline.word(start) == .Label,
      let call = outline.call(named: start), let text = outline.arguments(call).first?.value,
      text.count <= 16
    else { return }
    stateAll(
      in: text, Citation(outline.word(start) == .Text ? "on Text of " : "on Label of ", text))
  }

  /// States what an expression names: implicit members, a text, and the last significant name of a
  /// chain.
  mutating func stateAll(in span: Range<Int>, _ reported: Citation) {
    if let text = outline.string(span) { return state(StatedWords.word(ofText: text), reported) }
    var last: String?
    var isBound = false
    for index in span.prefix(64) {
      switch outline.kind(index) {
      case .identifier:
        if outline.bareWord(index) == .let || outline.bareWord(index) == .var {
          isBound = true
          continue
        }
        guard !isBound, !outline.bareWord(index).isExpressionKeyword else { continue }
        switch outline.text(index) {
        case "nil", "true", "false", "self", "Self": continue
        default: break
        }
        let words = NameWords.split(outline.name(index))
        addTopics(words)
        if outline.startsImplicitMember(index - 1) {
          state(StatedWords.word(of: words), reported)
        } else {
          last = StatedWords.word(of: words) ?? last
        }
      case .comma, .rightParen: isBound = false
      default: break
      }
    }
    state(last, reported)
  }

  // MARK: - Names

  private mutating func readNames(around span: Range<Int>) {
    let index = span.lowerBound
    if let scope = outline.enclosingMember(of: index), let name = outline.memberNameIndex(scope),
      !outline.isText(name, "body"), outline.word(name) != .`init`
    {
      state(name: outline.name(name), Citation("in ", name..<name + 1))
    }
    guard let type = outline.enclosingType(of: index) else { return }
    let last = type.name.upperBound - 1
    let words = NameWords.split(outline.name(last))
    addTopics(words)
    // The name of a view is no evidence for each of its colors; the name of a set of colors is.
    if declaresColor(at: index) {
      state(StatedWords.word(of: words), Citation("in ", last..<last + 1))
    }
  }

  /// Whether a member of a type declares the color.
  private func declaresColor(at index: Int) -> Bool {
    if let property = outline.propertyIndex(initializedAround: index) {
      return outline.scopes[outline.properties[property].parent].kind == .type
    }
    guard let type = outline.resultType(around: index),
      let name = outline.reading(ofType: type)?.name
    else { return false }
    return Site(type: name, in: outline) != nil
  }
}
