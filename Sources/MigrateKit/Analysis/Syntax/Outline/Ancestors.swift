extension SyntaxOutline {
  /// The number of expressions after which a walk from one to the one around it gives up.
  static let maximumClimb = 16

  /// An expression with what holds it.
  package typealias Ancestor = (span: Range<Int>, slot: Slot)

  /// The expression `span` and those around it, inner before outer, each with what holds it.
  ///
  /// The walk ends at a statement, a declaration or an assignment, and after `maximumClimb`
  /// expressions.
  package func ancestors(of span: Range<Int>) -> Ancestors {
    Ancestors(outline: self, start: span)
  }

  /// The expression that `span` and the slot that holds it are parts of; `nil` where there is none.
  func expression(around span: Range<Int>, in slot: Slot) -> Range<Int>? {
    let whole: Range<Int>?
    switch slot {
    case .argument(let open, _, _): whole = call(at: open).map { chain(around: $0.name) }
    case .receiver: whole = chain(around: span.lowerBound)
    case .operand: whole = operands(around: span)
    case .ternary(let question, _), .ternaryCondition(let question):
      whole = ternary(at: question)?.span
    case .element(let open), .parenthesized(let open, _, _), .dictionaryValue(let open, _):
      whole = partner(open).map { open..<$0 + 1 }
    default: whole = nil
    }
    return whole == span ? nil : whole
  }

  /// A walk outwards from an expression.
  package struct Ancestors: Sequence, IteratorProtocol {
    private let outline: SyntaxOutline
    private var span: Range<Int>
    private var slot: Slot?
    private var count = 0

    fileprivate init(outline: SyntaxOutline, start: Range<Int>) {
      self.outline = outline
      span = start
    }

    /// All of them, with room for as many as nearly every expression has.
    var all: [Ancestor] {
      var all: [Ancestor] = []
      all.reserveCapacity(8)
      all += self
      return all
    }

    package mutating func next() -> Ancestor? {
      guard count < SyntaxOutline.maximumClimb else { return nil }
      count += 1
      if let slot {
        guard let whole = outline.expression(around: span, in: slot) else { return nil }
        span = whole
      }
      let holder = outline.slot(of: span)
      slot = holder
      return (span, holder)
    }
  }
}
