/// Code at its place.
package struct PlacedCode: Hashable, Sendable {
  var code: String
  var site: Site
  var place: NameResolver.Place

  /// Makes code at a place.
  package init(code: String, site: Site, place: NameResolver.Place) {
    self.code = code
    self.site = site
    self.place = place
  }
}

/// The cached values of code for one target.
///
/// `@unchecked`: the evaluator and the cache are only accessed with the lock held.
package final class TargetValues: @unchecked Sendable {
  /// Resolves names for the target.
  let resolver: NameResolver
  private let lock = Lock()
  private var evaluator: Evaluator
  private var known: [PlacedCode: Worth] = [:]
  private var knownPaint: [PlacedCode: [ColorValue]?] = [:]
  private var knownAssets: [PlacedCode: String?] = [:]
  /// The code whose value some color set has a part in.
  private var readers: Set<PlacedCode> = []
  private let meanings = Memo<PlacedCode, CodeMeaning?>()

  init(_ evaluator: Evaluator) {
    self.evaluator = evaluator
    resolver = evaluator.resolver
  }

  /// The value of code at a place where a type is expected.
  package func worth(of question: PlacedCode) -> Worth {
    lock { computed(question) }
  }

  /// The colors that code paints at a place, several for a gradient or a choice; `nil` if one is
  /// unknown.
  func paint(of code: String, at place: NameResolver.Place) -> [ColorValue]? {
    lock {
      let question = PlacedCode(code: code, site: .any, place: place)
      if let known = knownPaint[question] { return known }
      let paint = evaluator.paint(ofCode: code, at: place)
      knownPaint[question] = .some(paint)
      return paint
    }
  }

  /// The value of a declaration on the first path through its choices; `nil` if unknown.
  func content(of declaration: Int32) -> SwiftValue? {
    lock { evaluator.content(of: declaration) }
  }

  /// The color set whose color is the value of code at a place; `nil` for none.
  func asset(of question: PlacedCode) -> String? {
    lock {
      if let known = knownAssets[question] { return known }
      _ = computed(question)
      guard readers.contains(question) else { return nil }
      let asset = evaluator.asset(ofCode: question.code, at: question.place)
      knownAssets[question] = .some(asset)
      return asset
    }
  }

  /// The paths for want of whose declarations something that was asked has no value.
  package var missing: Set<String> { lock { evaluator.missing } }

  private func computed(_ question: PlacedCode) -> Worth {
    if let worth = known[question] { return worth }
    let worth = colorBeforeConversion(question) ?? evaluated(question)
    known[question] = worth
    return worth
  }

  private func evaluated(_ question: PlacedCode) -> Worth {
    let worth = evaluator.worth(
      ofCode: question.code, at: question.place, expecting: question.site)
    if evaluator.hasReadAssets { readers.insert(question) }
    return worth
  }

  /// The value of the argument of Apple's conversions, if a color is expected and all values are
  /// colors.
  private func colorBeforeConversion(_ question: PlacedCode) -> Worth? {
    guard question.site.colorType != nil, let core = unconverted(question) else { return nil }
    let worth = computed(core)
    // A chain without a conversion is not known any better where a type is expected.
    guard worth.isColor || worth.isUnknown && core.code == question.code else { return nil }
    if readers.contains(core) { readers.insert(question) }
    return worth
  }

  /// The argument of Apple's conversions: `Theme.text` of `UIColor(Theme.text)` and of
  /// `Theme.text.cgColor`, which share one evaluation.
  private func unconverted(_ question: PlacedCode) -> PlacedCode? {
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
    // A chain of names has its own type; a literal or an implicit member has the expected one.
    guard let chain = MemberChain.chain(from: span.lowerBound, in: outline), chain.span == span,
      !chain.isImplicit, chain.names.count > 1
    else { return nil }
    return PlacedCode(code: outline.text(span), site: .any, place: question.place)
  }

  /// Whether the project does not add initializers to a color type.
  private func isSystem(_ type: ColorType) -> Bool {
    resolver.project.extended(type.rawValue).allSatisfy {
      resolver.index.members("init", of: $0).isEmpty
    }
  }

  /// The meaning of code for the target; `nil` if one of its names is unknown or a local value.
  func meaning(of question: PlacedCode) -> CodeMeaning? {
    meanings.value(of: question) { CodeMeaning(question, resolver) }
  }
}

extension Worth {
  fileprivate var isUnknown: Bool {
    if case .unknown = self { true } else { false }
  }

  /// Whether all values are colors.
  fileprivate var isColor: Bool {
    switch self {
    case .value(let value): value.category == .color
    case .several(let variants): variants.allSatisfy { $0.value.category == .color }
    case .unknown: false
    }
  }
}
