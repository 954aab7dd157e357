/// What code is worth to one target, remembered for all that ask.
///
/// Unchecked: the evaluator and its answers are only touched with the lock held.
final class TargetValues: @unchecked Sendable {
  /// Looks names up for the target.
  let resolver: NameResolver
  private let lock = Lock()
  private var evaluator: Evaluator
  private var known: [Question: Worth] = [:]
  private let meanings = Memo<Question, CodeMeaning?>()

  /// Code where it would stand.
  struct Question: Hashable {
    var code: String
    var place: NameResolver.Place
    var site: Site
  }

  init(_ evaluator: Evaluator) {
    self.evaluator = evaluator
    resolver = evaluator.resolver
  }

  /// What code would be worth at a place where a type is expected.
  func worth(of question: Question) -> Worth {
    lock { answer(question) }
  }

  private func answer(_ question: Question) -> Worth {
    if let worth = known[question] { return worth }
    var worth = Worth.unknown("")
    if question.site.colorType != nil, let core = unconverted(question) { worth = answer(core) }
    if !worth.isColor {
      worth = evaluator.worth(
        ofCode: question.code, at: question.place, expecting: question.site)
    }
    known[question] = worth
    return worth
  }

  /// The color that Apple's conversions are given: `Theme.text` of `UIColor(Theme.text)` and of
  /// `Theme.text.cgColor`, for which one evaluation answers.
  private func unconverted(_ question: Question) -> Question? {
    let outline = resolver.project.parsed(question.code).outline
    var span = 0..<outline.count
    if span.count > 2, outline.isText(span.upperBound - 1, "cgColor"),
      outline.kind(span.upperBound - 2) == .period
    {
      span = 0..<span.upperBound - 2
    }
    if let call = outline.call(named: 0), call.close == span.upperBound - 1,
      let type = ColorType(named: outline.text(0)), isSystem(type)
    {
      let arguments = outline.arguments(call)
      guard arguments.count == 1, let argument = arguments.first else { return nil }
      span = argument.value
    }
    // A chain of names says its own type; a literal or an implicit member is what is expected of it.
    guard let chain = MemberChain.chain(from: span.lowerBound, in: outline), chain.span == span,
      !chain.isImplicit, chain.names.count > 1
    else { return nil }
    return Question(code: outline.text(span), place: question.place, site: .any)
  }

  /// Whether the project adds no initializer to a type of colors.
  private func isSystem(_ type: ColorType) -> Bool {
    ([type.rawValue] + (resolver.project.extendedAliases[type.rawValue] ?? [])).allSatisfy {
      resolver.index.members("init", of: $0).isEmpty
    }
  }

  /// What the names of code mean to the target; `nil` where one of them means nothing, or a value in scope.
  func meaning(of question: Question) -> CodeMeaning? {
    meanings.value(of: question) { CodeMeaning(question, resolver) }
  }
}

extension Worth {
  /// Whether all values are colors.
  fileprivate var isColor: Bool {
    switch self {
    case .value(let value): value.category == .color
    case .several(let variants): variants.allSatisfy { $0.value.category == .color }
    case .unknown: false
    }
  }
}
